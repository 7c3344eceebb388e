import { expect, test } from 'vitest'
import { textSummariser } from '../text-summariser.ts'
import { readSummaryRequest } from './summary-request.ts'

const dictated =
  'the client called and he wants the logo bigger and he said the blue is too dark and he needs the brochure by wednesday'
const arabic =
  'امبارح كان اجتماع اولياء الامور والمديرة قالت ان الامتحانات هتبدا في يناير وان الباص هيغير ميعاده'

test.each([
  [dictated, 'summarise that in 3 points', { sentences: 3, hasBullets: true }],
  [arabic, 'لخص ده في ٣ جمل', { sentences: 3 }],
])('a request that dictation runs into is none of the text: … %2$s', (said, asked, wish) => {
  const reading = readSummaryRequest({
    text: `${said} ${asked}`,
    today: '2026-11-30',
    language: 'en',
  })
  expect(reading).toMatchObject({ input: { text: said, ...wish } })
})

test('a summary that is told of ends no text', () => {
  const text = `${dictated} and then he will read the summary`
  const reading = readSummaryRequest({ text, today: '2026-11-30', language: 'en' })
  expect(reading).toMatchObject({ input: { text } })
})

test('pieces without a mark stand apart', () => {
  const text = `${dictated} because the exhibition is on thursday and he asked if we can print 500 copies instead of 300 and he will pay the difference on friday`
  const output = textSummariser.run({ text, sentences: 2 }, { today: '2026-11-30' })
  expect(textSummariser.explain(output, 'en')).toMatch(/\n\n(?:the client|he) [^\n]{5,200}\n\nhe /)
})
