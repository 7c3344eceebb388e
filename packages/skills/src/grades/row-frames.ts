import type { Figure } from './figures.ts'
import type { Results, RowFrame } from './rows.ts'
import { isWhole } from './shared.ts'

// What the rows of a request about results are made of.

const ENOUGH_CREDITS = 30
const LEAVING_RESULT = 3.4
/** More than a mark without a weight, which is asked about. */
const LEAVING_MARK = 4.5
/** A smaller number often counts something else. */
const MOST_COUNTED = 12
/** More than a result alone: a grade without credits is asked about. */
const LEAVING_LETTER = 5
const LEAVING_NUMBER = 1.6
const BARE = 0.8
const LIKELY = -1

/** What it costs to leave a number out that is not doubted. */
export const leavingNumber = (figure: Figure): number =>
  figure.isClaimed || figure.doubt >= 2 ? 0 : Math.max(0, LEAVING_NUMBER - figure.doubt)

/** Grades with credits. */
export const courseRows: RowFrame = {
  cues: {
    measure: ['credits'],
    record: ['gradePointAverage', 'soFar'],
    goal: ['hopedFor', 'withinReach'],
    open: ['stillOpen'],
  },
  isCued: (role) => role === 'record' || role === 'goal' || role === 'open',
  kinds: {
    result: ({ grade }) => (grade ? LIKELY : undefined),
    record: ({ grade, kind, value, isHours }) =>
      grade || isHours || kind !== 'number' || value > 4 ? undefined : BARE * 4,
    measure: ({ grade, kind, value, isHours, isClaimed }) =>
      grade || kind !== 'number' || value <= 0 || isClaimed
        ? undefined
        : isHours
          ? 0
          : value > ENOUGH_CREDITS || !Number.isInteger(value * 2)
            ? BARE * 3
            : BARE,
    goal: ({ grade, kind, value, isHours }) =>
      grade || isHours || kind !== 'number' || value > 4 || value < 1 ? undefined : BARE,
    open: ({ isHours }) => (isHours ? BARE : undefined),
    times: ({ grade, kind, value, isHours }) =>
      !grade && kind === 'number' && !isHours && value >= 2 && value <= 6 && Number.isInteger(value)
        ? 0
        : undefined,
  },
  leaving: (figure) =>
    figure.isClaimed || figure.doubt >= 2
      ? 0
      : figure.grade
        ? LEAVING_LETTER
        : figure.isHours
          ? LEAVING_RESULT
          : leavingNumber(figure),
  whole: ({ rows }) =>
    rows.filter(
      ({ counted, result, measure }) =>
        (counted && !result?.grade) || (result?.grade && (measure?.value ?? 0) > ENOUGH_CREDITS),
    ).length *
      LEAVING_LETTER -
    rows.filter(({ result, isRecord }) => isRecord && result).length,
}

/** "(weight 40)" */
const isCalledWeight = ({ start }: Figure, used: Results['used']): boolean =>
  used.some(
    ({ concept, end }) => concept === 'weightOfMark' && end <= start && start - end <= BESIDE,
  )
const BESIDE = 2

/** «عليه 25%» is a weight and nothing else. */
const isPercentWeight = ({ kind, isWeight }: Figure) => kind === 'percent' && isWeight === true

const isShare = ({ grade, of, isHours, value }: Figure) =>
  !grade && !isHours && of === undefined && value > 0 && value <= 100
export const sumOf = (figures: readonly (Figure | undefined)[]) =>
  figures.reduce((sum, figure) => sum + (figure?.value ?? 0), 0)

/** "Zero in the final worth 30% and 82 in everything else" */
const isOneBesideRest = (rows: Results['rows'], goals: Results['goals']): boolean =>
  rows.length === 2 && goals.length === 0 && rows.some(isWhole)

/** Marks with weights. */
export const markRows: RowFrame = {
  cues: {
    result: ['mark', 'assessedPart'],
    measure: ['weightOfMark', 'assessedPart', 'ofCourse'],
    open: ['weightOfMark', 'stillOpen', 'assessedPart'],
    ofRest: ['stillOpen'],
    goal: ['hopedFor', 'withinReach'],
  },
  // "Final 50" is a mark, "final 50%" may be its weight, and so may what is left to a hundred.
  canName: (role, { kind }, name) =>
    name !== 'assessedPart' || role === 'result' || role === 'open' || kind === 'percent',
  isCued: (role, { kind }) => role === 'ofRest' || (role === 'open' && kind === 'number'),
  kinds: {
    result: (figure) =>
      figure.grade || figure.isHours || figure.isShare || isPercentWeight(figure)
        ? undefined
        : figure.of !== undefined
          ? LIKELY
          : figure.kind === 'percent'
            ? BARE
            : figure.kind === 'number' && figure.value <= 100
              ? 0
              : undefined,
    measure: (figure) => (isShare(figure) ? (figure.kind === 'percent' ? 0 : BARE) : undefined),
    open: (figure) =>
      isShare(figure) ? (figure.kind === 'percent' ? BARE * 2 : BARE * 3) : undefined,
    ofRest: (figure) =>
      isShare(figure) && !figure.isShare && !isPercentWeight(figure) ? 0 : undefined,
    goal: (figure) =>
      isShare(figure) && !isPercentWeight(figure)
        ? figure.kind === 'percent'
          ? BARE * 2
          : BARE
        : undefined,
  },
  leaving: (figure) =>
    leavingNumber(figure) > 0 &&
    (figure.value === 0 || (figure.value <= 100 && figure.value > MOST_COUNTED))
      ? LEAVING_MARK
      : leavingNumber(figure),
  whole({ rows, goals, open, used }) {
    const isWeightSaid =
      used.some(({ concept }) => concept === 'weightOfMark') ||
      rows.some(({ measure }) => measure?.kind === 'percent')
    if (!isWeightSaid) return rows.filter(isWhole).length * LEAVING_LETTER
    // "Final 80" is a mark, but where all weights are per cents and it makes them a hundred.
    const isBare =
      open.some((figure) => figure.kind === 'number' && !isCalledWeight(figure, used)) &&
      !used.some(({ concept }) => concept === 'stillOpen') &&
      !rows.some(({ measure }) => measure?.kind === 'percent')
    if (isBare) return LEAVING_LETTER
    const weights = sumOf([...rows.map(({ measure }) => measure), ...open])
    if (weights > 100.001) return BARE * 4
    if (open.length > 0 && rows.length === 0) return LEAVING_RESULT
    if (rows.some(({ isOfRest }) => isOfRest))
      return open.length > 0 || isOneBesideRest(rows, goals) ? LIKELY : LEAVING_LETTER
    // Whoever writes marks without a per cent means a weight by one: "I got 76 for 30%, the talk 15%".
    const results = new Set(rows.filter(isWhole).map(({ result }) => result?.kind))
    if (results.size > 1 && rows.every(({ measure }) => measure?.kind === 'percent'))
      return BARE * 4
    if (Math.abs(weights - 100) < 0.001) return LIKELY * 1.5
    // Whoever writes one weight as a per cent writes the others so.
    const isCalled = (figure: Figure) => figure.kind === 'number' && isCalledWeight(figure, used)
    const kinds = new Set(
      rows.flatMap(({ measure }) => (measure && !isCalled(measure) ? measure.kind : [])),
    )
    if (kinds.size > 1) return LEAVING_LETTER * 2
    return open.some(({ kind }) => kind === 'number') ? LEAVING_RESULT : 0
  },
}
