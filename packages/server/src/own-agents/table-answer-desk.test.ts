import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { tableAnswerDesk as agent } from './table-answer-desk.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'total units by city\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['Dubai leads with 57', '| Sharjah | 30 | 1 |', '5 of 5 rows'],
  ],
  [
    'Product,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05\n\nhow many orders from dubai?',
    ['3 rows where City = Dubai'],
  ],
  [
    'total units in February\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['Total Units: 28', 'Date = February'],
  ],
  [
    'units sold between 1 Feb 2026 and 31 Mar 2026\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['Total Units: 53'],
  ],
  [
    'list orders not in Dubai\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['2 rows where City ≠ Dubai'],
  ],
  [
    'which product is the most expensive?\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['Highest Price: 3,500 (Laptop)'],
  ],
  [
    'what is the median price?\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['Median Price: 2,100'],
  ],
  [
    'pls show rows where price above 2,000\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['4 rows where Price > 2,000'],
  ],
  [
    'average salary per department\n\nName\tDepartment\tSalary\nAli\tSales\tAED 12,000\nSara\tIT\tAED 15,500\nOmar\tSales\tAED 9,500\nHuda\tIT\tAED 18,000',
    ['IT leads with AED 16,750', '10,750'],
  ],
  [
    'how many people in IT\n\nName\tDepartment\tSalary\nAli\tSales\tAED 12,000\nSara\tIT\tAED 15,500\nOmar\tSales\tAED 9,500\nHuda\tIT\tAED 18,000',
    ['2 rows where Department = IT'],
  ],
  [
    'ما مجموع المبيعات؟\n\nالمنتج,المدينة,المبيعات\nقهوة,دبي,"1,200"\nشاي,الشارقة,٨٠٠\nقهوة,الشارقة,950\nعصير,دبي,400',
    ['مجموع المبيعات: 3,350'],
  ],
  [
    'أي منتج الأكثر مبيعًا؟\n\nالمنتج,المدينة,المبيعات\nقهوة,دبي,"1,200"\nشاي,الشارقة,٨٠٠\nقهوة,الشارقة,950\nعصير,دبي,400',
    ['قهوة: 2,150'],
  ],
  [
    'متوسط المبيعات في دبي\n\nالمنتج,المدينة,المبيعات\nقهوة,دبي,"1,200"\nشاي,الشارقة,٨٠٠\nقهوة,الشارقة,950\nعصير,دبي,400',
    ['متوسط المبيعات: 800'],
  ],
  [
    'اعرض الصفوف التي تزيد عن ٩٠٠\n\nالمنتج,المدينة,المبيعات\nقهوة,دبي,"1,200"\nشاي,الشارقة,٨٠٠\nقهوة,الشارقة,950\nعصير,دبي,400',
    ['عدد الصفوف 2 حيث المبيعات > 900'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['which product sold most?', ['The table, with column names']],
  [
    'standard deviation of score\n\nname;score\nali;10\nsara;20',
    ['Another question', 'standard deviation'],
  ],
  [
    'average weight\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['The column you mean by "weight"', 'Units or Price'],
  ],
  [
    'total\n\nProduct,City,Units,Price,Date\nLaptop,Dubai,12,3500,2026-01-15\nPhone,Sharjah,30,2100,2026-01-20\nLaptop,Abu Dhabi,8,3450,2026-02-03\nTablet,Dubai,20,1500,2026-02-10\nPhone,Dubai,25,2050,2026-03-05',
    ['The column of figures to use', 'Units or Price'],
  ],
  [
    'ما متوسط الأرباح؟\n\nالمنتج,المدينة,المبيعات\nقهوة,دبي,"1,200"\nشاي,الشارقة,٨٠٠\nقهوة,الشارقة,950\nعصير,دبي,400',
    ['العمود المقصود', 'المبيعات'],
  ],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the weather')).toContain('Answers a question about a pasted table')
})
