import { expect, test } from 'vitest'
import { corporateTax } from '../corporate-tax.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([corporateTax], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  [
    'Monthly revenue 140,000. Monthly costs: salaries 48,000, rent 15,500, other costs 9,500. Tax?',
    'AED 48,000.00 a month and AED 15,500.00 a month and AED 9,500.00 a month',
  ],
  ['revenue 2m, rent 100k, 5 drivers at 60,000 each. tax?', '5 × AED 60,000.00'],
  ['الايراد 2 مليون، ايجار 100 الف، 5 عمال لكل عامل 60 الف، كم الضريبة', '110,250.00'],
  ['how much profit do I have left after tax on 900,000?', 'tax: AED 852,750.00'],
  ['my accountant says tax on 1 million is 90,000. correct?', 'No, not AED 90,000.00'],
  ['year 1 loss of 350k, year 2 profit of 900k. tax in year 2?', 'tax: AED 15,750.00'],
  [
    'our revenue went up to 3.1m, can we still use small business relief? profit 600k',
    'profit AED 600,000.00 · revenue AED 3,100,000.00',
  ],
])('each figure is taken for what it is: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
  expect(answerTo(text)).not.toContain('AED 2.00')
})
