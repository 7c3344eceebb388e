import { latinDigits } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'
import type { Clauses } from './clauses.ts'
import type { ConceptMatch } from './match-concepts.ts'

/** What the figures of one year are that are no revenue. */
const TOLD: ReadonlySet<ConceptMatch['concept']> = new Set([
  'loss',
  'lossBefore',
  'profit',
  'cost',
  'totalCost',
])
const NEAR = 6
const YEAR =
  /(?<!\d)20[2-9]\d(?!\d|[.,]\d|\s?[-–]\s?20)(?:\s?\([^()\n]{1,60}\))?|\b(?:this|last) year\b|\bthe year before\b|(?<!\p{L})(?:هالسن[ةه]|السن[ةه] (?:دي|هذ[يه]|الماضي[ةه]|ال?لي فاتت|ال?لي قبلها)|هذه السن[ةه]|العام الماضي)(?!\p{L})/giu
/** "Profit was 810k in" */
const OF_IT =
  /^(?:[^,،;؛.!?؟\n]|[,.]\d){1,48}\s(?:in|for|during|في|سن[ةه]|عام)\s(?:سن[ةه]\s|عام\s)?$/iu
/** A year stands beside what is named: right before it, or behind its figure. */
const isNear = (text: string, named: Span, year: Span): boolean =>
  year.end <= named.start
    ? !/[\d.!?؟;؛\n]/.test(text.slice(year.end, named.start))
    : !/[.!?؟;؛\n]\s/.test(text.slice(named.end, year.start))
const THIS = /this|هال|دي|هذ/iu

/**
 * "In 2025 (our first year) it was 3.4m", "last year we had revenue of 2.1m": of which year a revenue is. A year that is over names
 * the figure of that year, and this one goes on with the revenue that was spoken of.
 */
export function revenueYears(
  text: string,
  today: string,
  concepts: readonly ConceptMatch[],
  clauses: Clauses,
): ConceptMatch[] {
  const sales = concepts.filter(({ concept }) => concept === 'turnover')
  if (sales.length === 0) return []
  const present = Number(today.slice(0, 4))
  const all = Array.from(latinDigits(text).matchAll(YEAR), ({ index, 0: written }) => {
    const year = /^20/.test(written) ? Number(written.slice(0, 4)) : undefined
    return {
      start: index,
      end: index + written.length,
      isThis: year === undefined ? THIS.test(written) : year === present,
      isOver: year === undefined ? !THIS.test(written) : year < present,
    }
  })
  // Of one year alone there is nothing to tell apart.
  if (!all.some(({ isOver }) => isOver)) return []
  const isParted = (a: Span, b: Span) =>
    /\d/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)))
  const isOfAnother = (year: Span) =>
    concepts.some(
      ({ concept, ...other }) =>
        TOLD.has(concept) &&
        clauses.isClose(year, other, NEAR) &&
        (concept.startsWith('loss') || !isParted(year, other)),
    )
  // "Profit was 810k in 2025 and will be 1.05m in 2026": two years of what is no revenue.
  const goesOnWithProfit = (year: Span) => {
    const named = concepts.findLast(
      ({ concept, end }) => end <= year.start && (concept === 'turnover' || concept === 'profit'),
    )
    return (
      named?.concept === 'profit' &&
      (OF_IT.test(text.slice(named.end, year.start)) ||
        all.some(({ start, end }) => end <= year.start && isNear(text, named, { start, end })))
    )
  }
  return all.flatMap(({ isThis, isOver, start, end }): ConceptMatch[] => {
    const year = { start, end }
    if (isOfAnother(year) || goesOnWithProfit(year)) return []
    if (isThis) return [{ ...year, concept: 'turnover' }]
    const behind = sales.find((one) => one.start >= end && clauses.isClose(year, one, NEAR))
    return isOver ? [{ ...(behind ?? year), concept: 'earlierYear' }] : []
  })
}
