import { expect, test } from 'vitest'
import { ledgerAnalysis } from '../ledger-analysis.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (question: string, rows: string): string => {
  const text = `${question}\n\n${rows}`
  const language = languageOfRequest(text)
  return respond([ledgerAnalysis], { text, language, today: '2026-11-29' }).text
}
const leadsOf = (question: string, rows: string): string[] =>
  answerTo(question, rows)
    .split('\n')
    .filter((line) => /^\*\*.*\d/.test(line))

const shop =
  'date,description,amount,category\n2026-09-01,Shop rent,-6500,Rent\n2026-09-10,Till,14200,Sales\n2026-09-18,Flour,-2310.40,Supplies\n2026-10-01,Shop rent,-6500,Rent\n2026-10-15,Flour,-2975.60,Supplies\n2026-10-16,Flour,-2975.60,Supplies'
const محل =
  'التاريخ,البيان,المبلغ,الفئة\n2026-09-01,إيجار المحل,6500,إيجار\n2026-09-18,نقل المتطوعين,780,مواصلات\n2026-10-01,إيجار المحل,6500,إيجار\n2026-10-12,إعلان طلبات,420,تسويق\n2026-10-13,إعلان طلبات,420,تسويق'

test.each([
  ['مجموع كل فئة وما صُرف في كل شهر', محل, ['إيجار: 13,000.00', 'أكتوبر 2026: 7,340.00']],
  ['أريد مجموع كل فئة وما دفعناه كل شهر', محل, ['إيجار: 13,000.00', 'أكتوبر 2026: 7,340.00']],
  ['totals per category and what was spent each month', shop, ['Rent', 'October 2026']],
])('what was spent each month is asked beside the categories: %s', (question, rows, expected) => {
  const leads = leadsOf(question, rows)
  expect(leads).toHaveLength(2)
  expect(leads[0]).toContain(expected[0])
  expect(leads[1]).toContain(expected[1])
})

test.each([
  'what did we spend in september? and is there something that got paid twice',
  'what did we spend in september, and were there any bills that we paid twice?',
])('whether anything stands twice is asked of the whole ledger: %s', (question) => {
  expect(answerTo(question, shop)).toContain('1 possible duplicate, AED 2,975.60')
})

test('"that" alone goes back to the month', () => {
  const question = 'what did we spend in september? was that charged twice'
  expect(leadsOf(question, shop).at(-1)).toContain('in September 2026')
})

test.each([
  ['متطوعة في جمعية، كم صرفنا في أكتوبر؟', محل, '7,340.00'],
  ['انا مدرس وراتبي 9500 كم صرفنا في اكتوبر', محل, '7,340.00'],
  ['صاحب محل في ديرة، كم مصاريفي في شهر اكتوبر', محل, '7,340.00'],
  ['as a shop owner in Deira, what were my costs in october', shop, '12,451.20'],
  ["Hi, I'm a teacher and mother of 3, what did we spend in october?", shop, '12,451.20'],
])('who asks is looked for in no entry: %s', (question, rows, total) => {
  expect(leadsOf(question, rows)[0]).toContain(total)
})

test.each([
  ['how much did we spend last month', shop, 'October 2026: AED 12,451.20'],
  ['كم صرفنا الشهر اللي فات', محل, 'أكتوبر 2026: 7,340.00'],
  ['كم صرفنا في الشهر الماضي والشهر اللي قبله', محل, 'أكتوبر 2026: 7,340.00'],
  ['spending in the last month, is it more than the month before?', shop, 'October 2026'],
])('last month is that of the calendar: %s', (question, rows, expected) => {
  expect(leadsOf(question, rows)[0]).toContain(expected)
})

test.each([
  [
    'did we pay the rent twice, or anything else?',
    shop,
    'Also possibly twice: Flour AED 2,975.60.',
  ],
  ['was something charged twice? I think the flour was', shop, 'Nothing else stands there twice.'],
])('what else stands there twice is told: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})

test.each([
  ['نحن شريكين، قسم مصاريف اكتوبر علينا', محل, 'مقسومًا على 2: 3,670.00'],
  ['كم صرفنا عالاعلانات', محل, '840.00'],
  ['كم صرفنا على الأكل', محل, 'لا يوجد قيد يذكر «الأكل»'],
  ['كم صرفنا عالأكل', محل, 'لا يوجد قيد يذكر «الأكل»'],
  ['قديش دفعنا ايجار وقديش دفعنا مواصلات وقديش الاتنين سوا', محل, '13,780.00'],
  ['how much on rent and how much on flour and both together', shop, 'AED 21,261.60'],
  [
    'how much is left each month',
    shop,
    '| September 2026 | AED 8,810.40 | AED 14,200.00 | AED 5,389.60 |',
  ],
  ['what did we spend the most on', shop, 'the largest is Rent, AED 13,000.00'],
])('everyday words for what is asked: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})

test('a refund is told beside what was spent, and income has no sign of its own', () => {
  const card =
    'date,description,amount\n2026-11-01,Noon order,-245\n2026-11-02,Salary,11500\n2026-11-03,Lulu,-418\n2026-11-09,Enoc,-150\n2026-11-14,Noon refund,60\n2026-11-21,Gym,-300'
  expect(answerTo('total for noon', card)).toContain('Received AED 60.00, so net spent AED 185.00.')
  expect(answerTo('how much came as salary', card)).toContain('| Salary | AED 11,500.00 |')
})

test('anything that was paid twice is sought in all entries, whatever they are entries of', () => {
  const clinic =
    'التاريخ,الوصف,المبلغ\n2026-11-01,ايجار العيادة,9500\n2026-11-10,صيانة جهاز الأشعة,1275\n2026-11-12,صيانة جهاز الأشعة,1275'
  expect(answerTo('شوف اذا في شي دفعناه مرتين بمصاريف العيادة', clinic)).toContain(
    'تكرار محتمل: 1، بقيمة 1,275.00 درهم',
  )
})
