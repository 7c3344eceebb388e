import { onceFor } from '../once-for.ts'
import { durationIn } from '../reading/quantity.ts'
import type { Message, Naming } from './affinity.ts'
import type { Named } from './choices.ts'
import { isCourse } from './course.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

// Whether a second value of a slot is another case that is asked about.

/** What a mention is worth to a slot, with the words that name it. */
export interface Taken {
  value: object
  mention: Mention
  naming?: Naming
}

/** A cue that is this strong names it for certain. */
const NAMED_WELL = 4
/** More than this parts two rounds. */
const NEXT_ROUND_WEIGHT = 0.7

const SENTENCE_END = 4
/** "And with 8k?" goes on with the question before it. */
const QUESTIONED = /^[^.!\n]{0,40}[?؟]/

/** A question or a condition stands, in the sentence of the second, between two values of a slot. */
export const isAskedAgain = (message: Message, last: Taken, next: Taken): boolean =>
  isAddedQuestion(message, last, next) ||
  newCasesIn(message).some(
    ({ concept, start, end }) =>
      (isNewCase.has(concept) || (last.mention.kind === 'date' && concept === 'another')) &&
      start >= last.mention.end &&
      end <= next.mention.start &&
      (message.clauses.weightBetween({ start, end }, next.mention) < SENTENCE_END ||
        QUESTIONED.test(message.text.slice(next.mention.end))),
  )

/** "How long at 1,500 a month? And with 2,000?" */
const ADDED =
  /[?؟.,،]?\s(?:and|or|و|أو|او)\s?(?:with|at|for|over|on|by|مع|ب|على|بـ)\s?(?:aed\s|dhs?\s)?$/iu
const isAddedQuestion = ({ text }: Message, last: Taken, next: Taken): boolean =>
  last.mention.end < next.mention.start &&
  /[?؟]/.test(text.slice(last.mention.end, next.mention.start)) &&
  ADDED.test(text.slice(last.mention.end, next.mention.start)) &&
  QUESTIONED.test(text.slice(next.mention.end))

/** What has no name of its own and is a tenth of what was said before is hardly the same thing. */
const SIZES_APART = 10

const sizeOf = (mention: Mention): number | undefined =>
  mention.kind === 'duration'
    ? durationIn('day', mention.parts)
    : 'value' in mention
      ? Math.abs(mention.value)
      : undefined

function isOfSize({ mention: last }: Taken, { mention: next }: Taken): boolean {
  const sizes = [sizeOf(last), sizeOf(next)]
  if (sizes.includes(undefined)) return true
  const [less = 0, more = 0] = (sizes as number[]).toSorted((a, b) => a - b)
  return more <= less * SIZES_APART
}

/** "What is it at 5 years, and what at 6": another question, another condition, or what it is compared with, is another case. */
const isNewCase: ReadonlySet<string> = new Set(['supposing', 'question', 'howLong', 'versus'])

/** What may begin another case. */
const newCasesIn = onceFor((message: Message) =>
  message.concepts.filter(({ concept }) => isNewCase.has(concept) || concept === 'another'),
)

/** Of its two sides the second may leave its unit out: "AED 6,000 a month or 7,000". */
const EITHER =
  /^\s*(?:(?:(?:a|per|each|every|في|كل)\s\p{L}+|\p{L}+ly|شهري\p{L}*|سنوي\p{L}*|يومي\p{L}*|[أا]سبوعي\p{L}*|بال\p{L}+)\s+)?(?:or|vs\.?|versus|أو|او|ولا|ضد)(?:\s+(?:at|on|for|الساعة))?\s*$/iu

export function isEither({ text, concepts }: Message, last: Taken, next: Taken): boolean {
  const between = text.slice(last.mention.end, next.mention.start)
  return (
    EITHER.test(between) ||
    (INSTEAD.test(between) &&
      concepts.some(({ concept, end }) => concept === 'supposing' && end <= last.mention.start))
  )
}
/** «لو ربحنا 2 مليون بدل 1.5 مليون», and not the allowance that «بدل» is too. */
const INSTEAD = /^\s*(?:بدل|بدال|بدلا من|بدلاً من)\s*$/u

