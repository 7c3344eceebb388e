import { expect, test } from 'vitest'
import { onlyFormerIn, voidIn } from './former.ts'

const formerOf = (text: string) =>
  onlyFormerIn(text).map(({ start, end }) => text.slice(start, end).trim())

test.each([
  ['2 posts a week (it was 4 in spring)', '(it was 4 in spring)'],
  ['Start on 3 May (the old draft had 1 May)', '(the old draft had 1 May)'],
  ['3 a week. Last year we did 40.', 'Last year we did 40'],
  ['We used to study 5 hours, now only 2', 'We used to study 5 hours'],
  ['Your seat of 4 March was cancelled. New seat: 9 March', 'Your seat of 4 March was cancelled'],
  ['الاختبار في 9 مارس (كان معلنا في فبراير)', '(كان معلنا في فبراير)'],
  ['كنا ننشر 5، الحين 3', 'كنا ننشر 5'],
])('what only was is told apart: %s', (text, former) => {
  expect(formerOf(text)).toEqual([former])
})

test.each([
  'Last month we did 3 a week, same again',
  'It was 5 and is now 3',
  'Was it 3 posts last year?',
  'History (it was hard)',
])('what is meant still is no former part: %s', (text) => {
  expect(formerOf(text)).toEqual([])
})

test('a line whose reading is cancelled holds nothing', () => {
  const text = 'Reading 1: 31 C, 60% - cancelled, wrong device\nReading 2: 34 C, 55%'
  expect(voidIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Reading 1: 31 C, 60% - cancelled, wrong device',
  ])
})
