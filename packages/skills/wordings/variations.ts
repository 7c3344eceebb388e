import type { Language } from '@wakeel/contract'
import { latinDigits } from '../src/reading/arabic.ts'
import type { Span } from '../src/reading/words.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { NOT_ASIDE_FOR, REMARKS } from './said-around.ts'
import { speechIn } from './speech.ts'
import { meaningfulWords, mistyped, type Slip } from './typing-errors.ts'

/** A request, and what an answer to it has to hold in the spelling of the request. */
export interface Asked {
  id: string
  agent: string
  language: Language
  message: string
  kept: readonly string[]
}

interface Drawn extends Asked {
  speech: readonly Span[]
  chance: Chance
}

type Vary = (asked: Drawn) => string | undefined

/** Each variation alone, by what it changes; nothing where a message has nothing to change. */
const VARIATIONS = {
  'typing errors': {
    'letter left out': typing('leftOut'),
    'letter doubled': typing('doubled'),
    'letter wrong': typing('wrong'),
    'letters swapped': typing('swapped'),
    'two slips': typing('leftOut', 'swapped'),
  },
  'spelling and marks': {
    'arabic spelling': arabicSpelling,
    'و apart or joined': joinedAnd,
    dictated,
    'marks doubled': changing((text) => text.replace(/(?<!\p{N})([.!?؟])(?=\s|$)/gu, '$1$1')),
  },
  chatter: { 'said before': chatter('before'), 'said behind': chatter('behind') },
  'numbers beside it': {
    licence: aside('licence'),
    phone: aside('phone'),
    address: aside('address'),
    staff: aside('staff'),
    year: aside('year'),
    'price of last year': aside('lastYear'),
    claim: aside('claim'),
    'time of day': aside('timeOfDay'),
    'age of another': aside('ageOfAnother'),
    career: aside('career'),
  },
  'formats of numbers': {
    'without commas': changing((text) =>
      text.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (all) => all.replaceAll(',', '')),
    ),
    'in k': changing((text) =>
      text.replace(
        /(?<![\d.,])\d{1,3},\d00(?![\d.,]| ?(?:k|mill|thou|ألف|الف|مليون))/g,
        (all) => `${Number(all.replace(',', '')) / 1000}k`,
      ),
    ),
    'arabic digits': changing((text) =>
      text.replace(/(?<![\p{L}\d:/.@_-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d:/@_-])/gu, (all) =>
        all.replace(/[\d,.]/g, inArabic),
      ),
    ),
    'latin digits': changing(latinDigits),
    currency: currencyOtherwise,
    'per cent': changing((text, { language }) =>
      text.replace(/(?<=\d) ?[%٪]/g, language === 'en' ? ' percent' : ' بالمية'),
    ),
  },
  'words and order': { 'other words': otherWords, 'question moved': moved, 'asked twice': twice },
} as const satisfies Record<string, Record<string, Vary>>

export type Kind = keyof typeof VARIATIONS
export const kinds = Object.keys(VARIATIONS) as Kind[]

const all = new Map<string, { kind: Kind; vary: Vary }>(
  kinds.flatMap((kind) =>
    Object.entries<Vary>(VARIATIONS[kind]).map(([name, vary]) => [name, { kind, vary }] as const),
  ),
)
export const variations: readonly string[] = [...all.keys()]
export const kindOf = (variation: string): Kind | undefined => all.get(variation)?.kind

/** The message said otherwise, always the same for the same request; nothing when it would not differ. */
export function varied(asked: Asked, variation: string): string | undefined {
  const speech = speechIn(asked.message, asked.agent)
  const drawn = { ...asked, speech, chance: chanceFrom(`${asked.id} ${variation}`) }
  const said = all.get(variation)?.vary(drawn)
  return said === asked.message ? undefined : said
}

function changing(change: (text: string, asked: Drawn) => string): Vary {
  return (asked) => inSpeech(asked, (text) => change(text, asked))
}

/** Links and addresses stay as they are. */
const UNTOUCHED = /https?:\/\/\S+|www\.\S+|\S+@\S+|\b[\w-]+\.(?:ae|com|net|org)\S*/g

/** Changes what a person says in their own words. */
function inSpeech({ message, speech }: Drawn, change: (text: string) => string): string {
  return speech.toReversed().reduce((text, { start, end }) => {
    const said = text.slice(start, end)
    let from = 0
    let changed = ''
    for (const { index, 0: link } of said.matchAll(UNTOUCHED)) {
      changed += change(said.slice(from, index)) + link
      from = index + link.length
    }
    return text.slice(0, start) + changed + change(said.slice(from)) + text.slice(end)
  }, message)
}

function typing(...slips: readonly Slip[]) {
  return ({ message, speech, kept, chance }: Drawn) =>
    mistyped(message, meaningfulWords(message, speech, kept), slips, chance)
}

