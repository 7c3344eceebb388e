import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import type { Frame, Goal } from '../src/understanding/frame.ts'
import { askingWords, impliedBy, isPlaced } from './labels.ts'
import { type Asked, type Piece, pieceOf, type Values } from './pieces.ts'

/** A request that somebody might write. */
export interface Wording {
  pieces: readonly Piece[]
  goal: string
  /** What it says beside its pieces. */
  asked: Values
  /** The request with these pieces: all of them, or some left out or changed. */
  say(pieces: readonly Piece[]): string
}

const COURTESY: Record<Language, readonly string[]> = {
  en: ['', '', 'hi, ', 'please ', 'hello there, ', 'quick one: '],
  ar: ['', '', 'السلام عليكم، ', 'لو سمحت ', 'مرحبا، ', 'هلا '],
}
const ASKING: Record<Language, readonly string[]> = {
  en: [
    'what is the {goal}',
    'how much is the {goal}',
    'calculate the {goal}',
    'tell me the {goal}',
  ],
  ar: ['كم {goal}', 'احسب {goal}', 'ما هو {goal}', 'شو {goal}'],
}
const JOINTS: Record<Language, readonly string[]> = {
  en: [', ', ' and ', '. ', '\n', '; '],
  ar: ['، ', ' و', '. ', '\n', '؛ '],
}

/** What is said beside what is needed. */
const MOST_OPTIONAL = 2
/** So many requests show whether any of them means a goal. */
const TRIED = 60

/** What a goal can be asked with; nothing when a line that it needs cannot be said. */
function ingredients(asked: Asked) {
  const { frame, goal } = asked
  const hasPlace = (name: string) => isPlaced(goal, name)
  const lines = goal.needs.map((line) => (typeof line === 'string' ? [line] : [...line]))
  const sayable = lines.map((line) =>
    line
      .filter(hasPlace)
      .map((name) => pieceOf(asked, name, true))
      .filter((piece) => piece !== undefined),
  )
  if (sayable.some((line) => line.length === 0)) return undefined
  const optional = Object.keys(frame.slots)
    .filter((name) => hasPlace(name) && !lines.flat().includes(name))
    .map((name) => pieceOf(asked, name, false))
    .filter((piece) => piece !== undefined)
  return { sayable, optional }
}

/** Requests for a goal of a frame, in any order and in the words of its lexicon; none when it cannot be asked for without saying something else too. */
export function wordings(
  frame: Frame,
  goalName: string,
  language: Language,
): fc.Arbitrary<Wording> | undefined {
  const goal = frame.goals[goalName] as Goal
  const asked = { frame, goal, language }
  const parts = ingredients(asked)
  const question = questionFor(asked)
  if (!parts || (!question && (goal.isAskedFor || goal.cues || goal.finds))) return undefined
  const { sayable, optional } = parts
  const least = sayable.length === 0 && goal.when ? 1 : 0
  const more = fc
    .subarray(optional, {
      minLength: Math.min(least, optional.length),
      maxLength: Math.min(MOST_OPTIONAL, optional.length),
    })
    .chain((chosen) => fc.tuple(...chosen))
  const needed = fc.tuple(
    ...sayable.map((line) => fc.constantFrom(...line).chain((piece) => piece)),
  )
  const all = fc.tuple(needed, more).map(([those, others]): Piece[] => [...those, ...others])
  const isMeant = (pieces: readonly Piece[]) => isOneRequest(asked, goalName, pieces)
  // A goal that another always goes before is never what a person means who gives all it needs.
  if (!fc.sample(all, { numRuns: TRIED, seed: 1, unbiased: true }).some(isMeant)) return undefined
  return all
    .filter(isMeant)
    .chain((pieces) =>
      fc.tuple(
        fc.shuffledSubarray(pieces, { minLength: pieces.length }),
        fc.array(fc.constantFrom(...JOINTS[language]), {
          minLength: pieces.length + 1,
          maxLength: pieces.length + 1,
        }),
        fc.constantFrom(...COURTESY[language]),
        question ?? fc.constant(undefined),
        fc.boolean(),
      ),
    )
    .map(([pieces, joints, courtesy, word, isAskedFirst]): Wording => {
      const mark = language === 'en' ? '?' : '؟'
      return {
        goal: goalName,
        pieces,
        asked: word?.says ?? {},
        say(said) {
          const facts = said
            .map((piece, at) => {
              const before = said[at - 1]
              if (!before) return piece.text
              return `${wouldJoin(before, piece) ? '. ' : joints[at]}${piece.text}`
            })
            .join('')
          if (!word) return `${courtesy}${facts}`
          if (!facts) return `${courtesy}${word.text}${mark}`
          return `${courtesy}${isAskedFirst ? `${word.text}${mark} ${facts}` : `${facts}. ${word.text}${mark}`}`
        },
      }
    })
}

