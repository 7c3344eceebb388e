import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import { wholeRequest } from '../src/choose.ts'
import type { Frame } from '../src/understanding/frame.ts'
import { impliedBy, isKnownWord, namedAlike, TODAY } from './labels.ts'
import { answered, inOneCase, valuesOf, type Wording } from './message.ts'
import { claim, irrelevantRemark, mistyped, withUnknownLabel } from './noise.ts'
import type { Piece } from './pieces.ts'

/** A request that was written in another way, and what its slots stand for. */
export interface Varied {
  text: string
  values: Record<string, readonly object[]>
  /** What was left out, and must be the only thing that is missing. */
  left?: string
  /** Without its name a figure may be taken for what would do in its place: a price for a loan. */
  isUnnamed?: boolean
}

/** Another way to write the same request; nothing when there is nothing in it that could be varied so. */
export type Trial = (
  wording: Wording,
  context: { frame: Frame; language: Language },
) => fc.Arbitrary<Varied> | undefined

const meaning = ({ asked }: Wording, pieces: readonly Pick<Piece, 'values'>[]) =>
  valuesOf([...pieces, { values: asked }])

/** What is said with some of the pieces put in another way. */
const saidWith = (
  wording: Wording,
  pieces: readonly Piece[],
  more?: Pick<Varied, 'left' | 'isUnnamed'>,
): Varied => ({ text: wording.say(pieces), values: meaning(wording, pieces), ...more })

const chosenFrom = <T>(all: readonly T[]): fc.Arbitrary<T> | undefined =>
  all.length > 0 ? fc.constantFrom(...all) : undefined

/** In any order, with any words that the lexicon has. */
export const asWritten: Trial = (wording) => fc.constant(saidWith(wording, wording.pieces))

export const withIrrelevantNumber: Trial = (wording, { language }) =>
  irrelevantRemark(language).map((add) => beside(wording, add))

export const withClaim: Trial = (wording, { language }) =>
  claim(language).map((add) => beside(wording, add))

const beside = (wording: Wording, add: (text: string) => string): Varied => {
  const said = saidWith(wording, wording.pieces)
  return { ...said, text: add(said.text) }
}

const unknownIn =
  (cases: number): Trial =>
  (wording, { frame, language }) =>
    fc
      .tuple(
        ...wording.pieces.map((piece) =>
          !piece.isNeeded || piece.isBare || !piece.written || mustBeNamed(piece, wording, frame)
            ? fc.constant(piece)
            : fc.oneof(
                { weight: 100 - cases, arbitrary: fc.constant(piece) },
                {
                  weight: cases,
                  arbitrary: withUnknownLabel(piece, language).map((text) => unnamed(piece, text)),
                },
              ),
        ),
      )
      .map((pieces) => saidWith(wording, pieces, { isUnnamed: true }))

/** Each label of what is needed is, in 15 of 100 cases, a word that nobody knows, or not there. */
export const withUnknownWords = unknownIn(15)

/** Nobody knows any name: what cannot be told apart by its kind, unit, period or size is asked about. */
export const withoutKnownNames = unknownIn(100)

/**
 * Another slot would do in its place and neither is taken without its name, or the name is all that shows what is asked for,
 * as what is said beside it answers something else: nobody could tell what is meant.
 */
function mustBeNamed(piece: Piece, wording: Wording, { slots, goals, ...frame }: Frame): boolean {
  const { slot } = piece
  const goal = goals[wording.goal]
  const rest = wording.pieces.filter((other) => other !== piece)
  if (goal?.when && !goal.when(inOneCase({ slots, goals, ...frame }, meaning(wording, rest))))
    return true
  const others = answered({ slots, goals, ...frame }, meaning(wording, rest))
  if (others.some((other) => other !== wording.goal)) return true
  const line = goal?.needs.find((one) => [one].flat().includes(slot))
  const instead = [line ?? []]
    .flat()
    .find((name) => slots[name]?.kind === slots[slot]?.kind && !slots[name]?.isCued)
  const values = { ...meaning(wording, rest), [instead ?? slot]: piece.values[slot] ?? [] }
  if (goal?.when && !goal.when(inOneCase({ slots, goals, ...frame }, values))) return true
  const alike = [line ?? []].flat().filter((name) => slots[name]?.kind === slots[slot]?.kind)
  return alike.length > 1 && alike.every((name) => slots[name]?.isCued)
}

/** A piece without the words that say more than its figure. */
const unnamed = (piece: Piece, text: string): Piece => ({
  ...piece,
  text,
  values: { [piece.slot]: piece.values[piece.slot] ?? [] },
})

export const withoutOne: Trial = (wording, { frame }) =>
  chosenFrom(askedBack(wording, frame))?.map((piece) =>
    saidWith(
      wording,
      wording.pieces.filter((other) => other !== piece),
      { left: piece.slot },
    ),
  )

/** What is left out is asked for, and answered without its name. */
export const answeredLater: Trial = (wording, { frame, language }) =>
  chosenFrom(
    askedBack(wording, frame).filter(
      (piece) => !piece.isBare && !mustBeNamed(piece, wording, frame),
    ),
  )?.map((piece) => {
    const others = wording.pieces.filter((other) => other !== piece)
    const { text } = wholeRequest({
      text: piece.written,
      language,
      today: TODAY,
      earlier: [{ message: wording.say(others), answer: '', outcome: 'question' }],
    })
    return { text, values: meaning(wording, [...others, unnamed(piece, '')]), isUnnamed: true }
  })

