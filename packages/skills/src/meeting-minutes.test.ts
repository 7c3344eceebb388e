import { expect, test } from 'vitest'
import type { Minutes } from './meeting/minutes.ts'
import { readNotes } from './meeting/notes.ts'
import { type AnsweredMinutes, meetingMinutes } from './meeting-minutes.ts'
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
    title: 'Marketing sync, 12 November 2026',
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
    answers: [],
    parts: ['decisions', 'actions', 'questions'],
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
  ['سارة بترسل العرض قبل الخميس', 'إرسال العرض', 'سارة', '2026-11-26'],
  ['مهمة: حجز القاعة - ليلى', 'حجز القاعة', 'ليلى', undefined],
  ['ستراجع نورة العقد بحلول 1 ديسمبر', 'مراجعة العقد', 'نورة', '2026-12-01'],
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

test('dictated notes without marks are parted into who does what, what is settled and what is open', () => {
  const notes =
    'ok so quick recap, we decided to go with the blue logo and sara will send the final files by thursday then omar needs to call the printer and we still dont know who pays for it'
  expect(minutes(notes)).toMatchObject({
    decisions: ['we decided to go with the blue logo'],
    actions: [
      { task: 'Send the final files', owner: 'sara', due: { date: '2026-11-26' } },
      { task: 'Call the printer', owner: 'omar', due: null },
    ],
    questions: ['we still dont know who pays for it'],
  })
})

test('everyday Arabic without marks is parted likewise', () => {
  const notes =
    'طيب خلصنا على اللون الازرق، وعمر راح يتواصل مع المطبعة باجر، وليلى عليها تراجع النصوص، والميزانية للحين مو واضحة'
  expect(minutes(notes)).toMatchObject({
    decisions: ['طيب خلصنا على اللون الازرق'],
    actions: [
      { owner: 'عمر', due: { date: '2026-11-21' } },
      { owner: 'ليلى', task: 'تراجع النصوص' },
    ],
    questions: ['والميزانية للحين مو واضحة'],
  })
})

test('in an email its head counts the days, its writer is "I", and the signature says nothing', () => {
  const mail = `From: Omar
Date: 16 November 2026
Subject: Weekly

We have finally signed off on the menu. I will call the band tomorrow. Sara, please order the chairs by Wednesday.

Regards,
Omar Haddad
+971 50 123 4567`
  expect(minutes(mail)).toMatchObject({
    reference: '2026-11-16',
    decisions: ['We have finally signed off on the menu'],
    actions: [
      { task: 'Call the band', owner: 'Omar', due: { date: '2026-11-17' } },
      { task: 'Order the chairs', owner: 'Sara', due: { date: '2026-11-18' } },
    ],
    questions: [],
  })
})

test.each([
  ['The report has to be finished by Hana by Thursday.', 'Hana'],
  ['It will be up to Noor to sign the lease.', 'Noor'],
  ['john said hed chase the supplier', 'john'],
  ['وكُلفت نورة بإعداد المقارنة قبل يوم الثلاثاء', 'نورة'],
  ['كريم هيبعت العقد بكرة', 'كريم'],
  ['ينبغي أن تُرسل الفواتير إلى العميل من قبل منى', 'منى'],
])('the owner is found wherever it stands: %s', (note, owner) => {
  expect(action(note)).toMatchObject({ owner })
})

test.each([
  'Omar will call the printer by Sunday.\nMona will send the invitations.\n\nplease make proper minutes of these notes, the due dates counted from today',
  'can you pull out who does what from this. Omar will call the printer by Sunday. Mona will send the invitations.',
  '[20/11, 10:02] Omar: I will call the printer by Sunday\n[20/11, 10:05] Mona: I will send the invitations',
])('gives the tasks of notes and not what is asked of them: %s', (message) => {
  const reading = meetingMinutes.read({ text: message, language: 'en', today }) as {
    input: { text: string }
  }
  expect(minutes(reading.input.text).actions.map(({ owner }) => owner)).toEqual(['Omar', 'Mona'])
})

test('what is asked of the agent and what is asked in a meeting are no tasks and no decisions', () => {
  const minutes = readNotes(
    '9.14 Omar: Lina to ask the landlord about the keys by Friday\n9.15 Lina: approved, the rent is 9,000\n9.16 Omar: we were 7. We agreed to move in May.\nwhat do I have to do',
    '2026-11-23',
  )
  expect(minutes.actions).toMatchObject([
    { owner: 'Lina', task: 'Ask the landlord about the keys' },
  ])
  expect(minutes.decisions).toEqual(['approved, the rent is 9,000', 'We agreed to move in May'])
})

