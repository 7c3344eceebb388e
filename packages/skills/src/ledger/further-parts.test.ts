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

const SHOP =
  'date,item,amount,category\n2026-10-03,Rent,9000,Rent\n2026-10-12,Internet,600,Utilities\n2026-11-03,Rent,9500,Rent\n2026-11-09,Phone,350,Utilities'
const CLIENTS =
  'date,description,amount\n2026-10-02,Client ABC,15000\n2026-10-04,Rent,-5000\n2026-10-22,Salaries,-9000\n2026-11-02,Rent,-5000'
const CHARITY =
  'التاريخ;البيان;مدين;دائن\n1/11/2026;تبرع ام خالد;;2000\n3/11/2026;سلال غذائية;1350;\n5/11/2026;تبرع شركة النور;;5000\n8/11/2026;نقل;400;'

test.each([
  [
    'How much income from clients in October, and how much did we spend in the same month?',
    CLIENTS,
    '14,000.00',
  ],
  ['total received from clients, and total expenses?', CLIENTS, '19,000.00'],
  ['ايش مجموع التبرعات ومجموع المصاريف؟', CHARITY, '1,750.00'],
  ['كم وصلنا تبرعات وكم صرفنا', CHARITY, '1,750.00'],
])('what was spent is asked beside what came in: %s', (question, rows, spent) => {
  const leads = leadsOf(question, rows)
  expect(leads).toHaveLength(2)
  expect(leads[1]).toContain(spent)
})

test.each([
  ['how much on rent in october and how much in november', '9,500.00'],
  ['كم دفعنا للايجار الشهر الماضي وكم هذا الشهر', '9,500.00'],
])('a month that is named alone is about what stands before it: %s', (question, amount) => {
  const rows = SHOP.replaceAll('Rent', /\p{Script=Arabic}/u.test(question) ? 'ايجار' : 'Rent')
  expect(leadsOf(question, rows)[1]).toContain(amount)
})

test.each([
  'which category did we spend the most on and which the least?',
  'on which category did we spend most and on which least',
])('the smallest of the categories is none of the entries: %s', (question) => {
  const leads = leadsOf(question, SHOP)
  expect(leads).toHaveLength(2)
  expect(leads[0]).toContain('the largest is Rent')
  expect(leads[1]).toContain('The smallest is Utilities: AED 950.00')
})

test.each([
  ['total by category, smallest first', 'the smallest is Utilities'],
  ['اي فئة صرفنا عليها اقل شي', 'the smallest is Utilities'],
])('the categories begin with the smallest: %s', (question, lead) => {
  const answer = answerTo(question, SHOP)
  expect(answer).toContain(lead)
  expect(answer.indexOf('| Utilities')).toBeLessThan(answer.indexOf('| Rent'))
})

test.each([
  ['how much on rent? and when was the last time', '**The last: 3 November 2026, AED 9,500.00.**'],
  ['when did we last pay the rent', '**The last: 3 November 2026'],
])('the last of the entries is told: %s', (question, last) => {
  expect(answerTo(question, SHOP)).toContain(last)
})

test('a limit is no smallest of all', () => {
  expect(leadsOf('كم دفعت اقل من ٧٠٠ وشو هم', SHOP)[0]).toContain('عدد القيود تحت 700.00 درهم: 2')
})
