import { clockTimes } from '../reading/clock-times.ts'
import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { type Period, periodOf } from '../reading/periods.ts'
import { quantities } from '../reading/quantities.ts'
import { durationIn, type Quantity } from '../reading/quantity.ts'
import { isWithin } from '../reading/span.ts'
import type { Span } from '../reading/words.ts'
import { voidIn } from '../sentences/former.ts'
import type { Clauses } from './clauses.ts'
import {
  isBehindCounted,
  isCounted,
  isCountOfChildren,
  isCountOfOthers,
  isCountOfThings,
  isOfOwnChildren,
  isWoman,
} from './counted.ts'
import { isFormer } from './former-figures.ts'
import type { ConceptMatch } from './match-concepts.ts'
import {
  isBareHour,
  isBeforeDate,
  isBehindPlateCode,
  isBothOfThem,
  isBracketedNumber,
  isFigureOfSpeech,
  isHowManyTimes,
  isHowOften,
  isNamedBehindColon,
  isNamedHour,
  isNumberOf,
  isOfBoughtPhone,
  isPartOfCode,
  isPriced,
  isRefused,
  isWord,
  isYearOfMonth,
  phonesIn,
  REFERRING,
} from './no-quantity.ts'
import { isItemNumber, isOrdinal } from './numbering.ts'
import { isOfOthersAlone } from './others-figures.ts'
import { withoutRestated } from './restated.ts'
import { isSetAside } from './set-aside.ts'
import { isEachOfWeight, isSpell } from './spell.ts'

/** Something a skill may calculate with, where it stands, and how unlikely it is that it was meant so. */
export type Mention = (
  | Quantity
  | (Span & { kind: 'date'; date: string })
  | (Span & { kind: 'time'; minutes: number })
) & {
  written: string
  /** "a month", "yearly" beside it. */
  period?: Period
  /** It stands behind it, and not before a word in between, as in "the monthly payment on 1,000,000". */
  isPeriodSure: boolean
  /** 0 for an ordinary quantity; more for a year, an identifier, part of an address, what somebody claims. */
  doubt: number
  /** "3 years ago": how long something has been so, and nobody's age. */
  isSpell?: boolean
  /** It is said not to be counted. */
  isSetAside?: boolean
}

/** More than a cue beside it is worth: the word that names it belongs to the identifier ("licence no. 774120"). */
const NEVER = 6
/** Whatever names it. */
const UNTHINKABLE = 12
/** Is an amount only where one is needed. */
const YEAR = 4.5
/** "Open since 2023" is no amount, whatever has a name beside it. */
const SINCE_YEAR = 5.9
const SINCE = /(?<!\p{L})(?:since|est\.?|من|منذ|من سنة|من عام)\s$/iu
const LIKELY_NOT = 2.5
const PERHAPS_NOT = 1.2
/** Words between who says it and what is said. */
const CLAIMED_WITHIN = 8
/** So many digits without a mark between them are no amount. */
const LONGEST_AMOUNT = 11
/** Words between an appointment and its hour. */
const HOUR_WITHIN = 6
/** What follows is a pasted document, whose figures no skill of slots can tell apart. */
const MOST_MENTIONS = 40

/** Every quantity, date and time of a text, once, in order. */
export function mentionsIn(
  text: string,
  today: string,
  concepts: readonly ConceptMatch[],
  clauses: Clauses,
): Mention[] {
  const found = quantities(text).filter(
    (quantity) =>
      !isHowOften(text, quantity) && !isBeforeDate(text, quantity) && !isWoman(text, quantity),
  )
  /** "1 pm on 3 July" is a time and no number, whatever else stands there is what it says. */
  const isApart = (span: Span) =>
    !found.some(
      (other) => other.kind !== 'number' && other.start < span.end && span.start < other.end,
    )
  const moments = [
    ...dates(withoutDurations(text, found), today).map((date) => ({
      kind: 'date' as const,
      ...date,
    })),
    ...clockTimes(text).map((time) => ({ kind: 'time' as const, ...time })),
  ].filter(isApart)
  const isMoment = (quantity: Quantity) =>
    quantity.kind === 'number' &&
    moments.some(({ start, end }) => start < quantity.end && quantity.start < end)
  const phones = phonesIn(text)
  const voided = voidIn(text)
  // "Profit was 500k before, now 700k, how much more tax?" asks about both.
  const isCompared = concepts.some(({ concept }) => concept === 'difference')
  const isNotCounted = (mention: Span) =>
    isSetAside(text, mention) ||
    voided.some((part) => isWithin(mention, part)) ||
    isOfOthersAlone(text, mention, found) ||
    isFormer(text, mention, isCompared ? [] : found)
  const all = [...found.filter((quantity) => !isMoment(quantity)), ...moments]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST_MENTIONS)
    .map((mention) => ({
      ...mention,
      written: text.slice(mention.start, mention.end).trim(),
      ...periodBeside(text, mention),
      ...(isSpell(text, mention) && { isSpell: true }),
      ...(isNotCounted(mention)
        ? { isSetAside: true, doubt: UNTHINKABLE }
        : {
            doubt: phones.some((phone) => isWithin(mention, phone))
              ? NEVER
              : doubtOf(text, mention, concepts, clauses, found),
          }),
    }))
    .filter(
      (mention, index, all) =>
        !isRestated(all[index - 1], mention, concepts, clauses) &&
        !isTaken(text, all.slice(0, index), mention),
    )
  return withoutRestated(text, all)
}