test('who speaks does what the everyday future says, and a question among actions stays one', () => {
  const minutes = readNotes('سلمى: رح ابعت الخطة قبل 2 ديسمبر', '2026-11-23')
  expect(minutes.actions).toMatchObject([{ owner: 'سلمى' }])
  const asked = readNotes(
    'Actions:\n- Paint the door\nThen Max asked: do we need a lock?',
    '2026-11-23',
  )
  expect(asked.actions).toHaveLength(1)
  expect(asked.questions).toHaveLength(1)
})

const asked = (text: string) => {
  const reading = meetingMinutes.read({ text, today, language: 'en' })
  if (!('input' in reading)) throw new Error('asked back')
  const { answers } = meetingMinutes.run(reading.input, { today }) as AnsweredMinutes
  return answers.map(({ about, actions, decisions }) => ({
    about,
    told: [...decisions, ...actions.map(({ owner, due }) => `${owner} ${due?.date}`)],
  }))
}

test.each([
  [
    'Who has to print the badges?\nAmal will print the badges by 2 December. Joe to call the hall.',
    { words: 'print the badges' },
    ['Amal 2026-12-02'],
  ],
  [
    'Joe to call the hall.\n- Order cake\n\nWhich tasks have nobody?',
    { lacking: 'owner' },
    ['null undefined'],
  ],
  [
    'Joe to call the hall.\n- Order cake\n\nwhat does Joe have to do?',
    { person: 'Joe' },
    ['Joe undefined'],
  ],
  [
    'What was decided about the hall?\n\nWe agreed to rent the hall. Joe will sing.',
    { words: 'hall' },
    ['We agreed to rent the hall'],
  ],
  [
    'على أمل طباعة الدعوات قبل 2 ديسمبر\n- حجز القاعة\n\nمين عليه طباعة الدعوات؟',
    { words: 'طباعة الدعوات' },
    ['أمل 2026-12-02'],
  ],
  [
    'على أمل طباعة الدعوات\n- حجز القاعة\nشو المهام اللي ما لها مسؤول؟',
    { lacking: 'owner' },
    ['null undefined'],
  ],
])('%j is answered before the minutes', (text, about, told) => {
  expect(asked(text)).toEqual([{ about, told }])
})

test('a question that the notes do not answer stays open', () => {
  const notes = 'Joe to call the hall.\nWho pays for the cake?'
  expect(meetingMinutes.run({ text: notes }, { today })).toMatchObject({
    questions: ['Who pays for the cake?'],
    answers: [],
  })
})

test.each([
  [
    'this is from the ward huddle on 4 November 2026, present were Hana, Dr Faisal, Blessing and the two new nurses. Hana to call by Sunday.',
    '2026-11-08',
  ],
  ['[05/11/2026, 20:14] Reem: I will bring it tomorrow', '2026-11-06'],
  ['Board call, 4 Nov\nOmar to call by Sunday', '2026-11-08'],
  ['اجتماع لجنة المبنى 4 نوفمبر 2026\nسيرسل عمر العرض قبل الأحد', '2026-11-08'],
])('%j is counted from the day on which people met', (notes, date) => {
  expect(action(notes)?.due?.date).toBe(date)
})

test.each([
  ['منى: هبعت العرض بكرة', 'منى'],
  ['فهد: بجهز القاعة', 'فهد'],
  ['فهد: بارسل الدعوات', 'فهد'],
  ['نوف: ابغى أراجع العقد', 'نوف'],
  ['مريم: جرد المخزن قبل الاثنين', 'مريم'],
  ['Maryam: stock count before Monday', 'Maryam'],
])('%j charges who says it or is named', (notes, owner) => {
  expect(action(notes)?.owner).toBe(owner)
})

test.each([
  'محضر اجتماع الملاك بتاريخ 15/11/2026',
  'فهد: بخصوص القاعة',
  'نوف: الفريق فاز أمس',
  'Friday call recap.',
])('%j charges nobody', (notes) => {
  expect(readNotes(notes, today).actions).toEqual([])
})