/** One Arabic letter for another that people take for the same. */
function arabicSpelling(asked: Drawn): string | undefined {
  if (asked.language === 'en') return undefined
  const way = asked.chance.pick([
    (text: string) =>
      text
        .replace(/[أإآ]/g, 'ا')
        .replace(/ة(?!\p{L})/gu, 'ه')
        .replace(/ى(?!\p{L})/gu, 'ي'),
    (text: string) =>
      text.replace(/(?<=\p{L}{2})ي(?!\p{L})/gu, 'ى').replace(/(?<=\p{L}{3})ه(?!\p{L})/gu, 'ة'),
    (text: string) =>
      text
        .replace(/(?<!\p{L})ا(?=\p{L}{3})(?!ال|ل)/gu, 'أ')
        .replace(/ئ/g, 'ي')
        .replace(/ؤ/g, 'و'),
  ])
  return inSpeech(asked, way)
}

function joinedAnd(asked: Drawn): string | undefined {
  if (asked.language === 'en') return undefined
  const isApart = /(?<!\p{L})و (?=[\p{L}\p{N}])/u.test(asked.message)
  return inSpeech(asked, (text) =>
    isApart
      ? text.replace(/(?<!\p{L})و (?=[\p{L}\p{N}])/gu, 'و')
      : text.replace(/(?<!\p{L})و(?=ال\p{L}{3}|\p{N})/gu, 'و '),
  )
}

/** All lower case and no mark but those inside figures; the last one stays where a text follows in the same line. */
function dictated(asked: Drawn): string {
  return inSpeech(asked, (text) => {
    const last = /[:：?؟.]\s*$/.exec(text)?.[0] ?? ''
    const body = text.slice(0, text.length - last.length)
    const isFollowed =
      !asked.message.endsWith(text) &&
      !/\n/.test(asked.message[asked.message.indexOf(text) + text.length] ?? '\n')
    const plain = body
      .replace(/(?<!\d)[,،؛;:!?؟()"“”]+|[,،؛;:!?؟()"“”]+(?!\d)|\.+(?=\s|$)|\s[–—-]+(?=\s)/g, '')
      .replace(/ {2,}/g, ' ')
      .toLowerCase()
    return plain + (isFollowed ? last : last.replace(/[:：?؟.]/g, ''))
  })
}

/** Words that stand beside what is asked: in the same line as its first or last own words. */
function beside(
  { message, speech }: Drawn,
  remark: string,
  isFirst: boolean,
  mark: string,
): string {
  const place = isFirst ? speech[0] : speech.at(-1)
  if (!place) return isFirst ? `${remark}\n${message}` : `${message}\n\n${remark}`
  if (isFirst)
    return `${message.slice(0, place.start)}${remark}${mark} ${message.slice(place.start)}`
  const said = message.slice(place.start, place.end).trimEnd()
  const end = place.start + said.length
  // Behind "here it is:" the text follows.
  if (/[:：]$/.test(said))
    return `${message.slice(0, place.start)}${remark}${mark} ${message.slice(place.start)}`
  const joint = /[.!?؟،,]$/.test(said) ? ' ' : '. '
  return `${message.slice(0, end)}${joint}${remark}.${message.slice(end)}`
}

function aside(name: keyof typeof REMARKS) {
  return (asked: Drawn): string | undefined => {
    if (NOT_ASIDE_FOR[name]?.includes(asked.agent)) return undefined
    const remark = asked.chance.pick(REMARKS[name][asked.language])
    return beside(asked, remark, asked.chance.below(2) === 0, asked.chance.pick(['.', ',']))
  }
}

function chatter(name: 'before' | 'behind') {
  return (asked: Drawn): string => {
    const remark = asked.chance.pick(REMARKS[name][asked.language])
    const isOwnFirst = asked.speech[0]?.start === 0
    if (name === 'before' && !isOwnFirst) return `${remark}\n\n${asked.message}`
    if (name === 'before')
      return `${remark}${asked.chance.pick(['. ', ', ', '\n'])}${asked.message}`
    return `${asked.message}\n${asked.chance.pick(['', '\n'])}${remark}`
  }
}

const inArabic = (letter: string) =>
  letter === ',' ? '٬' : letter === '.' ? '٫' : String.fromCharCode(0x660 + Number(letter))

const AMOUNT = '[\\d٠-٩][\\d٠-٩,٬.٫]*(?:k| ?(?:million|ألف|الف|مليون))?'

