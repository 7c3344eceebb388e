import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { wordCount } from '../reading/prose.ts'
import { type Span, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { isSetOff } from '../sentences/set-off.ts'

// What the words of a message say that it does to what was answered before.

const changes = lexicon(
  {
    add: 'add, also, too, as well, plus, include, another, forgot, اضف, اضيف, اضيفي, ضيف, ضيفي, ضيفوا, زيد, زيدي, زود, زودي, حط كمان, كمان, برضه, برضو, بعد كمان, نسيت, نسينا, ايضا',
    remove:
      'remove, drop, delete, without, skip, leave out, take out, take off, avoid, no more, cancel, forget, ignore, scrap, never mind, exclude, excluding, شيل, شيلي, احذف, احذفي, بدون, بلا, من غير, الغ, الغي, بلاش, انس, انسي, انسى',
    more: 'more, longer, extra, another, increase, اكثر, اكتر, زياده, اطول, زيد, زيدي, زود, زودي',
    less: 'less, fewer, shorter, reduce, shorten, اقل, اقصر, انقص, قلل, قللي, قصر, قصري, نقص',
    same: 'same, likewise, as before, نفس, نفسه, نفسها, ذات, زي اللي قبل, مثل اللي قبل',
    why: 'why, how come, reason, ليش, ليه, لماذا, لمه, شو السبب, ايش السبب, وش السبب',
  },
  { isExact: true },
)
type Change = ReturnType<typeof changes>[number]['concept']

/** What a message does to what was there: adds to it, takes from it, asks why. */
export function changeIn(message: string): (change: Change) => boolean {
  const found = new Set(changes(words(message)).map(({ concept }) => concept))
  return (change) => found.has(change)
}

/** Where a message takes something away from what was there: "drop", «بدون». */
export const removalsIn = (message: string): readonly Span[] =>
  changes(words(message)).filter(({ concept }) => concept === 'remove')

/** "2 is enough", «خلها 12»: the one number of a message. */
export function onlyNumber(message: string): number | undefined {
  const [only, ...others] = numbers(fold(message).text)
  return only && others.length === 0 && Number.isInteger(only.value) && only.value > 0
    ? only.value
    : undefined
}

/** What is left of a message beside its request may have fewer words, and is no text unless it is set off. */
const LEAST_WORDS = 15

/** Whether a message brings a text of its own. */
export const bringsText = (text: string, message: string): boolean =>
  isSetOff(text, message) || wordCount(text) >= LEAST_WORDS

const INTRODUCED = /^([^:：.!?؟\n]{2,80})[:：]\s{0,9}(?=\S)/u

/** "And this one: …", «وهذا للصف الثالث: …»: a few words that bring another text, where a text is known. */
export function introduced(message: string): { request: string; text: string } | undefined {
  const [lead, request = ''] = INTRODUCED.exec(message) ?? rewritten(message) ?? []
  const text = lead === undefined ? '' : message.slice(lead.length).trim()
  return wordCount(text) >= LEAST_INTRODUCED ? { request, text } : undefined
}
const LEAST_INTRODUCED = 4

const REWRITTEN =
  /^\P{L}{0,3}((?:(?:ok|so|and|is|it|this|that|how|what|about|try|any|طيب|و)\s){0,4}(?:better|easier|simpler|clearer|now|(?:(?:i|we)(?:['’]ve)? |just )?(?:changed|rewrote|rewritten|edited|fixed|updated|shortened|simplified|redid)(?: (?:it|this|that|them))?|(?:(?:my|the|a) )?(?:new|second|other|shorter|simpler) (?:version|one|text|try)|[أا]حسن|[أا]سهل|[أا]وضح|(?:غي?رت|عد[ّ]?لت|بس[ّ]?طت|اختصرت|كتبت|صغت)(?:ه|ها)?(?: من جديد| مر[ةه] (?:ثاني[ةه]|تاني[ةه]))?|(?:ال)?نسخ[ةه] (?:ال)?جديد[ةه])(?: (?:now|again|a bit|الحين|الآن|الان|دلوقتي|هلق|كذا|جذي|كده|هيك|شوي)){0,2})\s?[.?!؟،,\n]\s{0,3}(?=\S)/iu
const ONE_QUESTION = /^[^.!?؟\n]{0,300}[?؟]\s{0,3}$/u

/** "Better? Please send us …", «عدلته. حافظوا على …»: the text stands behind a whole sentence. */
function rewritten(message: string): readonly [string, string] | undefined {
  const [lead, request = ''] = REWRITTEN.exec(message) ?? []
  const isText = lead !== undefined && !ONE_QUESTION.test(message.slice(lead.length))
  return isText ? [lead, request] : undefined
}
