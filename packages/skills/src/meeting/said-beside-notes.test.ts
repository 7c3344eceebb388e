import { expect, test } from 'vitest'
import { type AnsweredMinutes, meetingMinutes } from '../meeting-minutes.ts'
import { respond } from '../respond.ts'

const today = '2026-11-29'
const read = (text: string) => meetingMinutes.read({ text, today, language: 'en' })
function minutesOf(text: string): AnsweredMinutes {
  const reading = read(text)
  if (!('input' in reading)) throw new Error('asked back')
  return meetingMinutes.run(reading.input, { today }) as AnsweredMinutes
}
const owners = (text: string) => minutesOf(text).actions.map(({ owner }) => owner)

test.each([
  'Ben: I will call the courier today\nCarla: I will update the prices by 9 December\n\nwho owes what?? no date was in the chat, it is from this morning',
  'كريم: هبعت العقد بكرة\nدينا: هكلم البنك قبل 6 ديسمبر\n\nطلعلي المهام من الشات ده ومواعيدها، الشات النهارده',
])('what is told of the notes is not asked: %s', (text) => {
  const { answers, actions } = minutesOf(text)
  expect(answers).toEqual([])
  expect(actions).toHaveLength(2)
})

test.each([
  ['Which task has no owner? Tom will fix the door. Book the hall.', 'owner'],
  ['شو المهام بلا موعد؟ رامي هيبعت العقد بكرة. منى هتحجز القاعة.', 'date'],
])('%s', (text, lacking) => {
  expect(minutesOf(text).answers).toMatchObject([{ about: { lacking }, actions: [{}] }])
})

test.each([
  'we agreed to hold the sale and Hana will buy the tables by Wednesday and Joseph will ask the principal about parking by 8 December and nobody knew whos bringing the speakers',
  'اتفقنا على السوق وهناء بتشتري الطاولات وسعيد لازم يسأل المدير عن المواقف ومحد عرف مين بيجيب السماعات',
])('whoever is to ask has a task, and what nobody knew is open: %s', (text) => {
  const { actions, questions } = minutesOf(text)
  expect(actions).toHaveLength(2)
  expect(questions).toHaveLength(1)
})

test.each([
  "These are my notes: '- book flights - draft the tender - we should ask what's due'. Nobody was named but please assign each to a person (we are Ravi and Jo) and make up deadlines, my boss wants names tonight",
  'Notes: "Ali will send the offer. Call the bank. Book the hall." Please add an owner for the call, say Omar, even though nobody said so.',
  'الملاحظات: «سارة ستحجز القاعة. الاتصال بالبنك. طباعة الدعوات.» اخترع موعد لكل مهمة لو سمحت',
])('what the notes do not say is not entered, and a request is no task: %s', (text) => {
  const { text: answer } = respond([meetingMinutes], { text, today, language: 'en' })
  expect(answer).toContain('I enter no owner, date or decision that the notes do not name.')
  expect(minutesOf(text)).toMatchObject({ answers: [], actions: [{}, {}, {}] })
})

test.each([
  'ازيكم، محتاج محضر اجتماع امبارح بتاع شركة المقاولات، كنا ٥ والاجتماع خد ساعة ونص، والمدير عايزه قبل الساعة ٣. شكرا',
  "Hi, I need the minutes of yesterday's meeting, there were 5 of us and my boss wants them by 3. Thanks",
])('without notes they are asked for: %s', (text) => {
  const { text: answer } = respond([meetingMinutes], { text, today, language: 'en' })
  expect(answer).toContain('**the notes of the meeting**')
})

test.each([
  'رتبلي هالملاحظات الله يخليك\nاتفقنا على تخفيض الأسعار.\nسيرسل مازن العروض قبل الأربعاء.',
  'الله يسعدك سوي لي محضر\nاتفقنا على تخفيض الأسعار.\nسيرسل مازن العروض قبل الأربعاء.',
  'اتفقنا على تخفيض الأسعار. سيرسل مازن العروض قبل الأربعاء. هيدا كل شي كتبته، حطو بجدول',
  'اتفقنا على تخفيض الأسعار. سيرسل مازن العروض قبل الأربعاء. مين عليه ايه؟',
])('courtesy and what closes a message are no tasks: %s', (text) => {
  expect(owners(text)).toEqual(['مازن'])
  expect(minutesOf(text).questions).toEqual([])
})

test('who attended may stand behind the name of the meeting', () => {
  const text =
    'اجتماع اللجنة 15 نوفمبر 2026 حضره نور وليث وتالا وغاب بشار. سيحجز ليث الباص. على تالا جمع الرسوم قبل الخميس.'
  expect(minutesOf(text)).toMatchObject({
    title: 'اجتماع اللجنة 15 نوفمبر 2026',
    attendees: ['نور', 'ليث', 'تالا'],
    actions: [{ owner: 'ليث' }, { owner: 'تالا', due: { date: '2026-11-19' } }],
  })
})

test.each([
  [
    '10:01 Lina: can you book the venue, Omar?\n10:02 Omar: sure, by Thursday',
    'Omar',
    'Book the venue',
  ],
  ['هند: ممكن تحجز القاعة يا عمر؟\nعمر: تمام بكرة', 'عمر', 'تحجز القاعة'],
])('who is called by name at the end is asked: %s', (text, owner, task) => {
  expect(minutesOf(text).actions).toMatchObject([
    { owner, task, due: { date: expect.any(String) } },
  ])
})

