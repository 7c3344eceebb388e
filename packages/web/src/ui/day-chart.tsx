import type { Bilingual } from '@wakeel/contract'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Card } from './card.tsx'
import styles from './day-chart.module.css'
import type { DayPlotProps } from './day-series.ts'

const en = 'The chart could not be loaded. The table has the same figures.'
const chartFailed: Bilingual<string> = {
  en,
  ar: 'تعذّر تحميل الرسم البياني. الجدول يحمل الأرقام نفسها.',
}

// The library that draws weighs more than all the rest of a page; when it does not come, the table still does.
const DayPlot = lazy(() =>
  import('./day-plot.tsx').then(
    (module): { default: ComponentType<DayPlotProps> } => ({ default: module.DayPlot }),
    () => ({ default: PlotFailed }),
  ),
)

/** Charts beside each other where there is room; an odd one has the first row to itself. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return <div className={styles.charts}>{children}</div>
}

/** Days drawn, with what the drawing shows in words. */
export function DayChart({
  title,
  total,
  summary,
  hasLegend = true,
  ...plot
}: DayPlotProps & { title: string; total?: string; summary: string; hasLegend?: boolean }) {
  return (
    <Card className={styles.card}>
      <figure className={styles.chart}>
        <figcaption className={styles.caption}>
          <span>{title}</span>
          {total && <bdi className={styles.total}>{total}</bdi>}
        </figcaption>
        {hasLegend && plot.series.length > 1 && (
          <ul className={styles.legend} aria-hidden="true">
            {plot.series.map(({ name, label, colour }) => (
              <li key={name}>
                <i className={styles.key} data-colour={colour} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.plot} role="img" aria-label={summary}>
          <Suspense fallback={null}>
            <DayPlot {...plot} />
          </Suspense>
        </div>
      </figure>
    </Card>
  )
}

function PlotFailed() {
  return <p>{chartFailed[useLanguage().language]}</p>
}
