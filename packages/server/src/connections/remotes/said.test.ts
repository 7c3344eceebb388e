import { expect, test } from 'vitest'
import { said, saidJson } from './said.ts'

test('what an other end says is cut to a length without parting a character', () => {
  expect(said('ab😀', 3)).toBe('ab\ufffd')
  expect(said(' a\0b ', 10)).toBe('ab')
})

test('JSON of an other end can be stored: no zero character and no half one, in texts and in names', () => {
  const half = { 'na\ud800me': ['a\0b', 'x\udc00y', '\\ud800 and \\u0000 written out', 1, null] }

  expect(saidJson(half)).toEqual({
    'na\ufffdme': ['ab', 'x\ufffdy', '\\ud800 and \\u0000 written out', 1, null],
  })
})
