import { linesOfAsked, withoutSenders } from '../sentences/chat.ts'
import { isLeftAside } from '../sentences/left-aside.ts'
import type { Ask, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { readAverage } from './average.ts'
import { withBracketedWeights } from './bracketed-weights.ts'
import { changedResult, withChange } from './changed.ts'
import { comparedWith } from './compared.ts'
import { withCorrectedGrades } from './corrected-grades.ts'
import { withCorrectedLetters, withCorrectedMarks, withoutFormerMarks } from './corrected-marks.ts'
import { withCounts } from './counts.ts'
import { readByCredits } from './credit-weights.ts'
import { readCumulative } from './cumulative.ts'
import { type Figure, figuresIn, isMeant, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { missing } from './missing.ts'
import { readNamedWeights } from './named-weights.ts'
import { withNames } from './names.ts'
import { neededCourse } from './needed-course.ts'
import { readPasted } from './pasted.ts'
import { courseRows, leavingNumber, markRows, sumOf } from './row-frames.ts'
import { type Results, readRows } from './rows.ts'
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
import { isHopedAverage, isWhole, sharedMeasure, withSharedCredits } from './shared.ts'
import { withSoFarApart } from './so-far.ts'
import { readEachGrade, supposedGrades } from './supposed-grades.ts'
import { readEachMark, supposedMarks } from './supposed-marks.ts'
import { withoutTermTotal } from './term-total.ts'
import { sayUngraded, withoutUngraded } from './ungraded.ts'

/** How well a request suits: it names what is calculated, or lists results. */
export function suitsGrades({ text, today }: Ask): number {
  const message = readMessage(text, today)
  if (namesAny(message, ['gradePointAverage'])) return 0.9
  if (namesAny(message, ['assessedPart', 'weightOfMark'])) return 0.5
  return figuresIn(message).some(({ grade, isClaimed }) => grade && !isClaimed) ? 0.5 : 0
}

/** Grades with credits, or marks with weights, whichever a request lists. */
export function readGrades(written: Ask): Reading<GradesInput> {
  const ask = {
    ...written,
    text: withCorrectedLetters(
      withCorrectedMarks(withoutFormerMarks(withoutPlurals(saidOfAsked(written.text)))),
    ),
  }
  const message = readMessage(ask.text, ask.today)
  return (
    readPasted(ask, (around) => hopedForIn(readMessage(around, ask.today))) ??
    readPeople(message, ask, readOne) ??
    readOne(message, ask)
  )
}

/** What is said of whom is asked about, without what is expressly left out. */
const saidOfAsked = (text: string): string => {
  const rest = withoutSenders(linesOfAsked(text))
    .split(/(?<=[.!?؟])(?=\s)|(?<=\n)/u)
    .filter((sentence) => !isLeftAside(sentence) || /\d\s?%/.test(sentence))
    .join('')
  return /\p{L}/u.test(rest) ? rest : text
}

/** "3 A's and a C", "two As": the letter is the grade. */
const withoutPlurals = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d])([A-F][+-]?)['’]s(?!\p{L})|(?<=(?<![\p{L}\d])(?:[2-6]|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|all|straight) )([A-F][+-]?)s(?!\p{L})/gu,
    (_, apart: string, joined: string) => apart ?? joined,
  )

/** The marks that a question beside a table names. */
const hopedForIn = (around: Message): number[] =>
  readRows(around, figuresIn(around), markRows).goals.map(({ value }) => value)

function readOne(message: Message, ask: Ask): Reading<GradesInput> {
  const all = withBracketedWeights(
    message,
    withoutTermTotal(withCounts(message, figuresIn(message))),
  )
  const graded = withoutUngraded(message, all)
  const left = all.filter((figure) => !graded.includes(figure))
  const found = withCorrectedGrades(message, withSharedCredits(message, graded))
  return sayUngraded(readFound(message, found, ask), left, ask)
}

function readFound(message: Message, found: readonly Figure[], ask: Ask): Reading<GradesInput> {
  const change = changedResult(message, found)
  if (change) {
    const rest = found
      .filter((figure) => !change.leaves.includes(figure))
      .map((figure) => (figure === change.before ? { ...figure, isSupposed: true } : figure))
    return withChange(message, change, readFigures(message, rest, ask))
  }
  const marks = supposedMarks(message, found)
  const each =
    marks &&
    readEachMark(marks, found, ask, (figures) =>
      readFigures(message, withSharedWeights(message, figures), ask),
    )
  if (each) return each
  const supposed = supposedGrades(message, found)
  return (
    (supposed && readEachGrade(supposed, found, (figures) => readFigures(message, figures, ask))) ??
    readFigures(message, withSharedWeights(message, found), ask)
  )
}

