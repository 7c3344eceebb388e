import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { type Message, type Naming, namings, type Placed } from '../understanding/affinity.ts'
import type { Slot } from '../understanding/frame.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Figure } from './figures.ts'
import { isOfPartBefore } from './part-before.ts'

/** What a figure can stand for. A row is a result with its measure: a mark with its weight, a grade with its credits. */
export type Role = 'result' | 'measure' | 'record' | 'ofRest' | 'goal' | 'open' | 'times'

export interface Row {
  result?: Figure
  measure?: Figure
  /** The result is an average so far, over all credits so far. */
  isRecord: boolean
  /** A result for all that is not open: "85 in the rest". */
  isOfRest?: boolean
  /** The mark for everything up to now. */
  isSoFar?: boolean
  /** "Two B+" */
  counted?: Figure
  /** As it is called where its weight is told apart from its mark. */
  name?: string
}

/** One way to read all figures of a request. */
export interface Results {
  rows: readonly Row[]
  goals: readonly Figure[]
  /** Weights of what is not marked yet. */
  open: readonly Figure[]
  unused: readonly Figure[]
  /** What names the figures. */
  used: readonly ConceptMatch[]
  cost: number
}

/** What a figure costs in a role beside being named; nothing: it cannot be that. */
export type Kinds = Readonly<Partial<Record<Role, (figure: Figure) => number | undefined>>>
export interface RowFrame {
  cues: Readonly<Partial<Record<Role, Slot['cues']>>>
  kinds: Kinds
  /** Whether a name can be that of such a figure. */
  canName?(role: Role, figure: Figure, name: Concept): boolean
  /** Whether a figure is only that beside one of its names. */
  isCued(role: Role, figure: Figure): boolean
  /** What a figure costs that nothing takes. */
  leaving(figure: Figure): number
  /** What speaks for or against a reading as a whole. */
  whole(results: Results): number
}

type Named = Placed & Pick<Message, 'concepts'>

const BEAM = 48
const MOST_CUES = 2
/** What follows is a pasted document. */
const MOST_FIGURES = 100
const UNNAMED = 1.6
/** A name says less than the order of rows, in which most results are listed without one. */
const NAME_COUNTS = 0.5
const GOAL_COUNTS = 1
const ALONE = 4
const SUPPOSED_ALONE = 1
const EACH_WORD = 0.25
const NEXT_GOAL = 0.3
const OTHER_ORDER = 1.5
const CLAIMED = 2

/** The cheapest way to take all figures as rows, goals and what is open. */
export function readRows(message: Message, figures: readonly Figure[], frame: RowFrame): Results {
  const context: Named = { ...message, mentions: figures }
  const roles = Object.keys(frame.kinds) as Role[]
  const known = new Set(Object.values(frame.cues).flat())
  const cues = message.concepts.filter(({ concept }) => known.has(concept))
  const unused = figures.slice(MOST_FIGURES)
  let states: Results[] = [{ rows: [], goals: [], open: [], unused, used: [], cost: 0 }]
  for (const figure of figures.slice(0, MOST_FIGURES)) {
    const options = roles.flatMap((role) => waysToBe(role, figure, frame, context, cues))
    const grown = states.flatMap((state) => [
      leaving(state, figure, frame),
      ...options.flatMap((option) => taking(state, figure, option, context)),
    ])
    states = cheapest(grown).map(({ state }) => state())
  }
  const judged = states.map((state) => ({
    ...state,
    cost: state.cost + costOfBegun(state) + frame.whole(state),
  }))
  return judged.toSorted((a, b) => a.cost - b.cost)[0] as Results
}

/** A reading with one figure more, made only if it is cheap enough to be kept. */
interface Growth {
  cost: number
  from: Results
  role: Role | 'unused'
  state(): Results
}

/** The same figures in the same roles by other cues are one reading: it would crowd out the others. */
function cheapest(grown: readonly Growth[]): Growth[] {
  const seen = new Map<Results, Map<Growth['role'], number>>()
  const isNew = ({ from, role }: Growth) => {
    const roles = seen.get(from) ?? new Map<Growth['role'], number>()
    const times = (roles.get(role) ?? 0) + 1
    seen.set(from, roles.set(role, times))
    return times <= MOST_CUES
  }
  return grown
    .toSorted((a, b) => a.cost - b.cost)
    .filter(isNew)
    .slice(0, BEAM)
}