test.each([
  ['rashid to check the quotes by 2 december', 'rashid', 'Check the quotes'],
  ['dev team to deliver the first build', 'dev team', 'Deliver the first build'],
  ['Mona is on the flyers', 'Mona', 'Flyers'],
  ['Khalid takes care of the DJ', 'Khalid', 'The DJ'],
  ['سعيد قال بيحجز الباص', 'سعيد', 'حجز الباص'],
  ['دينا هتراجع العقد ومروة قالت انها هتكلم البنك', 'دينا', 'مراجعة العقد'],
])('%j: %s has to %j', (notes, owner, task) => {
  expect(action(notes)).toMatchObject({ owner, task })
})

test.each([
  ['only the action items please:\nWe agreed on the logo. Joe to call the hall.', ['actions']],
  [
    'minutes without the decisions please:\nWe agreed on the logo. Joe to call the hall.',
    ['actions', 'questions'],
  ],
  ['بس القرارات لو سمحت:\nاتفقنا على الشعار. على أمل طباعة الدعوات.', ['decisions']],
  [
    "Just Joe's tasks please, nothing else\n\nWe agreed on the logo.\nJoe to call the hall.\nAmal will print the cards.",
    [],
  ],
  [
    'أبغى مهام أمل بس لو سمحت:\nاتفقنا على الشعار.\nعلى أمل طباعة الدعوات.\nعلى سعد حجز القاعة.',
    [],
  ],
])('%j wants %j', (message, parts) => {
  const reading = meetingMinutes.read({ text: message, today, language: 'en' })
  if (!('input' in reading)) throw new Error('asked back')
  expect(meetingMinutes.run(reading.input, { today })).toMatchObject({ parts })
})

test.each([
  'المدير يبا محضر اجتماع اليوم، كنا خمسة وتكلمنا عن الميزانية. جهزه لي مع المسؤولين والتواريخ لو سمحت',
  'I need the minutes of this morning tidied up with owners and due dates, can you do it before lunch?',
])('%j: the notes are asked for', (text) => {
  expect(meetingMinutes.read({ text, today, language: 'en' })).toHaveProperty('missing')
})

test('a section of several owners, or of nothing, is read as such', () => {
  const notes =
    'Decisions: none today. Tasks: Ali: invoice the client; Ben: chase the order, Cara: update the tracker by Thursday.'
  expect(minutes(notes)).toMatchObject({
    decisions: [],
    actions: [{ owner: 'Ali' }, { owner: 'Ben' }, { owner: 'Cara', due: { words: 'Thursday' } }],
  })
})

test('what was decided in dictation without marks is no part of a task', () => {
  expect(
    minutes('tom and lee are going to clean the hall on saturday we decided to skip the raffle'),
  ).toMatchObject({
    decisions: ['we decided to skip the raffle'],
    actions: [{ owner: 'tom and lee', task: 'Clean the hall' }],
  })
})

test.each([
  ['We agreed to close the branch. Budget for the move: TBD. Fatima will inform the tenants.'],
  ['We agreed to close the branch.\nBudget for the move: TBD\nFatima will inform the tenants.'],
])('what is still to be decided is an open question wherever it stands: %s', (text) => {
  expect(minutes(text)).toMatchObject({
    decisions: ['We agreed to close the branch'],
    questions: ['Budget for the move: TBD'],
  })
})

test.each([
  [
    'Site meeting tower 9, 18 November 2026\nPresent: Lena, Omar\nTODO paint the gate',
    'Paint the gate',
  ],
  ['اجتماع لجنة برج 9، 18 نوفمبر 2026\nالحضور: هدى، سالم\nTODO طباعة المنشورات', 'طباعة المنشورات'],
])(
  'a number beside the day of the meeting is no day, and TODO needs no colon: %s',
  (notes, task) => {
    expect(minutes(notes)).toMatchObject({
      reference: '2026-11-18',
      title: notes.split('\n')[0],
      actions: [{ task, owner: null, due: null }],
    })
  },
)

test.each([
  ['Joy: good morning all, we agreed to close on Friday', 'we agreed to close on Friday'],
  ['هدى: صباح الخير يا جماعة، تقرر إلغاء الحفل', 'تقرر إلغاء الحفل'],
])('whom somebody greets is no part of the decision: %s', (line, decision) => {
  expect(minutes(line).decisions).toEqual([decision])
})