/** The pieces without which a request is asked back: what is left is possible, and answers nothing else either. */
function askedBack(wording: Wording, frame: Frame): Piece[] {
  const { when } = frame.goals[wording.goal] as Frame['goals'][string]
  return wording.pieces.filter((piece) => {
    if (!piece.isNeeded || !piece.written) return false
    const rest = wording.pieces.filter((other) => other !== piece)
    const values = meaning(wording, rest)
    return (
      (when === undefined || when(inOneCase(frame, values))) &&
      isPossible(frame, rest) &&
      [values, ...takenOtherwise(frame, values)].every((one) => answered(frame, one).length === 0)
    )
  })
}

/** The same with one figure taken for what its name may mean as well: "I can pay 6,000" beside "what a month?". */
const takenOtherwise = (frame: Frame, values: Record<string, object[]>) =>
  Object.entries(values).flatMap(([name, list]) =>
    namedAlike(frame, name, frame.slots[name]?.cues ?? [])
      .filter((other) => !(other in values))
      .map((other) => ({ ...values, [other]: list })),
  )

export const withTypingError: Trial = (wording, { frame }) =>
  chosenFrom(wording.pieces.filter(({ label }) => /\p{L}{6}/u.test(label)))?.chain((piece) =>
    mistyped(piece.label)
      .filter((label) => !isOtherWord(label, piece.label) && !saysSeveral(frame, label))
      .map((label) =>
        saidWith(
          wording,
          wording.pieces.map((other) =>
            other === piece ? { ...piece, text: piece.with({ label }) } : other,
          ),
        ),
      ),
  )

/** What is as near to another word of the same choice means either: «صديتقي» is «صديقي» or «صديقتي». */
const saysSeveral = (frame: Frame, word: string): boolean =>
  Object.entries(impliedBy(frame, { word })).some(
    ([slot, options]) => options.length > 1 && !frame.slots[slot]?.isMany,
  )

/** A typing error that makes another word is none to whoever reads it: «زميلتي», «زميلي». */
const isOtherWord = (typed: string, meant: string): boolean =>
  typed.split(' ').some((word) => !meant.split(' ').includes(word) && isKnownWord(word))

/** Two figures of a kind change places: each is read where it now stands. */
export const withTwoSwapped: Trial = (wording, { frame }) => {
  const { pieces } = wording
  const pairs = pieces.flatMap((one, at) =>
    pieces.slice(at + 1).flatMap((other) => {
      if (!areAlike(frame, one, other)) return []
      const swapped = [
        withValueOf(one, other),
        withValueOf(other, one),
        ...pieces.filter((piece) => piece !== one && piece !== other),
      ]
      return isPossible(frame, swapped) ? [{ one, other, swapped }] : []
    }),
  )
  return chosenFrom(pairs)?.map(({ one, other, swapped: [first, second] }) =>
    saidWith(
      wording,
      pieces.map((piece) => (piece === one ? first : piece === other ? second : piece) as Piece),
    ),
  )
}

const withValueOf = (piece: Piece, from: Piece): Piece => ({
  ...piece,
  text: piece.with({ written: from.written }),
  values: { ...piece.values, [piece.slot]: from.values[from.slot] ?? [] },
})

function areAlike({ slots }: Frame, one: Piece, other: Piece): boolean {
  const [a, b] = [slots[one.slot], slots[other.slot]]
  if (!a || !b || a.kind !== b.kind || !one.label || !other.label) return false
  const isEvery = (slot: object) => ('per' in slot ? slot.per : undefined)
  const isInUnits = (slot: object) => ('units' in slot ? String(slot.units) : undefined)
  return a.kind !== 'choice' && isEvery(a) === isEvery(b) && isInUnits(a) === isInUnits(b)
}

const isPossible = (frame: Frame, pieces: readonly Piece[]): boolean => {
  const values = valuesOf(pieces)
  const one = inOneCase(frame, values)
  return (
    (frame.constraints ?? []).every((holds) => holds(one)) &&
    Object.entries(values).every(([name, list]) => {
      const [min, max] = frame.slots[name]?.plausible ?? [Number.NEGATIVE_INFINITY, Infinity]
      return list.every((value) => {
        const size = 'value' in value ? Number(value.value) : min
        return size >= min && size <= max
      })
    })
  )
}

/** Two values of one slot are two cases. */
export const withTwoValues: Trial = (wording, { frame, language }) =>
  chosenFrom(
    wording.pieces.filter(
      ({ slot, other }) =>
        other &&
        frame.slots[slot]?.isMany !== true &&
        isPossibleWith(wording, slot, other.value, frame),
    ),
  )?.map((piece) => {
    const { text = '', value = {} } = piece.other ?? {}
    const written = [piece.written, text].join(language === 'en' ? ' or ' : ' أو ')
    const both = [...(piece.values[piece.slot] ?? []), value]
    return saidWith(
      wording,
      wording.pieces.map((other) =>
        other === piece
          ? {
              ...piece,
              text: piece.with({ written }),
              values: { ...piece.values, [piece.slot]: both },
            }
          : other,
      ),
    )
  })

const isPossibleWith = ({ pieces }: Wording, slot: string, value: object, frame: Frame): boolean =>
  isPossible(
    frame,
    pieces.map((piece) =>
      piece.slot === slot ? { ...piece, values: { ...piece.values, [slot]: [value] } } : piece,
    ),
  )
