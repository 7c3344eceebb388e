import type { Day } from '../calendar/day.ts'
import { latinDigits } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { type Span, words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { daysIn, daysMarkedIn } from '../sentences/days.ts'
import { studyWords } from './words.ts'

// "3 hours a day, no, make it 2.5": what is said last is meant.

/** Words between what takes back and what is said instead. */
const WITHIN = 6
/** What names a day or an amount stands so near. */
const NAMED_WITHIN = 40

interface Said extends Span {
  kind: 'time' | 'day' | 'bare'
}

/** A text with each amount of time and each day that was taken back put right where it had been said first. */
export function saidLast(text: string, today: Day): string {
  let plain = text
  // What is put right holds no correction any more, so that each is read once.
  for (let round = 0; round < MOST_CORRECTIONS; round += 1) {
    const next = putRight(plain, today)
    if (next === undefined) return plain
    plain = next
  }
  return plain
}
const MOST_CORRECTIONS = 4

function putRight(text: string, today: Day): string | undefined {
  const all = saidIn(text, today)
  for (const correction of [...correctionsIn(text), ...plainNoes(text, all)]) {
    const instead = all.find(
      ({ start }) =>
        start >= correction.end && words(text.slice(correction.end, start)).length <= WITHIN,
    )
    const first = instead && saidFirst(text, all, correction, instead)
    if (!instead || !first) continue
    const period = PERIOD.exec(text.slice(instead.end))?.[0] ?? ''
    const replaced = (period && PERIOD.exec(text.slice(first.end))?.[0]) || ''
    return `${text.slice(0, first.start)}${restated(text, first, instead)}${period}${text.slice(first.end + replaced.length, correction.start)} ${text.slice(instead.end + period.length)}`
  }
  return undefined
}

/** «رخصة رقم 784512» is no amount of time. */
const LONGEST_AMOUNT = 5

/** How often an amount of time is meant, right behind it. */
export const PERIOD =
  /^\s*(?:(?:a|per|each|every)\s(?:day|week|night|evening)(?!\p{L})|daily|weekly|(?:في|كل|ب)\s*(?:ال)?(?:يوم|[أا]سبوع)|يومي[اً]*|[أا]سبوعي[اً]*)/iu

function saidIn(text: string, today: Day): Said[] {
  const found = quantities(text)
  const times = found.flatMap((quantity): Said[] =>
    quantity.kind === 'duration' && (quantity.parts.hour ?? quantity.parts.minute) !== undefined
      ? [{ kind: 'time', start: quantity.start, end: quantity.end }]
      : [],
  )
  const days = daysIn(text, today).map(({ start, end }): Said => ({ kind: 'day', start, end }))
  const bare = found.flatMap(({ kind, start, end }): Said[] =>
    kind === 'number' &&
    latinDigits(text.slice(start, end)).length <= LONGEST_AMOUNT &&
    !days.some((day) => day.start < end && start < day.end)
      ? [{ kind: 'bare', start, end }]
      : [],
  )
  return [...times, ...days, ...bare].sort((a, b) => a.start - b.start)
}

/** "4 hours, no, 3 hours": a bare no right before what follows another; "no Fridays" keeps them free. */
const plainNoes = (text: string, all: readonly Said[]): Span[] =>
  all.slice(1).flatMap(({ kind, start, end }) => {
    if (kind !== 'time' && !/[\d٠-٩]/.test(text.slice(start, end))) return []
    const [no] = /(?<!\p{L})(?:no|nah|لا|لأ)[\s,،.]+(?:(?:just|only|بس)\s)?$/iu.exec(
      text.slice(0, start),
    ) ?? ['']
    const at = start - no.length
    return no && !(kind === 'bare' && NUMBER_OF.test(text.slice(0, at)))
      ? [{ start: at, end: start }]
      : []
  })

/** "Licence no 12" */
const NUMBER_OF =
  /(?:licen[cs]e|permit|id|file|room|ref|reg|plot|phone|mobile|student|seat|hall)\s$/iu

const NAMES: ReadonlySet<string> = new Set(['exam', 'start', 'rest', 'only'])

/** What is taken back is the last of its kind that is named alike. */
function saidFirst(
  text: string,
  all: readonly Said[],
  correction: Span,
  instead: Said,
): Said | undefined {
  const named = (from: number, to: number) =>
    studyWords(words(text.slice(Math.max(0, from), to)))
      .map(({ concept }) => concept)
      .filter((concept) => NAMES.has(concept))
  const names = named(correction.end, instead.start)
  const weekdays = weekdaysBehind(text, instead)
  const before = all.filter(({ end }) => end <= correction.start)
  return before.findLast((said, index) => {
    if (said.kind === 'bare') return false
    if (instead.kind === 'bare' ? !isReplaceable(text, said) : said.kind !== instead.kind)
      return false
    const from = Math.max(before[index - 1]?.end ?? 0, said.start - NAMED_WITHIN)
    return (
      names.every((name) => named(from, said.start).includes(name)) &&
      (said.kind !== 'time' || weekdaysBehind(text, said) === weekdays)
    )
  })
}

const isReplaceable = (text: string, { kind, start, end }: Said) =>
  kind === 'time' || /[\d٠-٩]/.test(text.slice(start, end))

/** "5 hours on Saturdays" is another amount than the usual one. */
function weekdaysBehind(text: string, { end }: Span): string {
  const [behind = ''] = text.slice(end, end + NAMED_WITHIN).split(/[.,،;؛\n]|\d/u)
  const marked = daysMarkedIn(behind).map(({ weekday }) => weekday)
  const named = studyWords(words(behind)).flatMap(({ concept }) =>
    concept === 'weekend' || concept === 'workdays' || concept === 'otherDays' ? [concept] : [],
  )
  return [...marked, ...named].join(' ')
}

/** "2.5" in place of "3 hours" has its unit. */
function restated(text: string, first: Said, instead: Said): string {
  const written = text.slice(instead.start, instead.end)
  if (instead.kind !== 'bare') return written
  const before = latinDigits(text.slice(first.start, first.end))
  const value = latinDigits(written)
  if (/\d/.test(before)) return before.replace(/\d+(?:[.,]\d+)?/, value)
  return `${value} ${/min|دقيق/iu.test(before) ? 'minutes' : 'hours'}`
}
