import type { Message } from './affinity.ts'
import {
  isAskedAgain,
  isAskedAlike,
  isEither,
  isJoined,
  isList,
  isNextRound,
  isOfAnother,
} from './another-case.ts'
import { toldAlike } from './as-told.ts'
import {
  deniedValues,
  isAskedFor,
  isGoalNamed,
  isHeading,
  isLengthNamed,
  isSubjectOfQuestion,
} from './asked.ts'
import { choicesIn, type Named } from './choices.ts'
import { type Before, type Filling, type State, UNLINKED_CASE } from './filling.ts'
import type { Frame, Goal, Slot, Slots } from './frame.ts'
import { headed } from './heads.ts'
import { judged, undecidedIn } from './judge.ts'
import { isNextLine, unknownLines } from './lists.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'
import { CERTAINLY_NONE, costOfChange, type Option, optionsOf } from './options.ts'

/** How many readings are kept side by side while a message is read. */
const BEAM = 32
/** Its place in a list says as much as a distant name. */
const UNKNOWN_LINE = -1.5
const ANOTHER_CASE = 0.5
/** Of "40 or 31" both are the same thing, whatever is named behind. */
const EITHER_CASE = -2.5
/** What is given in the order of a round before needs no name. */
const NEXT_ROUND = -2.5
const NAMED_ROUND = -1
const LEFT_OVER: Record<Mention['kind'], number> = {
  money: 3,
  percent: 3,
  duration: 2.2,
  measure: 3,
  date: 2.2,
  age: 2.5,
  time: 2,
  number: 1.6,
}
const LEFT_OVER_SMALL = 0.7
/** What a follow-up does not name is rather a change of what was told. */
const NEW_UNNAMED = 1.2
/** "And if I drop to 62?": the only figure of a follow-up is what it changes. */
const ONLY_FIGURE = 3.1
/** What is counted is doubted so much. */
const COUNTED = 3
/** Letters behind the last mention in which something may still name it. */
const FARTHEST_BEHIND = 200
/** Nobody names more of them but to hold others up. */
const MOST_CHOICES = 60

/** Every likely way to fill a frame from a message, the likeliest first. */
export function fill<S extends Slots>(
  frame: Frame<S>,
  message: Message,
  before?: Before,
): Filling[] {
  const named = new Set(
    Object.values(frame.slots).flatMap(({ cues = [], change }) => [
      ...cues,
      ...(change?.verbs ?? []),
      ...(change?.objects ?? []),
    ]),
  )
  const naming = new Set(Object.values(frame.slots).flatMap(({ cues = [] }) => cues))
  const all = message.concepts.filter(({ concept }) => named.has(concept))
  const results = new Set(
    Object.values(frame.slots).flatMap(({ cues = [], isResult }) => (isResult ? cues : [])),
  )
  const asked = all.filter(
    (cue) => isAskedFor(message, cue, all) || (results.has(cue.concept) && isHeading(message, cue)),
  )
  const reach = (message.mentions.at(-1)?.end ?? 0) + FARTHEST_BEHIND
  const cues = headed(
    frame.slots,
    message,
    all.filter(
      (cue) =>
        cue.start <= reach &&
        !isInEnding(cue) &&
        !asked.includes(cue) &&
        !isSubjectOfQuestion(message, cue),
    ),
    // A verb of change that changed nothing names nothing, and parts nothing.
  ).filter(({ concept }) => naming.has(concept))
  const choices = choicesIn(message, frame.slots).slice(0, MOST_CHOICES)
  const unknown = unknownLines(frame.slots, message)
  const options = message.mentions.map((mention) => [
    ...(unknown.get(mention) ?? []).map(
      (line): Option => ({ ...line, mention, cost: UNKNOWN_LINE, isUnknownLine: true }),
    ),
    ...Object.entries(frame.slots).flatMap(([name, slot]) =>
      optionsOf(
        message,
        name,
        slot,
        mention,
        cues,
        before?.values[name]?.[0],
        before && toldAlike(frame.slots, slot, before),
      ).map((option) => ({
        ...option,
        cost:
          option.cost +
          costOfChange(before?.values[name]?.[0], option.value) +
          (before && !before.values[name] && !option.naming ? NEW_UNNAMED : 0),
      })),
    ),
  ])
  const denied = deniedValues(frame.slots, message, cues)
  /** Goals that leave out the same slots share the work. */
  const known = new Map<string, State[]>()
  const statesOf = (goal: Goal<S>) => {
    const key = [goal.finds, ...(goal.excludes ?? [])].join(' ')
    const states =
      known.get(key) ??
      statesFor(goal, frame.slots, message, options, choices, before !== undefined)
    known.set(key, states)
    return states
  }
  const called = Object.entries(frame.goals).map(([name, goal]) => ({
    name,
    goal,
    isNamed: isGoalNamed(goal, frame.slots, message, asked),
  }))
  const isOneAskedFor = called.some(({ goal, isNamed }) => isNamed && goal.isAskedFor)
  const goals = called.map((one) => ({
    ...one,
    isNamed: one.isNamed || (!isOneAskedFor && isLengthNamed(message, one.goal.isMeantBy)),
  }))
  const isAnyNamed = goals.some(({ isNamed }) => isNamed)
  const fillings = goals
    .filter(({ name, goal, isNamed }) => isNamed || !goal.isAskedFor || before?.goal === name)
    .flatMap(({ name, goal, isNamed }) => {
      const isMeant = isNamed || !isAnyNamed
      return statesOf(goal).flatMap((state) =>
        judged(name, goal, frame, state, { isNamed, isMeant, choices, denied, before }),
      )
    })
    .toSorted((a, b) => a.cost - b.cost)
  const [best, ...others] = fillings
  return best ? [{ ...best, undecided: undecidedIn(best, others) }, ...others] : []
}

