import { expect, test } from 'vitest'
import { priorityMatrix } from '../priority-matrix.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([priorityMatrix], { text, language: languageOfRequest(text), today: '2026-11-29' }).text
const RULE = /\n(?:Rule|القاعدة) [\s\S]*$/u
const placed = (text: string): string => answerTo(text).replace(RULE, '')

test.each([
  [
    'Yes or no first: does the landlord contract renewal belong in "do first"?\n- Renew the landlord contract, due 10 December\n- Pay the school fees tomorrow',
    '**No: Renew the landlord contract',
  ],
  [
    'Is the gym survey urgent?\n- Gym survey, urgent, not important\n- Pay rent tomorrow',
    '**Yes: Gym survey',
  ],
  [
    'هل مراجعة المحامي تعتبر عاجلة ولا لا؟\n- مراجعة المحامي 3 ديسمبر\n- دفع فاتورة اتصالات بكرة',
    '**لا: مراجعة المحامي',
  ],
  ['هل دفع الفاتورة مهم؟\n- دفع الفاتورة بكرة\n- ترتيب الخزانة، مب مستعجل', '**نعم: دفع الفاتورة'],
])('what is asked of one task with yes or no is answered first: %s', (text, verdict) => {
  expect(answerTo(text).startsWith(verdict)).toBe(true)
})

test('which task comes first is not asked with yes or no', () => {
  expect(answerTo('What first?\n- Pay rent tomorrow\n- Buy milk, no rush')).toMatch(
    /^\*\*Start with/,
  )
})

test.each([
  [
    'Here are my chores: buy paper, fix the shelf, email Dana. I have no deadlines for any, so make up a realistic due date for each one and put it in the Due column.',
    'I never invent',
    'Make up',
  ],
  [
    'call mum, pay the bill tomorrow, fix the door. Please invent deadlines for the rest',
    'I never invent',
    'nvent deadlines',
  ],
  [
    'عندي: شراء ورق، تصليح الرف، مراسلة دانة. ما عندهم مواعيد، حط لكل وحدة موعد من عندك',
    'لا أختلق',
    'من عندك',
  ],
  ['قائمتي فاضية، اخترع لي خمس مهام لمشروع كافيه وحط لكل وحدة موعد', 'لا أختلق', 'كافيه'],
])('no deadline and no task is made up, which is said: %s', (text, said, task) => {
  const answer = answerTo(text)
  expect(answer).toContain(said)
  expect(answer).not.toContain(task)
})

test.each([
  ['come up with a slogan by tomorrow, important\nbuy cake, no rush', 'Come up with a slogan'],
  ['- invent a new recipe, no rush\n- pay rent today', 'Invent a new recipe'],
])('to think of something may be a task: %s', (text, task) => {
  expect(answerTo(text)).toContain(`| ${task} |`)
  expect(answerTo(text)).not.toContain('I never invent')
})

test.each([
  'I am so overwhelmed this week, two kids, new job in Business Bay, and about 14 things to do. Can you put everything in a matrix for me?',
  'Hi, busy mum of three, two jobs, a dog, and like 20 tasks. please prioritise everything',
  'ممكن تسوي لي مصفوفة أولويات؟ ضغط مو طبيعي والمدير كل شوي متصل، وعندي 11 مهمة',
])('how somebody is is no task: %s', (text) => {
  expect(answerTo(text)).not.toMatch(/Start with|ابدأ بـ/)
})

test('as many tasks as are counted are placed', () => {
  expect(
    answerTo('I have 3 things: call the bank tomorrow, book flights no rush, revise, important'),
  ).toContain('Start with: Call the bank')
})

test('who wrote a line of a chat is no part of a task', () => {
  const answer = placed(
    '[28/11, 18:02] Boss: send the client the quote by Monday\n[28/11, 18:03] Boss: pick an office plant whenever, no rush\nwhich first?',
  )
  expect(answer).not.toContain('Boss')
  expect(answer).toContain('| Pick an office plant |')
  expect(answer).toMatch(/Later or drop/)
})

test.each([
  [
    'Pay the fine on Wednesday, no wait not Wednesday, tomorrow\nBuy milk, no rush',
    'Pay the fine',
    '30 November',
  ],
  [
    'Call the client Thursday, sorry, Friday\nWash the car, not urgent',
    'Call the client',
    '4 December',
  ],
  [
    'دفع المخالفة يوم الأربعاء، لا استنى مش الأربعاء، بكره\nشراء هدية، مش مستعجل',
    'دفع المخالفة',
    '30 نوفمبر',
  ],
  ['- تسليم المشروع يوم الخميس لا قصدي الاثنين\n- شراء خبز', 'تسليم المشروع', '30 نوفمبر'],
])('a day that is taken back is none of the task: %s', (text, task, day) => {
  const row = answerTo(text)
    .split('\n')
    .find((line) => line.startsWith(`| ${task} |`))
  expect(row).toContain(day)
})

test.each([
  [
    'باچر دفع الفاتورة، ترتيب الخزانة مب مستعجل. شو اول؟',
    '| دفع الفاتورة | باچر (30 نوفمبر 2026) |',
  ],
  [
    'so today I gotta pay the bill, visa renewal on 20 December, clean the garage no rush what goes first',
    '| Pay the bill | today (29 November 2026) |',
  ],
  ['- [P1] Payment page is down\n- [urgent] call Sam', '| Call Sam |'],
  ['- Watch the match, neither urgent nor important\n- Pay rent today', '| Watch the match |'],
  [
    'Hi all, 1) send contract to client by Tuesday 2) tidy inbox whenever 3) renew insurance, overdue',
    '| Send contract to client | Tuesday (1 December 2026) |',
  ],
])('the day, and not the talk around it, is that of the task: %s', (text, row) => {
  expect(answerTo(text)).toContain(row)
})
