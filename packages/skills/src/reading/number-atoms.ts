import { type NumberWord, numberWord } from './number-words.ts'
import type { Span } from './words.ts'

export interface NumberAtom extends Span {
  kind: 'digits' | 'word' | 'filler'
  value: number
  word?: NumberWord
  /** "a", "and", "of", "point", "و" between the words of a number. */
  filler?: string
  /** Written together with و. */
  joined: boolean
}

const PARTS = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
type Part = keyof typeof PARTS

const SPACE = '[ \\u00a0\\u202f]'
/** Ways to write digits, the first that fits is meant. */
const FORMS: readonly { form: RegExp; read: (digits: string) => string }[] = [
  // 1,250,000.50 and 12,50,000, as written in India
  {
    form: /\d{1,3}(?:[,،'’]\d{2,3})*[,،'’]\d{3}(?!\d)(?:\.\d+)?/y,
    read: (digits) => digits.replace(/[,،'’]/g, ''),
  },
  // 1.250.000 and 1.250,50
  {
    form: /\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)/y,
    read: (digits) => digits.replaceAll('.', '').replace(',', '.'),
  },
  { form: /\d{1,3}(?:\.\d{3}){2,}(?![\d.])/y, read: (digits) => digits.replaceAll('.', '') },
  // 350 000; other groups only beside a currency, as they may be a row of numbers
  {
    form: new RegExp(
      `\\d{1,3}(?:${SPACE}\\d{3})*${SPACE}(?:000(?![\\d]|[ ,.]\\d)|\\d{3}(?=(?:\\.\\d+)?\\s?(?:aed|dh|dir|درهم|\\$|usd|€|eur)))(?:\\.\\d+)?`,
      'y',
    ),
    read: (digits) => digits.replace(/\s/g, ''),
  },
  // € 12,50 and 12,50 €
  {
    form: /(?:(?<=(?:€|\$|£|\b(?:aed|usd|eur|dhs?)|درهم) ?)|(?=\d+,\d{2} ?(?:€|\$|£|(?:aed|usd|euros?|eur|dhs?|dirhams?)\b|درهم)))(?<![\d,])\d+,\d{2}(?![\d,])/y,
    read: (digits) => digits.replace(',', '.'),
  },
  // 4,5 % and 1,75 m
  {
    form: /\d+,\d{1,2}(?=\s*(?:%|per ?cent|million|مليون|bn\b|(?:kgs?|lbs?|cm|mm|m|km|ft|feet|inch(?:es)?|miles?|l|lit(?:re|er)s?|كغ|كجم|كيلو|سم|متر|كم|لتر)(?![\p{L}\d])))/uy,
    read: (digits) => digits.replace(',', '.'),
  },
  // 4½ and 4 ½
  {
    form: /\d+ ?[½¼¾]/y,
    read: (digits) => String(Number.parseInt(digits, 10) + PARTS[digits.at(-1) as Part]),
  },
  { form: /\d+(?:\.\d+)?/y, read: (digits) => digits },
]

/** The pieces of a folded text that numbers are made of. */
export function numberAtoms(text: string): NumberAtom[] {
  const atoms: NumberAtom[] = []
  const piece = /\d|\p{L}+/gu
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const start = match.index
    if (/\d/.test(match[0])) {
      const digits = digitsAt(text, start)
      piece.lastIndex = digits.end
      if (!isPartOfName(text, start, digits.end))
        atoms.push({ kind: 'digits', joined: false, ...withSign(text, digits) })
      continue
    }
    const end = start + match[0].length
    const known = numberWord(heardAs(text, { start, end }) ?? match[0])
    if (
      known &&
      !isWater(text, { start, end }) &&
      !isTwoThirds(match[0]) &&
      !isOneTime(text, { start, end })
    )
      atoms.push({ kind: 'word', word: known.word, value: 0, joined: known.joined, start, end })
    else if (/^(?:an?|and|of|point|فاصله|و)$/.test(match[0])) {
      const filler = match[0] === 'فاصله' ? 'point' : match[0]
      atoms.push({ kind: 'filler', filler, value: 0, joined: false, start, end })
    }
  }
  return atoms
}

/** «تلت تلاف», «تلت شهور»: before what is counted it is three, and elsewhere a third. */
const isThree = (text: string, { start, end }: Span): boolean =>
  /^و?تلت$/.test(text.slice(start, end)) &&
  /^ (?:تلاف|الاف|شهور|اشهر|تشهر|سنين|سنوات|ايام|تيام|اسابيع|موظفين|شقق|عيال|ولاد)(?!\p{L})/u.test(
    text.slice(end, end + 12),
  )

/** What a word is that counts only beside others. */
const heardAs = (text: string, span: Span): string | undefined =>
  isThree(text, span) ? 'تلات' : isTwoHundred(text, span) ? 'وميتين' : undefined

/** «مليون ومتين», «متين وخمسين ألف»: beside other words of a number it is two hundred, and elsewhere "strong". */
const isTwoHundred = (text: string, { start, end }: Span): boolean => {
  if (!/^و?متين$/.test(text.slice(start, end))) return false
  const before = /(\p{L}{1,12}) $/u.exec(text.slice(Math.max(0, start - 13), start))?.[1]
  const behind = /^ (\p{L}{1,12})/u.exec(text.slice(end, end + 13))?.[1]
  return [before, behind].some((word) => word !== undefined && numberWord(word) !== undefined)
}

/** "50k one time", "20,000 one off": it happens once, and is no 50,001. */
const isOneTime = (text: string, { start, end }: Span): boolean =>
  /^one[ -](?:time|off|shot)(?!\p{L})/u.test(text.slice(start, end + 6)) &&
  /[\dkm] ?$/.test(text.slice(0, start).slice(-2))

/** «هيخصموا التلتين»: with the article they are two thirds, and no thirty. */
const isTwoThirds = (word: string): boolean => /^[وب]?(?:ال|لل)تلتين$/.test(word)

const DRUNK =
  /(?:(?<!\p{L})\p{L}{0,3}شرب\p{L}{0,3}(?: \p{L}+){0,3}|(?<!\p{L})(?:كرتون\p{L}{0,3}|كراتين|قزاز\p{L}{0,3}|قناني|قنين\p{L}{0,3}|زجاج\p{L}{0,3}|عبو\p{L}{0,3}|علب\p{L}{0,3}|جالون\p{L}{0,3}|غرش\p{L}{0,3}|شده|قد ايه|كام|كم|لترات?|لتر|كوب\p{L}{0,3}|كاس\p{L}{0,3}|ازاز\p{L}{0,3}|شويه)(?: لتر| كوب\p{L}{0,3})?) $/u
const COUNTED =
  /^ (?:و\p{L}{2,}|الف|مليون|درهم|جنيه|دينار|ريال|دولار|مل|ملي|جرام|غرام|متر|كيلو|سنه|سعره)(?!\p{L})/u
const LONGEST_DRUNK = 60
/** «محتاجة ميه قد ايه» */
const ASKED_HOW_MUCH = /^ (?:قد ايه|اد ايه|قديش|كام (?:لتر|كوب|كوبايه|مره))/u

/** «تشرب ميه قد ايه», «كرتونة ميه»: in Egypt a hundred and water are one word. */
const isWater = (text: string, { start, end }: Span): boolean =>
  /^ما?يه$/.test(text.slice(start, end)) &&
  (DRUNK.test(text.slice(Math.max(0, start - LONGEST_DRUNK), start))
    ? !COUNTED.test(text.slice(end))
    : ASKED_HOW_MUCH.test(text.slice(end)))

function digitsAt(text: string, start: number): Span & { value: number } {
  for (const { form, read } of FORMS) {
    form.lastIndex = start
    const match = form.exec(text)
    if (match) return { value: Number(read(match[0])), start, end: start + match[0].length }
  }
  throw new Error('there is a digit at this place, so the last form fits')
}

/** A minus or a decimal point before the digits belongs to them when nothing stands before it. */
function withSign(
  text: string,
  { value, start, end }: Span & { value: number },
): Span & { value: number } {
  const lead = text.slice(Math.max(0, start - 2), start)
  if (/(?:^|[\s(:=])[-−]$/.test(lead)) return { value: -value, start: start - 1, end }
  if (/(?:^|[\s(])\.$/.test(lead))
    return { value: Number(`0.${text.slice(start, end)}`), start: start - 1, end }
  return { value, start, end }
}

const TOUCHING = /^(?:aed|dhs?|usd|us|sar|qar|kwd|bhd|omr|inr|eur|gbp|rs|egp|x)$/

/** Digits of names ("A4", "covid-19", "v2.1.0") and ordinals ("2nd") are no figures; a currency may touch a number. */
function isPartOfName(text: string, start: number, end: number): boolean {
  const before = /(?<![a-z])([a-z]+)-?$/.exec(text.slice(Math.max(0, start - 12), start))?.[1]
  if ((before && !TOUCHING.test(before)) || /\d\.$/.test(text.slice(Math.max(0, start - 2), start)))
    return true
  return (
    /^(?:st|nd|rd|th)(?![a-z])/.test(text.slice(end, end + 3)) ||
    /^\.\d+\.\d/.test(text.slice(end, end + 12))
  )
}
