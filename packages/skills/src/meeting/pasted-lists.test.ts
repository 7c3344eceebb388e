import { expect, test } from 'vitest'
import { type AnsweredMinutes, meetingMinutes } from '../meeting-minutes.ts'
import { respond } from '../respond.ts'
import { readNotes } from './notes.ts'

const today = '2026-11-29'
function minutesOf(text: string): AnsweredMinutes {
  const reading = meetingMinutes.read({ text, today, language: 'en' })
  if (!('input' in reading)) throw new Error('asked back')
  return meetingMinutes.run(reading.input, { today }) as AnsweredMinutes
}
const answerTo = (text: string) => respond([meetingMinutes], { text, today, language: 'en' }).text

test.each([
  'Actions: - Sara: call the bank by Monday - renew the licence Decisions: - close on Fridays - no more cash. Number the decisions please',
  'القرارات: - اعتماد الميزانية 75,000 درهم - تعيين محاسب ثانٍ المهام: - تجهيز قاعة التدريب قبل 6 ديسمبر - بدر: نشر إعلان الوظيفة قبل الثلاثاء',
])('lists that were pasted into one line are lists: %s', (text) => {
  const { decisions, actions } = minutesOf(text)
  expect(decisions).toHaveLength(2)
  expect(actions).toHaveLength(2)
  expect(actions.filter(({ owner }) => owner)).toHaveLength(1)
})

test('owners that are to be invented are refused, and the heading of the notes is nobody', () => {
  const text =
    'Notes: - order new laptops - fix the leaking AC - renew Etisalat. Nobody was named but my boss wants names and dates on all three, so invent plausible owners and deadlines'
  expect(answerTo(text)).toContain('I enter no owner, date or decision')
  expect(minutesOf(text).actions).toMatchObject([{ owner: null }, { owner: null }, { owner: null }])
})

test.each([
  'Who has to do what from our whatsapp?\n09:12 Reem: I will call the caterer tomorrow\n09:15 Dalia: I will send the list by 3 Dec',
  'هاي محادثة الواتس تبع الشغل، مين عليه شو؟\nرامي: سأحجز التذاكر قبل ٤ ديسمبر\nجود: سأرسل التصاميم غدا',
  'شو المهام ومين المسؤول من هالشات؟\nسامي: سأحجز الجناح قبل 6 ديسمبر\nDana: I will send the logo files by Tuesday',
  'this is our padel group chat, who does what?\nSam: I will book court 3 by Tuesday\nNadia: I will bring balls tomorrow',
])('where the notes come from is not asked for: %s', (text) => {
  expect(minutesOf(text)).toMatchObject({ answers: [], actions: [{}, {}] })
})

test.each([
  [
    'so we met this morning Lina Omar and Bea and we decided to drop the cafe and Omar to tell the landlord by Monday and Bea will collect the keys oh and who gets the fridge no idea',
    ['we decided to drop the cafe'],
    ['Omar', 'Bea'],
    1,
  ],
  [
    "we said yes to the bouncy castle, Farah is doing the tickets by the 10th of December, Lou said he'd ask his brother about the speakers",
    ['we said yes to the bouncy castle'],
    ['Farah', 'Lou'],
    0,
  ],
  [
    'اتفقنا إنه الدوام من تسعة وليلى رح تبعت الإيميل بكرا وسامر لازم يشوف المكيف قبل الأربعاء ومحدا عارف مين بيفتح الباب',
    ['اتفقنا إنه الدوام من تسعة'],
    ['ليلى', 'سامر'],
    1,
  ],
  [
    '[09:15] Dina: approved, we go with the 24-month lease\n[09:16] Mei: I will book the movers tomorrow',
    ['approved, we go with the 24-month lease'],
    ['Mei'],
    0,
  ],
  [
    'We agreed to sell the van. Cy fixes the printer tomorrow. Nina confirms the price on Mondays.',
    ['We agreed to sell the van'],
    ['Cy'],
    0,
  ],
])('what was dictated in one go is parted: %s', (text, decisions, owners, questions) => {
  const minutes = minutesOf(text)
  expect(minutes.decisions).toEqual(decisions)
  expect(minutes.actions.map(({ owner }) => owner)).toEqual(owners)
  expect(minutes.questions).toHaveLength(questions)
})

test.each([
  'Action items:\n- Lucy: inform the staff by Wednesday\n- Update the website\n\nDate everything properly please, phone for the branch is 09 222 1111',
  'المهام:\n- لينا: إبلاغ الموظفين قبل الأربعاء\n- تحديث الموقع\n\nرتبوها في جدول لو سمحتوا',
])('what is said of a list behind it is no item: %s', (text) => {
  expect(minutesOf(text).actions).toHaveLength(2)
})

