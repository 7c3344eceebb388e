import { expect, test } from 'vitest'
import { withoutRunsOfBlanks } from './blanks.ts'

test.each([
  ['a run of blanks', `a${' '.repeat(3_000)}b`, 'a  b'],
  ['two blanks, which part columns', 'name  price', 'name  price'],
  ['a run of no-break spaces', `a${'\u00a0'.repeat(50)}b`, 'a\u00a0\u00a0b'],
  ['the empty cells of a row', 'a\t\t\tb\t\t\nc\t\t\t\t\t', 'a\t\t\tb\t\t\nc\t\t\t\t\t'],
  ['an endless row of empty cells', `a${'\t'.repeat(3_000)}b`, `a${'\t'.repeat(20)}b`],
  ['empty lines', `a${'\n'.repeat(900)}b`, 'a\n\n\nb'],
  ['lines of blanks', `a${' \n'.repeat(900)}b`, 'a\n\n\nb'],
  ['the lines of other systems', 'a\r\nb\r\rc', 'a\nb\n\nc'],
  ['blanks and tabs by turns', `a${' \t'.repeat(900)}b`, `a${' \t'.repeat(10)}b`],
])('of %s remains what it means', (_, written, read) => {
  expect(withoutRunsOfBlanks(written)).toBe(read)
})
