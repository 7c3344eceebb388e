import type { creators } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDate, formatNumber, useLanguage } from '../shell/language.tsx'
import { formatMoney } from '../ui/money.ts'
import { noon, type PlotProps } from './day-charts.tsx'
import styles from './days-section.module.css'
import { text } from './days-text.ts'

const AXIS_WIDTH = 44

/** What all charts of days share: time runs in the direction of reading, and the scale stands where reading begins. */
export function useAxes() {
  const { language, direction } = useLanguage()
  const isRtl = direction === 'rtl'
  const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
  const quiet = { tick, tickLine: false, axisLine: false }
  return {
    margin: { top: 8, bottom: 0, left: isRtl ? 12 : 0, right: isRtl ? 0 : 12 },
    x: {
      ...quiet,
      dataKey: 'day',
      reversed: isRtl,
      minTickGap: 32,
      // The mark keeps the number of the day before its month where the drawing itself is left to right.
      tickFormatter: (day: string) => (isRtl ? '\u200f' : '') + formatDate(noon(day), language, { day: 'numeric', month: 'short' }),
    },
    y: {
      ...quiet,
      orientation: isRtl ? ('right' as const) : ('left' as const),
      width: AXIS_WIDTH,
      allowDecimals: false,
      tickFormatter: (value: number) => formatNumber(value, language, { notation: 'compact' }),
    },
  }
}

/** Dirhams of each day as a line with its ground. */
export function RevenuePlot({ days }: PlotProps) {
  const { language } = useLanguage()
  const { margin, x, y } = useAxes()
  const drawn = days.map((day) => ({ ...day, dirhams: day.revenue.amount / 100 }))
  return (
    <ResponsiveContainer>
      <AreaChart data={drawn} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip
          isAnimationActive={false}
          content={({ payload }) => <Tip day={payload[0]?.payload}>{(day) => formatMoney(day.revenue, language)}</Tip>}
        />
        <Area dataKey="dirhams" stroke="var(--accent-text)" strokeWidth={2} fill="var(--accent-soft)" isAnimationActive={false} />
      </AreaChart>
    </ResponsiveContainer>
  )
}

/** Runs of each day as bars, what failed on top of what was answered. */
export function RunsPlot({ days }: PlotProps) {
  const { language } = useLanguage()
  const words = text[language]
  const { margin, x, y } = useAxes()
  const runs = (name: string, count: number) => `${name}: ${formatNumber(count, language)}`
  return (
    <ResponsiveContainer>
      <BarChart data={[...days]} margin={margin} accessibilityLayer={false} barCategoryGap="20%">
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--hover)' }}
          content={({ payload }) => (
            <Tip day={payload[0]?.payload}>
              {(day) => (
                <>
                  {runs(words.runs, day.runs)}
                  <br />
                  {runs(words.failedRuns, day.failed_runs)}
                </>
              )}
            </Tip>
          )}
        />
        <Bar dataKey="runs" stackId="runs" fill="var(--accent-text)" isAnimationActive={false} />
        <Bar dataKey="failed_runs" stackId="runs" fill="var(--danger)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

function Tip({ day, children }: { day: creators.DayFigures | undefined; children: (day: creators.DayFigures) => ReactNode }) {
  const { language, direction } = useLanguage()
  if (!day) return null
  return (
    <div className={styles.tip} dir={direction}>
      <span>{formatDate(noon(day.day), language)}</span>
      <strong>{children(day)}</strong>
    </div>
  )
}
