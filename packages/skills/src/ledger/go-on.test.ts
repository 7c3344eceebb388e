import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { ledgerAnalysis } from '../ledger-analysis.ts'

const ledger = `Date,Description,Amount,Category
2026-08-02,Studio rent,6000,Rent
2026-09-02,Studio rent,6000,Rent
2026-09-11,Fuel ENOC,260,Transport
2026-10-15,Printer ink,290,Office
2026-10-16,Printer ink,290,Office`
const talk = (...messages: string[]) => answerAfter([ledgerAnalysis], ...messages)

test('another category, and another month of the same', () => {
  const first = `how much on transport?\n${ledger}`
  expect(talk(first, 'and rent?')).toContain('AED 12,000.00')
  expect(talk(first, 'and rent?', 'just September')).toContain('AED 6,000.00')
})

test('another question is asked of the whole ledger', () => {
  expect(talk(`كم صرفت في سبتمبر؟\n${ledger}`, 'فيه شي مكرر؟')).toContain('Printer ink')
})

test('without something it is the same question', () => {
  expect(talk(`total for September\n${ledger}`, 'without rent')).toContain('AED 260.00')
})

test('a line more, a line less and an amount put right hold for what follows', () => {
  const first = `total for October\n${ledger}`
  expect(talk(first, 'missed one\n2026-10-20,DEWA,400,Bills')).toContain('AED 980.00')
  expect(talk(first, 'take out the one on the 16th, so October is?')).toContain('AED 290.00')
  expect(talk(first, 'the fuel was 280 not 260', 'and September?')).toContain('AED 6,280.00')
})

test('duplicates that were told are taken out', () => {
  const answer = talk(`any duplicates?\n${ledger}`, 'remove it then', 'total October')
  expect(answer).toContain('AED 290.00')
})

test('months that were asked one after the other are compared, of the same thing', () => {
  const first = `how much on transport in September?\n${ledger}`
  expect(talk(first, 'vs October')).toContain('"transport" went down by AED 260.00')
  expect(talk(`total for September\n${ledger}`, 'and October', 'by how much less?')).toContain(
    'from September 2026 to October 2026',
  )
})

test('what an answer rests on is shown', () => {
  const first = `spend in September\n${ledger}`
  expect(talk(first, 'on what?')).toContain('Fuel ENOC')
  expect(talk(`كم المصروف على Office\n${ledger}`, 'كم مرة')).toContain('16 أكتوبر 2026')
})

test('the whole ledger, and a category called like a paper', () => {
  expect(talk(`total for October\n${ledger}`, 'and the whole thing?')).toContain('AED 12,840.00')
  const bills = 'التاريخ;الوصف;المبلغ;الفئة\n2026-09-10;كهرباء;820;فواتير\n2026-10-11;لولو;64;أكل'
  expect(talk(`مجموع اكتوبر\n${bills}`, 'والفواتير بالشهرين سوا')).toContain('820.00')
})

test('the second largest, and a month that is called by its number', () => {
  expect(talk(`biggest expense\n${ledger}`, 'without rent', 'second biggest')).toContain(
    'The second largest expense',
  )
  expect(talk(`كم صرفت على Office\n${ledger}`, 'وبس شهر 10')).toContain('«Office» في أكتوبر 2026')
})

test('a line that is told in words, or written inside a sentence, is one more', () => {
  const first = `total for October\n${ledger}`
  expect(talk(first, 'add this one 20/10/2026 plumber 350 and give me October')).toContain(
    'AED 930.00',
  )
  expect(talk(first, 'i forgot fuel 120 on 18/10/2026, October?')).toContain('AED 700.00')
  const bank =
    'التاريخ;الوصف;مدين;دائن\n01/11/2026;رواتب;42000;\n05/11/2026;دفعة عميل;;65000\n15/11/2026;وقود;3870;'
  expect(
    talk(`كم طلع\n${bank}`, 'نسيت سطر 28/11/2026;وقود;4130; ضيفه وقلي كم صار الوقود'),
  ).toContain('8,000.00')
})

test('one of the duplicates is taken out and what else is asked is answered', () => {
  const first = `any duplicates?\n${ledger}`
  expect(talk(first, 'remove one of them and what is the total')).toContain('AED 12,550.00')
  expect(talk(`فيه شي مكرر؟\n${ledger}`, 'مكرر بالغلط شيل واحد وعطني اكتوبر')).toContain('290.00')
})

test('the whole of a month is no more of the category before', () => {
  const first = `how much on transport?\n${ledger}`
  expect(talk(first, 'whole of september then')).toContain('AED 6,260.00')
})

test('what is asked behind a line more is no part of its last cell', () => {
  const more = 'add 2026-10-20,Flyers,150,Marketing. and what is October then?'
  expect(talk(`total for September\n${ledger}`, more)).toContain('AED 730.00')
})
