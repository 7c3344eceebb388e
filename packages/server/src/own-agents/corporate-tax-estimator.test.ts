import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { corporateTaxEstimator as agent } from './corporate-tax-estimator.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'hi, could you plz estimate the corprate tax on a net profit of 1.2m dirhams?',
    'Estimated corporate tax: AED 74,250.00',
  ],
  [
    'turnover was AED 4,000,000 and total expenses AED 3,250,000',
    'Estimated corporate tax: AED 33,750.00',
  ],
  ['we made $150,000 net profit', 'Estimated corporate tax: AED 15,828.75'],
  ['my profit is 30k per month', 'Estimated corporate tax: AED 0.00'],
  [
    'Revenue: 3,500,000\nPayroll: 1,000,000\nRent: 250,000\nMarketing: 150,000',
    'Estimated corporate tax: AED 155,250.00',
  ],
  ['كم ندفع ضريبة شركات إذا كان صافي الربح ٧٥٠٬٠٠٠ درهم؟', 'ضريبة الشركات المقدّرة: 33,750.00 درهم'],
  ['ربحت شركتنا مليون ونصف المليون العام الماضي', 'ضريبة الشركات المقدّرة: 101,250.00 درهم'],
  [
    'لو سمحت احسب الضريبه، المبيعات ٣ ملايين والمصاريف مليونين',
    'ضريبة الشركات المقدّرة: 56,250.00 درهم',
  ],
  ['خسارة 80 ألف درهم هذه السنة', 'ضريبة الشركات المقدّرة: 0.00 درهم'],
] as const)('a request in other words is answered: %s', (text, result) => {
  expect(answer(text)).toContain(`**${result}**`)
})

test.each([
  ['how much corporate tax do I owe?', 'the profit of the year, or revenue and expenses'],
  ['our revenue was AED 2m', 'the expenses or the profit of the year'],
  ['إيراداتنا 2 مليون درهم', 'مصروفات السنة أو ربحها'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem about the desert')).toContain('Estimates UAE corporate tax')
})
