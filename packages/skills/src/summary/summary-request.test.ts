import { expect, test } from 'vitest'
import { readSummaryRequest } from './summary-request.ts'

const text =
  'The airline added a flight to Baku. The flight leaves at noon on Fridays. Bags are free on the flight. Meals cost extra.'

test.each([
  ['5 bullets no sorry 2 bullets from this: ', { sentences: 2, hasBullets: true }],
  [
    'Summarise in 4 bullets, no wait, make it 1 sentence only: ',
    { sentences: 1, hasBullets: false },
  ],
  ['Two sentences please, no, make it one. ', { sentences: 1 }],
  ['لخص في ٣ نقاط، لا خليها نقطتين: ', { sentences: 2, hasBullets: true }],
  ['Summarise in 3 sentences: ', { sentences: 3 }],
])('%j asks for the length that was said last', (asked, wish) => {
  const reading = readSummaryRequest({
    text: `${asked}${text}`,
    today: '2026-11-28',
    language: 'en',
  })
  expect(reading).toMatchObject({ input: { text, ...wish } })
})

test.each([
  'Two sentences please. My manager needs it on his desk by 4. ',
  'Summarise in 2 sentences. I have to send this to the board tonight. ',
  'لخص في جملتين. أستاذتي عايزاه بكرة الصبح. ',
])('who is to have it is no sentence of the text: %s', (asked) => {
  const message = { text: `${asked}${text}`, today: '2026-11-28', language: 'en' } as const
  expect(readSummaryRequest(message)).toMatchObject({ input: { text, sentences: 2 } })
})

test('a text that begins with what somebody was given keeps its beginning', () => {
  const story = `I need this flight because my family depends on it. ${text}`
  const message = { text: `Summarise in 2 sentences. ${story}`, today: '2026-11-28' } as const
  expect(readSummaryRequest({ ...message, language: 'en' })).toMatchObject({
    input: { text: story },
  })
})
