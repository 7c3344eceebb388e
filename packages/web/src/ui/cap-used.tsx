import type { apiKeys } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import styles from './cap.module.css'
import { messages } from './cap-messages.ts'
import { Meter } from './meter.tsx'

interface Used {
  name: string
  value: number
  /** Null: as much as there is. */
  cap: number | null
  shown: (value: number) => string
  /** The words around a figure, or around two. */
  unit: (figure: string) => string
}

/** What was used today and this month, beside the caps. */
export function CapUsed({ used, cap }: Pick<apiKeys.ApiKey, 'used' | 'cap'>) {
  const { language } = useLanguage()
  const words = messages[language]
  const money = (fils: number) => formatDirhams(fils, language)
  const count = (value: number) => formatNumber(value, language)
  const periods: { label: string; parts: Used[] }[] = [
    {
      label: words.today,
      parts: [
        {
          name: 'runs',
          value: used.today.runs,
          cap: cap.daily_runs,
          shown: count,
          unit: words.runsCount,
        },
        { name: 'fils', value: used.today.fils, cap: cap.daily_fils, shown: money, unit: String },
      ],
    },
    {
      label: words.month,
      parts: [
        {
          name: 'runs',
          value: used.month.runs,
          cap: cap.monthly_runs,
          shown: count,
          unit: words.runsCount,
        },
        { name: 'fils', value: used.month.fils, cap: cap.monthly_fils, shown: money, unit: String },
      ],
    },
  ]
  return (
    <dl className={styles.used}>
      {periods.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {parts.map(({ name, value, cap, shown, unit }) => (
            <dd key={name}>
              {unit(cap === null ? shown(value) : words.usedOf(shown(value), shown(cap)))}
              {cap !== null && (
                <Meter
                  label={label}
                  said={unit(words.usedOf(shown(value), shown(cap)))}
                  value={value}
                  of={Math.max(cap, 1)}
                />
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