const WORD_BEFORE = /(?<!\p{L})(?<word>\p{L}{1,5})\s$/u

/** "What is it at 5 years, and what at 6": asked again in the same little word, so that the unit goes without saying. */
export const isAskedAlike = (message: Message, last: Taken, next: Taken): boolean => {
  if (next.mention.kind !== 'number' || !isAskedAgain(message, last, next)) return false
  const [first, second] = [last, next].map(({ mention: { start } }) =>
    WORD_BEFORE.exec(
      message.text.slice(Math.max(0, start - 8), start),
    )?.groups?.word?.toLowerCase(),
  )
  return first !== undefined && first === second
}

/** "15 or 25 years", "at 400,000 and at 700,000": two of a kind side by side, or each with a name of its own. */
export function isList(message: Message, last: Taken, next: Taken): boolean {
  const { text, clauses } = message
  if (isCourse(message, last.mention, next.mention)) return false
  const between = text.slice(last.mention.end, next.mention.start)
  if (isEither(message, last, next)) return true
  if (isAskedAgain(message, last, next)) return next.naming !== undefined || isOfSize(last, next)
  const isBare = next.mention.kind === 'number' && (next.naming?.worth ?? 0) >= NAMED_WELL
  if (last.mention.kind !== next.mention.kind && !isBare) return false
  const isOneNamed = [last, next].some(
    ({ naming }) =>
      naming && naming.cue.start >= last.mention.end && naming.cue.end <= next.mention.start,
  )
  if (
    !isOneNamed &&
    clauses.wordsBetween(last.mention, next.mention) <= 2 &&
    clauses.weightBetween(last.mention, next.mention) > 0 &&
    !isAnotherLine(message, last, next) &&
    !isPartBeside(between, last, next)
  )
    return true
  if (isSaidAlike(message, last, next) || isOfAnotherYear(message, last, next)) return true
  if (/^\s*(?:[-–—/]|to|[إا]ل[ىي])\s*$/.test(between)) return true
  // «من 500 ألف ل 700 ألف»
  if (
    /^\s{0,2}ل\s{0,2}$/.test(between) &&
    /(?<!\p{L})من\s$/u.test(text.slice(0, last.mention.start))
  )
    return true
  // «من 4% ل 6%», «ب 4% وب 4.5%»
  if (next.mention.kind === 'percent' && /^\s{0,2}(?:ل|وبـ?)\s{0,2}$/.test(between)) return true
  return (
    last.naming !== undefined &&
    next.naming !== undefined &&
    last.naming.cue !== next.naming.cue &&
    last.naming.worth >= NAMED_WELL &&
    next.naming.worth >= NAMED_WELL
  )
}

const YEAR_BEHIND =
  /^\s(?:(?:in|for|during|of|في|عن|سن[ةه]|عام|لسن[ةه]|لعام)\s){0,2}(20[2-9]\d)(?![\d,])/iu
