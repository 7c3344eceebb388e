import { expect, test } from 'vitest'
import { expressionsIn, verdictOf } from './check-expressions.ts'

/** A busy machine must not change what is said of an expression. */
const TIME_LIMIT_MS = 60_000

test('the expressions of a file are found with their lines', () => {
  const source =
    'const a = 1 / 2 / 3\nconst trimmed = (text: string) => text.replace(/\\s+$/u, "")\n'

  expect(expressionsIn('trim.ts', source)).toEqual([
    { written: '/\\s+$/u', pattern: '\\s+$', flags: 'u', place: 'trim.ts:2' },
  ])
})

test.each([
  ['\\s+$', 'super-linear'],
  ['^\\s+', 'linear'],
  ['only\\w* .{0,60}written', 'super-linear'],
])('of %s is known what it costs', { timeout: 2 * TIME_LIMIT_MS }, (pattern, verdict) => {
  expect(verdictOf({ pattern, flags: '' }, TIME_LIMIT_MS)).toBe(verdict)
})

test('a bounded repetition is a constant for each place where it begins', () => {
  expect(verdictOf({ pattern: 'only .{0,60}written', flags: '' })).not.toBe('super-linear')
})
