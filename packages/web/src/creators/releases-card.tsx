import type { creators } from '@wakeel/contract'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { noon } from '../ui/day-axes.ts'
import page from './console-page.module.css'
import { messages } from './earnings-messages.ts'
import styles from './earnings-tab.module.css'
import { ReleaseRows } from './release-rows.tsx'
import type { ReleasesPlotProps } from './releases-plot.tsx'

const failed: { default: ComponentType<ReleasesPlotProps> } = { default: () => <PlotFailed /> }
const ReleasesPlot = lazy(() =>
  import('./releases-plot.tsx').then(
    (module) => ({ default: module.ReleasesPlot }),
    () => failed,
  ),
)

/** What is on hold, if anything is, by the day on which it comes free: drawn, or as the table behind it. */
export function ReleasesCard({ earnings }: { earnings: creators.Earnings }) {
  const { language } = useLanguage()
  const words = messages[language].releases
  const [isTable, setTable] = useState(false)
  const { releases, on_hold } = earnings
  const first = releases[0]!
  return (
    <Card className={styles.releases}>
      <h2 className={page.title}>{words.title}</h2>
      <p className={styles.caption}>
        <span>{words.total}</span>
        <bdi className={styles.total}>{formatMoney(on_hold, language)}</bdi>
      </p>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a month of days scrolls, also with the keyboard
        <section className={styles.rows} tabIndex={0} aria-label={words.title}>
          <ReleaseRows releases={releases} />
        </section>
      ) : (
        <div
          className={styles.plot}
          role="img"
          aria-label={words.summary(
            formatMoney(on_hold, language),
            releases.length,
            formatDate(noon(first.day), language, { day: 'numeric', month: 'long' }),
            formatMoney(first.amount, language),
          )}
        >
          <div>
            <Suspense fallback={null}>
              <ReleasesPlot releases={releases} />
            </Suspense>
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      </div>
    </Card>
  )
}

function PlotFailed() {
  return <p>{messages[useLanguage().language].releases.chartFailed}</p>
}
