import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { meetingMinutes } from '../meeting-minutes.ts'

const notes =
  'Ops meeting 16 November 2026\nPresent: Hala, Marco, Deepa\nMarco will call the warehouse by Thursday.\nDeepa to update the price list by 25 November.\n\nmake minutes of this pls'

test('what somebody has to do is asked of the notes before', () => {
  const answer = answerAfter([meetingMinutes], notes, 'what does Deepa have to do?')
  expect(answer).toContain('price list')
  expect(answer).not.toContain('warehouse')
})

test('a line is added to the notes before', () => {
  const answer = answerAfter([meetingMinutes], notes, 'add this: Hala will book the room by Friday')
  expect(answer).toContain('actions: 3')
})

test('a day that is said now takes the place of the one in the notes', () => {
  const answer = answerAfter([meetingMinutes], notes, 'the price list is due 30 November now')
  expect(answer).toContain('| Deepa | 30 November 2026')
})
