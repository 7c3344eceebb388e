import { describe, expect, test } from 'vitest'
import { addressFrom } from './address-from.ts'

describe('an agent’s address', () => {
  test.for([
    [{ en: 'VAT Helper for Landlords', ar: '' }, 'vat-helper-for-landlords'],
    [{ en: '  Café & Co. — the “best”!  ', ar: '' }, 'cafe-co-the-best'],
    [{ en: 'Landlord’s VAT', ar: '' }, 'landlords-vat'],
    [{ en: '', ar: 'مساعد الضريبة' }, 'msaad-aldrybh'],
    [{ en: '🧾', ar: 'حاسبة' }, 'hasbh'],
    [{ en: '', ar: '' }, 'agent'],
    [{ en: '你好', ar: '' }, 'agent'],
    [{ en: 'a'.repeat(60), ar: '' }, 'a'.repeat(60)],
  ] as const)('of %j is %s', ([name, address]) => {
    expect(addressFrom(name)).toBe(address)
  })

  test('is never one that could be taken for another app’s id', () => {
    expect(addressFrom({ en: crypto.randomUUID(), ar: '' })).toBe('agent')
  })
})
