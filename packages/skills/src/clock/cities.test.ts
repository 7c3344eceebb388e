import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { timeZoneConverter } from '../time-zone-converter.ts'

const factsOf = (text: string) => {
  const reading = timeZoneConverter.read({
    text,
    language: languageOf(text),
    today: '2026-11-29',
  })
  return 'input' in reading ? reading.understood?.facts : undefined
}

test.each([
  [
    '3:30 pm Abu Dhabi, what time is that in Mumbai and Manila',
    '3:30 pm Abu Dhabi → Mumbai, Manila',
  ],
  ['الساعة 9 الصبح في الشارقة كم بشنغهاي', '9:00 صباحًا الشارقة → شنغهاي'],
  ['3pm in India, what time in the UAE', '3:00 pm India → Dubai'],
])('a city is called by its own name: %s', (text, fact) => {
  expect(factsOf(text)).toEqual([fact])
})

test('how long something takes names no day', () => {
  expect(
    factsOf(
      'flight leaves london 14:00 on 15 december and takes 7 hours, what time is that in dubai',
    ),
  ).toEqual(['2:00 pm London, 15 December 2026 → Dubai'])
})
