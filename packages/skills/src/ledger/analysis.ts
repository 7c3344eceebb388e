import { roundToFils } from '../fils.ts'
import { findPhrases, words } from '../reading/words.ts'
import { type Duplicate, duplicatesIn } from './duplicates.ts'
import type { Entry, LedgerInput } from './input.ts'

interface Total {
  name: string
  amount: number
  count: number
}

export interface Change {
  name: string
  before: number
  after: number
}

export interface LedgerAnalysis {
  question: LedgerInput['question']
  currency: string
  words: string[]
  without?: LedgerInput['without']
  month?: string
  period?: LedgerInput['period']
  signs?: LedgerInput['signs']
  skippedLines: number
  /** What an entry and a month with entries come to, of what is asked about. */
  limits?: LedgerInput['limits']
  withoutMonths?: LedgerInput['withoutMonths']
  sharers?: number
  claimed?: number
  average?: { perEntry: number; entries: number; perMonth: number; months: number }
  skipped?: LedgerInput['skipped']
  count: number
  /** How many of them went out. */
  expenses: number
  isFurther?: LedgerInput['isFurther']
  isYesNo?: LedgerInput['isYesNo']
  isAnyAsked?: LedgerInput['isAnyAsked']
  firstDate?: string
  lastDate?: string
  spent: number
  received: number
  byCategory: Total[]
  hasCategories: boolean
  byMonth: { month: string; spent: number; received: number }[]
  byDay: { day: string; spent: number }[]
  /** What came in, where that is asked for by category. */
  sources?: Total[]
  isTotalTold?: LedgerInput['isTotalTold']
  /** Or the smallest, when those are asked for. */
  largest: Entry[]
  /** Which of them is asked for, the second or a later one. */
  nth?: number
  isSmallest?: boolean
  isIncome?: boolean
  /** The latest of what a search found, where that is asked for. */
  last?: Entry
  /** Entries that look like one payment entered more than once. */
  duplicates: Duplicate[]
  /** Those among the entries that were not asked about by name. */
  otherDuplicates?: Duplicate[]
  /** The entries of which it is asked whether they are duplicates. */
  meant?: Entry[]
  changes?: {
    from: string
    to: string
    before: number
    after: number
    rows: Change[]
    /** What went up most, and what went down most. */
    rise: Change | undefined
    fall: Change | undefined
  }
  /** What a search found. */
  found?: { entries: Entry[]; spent: number; received: number; count: number; byCategory: Total[] }
}

const SHOWN = 20
const CHANGES_SHOWN = 5

/** Everything a question to the ledger may need, from its entries. */
export function analyse({
  entries: all,
  without,
  currency,
  question,
  words: wanted,
  month,
  period,
  compare,
  top,
  nth,
  skippedLines,
  skipped,
  signs,
  average,
  isSmallest = false,
  isIncome = false,
  isFlowAsked = false,
  isTotalTold = false,
  isLastAsked = false,
  withoutMonths,
  limits,
  sharers,
  claimed,
  isFurther,
  isYesNo,
  isAnyAsked,
}: LedgerInput): LedgerAnalysis {
  const entries = without ? all.filter((entry) => !isAbout(entry, without)) : all
  const isMonthMeant = (date: string | undefined) =>
    !withoutMonths?.some((left) => date?.startsWith(left)) &&
    isWithin(date, month ? { from: month, to: month } : period)
  const inMonth = entries.filter(({ date }) => isMonthMeant(date))
  const spending = inMonth.filter(({ direction }) => direction === 'out')
  const dates = inMonth.flatMap(({ date }) => (date ? [date] : [])).sort()
  const isMeant = (entry: Entry) =>
    (wanted.length === 0 || isAbout(entry, wanted)) && isBetween(entry, limits)
  const matching = wanted.length > 0 || limits ? inMonth.filter(isMeant) : undefined
  const last = isLastAsked ? lastOf(matching ?? []) : undefined
  return {
    question,
    currency,
    words: wanted,
    ...(without ? { without } : {}),
    ...(month ? { month } : {}),
    ...(period ? { period } : {}),
    ...(signs ? { signs } : {}),
    ...(limits ? { limits } : {}),
    ...(withoutMonths ? { withoutMonths } : {}),
    ...(sharers ? { sharers } : {}),
    ...(claimed !== undefined ? { claimed } : {}),
    skippedLines,
    ...(isFurther ? { isFurther } : {}),
    ...(isYesNo ? { isYesNo } : {}),
    ...(isAnyAsked ? { isAnyAsked } : {}),
    ...(nth ? { nth } : {}),
    ...(isSmallest ? { isSmallest } : {}),
    ...(isIncome ? { isIncome } : {}),
    ...(last ? { last } : {}),
    ...(average ? averageOf((matching ?? inMonth).filter(isOut)) : {}),
    ...(skipped ? { skipped } : {}),
    count: inMonth.length,
    expenses: spending.length,
    ...(dates.length > 0 ? { firstDate: dates[0], lastDate: dates.at(-1) } : {}),
    spent: sum(spending),
    received: sum(inMonth.filter(({ direction }) => direction === 'in')),
    byCategory: isSmallest ? totals(spending, nameOf).reverse() : totals(spending, nameOf),
    hasCategories: entries.some(({ category }) => category),
    ...(isTotalTold ? { isTotalTold } : {}),
    ...(isFlowAsked
      ? {
          sources: totals(
            inMonth.filter((entry) => !isOut(entry)),
            nameOf,
          ),
        }
      : {}),
    byDay: question === 'days' ? daily(spending.filter(isMeant)) : [],
    byMonth: monthly(question === 'months' ? inMonth.filter(isMeant) : inMonth),
    largest: (isIncome ? inMonth.filter(({ direction }) => direction === 'in') : spending)
      .filter(isMeant)
      .toSorted((a, b) => (isSmallest ? a.amount - b.amount : b.amount - a.amount))
      .slice(0, Math.min(Math.max(top, 1), SHOWN)),
    duplicates: duplicatesIn(inMonth.filter(isMeant)),
    ...(question === 'duplicates' && wanted.length > 0
      ? {
          meant: inMonth.filter(isMeant),
          otherDuplicates: duplicatesIn(inMonth.filter((entry) => !isMeant(entry))),
        }
      : {}),
    ...changes(
      question === 'changes' ? entries.filter(isMeant) : entries,
      compare,
      question === 'changes',
    ),
    ...(matching
      ? {
          found: {
            entries: matching.slice(0, SHOWN),
            count: matching.length,
            spent: sum(matching.filter(isOut)),
            received: sum(matching.filter((entry) => !isOut(entry))),
            byCategory: totals(matching.filter(isOut), nameOf),
          },
        }
      : {}),
  }
}

