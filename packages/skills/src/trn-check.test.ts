import { expect, test } from 'vitest'
import { use } from './respond.ts'
import { trnCheck } from './trn-check.ts'

const ask = (text: string) => ({ text, language: 'en' as const, today: '2026-11-20' })

test.each([
  ['Is TRN 100-1234-5670-0003 valid?', '100123456700003 has the shape of a TRN'],
  ['tax registration number: 100123456700003', '100123456700003 has the shape of a TRN'],
  ['هل الرقم الضريبي ١٠٠١٢٣٤٥٦٧٠٠٠٠٣ صحيح؟', '100123456700003 has the shape of a TRN'],
  ['check my trn 12345', '12345 cannot be a TRN: it has 5 digits'],
  ['Is TRN 000 000 000 000 000 valid?', '000000000000000 cannot be a TRN: it is nothing but zeros'],
  ['trn 1001234567000031', '1001234567000031 cannot be a TRN: it has 16 digits'],
])('%s', (text, verdict) => {
  const reading = trnCheck.read(ask(text))
  expect('input' in reading && use(trnCheck, reading.input, ask(text)).explanation).toContain(
    verdict,
  )
})

test('a request without a number is asked for it', () => {
  expect(trnCheck.read(ask('check my TRN'))).toMatchObject({
    missing: [{ name: { en: 'the tax registration number (TRN)' } }],
  })
})
