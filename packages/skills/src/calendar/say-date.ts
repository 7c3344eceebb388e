import type { Bilingual } from '@wakeel/contract'
import { formatDate } from '../reading/format.ts'
import { formatDuration } from '../reading/format-duration.ts'
import type { Ask } from '../skill.ts'
import { type DateInput, ordered } from './date-calculation.ts'

/** What is to be worked out, in a few words: `9 October 2026 plus 90 days`. */
export function sayDate(
  input: DateInput,
  { language, today }: Pick<Ask, 'language' | 'today'>,
): string {
  const { operation, from = today, to = today, add, workingDays = 0, year } = input
  const say = ({ en, ar }: Bilingual) => (language === 'ar' ? ar : en)
  // As the answer counts them, whichever was named first.
  const days =
    operation === 'difference' || operation === 'working_days' ? ordered(from, to) : { from, to }
  const [first, last] = [formatDate(days.from, language), formatDate(days.to, language)]
  const span = say({ en: `${first} to ${last}`, ar: `من ${first} إلى ${last}` })
  switch (operation) {
    case 'difference':
      return say({ en: `days from ${span}`, ar: `الأيام ${span}` })
    case 'working_days':
      return say({ en: `UAE working days from ${span}`, ar: `أيام العمل في الإمارات ${span}` })
    case 'age':
      return say({ en: `born ${first}, age on ${last}`, ar: `الميلاد ${first}، والعمر في ${last}` })
    case 'weekday':
      return say({ en: `weekday of ${first}`, ar: `يوم الأسبوع في ${first}` })
    case 'holidays':
      return `${say({ en: 'UAE public holidays', ar: 'العطل الرسمية في الإمارات' })} ${year ?? ''}`.trim()
    case 'shift_working_days':
      return `${first} ${sign(workingDays, say)} ${Math.abs(workingDays)} ${say({ en: 'UAE working days', ar: 'يوم عمل' })}`
    case 'shift':
      return `${first} ${saySum(add, { language, say })}`
  }
}

type Say = (words: Bilingual) => string

const sign = (count: number, say: Say): string =>
  say(count < 0 ? { en: 'minus', ar: 'ناقص' } : { en: 'plus', ar: 'زائد' })

function saySum(
  add: DateInput['add'],
  { language, say }: Pick<Ask, 'language'> & { say: Say },
): string {
  const { years = 0, months = 0, weeks = 0, days = 0 } = add ?? {}
  const counts = { year: years, month: months, week: weeks, day: days }
  const told = Object.entries(counts).filter(([, count]) => count !== 0)
  const parts = Object.fromEntries(told.map(([unit, count]) => [unit, Math.abs(count)]))
  return `${sign(Math.min(years, months, weeks, days), say)} ${formatDuration(parts, language)}`
}
