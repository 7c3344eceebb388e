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

test.each([
  'Supplier texted two versions of his TRN:\n[09:14] 100334857200003\n[09:15] sorry 10033485720003\nwhich one has the right number of digits?',
  'أي واحد من الرقمين الضريبيين صح: 100334857200003 ولا 10033485720003؟',
])('each number that is asked about is told for itself: %j', (text) => {
  expect(trnCheck.suits(ask(text))).toBeGreaterThan(0.8)
  const reading = trnCheck.read(ask(text))
  const answer = 'input' in reading ? use(trnCheck, reading.input, ask(text)).explanation : ''
  expect(answer).toContain('100334857200003 has the shape of a TRN')
  expect(answer).toContain('10033485720003 cannot be a TRN: it has 14 digits')
})
