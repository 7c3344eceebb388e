import { expect, test } from 'vitest'
import { judge } from './priority/judge.ts'
import { type Matrix, priorityMatrix } from './priority-matrix.ts'

// A Friday.
const today = '2026-11-20'
const matrix = (tasks: string[]) => priorityMatrix.run({ tasks }, { today }) as Matrix
const placeOf = (task: string) => {
  const { quadrants, open } = matrix([task])
  return open.length > 0
    ? 'open'
    : Object.entries(quadrants).find(([, tasks]) => tasks.length > 0)?.[0]
}
/** The tasks of a message, without what is asked of them. */
const read = (text: string) => {
  const reading = priorityMatrix.read({ text, language: 'en', today })
  return 'input' in reading ? { input: reading.input } : reading
}

test.each([
  ['File the VAT return by 23 November', 'do'],
  ['File the VAT return by 24 November', 'schedule'],
  ['Pay the rent today', 'do'],
  ['دفع فاتورة الكهرباء بكرة', 'do'],
  ['Send the contract, it was due 10 November 2026', 'do'],
  ['Server is down!!', 'do'],
  ['Sign the contract P1', 'do'],
  ['Prepare the client proposal by 15 December', 'schedule'],
  ['Exercise three times a week', 'schedule'],
  ['Important: write the plan, no rush', 'schedule'],
  ['Reply to the parking survey, urgent', 'delegate'],
  ['Buy groceries (urgent, not important)', 'delegate'],
  ['Print the flyers by tomorrow', 'delegate'],
  ['Scroll Instagram', 'drop'],
  ['Tidy the photos someday', 'drop'],
  ['Fix the printer, not urgent', 'drop'],
  ['Buy milk', 'open'],
  ['تقديم الإقرار الضريبي قبل 22 نوفمبر', 'do'],
  ['إعداد عرض العميل قبل 15 ديسمبر', 'schedule'],
  ['الرد على الرسائل عاجل', 'delegate'],
  ['تصفح انستغرام', 'drop'],
  ['كتابة الخطة، مهم وغير عاجل', 'schedule'],
  ['شراء الحليب', 'open'],
])('%s: %s', (task, place) => {
  expect(placeOf(task)).toBe(place)
})

test('within a quadrant the earliest day comes first', () => {
  const { quadrants } = matrix([
    'Client report by 20 December',
    'Contract review',
    'Tax papers by 1 December',
  ])
  expect(quadrants.schedule.map(({ task }) => task)).toEqual([
    'Tax papers',
    'Client report',
    'Contract review',
  ])
})

test('the reason and the deciding word are told', () => {
  expect(matrix(['دفع الإيجار اليوم']).quadrants.do[0]).toMatchObject({
    urgentBecause: 'due_soon',
    importantBecause: 'area',
    word: 'الإيجار',
    due: { date: today },
  })
})

test.each([
  [
    'Prioritise my tasks:\n- call the bank\n- Sort photos someday',
    ['call the bank', 'Sort photos someday'],
  ],
  [
    'pay the rent today, finish the report by Friday and clean my desk. What should I do first?',
    ['pay the rent today', 'finish the report by Friday', 'clean my desk'],
  ],
  [
    'I need to call the bank tomorrow, urgent, and book flights for next month',
    ['call the bank tomorrow, urgent', 'book flights for next month'],
  ],
  ['1) fix the urgent leak 2) write the blog', ['fix the urgent leak', 'write the blog']],
  [
    'task,urgent,important\nRenew licence,yes,yes\nTidy inbox,no,no',
    ['Renew licence, urgent, important', 'Tidy inbox, not urgent, not important'],
  ],
  ['رتب مهامي: دفع الإيجار اليوم، موعد الطبيب غدا', ['دفع الإيجار اليوم', 'موعد الطبيب غدا']],
])('%s', (text, tasks) => {
  expect(read(text)).toEqual({ input: { tasks } })
})

