import { describe, expect, test } from 'vitest'
import { type Kind, kinds } from '../../../skills/wordings/variations.ts'
import { bySize } from '../../testing/size.ts'
import { outcomesOf, rightWordings, sharesOf } from '../../testing/varied-wordings.ts'

/** The shares that are reached: they only rise. */
const HELD: Record<Kind, { en: number; ar: number }> = {
  'typing errors': { en: 0.95, ar: 0.9 },
  'spelling and marks': { en: 0.94, ar: 0.96 },
  chatter: { en: 0.98, ar: 0.97 },
  // The Arabic share is lower since there are requests to which a sentence behind them may well belong: a headline, the last row of a table.
  'numbers beside it': { en: 0.97, ar: 0.96 },
  'formats of numbers': { en: 0.98, ar: 0.98 },
  'words and order': { en: 0.92, ar: 0.92 },
}

describe('requests that are answered right', () => {
  test('are answered right when they are said otherwise', {
    timeout: bySize(180_000, 15 * 60_000),
  }, () => {
    const shares = sharesOf(outcomesOf(rightWordings(bySize(59, 1))), 'kind')

    const fallen = kinds.flatMap((kind) =>
      (['en', 'ar'] as const).flatMap((language) => {
        const { held = 0, count = 0 } = shares.get(`${kind} ${language}`) ?? {}
        // One of a small sample says nothing about a share.
        return held + 1 >= count * HELD[kind][language]
          ? []
          : [`${kind} ${language}: ${held} of ${count}`]
      }),
    )
    expect(fallen).toEqual([])
  })
})
