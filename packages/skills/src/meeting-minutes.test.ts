import { expect, test } from 'vitest'
import type { Minutes } from './meeting/notes.ts'
import { meetingMinutes } from './meeting-minutes.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'
const minutes = (text: string) => meetingMinutes.run({ text }, { today }) as Minutes
const action = (text: string) => minutes(text).actions[0]

test('notes become decisions, actions with owner and date, and open questions', () => {
  const notes = `Marketing sync, 12 November 2026
Attendees: Sara, Omar, Priya Nair
We agreed to move the launch to 15 January.
Sara will send the budget by Friday. Omar to call the landlord before 25 November and Priya will draft the press release.
Budget will increase by 5%.
Who approves the final design?
- Book the venue
Thanks to Omar for the slides.`
  expect(minutes(notes)).toEqual({
    reference: '2026-11-12',
    isReferenceFromNotes: true,
    attendees: ['Sara', 'Omar', 'Priya Nair'],
    decisions: ['We agreed to move the launch to 15 January'],
    actions: [
      { task: 'Send the budget', owner: 'Sara', due: { words: 'Friday', date: '2026-11-13' } },
      {
        task: 'Call the landlord',
        owner: 'Omar',
        due: { words: '25 November', date: '2026-11-25' },
      },
      { task: 'Draft the press release', owner: 'Priya', due: null },
      { task: 'Book the venue', owner: null, due: null },
    ],
    questions: ['Who approves the final design?'],
  })
})

test('sections with bullets are taken at their word', () => {
  const notes = `Decisions:
- Use React
Action items:
- Lina: prepare the contract by 3 Dec
- review the vendor list (Omar)
- [ ] Set up CI - Noura
Open questions:
- hosting region`
  expect(minutes(notes)).toMatchObject({
    decisions: ['Use React'],
    actions: [
      { task: 'Prepare the contract', owner: 'Lina', due: { date: '2026-12-03' } },
      { task: 'Review the vendor list', owner: 'Omar', due: null },
      { task: 'Set up CI', owner: 'Noura', due: null },
    ],
    questions: ['hosting region'],
  })
})

test('Arabic notes are read alike', () => {
  const notes = `اجتماع المبيعات 12 نوفمبر 2026
الحضور: سارة، أحمد، محمد علي
اتفقنا على إطلاق الحملة في يناير.
سترسل سارة الميزانية قبل الخميس. على أحمد التواصل مع المورد قبل ٢٥ نوفمبر.
يتولى محمد علي إعداد العقد.
سيتم تحديث الموقع نهاية الشهر.
من يعتمد التصميم النهائي؟`
  expect(minutes(notes)).toMatchObject({
    decisions: ['اتفقنا على إطلاق الحملة في يناير'],
    actions: [
      { owner: 'سارة', due: { words: 'الخميس', date: '2026-11-19' } },
      { task: 'التواصل مع المورد', owner: 'أحمد', due: { date: '2026-11-25' } },
      { task: 'إعداد العقد', owner: 'محمد علي', due: null },
      { owner: null, due: { date: '2026-11-30' } },
    ],
    questions: ['من يعتمد التصميم النهائي؟'],
  })
})

test.each([
  ['Ahmed must submit the VAT return by 28 Nov.', 'Submit the VAT return', 'Ahmed', '2026-11-28'],
  [
    'John Smith and Mary Jones agreed to present on 5 December',
    'Present',
    'John Smith and Mary Jones',
    '2026-12-05',
  ],
  ['Finance will pay the invoice next week', 'Pay the invoice', 'Finance', null],
  ['sara will send it by monday', 'Send it', 'sara', '2026-11-23'],
  ['10:05 Lina: I’ll send the deck by EOD', 'Send the deck', 'Lina', '2026-11-20'],
  [
    'Action: @Khalid to sign the contract by 1/12/2026',
    'Sign the contract',
    'Khalid',
    '2026-12-01',
  ],
  [
    'TODO: renew the trade licence before end of month',
    'Renew the trade licence',
    null,
    '2026-11-30',
  ],
  ['The team should review the policy', 'The team should review the policy', null, undefined],
  [
    'Call the owner of the building who approves the lease',
    'Call the owner of the building who approves the lease',
    null,
    undefined,
  ],
  [
    'Review the vendor list, owner: Omar, due 1/12/2026',
    'Review the vendor list',
    'Omar',
    '2026-12-01',
  ],
  ['Call the bank ASAP', 'Call the bank', null, null],
  ['Send me the plan by EOD Monday', 'Send me the plan', null, '2026-11-23'],
  [
    '| Task | Owner | Due |\n|---|---|---|\n| Send deck | Sara | 25 Nov |',
    'Send deck',
    'Sara',
    '2026-11-25',
  ],
  [
    'notes: omar & sara will call the supplier tmrw',
    'Call the supplier',
    'omar & sara',
    '2026-11-21',
  ],
  ['مهام:\n1- خالد: تجهيز العقد - 30/11', 'تجهيز العقد', 'خالد', '2026-11-30'],
  ['لازم احمد يجهز التقرير قبل بكرة', 'يجهز التقرير', 'احمد', '2026-11-21'],
  ['عمر راح يكلم المورد باجر', 'راح يكلم المورد', 'عمر', '2026-11-21'],
  ['سارة بترسل العرض قبل الخميس', 'بترسل العرض', 'سارة', '2026-11-26'],
  ['مهمة: حجز القاعة - ليلى', 'حجز القاعة', 'ليلى', undefined],
  ['ستراجع نورة العقد بحلول 1 ديسمبر', 'ستراجع العقد', 'نورة', '2026-12-01'],
])('%s', (note, task, owner, date) => {
  expect(action(note)).toEqual({
    task,
    owner,
    due: date === undefined ? null : expect.objectContaining({ date }),
  })
})

test.each([
  'Welcome to the new office. Sales grew by 5%.',
  'Budget will increase next year. The office is nice.',
  'Launch date is 5 March. Sara will not attend next week.',
  'Access to building B was slow and the printer sat idle.',
  'سترتفع أسعار الإيجار العام القادم. كان الطقس جميلا.',
])('what is no decision and no task is not made into one: %s', (notes) => {
  expect(() => minutes(notes)).toThrow(SkillRefusal)
})

test.each([
  'We decided to hire two people',
  'The board approved the budget',
  'Decision: go with vendor B',
  'تقرر تعيين موظفين',
  'تمت الموافقة على الميزانية',
])('a decision: %s', (note) => {
  expect(minutes(note)).toMatchObject({ decisions: [expect.any(String)], actions: [] })
})

test.each([
  'Hosting region is TBD',
  'We did not agree on the office location yet',
  'What about Abu Dhabi?',
  'لم يُحسم موقع المكتب بعد',
  'من المسؤول عن التدريب؟',
])('an open question: %s', (note) => {
  expect(minutes(note)).toMatchObject({ decisions: [], actions: [], questions: [note] })
})

test.each([
  'summarise my meeting',
  'hello there',
  'write a poem about the sea',
  'حول ملاحظات الاجتماع إلى مهام',
])('%s: asked for the notes', (text) => {
  expect(meetingMinutes.read({ text, language: 'en', today })).toMatchObject({
    missing: [{ name: { en: 'the notes of the meeting' } }],
  })
})
