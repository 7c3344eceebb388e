import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const answerTo = (question: string, table: string): string => {
  const text = `${question}\n${table}`
  return respond([tableAnswerer], { text, language: languageOfRequest(text), today: '2026-11-29' })
    .text
}
const leadsOf = (question: string, table: string): string[] =>
  answerTo(question, table)
    .split('\n')
    .filter((line) => line.startsWith('**'))

const SALARIES = 'Name,Department,Salary\nA,Kitchen,3200\nB,Hall,2600\nC,Kitchen,4100\nD,Hall,2450'
const رواتب = 'الاسم,القسم,الراتب\nعبده,مطبخ,3200\nرامي,صالة,2600\nشريف,مطبخ,4100\nتامر,صالة,2450'
const DONATIONS = 'Date,Donor,Amount\n2026-03-04,A,500\n2026-03-08,B,1000\n2026-04-10,C,750'
const MARKS = 'Student,Room,Mark\nSalma,201,88\nYusuf,105,94\nLian,105,97'
const SALES = 'Month,Sales\nSep,100\nOct,120\nNov,140'

test.each([
  ['total salary per department and tell me which department is lowest', SALARIES, 'Hall: 5,050'],
  ['إجمالي الراتب لكل قسم، وقولّي كمان مين القسم الأقل', رواتب, 'صالة: 5,050'],
  ['total salary per department, and who earns the least', SALARIES, '2,450 (D)'],
])('the lowest of the groups that were asked for, or of all rows: %s', (question, table, lead) => {
  expect(leadsOf(question, table)[1]).toContain(lead)
})

test('a sentence that says all it needs is about the whole table', () => {
  const items = 'Item,Store,Cost\nChairs,Ikea,2388\nDesks,Ikea,4170\nRug,Home Box,649'
  expect(leadsOf('total cost for Ikea? and which item has the lowest cost?', items)[1]).toContain(
    '649',
  )
  expect(leadsOf('average cost for Ikea and the highest', items)[1]).toContain('4,170')
})

test.each([
  ['total between 1 March and 5 March, actually make it 5 March to 10 March', DONATIONS, '1,000'],
  ['total donations in March, no sorry, April', DONATIONS, '750'],
  ['average salary in the Hall, sorry I meant the Kitchen', SALARIES, '3,650'],
  ['مجموع راتب المطبخ لا قصدي الصالة', رواتب, '5,050'],
  ['rows above 3000 no wait above 4000', SALARIES, '1 row'],
])('of what is put right only what is said last holds: %s', (question, table, lead) => {
  expect(leadsOf(question, table)[0]).toContain(lead)
})

test.each([
  ["what's the highest mark, ignore the room", MARKS, '97'],
  [
    'Top two students by the Mark column, the room number does not matter',
    MARKS,
    'Lian 97, Yusuf 94',
  ],
  [
    'أعلى طالبين في عمود الدرجة علمًا أن رقم القاعة لا يهم',
    'الطالب,القاعة,الدرجة\nسلمى,201,88\nيوسف,105,94\nليان,105,97',
    'ليان 97، يوسف 94',
  ],
])(
  'a column that is named as such, or what does not matter, tells which is meant: %s',
  (question, table, lead) => {
    expect(leadsOf(question, table)[0]).toContain(lead)
  },
)

test.each([
  [
    'just fill it in for me with whatever looks reasonable',
    'Month,Power\nMay,410\nJune,\nJuly,640',
  ],
  ['What will December sales be?', SALES],
  ['project the sales for next month', SALES],
  ['توقعلي كم بتكون مبيعات ديسمبر', 'الشهر,المبيعات\nأكتوبر,36200\nنوفمبر,38000'],
  ['كم المبيعات المتوقعة للشهر الجاي', 'الشهر,المبيعات\nأكتوبر,36200\nنوفمبر,38000'],
])('figures that are not there are never made up: %s', (question, table) => {
  expect(answerTo(question, table)).toMatch(/never fill in|لا أملأ/)
})

test('a column of forecasts is one like any other', () => {
  expect(
    answerTo('total forecast for all regions', 'Region,Forecast\nNorth,100\nSouth,120'),
  ).toContain('220')
  expect(answerTo('what will be the total?', SALES)).toContain('360')
})