test.each([
  'prioritise my tasks',
  'hello, how are you',
  'write me a poem about the desert',
  'رتب أولوياتي',
])('%s: asked for the tasks', (text) => {
  expect(read(text)).toMatchObject({
    missing: [{ name: { en: 'your tasks, one per line, with deadlines where there are any' } }],
  })
})

test('what is told in prose is parted into tasks, and what is said of one later belongs to it', () => {
  expect(
    read(
      'Submit the visa papers, they were due last week. Order business cards, I need them in two days. Redesign the menu. The menu is not a hurry.',
    ),
  ).toEqual({
    input: {
      tasks: [
        'Submit the visa papers, they were due last week.',
        'Order business cards, I need them in two days.',
        'Redesign the menu, The menu is not a hurry.',
      ],
    },
  })
})

test('tasks joined by a written-together و are parted', () => {
  expect(
    read('رتب مهامي: تقديم الإقرار الضريبي قبل 22 نوفمبر ومراجعة عقد الإيجار وتنظيف المكتب'),
  ).toEqual({
    input: {
      tasks: ['تقديم الإقرار الضريبي قبل 22 نوفمبر', 'مراجعة عقد الإيجار', 'تنظيف المكتب'],
    },
  })
})

test('takes what is asked about a list for no task', () => {
  const message =
    '- Renew the car insurance, due 30 November\n- Paint the fence, no rush\nthat is my list, can you sort these and tell me where to start?'
  expect(read(message)).toEqual({
    input: { tasks: ['Renew the car insurance, due 30 November', 'Paint the fence, no rush'] },
  })
})

test('reads a day that was as past, and what a comma parts from "not" as said', () => {
  const { quadrants } = matrix([
    'Pay the water bill, was due 12 November',
    'Draft the yearly plan, not urgent, important',
    'إرسال الفاتورة كان موعدها 12 نوفمبر',
  ])
  expect(quadrants.do).toMatchObject([
    { urgentBecause: 'overdue', due: { date: '2026-11-12' } },
    { urgentBecause: 'overdue', due: { date: '2026-11-12' } },
  ])
  expect(quadrants.schedule).toHaveLength(1)
})

test('names a task without "was", its level or what is denied, and takes the last Friday for one that was', () => {
  const { quadrants } = matrix([
    'Return the hire car which was due last Friday, important',
    'P1 call the bank',
    'تنظيف المخزن، مو مهم ومو عاجل',
  ])
  expect(quadrants.do.map(({ task }) => task)).toEqual(['Return the hire car', 'Call the bank'])
  expect(quadrants.do[0]?.due?.date).toBe('2026-11-20')
  expect(quadrants.drop.map(({ task }) => task)).toEqual(['تنظيف المخزن'])
})

test('makes no task of what somebody tells of himself or asks the agent', () => {
  const message = "hello, I'm drowning, 2 bosses and 4 projects, can you tell me what is urgent?"
  expect(read(message)).toMatchObject({ missing: [{}] })
})

test('takes a day without a year that lately went by for missed, and names the task without what leads to it', () => {
  const { quadrants } = matrix([
    'Renew the licence by 15 November',
    'pay the salik fine it was due 12 November',
    'دفع المخالفة قبل 15 نوفمبر',
    'Pay the deposit by 3 January',
  ])
  expect(quadrants.do.map(({ task, due }) => [task, due?.date])).toEqual([
    ['Pay the salik fine', '2026-11-12'],
    ['Renew the licence', '2026-11-15'],
    ['دفع المخالفة', '2026-11-15'],
  ])
})

test.each([
  'Renew the visa by 25 November, fix the door. Help me order these?',
  'Renew the visa by 25 November, fix the door. Order them please.',
])('%s: the order to sort is no task', (text) => {
  expect(read(text)).toEqual({
    input: { tasks: ['Renew the visa by 25 November', 'fix the door'] },
  })
})

