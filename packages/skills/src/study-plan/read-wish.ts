import { addDays, type Day } from '../calendar/day.ts'
import { latinDigits } from '../reading/arabic.ts'
import { fold } from '../reading/fold.ts'
import { quantities } from '../reading/quantities.ts'
import { words } from '../reading/words.ts'
import { clausesIn } from '../sentences/clauses.ts'
import { daysIn, weekdaysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { sentencesIn } from '../sentences/split.ts'
import { awaySentences } from './away.ts'
import { daysWithTime } from './daily-time.ts'
import { daysFrom, withoutDated } from './dated-weekdays.ts'
import { wantsNoRest } from './no-rest.ts'
import { beginsOnDay, STARTS_RIGHT_BEFORE } from './starts.ts'
import { studyWords } from './words.ts'

/** From when to when: an exam date, "in 6 weeks", "over 30 days", or two dates. The plan starts today unless a start is given. */
export function spanIn(text: string, today: Day): { from: Day; exam: Day } | undefined {
  const { rest, rows, only } = keptIn(text)
  const kept = [...rest, ...rows, ...only, ...daysWithTime(text)].join('\n')
  const all = daysIn(text, today)
  // "Sunday 20 December" is one day; "beginning tomorrow, Friday is off" names two.
  const isName = ({ start, end }: Named, next: Named | undefined) =>
    next !== undefined &&
    !/\d/.test(latinDigits(text.slice(start, end))) &&
    /^[\s,،]*$/.test(text.slice(end, next.start)) &&
    (weekdaysIn(text.slice(start, end)).length > 0 ||
      weekdaysIn(text.slice(next.start, next.end)).length === 0)
  const days = all.filter((day, index) => !isName(day, all[index + 1]))
  const free = restDatesIn(text, today)
  const found = days.flatMap((day) =>
    day.date &&
    day.date > today &&
    !free.includes(day.date) &&
    !isRate(text, day.end) &&
    !isRestDay(text, day, kept)
      ? [{ ...day, date: day.date }]
      : [],
  )
  const named = found.filter(({ isDistance }) => !isDistance).map(({ date }) => date)
  const distance = found.find(({ isDistance }) => isDistance)
  const [first, second] = named
  const starts = studyWords(words(text)).some(({ concept }) => concept === 'start')
  // "From 6 to 17 December, and the exam is on the 18th"
  const third = named.slice(2).find((date) => second !== undefined && date > second)
  if (first && second && third && first < second && isStretch(text, found))
    return { from: first, exam: third }
  if (first && second && first !== second) {
    const [from, exam] = first < second ? [first, second] : [second, first]
    // Two days of exams are no beginning and end.
    if (starts || (first < second && isStretch(text, found))) return { from, exam }
    if (first < second) return undefined
  }
  if (distance) {
    const from = first && starts ? first : today
    const length = (Date.parse(distance.date) - Date.parse(today)) / 86_400_000
    const exam = isExamDistance(text, distance) ? distance.date : addDays(from, length)
    if (!first || starts) return { from, exam }
  }
  return first && !isStart(text, found) ? { from: today, exam: first } : undefined
}

/** "Start tomorrow": the only day that is named begins the plan. */
const isStart = (text: string, [only]: readonly Named[]): boolean =>
  only !== undefined &&
  !EXAMS_START.test(text.slice(0, only.start)) &&
  STARTS_RIGHT_BEFORE.test(text.slice(0, only.start))

/** "My finals are starting on 14 December" */
const EXAMS_START =
  /(?:exams?|finals?|tests?|midterms?|امتحانات(?:ي|نا|ه|ها)?|اختبارات(?:ي|نا|ه|ها)?|امتحان(?:ي|ه|ها)?|اختبار(?:ي|ه|ها)?)\s(?:\p{L}{2,9}\s){0,2}(?:start\p{L}{0,3}|begin\p{L}{0,4}|[بتي]{0,2}بد[اأ]) ?(?:on|from|من)?(?: ?يوم)?(?: \p{L}{3,10})? ?$/iu

/** The day from which on somebody studies, where only that is named. */
export const startIn = (text: string, today: Day): Day => {
  const days = daysIn(text, today).filter(({ date }) => date !== null && date >= today)
  const [only] = days
  return days.length === 1 && only?.date && isStart(text, days) ? only.date : today
}

type Named = { start: number; end: number }

const COUNTED_FROM_NOW = /^(?:in|after|بعد|عقب|كمان|باقي)(?!\p{L})/iu
const AWAY = /^\s(?:left|away|from (?:now|today))(?!\p{L})/iu
const PART = /[,،.;؛:\n]|\s(?:but|بس|لكن)\s/iu

/** "My exam is in 10 days, but I begin tomorrow" counts from today, whenever the plan begins; "over 30 days" is the length of the plan. */
function isExamDistance(text: string, { start, end }: Named): boolean {
  const behind = text.slice(end)
  const isFromNow = COUNTED_FROM_NOW.test(text.slice(start, end)) || AWAY.test(behind)
  const part = `${text.slice(0, start).split(PART).at(-1)} ${behind.split(PART)[0]}`
  return isFromNow && studyWords(words(part)).some(({ concept }) => concept === 'exam')
}

const isStretch = (text: string, [first, second]: readonly Named[]) =>
  first !== undefined &&
  second !== undefined &&
  /^\s*(?:-|–|to|till|until|through|الى|إلى|الي|لين|حتى|ل)/u.test(
    text.slice(first.end, second.start),
  )

/** "5 days a week" is no length of the plan. */
const isRate = (text: string, end: number) =>
  /^\s*(?:a|per|each|every|in a|في|كل)\s*(?:week|الأسبوع|الاسبوع|أسبوع|اسبوع)/iu.test(
    text.slice(end, end + 16),
  )

/** A weekday that is kept free, or that begins a row of study days. */
const isRestDay = (text: string, { start, end }: { start: number; end: number }, kept: string) => {
  const named = text.slice(start, end)
  return !/[\d٠-٩]/.test(named) && kept.includes(named) && weekdaysIn(named).length > 0
}

/** What of a text keeps days free, names a row of study days, or the only ones. */
interface Kept {
  rest: readonly string[]
  rows: readonly string[]
  only: readonly string[]
}

/** The last texts: days of rest and the day of the exam are read from the same one. */
const known = new Map<string, Kept>()
const MOST_KNOWN = 4

function keptIn(text: string): Kept {
  const found = known.get(text) ?? findKept(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

/** A list of days goes on behind a comma. */
function findKept(text: string): Kept {
  const isDated = daysIn(text, '2026-01-01').some(
    ({ start, end, isDistance }) => isDistance || /[\d٠-٩]/.test(text.slice(start, end)),
  )
  const clauses = clausesOf(text)
  // "Friday and Saturday belong to the kids": where the exam has a date of its own, other days are for what is said of them.
  const others = isDated
    ? sentencesIn(text).flatMap(({ text: sentence }) =>
        sentence.split(/[,،;؛]\s|\s[-–—]\s/u).filter(isForOthers),
      )
    : []
  return {
    rest: [...clauses.filter(isRestClause), ...others],
    rows: rowsOfDays(text),
    only: clauses.filter(isOnlyFor),
  }
}

/** Parted at commas too, but not within a list of days: "off Friday, Saturday". */
function clausesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { text: sentence } of sentencesIn(text))
    for (const [index, piece] of clausesIn(sentence)
      .flatMap((clause) => clause.text.split(/[,،;]\s/u))
      .entries()) {
      const isOnlyDays = weekdaysIn(piece).length > 0 && words(piece).length <= 2
      const last = pieces.at(-1)
      if (isOnlyDays && index > 0 && last !== undefined && daysOf(last).length > 0)
        pieces[pieces.length - 1] = `${last}, ${piece}`
      else pieces.push(piece)
    }
  return pieces
}

function isRestClause(clause: string): boolean {
  const all = words(clause)
  return (
    !isOnlyFor(clause) &&
    !beginsOnDay(clause) &&
    (studyWords(all).some(({ concept }) => concept === 'rest') ||
      grammar(all).some(({ concept }) => concept === 'not'))
  )
}

/** Days that are named with something else than studying, the exam or an amount of time. */
function isForOthers(part: string): boolean {
  const clauses = clausesIn(part).filter(({ text }) => weekdaysIn(text).length > 0)
  const said = clauses.flatMap(({ text }) => studyWords(words(text)))
  return (
    clauses.length > 0 &&
    !isOnlyFor(part) &&
    !beginsOnDay(part) &&
    words(part).length > weekdaysIn(part).length + 1 &&
    !clauses.some(({ text }) => /[\d٠-٩]/.test(text) || quantities(text).length > 0) &&
    !said.some(({ concept }) => ABOUT_STUDY.has(concept))
  )
}
const ABOUT_STUDY: ReadonlySet<string> = new Set(['study', 'exam', 'label', 'start'])

/** "Only on weekends", "I'm free on Fridays", «السبت بس»: studied on these days and no others. */
function isOnlyFor(clause: string): boolean {
  const said = studyWords(words(clause))
  return (
    (said.some(({ concept }) => concept === 'only') || NOT_BUT.test(clause)) &&
    !beginsOnDay(clause) &&
    daysOf(clause).length > 0 &&
    quantities(clause).every(({ start, end }) => weekdaysIn(clause.slice(start, end)).length > 0) &&
    !/(?:^|\s)(?:rest|off|راح[ةه]|[اإ]جاز[ةه])(?!\p{L})/iu.test(clause)
  )
}

/** «ما أدرس إلا الاثنين», "I can't study except on Mondays" */
const NOT_BUT =
  /(?<!\p{L})(?:ما|لا|مو|مش|don['’]?t|do not|can['’]?t|cannot|won['’]?t)\s(?:\p{L}+\s){1,4}(?:الا|إلا|غير|except|but)\s(?:on |for |يوم |ايام |أيام )?(?:the )?/iu

const ROW =
  /(?:from |من )?(?:ال)?\p{L}{3,10}\s*(?:-|–|to|till|until|through|الى|إلى|الي|حتى|لـ?)\s*(?:ال)?\p{L}{3,10}/giu

/** "Monday to Friday", «من الأحد إلى الخميس» */
const rowsOfDays = (text: string): string[] =>
  Array.from(text.matchAll(ROW), ([row]) => row).filter((row) => weekdaysIn(row).length === 2)

/** The days of the week that a clause names, a weekend among them. */
const daysOf = (clause: string): number[] => [
  ...weekdaysIn(withoutDated(clause)),
  ...(studyWords(words(clause)).some(({ concept }) => concept === 'weekend') ? [6, 0] : []),
]

const daysOfRow = (row: string): number[] => {
  const [first, last] = weekdaysIn(row) as [number, number]
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
}

/** "Only Monday to Friday" names the days between as well. */
const withRows = (clause: string): number[] => [
  ...rowsOfDays(clause).flatMap(daysOfRow),
  ...daysOf(clause),
]

const UNTIL =
  /(?<!\p{L})(?:before|until|till|after|since|by|than|قبل|بعد|لين|حتى|[أا]قل|[أا]كثر)(?:\s\p{L}{1,9})?\s*$/iu
const UNTIL_DAY = /(?<!\p{L})(?:until|till|til|لين|لحد)\s(?:ال)?\p{L}{3,10}(?!\s\d)/giu
/** Words between what keeps free and the day before or behind it: "no study on Sundays or 2 December", "4 December is off". */
const FREE_WITHIN = { before: 4, behind: 1 }

/** "No study on 2 and 3 December", «الا يوم 4 ديسمبر», "I'm travelling from 5 to 7 December": days of the calendar that are kept free. */
export function restDatesIn(text: string, today: Day): Day[] {
  const found = keptIn(text).rest.flatMap((clause) => {
    const all = words(clause)
    const said = studyWords(all)
    if (said.some(({ concept }) => concept === 'exam') || wantsNoRest(clause)) return []
    const free = [
      ...said.filter(({ concept }) => concept === 'rest'),
      ...grammar(all).filter(({ concept }) => concept === 'not'),
    ]
    const isFree = ({ start, end }: Named) =>
      free.some((hit) =>
        hit.end <= start
          ? words(clause.slice(hit.end, start)).length <= FREE_WITHIN.before
          : hit.start >= end &&
            !LEAVES_OUT.test(clause.slice(hit.start, hit.end)) &&
            words(clause.slice(end, hit.start)).length <= FREE_WITHIN.behind,
      )
    return freeDates(clause, today, isFree)
  })
  const away = awaySentences(text).flatMap((sentence) => freeDates(sentence, today, () => true))
  return [...new Set([...found, ...away])].sort()
}

function freeDates(clause: string, today: Day, isFree: (day: Named) => boolean): Day[] {
  const dated = daysIn(clause, today).filter(
    (day) =>
      !day.isDistance &&
      /[\d٠-٩]/.test(clause.slice(day.start, day.end)) &&
      !isStart(clause, [day]),
  )
  const [first, last] = dated
  if (first?.date && last?.date && isFree(first) && isStretch(clause, dated))
    return daysFrom(first.date, last.date)
  const run = dated.findIndex(isFree)
  return (run < 0 ? [] : dated.slice(run)).flatMap(({ date, start }) =>
    date && !UNTIL.test(clause.slice(0, start)) ? [date] : [],
  )
}

/** "Until 20 December except Fridays": what leaves out stands before what it leaves out. */
const LEAVES_OUT =
  /^(?:except|excluding|without|skip|no|not|never|nothing|و?(?:عدا|ماعدا|باستثناء|بدون|بلا|دون|الا|إلا))(?!\p{L})/iu

/** The weekdays without study: "rest on Fridays", "weekends off", "Monday to Friday", "ما عدا الجمعة". */
export function restWeekdaysIn(text: string): number[] {
  const found: number[] = []
  const { rest, rows, only } = keptIn(text)
  // "Travelling till Wednesday": by then it is over.
  for (const clause of rest) found.push(...daysOf(clause.replace(UNTIL_DAY, ' ')))
  const ofOthers = rows.filter((row) => !only.some((clause) => clause.includes(row)))
  const studied = [...ofOthers.map(daysOfRow), ...only.map(withRows)]
  for (const days of studied)
    if (days.length > 0) found.push(...[0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day)))
  if (studyWords(words(fold(text).text)).some(({ concept }) => concept === 'weekdays'))
    found.push(6, 0)
  return [...new Set(found)].sort((a, b) => ((a + 1) % 7) - ((b + 1) % 7))
}