/** The cheapest ways to give each mention to a slot, or to nothing. */
function statesFor(
  { finds, excludes = [] }: Pick<Goal, 'finds' | 'excludes'>,
  slots: Slots,
  message: Message,
  options: readonly (readonly Option[])[],
  choices: readonly Named[],
  isFollowUp: boolean,
): State[] {
  const isOnlyFigure =
    isFollowUp && message.mentions.filter((one) => !isMoment(message, one)).length === 1
  let states: State[] = [{ cost: 0, taken: {}, order: [], rounds: [], unlinked: 0, leftOver: [] }]
  for (const [index, mention] of message.mentions.entries()) {
    const usable = (options[index] as readonly Option[]).filter(
      ({ slot }) => slot !== finds && !excludes.includes(slot),
    )
    const growths = states.flatMap((state) => [
      leaving(state, mention, isOnlyFigure),
      ...usable.flatMap((option) =>
        taking(state, option, slots[option.slot] as Slot, message, choices),
      ),
    ])
    states = growths
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, BEAM)
      .map(({ grown }) => grown())
  }
  return states
}

/** «وزنها 68»: whose it is stands in the ending of a word, and is no age. */
const isInEnding = ({ concept, start, end }: ConceptMatch): boolean =>
  start === end && (concept === 'female' || concept === 'male')

/** "Now" is no figure. */
const isMoment = ({ concepts }: Message, { kind, start }: Mention): boolean =>
  kind === 'date' && concepts.some((match) => match.concept === 'nowadays' && match.start === start)

/** A state with one mention more, made only when it is cheap enough to be kept. */
interface Growth {
  cost: number
  grown(): State
}

function leaving(state: State, mention: Mention, isOnlyFigure: boolean): Growth {
  const least = isOnlyFigure && mention.doubt < COUNTED ? ONLY_FIGURE : 0
  const cost = state.cost + Math.max(least, costOfLeaving(mention))
  return { cost, grown: () => ({ ...state, cost, leftOver: [...state.leftOver, mention] }) }
}

/** A state with one mention more in a slot; a cue that names one figure names no other, but for a list of cases. */
function taking(
  state: State,
  option: Option,
  slot: Slot,
  message: Message,
  choices: readonly Named[],
): Growth[] {
  const before = state.taken[option.slot] ?? []
  const last = before.at(-1)
  if (option.isUnknownLine && !(last && isNextLine(message, slot, last.mention, option.mention)))
    return []
  const isSecond =
    last !== undefined && (isEither(message, last, option) || isAskedAlike(message, last, option))
  if (option.isSecondOnly && !isSecond) return []
  const isListed =
    last !== undefined &&
    (isSecond ||
      isList(message, last, option) ||
      isOfAnother(choices, last.mention, option.mention))
  const isDayListed = isListed && option.mention.kind === 'date'
  const cue = option.naming?.cue
  const isCueTaken =
    cue !== undefined &&
    Object.values(state.taken).some((list) => list.some(({ naming }) => naming?.cue === cue))
  if (isCueTaken && !isListed) return []
  if (isCueTaken && last && slot.isMany && !isJoined(message, last, option)) return []
  const isRound =
    last !== undefined &&
    !isDayListed &&
    !slot.isMany &&
    !(option.naming && isListed) &&
    !isAskedAgain(message, last, option) &&
    isNextRound(state, option, message)
  const another = isRound
    ? option.naming
      ? NAMED_ROUND
      : NEXT_ROUND
    : last && !slot.isMany
      ? isListed
        ? isSecond
          ? EITHER_CASE
          : ANOTHER_CASE
        : UNLINKED_CASE
      : 0
  const cost =
    state.cost + option.cost + another - (goesOn(state, option, slot, message) ? GOES_ON : 0)
  return [
    {
      cost,
      grown: () => ({
        cost,
        taken: { ...state.taken, [option.slot]: [...before, option] },
        order: [...state.order, option.slot],
        rounds: isRound ? [...state.rounds, option.slot] : state.rounds,
        unlinked: state.unlinked + (another === UNLINKED_CASE ? 1 : 0),
        leftOver: state.leftOver,
      }),
    },
  ]
}

const GOES_ON = 2.6
/** "Man, 182, 84, waist 91": bare measures side by side are those of one person. */
function goesOn(
  { order, taken }: State,
  { naming, mention, slot }: Option,
  { kind }: Slot,
  { text }: Message,
): boolean {
  const before = taken[order.at(-1) ?? '']?.at(-1)
  return (
    kind === 'measure' &&
    slot !== order.at(-1) &&
    naming === undefined &&
    mention.kind === 'number' &&
    before?.mention.kind === 'number' &&
    'unit' in before.value &&
    /^\s?(?:[,،/&و]|and)?\s?$/iu.test(text.slice(before.mention.end, mention.start))
  )
}

function costOfLeaving(mention: Mention): number {
  if (mention.doubt >= CERTAINLY_NONE) return 0
  return Math.max(0, weightOf(mention) - mention.doubt)
}

/** A large number is hardly anything but an amount, a small one often a count of something else. */
function weightOf(mention: Mention): number {
  if (mention.kind !== 'number') return LEFT_OVER[mention.kind]
  const size = Math.abs(mention.value)
  return size < 100 ? LEFT_OVER_SMALL : size < 1000 ? LEFT_OVER.number : LEFT_OVER.money
}