test.each([
  '1) water bill, due 2 December\n2) label the jars\nits a mess, where does each one go',
  'P1 call the doctor about the bad allergy now\nsend the newsletter by 18 December\nwatch the trend that the girls sent to me, not important\nstart?',
  '- دفع رسوم الجامعة\n- ترتيب الغرفة\nبأيش أبدأ ووش اللي ما انحط في أي خانة؟',
])('%j: what is asked of the list is no task, and each line is one', (message) => {
  const { input } = read(message) as { input: { tasks: string[] } }
  expect(input.tasks).toHaveLength(message.split('\n').length - 1)
})

test('weighs a survey about weighty things as a survey, and money as money', () => {
  expect(judge('Reply to the gym survey', today).importantBecause).toBe('nothing_said')
  expect(judge('دفع رسوم الجامعة', today).importantBecause).toBe('area')
  expect(judge('تطعيم البنت', today).importantBecause).toBe('area')
})

test('takes a day right before an hour for one, "today:" for no part of a task, and Q1 for no time', () => {
  expect(judge('dentist wed 2pm', today).due?.date).toBe('2026-11-25')
  expect(judge('Plan the Q1 offsite', today).due).toBeNull()
  expect(read('عندي اليوم: دفع الإيجار بكرة، ترتيب الدولاب')).toEqual({
    input: { tasks: ['دفع الإيجار بكرة', 'ترتيب الدولاب'] },
  })
})

test.each([
  [
    "um voice note, sorry. I run to the bus. I have to pay the gas bill by tomorrow or they cut us off, then there's the client tender for the hotel which is important but only due on 15 December so it's not urgent, the plant people keep phoning about a poll and they say it's urgent but honestly who cares, it's not important. Sort those three for me and tell me what I do first because it's only Monday",
    [
      'Pay the gas bill',
      'The client tender for the hotel',
      'The plant people keep phoning about a poll',
    ],
    ['do', 'schedule', 'delegate'],
  ],
  [
    "I've got a lot on my mind: book the vaccine for my son, it's due tomorrow, then there's the wedding playlist, she says it's urgent but it really doesn't matter. My cousin keeps saying the flyer is urgent, it's not important",
    ['Book the vaccine for my son', 'The wedding playlist', 'The flyer'],
    ['do', 'delegate', 'delegate'],
  ],
  [
    'هاي رسالة صوتية. لازم ادفع فاتورة الكهرباء بكرة وإلا يقطعونها، وفيه عرض العميل مهم بس موعده 15 ديسمبر يعني مو مستعجل، وموعد عيادة والدي بكرة',
    ['ادفع فاتورة الكهرباء', 'عرض العميل', 'موعد عيادة والدي'],
    ['do', 'schedule', 'do'],
  ],
  [
    'right so tell me what comes first pay the water bill its due tomorrow, and sort the shed no rush',
    ['Pay the water bill', 'Sort the shed'],
    ['do', 'drop'],
  ],
])(
  '%s: what is said of a dictated task belongs to it, and talk is none',
  (message, names, places) => {
    const { tasks } = (read(message) as { input: { tasks: string[] } }).input
    expect(tasks.map((task) => judge(task, today).task.replace(/^و(?=موعد)/, ''))).toEqual(names)
    expect(tasks.map(placeOf)).toEqual(places)
  },
)

test('what should have been done yesterday is overdue, in the words of Egypt too', () => {
  expect(judge('تجديد الرخصة كانت لازم تخلص مبارح', today).due?.date).toBe('2026-11-19')
})

test('«لا داعي للعجلة» is said of the task before it, and «لـ» belongs to the day', () => {
  const text =
    'دفع المخالفة آخر موعد بكرة، شراء هدية، لا داعي للعجلة، تقرير الزبون، مهم، لـ 20 ديسمبر 2026'
  const { tasks } = (read(text) as { input: { tasks: string[] } }).input

  expect(tasks.map(placeOf)).toEqual(['do', 'drop', 'schedule'])
  expect(judge('تقرير الزبون، مهم، لـ 20 ديسمبر 2026', today).task).toBe('تقرير الزبون')
})

