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
  [
    ['how much is 2600 aed in omani rial', 'and bahraini', 'sorry its 2900 not 2600'],
    'BHD 296.909',
  ],
  [['2600 aed in omani rial', 'and pkr at 76 for 1 dirham'], 'PKR 197,600.00'],
  [['500 usd to aed', 'and the other way round'], 'AED 500.00 = USD 136.15'],
  [['500 usd to aed', 'double that'], 'AED 3,672.50'],
  [['1200 sar to aed', 'and 100 omr', 'total of both'], 'AED 2,130.34'],
  [['change 300 eur to aed at 4.1', 'and 450'], 'AED 1,845.00'],
  [['change 300 eur to aed at 4.1', 'rate 4.2'], 'AED 1,260.00'],
  [['26 km in miles', 'back to km'], '41.84294 km'],
  [['60 days from 30 november 2026', 'skip weekends'], 'working days'],
  [['10 am tokyo in dubai', 'the other way'], '3:00 pm in Tokyo'],
  [['38 c in f', 'how did you get that'], '°C × 1.8 + 32'],
  [['90 days after 30 november 2026', 'which day is that', 'working days till then'], '62'],
  [['90 days after 30 november 2026', 'plus another 10 days'], '10 March 2027'],
  [['90 days after 30 november 2026', 'which day is that', 'and 60 days?'], '29 January 2027'],
  [['60 days from 10 january 2027', 'what if i enter on the 15th', 'minus a week'], '9 March 2027'],
  [['working days from 1 december 2026 to 15 december 2026', 'and till the 31st?'], '21'],
  [['كم يوم بين 30 نوفمبر 2026 و 15 فبراير 2027', 'زيد 45 يوم على التاريخ التاني'], '1 أبريل 2027'],
  [['9 am new york in dubai', 'at 11'], '8:00 pm in Dubai'],
  [['time difference between dubai and tokyo', 'so 10 am dubai is what there'], '3:00 pm in Tokyo'],
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

test('what is asked of a day that was reached is asked of that day, by whatever skill', () => {
  const reached = '90 days after 30 november 2026'
  expect(talk(reached, 'and in hijri?')).toContain('28 February 2027 =')
  expect(talk(reached, '10 am dubai that day, what time in toronto')).toContain('28 February 2027')
  expect(talk('hijri date for 1 january 2027', 'how many days from today')).toContain('32 days')
})
