import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test('a request is read whole and a long paste only at its start', () => {
  expect(opening('5 miles to km')).toBe('5 miles to km')
  expect(opening('a'.repeat(20_000))).toHaveLength(1500)
})
