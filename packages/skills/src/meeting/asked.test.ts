import { expect, test } from 'vitest'
import { type AnsweredMinutes, meetingMinutes } from '../meeting-minutes.ts'

const today = '2026-11-23'
function minutesOf(text: string): AnsweredMinutes {
  const reading = meetingMinutes.read({ text, today, language: 'en' })
  const input = 'input' in reading ? reading.input : { text: '' }
  return meetingMinutes.run(input as { text: string }, { today }) as AnsweredMinutes
}

test('the day of a chat in brackets is counted from, and is nothing that is asked about', () => {
  const minutes = minutesOf(
    "who has to do what from this chat (5 December 2026)?\n[3:14 pm] Reem: ok we approved 45k for the booth\n[3:15 pm] Tariq: I'll book the flights by end of month",
  )

  expect(minutes).toMatchObject({
    reference: '2026-12-05',
    answers: [],
    actions: [{ owner: 'Tariq', due: { date: '2026-12-31' } }],
  })
})

test('an item below what somebody said in a chat has no owner', () => {
  const { actions } = minutesOf(
    'طلع لي المهام:\nمنى: هبعت عرض السعر قبل 4 ديسمبر 2026\nمنى: ومين هيكلم المصور؟\n- حجز الكيك',
  )

  expect(actions).toMatchObject([{ owner: 'منى' }, { task: 'حجز الكيك', owner: null }])
})