/** The year begins its clause, and ends no figure before it. */
const YEAR_BEFORE =
  /(?:^|[.,;:،؛\n]\s{0,2}|\band\s|\sو)(?:(?:in|for|profit|في|سن[ةه]|عام|ل)\s?){0,2}(20[2-9]\d)[,:،]?\s(?:[\p{L}’']{1,12}\s){0,6}$/u

/** "Our profit was 810k in 2025 and I expect 1.05m for 2026" */
function isOfAnotherYear({ text }: Message, last: Taken, next: Taken): boolean {
  // The losses of several years are carried forward together.
  if ([last, next].some(({ naming }) => naming?.cue.concept.startsWith('loss'))) return false
  const behind = [last, next].map(({ mention }) => YEAR_BEHIND.exec(text.slice(mention.end))?.[1])
  const before = [last, next].map(
    ({ mention: { start } }) => YEAR_BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[1],
  )
  const [first, second] = behind.every(Boolean) ? behind : before
  return first !== undefined && second !== undefined && first !== second
}

/** "House 2m and 500k": of amounts that "and" joins the second is no other price where it is a fraction of the first. */
const isPartBeside = (between: string, last: Taken, next: Taken): boolean => {
  const [first = 0, second = 0] = [last, next].map(({ mention }) => sizeOf(mention))
  const isMoney = [last, next].every(
    ({ mention: { kind } }) => kind === 'money' || kind === 'number',
  )
  return (
    isMoney && second >= LEAST_AMOUNT && second * PARTS <= first && /^ (?:and|و) ?$/i.test(between)
  )
}
const PARTS = 4
const LEAST_AMOUNT = 100_000

const ANOTHER_LINE = 3

/** What stands alone in a line or sentence of its own answers a question rather than adding to what was said. */
const isAnotherLine = ({ clauses }: Message, last: Taken, next: Taken): boolean =>
  clauses.weightBetween(last.mention, next.mention) >= ANOTHER_LINE &&
  clauses.wordsBetween(last.mention, next.mention) === 0 &&
  (next.naming === undefined || next.naming.cue === last.naming?.cue)

/** "The dealer offers 3%, my bank offers 5.5%": the same concept stands right before both. */
function isSaidAlike(message: Message, last: Taken, next: Taken): boolean {
  const before = saidBefore(message)
  const first = before.get(last.mention)
  const second = before.get(next.mention)
  if (!first || !second || second.follows !== last.mention) return false
  return second.matches.some(
    ({ concept, start }) =>
      start >= last.mention.end && first.matches.some((match) => match.concept === concept),
  )
}

interface Preceded {
  follows: Mention | undefined
  /** The concepts right before it. */
  matches: readonly ConceptMatch[]
}
/** What stands right before each mention of a message. */
const saidBefore = onceFor(
  ({ concepts, clauses, mentions }: Message): ReadonlyMap<Mention, Preceded> =>
    new Map(
      mentions.map((mention, index) => [
        mention,
        {
          follows: mentions[index - 1],
          matches: concepts.filter(
            (match) => match.end <= mention.start && clauses.isClose(match, mention, 1),
          ),
        },
      ]),
    ),
)

/** "Salaries 45k and 50k", but not "expenses 1m, donations 40k", where another word names the second. */
export const isJoined = ({ text }: Message, last: Taken, next: Taken): boolean =>
  /^[\s,،+&]*(?:(?:and|to|و|[إا]ل[ىي])\s*)?$/.test(text.slice(last.mention.end, next.mention.start))

/** What was found between two places. */
const betweenChoices = onceFor((_: readonly Named[]) => new Map<string, boolean>())

/** "A man of 30 and a woman of 25": another option of a choice stands between two figures. Found once for two places, as many readings ask. */
export function isOfAnother(choices: readonly Named[], last: Mention, next: Mention): boolean {
  const known = betweenChoices(choices)
  const places = `${last.start} ${last.end} ${next.start}`
  const found =
    known.get(places) ??
    choices.some(
      ({ slot, option, match }) =>
        match.start >= last.end &&
        match.end <= next.start &&
        choices.some(
          (other) =>
            other.slot === slot && other.option !== option && other.match.end <= last.start,
        ),
    )
  known.set(places, found)
  return found
}

/** What was filled so far, and in which order. */
interface Rounds {
  order: readonly string[]
  taken: Readonly<Record<string, readonly Taken[]>>
}

/** "181 and 79 kg, and I 160 and 62 kg": what was given of one is given of another in the same order. */
export function isNextRound(
  { order, taken }: Rounds,
  option: { slot: string; mention: Mention },
  { clauses }: Message,
): boolean {
  const before = order.lastIndexOf(option.slot)
  const lastSlot = order.at(-1) as string
  if (order.length - before < 2) return false
  const previous = order[before - 1]
  const last = taken[lastSlot]?.at(-1)?.mention
  return previous === undefined
    ? last !== undefined && clauses.weightBetween(last, option.mention) >= NEXT_ROUND_WEIGHT
    : previous === lastSlot
}
