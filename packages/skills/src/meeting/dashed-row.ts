import { foldArabic } from '../reading/arabic.ts'
import { dueIn, withoutDue } from '../sentences/when.ts'
import { tidy } from './labelled-owner.ts'
import { isFirstName, isPresent, nameIn, type People } from './names.ts'
import type { Action } from './saying.ts'

const SEPARATOR =
  /\s(?:[-–—|/→←]|[-=]>)\s|\t|\s?[;؛]\s|\s(?=\([^()]{2,24}\)\s{0,3}$)|,\s(?=[\d٠-٩]{1,2}[./])/
const MOST_CELLS = 4

/** "Omar - visa medical - 26/11", "26/11 | visa medical | Omar": who, what and when of a task, in any order. */
export function dashedRow(text: string, people: People, reference: string): Action | undefined {
  const cells = text
    .split(SEPARATOR)
    .map((cell) => tidy(cell.replace(/^\((.*)\)\s{0,3}$/u, '$1')))
    .filter(Boolean)
  if (cells.length < 2 || cells.length > MOST_CELLS) return undefined
  const dueAt = cells.findIndex((cell) => isDay(cell, reference))
  const named = cells.flatMap((cell, at) => (at !== dueAt && isName(cell, people) ? [at] : []))
  const known = named.filter((at) => isKnown(cells[at] as string, people))
  // "catering - Salma": of two that may be names the one that is known, or else the one in front of a task and its day.
  const short = named.filter((at) => !/\s/.test(cells[at] as string))
  const ownerAt =
    known[0] ??
    (named.length === 1 || dueAt > 0 ? (short.length === 1 ? short[0] : named[0]) : undefined)
  if (ownerAt === undefined || (cells.length === 2 && dueAt >= 0)) return undefined
  const written = cells.filter((_, at) => at !== ownerAt && at !== dueAt).join(' - ')
  if (written === '') return undefined
  // "Fatima - book the hall by 5 December": the day stands within the task.
  const within = dueAt < 0 ? dueIn(written, reference) : undefined
  const due =
    dueAt < 0
      ? within?.isDeadline
        ? within
        : undefined
      : dueIn(dayOf(cells[dueAt] ?? ''), reference)
  const task = within && due ? withoutDue(written, within) : written
  return {
    task: task.charAt(0).toUpperCase() + task.slice(1),
    owner: cells[ownerAt] as string,
    due: due ? { words: due.words, date: due.date } : null,
  }
}

/** A cell that holds a day and nothing beside it but "by", «قبل». */
function isDay(cell: string, reference: string): boolean {
  const due = dueIn(dayOf(cell), reference)
  return (
    due !== undefined &&
    !/[\p{L}\p{N}]/u.test(dayOf(cell).slice(0, due.lead) + dayOf(cell).slice(due.end))
  )
}

/** "30.11" alone is a day. */
const dayOf = (cell: string): string => cell.replace(/^([\d٠-٩]{1,2})\.([\d٠-٩]{1,2})\.?$/, '$1/$2')

const isName = (cell: string, people: People) =>
  nameIn(cell, people, { isLabel: true, isArabicSubject: true }) !== undefined

const isKnown = (cell: string, people: People) =>
  isPresent(cell, people) || isFirstName(foldArabic(cell).split(' ')[0] as string, people)