function currencyOtherwise(asked: Drawn): string {
  const { language, chance } = asked
  const name = chance.pick(language === 'en' ? ['dhs', 'dirhams', 'AED', 'dh'] : ['درهم', 'د.إ'])
  return inSpeech(asked, (text) =>
    text
      .replace(new RegExp(`\\bAED ?(${AMOUNT})(?<![.,])`, 'giu'), `$1 ${name}`)
      .replace(
        new RegExp(`(${AMOUNT}) ?(?:dhs|dirhams?|درهم)(?!\\p{L})`, 'giu'),
        name === 'AED' ? 'AED $1' : `$1 ${name}`,
      ),
  )
}

const WORDS: Record<Language, readonly (readonly [string, readonly string[]])[]> = {
  en: [
    ['you', ['u']],
    ['please|pls|plz', ['pls', 'please', 'plz', 'kindly']],
    ['want to', ['wanna']],
    ['going to', ['gonna']],
    ['thanks|thank you|thx', ['thx', 'thanks', 'ty']],
    ['because', ['cuz', 'bc']],
    ['how much is', ["what's", 'whats']],
    ["what is|whats|what's", ['tell me', 'whats', 'what is']],
    ['are', ['r']],
    ['your', ['ur']],
    ['with', ['w/']],
    ['calculate', ['work out', 'figure out']],
    ['i need', ['i want', 'id like']],
    ['per month|a month', ['monthly', 'each month', 'a month', 'every month']],
    ['per year|a year', ['yearly', 'each year', 'a year']],
  ],
  ar: [
    ['كم|جم|كام|قديش|قد ايش', ['كم', 'كام', 'قديش', 'جم', 'كم']],
    ['بكم', ['بكام', 'بقديش']],
    [
      'أريد|اريد|أبي|ابي|أبغى|ابغى|ابغي|عايز|عاوز|بدي',
      ['أريد', 'أبي', 'عايز', 'بدي', 'أبغى', 'عاوز'],
    ],
    ['لو سمحت|من فضلك|بليز', ['لو سمحت', 'من فضلك', 'بليز', 'الله يخليك']],
    ['شو|ايش|إيش|وش|ايه|إيه', ['شو', 'ايش', 'وش', 'شنو']],
    ['شهريا|شهريًا|بالشهر|في الشهر', ['بالشهر', 'شهريًا', 'كل شهر', 'في الشهر']],
    ['عشان|علشان', ['عشان', 'علشان', 'لأن']],
    ['مب|مو|مش', ['مب', 'مو', 'مش']],
    ['عندي', ['معي', 'عندي']],
    ['هذا|هذي|هاي|ده|دي', ['هذا', 'هذي', 'ده']],
  ],
}

/** Common words for others of the same meaning. */
function otherWords(asked: Drawn): string {
  return inSpeech(asked, (text) =>
    WORDS[asked.language].reduce(
      (said, [word, others]) =>
        said.replace(new RegExp(`(?<![\\p{L}'’])(?:${word})(?![\\p{L}'’])`, 'giu'), (was) => {
          const different = others.filter((other) => other !== was.toLowerCase())
          return asked.chance.pick(different)
        }),
      text,
    ),
  )
}

const POINTING =
  /below|above|following|under this|next|then|attached|here|تحت|ادناه|أدناه|التالي|فوق|اعلاه|أعلاه|الآتي|الاتي|هنا/i

/** A row keeps the tabs of its empty cells. */
const withoutLines = (text: string) => text.replace(/^\s*\n|[\n ]+$/g, '')

/** The question behind the pasted block instead of before it, or the other way round. */
function moved({ message, speech }: Drawn): string | undefined {
  const [only, another] = speech
  if (!only || another || POINTING.test(message.slice(only.start, only.end))) return undefined
  const said = message.slice(only.start, only.end).trim()
  const before = withoutLines(message.slice(0, only.start))
  const behind = withoutLines(message.slice(only.end))
  if ((before === '') === (behind === '') || said === '') return undefined
  const block = before || behind
  // One line is a value rather than a block.
  if (!block.includes('\n') && block.length < 80) return undefined
  return before ? `${said}\n\n${block}` : `${block}\n\n${said.replace(/[:：]$/, '')}`
}

const OF_VALUES: ReadonlySet<string> = new Set([
  'corporate-tax-estimator',
  'end-of-service-gratuity',
  'mortgage-and-loan-planner',
  'runway-forecaster',
  'energy-macro-planner',
])

/** The same again with another value. */
function twice({ message, speech, agent, language }: Drawn): string | undefined {
  if (!OF_VALUES.has(agent)) return undefined
  const said = speech.map(({ start, end }) => message.slice(start, end)).join(' ')
  const all = said.match(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,.])/g) ?? []
  const [amount] = all
  if (!amount || all.length !== new Set(all).size) return undefined
  const other = (Number(amount.replaceAll(',', '')) * 1.1)
    .toFixed(0)
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
  return language === 'en'
    ? `${message}\nAnd the same again with ${other} instead of ${amount}?`
    : `${message}\nوكم تصير لو كانت ${other} بدل ${amount}؟`
}
