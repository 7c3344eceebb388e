import { expect, test } from 'vitest'
import { currencyConverter } from '../currency-converter.ts'
import { dateCalculator } from '../date-calculator.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { hijriConverter } from '../hijri-converter.ts'
import { timeZoneConverter } from '../time-zone-converter.ts'
import { unitConverter } from '../unit-converter.ts'

const desk = [unitConverter, currencyConverter, dateCalculator, hijriConverter, timeZoneConverter]
const talk = (...messages: string[]) => answerAfter(desk, ...messages)

test.each([
  [['how many km is 26.2 miles', 'and 13.1', 'in metres pls'], '21,082.41 m'],
  [['whats 3200 aed in omani rial', 'and bahraini dinar?'], 'BHD 327.62'],
  [['convert 1500 usd to aed', 'and 2,000?'], 'AED 7,345.00'],
  [['كم ١٢٠٠٠ درهم بالدولار', 'وبالريال القطري؟'], '11,893.81'],
  [['كام يوم عمل من 1 ديسمبر 2026 لحد 15 ديسمبر 2026', 'طب لحد 31؟'], '21 يوم عمل'],
  [['working days from 4 to 22 January 2027', 'and calendar days?'], '19'],
  [['3 pm Dubai in London on 12 January 2027', 'and in Tokyo?', 'at 6 pm'], '11:00 pm in Tokyo'],
  [['Hijri date of 5 January 2027', 'and 20 March 2027?'], '12 Shawwal 1448'],
])('a conversion goes on: %j', (messages, said) => {
  expect(talk(...messages)).toContain(said)
})

test('a whole new request of another subject takes nothing over', () => {
  const answer = talk(
    'whats 3200 aed in omani rial',
    'how many working days from 7 December 2026 to 31 December 2026',
  )
  expect(answer).toContain('19 working days')
})
