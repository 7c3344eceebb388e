import type { analytics, Language } from '@wakeel/contract'
import { useState } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { changeInWords } from '../ui/change-messages.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { type Change, StatCard } from '../ui/stat-card.tsx'
import { messages } from './analytics-messages.ts'
import type { TotalName } from './overview-columns.ts'
import { percentOf } from './percent.ts'
import styles from './total-cards.module.css'

const TotalDialog = lazyDialog(async () => (await import('./total-dialog.tsx')).TotalDialog)

const names = [
  'visitors',
  'page_views',
  'searches',
  'empty_searches',
  'demos',
  'sign_ups',
  'purchases',
  'runs',
  'failed_runs',
] as const satisfies readonly TotalName[]

/** Less of these is better. */
const unwelcome: readonly TotalName[] = ['empty_searches', 'failed_runs']

/** What happened in all, each metric a button that opens its days. */
export function TotalCards({ overview }: { overview: analytics.Overview }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<TotalName>()
  return (
    <section aria-label={words.metrics}>
      <ul className={styles.cards}>
        {names.map((name) => (
          <li key={name}>
            <StatCard
              label={words.totals[name]}
              value={formatNumber(overview.totals[name].value, language)}
              change={changeOf(name, overview.totals[name], language)}
              opens={words.opens}
              onClick={() => setOpened(name)}
              {...TotalDialog.whenNear}
            />
          </li>
        ))}
      </ul>
      <TotalDialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        name={opened ?? 'visitors'}
        overview={overview}
      />
    </section>
  )
}

function changeOf(
  name: TotalName,
  { value, before }: { value: number; before: number },
  language: Language,
): Change {
  const trend = value === before ? 'stable' : value > before ? 'up' : 'down'
  const percent = before === 0 ? undefined : percentOf(Math.abs(value - before), before, language)
  return {
    trend,
    said: changeInWords(trend, percent, language),
    isGood: (trend === 'up') !== unwelcome.includes(name),
  }
}
