import { expect, test } from 'vitest'
import { ledgerAnalysis } from '../ledger-analysis.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const GYM =
  'date,description,debit,credit,category\n2026-09-02,Gym rent,14000,,Rent\n2026-09-05,Memberships,,38250,Income\n2026-10-02,Gym rent,14000,,Rent\n2026-10-06,Memberships,,41100,Income\n2026-10-21,AC repair,1290,,Maintenance\n2026-10-21,Towels,815.75,,Supplies'

const answerTo = (question: string): string => {
  const text = `${question}\n\n${GYM}`
  const language = languageOfRequest(text)
  return respond([ledgerAnalysis], { text, language, today: '2026-11-29' }).text
}

test.each([
  'totals by category and by month, in and out',
  'totals by category and month please, money in and out',
])('what came in stands beside what went out, and the total stands once: %s', (question) => {
  const answer = answerTo(question)
  expect(answer).toContain('| Income | AED 0.00 | AED 79,350.00 |')
  expect(answer).toContain('| October 2026 | AED 16,105.75 | AED 41,100.00 |')
  expect(answer.match(/Total spent/g)).toHaveLength(1)
})

test.each([
  ['which day did I spend most?', 'Wednesday 2 September 2026: AED 14,000.00'],
  ['what day in october did we spend the least', 'Wednesday 21 October 2026: AED 2,105.75'],
  ['اي يوم صرفت فيه اكثر', 'الأربعاء 2 سبتمبر 2026: 14,000.00'],
])('the day on which most was spent: %s', (question, day) => {
  expect(answerTo(question)).toContain(day)
})

test('which day something was paid on looks for it', () => {
  expect(answerTo('which day was the ac repair')).toContain('| 21 October 2026 | AC repair |')
})

test('weeks of a month are compared as those', () => {
  const answer = answerTo('compare the first week of september with the first week of october')
  expect(answer).toContain('1 September 2026 to 7 September 2026')
  expect(answer).toContain('1 October 2026 to 7 October 2026')
})

test.each([
  ['what is my biggest expense after rent', 'AC repair: AED 1,290.00'],
  ['وين راحت فلوسي شهر عشرة', '16,105.75'],
])('%s', (question, expected) => {
  expect(answerTo(question)).toContain(expected)
})
