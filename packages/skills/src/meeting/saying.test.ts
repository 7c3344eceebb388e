import { expect, test } from 'vitest'
import { readNotes } from './notes.ts'
import { plain } from './saying.ts'

const notes = (text: string) => readNotes(text, '2026-11-28')

test('a decision that somebody is to pass on is a task', () => {
  expect(
    notes(`Present: Salma, Tariq
Tariq to send the decision letter to suppliers by Sunday
Salma is going to circulate the resolution before Thursday
We approved the new logo`),
  ).toMatchObject({
    decisions: ['We approved the new logo'],
    actions: [
      { owner: 'Tariq', due: { date: '2026-11-29' } },
      { owner: 'Salma', due: { date: '2026-12-03' } },
    ],
  })
})

test('in Arabic it is one too, wherever the verb stands', () => {
  expect(
    notes(`الحضور: سلمى، طارق، بتول
سيبعث طارق قرار اللجنة للموردين قبل الأحد
على سلمى إرسال رسالة الموافقة قبل 20 ديسمبر
بتول وافقت على التصميم
بتول بتجهز اتفاقية الإيجار بكرة
الموافقة على ميزانية 5,000 درهم`),
  ).toMatchObject({
    decisions: ['بتول وافقت على التصميم', 'الموافقة على ميزانية 5,000 درهم'],
    actions: [
      { owner: 'طارق', due: { date: '2026-11-29' } },
      { owner: 'سلمى', due: { date: '2026-12-20' } },
      { owner: 'بتول', due: { date: '2026-11-29' } },
    ],
  })
})

test('what was decided that somebody does stays decided', () => {
  expect(notes('So our final decision is that Tariq will lead the project.')).toMatchObject({
    decisions: ['So our final decision is that Tariq will lead the project'],
    actions: [],
  })
})

test('in a chat with the day behind the time, what is put right stands once', () => {
  expect(
    notes(`[09:58, 27/11/2026] Jenny: I'll send the order by 2 December
[10:01, 27/11/2026] Mohsin: I'll call the bank before 10 December
[10:03, 27/11/2026] Jenny: sorry, correction: I'll send the order by 4 December`),
  ).toMatchObject({
    reference: '2026-11-27',
    actions: [
      { owner: 'Jenny', due: { date: '2026-12-04' } },
      { owner: 'Mohsin', due: { date: '2026-12-10' } },
    ],
  })
})

test('a day that is put right in its sentence is the last one', () => {
  expect(
    notes('Meeting 20 November 2026. Noura to send the signed copy by Tuesday, sorry, Wednesday.'),
  ).toMatchObject({ actions: [{ owner: 'Noura', due: { date: '2026-11-25' } }] })
})

test('an open point below a list of actions is a question, and a call that was held no task', () => {
  expect(
    notes(`Call with the landlord, 20 November 2026
Actions:
- Deepak: count the stock by Sunday
Rent increase: TBD`),
  ).toMatchObject({ actions: [{ owner: 'Deepak' }], questions: ['Rent increase: TBD'] })
})

test('«على علي» charges Ali', () => {
  expect(notes('الحضور: علي، هدى\nعلى علي إرسال العرض قبل 3 ديسمبر')).toMatchObject({
    actions: [{ owner: 'علي', task: 'إرسال العرض' }],
  })
})

test.each([
  ['ok so we agreed to close at 9', 'we agreed to close at 9'],
  ['alright, we agreed to close at 9', 'we agreed to close at 9'],
  ['طيب اتفقنا على الإغلاق', 'اتفقنا على الإغلاق'],
  ['Right of way was approved', 'Right of way was approved'],
])('what opens a sentence in a chat is no part of what was decided: %s', (text, plainly) => {
  expect(plain(text)).toBe(plainly)
})

test.each(['طرح عمر موضوع المواقف ولم يُحسم.', 'ناقشنا الأسعار ولم نتفق.'])(
  'what was raised and left open is a question: %s',
  (text) => {
    expect(notes(text).questions).toEqual([text.replace('.', '')])
  },
)

test('a name before a verb of the present is charged', () => {
  expect(notes('فهد: يصلح المكيف قبل الثلاثاء\nخولة: تتابع مع المقاول').actions).toMatchObject([
    { owner: 'فهد' },
    { owner: 'خولة', due: null },
  ])
})
