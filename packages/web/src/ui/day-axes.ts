import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'

/** As wide as the longest shortened number of the language; small parts of one, `0.0045`, need as much in both. */
const AXIS_WIDTH = { en: 44, ar: 60 }
const FINE_AXIS_WIDTH = 60

/** Noon in the UAE, so that the day is the same wherever it is read. */
export const noon = (day: string): string => `${day}T12:00:00+04:00`

/** What all charts of days share, those whose values may be small parts of one (`isFine`) with them: time runs in the direction of reading, and the scale stands where reading begins. */
export function useAxes({ isFine = false } = {}) {
  const { language, direction } = useLanguage()
  const isRtl = direction === 'rtl'
  // Keeps the number before its unit or month where the drawing itself is left to right.
  const mark = isRtl ? '\u200f' : ''
  const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
  const quiet = { tick, tickLine: false, axisLine: false }
  return {
    margin: { top: 8, bottom: 0, left: isRtl ? 12 : 0, right: isRtl ? 0 : 12 },
    x: {
      ...quiet,
      dataKey: 'day',
      reversed: isRtl,
      minTickGap: 32,
      // As many days between each two dates.
      interval: 'equidistantPreserveStart' as const,
      tickFormatter: (day: string) =>
        mark + formatDate(noon(day), language, { day: 'numeric', month: 'short' }),
    },
    y: {
      ...quiet,
      orientation: isRtl ? ('right' as const) : ('left' as const),
      width: isFine ? FINE_AXIS_WIDTH : AXIS_WIDTH[language],
      allowDecimals: isFine,
      tickFormatter: (value: number) =>
        mark +
        formatNumber(value, language, {
          notation: 'compact',
          ...(isFine && { maximumSignificantDigits: 2 }),
        }),
    },
  }
}
