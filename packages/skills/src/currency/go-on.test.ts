import { expect, test } from 'vitest'
import { currencyConverter } from '../currency-converter.ts'
import { answerAfter } from '../follow-up/answer-after.ts'

const talk = (...messages: string[]) => answerAfter([currencyConverter], ...messages)

test('a currency that is called by its country is what an amount is turned into', () => {
  expect(talk('5000 درهم كم قطري')).toContain('4,955.75')
  expect(talk('5000 درهم كم قطري', 'والعكس')).toContain('5,044.64')
})

test('a figure that is supposed takes the place of the one before', () => {
  const first = 'how much is 3200 saudi riyal in dirhams'
  expect(talk(first, 'n in omani', 'what if it was 5000')).toContain('512.66')
})

test('one currency takes the place of another, whichever of the two it was', () => {
  const first = '450 omani rial in saudi riyal'
  expect(talk(first, 'and if it was bahraini not omani')).toContain('4,488.03')
  expect(talk('5000 درهم كم قطري', 'طيب لو بحريني مو قطري')).toContain('511.91')
})

test('an amount of another country is turned into what was asked for', () => {
  expect(talk('400 omani rial in saudi riyal', 'what if 300 bahraini')).toContain('2,992.02')
})

test('an amount that was wrong is exchanged in all that it was turned into', () => {
  const first = 'how much is 2,500 dirham in saudi riyal'
  const both = talk(first, 'and in dollars', '2,500 was wrong its 3,000, both again please')
  expect(both).toContain('3,063.31')
  expect(both).toContain('816.88')
  expect(talk('حولي 2500 درهم لريال سعودي', 'سوري المبلغ 3000 مب 2500')).toContain('3,063.31')
})
