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

test.each([
  'هاي ملاحظات الاجتماع ماكو بيها اسماء هواية: لازم نجدد عقد الصيانة. الفريق يجهز التقرير. على عباس حجز القاعة. منو مسؤول عن كل شغلة؟',
  'These are the notes of our meeting, with few names: we need to renew the lease. The team will prepare the report. Abbas to call the bank. Who is responsible for each task?',
])('what is told of the notes is no task, and a team is nobody: %s', (text) => {
  const { actions, answers } = minutesOf(text)
  expect(answers).toEqual([])
  expect(actions).toMatchObject([
    { owner: null },
    { owner: null },
    { owner: /عباس|Abbas/.exec(text)?.[0] },
  ])
})

test.each(['لازم نجدد التأمين', 'لازم نجدد عقد الصيانة'])('%s is for all of us', (note) => {
  expect(minutesOf(`اتفقنا على السعر. ${note}. سارة ترسل العرض.`).actions).toMatchObject([
    { task: note, owner: null },
    { owner: 'سارة' },
  ])
})

test.each(['أنهي مهمة ملهاش صاحب؟', 'أي مهمة ماكو مسؤول عليها؟'])(
  'what nobody has taken is told first: %s',
  (question) => {
    const { answers } = minutesOf(`المهام:\n- طارق: تحديث الأسعار\n- تجهيز العينات\n${question}`)
    expect(answers).toMatchObject([
      { about: { lacking: 'owner' }, actions: [{ task: 'تجهيز العينات' }] },
    ])
  },
)

test('days that are counted from today are not said to be of the notes', () => {
  expect(minutesOf('ملاحظات من اجتماع اليوم\nسيرسل ماجد العرض قبل الأربعاء')).toMatchObject({
    isReferenceFromNotes: false,
  })
})

const chat = '\nReem: I will send the deck by 5 December\nReem: we approved the budget'

test.each(['who does what and untill when?', 'مين عليه ايش ولغايت امتى؟'])(
  'a mistyped small word is nothing that is asked about: %s',
  (question) => {
    expect(minutesOf(question + chat).answers).toEqual([])
  },
)

test.each(['I want nothing but the actions', 'ما أبي إلا المهام'])(
  'what is excepted from a denial is all that is wanted: %s',
  (question) => {
    expect(minutesOf(question + chat).parts).toEqual(['actions'])
  },
)

test.each([
  'شو طلع من مهام ومين مسؤول عنهم؟',
  'مين راح يشتغل عليها؟',
  'ومنو ماسكها وشو المطلوب فيها؟',
])('a pronoun is nothing that the notes could hold: %s', (question) => {
  expect(minutesOf(`${question}\nهدى: راح أطلب العينات بكرة\nبدر: سأتصل بالمورد`)).toMatchObject({
    answers: [],
    actions: [{ owner: 'هدى' }, { owner: 'بدر' }],
  })
})