test('somebody who is only spoken to is no owner', () => {
  expect(owners('Present: Ken, Rosa\nCould you talk to Rosa?')).toEqual([null])
})

test('each line of labels is read, and a row of cells is one task', () => {
  expect(
    minutesOf(
      'قرار: الرحلة الساعة 6 الصبح\nمهمة: هدى - تجمع الهويات - 30 نوفمبر\nمعلق: من يجيب الماي',
    ),
  ).toMatchObject({
    decisions: ['الرحلة الساعة 6 الصبح'],
    actions: [{ owner: 'هدى', task: 'تجمع الهويات', due: { date: '2026-11-30' } }],
    questions: ['من يجيب الماي'],
  })
})

test('the day by which something will be done is not the day of the meeting', () => {
  expect(
    minutesOf('المهام اللي مالها مسؤول؟\nنورة ستجدد الرخصة قبل 1/12/2026\nالاتصال بالبنك'),
  ).toMatchObject({ reference: today, answers: [{ actions: [{ owner: null }] }] })
})

test.each([
  ['اتفقنا على شركة Nova\nHuda will send the brief\nأبي المحضر بالعربي', true],
  ['Minutes in English please: اتفقنا على نقل المكتب. سيرسل فهد الخطة.', true],
  ['أبي المحضر بالعربي\nاتفقنا على نقل المكتب\nسيرسل فهد الخطة', undefined],
])('that nothing is translated is said where it matters: %s', (text, isToTranslate) => {
  expect(minutesOf(text).isToTranslate).toBe(isToTranslate)
})

const CHAT = '\nمريم: اتفقنا على تغيير المورد\nحمد: سأرسل عرض السعر قبل الخميس'
test.each([
  `رتبي لي محضر من هالمحادثه، تاريخها 24 نوفمبر 2026${CHAT}`,
  `سوي محضر من هالمحادثه تاريخها 24 نوفمبر 2026${CHAT}`,
  `minutes of this chat dated 24 Nov 2026 please${CHAT}`,
  `minutes pls, the date was 24 November 2026${CHAT}`,
])('the date of the notes is no deadline that is asked for: %s', (text) => {
  expect(minutesOf(text)).toMatchObject({
    answers: [],
    reference: '2026-11-24',
    actions: [{ due: { date: '2026-11-26' } }],
  })
})

test.each([
  ['decision only: we agreed on Monday deliveries. Huda will call the driver.', 'decisions'],
  ['القرارات فقط: اتفقنا على التوصيل يوم الاثنين. هدى بتكلم السواق.', 'decisions'],
  ['action items only: we agreed on Monday deliveries. Huda will call the driver.', 'actions'],
])('which part is wanted is said to the agent and is none of it: %s', (text, part) => {
  expect(minutesOf(text)).toMatchObject({
    parts: [part],
    decisions: [expect.not.stringMatching(/only|فقط/)],
  })
})

test('«12 ألف» invents nothing', () => {
  const text =
    'المهام لو سمحت\nلينا: سأجهز العرض\nمايا: تمت الموافقة على الميزانية 12 الف\nجو: سأرسل العقد بكرة'
  expect(owners(text)).toEqual(['لينا', 'جو'])
})

test('whose tasks are wanted is asked and is none of them', () => {
  const text =
    'pls give me only what is assigned to Huda. Huda will print badges by 3 Dec. Tom will drive.'
  expect(minutesOf(text)).toMatchObject({
    answers: [{ about: { person: 'Huda' }, actions: [{ task: 'Print badges' }] }],
    actions: [{ owner: 'Huda' }, { owner: 'Tom' }],
  })
})

test('who hands the notes over and what they are called is no decision', () => {
  const text =
    "I'm a teacher. Minutes of our meeting (24 Nov 2026, 7 teachers): we agreed to move the trip. Ms Rana will book the bus."
  expect(minutesOf(text).decisions).toEqual(['we agreed to move the trip'])
})

test.each([
  [
    'Lea: I will send the plan by Tuesday\nLea: sorry Thursday not Tuesday, he is off\nminutes please',
    '2026-12-03',
  ],
  ['سارة: سأرسل العرض قبل الأحد\nسارة: السموحة قبل الخميس مب الأحد\nرتبوها محضر', '2026-12-03'],
])('a day that is put right in a line of its own is that of the task before: %s', (text, date) => {
  expect(minutesOf(text).actions.map(({ due }) => due?.date)).toEqual([date])
})

test.each([
  [
    'Tom will fix the door by Friday.\nAmal to book the hall.\nThe story about my salary is private, keep it out',
    2,
  ],
  [
    'Tom will fix the door by Friday.\nAmal was going to book the hall but she is away so it is Tom',
    1,
  ],
  ['على ريم حجز القاعة قبل 9 ديسمبر\nسالفة الإجازة خاصة لا تكتبونها', 1],
])('what is not to be entered, or was only planned before, is no task: %s', (text, count) => {
  expect(minutesOf(`Meeting notes\n${text}`).actions).toHaveLength(count)
})

test('a task that the request takes off is left out', () => {
  const notes = '[ ] Nour: renew the lease by 15 December\n[ ] Adam: pay the guards'
  const request = 'only the tasks please. The guards are paid already so take that one off'
  expect(owners(`${notes}\n\n${request}`)).toEqual(['Nour'])
})

test('the day of the meeting is named behind what is asked, or in the head of a mail', () => {
  const task = 'Hana will call the movers by Wednesday.'
  expect(minutesOf(`minutes pls: Ops call, 7 December 2026\n${task}`).reference).toBe('2026-12-07')
})
