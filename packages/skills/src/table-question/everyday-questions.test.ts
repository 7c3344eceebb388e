import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const answerTo = (question: string, table: string): string => {
  const text = `${question}\n\n${table}`
  const language = languageOfRequest(text)
  return respond([tableAnswerer], { text, language, today: '2026-11-29' }).text
}
const leadsOf = (question: string, table: string): string[] =>
  answerTo(question, table)
    .split('\n')
    .filter((line) => line.startsWith('**'))

const staff =
  'Employee,Dept,Salary,Joined,City\nNoura,Sales,9800,12/01/2022,Dubai\nHassan,Store,6150,03/06/2023,Sharjah\nLayla,Sales,11200,20/09/2021,Dubai\nOmar,Delivery,4700,15/02/2025,Ajman\nMona,Store,6900,28/07/2024,Dubai'
const موظفون =
  'الموظف,القسم,الراتب,المدينة\nنورة,مبيعات,9800,دبي\nحسن,مخزن,6150,الشارقة\nليلى,مبيعات,11200,دبي\nمنى,مخزن,6900,دبي'
const branches =
  'Branch,Month,Orders,Sales\nMarina,Aug,210,18400\nMarina,Sep,188,16950\nDeira,Aug,305,21300\nDeira,Sep,322,22840'
const فروع =
  'الفرع,الشهر,الطلبات,المبيعات\nالمارينا,اغسطس,210,18400\nالمارينا,سبتمبر,188,16950\nديرة,اغسطس,305,21300\nديرة,سبتمبر,322,22840'
const stock =
  'Item,Supplier,Qty,Unit cost,Expiry\nOil,Gulf Mills,120,8.75,2026-12-15\nTea,Karak Co,15,31,2026-12-05\nFlour,Gulf Mills,28,34,2027-01-20'

test.each([
  ['highest salary in each dept', staff, 'Sales: Layla 11,200; Store: Mona 6,900'],
  ['highest paid in each dept', staff, 'Sales: Layla 11,200; Store: Mona 6,900'],
  ['اعلى راتب في كل قسم', موظفون, 'مبيعات: ليلى 11,200؛ مخزن: منى 6,900'],
])('the highest of each group names whose it is: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[0]).toContain(expected)
})

test.each([
  ['who joined first and who joined last', ['20/09/2021 (Layla)', '15/02/2025 (Omar)']],
  ['who joined earliest?', ['20/09/2021 (Layla)']],
  ['newest hire in Sales', ['12/01/2022 (Noura)']],
  ['who joined after 2023', ['2 rows']],
  ['who joined before 2022', ['1 row']],
])('days are put in order and limited by years: %s', (question, expected) => {
  const leads = leadsOf(question, staff)
  expect(leads).toHaveLength(expected.length)
  for (const [index, part] of expected.entries()) expect(leads[index]).toContain(part)
})

test.each([
  ['which item expires first', 'Earliest Expiry: 2026-12-05 (Tea)'],
  ['what expires this year', '2 rows where Expiry = 2026'],
  ['how many units of flour', '28'],
  ['items below 30 in stock', '2 rows where Qty < 30'],
  ['total stock value', '2,467'],
])('a list of stock: %s', (question, expected) => {
  expect(leadsOf(question, stock)[0]).toContain(expected)
})

test.each([
  ['sales of sep vs aug, how much more', branches, 'Difference in Sales: 90'],
  [
    'which branch sold more, deira or marina, and by how much',
    branches,
    'Difference in Sales: 8,790',
  ],
  ['كم زادت مبيعات سبتمبر عن اغسطس', فروع, 'الفرق في المبيعات: 90'],
])('by how much one is more than the other: %s', (question, table, expected) => {
  expect(answerTo(question, table)).toContain(expected)
})

test.each([
  ['total payroll for sales', staff, '21,000'],
  ['ايه متوسط مرتبات دبي', موظفون, '9,300'],
  ['نورة ومنى مع بعض كم ياخذون', موظفون, '16,700'],
  ['هل ليلى راتبها اكثر من نورة', موظفون, '11,200 (ليلى)'],
  ['كم باعت ديرة في سبتمبر', فروع, '22,840'],
])('everyday words for a column: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[0]).toContain(expected)
})

test.each([
  ['total sales and orders for Deira', branches, ['44,140', '627']],
  ['مجموع المبيعات والطلبات بدون ديرة', فروع, ['35,350', '398']],
  ['how many employees per city and the avg pay in each', staff, ['Dubai leads with 3', 'by City']],
])('two figures are asked for in one breath: %s', (question, table, expected) => {
  const leads = leadsOf(question, table)
  expect(leads[0]).toContain(expected[0])
  expect(leads[1]).toContain(expected[1])
})

test('from high to low is an order, and no value of a column', () => {
  expect(answerTo('sort by sales from high to low', branches)).toMatch(/22840[\s\S]*16950/)
})

test('none of what is counted is a figure too', () => {
  const marks = 'Student,Maths,Absences\nSalem,84,2\nAisha,96,0\nRavi,73,5'
  expect(leadsOf('who has no absences', marks)[0]).toContain('1 row where Absences = 0')
  expect(leadsOf('الطلاب اللي غيابهم اكثر من يومين', marks)[0]).toContain('Absences > 2')
})

test('Arabic counts up to ten rows in the plural', () => {
  expect(answerTo('متوسط الراتب في دبي', موظفون)).toContain('3 من 4 صفوف')
})
