import { addedIn } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { placeNamed } from '../follow-up/place-named.ts'
import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { type Figure, figuresIn } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { readGrades } from './read-grades.ts'
import { HIGHEST_GPA, type Letter } from './scale.ts'
import { isFormer, LETTER_BEHIND, ownName, rowsNamed } from './which-row.ts'

type Gpa = Extract<GradesInput, { kind: 'gpa' }>
type Course = Gpa['courses'][number]

export interface Said {
  message: Message
  figures: readonly Figure[]
  ask: Ask
}

const EVERY = /(?<!\p{L})(?:all|every(?:thing)?|كلها|كلهم|الكل|كل المواد)(?!\p{L})/iu
const FAILS = /(?<!\p{L})(?:fail(?:ed|s)?|flunk(?:ed)?|[أابن]?رسبت?|سقطت|حملت)(?!\p{L})/iu
const WITHDRAWS =
  /(?<!\p{L})(?:withdr[ae]w\p{L}{0,3}|leave (?:it|that|them) out|take (?:it|that) out|[أاب]?نسحب\p{L}{0,2})(?!\p{L})/iu
const GENERIC = /^(?:course|subject|class|one|ماد[ةه]|مساق|كورس)$/iu

/** The courses of before with what a message changes, adds or takes away; undefined where it does none of it. */
export function changedCourses(
  last: Gpa,
  said: Said,
  former?: GradesInput,
): Gpa | 'itself' | undefined {
  const { ask, figures } = said
  const { courses } = last
  const does = changeIn(ask.text)
  const now = figures.filter((figure) => !isFormer(ask.text, figure))
  const letters = now.filter(({ grade }) => grade)
  const credits = now.filter(({ grade, isHours }) => !grade && isHours)
  const named = coursesNamed(courses, said)
  if (
    (does('remove') || WITHDRAWS.test(ask.text)) &&
    !credits.some(({ value }) => value > MOST_CREDITS)
  )
    return without(last, named)
  const added = addedIn(ask.text)
  if (letters.length > 0 && (credits.length > 0 || added || does('add'))) {
    const own = coursesIn(added ?? ask.text, ask)
    const isNew =
      own?.length === 1 &&
      own[0]?.name !== undefined &&
      named.length === 0 &&
      !BY_CREDITS.test(ask.text)
    if (own && (does('add') || added || isNew)) return { ...last, courses: [...courses, ...own] }
    if (own && own.length > 1) return 'itself'
  }
  const one = named.length > 0 ? named : ofCredits(courses, credits)
  if (letters.length === 0) {
    const [only, ...others] = credits
    if (FAILS.test(ask.text) && one.length === 1) return withCourses(last, one, { grade: 'F' })
    if (only && others.length === 0 && named.length === 1)
      return withCourses(last, named, { credits: only.value })
    return withOpen(last, said)
  }
  if (letters.length > 1 && named.length > 1) return eachNamed(last, said)
  const becomes = letters.at(-1)?.grade as Letter
  if (EVERY.test(ask.text)) return withCourses(last, courses, { grade: becomes })
  const was = figures.find(({ grade }) => grade && grade !== becomes)?.grade
  const same = courses.filter(({ grade }) => grade === was)
  const latest = letters.length === 1 ? courseChanged(last, former) : []
  const changed = one.length === 1 ? one : same.length === 1 ? same : latest
  if (changed.length > 0) return withCourses(last, changed, { grade: becomes })
  return coursesIn(ask.text, ask) ? 'itself' : undefined
}
/** "The 4 credit course" */
const BY_CREDITS = /\bthe [\p{L}\d]{1,6}[\s-]credit|(?:ال)?ماد[ةه] (?:[أا]م |[أا]بو |ذات |ال|ب)/iu
/** More credits than one course has are those of a term. */
const MOST_CREDITS = 8

/** The course that the message before changed or added: "and if it was a D". */
function courseChanged({ courses }: Gpa, former: GradesInput | undefined): Course[] {
  if (former?.kind !== 'gpa') return []
  if (courses.length === former.courses.length + 1) return courses.slice(-1)
  if (former.courses.length !== courses.length) return []
  const changed = courses.filter(({ grade }, at) => grade !== former.courses[at]?.grade)
  return changed.length === 1 ? changed : []
}

