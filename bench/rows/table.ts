import type { Figure, Goal, Place } from './row.ts'

export interface Line extends Figure {
  place: Place | undefined
}

const HEAD = ['work', 'where', 'limit in the same run', 'measured', 'ratio', 'goal', 'verdict']
const NOTHING = '–'

/** The figures as a table of Markdown. */
export function printTable(lines: readonly Line[]): void {
  const cells = lines.map((line) => [
    line.what,
    line.place ? `${thousands(line.place.agents)}, ${line.place.engine}` : NOTHING,
    line.limit ? `${line.limit.what}: ${amount(line.limit.value, line.unit)}` : NOTHING,
    amount(line.measured, line.unit),
    line.limit && line.limit.value > 0
      ? `${(line.measured / line.limit.value).toFixed(2)}x`
      : NOTHING,
    goalOf(line),
    verdictOf(line),
  ])
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  )
  const print = (row: readonly string[]) =>
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`)
  print(HEAD)
  print(widths.map((width) => '-'.repeat(width)))
  for (const row of cells) print(row)
}

export function verdictOf({ limit, measured, goal }: Figure): string {
  if (!goal) return NOTHING
  // A difference of two times can come out below nothing.
  if ('times' in goal && !(limit && limit.value > 0)) return 'not measured: its limit was not'
  const share = shareOfGoal(measured, goal, limit?.value)
  return share <= 1 ? 'met' : `not met: ${share.toFixed(2)} times the goal`
}

/** At most 1 where the goal is met. */
function shareOfGoal(measured: number, goal: Goal, limit = Number.NaN): number {
  if ('least' in goal) return goal.least / measured
  return measured / ('most' in goal ? goal.most : goal.times * limit)
}

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return NOTHING
  if ('times' in goal) return `≤ ${Number(goal.times.toFixed(2))}x`
  return 'most' in goal ? `≤ ${amount(goal.most, unit)}` : `≥ ${amount(goal.least, unit)}`
}

function amount(value: number, unit: string): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${unit}`
}

const thousands = (count: number) => count.toLocaleString('en-US')