const leaving = (state: Results, figure: Figure, frame: RowFrame): Growth => {
  const cost = state.cost + frame.leaving(figure)
  return {
    cost,
    from: state,
    role: 'unused',
    state: () => ({ ...state, cost, unused: [...state.unused, figure] }),
  }
}

/** A mark that is only supposed may be that of whatever weight is left. */
function costOfBegun({ rows }: Results): number {
  const last = rows.at(-1)
  return !last || !isOpen(last) ? 0 : last.result?.isSupposed ? SUPPOSED_ALONE : ALONE
}

interface Option {
  role: Role
  cost: number
  cue?: ConceptMatch
}

function waysToBe(
  role: Role,
  figure: Figure,
  frame: RowFrame,
  message: Placed,
  cues: readonly ConceptMatch[],
): Option[] {
  const kind = frame.kinds[role]?.(figure)
  if (kind === undefined) return []
  const claimed = figure.isClaimed ? CLAIMED : 0
  const isGoal = role === 'goal'
  if (isGoal && (figure.isClaimed || figure.isSupposed || isWeighed(figure, message, cues)))
    return []
  const counts = isGoal ? GOAL_COUNTS : NAME_COUNTS
  const named = namesOf(role, figure, frame, message, cues).map(({ cue, worth }) => ({
    role,
    cue,
    cost: kind + claimed + figure.doubt + (UNNAMED - worth) * counts,
  }))
  if (frame.isCued(role, figure)) return named
  return [...named, { role, cost: kind + claimed + figure.doubt + UNNAMED * counts }]
}

/** "Essays 95 weight 15%": a mark whose own weight stands right behind it is hoped for by nobody. */
const isWeighed = (
  figure: Figure,
  { clauses, mentions }: Placed,
  cues: readonly ConceptMatch[],
): boolean =>
  cues.some(
    (cue) =>
      cue.concept === 'weightOfMark' &&
      cue.start >= figure.end &&
      clauses.isNext(figure, cue) &&
      mentions.some((other) => other.start >= cue.end && clauses.isNext(cue, other)),
  )

/** What is hoped for is named before it ("a target of 90") or at once ("90 overall"); "64 in the rest" only behind it. */
function namesOf(
  role: Role,
  figure: Figure,
  { cues: byRole, canName }: RowFrame,
  message: Placed,
  cues: readonly ConceptMatch[],
): Naming[] {
  const own = (byRole[role] ?? []).filter((name) => canName?.(role, figure, name) ?? true)
  // "The final 50% need how much …": the weight of a part, and what is asked behind it.
  const isOfPart =
    figure.kind === 'percent' &&
    cues.some(
      (cue) =>
        cue.concept === 'assessedPart' &&
        cue.end <= figure.start &&
        message.clauses.isClose(cue, figure, 1),
    )
  const isFar = ({ cue }: Naming) =>
    cue.start >= figure.end
      ? isOfPart ||
        message.clauses.wordsBetween(figure, cue) > 0 ||
        OF_ANSWER.test(message.text.slice(cue.end))
      : cue.concept === 'withinReach' && !message.clauses.isNext(cue, figure)
  // "70% of the course": said of what stands before it.
  const found = namings(message, { cues: own }, figure, cues).filter(
    ({ cue }) => cue.concept !== 'ofCourse' || cue.start >= figure.end,
  )
  if (role === 'ofRest') return found.filter(({ cue }) => cue.start >= figure.end)
  return role === 'goal' ? found.filter((name) => !isFar(name)) : found
}

/** «C في 2 عايز اعرف معدلي»: what is wanted is the answer. */
const OF_ANSWER =
  /^\s(?:to )?(?:know|calculate|find|ask|[أا]عرف|نعرف|[أا]حسب|نحسب|حساب|معرفة|[أا]س[أا]ل|تحسب)/u

const isOpen = ({ result, measure, isOfRest }: Row) => !result || !(measure || isOfRest)

