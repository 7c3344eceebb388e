import { type Span, words } from '../reading/words.ts'
import type { Ask, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { type Figure, isMeant, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { withNames } from './names.ts'
import type { Row } from './rows.ts'
import { gradePointAverage, weightedMark } from './scale.ts'

/** The results of one person. */
export interface ListedApart {
  rows: readonly Row[]
  /** What stands before them: "and she got". */
  lead: string
}

const LEAST_PARTS = 2
const MOST_COUNTED = 12
const LISTED_WITHIN = 2
const SENTENCE = 3
/** Each mark in a line of its own. */
const LINE_BETWEEN = /^[^\S\n]{0,3}\n[^.!?؟\n]{0,40}$/u
const isWhole = (weights: readonly Figure[]) =>
  weights.length >= LEAST_PARTS &&
  Math.abs(weights.reduce((sum, { value }) => sum + value, 0) - 100) < 0.001

/** Weights that are listed first and marks in the same order behind them, of one person or of several: "30%, 20% and 50%. I got 82, 90, 71, and she 76, 85, 78". */
export function listedApart(
  message: Message,
  figures: readonly Figure[],
): [ListedApart, ...ListedApart[]] | undefined {
  const meant = figures.filter(isMeant)
  const [weights, marks] = parted(meant, namesAny(message, ['weightOfMark']))
  const isMark = ({ kind, value, of = 100, isHours, grade }: Figure) =>
    kind === 'number' && value <= of && !isHours && !grade
  const count = weights.length
  if (!isWhole(weights) || marks.length === 0 || marks.length % count > 0) return undefined
  if (!marks.every(isMark)) return undefined
  // "90 in the course, midterm was 80 with 40%, the final is 60%" is no list.
  const isList = (figures: readonly Figure[]) =>
    figures.every((figure, index) => {
      const before = figures[index - 1]
      return (
        !before ||
        (!isSupposedBetween(message, before, figure) &&
          message.clauses.wordsBetween(before, figure) <= LISTED_WITHIN &&
          (message.clauses.weightBetween(before, figure) < SENTENCE ||
            LINE_BETWEEN.test(message.text.slice(before.end, figure.start))))
      )
    })
  const isFirst = (weights[0] as Figure).start < (marks[0] as Figure).start
  const groups = Array.from({ length: marks.length / count }, (_, person) =>
    marks.slice(person * count, (person + 1) * count),
  )
  if (!groups.every(isList) || (!isFirst && !isList(weights))) return undefined
  return groups.map((own, person) => {
    const before = marks[person * count - 1] ?? weights.at(-1)
    return {
      rows: own.map((result, index) => ({
        result,
        measure: weights[index] as Figure,
        isRecord: false,
      })),
      lead: message.text.slice(before?.end ?? 0, own[0]?.start),
    }
  }) as readonly ListedApart[] as [ListedApart, ...ListedApart[]]
}

/** "Can I get 90 if the midterm is 75": what is hoped for and what is so. */
const isSupposedBetween = ({ concepts }: Message, before: Figure, figure: Figure): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'supposing' && start >= before.end && end <= figure.start,
  )

/** The weights in front or, of one person, at the end; plain numbers only where weights are spoken of and none is a per cent. */
function parted(figures: readonly Figure[], isOfWeights: boolean): [Figure[], Figure[]] {
  const isPercent = ({ kind, isShare }: Figure) => kind === 'percent' && !isShare
  const percents = figures.filter(isPercent)
  const first = figures.findIndex(isPercent)
  const half = figures.length / 2
  if (percents.length > 0) {
    const [weights, marks] = [percents, figures.filter((figure) => !isPercent(figure))]
    const isRun = figures.slice(first, first + percents.length).every(isPercent)
    const isAtEdge = first === 0 || (first === half && percents.length === half)
    return isRun && isAtEdge ? [weights, marks] : [[], []]
  }
  const [front, back] = [figures.slice(0, half), figures.slice(half)]
  if (!isOfWeights || !Number.isInteger(half) || isWhole(front) === isWhole(back)) return [[], []]
  return isWhole(front) ? [front, back] : [back, front]
}

const LABEL = /(?<=^|[\n.;؛!?؟,،]\s?|\s[-–—]\s)(?<name>\p{L}+(?: [\p{L}\d٠-٩]+)?)\s?:/gu
const MOST_PEOPLE = 6

/** The parts of a message that each begin with somebody's name: "Hala: A for 3 … Omar: B+ for 3 …". */
function labelledParts({ text, concepts }: Message): (Span & { name: string })[] {
  const isOther = ({ start, end }: Span) =>
    concepts.some(
      (match) =>
        ['assessedPart', 'gradePointAverage'].includes(match.concept) &&
        match.start < end &&
        start < match.end,
    )
  const labels = Array.from(text.matchAll(LABEL), ({ index, 0: written, groups }) => ({
    name: groups?.name ?? '',
    start: index,
    end: index + written.length,
  })).filter((label) => !isOther(label))
  if (labels.length > MOST_PEOPLE) return []
  return labels.map(({ name, end }, index) => ({
    name,
    start: end,
    end: labels[index + 1]?.start ?? text.length,
  }))
}

/** The number of a term is none of its results. */
const withoutLabels = ({ text }: Message): string =>
  text.replace(LABEL, (label) => ' '.repeat(label.length - 1).concat('\n'))

/** The results of several people, each with an answer of its own. */
export function readPeople(
  message: Message,
  ask: Ask,
  readOne: (message: Message, ask: Ask) => Reading<GradesInput>,
): Reading<GradesInput> | undefined {
  const cases = labelledParts(message).flatMap(({ name, start, end }) => {
    const reading = readOne(readMessage(ask.text.slice(start, end), ask.today), ask)
    return 'input' in reading && sizeOf(reading.input) > 1 ? [{ ...reading, title: name }] : []
  })
  const [first, ...more] = cases
  if (!first || more.length === 0) return undefined
  const isTerm = (title: string) => namesAny(readMessage(title, ask.today), ['studyTerm'])
  if (cases.every(({ title }) => isTerm(title))) {
    // The terms of one person count together, and each for itself.
    const whole = readOne(readMessage(withoutLabels(message), ask.today), ask)
    if (!('input' in whole)) return undefined
    const title = { en: 'All together', ar: 'الكل معًا' }[ask.language]
    return {
      ...whole,
      title,
      more: cases.map(({ input, title: name }) => ({ input, title: name })),
    }
  }
  const facts = cases.map(({ title, understood }) => `${title}: ${understood?.facts.join(' · ')}`)
  const assumed = cases.flatMap(({ understood }) => understood?.assumed ?? [])
  return { ...first, more, understood: { facts, assumed, ...leadOf(cases, ask) } }
}

const COMPARES =
  /\b(?:who|which of|ahead|higher|better|difference|by how much|more)\b|(?<!\p{L})و?(?:مين|منو|من فيهم|فرق|الفرق|[أا]على|[أا]فضل|[أا]حسن)(?!\p{L})/iu

/** "Who is ahead and by how much?" of two people. */
function leadOf(
  cases: readonly { input: GradesInput; title: string }[],
  { text, language }: Ask,
): { difference?: string } {
  const [one, other] = cases
  if (!one || !other || cases.length > 2 || !COMPARES.test(text)) return {}
  const [first, second] = [resultOf(one.input), resultOf(other.input)]
  if (first === undefined || second === undefined || one.input.kind !== other.input.kind) return {}
  const gap = Math.round(Math.abs(first - second) * 100) / 100
  if (gap === 0) return { difference: '0' }
  const { title } = first > second ? one : other
  return { difference: language === 'ar' ? `${gap} (${title} أعلى)` : `${gap} (${title} is ahead)` }
}

const resultOf = (input: GradesInput): number | undefined =>
  input.kind === 'mark'
    ? weightedMark(input.marks, []).earned
    : input.kind === 'gpa'
      ? gradePointAverage(input.courses, input.record, undefined, input.terms).gpa
      : undefined

const sizeOf = (input: GradesInput): number =>
  input.kind === 'gpa' ? input.courses.length : input.kind === 'mark' ? input.marks.length : 0

/** Marks that stand apart from their weights, in the same order. */
export function readListed(
  message: Message,
  people: readonly [ListedApart, ...ListedApart[]],
): Reading<GradesInput> {
  const weights = people[0].rows.map(({ measure }) => ({
    result: measure as Figure,
    isRecord: false,
  }))
  const ofWeights = withNames(message, weights).map(({ name }) => name)
  const names = ofWeights[0]
    ? ofWeights
    : withNames(
        message,
        people[0].rows.map(({ result }) => ({ result: result as Figure, isRecord: false })),
      ).map(({ name }) => name)
  const cases = people.map(({ rows, lead }, index) => {
    const marks = rows.map(({ result, measure }, place) => ({
      ...(names[0] && names[place] && { name: names[place] }),
      mark: outOf100(result as Figure),
      weight: measure?.value ?? 0,
    }))
    const title = people.length > 1 ? (whoIn(lead) ?? String(index + 1)) : undefined
    return { input: { kind: 'mark' as const, marks }, ...(title && { title }) }
  })
  const facts = cases.map(({ title, input: { marks } }) =>
    [...(title ? [`${title}:`] : []), marks.map(sayMark).join(' · ')].join(' '),
  )
  const [first, ...more] = cases
  return { ...first, more, understood: { facts, assumed: [] } } as Reading<GradesInput>
}

const TOTAL_ALONE = /(?:\bout of|\bover|\bon|\/|(?<!\p{L})من|(?<!\p{L})علي|(?<!\p{L})على)\s?$/u

/** Points that add up to a hundred: "47 of 60, and the final is out of 40" are marks with their weights. */
export function readPoints(
  message: Message,
  figures: readonly Figure[],
): { rows: readonly Row[]; goals: readonly Figure[]; open: readonly Figure[] } | undefined {
  const meant = figures.filter(isMeant)
  if (meant.some(({ kind, grade, isHours }) => kind !== 'number' || grade || isHours))
    return undefined
  const isOpen = ({ start, of }: Figure) =>
    of === undefined && TOTAL_ALONE.test(message.text.slice(Math.max(0, start - 8), start))
  const marks = meant.filter(({ of = 100 }) => of < 100)
  const open = meant.filter(isOpen)
  const goals = meant.filter((figure) => !marks.includes(figure) && !open.includes(figure))
  const sum =
    marks.reduce((all, { of = 0 }) => all + of, 0) + open.reduce((all, { value }) => all + value, 0)
  if (marks.length === 0 || marks.length + open.length < LEAST_PARTS || sum !== 100)
    return undefined
  if (goals.length > 0 && !namesAny(message, ['hopedFor'])) return undefined
  return {
    rows: marks.map((mark) => ({
      result: mark,
      measure: { ...mark, kind: 'percent', value: mark.of as number },
      isRecord: false,
    })),
    goals,
    open,
  }
}

/** "84 and 91, each ten percent": the weight of all marks before it in its sentence. */
export function withSharedWeights(message: Message, figures: readonly Figure[]): Figure[] {
  // "Two assignments" counts them.
  const isMark = ({ kind, isHours, value, of }: Figure) =>
    kind === 'number' && !isHours && (value > MOST_COUNTED || of !== undefined)
  return figures.flatMap((figure, index): Figure[] => {
    const next = figures.findIndex(({ kind }, at) => at > index && kind === 'percent')
    const weight = figures[next]
    if (!weight || next < index + 2 || !isMark(figure)) return [figure]
    const isRun =
      figures.slice(index, next).every(isMark) &&
      message.clauses.weightBetween(figure, weight) < SENTENCE * LISTED_WITHIN
    const isShared =
      isRun &&
      message.concepts.some(
        (match) =>
          match.concept === 'forEach' &&
          match.start >= (figures[next - 1] as Figure).end &&
          message.clauses.isClose(match, weight, 2),
      )
    const place = { start: figure.end, end: figure.end }
    return isShared ? [figure, { ...weight, ...place }] : [figure]
  })
}

/** The first word of the clause before somebody's marks: «انا جبت», "and Omar got". */
function whoIn(lead: string): string | undefined {
  const clause = lead.split(/[.:؛;!?؟\n,،]/).findLast((part) => /\p{L}/u.test(part)) ?? ''
  const who = words(clause).find(({ word }) => !/^(?:and|but|while|و|بس|لكن)$/.test(word))
  return who && clause.slice(who.start, who.end).replace(/^و(?=\p{L}{2})/u, '')
}

export const sayMark = ({
  name,
  mark,
  weight,
}: {
  name?: string | undefined
  mark: number
  weight: number
}): string => [name, mark, `× ${weight}%`].filter((part) => part !== undefined).join(' ')