const lastOf = (entries: readonly Entry[]): Entry | undefined =>
  entries
    .filter(({ date }) => date)
    .toSorted((a, b) => (a.date as string).localeCompare(b.date as string))
    .at(-1)

function averageOf(spending: readonly Entry[]): Pick<LedgerAnalysis, 'average'> {
  const months = new Set(spending.flatMap(({ date }) => date?.slice(0, 7) ?? [])).size
  if (spending.length === 0 || months === 0) return {}
  return {
    average: {
      perEntry: roundToFils(sum(spending) / spending.length),
      entries: spending.length,
      perMonth: roundToFils(sum(spending) / months),
      months,
    },
  }
}

const isWithin = (date: string | undefined, period: LedgerInput['period']) =>
  !period ||
  (date !== undefined &&
    date.slice(0, period.from.length) >= period.from &&
    date.slice(0, period.to.length) <= period.to)
const isBetween = ({ amount }: Entry, limits: LedgerInput['limits']): boolean => {
  const { min = 0, max = Number.POSITIVE_INFINITY, isStrict = false } = limits ?? {}
  return isStrict ? amount > (limits?.min ?? -1) && amount < max : amount >= min && amount <= max
}
const isOut = ({ direction }: Entry) => direction === 'out'
const sum = (entries: readonly Entry[]) =>
  roundToFils(entries.reduce((total, { amount }) => total + amount, 0))
const nameOf = ({ category, description }: Entry) => category || description

/** A category is taken whole; in a description one of the words is enough. */
export function isAbout({ category, description }: Entry, wanted: readonly string[]): boolean {
  return findPhrases(words(`${category ?? ''} | ${description}`), wanted).length > 0
}

/** Totals by name, whatever the case of its letters, the largest first. */
function totals(entries: readonly Entry[], name: (entry: Entry) => string): Total[] {
  const groups = Map.groupBy(entries, (entry) => name(entry).trim().toLowerCase())
  return Array.from(groups.values(), (group) => ({
    name: name(group[0] as Entry).trim(),
    amount: sum(group),
    count: group.length,
  })).sort((a, b) => b.amount - a.amount)
}

function monthly(entries: readonly Entry[]): LedgerAnalysis['byMonth'] {
  const groups = Map.groupBy(
    entries.filter(({ date }) => date),
    ({ date }) => (date as string).slice(0, 7),
  )
  return Array.from(groups, ([month, group]) => ({
    month,
    spent: sum(group.filter(isOut)),
    received: sum(group.filter((entry) => !isOut(entry))),
  })).sort((a, b) => a.month.localeCompare(b.month))
}

const daily = (spending: readonly Entry[]): LedgerAnalysis['byDay'] =>
  Array.from(
    Map.groupBy(spending, ({ date = '' }) => date),
    ([day, group]) => ({ day, spent: sum(group) }),
  )
    .filter(({ day }) => day.length === '2026-01-31'.length)
    .sort((a, b) => a.day.localeCompare(b.day))

/** How spending moved between two months, by category: the last two of the ledger unless others are named. What did not move is told where moving is asked about. */
function changes(
  entries: readonly Entry[],
  compare: LedgerInput['compare'],
  isAll: boolean,
): Pick<LedgerAnalysis, 'changes'> {
  const spending = entries.filter((entry) => isOut(entry) && entry.date)
  const months = [...new Set(spending.map(({ date }) => (date as string).slice(0, 7)))].sort()
  const [from, to] = compare ?? months.slice(-2)
  if (!from || !to) return {}
  const of = (month: string) =>
    new Map(
      totals(
        spending.filter(({ date }) => date?.startsWith(month)),
        nameOf,
      ).map((total) => [total.name.toLowerCase(), total]),
    )
  const [before, after] = [of(from), of(to)]
  const rows = [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({
      name: (after.get(key) ?? before.get(key))?.name ?? key,
      before: before.get(key)?.amount ?? 0,
      after: after.get(key)?.amount ?? 0,
    }))
    .filter((row) => isAll || row.before !== row.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  const total = (totalled: Map<string, Total>) =>
    roundToFils([...totalled.values()].reduce((amount, one) => amount + one.amount, 0))
  return {
    changes: {
      from,
      to,
      before: total(before),
      after: total(after),
      rows: rows.slice(0, CHANGES_SHOWN),
      rise: rows.find((row) => row.after > row.before),
      fall: rows.find((row) => row.after < row.before),
    },
  }
}
