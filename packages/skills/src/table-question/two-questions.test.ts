import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const leadsOf = (question: string, table: string): string[] => {
  const text = `${question}\n${table}`
  return respond([tableAnswerer], { text, language: languageOfRequest(text), today: '2026-11-29' })
    .text.split('\n')
    .filter((line) => line.startsWith('**'))
}

const FEES =
  'Project | City | Rooms | Fee\nVilla Noor | Abu Dhabi | 9 | AED 142,000\nClinic | Sharjah | 14 | AED 118,000\nTownhouse | Sharjah | 6 | AED 85,000\nNursery | Dubai | 11 | AED 97,000'
const STAFF =
  'Name,Department,City,Salary,Age\nHuda,Sales,Dubai,9000,31\nOmar,IT,Sharjah,12500,42\nLina,Sales,Dubai,8700,27\nRavi,IT,Dubai,15000,38\nSara,HR,Ajman,7600,45'
const SOLD =
  'Item;Branch;Sold;Date\nLatte;Marina;120;01/10/2026\nKarak;Deira;310;02/10/2026\nLatte;Deira;95;15/10/2026\nKarak;Marina;180;03/11/2026'
const سواقين =
  'السائق,المدينة,الرحلات,الدخل\nرشيد,دبي,24,3100\nعمر,الشارقة,18,2150.5\nحسن,دبي,31,4020\nزياد,الشارقة,22,2600'
const صيد =
  '| القارب | الشهر | الصيد بالكيلو |\n| --- | --- | --- |\n| سردال | سبتمبر | ٣١٠ |\n| نوخذة | سبتمبر | ٤٢٥ |\n| سردال | اكتوبر | ٥٤٠ |\n| نوخذة | اكتوبر | ٢٢٥ |'

test.each([
  ["what's the average fee in Sharjah, and which project has the highest fee?", FEES, 'Villa Noor'],
  ['average salary in Dubai and who is the oldest', STAFF, 'Highest Age: 45 (Sara).'],
  ['كم متوسط الرحلات في الشارقة، واي سايق عنده اعلى دخل؟', سواقين, 'حسن: 4,020'],
  ['كم الدخل في دبي ومين اعلى سائق دخل؟', سواقين, 'حسن: 4,020 (أعلى الدخل حسب السائق).'],
])('a second question that says all it needs is of all rows: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[1]).toContain(expected)
})

test.each([
  ['which project is the cheapest and how many rooms does it have', FEES, 'Rooms: 6'],
  ['who earns the most and what is his age', STAFF, 'Age: 38 where Name = Ravi'],
  ['who is the oldest and how much does she earn', STAFF, 'Salary: 7,600 where Name = Sara'],
  ['السواق اللي سوى اكثر رحلات مين وكم دخله', سواقين, '4,020'],
  ['مين اعلى دخل وكم عنده رحلات', سواقين, '31'],
  ['ايش اكثر مدينة فيها دخل، وكم نسبتها', سواقين, 'دبي: 60%'],
  ['how many earn over 9000, and how many are under 40', STAFF, '3 rows where Age < 40'],
  ['How many karaks did we sell in Marina and how many lattes in Deira?', SOLD, '95'],
])('the second goes back to what the first found: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[1]).toContain(expected)
})

test.each([
  ['which branch sold more and by how much', SOLD, 'Difference in Sold: 105'],
  ['مين صاد اقل وبكم', صيد, '200 (سردال 850، نوخذة 650)'],
  ['اي قارب صاد اكثر في المجموع وكم؟', صيد, 'سردال: 850'],
  ['best seller in each branch', SOLD, 'Marina: Karak 180; Deira: Karak 310'],
  ['which department has the most staff', STAFF, 'IT and Sales: 2'],
  ['What share of october sales is karak?', SOLD, '59%'],
  ['drop the lattes, whats the total', SOLD, 'Total Sold: 490'],
  ['wich brnch sold most karak', SOLD, 'Deira: 310'],
  ['whats diff between abu dhabi n dubai fees', FEES, 'AED 45,000'],
])('everyday words of one question: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[0]).toContain(expected)
})

test.each([
  ['I have an architecture office in Dubai. Total fees?', FEES, 'Total Fee: AED 442,000.'],
  ['Our office is in Dubai. Total fees?', FEES, 'Total Fee: AED 442,000.'],
  ['we are a clinic in sharjah - total fee?', FEES, 'Total Fee: AED 442,000.'],
  ["I'm in Ajman. Total salary?", STAFF, 'Total Salary: 52,800.'],
  ['مكتبنا في دبي. مجموع الدخل كم؟', سواقين, '11,870.5'],
  ['عندي شركة ليموزين في دبي، كم مجموع الدخل؟', سواقين, '11,870.5'],
])('where one is restricts nothing: %s', (question, table, expected) => {
  expect(leadsOf(question, table)[0]).toContain(expected)
})

test('years are told apart and never taken for ages or amounts', () => {
  const cars = 'Car,Year,Price\nYaris,2021,41500\nPatrol,2022,189000\nCamry,2018,52000'
  expect(leadsOf('newest car and oldest car', cars)).toEqual([
    '**Highest Year: 2022 (Patrol).**',
    '**Lowest Year: 2018 (Camry).**',
  ])
  expect(leadsOf('sort staff by age, oldest first', STAFF)[0]).toContain('5 rows')
})
