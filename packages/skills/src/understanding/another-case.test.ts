import { expect, test } from 'vitest'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'

const years = (text: string) => {
  const reading = endOfServiceGratuity.read({ text, today: '2026-11-20', language: 'en' })
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  return cases.map(({ input }) => (input as { service: { years: number } }).service.years)
}

test.each([
  ['basic 9,000, gratuity at 4 years and what at 5?', [4, 5]],
  ['الأساسي 9000، كم المكافأة بعد 4 سنوات وكم بعد 6؟', [4, 6]],
  ['Basic 12,000, next month I complete 5 years. What would I get at 5 yrs and what at 6.', [5, 6]],
])(
  'what is asked again in the same little word is another case without its unit: %s',
  (text, expected) => {
    expect(years(text)).toEqual(expected)
  },
)

test('a number that another word leads to is no other case', () => {
  expect(years('basic 9,000, gratuity at 4 years, and what do 5 managers say?')).toEqual([4])
})
