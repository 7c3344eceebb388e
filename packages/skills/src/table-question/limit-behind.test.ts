import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const leadsOf = (question: string, table: string): string[] => {
  const text = `${question}\n${table}`
  const language = languageOfRequest(text)
  return respond([tableAnswerer], { text, language, today: '2026-11-29' })
    .text.split('\n')
    .filter((line) => line.startsWith('**'))
}
const MARKS = 'Name,Class,Mark\nOmar,5A,78\nSara,5B,49\nLina,5A,91\nAdam,5B,50'
const درجات = 'الاسم,الصف,الدرجة\nعمر,5أ,78\nسارة,5ب,49\nلينا,5أ,91\nادم,5ب,50'
const STAFF = 'الاسم,المدينة,الراتب\nعمر,دبي,9000\nسارة,عجمان,7500\nلينا,الشارقة,8200'
const TENANTS = 'المستاجر,الايجار,مدفوع\nعمر,4500,نعم\nسارة,4800,لا\nلينا,4500,لا'

test.each([
  ['how many students passed (50 or more)?', MARKS, '3 rows where Mark ≥ 50'],
  ['who got 50 and above', MARKS, '3 rows where Mark ≥ 50'],
  ['who got 50 or less', MARKS, '2 rows where Mark ≤ 50'],
  ['marks below 50 or above 90', MARKS, '2 rows where Mark < 50 or > 90'],
  ['كم طالب ناجح (٥٠ وفوق)', درجات, 'عدد الصفوف 3 حيث الدرجة ≥ 50'],
  ['الطلاب اللي جابو ٥٠ او اقل', درجات, 'عدد الصفوف 2 حيث الدرجة ≤ 50'],
])('a limit may stand before its comparison: %s', (question, table, lead) => {
  expect(leadsOf(question, table)[0]).toContain(lead)
})

test.each(['هات الموظفين اللي مش من دبي', 'الموظفين اللي مو في دبي', 'مين غير من دبي'])(
  'who is not from a place is left out: %s',
  (question) => {
    expect(leadsOf(question, STAFF)[0]).toContain('المدينة ≠ دبي')
  },
)

test.each(['مين اللي ما دفع', 'مين ما دفعوا لسه', 'مين اللي مدفعش'])(
  'what is not done is said by its verb: %s',
  (question) => {
    expect(leadsOf(question, TENANTS)[0]).toContain('مدفوع ≠ نعم')
  },
)

test.each([
  ['كم صرف كل ولد وكم المجموع كله', 'الولد,درهم\nزايد,35\nمريم,42\nزايد,12', ['47', '89']],
  [
    'how many trips did Ahmed do, and km in total?',
    'Driver,Km\nAhmed,120\nBilal,80\nAhmed,95',
    ['2 rows', 'Total Km: 215 where Driver = Ahmed'],
  ],
])('money is added up, and a total is of what was asked before: %s', (question, table, leads) => {
  const found = leadsOf(question, table)
  for (const [index, lead] of leads.entries()) expect(found[index]).toContain(lead)
})

test.each([
  ['how many pipes do we have', 'Item,Qty,Price\nPipe,4,25\nValve,2,60', ['Qty: 4']],
  [
    'كم سعر المحبس وكم ماسورة عندي',
    'الصنف,الكمية,السعر\nماسورة,4,25\nمحبس,2,60',
    ['السعر: 60', 'الكمية: 4'],
  ],
  [
    'how many orders are pending',
    'Order,Status,Qty\nA,Pending,4\nB,Pending,2\nC,Done,1',
    ['2 rows'],
  ],
])('how many there are of a thing is its quantity: %s', (question, table, leads) => {
  const found = leadsOf(question, table)
  for (const [index, lead] of leads.entries()) expect(found[index]).toContain(lead)
})
