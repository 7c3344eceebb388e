import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { tableAnswerer } from '../table-answerer.ts'

const shops = `Shop;Product;Qty;Revenue
Marina;Oud;12;4800
Marina;Musk;30;3600
JLT;Oud;7;2800
JLT;Musk;22;2640`
const talk = (...messages: string[]) => answerAfter([tableAnswerer], ...messages)

test('another figure keeps the column, the group and the rows', () => {
  const answer = talk(`total revenue by shop\n${shops}`, 'and the average?')
  expect(answer).toContain('| Marina | 4,200 |')
  expect(talk(`total revenue by shop\n${shops}`, 'no sorry, the qty')).toContain('| Marina | 42 |')
})

test('other rows keep what was asked, and take the place of those of the same column', () => {
  const first = `total qty of oud\n${shops}`
  expect(talk(first, 'and musk')).toContain('52')
  expect(talk(first, 'and musk', 'only in JLT?')).toContain('22')
})

test('a question that says all that it needs stands by itself', () => {
  const answer = talk(`total qty of oud\n${shops}`, 'which shop has the most revenue')
  expect(answer).toContain('Marina: 8,400')
})

test('what changes nothing is asked back', () => {
  expect(talk(`total qty of oud\n${shops}`, 'make it nicer')).toContain('total qty of oud')
})

test('a row more and a figure put right hold for what follows', () => {
  const first = `total qty by shop\n${shops}`
  expect(talk(first, 'add JLT;Bakhoor;9;1500')).toContain('| JLT | 38 |')
  expect(talk(first, 'oud in JLT should be 17', 'only JLT')).toContain('| JLT | 39 |')
})

test('the second one, the rest and both together are of what was asked before', () => {
  expect(talk(`which shop has the most revenue\n${shops}`, 'and second?')).toContain('JLT: 5,440')
  const oud = `total qty of oud\n${shops}`
  expect(talk(oud, 'and musk', 'both together')).toContain('71')
  expect(talk(oud, 'and musk', 'which one is more')).toContain('Musk: 52')
  expect(talk(oud, 'the rest?')).toContain('52')
  expect(talk(`total qty without oud\n${shops}`, 'put it back')).toContain('71')
})

test('a figure alone takes the place of a limit, and another side joins it', () => {
  const first = `rows with more than 10 qty\n${shops}`
  expect(talk(first, 'no, 25')).toContain('1 row')
  expect(talk(first, 'and less than 25')).toContain('2 rows')
})

test('what was found is asked further', () => {
  const first = `which shop has the most revenue\n${shops}`
  expect(talk(first, 'how many qty does it have')).toContain('42')
  expect(talk(first, 'what share is that')).toContain('60.7%')
})

test('a place is known with its particles, and left out with a verb', () => {
  const cars = 'السيارة;الإمارة;السعر\nكامري;دبي;52000\nيارس;الشارقة;27500\nباترول;دبي;118000'
  expect(talk(`متوسط السعر بالشارقة\n${cars}`, 'وبدبي')).toContain('85,000')
  expect(talk(`مجموع السعر حسب الإمارة\n${cars}`, 'شيل دبي')).not.toContain('170,000')
})

test('the cheaper of groups comes first, and a price is ranked within each group', () => {
  const prices = 'Item;Branch;Price\nSoap;Deira;4\nTowel;Karama;35\nSoap;Karama;5'
  expect(talk(`average price by branch\n${prices}`, 'which is cheaper')).toContain(
    'Deira comes first',
  )
  expect(talk(`most expensive item\n${prices}`, 'why', 'and by branch')).toContain(
    'Karama: Towel 35',
  )
})

test('a row that is told in words is one more', () => {
  const staff = 'الموظف,الفرع,المبيعات\nعلي,العين,4200\nمنى,دبي,5100\nياسر,العين,3900'
  expect(
    talk(`مجموع المبيعات لكل فرع\n${staff}`, 'نسينا سعاد من العين 1500 كم يصير العين'),
  ).toContain('9,600')
})

test('what was meant is another column, and no average', () => {
  const reps = 'Rep;Orders;Amount\nAisha;14;22400\nBinu;9;18750\nAisha;11;16900\nBinu;13;21600'
  expect(talk(`who had most orders\n${reps}`, 'by amount i mean')).toContain('Binu: 40,350')
})

test('several changes of one message hold together', () => {
  const changes = 'oud in JLT is 17 not 7, add JLT;Bakhoor;9;1500'
  expect(talk(`total qty by shop\n${shops}`, changes)).toContain('| JLT | 48 |')
})

test('how many one has is what was added up to tell whose are the most', () => {
  const first = `which shop sold the most qty?\n${shops}`
  expect(talk(first, 'and how many did JLT sell?')).toContain('29')
})

test('what was left out counts again once it is put back', () => {
  const first = `total revenue without JLT\n${shops}`
  expect(talk(first, 'put JLT back in, share of revenue by shop')).toContain('| Marina | 8,400 |')
})

test('who asks for names, whatever was compared before', () => {
  const staff = 'Name,Team,Pay\nLina,Sales,40\nFadi,Sales,65\nMay,Support,70'
  const answer = talk(`total pay by team?\n${staff}`, 'and who are the top 2 by pay?')
  expect(answer).toContain('May 70, Fadi 65')
})
