import { expect, test } from 'vitest'
import { ledgerAnalysis } from '../ledger-analysis.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const SHOP =
  'Date,Description,Amount,Category\n02/09/2026,Shop rent,7500,Rent\n05/09/2026,ENOC petrol,210.50,Fuel\n08/09/2026,DEWA bill,1340,Utilities\n08/09/2026,Etisalat bill,399,Utilities\n02/10/2026,Shop rent,7500,Rent\n06/10/2026,ENOC petrol,240,Fuel\n06/10/2026,ENOC petrol,240,Fuel\n12/10/2026,Van repair,950,Repairs\n20/10/2026,Meta ads,600,Marketing'
const محل =
  'التاريخ,البيان,المبلغ,الفئة\n2026-09-01,إيجار المحل,6000,إيجار\n2026-09-10,فاتورة الكهرباء,720,خدمات\n2026-09-20,راتب العامل,2500,رواتب\n2026-10-01,إيجار المحل,6000,إيجار\n2026-10-03,بنزين الوانيت,170,بنزين\n2026-10-05,بنزين الوانيت,170,بنزين\n2026-10-25,تصليح المكيف,380,صيانة'

const answerTo = (question: string, rows: string): string => {
  const text = `${question}\n\n${rows}`
  return respond([ledgerAnalysis], { text, language: languageOfRequest(text), today: '2026-11-29' })
    .text
}

test.each([
  ['I have a flower shop. What did we spend in September?', SHOP, 'AED 9,449.50'],
  ['We run a small shop in Ajman, how much was October?', SHOP, 'AED 9,530.00'],
  ['small rent a car office here, licence 88213. how much went on fuel', SHOP, 'AED 690.50'],
  ['I work for a marketing agency and we need total fuel in September', SHOP, 'AED 210.50'],
  ["I'm 34 and run a repair garage. how much on fuel", SHOP, 'AED 690.50'],
  ['عندي محل ورد، كم صرفنا في شهر سبتمبر؟', محل, '9,220.00'],
  ['بشتغل في محل ورد عايز اعرف صرفنا كام في سبتمبر', محل, '9,220.00'],
  ['محل ورد هنا، كم البنزين', محل, '340.00'],
])('who asks is looked for in no ledger: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})

test.each([
  ['shop petrol book, can you see if i payed twice', SHOP, '1 possible duplicate, AED 240.00'],
  ['anything twice on this petrol station account', SHOP, '1 possible duplicate, AED 240.00'],
  ['the shop expenses, what is the total in october', SHOP, 'AED 9,530.00'],
  ['the shop spent how much in october?', SHOP, 'AED 9,530.00'],
  ['how much did our shop spend in october', SHOP, 'AED 9,530.00'],
  ['دفتر محل العامل كم المجموع', محل, '15,940.00'],
  ['مصاريف المحل في سبتمبر كم', محل, '9,220.00'],
  ['المحل صرف كام في سبتمبر', محل, '9,220.00'],
  ['في دفتر المحل هل في شي مكرر', محل, '170.00 درهم إذا'],
])('whose ledger it is, too: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})

test.each([
  ['how much is the shop rent', SHOP, 'Spent on "shop rent": AED 15,000.00'],
  ['check the rent account, total?', SHOP, 'Spent on "rent": AED 15,000.00'],
  ['I have a feeling the ads were charged twice', SHOP, 'No duplicate of "ads"'],
  ['كم ايجار المحل', محل, '12,000.00'],
  ['كم صرفنا على تصليح المكيف', محل, '380.00'],
])('what is asked for stays: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})

test.each([
  ['split by month for fuel only', SHOP, 'Spent on "fuel": AED 690.50; the most in October 2026'],
  ['بنزين كل شهر كم؟', محل, 'المصروف على «بنزين»: 340.00'],
  ['is petrol going up or down?', SHOP, 'went up by AED 269.50'],
  ['Total spent? And what is the total of payments above 700?', SHOP, 'Total spent: AED 18,979.50'],
  ['fuel total, utilities total and grand total', SHOP, 'Total spent: AED 18,979.50'],
  ['three of us share the shop, what does each one owe?', SHOP, 'Split 3 ways: AED 6,326.50'],
  ['what is on my Etisalat bill', SHOP, 'AED 399.00'],
  ['كم دفعنا كهربا', محل, '720.00'],
])('everyday words: %s', (question, rows, expected) => {
  expect(answerTo(question, rows)).toContain(expected)
})
