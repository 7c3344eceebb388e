import type { Ask, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { readAverage } from './average.ts'
import { changedResult, withChange } from './changed.ts'
import { withCounts } from './counts.ts'
import { readCumulative } from './cumulative.ts'
import { type Figure, figuresIn, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { missing } from './missing.ts'
import { withNames } from './names.ts'
import { readPasted } from './pasted.ts'
import { type Results, type RowFrame, readRows } from './rows.ts'
import { ofRest, sayRecord } from './say.ts'
import { type Letter, scale } from './scale.ts'
import {
  listedApart,
  readListed,
  readPeople,
  readPoints,
  sayMark,
  withSharedWeights,
} from './several.ts'
import { isHopedAverage, isWhole, sharedMeasure } from './shared.ts'
import { withSoFarApart } from './so-far.ts'

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

const leavingNumber = (figure: Figure): number =>
  figure.isClaimed || figure.doubt >= 2 ? 0 : Math.max(0, LEAVING_NUMBER - figure.doubt)

const courseRows: RowFrame = {
  cues: {
    measure: ['credits'],
    record: ['gradePointAverage', 'soFar'],
    goal: ['hopedFor'],
    open: ['stillOpen'],
  },
  isCued: (role) => role === 'record' || role === 'goal' || role === 'open',
  kinds: {
    result: ({ grade }) => (grade ? LIKELY : undefined),
    record: ({ grade, kind, value }) =>
      grade || kind !== 'number' || value > 4 ? undefined : BARE * 4,
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

const isShare = ({ grade, of, isHours, value }: Figure) =>
  !grade && !isHours && of === undefined && value > 0 && value <= 100
const sumOf = (figures: readonly (Figure | undefined)[]) =>
  figures.reduce((sum, figure) => sum + (figure?.value ?? 0), 0)

const markRows: RowFrame = {
  cues: {
    result: ['mark', 'assessedPart'],
    measure: ['weightOfMark', 'assessedPart'],
    open: ['weightOfMark', 'stillOpen', 'assessedPart'],
    ofRest: ['stillOpen'],
    goal: ['hopedFor'],
  },
  // "Final 50" is a mark, "final 50%" may be its weight, and so may what is left to a hundred.
  canName: (role, { kind }, name) =>
    name !== 'assessedPart' || role === 'result' || role === 'open' || kind === 'percent',
  isCued: (role, { kind }) => role === 'ofRest' || (role === 'open' && kind === 'number'),
  kinds: {
    result: (figure) =>
      figure.grade || figure.isHours || figure.isShare
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
    ofRest: (figure) => (isShare(figure) && !figure.isShare ? 0 : undefined),
    goal: (figure) => (isShare(figure) ? (figure.kind === 'percent' ? BARE * 2 : BARE) : undefined),
  },
  leaving: (figure) =>
    leavingNumber(figure) > 0 && figure.value <= 100 && figure.value > MOST_COUNTED
      ? LEAVING_MARK
      : leavingNumber(figure),
  whole({ rows, open, used }) {
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
    if (rows.some(({ isOfRest }) => isOfRest)) return open.length > 0 ? LIKELY : LEAVING_LETTER
    if (Math.abs(weights - 100) < 0.001) return LIKELY * 1.5
    // Whoever writes one weight as a per cent writes the others so.
    const kinds = new Set(rows.flatMap(({ measure }) => measure?.kind ?? []))
    if (kinds.size > 1) return LEAVING_LETTER * 2
    return open.some(({ kind }) => kind === 'number') ? LEAVING_RESULT : 0
  },
}

/** How well a request suits: it names what is calculated, or lists results. */
export function suitsGrades({ text, today }: Ask): number {
  const message = readMessage(text, today)
  if (namesAny(message, ['gradePointAverage'])) return 0.9
  if (namesAny(message, ['assessedPart', 'weightOfMark'])) return 0.5
  return figuresIn(message).some(({ grade, isClaimed }) => grade && !isClaimed) ? 0.5 : 0
}

/** Grades with credits, or marks with weights, whichever a request lists. */
export function readGrades(ask: Ask): Reading<GradesInput> {
  const message = readMessage(ask.text, ask.today)
  return (
    readPasted(ask, (around) => hopedForIn(readMessage(around, ask.today))) ??
    readPeople(message, ask, readOne) ??
    readOne(message, ask)
  )
}

/** The marks that a question beside a table names. */
const hopedForIn = (around: Message): number[] =>
  readRows(around, figuresIn(around), markRows).goals.map(({ value }) => value)

function readOne(message: Message, ask: Ask): Reading<GradesInput> {
  const found = withCounts(message, figuresIn(message))
  const change = changedResult(message, found)
  if (change) {
    const rest = found
      .filter((figure) => !change.leaves.includes(figure))
      .map((figure) => (figure === change.before ? { ...figure, isSupposed: true } : figure))
    return withChange(message, change, readFigures(message, rest, ask))
  }
  return readFigures(message, withSharedWeights(message, found), ask)
}

function readFigures(message: Message, figures: readonly Figure[], ask: Ask): Reading<GradesInput> {
  const alone = readCumulative(message, figures, ask) ?? readAverage(message, figures, ask)
  if (alone) return alone
  const apart = listedApart(message, figures)
  if (apart) return readListed(message, apart)
  const points = readPoints(message, figures)
  if (points) return readMarks(message, { ...points, unused: [], used: [], cost: 0 }, ask)
  const marks = readRows(
    message,
    figures.filter(({ grade }) => !grade),
    markRows,
  )
  const courses = sharedMeasure(message, readRows(message, figures, courseRows))
  const wholeCourses = courses.rows.filter(isWhole).length
  // "… to get an A (90) if I have 85 on everything else": the letter only says what the mark is.
  const isHopedMark = wholeCourses === 0 && marks.rows.length > 0 && marks.goals.length > 0
  const isOfMarks = isHopedMark || marks.rows.filter(isWhole).length > wholeCourses
  const hasLetters = figures.some(({ grade, isClaimed }) => grade && !isClaimed)
  if (!isOfMarks && (hasLetters || isHopedAverage(courses)))
    return readCourses(message, courses, ask)
  if (marks.rows.length > 0 || marks.goals.length > 0)
    return readMarks(message, withSoFarApart(message, marks), ask)
  if (namesAny(message, ['universityRule'])) return { input: { kind: 'rule' } }
  if (namesAny(message, ['assessedPart'])) return { missing: [missing.weights] }
  if (figures.some(({ isHours }) => isHours)) return { missing: [missing.onScale] }
  const isGpa = figures.length > 0 && namesAny(message, ['gradePointAverage'])
  return { missing: [isGpa ? missing.credits : missing.any] }
}

function readCourses(message: Message, results: Results, ask: Ask): Reading<GradesInput> {
  const { rows, unused, goals, open } = results
  if (rows.some(({ result, measure }) => !result && measure)) return { missing: [missing.onScale] }
  if (!rows.every(isWhole)) return { missing: [missing.credits] }
  // Credits that no grade took are of a course that was not understood.
  if (unused.some(({ isHours, doubt, isClaimed }) => isHours && doubt < 2 && !isClaimed))
    return { missing: [missing.onScale] }
  const record = rows.find(({ isRecord }) => isRecord)
  const named = withNames(message, rows).filter(({ row }) => !row.isRecord)
  if (named.length === 0 && !isHopedAverage(results)) return { missing: [missing.credits] }
  const courses = named.flatMap(({ row, name }) =>
    Array.from({ length: row.counted?.value ?? 1 }, () => ({
      ...(name && { name }),
      grade: row.result?.grade as Letter,
      credits: row.measure?.value as number,
    })),
  )
  if (courses.some(({ grade }) => !(grade in scale))) return { missing: [missing.onScale] }
  const facts = courses.map(({ name, grade, credits }) =>
    [name, grade, { en: `× ${credits}`, ar: `× ${credits}` }[ask.language]]
      .filter(Boolean)
      .join(' '),
  )
  return {
    input: {
      kind: 'gpa',
      ...(record && {
        record: { gpa: record.result?.value as number, credits: record.measure?.value as number },
      }),
      courses,
      ...(goals[0] && open.length > 0 && { goal: { gpa: goals[0].value, credits: sumOf(open) } }),
    },
    understood: {
      facts: [...facts, ...sayRecord(record, results, ask)],
      assumed: leftOut(unused, ask),
    },
  }
}

function readMarks(
  message: Message,
  { rows, goals, open, unused }: Results,
  ask: Ask,
): Reading<GradesInput> {
  if (rows.length === 0) return { missing: [missing.weights] }
  const lonely = rows.filter((row) => !isWhole(row))
  const rest = 100 - sumOf([...rows.map(({ measure }) => measure), ...open])
  const [weight] = open
  const isPair =
    lonely.length === 1 && lonely[0]?.result && open.length === 1 && Math.abs(rest) < 0.001
  if (isPair && weight) {
    const whole = rows.map((row) => (row === lonely[0] ? { ...row, measure: weight } : row))
    return readMarks(message, { rows: whole, goals, open: [], unused, used: [], cost: 0 }, ask)
  }
  const isSoFar = rows.length > 1 && namesAny(message, ['soFar'])
  const isOfRest =
    lonely.length === 1 && lonely[0]?.result && (open.length > 0 || isSoFar) && rest > 0
  if (!isOfRest && lonely.length > 0) return { missing: [missing.weights] }
  const isApart = rows.some((row) => row.isSoFar)
  const marks = withNames(message, rows).map(({ row, name }) => ({
    ...(row.isSoFar
      ? { name: { en: 'so far', ar: 'حتى الآن' }[ask.language] }
      : !isApart && name && { name }),
    mark: outOf100(row.result as Figure),
    weight: Math.round((row.measure?.value ?? rest) * 1e4) / 1e4,
  }))
  const targets = goals.map(({ value }) => value)
  const facts = marks.map(sayMark)
  if (targets.length > 0)
    facts.push(
      { en: `goal ${targets.join(' and ')}`, ar: `الهدف ${targets.join(' و')}` }[ask.language],
    )
  return {
    input: { kind: 'mark', marks, ...(targets.length > 0 && { targets }) },
    understood: {
      facts,
      assumed: [...(isOfRest ? [ofRest(rest)[ask.language]] : []), ...leftOut(unused, ask)],
    },
  }
}

/** What looks like a part of the request and was not used is said. */
function leftOut(unused: readonly Figure[], { language }: Ask): string[] {
  const figures = unused.filter((figure) => leavingNumber(figure) > 0)
  if (figures.length === 0) return []
  const written = figures.map((figure) => figure.written).join(', ')
  return [{ en: `not used: ${written}`, ar: `لم يُستخدم: ${written}` }[language]]
}
