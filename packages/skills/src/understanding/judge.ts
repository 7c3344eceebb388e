import { chosenFrom, type Named } from './choices.ts'
import { type Before, type Filling, type State, UNLINKED_CASE } from './filling.ts'
import { fit } from './fit.ts'
import type { Frame, Goal, Slot, Slots, Values } from './frame.ts'
import type { Mention } from './mentions.ts'

const MISSING = 2.6
/** The one thing that is missing is taken for the one that is left over, if nothing else explains both. */
const BY_ELIMINATION = 2.2
/** So much may speak against it, such as that its currency is not said. */
const NEARLY_ITS_KIND = 0.4
/** "Basic 6,000, four years; nine years, basic 5,000": as many of one as of the other are pairs after all. */
const PAIRED = -4.5
const GOAL_NAMED = 4
const VIOLATION = 6
const OTHER_GOAL = 2
/** Of two goals that are named alike that which finds what nobody has told: after the cash “how much to raise” asks for more of it. */
const TOLD_BEFORE = 0.3

/** What a message says beside its figures. */
export interface Said {
  /** The goal is asked for by name. */
  isNamed: boolean
  /** No other goal is. */
  isMeant: boolean
  choices: readonly Named[]
  denied: Record<string, readonly object[]>
  before: Before | undefined
}

/** What a way to give the mentions to slots is worth for a goal: what is missing, and what speaks against it. */
export function judged<S extends Slots>(
  name: string,
  goal: Goal<S>,
  { slots, constraints = [] }: Frame<S>,
  { cost, taken, leftOver, rounds, unlinked }: State,
  { isNamed, isMeant, choices, denied, before }: Said,
): Filling[] {
  const { finds, excludes = [] }: { finds?: string; excludes?: readonly string[] } = goal
  const chosen = chosenFrom(choices, slots, taken)
  const now = { ...denied, ...taken, ...chosen }
  const ofOptions = Object.entries(chosen).flatMap(([slot, list]) =>
    list.flatMap(({ option }) => optionOf(slots[slot], option)?.insteadOf ?? []),
  )
  const isReplaced = (slot: string) =>
    slots[slot]?.insteadOf?.some((other) => other in now) || ofOptions.includes(slot)
  const hasPlace = ([slot]: readonly [string, unknown]) =>
    slot !== finds && !excludes.includes(slot)
  const values = {
    ...Object.fromEntries(
      Object.entries(before?.values ?? {}).filter(
        (entry) => hasPlace(entry) && !isReplaced(entry[0]),
      ),
    ),
    ...Object.fromEntries(Object.entries(denied).filter(hasPlace)),
    ...Object.fromEntries(
      Object.entries(taken).map(([slot, list]) => [slot, list.map(({ value }) => value)]),
    ),
    ...chosen,
  }
  const counts = Object.entries(taken).flatMap(([slot, list]) =>
    list.length > 1 && !slots[slot]?.isMany ? [list.length] : [],
  )
  /** One figure alone is no round, and values in unequal numbers are no pairs. */
  const isAlone = rounds.length === 1 && counts.length < 2
  const unpaired = new Set(counts).size > 1 || isAlone ? UNLINKED_CASE : 0
  const paired = counts.length > 1 && new Set(counts).size === 1 ? unlinked * PAIRED : 0
  const all = cost + unpaired + paired
  const missing = goal.needs
    .map((line) => (typeof line === 'string' ? [line] : line))
    .filter((line) => line.every((slot) => values[slot] === undefined))
  const found = isMeant ? eliminated(slots, missing, leftOver) : undefined
  const complete = found && {
    values: { ...values, [found.slot]: [found.value] },
    missing: [],
    leftOver: leftOver.filter((mention) => mention !== found.mention),
    cost: all + BY_ELIMINATION,
  }
  const asked = { values, missing, leftOver, cost: all + missing.length * MISSING }
  return [complete, asked].flatMap((filling) => {
    if (!filling) return []
    const first = Object.fromEntries(
      Object.entries(filling.values).map(([slot, list]) => [
        slot,
        slots[slot]?.isMany ? list : list[0],
      ]),
    ) as Values<S>
    if (goal.when && !goal.when(first)) return []
    const violations = constraints.filter((holds) => !holds(first)).length
    return [
      {
        ...filling,
        goal: name,
        cost:
          filling.cost +
          violations * VIOLATION -
          (isNamed ? GOAL_NAMED / (1 + filling.missing.length) : 0) +
          (before && !isNamed && before.goal !== name ? OTHER_GOAL : 0) +
          (finds && before?.goal !== name && before?.values[finds] ? TOLD_BEFORE : 0),
      },
    ]
  })
}

const optionOf = (slot: Slot | undefined, option: string) =>
  slot?.kind === 'choice' ? slot.options[option] : undefined

/** What must be meant by the only figure that nothing takes, when one thing is missing that it would do for. */
function eliminated(
  slots: Slots,
  missing: readonly (readonly string[])[],
  leftOver: readonly Mention[],
): { slot: string; value: object; mention: Mention } | undefined {
  const [line, other] = missing
  if (!line || other) return undefined
  const fitting = leftOver
    .filter(({ doubt }) => doubt === 0)
    .flatMap((mention) => {
      const slot = line.find((one) => {
        const fitted = fit(slots[one] as Slot, mention, false)
        return fitted !== undefined && fitted.cost <= NEARLY_ITS_KIND
      })
      const value = slot && fit(slots[slot] as Slot, mention, false)?.value
      return slot && value ? [{ slot, value, mention }] : []
    })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Two readings that are so close are about as likely. */
const EQUALLY_LIKELY = 0.05

/** The figures that another reading, which is as likely, gives to one another’s slots: "143,000 and 42,500" without a name. */
export function undecidedIn(best: Filling, others: readonly Filling[]): Mention[] {
  if (best.missing.length > 0) return []
  const places = placesOf(best)
  for (const other of others) {
    if (other.cost - best.cost > EQUALLY_LIKELY) return []
    if (other.goal !== best.goal || other.leftOver.length !== best.leftOver.length) continue
    const moved = [...placesOf(other)].filter(([mention, slot]) => places.get(mention) !== slot)
    if (moved.length > 1 && moved.every(([mention]) => places.has(mention)))
      return moved.map(([mention]) => mention)
  }
  return []
}

const placesOf = ({ values }: Filling): Map<Mention, string> =>
  new Map(
    Object.entries(values).flatMap(([slot, list]) =>
      list.flatMap((value) => ('mention' in value ? [[value.mention as Mention, slot]] : [])),
    ),
  )