test.each([
  [
    'قديش عدد الطلبات اللي حالتها مرتجع؟ بدي بس الرقم',
    'رقم الطلب,الحالة,القيمة\n7700,سليم,240\n7702,مرتجع,110\n7705,مرتجع,95',
    '2',
  ],
  ['how many salaries are above 3000, just give me the number', SALARIES, '2 rows'],
  ['share of salary by department, in percent please', SALARIES, 'Kitchen: 59.1%'],
])('how it is to be answered is no question of its own: %s', (question, table, lead) => {
  expect(leadsOf(question, table)).toEqual([expect.stringContaining(lead)])
})

test.each([
  [
    'share of each source? my friend says Google is half',
    'Source|Visits\nGoogle|480\nInsta|300\nSnap|420',
  ],
  [
    'كم نسبة كل مصدر من الزوار؟ خوي يقول قوقل نص الزوار',
    'المصدر|الزوار\nقوقل|480\nانستقرام|300\nسناب|420',
  ],
])('what somebody says of one of them restricts nothing: %s', (question, table) => {
  const answer = answerTo(question, table)
  for (const share of ['40%', '25%', '35%']) expect(answer).toContain(share)
})

test('a share of rows is asked for with a sign too, and what is left out is no column', () => {
  const orders = 'Order,Late,Value\n1,yes,10\n2,no,20\n3,no,30\n4,yes,40'
  expect(answerTo('what % of orders were late', orders)).toContain('2 of 4')
  expect(
    answerTo('what is the average excluding Sara', 'Name,Score\nAli,80\nSara,20\nOmar,90'),
  ).toContain('85')
})

const CALLS = 'name,branch,calls\nM,Deira,212\nJ,Karama,187\nA,Deira,240\nP,Karama,165'
const مكالمات = 'الاسم,الفرع,المكالمات\nم,ديرة,212\nج,الكرامة,187\nع,ديرة,240\nب,الكرامة,165'

test.each([
  ['total calls by branch? my manager thinks Karama leads', CALLS, 'Deira leads with 452'],
  ['Which branch has the most calls? My boss says it is Karama', CALLS, 'Deira: 452'],
  ['I reckon Karama is worst, but give me the average calls', CALLS, '201'],
  ['My manager says Karama leads. How many calls did Karama make?', CALLS, '352'],
  ['كم مجموع المكالمات لكل فرع؟ مديري يقول الكرامة الأعلى', مكالمات, 'ديرة في المقدمة (452)'],
  ['زميلي متأكد إن الكرامة الأكثر. متوسط المكالمات حسب الفرع كم؟', مكالمات, 'ديرة'],
])('who is said to be first restricts nothing: %s', (question, table, lead) => {
  expect(leadsOf(question, table)).toEqual([expect.stringContaining(lead)])
})

test('the share of each of the first, however it is joined', () => {
  const question = 'أعلى 2 أسماء في المكالمات وكل واحد جايب كام في المية من الإجمالي'
  expect(leadsOf(question, مكالمات)[0]).toContain('ع 240 (29.9%)')
})

test('whoever says that he is a broker asks for no median', () => {
  const question = 'اعرض الفروع اللي مكالماتها فوق 200 وانا وسيط عقاري'
  expect(answerTo(question, مكالمات)).not.toContain('وسيط المكالمات')
})

test('a section of one letter is meant behind its column’s name, with «ب» joined to it too', () => {
  const marks = 'الطالب,الشعبة,الدرجة\nعلي,أ,78\nزينب,أ,91\nحسين,ب,66\nفاطمة,أ,85'
  expect(leadsOf('شنو متوسط الدرجة بشعبة أ؟', marks)[0]).toContain('84.67')
})

test.each([
  ['total salary by department, names not needed', SALARIES, 'Kitchen leads with 7,300'],
  ['My manager reckons the Hall is best. Total salary by department', SALARIES, 'Kitchen'],
  ['average salary please, the Hall is not needed', SALARIES, '3,650'],
  ['متوسط الراتب حسب القسم، الاسم مش عايزه', رواتب, '3,650'],
])(
  'what is not wanted, or only claimed by somebody, is no part of the question: %s',
  (question, table, lead) => {
    expect(leadsOf(question, table)[0]).toContain(lead)
  },
)

test('a figure that is put right beside the table counts as it is now', () => {
  expect(leadsOf('total salary of the Hall?\nsorry, B is 2900 not 2600', SALARIES)[0]).toContain(
    '5,350',
  )
})

test('a table that was pasted into a chat is read without the times and names of its lines', () => {
  const chat = `[10:15] Rana: here it is\n${SALARIES}\n[10:18] Rana: oops C is 4000, not 4100\n[10:20] me: total for the Kitchen?`
  expect(leadsOf('', chat)[0]).toContain('7,200')
})