/** "29 months and 12 days of service" would be one length of time: two figures side by side are parted by a stop. */
const wouldJoin = (before: Piece, next: Piece): boolean =>
  before.text.endsWith(before.written) && next.text.startsWith(next.written)

/** All that the pieces of a request stand for. */
export function valuesOf(pieces: readonly Pick<Piece, 'values'>[]): Record<string, object[]> {
  const values: Record<string, object[]> = {}
  for (const piece of pieces)
    for (const [slot, list] of Object.entries(piece.values)) {
      const known = values[slot] ?? []
      values[slot] = known
      for (const value of list)
        if (!known.some((other) => JSON.stringify(other) === JSON.stringify(value)))
          known.push(value)
    }
  return values
}

/** The values of one case, as constraints and goals take them. */
export const inOneCase = ({ slots }: Frame, values: Record<string, readonly object[]>) =>
  Object.fromEntries(
    Object.entries(values).map(([slot, list]) => [slot, slots[slot]?.isMany ? list : list[0]]),
  ) as Parameters<NonNullable<Goal['when']>>[0]

/** Whether a person who says this means this goal: it obeys what all readings must obey, and no goal before it has all that it needs. */
function isOneRequest({ frame, goal }: Asked, goalName: string, pieces: readonly Piece[]): boolean {
  const values = valuesOf(pieces)
  const isUndecided = Object.entries(values).some(
    ([slot, list]) => list.length > 1 && !frame.slots[slot]?.isMany,
  )
  if (isUndecided) return false
  const one = inOneCase(frame, values)
  if (!(frame.constraints ?? []).every((holds) => holds(one))) return false
  const isMeant = ({ when }: Goal) => when === undefined || when(one)
  if (!isMeant(goal)) return false
  const names = Object.keys(frame.goals)
  /** "What weight?" beside what another goal works it out of asks for that one. */
  const asksSame = ({ finds, asks = finds }: Goal) => asks === goal.finds
  const isAsWell = (other: string) =>
    goal.cues || goal.finds ? goal.finds && asksSame(frame.goals[other] as Goal) : true
  return !answered(frame, values).some(
    (other) => names.indexOf(other) < names.indexOf(goalName) && isAsWell(other),
  )
}

/** The goals that have all they need without being asked for. */
export const answered = (frame: Frame, values: Record<string, readonly object[]>): string[] =>
  Object.entries(frame.goals)
    .filter(
      ([, { isAskedFor, when, needs }]) =>
        !isAskedFor &&
        (when === undefined || when(inOneCase(frame, values))) &&
        needs.every((line) => [line].flat().some((slot) => slot in values)),
    )
    .map(([name]) => name)

function questionFor({
  frame,
  goal,
  language,
}: Asked): fc.Arbitrary<{ text: string; says: Values }> | undefined {
  const { words, isWhole } = askingWords(frame, goal, language)
  if (words.length === 0) return undefined
  return fc
    .tuple(fc.constantFrom(...ASKING[language]), fc.constantFrom(...words))
    .map(([asking, word]) => ({
      text: isWhole ? word.word : asking.replace('{goal}', word.word),
      says: impliedBy(frame, word),
    }))
}