function taking(state: Results, figure: Figure, option: Option, message: Named): Growth[] {
  const { role, cue } = option
  if (cue && state.used.includes(cue)) return []
  const grow = (changed: () => Partial<Results>, more = 0): Growth[] => {
    const cost = state.cost + option.cost + more
    const used = cue ? [...state.used, cue] : state.used
    return [{ cost, from: state, role, state: () => ({ ...state, used, ...changed(), cost }) }]
  }
  // A row that is left unfinished counts at once, lest cheap beginnings crowd out what is whole.
  const withRow = (row: Row) => grow(() => ({ rows: [...state.rows, row] }), costOfBegun(state))
  if (role === 'goal') {
    if (!cue && !isNextGoal(state, figure, message)) return []
    return grow(() => ({ goals: [...state.goals, figure] }), cue ? 0 : NEXT_GOAL - option.cost)
  }
  if (role === 'ofRest') return withRow({ result: figure, isRecord: false, isOfRest: true })
  if (role === 'open') return grow(() => ({ open: [...state.open, figure] }))
  const last = state.rows.at(-1)
  const begun = last && isOpen(last) ? last : undefined
  if (role === 'times') return begun ? [] : withRow({ isRecord: false, counted: figure })
  const place = role === 'measure' ? 'measure' : 'result'
  const isRecord = role === 'record'
  if (!begun || begun[place]) return withRow({ [place]: figure, isRecord })
  const isCounted = !begun.counted || begun.result
  if (!isCounted && (place === 'measure' || isApart(message, begun.counted, figure))) return []
  const other = begun.result ?? begun.measure
  const apart =
    other && !figure.isSupposed
      ? message.clauses.wordsBetween(other, figure) * EACH_WORD +
        message.clauses.weightBetween(other, figure) / 2
      : 0
  const row = { ...begun, [place]: figure, isRecord: begun.isRecord || isRecord }
  const order = !figure.isSupposed && isInOtherOrder(state.rows, place) ? OTHER_ORDER : 0
  const foreign =
    place === 'measure' && isOfPartBefore(state.open.at(-1), row, message) ? OTHER_ORDER : 0
  return grow(() => ({ rows: [...state.rows.slice(0, -1), row] }), apart + order + foreign)
}

/** "For 80, and for 90?": nothing else stands between. */
function isNextGoal({ rows, open, goals }: Results, figure: Figure, message: Named): boolean {
  const last = goals.at(-1)
  if (!last) return false
  const between = words(message.text.slice(last.end, figure.start))
  const hasOther = between.some(({ word }) => !isStopword(word))
  if (hasOther && !isAskedLike(last, figure, message)) return false
  // Rows and weights stand in order.
  const others = [rows.at(-1)?.result, rows.at(-1)?.measure, open.at(-1)]
  return !others.some((other) => other && other.start > last.start)
}

/** "For 75 overall? And if I dream big, for 85?": asked by the same word, of no part that is named between. */
function isAskedLike(last: Figure, figure: Figure, { text, concepts }: Named): boolean {
  const leadOf = ({ start }: Figure) => words(text.slice(0, start)).at(-1)?.word
  const isAsked = /^\s{0,3}[%٪]?\s{0,3}[?؟]/.test(text.slice(figure.end))
  const isOfPart = concepts.some(
    ({ concept, start, end }) => OF_PART.has(concept) && start >= last.end && end <= figure.start,
  )
  return isAsked && !isOfPart && leadOf(last) === leadOf(figure)
}
const OF_PART: ReadonlySet<Concept> = new Set(['mark', 'assessedPart', 'weightOfMark', 'stillOpen'])

/** "Above 3? A 3 credits": what ends a sentence parts them as a word does. */
const isApart = ({ clauses, text }: Named, first: Figure | undefined, second: Figure): boolean =>
  first !== undefined &&
  (clauses.wordsBetween(first, second) > 0 || /[.?!؟:\n]/.test(text.slice(first.end, second.start)))

/** Whoever lists the mark first does so in every row. */
function isInOtherOrder(rows: readonly Row[], last: 'result' | 'measure'): boolean {
  const first = rows.find(({ isRecord, counted }) => !isRecord && !counted)
  if (!first?.result || !first.measure) return false
  return first.result.start < first.measure.start !== (last === 'measure')
}
