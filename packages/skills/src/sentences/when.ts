import { addDays, addMonths } from '../calendar/day.ts'
import { type Span, type Word, words } from '../reading/words.ts'
import { daysIn } from './days.ts'
import { lexicon } from './lexicon.ts'

export interface Due {
  /** As the notes put it. */
  words: string
  /** The day it comes to, when the words name one. */
  date: string | null
}

interface FoundDue extends Due, Span {
  /** Where the words that lead to it begin: "no later than Friday". */
  lead: number
  /** Its leading words make it a deadline wherever it stands. */
  isDeadline: boolean
}

const lead = lexicon({
  by: 'by, before, due, due date, due by, due on, until, till, no later than, not later than, deadline, deadline is, latest, at the latest, expire, expire on, expiry, run out, runs out on, end on, must be done by, قبل, بحلول, حتي, لغايه, لحد, موعد, موعدها, موعده, الموعد, الموعد النهايي, في موعد اقصاه, ينتهي, تنتهي, اخر موعد, اخر, اخر يوم, اخر تاريخ, اخر مهله, last day, last day is, last date, last date is, الاستحقاق, من هنا ل',
  on: 'on, at, for, in, mon, tue, tues, wed, thu, thur, thurs, fri, to be done, the, of, eod, cob, يوم, في, ليوم, بيوم, ل',
})
/** What joins a day to its task: "which was due 3 May", "its expiring tomorrow". */
const joint = lexicon(
  {
    on: "it was, they were, that was, which was, that is, that's, which is, they are, it is, was, were, its, it's, it’s, which, since, from, اللي, كان, كانت",
  },
  { isExact: true },
)

/** When something has to be done, from words such as "by Friday", "قبل الأحد", "end of month"; nothing when no time is named. */
export function dueIn(text: string, reference: string): FoundDue | undefined {
  const all = daysIn(text, reference)
  const found = all.filter((day, at) => !isLastDayOf(text, day, all[at + 1]))
  if (found.length === 0) return undefined
  const said = words(text)
  const leads = Map.groupBy([...lead(said), ...joint(said)], ({ to }) => to)
  let next = 0
  const dues = found.map(({ start: named, end, date }): FoundDue => {
    const start = named - (HOUR_BEFORE.exec(text.slice(0, named))?.[0].length ?? 0)
    while (next < said.length && (said[next] as Word).start < start) next += 1
    const opened = all.find((day, at) => all[at + 1]?.start === start && !found.includes(day))
    let from = opened?.start ?? start
    let isDeadline = opened !== undefined
    const first = opened ? said.findIndex((word) => word.start >= opened.start) : next
    for (let at = first; ; ) {
      const before = leads.get(at)?.toSorted((a, b) => a.from - b.from)[0]
      if (!before || /[^\s:،,(–-]/.test(text.slice(before.end, from))) break
      isDeadline ||= leads.get(at)?.some(({ concept }) => concept === 'by') ?? false
      from = before.start
      at = before.from
    }
    const words = text.slice(start, end).trim()
    return { words, date: recent(date, words, reference), start, end, lead: from, isDeadline }
  })
  return (
    dues.findLast(({ isDeadline }) => isDeadline) ??
    dues.findLast(({ lead, start }) => lead < start) ??
    dues.at(-1)
  )
}

/** "By noon tomorrow" */
const HOUR_BEFORE = /(?<!\p{L})(?:noon|midday|midnight)\s$/iu

/** «آخر يوم لدفعها ٢٠ نوفمبر»: the day behind it is that last one. */
const isLastDayOf = (text: string, { start, end }: Span, next: Span | undefined): boolean =>
  next !== undefined &&
  /^[آأا]خر\s(?:يوم|موعد|مهل[ةه])$/u.test(text.slice(start, end).trim()) &&
  /^\s(?:\p{L}{2,14}\s){0,3}$/u.test(text.slice(end, next.start))

const LONGEST_PAST = 60

/** "By 15 November" on the 23rd was missed: what was to be done without a year is not due in nearly a year. */
function recent(date: string | null, words: string, reference: string): string | null {
  if (!date || /\d{4}|[٠-٩]{4}/.test(words)) return date
  const before = addMonths(date, -12)
  return before < reference && before >= addDays(reference, -LONGEST_PAST) ? before : date
}

/** The text without a deadline and the words that lead to it, if the rest still stands without them. */
export function withoutDue(text: string, due: FoundDue | undefined): string {
  if (!due) return text
  const after = text
    .slice(due.end)
    .replace(
      /^\s*(?:at \d\S*(?: ?[ap]m)?|\d{1,2}:\d{2}|please|at the latest|latest|الصبح|المسا)/iu,
      '',
    )
  const isAtEnd = !/[\p{L}\p{N}]/u.test(after)
  const before = text.slice(0, due.lead)
  const isAtStart = !/[\p{L}\p{N}]/u.test(before)
  if (!isAtEnd && !isAtStart && !due.isDeadline) return text
  if (isAtEnd) return before.replace(/(?<![\s,،(–-])[\s,،(–-]+$/u, '').trim()
  return `${before.trimEnd()} ${after.replace(/^[\s,،)–-]+/u, '')}`.trim()
}
