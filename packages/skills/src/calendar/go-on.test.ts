import { expect, test } from 'vitest'
import { dateCalculator } from '../date-calculator.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { hijriConverter } from '../hijri-converter.ts'

const talk = (...messages: string[]) => answerAfter([dateCalculator, hijriConverter], ...messages)

test('days are counted from the day that was spoken of, and not from today', () => {
  const first = 'how many days until 15 march 2027'
  expect(talk(first, 'and 10 days after that')).toContain('Thursday, 25 March 2027')
  expect(talk(first, 'and 10 days after that', 'a week before that')).toContain('18 March 2027')
  const arabic = 'فاضل كام يوم على 15 مارس 2027'
  expect(talk(arabic, 'وده يوم ايه')).toContain('الاثنين، 15 مارس 2027')
  expect(talk(arabic, 'وده يوم ايه', 'وبعده ب ٤٥ يوم')).toContain('29 أبريل 2027')
})

test('so are those of a Hijri date', () => {
  const first = 'شكد باقي على ١ رمضان ١٤٤٨'
  expect(talk(first, 'يا يوم يصير')).toContain('الاثنين، 8 فبراير 2027')
  expect(talk(first, 'يا يوم يصير', 'وبعده بعشر ايام')).toContain('18 فبراير 2027')
  const other = '1 ramadan 1448 in gregorian'
  expect(talk(other, '10 days after that', 'a week before that')).toContain('11 February 2027')
})

test('a day takes the place of the one that it is said instead of', () => {
  const first = 'how many days from 10 april 2027 to 3 may 2027'
  expect(talk(first, 'sorry 13 may not 3 may')).toContain('33 days')
  const arabic = 'كم يوم عمل من 5 ديسمبر 2026 إلى 11 ديسمبر 2026'
  const said = talk(arabic, 'واذا من 30 نوفمبر بدل 5 ديسمبر')
  expect(said).toContain('8 أيام عمل')
  expect(said).not.toContain('لم يُستخدم')
})