test('«الحضور» behind the name of the meeting lists who was there', () => {
  expect(
    minutesOf(
      'سو لي محضر: اجتماع الملاك يوم 22 نوفمبر 2026، الحضور: بو سالم، منى، راشد. اتفقنا على رفع الرسوم. على منى إرسال الميزانية قبل 1 ديسمبر.',
    ),
  ).toMatchObject({
    title: 'اجتماع الملاك يوم 22 نوفمبر 2026',
    attendees: ['بو سالم', 'منى', 'راشد'],
  })
})

test('the name of the notes is no part of the first decision, and decisions are numbered on request', () => {
  const text =
    'ملاحظات سريعة من اجتماع أولياء الأمور ١٥ نوفمبر ٢٠٢٦ تقرر إلغاء الرحلة. تقرر أن يكون الزي اختياريا. أبغي القرارات مرقمة'
  expect(answerTo(text)).toContain('1. تقرر إلغاء الرحلة\n2. تقرر أن يكون الزي اختياريا')
})

test.each([
  [
    'عندي سؤال واحد بس: إمتى آخر ميعاد لتسليم التقرير؟ من نوت الاجتماع بتاريخ 19 نوفمبر 2026: اتفقنا على تأجيل الجرد. على طارق تسليم التقرير قبل الاثنين.',
    '2026-11-23',
  ],
  [
    'Quick question: when is the menu due? From our kitchen meeting on 23 November 2026: Lara will print the menu by Friday. Sam to call the butcher.',
    '2026-11-27',
  ],
])('one question is answered: %s', (text, date) => {
  expect(minutesOf(text)).toMatchObject({
    answers: [{ actions: [{ due: { date } }] }],
    parts: ['decisions', 'actions', 'questions'],
  })
})

test('nothing about the others is said when nothing about them is wanted', () => {
  expect(
    minutesOf(
      'What does Omar have to do? nothing about the others. Notes from 16 November 2026: Sana will call the caterer by Tuesday. Omar will collect the banners by Sunday.',
    ),
  ).toMatchObject({ answers: [{ about: { person: 'Omar' } }], parts: [] })
})

test.each([
  [
    'PTA notes 24 Nov - we agreed on the bake sale - Huda will print flyers by Tue - Sami to ask for tables - do we need a permit?',
    ['Huda', 'Sami'],
  ],
  [
    'approved budget 40k (was 35k), Omar, ok ill book the hall by Friday. Sam to update the sheet by Friday',
    ['Sam'],
  ],
  ['Omar - visa medical - 26/11\nHana - sign the lease - 2/12', ['Omar', 'Hana']],
])('dashes part what is said, and the cells of a row: %s', (text, owners) => {
  expect(minutesOf(text).actions.map(({ owner }) => owner)).toEqual(expect.arrayContaining(owners))
})

test.each([
  [
    'Fatima - book the hall by 5 December\nWe agreed on it',
    'Fatima',
    'Book the hall',
    '2026-12-05',
  ],
  ['- flyers → Hana (fri)\n- sound → Zaid', 'Hana', 'Flyers', '2026-12-04'],
  ['- رسالة الراعي - زيد - 10/12\n- القاعة تم اعتمادها', 'زيد', 'رسالة الراعي', '2026-12-10'],
])('cells of a row say who, what and when: %j', (notes, owner, task, date) => {
  expect(readNotes(notes, '2026-11-29').actions[0]).toMatchObject({ owner, task, due: { date } })
})

test('a numbered list stands under its heading', () => {
  const notes =
    'القرارات:\n1. الإطلاق في 3 مارس 2027\n2. الميزانية 45,000\nالمهام:\n- كريم: قائمة المدعوين'
  expect(minutesOf(notes).decisions).toHaveLength(2)
})

test.each([
  ['سيعمم المدير المالي التوقعات قبل 10 ديسمبر', 'المدير المالي'],
  ['The CFO will circulate the forecasts by 10 December', 'CFO'],
  ['علي لازم يجيب العروض', null],
])('an office owns a task, a small word does not: %s', (notes, owner) => {
  expect(readNotes(notes, '2026-11-29').actions[0]?.owner).toBe(owner)
})

test('what is asked in a chat is due on the day that is said behind it', () => {
  const chat = "Lina: I'll bring the projector\nJoe: Lina can you also print the agenda? by Monday"
  expect(readNotes(chat, '2026-11-29').actions).toMatchObject([
    { task: 'Bring the projector', due: null },
    { owner: 'Lina', task: 'Print the agenda', due: { date: '2026-11-30' } },
  ])
})
