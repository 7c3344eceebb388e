import { expect, test } from 'vitest'
import { vatCalculator } from '../vat-calculator.ts'

const lines = (text: string) => {
  const reading = vatCalculator.read({ text, today: '2026-11-20', language: 'en' })
  return 'input' in reading ? reading.input : reading
}

test.each([
  ['write the total with VAT in words: 5,250 before VAT', 'net'],
  ['write the total before VAT in words: 5,250 with VAT', 'gross'],
])('of two things that are said, the one beside the price is said of it: %s', (text, basis) => {
  expect(lines(text)).toMatchObject({ lines: [{ basis }] })
})
