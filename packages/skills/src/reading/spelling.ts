import { hijriMonths } from '../calendar/hijri-months.ts'
import { places } from '../clock/places.ts'
import { once } from '../once-for.ts'
import { units } from '../units/unit-names.ts'
import { alternativesOf } from './alternatives.ts'
import { foldArabic } from './arabic.ts'
import { currencySpellings } from './currencies.ts'
import { monthNames } from './month-names.ts'
import { numberWords } from './number-words.ts'
import { isSlip } from './slips.ts'
import type { Span } from './span.ts'
import { unitSpellings } from './units.ts'

/** Words that are right as they are, though they look like a slip of a name: "once" is no ounce. */
const OTHER_WORDS = `
  once bullion match moth moths mouth mouths litter litters grad grads thirsty there tree trees threw sever severe seventh eighth ninth tenth
  sixth sixties tens tone tones stores store stove smile smiles tiles title titles ponds points point pints minuet secondary
  diner diners dinner hours house horse ours grains program score scores care cares collar milling present sundry monkey friend
  august marsh april approval junior arch median media pairs settle while cores emirate
  ثاني ثانيه تانيه ثالثه ثالث ثلثين رابع خامس سادس سابع ثامن تاسع عاشر معلقه مرات مرتين تسميه غرامه غرامات مدارس ساعد عامل
`
/** Names that other words are more likely than their slips. */
const NEVER_MEANT: ReadonlySet<string> = new Set(['grand', 'whole', 'medina', 'crores', 'paris'])
/** Shorter names of places look like too many other words. */
const LEAST_OF_PLACE = 6

/** What is written together with an Arabic word: and, in, to, the. */
const ATTACHED = /^(?:[وف]?[بكل]?ال|[وف]?لل|[وف][بل]?|[بل])(?=.{4})/
const ARTICLE = /^ال(?=.{3})/
const LEAST_LETTERS = 5
/** Right behind a number stands what is counted, so shorter words do. */
const LEAST_BEHIND_NUMBER = 4
const LEAST_MEANT = 5
const LONGEST = 14

interface Names {
  known: Set<string>
  /** By each of the name's spellings with a letter less. */
  byShorter: Map<string, string[]>
}

const shorter = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2)),
]

const wordsOf = (pattern: string): string[] =>
  alternativesOf(pattern).flatMap((spelling) => {
    const found = foldArabic(spelling).match(/\p{L}+/gu) ?? []
    // What follows in Arabic only says of which kind: «سعرة حرارية».
    return /\p{Script=Arabic}/u.test(spelling) ? found.slice(0, 1) : found
  })

const allNames = once((): Names => {
  const spelt = [
    ...[...numberWords, ...WEEKDAYS].map((word) => foldArabic(word)),
    ...[
      ...unitSpellings,
      ...currencySpellings,
      ...monthNames,
      ...Object.values(units).map(({ written }) => written),
      ...hijriMonths.map(({ written }) => written),
    ].flatMap(wordsOf),
  ]
  const named = places.flatMap(([, , , written]) => wordsOf(written))
  const known = new Set<string>()
  const byShorter = new Map<string, string[]>()
  for (const word of [...foldArabic(OTHER_WORDS).trim().split(/\s+/), ...spelt, ...named]) {
    known.add(word)
    known.add(word.replace(ARTICLE, ''))
  }
  const isLong = (least: number) => (word: string) => word.length >= least && word.length <= LONGEST
  const meant = [
    ...spelt.map((word) => word.replace(ARTICLE, '')).filter(isLong(LEAST_MEANT)),
    ...named.map((word) => word.replace(ARTICLE, '')).filter(isLong(LEAST_OF_PLACE)),
  ].filter((word) => !NEVER_MEANT.has(word))
  for (const word of new Set(meant))
    for (const key of shorter(word)) byShorter.set(key, [...(byShorter.get(key) ?? []), word])
  return { known, byShorter }
})

const WEEKDAYS =
  'sunday monday tuesday wednesday thursday friday saturday today tomorrow yesterday percent الاثنين الثلاثاء الاربعاء الخميس شهريا سنويا اسبوعيا'.split(
    ' ',
  )

const corrected = new Map<string, string | undefined>()
const MOST_KEPT = 5000

/** The one name that was meant by a word that is none. */
function meantBy(word: string, least: number): string | undefined {
  const key = `${least} ${word}`
  if (corrected.has(key)) return corrected.get(key)
  if (corrected.size >= MOST_KEPT) corrected.clear()
  const meant = nearestName(word, least)
  corrected.set(key, meant)
  return meant
}

function nearestName(word: string, least: number): string | undefined {
  const { known, byShorter } = allNames()
  const lead = ATTACHED.exec(word)?.[0] ?? ''
  const readings = [...new Set(['', lead])].map((start) => ({
    start,
    typed: word.slice(start.length),
  }))
  if (readings.some(({ typed }) => known.has(typed)) || isForm(word, known)) return undefined
  const found = readings.flatMap(({ start, typed }) =>
    typed.length < least
      ? []
      : [...new Set(shorter(typed).flatMap((part) => byShorter.get(part) ?? []))]
          .filter((meant) => isSlip(typed, meant) && !isEnding(typed, meant))
          .map((meant) => start + meant),
  )
  const [meant, other] = new Set(found)
  return other === undefined ? meant : undefined
}

/** What differs at its end is another form or another word rather than a slip: "Germany" and "German". */
const isEnding = (typed: string, meant: string): boolean =>
  typed.startsWith(meant) ||
  meant.startsWith(typed) ||
  (/^\p{Script=Arabic}/u.test(typed) && typed.slice(0, -1) === meant.slice(0, -1))

const isForm = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word.replace(/(?:s|'s|ly|ed|ing)$/, ''))

/** Names of numbers, units, currencies, months and places that a folded text has with a typing error, and how they are spelt. */
export function misspelt(folded: string): (Span & { word: string })[] {
  return Array.from(folded.matchAll(/(?<![\p{L}\p{N}@/._-])\p{L}{4,15}(?![\p{L}@/_-])/gu)).flatMap(
    ({ index, 0: word }) => {
      const isCounted = /\d ?$/.test(folded.slice(Math.max(0, index - 2), index))
      const meant = meantBy(word, isCounted ? LEAST_BEHIND_NUMBER : LEAST_LETTERS)
      return meant ? [{ start: index, end: index + word.length, word: meant }] : []
    },
  )
}
