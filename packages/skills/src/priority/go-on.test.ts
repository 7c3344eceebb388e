import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { priorityMatrix } from '../priority-matrix.ts'

const tasks =
  '- Pay the VAT today\n- Fix the office door, urgent\n- Watch a series\nsort these for me'

test('a task is urgent no more when that is said', () => {
  const answer = answerAfter([priorityMatrix], tasks, 'the door is not urgent anymore')
  expect(answer).toContain('| Fix the office door |  | you say it is not urgent')
})

test('why a task comes first is told by what it rests on', () => {
  expect(answerAfter([priorityMatrix], tasks, 'why?')).toContain('because: today')
})

test('a task that is added stands beside the others', () => {
  const answer = answerAfter([priorityMatrix], tasks, 'add: renew my visa by tomorrow')
  expect(answer).toContain('Renew my visa')
  expect(answer).toContain('Pay the VAT')
})

const list =
  '- renew car insurance by 2 dec\n- call mum\n- clean the garage no rush\n- send invoice to client today\nsort these'
const say = (...messages: string[]) => answerAfter([priorityMatrix], list, ...messages)

test.each([
  ['actually garage by tomorrow people are coming', '| Clean the garage | tomorrow'],
  ['the insurance isnt urgent i have time', 'Renew car insurance'],
  ['the second one is important', '| Call mum |  | no deadline; “important” |'],
  ['change call mum to call dad', '| Call dad |'],
])('“%s” changes the task that it means and adds none', (message, row) => {
  const answer = say(message)
  expect(answer).toContain(row)
  expect(answer.match(/^\| (?!Task|---)/gm)).toHaveLength(4)
})

test('a task that is done is taken out of the list', () => {
  expect(say('invoice done take it off. whats first now')).toContain('Start with: Renew')
  expect(say('remove the garage and number 2')).not.toContain('Clean the garage')
})

test('what is said of it is of the task that was spoken of last', () => {
  expect(say('call mum tomorrow', 'no friday')).toContain('| Call mum | friday (4 December 2026)')
  expect(say('why is mum there', 'it is urgent')).toContain('| Call mum |  | you say it is urgent')
})

test('only the part that is asked for is shown', () => {
  const answer = say('only the urgent ones')
  expect(answer).toContain('Do first')
  expect(answer).not.toContain('Clean the garage')
})

test('what comes next is told in the order of the matrix', () => {
  expect(say('whats next')).toContain('Next: Renew car insurance')
  expect(say('top 2')).toContain('First of all: Send invoice to client; Renew car insurance')
})

test('whether a task is urgent is answered for the one that is named', () => {
  expect(say('is the garage urgent?')).toContain('**No: Clean the garage')
})

test.each([
  ['الهدية عاجلة', 'ومهم بعد', '| شراء هدية |  | وصفتَها بأنها عاجلة؛ «مهم» |'],
  ['ليش السيارة اخر شي', 'صارت بكره', '| غسيل السيارة | بكره (1 ديسمبر 2026)'],
  ['شيل الثانية', 'ايه المهم', 'دفع فاتورة الكهرباء'],
])('«%s» ثم «%s» عن قائمة سابقة', (message, next, row) => {
  const arabic = 'رتب لي\n- دفع فاتورة الكهرباء اليوم\n- غسيل السيارة مب عاجل\n- شراء هدية'
  expect(answerAfter([priorityMatrix], arabic, message, next)).toContain(row)
})

test('a task that is not that urgent is urgent no more', () => {
  const answer = say('call mum, urgent', 'mum isnt that urgent anymore')
  expect(answer).toContain('| Call mum |  | you say it is not urgent')
})

test.each([
  ['the invoice is due fri', '| Send invoice to client | fri (4 December 2026)'],
  ['insurance: make it 20', '| Renew car insurance | 20 December 2026'],
])('“%s” is another day of the task', (message, row) => {
  expect(say(message)).toContain(row)
})

test.each([
  ['invoice is done. add call my lawyer tomorrow', '| Call my lawyer | tomorrow'],
  ['invoice done and the garage is due friday', '| Clean the garage | friday (4 December 2026)'],
])('“%s” changes two things, one after the other', (message, row) => {
  const answer = say(message)
  expect(answer).toContain(row)
  expect(answer).not.toContain('Send invoice')
})

test.each([
  ['شل الكهربا دفعتها وحط موعد الدكتور الخميس', '| موعد الدكتور | الخميس (3 ديسمبر 2026)'],
  ['الكهربا دفعتها. غسيل السيارة صار عاجل', '| غسيل السيارة |  | وصفتَها بأنها عاجلة'],
  ['شيل الكهربا وغسيل السيارة الخميس', '| غسيل السيارة | الخميس (3 ديسمبر 2026)'],
])('«%s» تغييران واحد بعد الآخر', (message, row) => {
  const arabic = 'عندي\nتجديد اقامة عيالي باجر\nغسيل السيارة\nدفع فاتورة الكهربا متأخرة\nبشو ابدا'
  const answer = answerAfter([priorityMatrix], arabic, message)
  expect(answer).toContain(row)
  expect(answer).not.toContain('فاتورة الكهربا')
})

test('what is asked behind a change is asked of the list as it is then', () => {
  const answer = say('call mum is on 2 December now, where does that put it?')
  expect(answer).toContain('2 December 2026')
})

test('one task is urgent now and another is not', () => {
  const answer = say('the garage is urgent now and the invoice isnt')
  expect(answer).toContain('| Clean the garage |  | you say it is urgent')
})

test('a row more is read as those of the table', () => {
  const table = 'task,urgent,important\nPay rent,yes,yes\nSort photos,no,no'
  const answer = answerAfter([priorityMatrix], table, 'add Water the plants,yes,no')
  expect(answer).toContain('| Water the plants |  | you say it is urgent; you say it is not')
})

test('a past week names no day', () => {
  const answer = answerAfter(
    [priorityMatrix],
    '- Pay the fine, overdue since last week\n- Call mum',
  )
  expect(answer).toContain('| Pay the fine | last week | overdue')
})
