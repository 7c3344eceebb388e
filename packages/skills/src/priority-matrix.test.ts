import { expect, test } from 'vitest'
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
const read = (text: string) => priorityMatrix.read({ text, language: 'en', today })

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
