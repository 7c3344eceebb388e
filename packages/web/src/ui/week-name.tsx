import type { Language } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { daysOfWeek } from '../language/uae-day.ts'
import styles from './week-name.module.css'

/** The days of a week with its number under them. */
export function WeekName({ week }: { week: string }) {
  return (
    <>
      <bdi className={styles.whole}>{weekDays(week, useLanguage().language)}</bdi>
      <span className={styles.under}>
        <bdi className={styles.whole}>{week}</bdi>
      </span>
    </>
  )
}

/** `9 – 15 Nov 2026`. */
export function weekDays(week: string, language: Language): string {
  const { monday, sunday } = daysOfWeek(week)
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE' : 'en-AE', {
    numberingSystem: 'latn',
    timeZone: 'Asia/Dubai',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatRange(monday, sunday)
}
