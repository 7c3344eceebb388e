import { expect, test } from 'vitest'
import { expressionsIn, verdictOf } from './check-expressions.ts'

test('the expressions of a file are found with their lines', () => {
  const source = 'const a = 1 / 2 / 3\nconst trimmed = (text: string) => text.replace(/\\s+$/u, "")\n'

  expect(expressionsIn('trim.ts', source)).toEqual([{ written: '/\\s+$/u', pattern: '\\s+$', flags: 'u', place: 'trim.ts:2' }])
})

test.each([
  ['\\s+$', 'super-linear'],
  ['^\\s+', 'linear'],
])('of %s is known what it costs', (pattern, verdict) => {
  expect(verdictOf({ pattern, flags: '' })).toBe(verdict)
})
