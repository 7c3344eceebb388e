import { describe, expect, test } from 'vitest'
import { slugFrom } from './slug-from.ts'

describe('an agent’s slug', () => {
  test.for([
    [{ en: 'VAT Helper for Landlords', ar: '' }, 'vat-helper-for-landlords'],
    [{ en: '  Café & Co. — the “best”!  ', ar: '' }, 'cafe-co-the-best'],
    [{ en: 'Landlord’s VAT', ar: '' }, 'landlords-vat'],
    [{ en: '', ar: 'مساعد الضريبة' }, 'msaad-aldrybh'],
    [{ en: '🧾', ar: 'حاسبة' }, 'hasbh'],
    [{ en: '', ar: '' }, 'agent'],
    [{ en: '你好', ar: '' }, 'agent'],
    [{ en: 'a'.repeat(60), ar: '' }, 'a'.repeat(60)],
  ] as const)('of %j is %s', ([name, slug]) => {
    expect(slugFrom(name)).toBe(slug)
  })

  test('is never one that could be taken for another app’s id', () => {
    expect(slugFrom({ en: crypto.randomUUID(), ar: '' })).toBe('agent')
  })
})
