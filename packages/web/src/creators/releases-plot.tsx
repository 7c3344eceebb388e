import type { creators, Money } from '@wakeel/contract'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { daysAfter, uaeDay } from '../language/uae-day.ts'
import { noon, useAxes } from '../ui/day-axes.ts'
import styles from './days-section.module.css'

/** What a purchase earned is on hold for so many days. */
const HOLD_DAYS = 30

interface Drawn {
  day: string
  dirhams: number
  amount: Money
}

/** Dirhams that come free on each of the days to come. */
export function ReleasesPlot({ releases }: ReleasesPlotProps) {
  const { language, direction } = useLanguage()
  const { margin, x, y } = useAxes()
  const today = uaeDay(new Date())
  const amounts = new Map(releases.map(({ day, amount }) => [day, amount]))
  const drawn = Array.from({ length: HOLD_DAYS + 1 }, (_, index): Drawn => {
    const day = daysAfter(today, index)
    const amount = amounts.get(day) ?? { amount: 0, currency: 'AED' }
    return { day, amount, dirhams: amount.amount / 100 }
  })
  return (
    <ResponsiveContainer>
      <BarChart data={drawn} margin={margin} accessibilityLayer={false} barCategoryGap="20%">
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--hover)' }}
          content={({ payload }) => {
            const shown: Drawn | undefined = payload[0]?.payload
            return shown ? (
              <div className={styles.tip} dir={direction}>
                <span>{formatDate(noon(shown.day), language)}</span>
                <strong>{formatMoney(shown.amount, language)}</strong>
              </div>
            ) : null
          }}
        />
        <Bar
          dataKey="dirhams"
          fill="var(--accent-text)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

export interface ReleasesPlotProps {
  releases: creators.Earnings['releases']
}