test('a word of the Gulf says how urgent a task is', () => {
  expect(placeOf('تصليح الباب، مستعيل')).toBe('delegate')
  expect(placeOf('تصليح الباب، مب مستعيل')).toBe('drop')
})

test.each([
  ['buy bread, thank-you card for Huda by 12 December, call mum', 3],
  ['تجديد الجواز، باقي له ثلاث أيام، غسيل السجاد', 2],
  ['pay the bill by 2 December, water the plants. Order by deadline please', 2],
])('%j holds %i tasks', (text, count) => {
  expect(read(text)).toMatchObject({ input: { tasks: { length: count } } })
})

test('a day of the month is a deadline', () => {
  expect(placeOf('سداد الفاتورة يوم ٢٢')).toBe('do')
  expect(placeOf('سداد الفاتورة يوم ٢')).toBe('schedule')
})

test('what is said instead of a task’s deadline or mark holds', () => {
  const reading = read(
    '1) renew the lease by Sunday. no wait, they moved it to 18 December\n2) paint the fence, urgent\n3) call dad\ncorrection: number 2 is not urgent',
  )
  const { tasks } = (reading as { input: { tasks: string[] } }).input

  expect(tasks).toHaveLength(3)
  expect(placeOf(tasks[0] as string)).toBe('schedule')
  expect(placeOf(tasks[1] as string)).toBe('drop')
})

test.each([
  'شراء بطاريات',
  'Buy batteries',
  'Buy a gym bag',
  'شراء حذاء للرياضة',
  'شراء شنطة المدرسة',
])('what is bought says nothing of time or weight: %s', (task) => {
  expect(placeOf(task)).toBe('open')
})

test.each(['Renew the gym membership', 'فاتورة المدرسة'])('%s still matters', (task) => {
  expect(placeOf(task)).toBe('schedule')
})

test.each([
  'Sort these: - pay the rent today - call the dentist tomorrow - learn Spanish',
  'رتبلي شغلي: - دفع الفاتورة اليوم - موعد الدكتور بكرا - تعلم الاسبانية',
])('dashes part tasks in one line: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { tasks: { length: 3 } } })
})

test.each(['تجديد اقامة امي قبل يومين فات موعدها', "Renew mum's visa, it was due 2 days ago"])(
  'what was due days ago is overdue: %s',
  (task) => {
    expect(judge(task, today)).toMatchObject({
      urgentBecause: 'overdue',
      due: { date: '2026-11-18' },
    })
  },
)

test.each([
  ['Pay the fine, last day 20 December', 'Pay the fine', '2026-12-20'],
  ['دفع الرسوم، آخر يوم 20 ديسمبر', 'دفع الرسوم', '2026-12-20'],
  ['Renew the visa tomorrow, important', 'Renew the visa', '2026-11-21'],
  ['تجديد الإقامة بكرة، مهم', 'تجديد الإقامة', '2026-11-21'],
])(
  'the day is cut off with the words that lead to it, before a mark too: %s',
  (text, task, date) => {
    expect(judge(text, today)).toMatchObject({ task, due: { date } })
  },
)

test('the last day of a task is no other day than the one that is named', () => {
  expect(placeOf('Pay the fine, last day 20 December')).toBe('schedule')
})

test.each([
  ['Pay the gas bill overdue', 'overdue'],
  ['Learn to swim, no rush', 'no rush'],
  ['ترتيب الخزانة على راحتي', 'على راحتي'],
  ['Call the client, not urgent', null],
])('%s is placed by its own words', (text, urgentWord) => {
  expect(judge(text, today)).toMatchObject({ urgentWord })
})

test.each([
  '- دفع الفاتورة اليوم\n- ترتيب الصور، غير عاجل\nوبعدين قولي أأجل ايه',
  '- pay the bill today\n- sort photos, no rush\nand tell me what to postpone',
])('what can wait is asked for behind the tasks: %j', (text) => {
  expect(read(text)).toMatchObject({ input: { goals: ['wait'] } })
})