/** «يعني F وهي 3 ساعات» says of something else how much it is. */
const RESTATED_WITHIN = 2

/** "Three years and a quarter, that is 3 years and 3 months": said twice, meant once. */
const isRestated = (
  before: Quantity | Mention | undefined,
  mention: Quantity | Mention,
  concepts: readonly ConceptMatch[],
  clauses: Clauses,
): boolean =>
  before !== undefined &&
  sizeOf(before) !== undefined &&
  sizeOf(before) === sizeOf(mention) &&
  concepts.some(
    (match) =>
      match.concept === 'restating' &&
      match.start >= before.end &&
      match.end <= mention.start &&
      clauses.wordsBetween(match, mention) < RESTATED_WITHIN,
  )

/** "For four hours. How much in the four hours?": with an article it is the one that was named before. */
const isTaken = (text: string, before: readonly Mention[], mention: Mention): boolean =>
  mention.kind === 'duration' &&
  (/(?<!\p{L})(?:the|those|these) $/iu.test(
    text.slice(Math.max(0, mention.start - 7), mention.start),
  ) ||
    mention.written.startsWith('ال')) &&
  before.some((other) => other.kind === 'duration' && sizeOf(other) === sizeOf(mention))

function sizeOf(mention: Quantity | Mention): number | undefined {
  if (mention.kind === 'duration') return Math.round(durationIn('minute', mention.parts))
  return 'value' in mention ? mention.value : undefined
}

/** "20 days before 9 May" names the 9th of May, and not the day that it comes to. */
function withoutDurations(text: string, found: readonly Quantity[]): string {
  let rest = ''
  for (const { kind, start, end } of found)
    if (kind === 'duration' && start >= rest.length)
      rest += text.slice(rest.length, start) + ' '.repeat(end - start)
  return rest + text.slice(rest.length)
}

function periodBeside(text: string, mention: Span): { period?: Period; isPeriodSure: boolean } {
  const behind = periodOf(text.slice(mention.end), { start: 0, end: 0 })
  const period = behind ?? periodOf(text, mention)
  return { ...(period && { period }), isPeriodSure: behind !== undefined }
}

/** "office 5000" may be a rent, "office 1203" is a place. */
const isRound = (digits: string): boolean => /00$/.test(digits)
/** "licence 445821": an amount of so many digits is rarely known to the last one, and seldom written without a comma. */
const isExact = (digits: string): boolean => /^(?:\d{5,}[1-9]|\d{4,}[1-9]0)$/.test(digits)

/** What is said of several figures: "every 15 to 20 minutes". */
const REACHES_OVER: ReadonlySet<ConceptMatch['concept']> = new Set([
  'claim',
  'order',
  'every',
  'someoneElse',
])

