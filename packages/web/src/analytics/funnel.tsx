import type { analytics } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { messages } from './analytics-messages.ts'
import { percentOf, plainPercentOf } from './percent.ts'
import styles from './report-card.module.css'
import { countColumn, ReportCard, type ReportColumn } from './report-card.tsx'

interface Step {
  step: analytics.Overview['funnel'][number]['step']
  count: number
  before: number | undefined
}

/** How many took each step. Nobody is followed from one to the next, so that a step can hold more than the first. */
export function Funnel({ funnel }: { funnel: analytics.Overview['funnel'] }) {
  const { language } = useLanguage()
  const words = messages[language].funnel
  const all = funnel[0]?.count ?? 0
  const steps: Step[] = funnel.map(({ step, count }, index) => ({
    step,
    count,
    before: funnel[index - 1]?.count,
  }))
  const columns: ReportColumn<Step>[] = [
    {
      name: 'step',
      header: words.step,
      cell: ({ step }) => words.steps[step],
      plain: ({ step }) => words.steps[step],
    },
    countColumn('count', words.count, ({ count }) => count, language),
    {
      name: 'of-before',
      header: words.ofBefore,
      isNumeric: true,
      cell: ({ count, before }) => (before === undefined ? '' : percentOf(count, before, language)),
      plain: ({ count, before }) => (before === undefined ? '' : plainPercentOf(count, before)),
    },
    {
      name: 'of-all',
      header: words.ofAll,
      isNumeric: true,
      cell: ({ count }) => percentOf(count, all, language),
      plain: ({ count }) => plainPercentOf(count, all),
    },
  ]
  return (
    <ReportCard
      title={words.title}
      line={words.line}
      columns={columns}
      rows={steps}
      keyOf={({ step }) => step}
      empty={words.line}
      fileName="funnel.csv"
    >
      <ol className={styles.steps} aria-hidden="true">
        {steps.map(({ step, count }) => (
          <li key={step} className={styles.step}>
            <span className={styles.stepHead}>
              <span>{words.steps[step]}</span>
              <span>{formatNumber(count, language)}</span>
            </span>
            <span className={styles.bar}>
              <i style={{ inlineSize: `${all === 0 ? 0 : Math.min(count / all, 1) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </ReportCard>
  )
}