/** "Take out the one I added": what was added stands last. */
const JUST_ADDED =
  /\b(?:one|course|subject|class) (?:that |which )?i (?:just )?added\b|(?<!\p{L})(?:اللي|الي|التي|يلي) (?:[أا]?ضفت|زدت|زودت)\p{L}{0,3}(?!\p{L})/iu

/** By their names or places, or by the grade that is to go: "without the C+". */
function coursesNamed(courses: readonly Course[], { figures, ask: { text } }: Said): Course[] {
  if (JUST_ADDED.test(text)) return courses.slice(-1)
  const place = placeNamed(text, courses.length)
  const [first, second] = figures.flatMap((figure) =>
    figure.grade && !isFormer(text, figure) ? [figure.grade] : [],
  )
  if (place && second && LETTER_BEHIND.test(text.slice(place.said.end))) {
    const own = courses.filter(({ grade }) => grade === first)[place.at]
    return own ? [own] : []
  }
  const named = rowsNamed(courses, text)
  if (named.length > 0 || !(changeIn(text)('remove') || WITHDRAWS.test(text))) return named
  const [grade] = figures.flatMap((figure) => figure.grade ?? [])
  const same = courses.filter((course) => course.grade === grade)
  return same.length === 1 ? same : []
}

/** "The 4 credit one" */
const ofCredits = (courses: readonly Course[], [only, ...others]: readonly Figure[]): Course[] =>
  only && others.length === 0 ? courses.filter(({ credits }) => credits === only.value) : []

/** "Physics B and math A": each course with its letter. */
function eachNamed(last: Gpa, { ask }: Said): Gpa | undefined {
  let now: Gpa | undefined = last
  for (const part of ask.text.split(EACH)) {
    const message = readMessage(part, ask.today)
    const said = { message, figures: figuresIn(message), ask: { ...ask, text: part } }
    const [named, ...others] = coursesNamed(now.courses, said)
    const [grade, ...more] = said.figures.flatMap((figure) => figure.grade ?? [])
    if (!named || !grade || others.length > 0 || more.length > 0) return undefined
    now = withCourses(now, [named], { grade })
  }
  return now
}
export const EACH = /[,،;؛]\s|\s(?:and|و)\s|\sو(?=\p{L}{3})/u

function without(last: Gpa, named: readonly Course[]): Gpa | undefined {
  const courses = last.courses.filter((course) => !named.includes(course))
  const isLeft = courses.length > 0 && courses.length < last.courses.length
  return isLeft ? { ...last, courses } : undefined
}

const withCourses = (last: Gpa, changed: readonly Course[], now: Partial<Course>): Gpa => ({
  ...last,
  courses: last.courses.map((course) =>
    changed.includes(course) ? { ...course, ...now } : course,
  ),
})

/** What asks for an addition names no course. */
function coursesIn(text: string, ask: Ask): Course[] | undefined {
  const own = readGrades({ ...ask, text })
  if (!('input' in own) || own.input.kind !== 'gpa' || own.input.courses.length === 0)
    return undefined
  return own.input.courses.map(({ name, ...course }) => ({ ...course, ...ownName(name, GENERIC) }))
}

/** An average over so many credits: one that is hoped for with what is still open, or what was earned before. */
function withOpen(last: Gpa, { message, figures }: Said): Gpa | undefined {
  const average = figures.find(
    ({ isHours, value, kind }) =>
      !isHours && kind === 'number' && value > 0 && value <= HIGHEST_GPA,
  )
  const credits = figures.find(({ isHours }) => isHours)
  if (!credits) {
    if (!last.goal || figures.length !== 1) return undefined
    return average ? { ...last, goal: { ...last.goal, gpa: average.value } } : undefined
  }
  if (!average) return last.goal && { ...last, goal: { ...last.goal, credits: credits.value } }
  const term = { gpa: average.value, credits: credits.value }
  return namesAny(message, ['hopedFor', 'stillOpen', 'supposing'])
    ? { ...last, goal: term }
    : { ...last, record: term }
}
