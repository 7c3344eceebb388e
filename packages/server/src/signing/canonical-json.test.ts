import { expect, test } from 'vitest'
import { canonicalJson, sha256OfJson, sha256OfText } from './canonical-json.ts'

test('the same is written the same, whatever order it was written in', () => {
  expect(canonicalJson({ b: [1, { d: 'ي', c: 1.5e300 }], a: null })).toBe(
    '{"a":null,"b":[1,{"c":1.5e+300,"d":"ي"}]}',
  )
  expect(sha256OfJson({ a: 1, b: 2 })).toBe(sha256OfJson({ b: 2, a: 1 }))
})

test('what no file of UTF-8 could hold is replaced, and what only looks like it is not', () => {
  expect(canonicalJson(['\ud83d\ude00', '\ud83d!', '\\ud83d', '\\\ud83d', '\0'])).toBe(
    '["😀","\ufffd!","\\\\ud83d","\\\\\ufffd","\\u0000"]',
  )
})

test('what was given nothing is null', () => {
  expect(canonicalJson(undefined)).toBe('null')
})

test('a text is hashed as UTF-8', () => {
  expect(sha256OfText('درهم')).toBe(
    '603ebb8f0abd4225823abc62e8affe22500997050ee39c6f4c3222965116ce77',
  )
})
