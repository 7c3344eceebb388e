import { expect, test } from 'vitest'
import { byWeek } from './weeks.ts'

test('days are added up by sevens that end today, without the oldest that make no whole seven', () => {
  const days = Array.from({ length: 16 }, (_, index) => `2026-11-${index + 1}`)
  const values = [100, 100, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
  const weeks = byWeek({ days, series: [{ name: 'runs', label: 'Runs', colour: 1, values }] })
  expect(weeks.days).toEqual(['2026-11-3', '2026-11-10'])
  expect(weeks.series[0]?.values).toEqual([7, 14])
})
