import { words } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Filling } from './filling.ts'
import type { Mention } from './mentions.ts'
import { SELF } from './whose.ts'

// "Me again", "and my wife?", "no, he stays": which of the earlier answers a follow-up goes on from.

/** What one message of a conversation came to, and of whom. */
export interface Stage {
  filling: Filling
  who: string
  /** The messages that it rests on. */
  texts: readonly string[]
}

const OTHERS: ReadonlySet<string> = new Set(['relative', 'someoneElse', 'child', 'baby'])
const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she'])
const OWNED: ReadonlySet<string> = new Set(['height', 'weight', 'age', 'waist', 'basicPay', 'wage'])

/** Whose case a message is about, as far as it says; `undefined` where it goes on with whoever was spoken of last. */
function whoIn(message: Message): string | undefined {
  const { text, concepts } = message
  const other = concepts.find(({ concept }) => OTHERS.has(concept))
  if (other) return words(text.slice(other.start, other.end))[0]?.stem
  if (concepts.some(({ concept }) => PRONOUNS.has(concept))) return undefined
  return isOfSelf(message) ? SELF : undefined
}

/** What a message is said in full as, with whom it is about: "and me with 2 more years" is still of whoever writes. */
export function withWho(text: string, message: Message): string {
  const again = SELF_AGAIN.exec(message.text)?.[0]
  return again && whoIn(message) === SELF && !SELF_AGAIN.test(text) ? `${again} ${text}` : text
}

const SELF_AGAIN =
  /(?<!(?:tell|give|show|let|remind|send|help|for) )\bme\b|\bfor me\b|\b(?:mine|myself|my own)\b|(?<!\p{L})[وف]?[أا]نا(?!\p{L})|(?<!\p{L})(?:نرجع|رجعنا|نعود|[أا]رجع|خلينا)\s(?:ل[يى]|[إا]ل[يى])(?!\p{L})/iu

/** "Me again", "my waist is 90", «وزني». */
const isOfSelf = ({ text, concepts }: Message): boolean =>
  SELF_AGAIN.test(text) ||
  concepts.some(
    ({ concept, start, end }) =>
      OWNED.has(concept) &&
      (/\bmy\s$/iu.test(text.slice(Math.max(0, start - 4), start)) ||
        /^\p{Script=Arabic}{2,10}ي$/u.test(text.slice(start, end))),
  )

const TAKES_BACK =
  /^[^\p{L}\d]{0,3}(?:no+|nah|nope|never ?mind|nvm|forget (?:it|that|about it)|scrap that|undo(?: that)?|cancel that|لا+|لأ|خلاص|[إا]نس[ىي]?(?: الموضوع)?|كنسل)(?!\p{L})/iu
/** "No, he stays, but the rent goes up 4,000": the last change is taken back, and another one made. */
const STAYS =
  /^[^\p{L}\d]{0,3}(?:no+|nah|لا+|لأ)[\s,،]{1,3}(?:(?:خلاص\s)?خل(?:ه|يه|ها|يها|هم|يهم)\s(?:[يت]تم|[يت]بق[ىي]|[يت]ضل|موجود\p{L}?|قاعد\p{L}?)|(?:he|she|they) stays?|(?:leave|keep) (?:him|her|them))[\s,،]{1,3}(?:but|though|بس|لكن)(?!\p{L})/iu
const MOST_WORDS = 6
const TO_FIRST =
  /\b(?:the original|(?:back to|as in) the (?:first|start|beginning)|(?:back )?(?:to|as) (?:how|what|it) (?:it )?was(?: before| at first)?)\b|(?:زي|متل|مثل) (?:ما كان\p{L}{0,2}|الأول|الاول)|(?:نرجع|رجع\p{L}{0,2}) (?:لل?|على )?(?:الأول|اول)\p{L}{0,2}/iu

/** "The first one again but with 9,600": what is changed is changed of that. */
const FIRST_AGAIN =
  /\b(?:the )?(?:very )?first (?:one |offer |case |plan |option )?again\b|(?<!\p{L})(?:نرجع|رجع\p{L}{0,3})\s?(?:لل?|على ال|عال)[اأ]?ول\p{L}{0,2}(?!\p{L})/iu

/** What a message goes on from: the last answer about whoever it speaks of, or the one before what it takes back. */
export function stageBefore(stages: readonly Stage[], message: Message): Stage | undefined {
  const last = stages.at(-1)
  if (!last) return undefined
  const who = whoIn(message)
  const own = who !== undefined && who !== last.who && stages.findLast((one) => one.who === who)
  if (own) return own
  const isAsking =
    /[?؟]/.test(message.text) || message.concepts.some(({ concept }) => concept === 'question')
  const back = BACK.test(message.text) && stages.findLast((one) => holdsAll(one, last, message))
  if (back) return back
  if (STAYS.test(message.text)) return beforeChange(stages, last)
  const first = stages.find((one) => one.who === last.who)
  if (FIRST_AGAIN.test(message.text) && first) return first
  if (isAsking || message.mentions.some(({ doubt }) => doubt < 2)) return last
  if (TO_FIRST.test(message.text) && first) return first
  return takesBack(message) ? beforeChange(stages, last) : last
}

const takesBack = ({ text }: Message): boolean =>
  TAKES_BACK.test(text) && words(text).length <= MOST_WORDS

/** What was so before the last change. */
export const beforeChange = (stages: readonly Stage[], last: Stage): Stage =>
  stages.findLast((one) => one.who === last.who && !isSame(one.filling, last.filling)) ?? last

const BACK =
  /\b(?:back to|return to)\b|(?<!\p{L})(?:نرجع|رجع\p{L}{0,3}|[إا]رجع\p{L}{0,2})(?!\p{L})/iu

/** "Back to 10 years" after a time was asked for: where it was told, and is not what changes. */
const holdsAll = ({ filling }: Stage, last: Stage, { mentions }: Message): boolean => {
  const figures = mentions.filter(({ doubt }) => doubt === 0)
  return (
    figures.length > 0 &&
    figures.every((figure) =>
      Object.entries(filling.values).some(
        ([name, list]) =>
          last.filling.values[name] === undefined && list.some((value) => isValue(value, figure)),
      ),
    )
  )
}

const isValue = (value: object, figure: Mention): boolean =>
  ('value' in value && 'value' in figure && value.value === figure.value) ||
  ('parts' in value &&
    'parts' in figure &&
    JSON.stringify(value.parts) === JSON.stringify(figure.parts))

export const isSame = (one: Filling, other: Filling): boolean =>
  one.goal === other.goal && JSON.stringify(one.values) === JSON.stringify(other.values)

/** Whose answer a message comes to. */
export const whoOf = (before: Stage | undefined, message: Message): string =>
  whoIn(message) ?? before?.who ?? SELF