function doubtOf(
  text: string,
  mention: Span & Pick<Mention, 'kind'>,
  concepts: readonly ConceptMatch[],
  clauses: Clauses,
  all: readonly Span[],
): number {
  const isParted = (match: Span) =>
    all.some(({ start, end }) => start >= match.end && end <= mention.start)
  const isBefore = (concept: ConceptMatch['concept'], words: number) =>
    concepts.some(
      (match) =>
        match.concept === concept &&
        match.end <= mention.start &&
        clauses.isClose(match, mention, words) &&
        !(REFERRING.has(concept) && isNamedBehindColon(text, match, mention, concepts)) &&
        (REACHES_OVER.has(concept) || !isParted(match)),
    )
  // What an app or a scale says is measured.
  const isMeasured = concepts.some(
    (device) =>
      device.concept === 'device' &&
      concepts.some(
        (said) =>
          said.concept === 'claim' &&
          said.end <= mention.start &&
          clauses.isNext(device, said) &&
          !isParted(said),
      ),
  )
  const isTold =
    (isBefore('claim', CLAIMED_WITHIN) && !isMeasured) || isBefore('someoneElse', CLAIMED_WITHIN)
  // "He said 9% of the profit, that is 90,000": what somebody's rate comes to.
  const isResult =
    isTold &&
    isBefore('restating', 1) &&
    /%|per ?cent|بالم[يئا]|في الم[يئا]/i.test(
      text.slice(Math.max(0, mention.start - 48), mention.start),
    )
  const claimed = isResult ? YEAR : isTold ? PERHAPS_NOT : 0
  if (isBefore('order', CLAIMED_WITHIN)) return NEVER
  // "A cup every 15 to 20 minutes"
  if (mention.kind === 'duration' && isBefore('every', 1) && !isEachOfWeight(text, mention))
    return LIKELY_NOT
  const isPartOfName = concepts.some(
    ({ start, end }) => start <= mention.start && end > mention.end,
  )
  // "The midday break" is at no time of its own.
  if (mention.kind === 'time' && isPartOfName) return LIKELY_NOT
  if (mention.kind === 'money' && isFigureOfSpeech(text, mention)) return NEVER
  if (isOfOwnChildren(text, mention)) return UNTHINKABLE
  if (mention.kind !== 'number') return claimed
  const written = fold(text.slice(mention.start, mention.end)).text
  const isPlain = /^\d+$/.test(written)
  if (isPlain && (/^(?:0|971|00971)\d{7,}$/.test(written) || written.length >= LONGEST_AMOUNT))
    return NEVER
  if (isPlain && (isPartOfCode(text, mention) || isWord(text, mention))) return NEVER
  if (isPlain && isNumberOf(text, mention)) return NEVER
  if (isPlain && isNamedHour(text, mention)) return NEVER
  if (isPlain && isBareHour(text, mention) && isBefore('appointment', HOUR_WITHIN)) return NEVER
  if (isRefused(text, mention, all) || isBothOfThem(text, mention)) return NEVER
  const isRead = isMeasured || isBefore('showing', 1)
  const isPrice = isPriced(text, mention) || isOfBoughtPhone(text, mention)
  if (isPlain && isBefore('identifier', 2) && !isRead && !isPrice)
    return isRound(written) ? LIKELY_NOT : NEVER
  if (isPlain && isBehindPlateCode(text, mention)) return NEVER
  if (isPlain && isExact(written) && isBefore('document', 2)) return NEVER
  if (isPlain && isBefore('document', 1) && isBracketedNumber(text, mention)) return NEVER
  if (isPlain && written.length <= 4 && isBefore('address', 0) && !isBehindCounted(text, mention))
    return isRound(written) ? LIKELY_NOT : NEVER
  const isLabelled = /[:：]\s*$/.test(text.slice(Math.max(0, mention.start - 3), mention.start))
  if (isPlain && !isLabelled && isBefore('businessPaper', 0) && !isCountOfThings(text, mention))
    return isRound(written) ? LIKELY_NOT : YEAR
  if (isPlain && isItemNumber(text, mention)) return NEVER
  if (isPlain && isOrdinal(text, mention)) return LIKELY_NOT
  if (/^(?:19|20)\d{2}$/.test(written)) {
    if (isYearOfMonth(text, mention)) return UNTHINKABLE
    if (SINCE.test(text.slice(Math.max(0, mention.start - 12), mention.start))) return SINCE_YEAR
    return isRound(written) ? claimed : YEAR
  }
  const isBehind = (match: ConceptMatch) =>
    match.start >= mention.end && clauses.isNext(mention, match)
  const isCounting =
    !isHowManyTimes(text, mention) &&
    (isCountOfChildren(text, mention, concepts) ||
      isCountOfOthers(text, mention, concepts) ||
      concepts.some((match) => isCounted(text, match) && isBehind(match)) ||
      isBefore('countOf', 1))
  return claimed + (isCounting ? LIKELY_NOT : 0)
}
