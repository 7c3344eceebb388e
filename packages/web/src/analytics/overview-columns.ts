import type { analytics, Language } from '@wakeel/contract'
import type { DayColumn } from '../ui/day-table.tsx'
import { messages } from './analytics-messages.ts'

export type Day = analytics.Overview['days'][number]
export type TotalName = keyof analytics.Overview['totals']
export type DayName = Exclude<keyof Day, 'day'>

export const dayNames = [
  'visitors',
  'page_views',
  'searches',
  'demos',
  'sign_ups',
  'purchases',
  'runs',
  'failed_runs',
] as const satisfies readonly DayName[]

/** What is counted by the day. */
export const dayColumn = (name: DayName, language: Language): DayColumn<Day> => ({
  name,
  header: messages[language].totals[name],
  kind: 'count',
  value: (day) => day[name],
})
