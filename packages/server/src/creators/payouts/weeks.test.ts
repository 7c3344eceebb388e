import { expect, test } from 'vitest'
import { boundsOfWeek, dueAt, nextWeek, weekOf } from './weeks.ts'

test.for([
  ['2026-11-15T20:00:00Z', '2026-W47', 'Monday begins at midnight in the UAE'],
  ['2026-11-15T19:59:59.999Z', '2026-W46', 'until then it is Sunday'],
  ['2026-12-31T12:00:00Z', '2026-W53', 'a year that begins on a Thursday has 53 weeks'],
  ['2027-01-03T19:59:59Z', '2026-W53', 'whose last one reaches into January'],
  ['2027-01-03T20:00:00Z', '2027-W01', 'and the next year begins after it'],
  ['2024-12-30T00:00:00Z', '2025-W01', 'the first week may begin in December'],
  ['2028-01-02T00:00:00Z', '2027-W52', 'January may begin in the last week'],
] as const)('%s is in %s: %s', ([time, week]) => {
  expect(weekOf(new Date(time))).toBe(week)
})

test('a week begins where the one before ends, through two year ends', () => {
  let week = '2026-W40'
  const seen = [week]
  while (seen.length < 120) {
    const { begins, ends } = boundsOfWeek(week)
    expect(ends.getTime() - begins.getTime()).toBe(7 * 24 * 3_600_000)
    expect(weekOf(begins)).toBe(week)
    expect(boundsOfWeek(nextWeek(week)).begins).toEqual(ends)
    week = nextWeek(week)
    seen.push(week)
  }

  expect(seen.slice(12, 16)).toEqual(['2026-W52', '2026-W53', '2027-W01', '2027-W02'])
  expect(seen).toEqual(seen.toSorted())
})

test('a week is due on the Monday after it at six in the morning in Dubai', () => {
  expect(dueAt('2026-W53').toISOString()).toBe('2027-01-04T02:00:00.000Z')
})