function readFigures(message: Message, figures: readonly Figure[], ask: Ask): Reading<GradesInput> {
  const alone = readCumulative(message, figures, ask) ?? readAverage(message, figures, ask)
  if (alone) return alone
  const apart = listedApart(message, figures)
  if (apart) return readListed(message, apart)
  const named = readNamedWeights(message, figures)
  if (named) return readMarks(message, named, ask)
  const byCredits = readByCredits(message, figures, ask)
  if (byCredits) return byCredits
  const points = readPoints(message, figures)
  if (points) return readMarks(message, { ...points, unused: [], used: [], cost: 0 }, ask)
  const marks = readRows(
    message,
    figures.filter(({ grade }) => !grade),
    markRows,
  )
  const needed = neededCourse(message, figures)
  const courses = sharedMeasure(
    message,
    readRows(
      message,
      figures.filter((figure) => figure !== needed?.goal && figure !== needed?.open),
      courseRows,
    ),
  )
  if (needed)
    return readCourses(message, { ...courses, goals: [needed.goal], open: [needed.open] }, ask)
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
  if (!rows.some(isWhole) && namesAny(message, ['universityRule']))
    return { input: { kind: 'rule' } }
  if (!rows.every(isWhole)) return { missing: [missing.credits] }
  // Credits that no grade took are of a course that was not understood.
  if (unused.some((figure) => figure.isHours && isMeant(figure)))
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
  const { compared, rest } = comparedWith(message, unused, open.length > 0 ? undefined : goals[0])
  return {
    input: {
      kind: 'gpa',
      ...(compared && { compared }),
      ...(namesAny(message, ['withinReach', 'yesOrNo']) && { asksWhether: true }),
      ...(record && {
        record: { gpa: record.result?.value as number, credits: record.measure?.value as number },
      }),
      courses,
      ...(goals[0] && open.length > 0 && { goal: { gpa: goals[0].value, credits: sumOf(open) } }),
    },
    understood: {
      facts: [...facts, ...sayRecord(record, results, ask)],
      assumed: leftOut(rest, ask),
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
  // "If I get 90 in the final worth 40%": the one other mark is for all that is left.
  const isSupposedRest =
    lonely[0]?.result?.isSupposed ||
    (rows.length === 2 && goals.length === 0 && rows.some(({ result }) => result?.isSupposed))
  const isOfRest =
    lonely.length === 1 &&
    lonely[0]?.result &&
    (open.length > 0 || isSoFar || lonely[0].isOfRest || isSupposedRest) &&
    rest > 0
  if (!isOfRest && lonely.length > 0) return { missing: [missing.weights] }
  const isApart = rows.some((row) => row.isSoFar)
  const marks = withNames(message, rows).map(({ row, name }) => ({
    ...(row.isSoFar
      ? { name: { en: 'so far', ar: 'حتى الآن' }[ask.language] }
      : !isApart && !row.isOfRest && name && { name }),
    mark: outOf100(row.result as Figure),
    weight: Math.round((row.measure?.value ?? rest) * 1e4) / 1e4,
  }))
  const targets = [...new Set(goals.map(({ value }) => value))]
  const facts = marks.map(sayMark)
  if (targets.length > 0)
    facts.push(
      { en: `goal ${targets.join(' and ')}`, ar: `الهدف ${targets.join(' و')}` }[ask.language],
    )
  return {
    input: {
      kind: 'mark',
      marks,
      ...(targets.length > 0 && { targets }),
      ...(namesAny(message, ['withinReach', 'yesOrNo']) && { asksWhether: true }),
    },
    understood: {
      facts,
      assumed: [
        ...(isOfRest ? [ofRest(rest, lonely[0]?.result?.isSupposed)[ask.language]] : []),
        ...leftOut(unused, ask),
      ],
    },
  }
}

/** What looks like a part of the request and was not used is said. */
function leftOut(unused: readonly Figure[], { text, language }: Ask): string[] {
  // "LAW 210" is the name of a course.
  const isCode = ({ written }: Figure) =>
    /^\d{3,4}$/.test(written) && new RegExp(`\\b[A-Z]{2,5} ?${written}(?!\\d)`).test(text)
  const figures = unused.filter((figure) => leavingNumber(figure) > 0 && !isCode(figure))
  if (figures.length === 0) return []
  const written = figures.map((figure) => figure.written).join(', ')
  return [{ en: `not used: ${written}`, ar: `لم يُستخدم: ${written}` }[language]]
}
