import type { Period } from '../reading/periods.ts'
import { type DurationParts, durationIn } from '../reading/quantity.ts'
import { type Message, type Naming, namings } from './affinity.ts'
import type { Taken } from './another-case.ts'
import { asTold } from './as-told.ts'
import { fit } from './fit.ts'
import type { Slot } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

const UNNAMED = 1.6
/** A sum is rather asked for than taken from what somebody says; a rate that the bank says is its offer. */
const UNNAMED_CLAIM = 2.5
const NAMED_AT_LEAST = 2
/** So much is doubted what is certainly no quantity. */
export const CERTAINLY_NONE = 2
/** A follow-up rather changes what was said before than adds to it, and rather by a little than a thousandfold. */
const CHANGES_WHAT_WAS_SAID = 0.8
const EACH_POWER_OF_TEN = 1

/** A slot that a mention may stand for, and what that costs. */
export interface Option extends Taken {
  slot: string
  cost: number
  /** Only right behind another line of the list. */
  isUnknownLine?: boolean
  /** Without a name only right behind "or" and another value: "lose 0.5 or 1 kg a week". */
  isSecondOnly?: boolean
}

/** The ways a mention can stand for a slot: named by one of its cues, or by being what the slot lacks. */
export function optionsOf(
  message: Message,
  name: string,
  slot: Slot,
  mention: Mention,
  cues: readonly ConceptMatch[],
  told?: object,
  alike?: object,
): Option[] {
  const meant = asTold(slot, mention, told, alike)
  const named = namings(message, slot, mention, cues).filter(
    ({ cue }) =>
      !isUnit(slot, message, cue) &&
      !isOfAim(message, cue) &&
      !isCountedBy(message, mention, cue) &&
      !isDeniedBehind(message, mention, cue) &&
      !isNeededInstead(message, mention, cue),
  )
  const ways: (Naming | undefined)[] = [...named, undefined]
  return ways.flatMap((naming) => {
    const worth = naming?.worth ?? 0
    const fitted = fit(slot, countedIn(slot, message, meant), worth >= NAMED_AT_LEAST)
    if (!fitted) return []
    const value = slot.kind === 'percent' ? withToldPeriod(fitted.value, told) : fitted.value
    const isClaimed = slot.kind === 'money' && !slot.takesClaims && !naming && isClaim(mention)
    const claimed = isClaimed ? UNNAMED_CLAIM : 0
    const cost = fitted.cost + UNNAMED + claimed - worth
    const isSecondOnly = slot.isCued === true && !naming && !told
    return [
      {
        slot: name,
        value: { ...value, mention },
        mention,
        cost,
        ...(naming && { naming }),
        ...(isSecondOnly && { isSecondOnly }),
      },
    ]
  })
}

/** "If it is 5 percent" after 8% a month is 5% a month. */
const withToldPeriod = (
  value: { period?: Period | undefined },
  told: { period?: Period } | undefined,
): object => (value.period || !told?.period ? value : { ...value, period: told.period })

/** "36 payments": a number of what comes once in each unit of a slot is a length of time. */
function countedIn(slot: Slot, { text, concepts }: Message, mention: Mention): Mention {
  if (slot.kind !== 'duration' || !slot.countedIn || mention.kind !== 'number') return mention
  const { concept, unit } = slot.countedIn
  const { start, end, value } = mention
  const isCounted =
    Number.isInteger(value) &&
    value >= LEAST_COUNTED &&
    concepts.some(
      (match) =>
        match.concept === concept &&
        match.start >= end &&
        COUNTS.test(text.slice(end, match.start)) &&
        /s$|^\p{Script=Arabic}/iu.test(text.slice(match.start, match.end)),
    )
  if (!isCounted) return mention
  const { written, isPeriodSure } = mention
  return { kind: 'duration', parts: { [unit]: value }, start, end, written, isPeriodSure, doubt: 0 }
}
const LEAST_COUNTED = 6
const COUNTS = /^\s(?:equal\s|monthly\s)?$/iu

/** "5 cups of water": a unit says nothing about what is measured. */
const isUnit = (slot: Slot, { mentions }: Message, { start, end }: ConceptMatch): boolean =>
  slot.kind === 'measure' &&
  mentions.some(
    (mention) => mention.kind === 'measure' && start >= mention.start && end <= mention.end,
  )

/** "92 kg, goal: lose weight": what is aimed at is told behind it, and no figure before it. */
const isOfAim = ({ text, concepts }: Message, cue: ConceptMatch): boolean =>
  cue.concept === 'targetWeight' &&
  concepts.some(
    ({ concept, start }) =>
      AIMS.has(concept) &&
      start >= cue.end &&
      start - cue.end < LONGEST_LINK &&
      AIM_LINK.test(text.slice(cue.end, start)),
  )
const AIMS: ReadonlySet<string> = new Set(['loseWeight', 'keepWeight', 'gainWeight'])
const LONGEST_LINK = 16
const AIM_LINK = /^(?:\s?[:：=-])?\s(?:(?:is|was|to|just|أن|ان|هو|بس)\s){0,2}$|^[:：=]$/iu

/** "12 employees" is no pay of 12: what is counted names no amount. */
const isCountedBy = (
  { concepts, clauses }: Message,
  mention: Mention,
  cue: ConceptMatch,
): boolean =>
  mention.doubt >= CERTAINLY_NONE &&
  cue.start >= mention.end &&
  clauses.isNext(mention, cue) &&
  concepts.some(({ concept, start }) => concept === 'counted' && start === cue.start)

const NEED =
  /(?:\b(?:need(?:s|ed)?|want(?:s|ed)?|looking for)|(?<!\p{L})[وف]?(?:محتاج(?:ة|ه|ين)?|[أان]حتاج|بحتاج|[أان]بغ[ىي]|[أان]بي|عا[يو]ز(?:ة|ه|ين)?|بد(?:ي|نا)|[أان]ريد))\s[^.!?؟\n\d]{0,12}$/iu
/** "I have a shop and need 200k": what is needed is not had. */
const isNeededInstead = (
  { text }: Message,
  mention: Mention,
  { concept, end }: ConceptMatch,
): boolean =>
  (concept === 'having' || concept === 'cash') &&
  end <= mention.start &&
  NEED.test(text.slice(end, mention.start))

/** "3 years and 3 months, no unpaid leave": what there is none of names nothing that was said before. */
const isDeniedBehind = (
  { concepts, clauses }: Message,
  mention: Mention,
  cue: ConceptMatch,
): boolean =>
  cue.start >= mention.end &&
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'negation' &&
      start >= mention.end &&
      end <= cue.start &&
      clauses.isClose({ start, end }, cue, 1),
  )

/** Somebody says so; what is certainly no quantity is doubted more. */
const isClaim = ({ doubt }: Mention): boolean => doubt >= 1 && doubt < CERTAINLY_NONE

/** What it costs to put a value in the place of what was said before. */
export function costOfChange(said: object | undefined, value: object): number {
  if (!said) return 0
  const [a, b] = [said, value].map(sizeOf) as [number, number]
  const distance = a && b ? Math.abs(Math.log10(a / b)) : 0
  return distance * EACH_POWER_OF_TEN - CHANGES_WHAT_WAS_SAID
}

const sizeOf = (value: object): number =>
  'parts' in value
    ? durationIn('day', value.parts as DurationParts)
    : 'value' in value
      ? Math.abs(Number(value.value))
      : 0
