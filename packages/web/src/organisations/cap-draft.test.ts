import { describe, expect, test } from 'vitest'
import { MAX_CAP } from '../language/cap-amounts.ts'
import { capInWords, draftOf, NO_CAP, readCap } from './cap-draft.ts'

const draft = (fils: string, runs: string) => readCap({ fils, runs })

describe('a cap as it is typed', () => {
  test.for([
    ['', '', NO_CAP],
    [' ', '', NO_CAP],
    ['0', '0', { monthly_fils: 0, monthly_runs: 0 }],
    ['12.50', '3', { monthly_fils: 1_250, monthly_runs: 3 }],
    ['١٢٫٥٠', '٣', { monthly_fils: 1_250, monthly_runs: 3 }],
    ['10000000', String(MAX_CAP), { monthly_fils: MAX_CAP, monthly_runs: MAX_CAP }],
  ] as const)('%s and %s are one', ([fils, runs, cap]) => {
    expect(draft(fils, runs)).toEqual(cap)
  })

  test.for([
    ['ten', ''],
    ['-1', ''],
    ['1.234', ''],
    ['10000000.01', ''],
    ['', 'three'],
    ['', '2.5'],
    ['', '-1'],
    ['', '1000000001'],
  ] as const)('%s and %s are none', ([fils, runs]) => {
    expect(draft(fils, runs)).toBeUndefined()
  })

  test('is written as it can be read again', () => {
    const cap = { monthly_fils: 1_205, monthly_runs: 40 }
    expect(readCap(draftOf(cap))).toEqual(cap)
    expect(readCap(draftOf(NO_CAP))).toEqual(NO_CAP)
  })
})

test.for([
  ['en', NO_CAP, 'No cap'],
  ['en', { monthly_fils: 1_250, monthly_runs: 3 }, 'AED 12.50 · 3 runs'],
  ['en', { monthly_fils: null, monthly_runs: 1_000 }, '1,000 runs'],
  ['ar', NO_CAP, 'بلا حد'],
  ['ar', { monthly_fils: null, monthly_runs: 3 }, '3 تشغيل'],
] as const)('a cap in words (%s)', ([language, cap, said]) => {
  expect(capInWords(cap, language)).toBe(said)
})
