import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { runwayForecaster as agent } from './runway-forecaster.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'cash: 400,000 revenue: 40k growing 10% mom costs: 80k',
    'income covers the costs from August 2027 on',
  ],
  [
    'we get 50k monthly and spend 40k, bank 100k',
    'AED 10,000.00 more comes in than goes out each month',
  ],
  ['cash 1m gross burn 100k net burn 60k', '**Runway: 16.7 months.'],
  ['cash 500k; weekly costs 10k', '**Runway: 11.5 months.'],
  [
    'hey, could u tell me how long 480k lasts when we burn fifty thousand a month?',
    '**Runway: 9.6 months. The cash runs out in September 2027.**',
  ],
  [
    'startng with $250k in the bank and burning $30k monthly',
    '**Runway: 8.3 months. The cash runs out in August 2027.**',
  ],
  [
    'cash: AED 1.2m\nsalaries: 70,000\nrent: 20,000\nother costs: 10,000',
    '**Runway: 12 months. The cash runs out in November 2027.**',
  ],
  [
    'I have 100k, costs of 10k and revenue of 12k',
    '**The cash does not run out: AED 2,000.00 more comes in than goes out each month at the start.**',
  ],
  [
    'bank balance 90,000 dhs, annual costs 360,000',
    '**Runway: 3 months. The cash runs out in February 2027.**',
  ],
  [
    'النقد ٥٠٠ ألف ومعدل الحرق ٥٠ ألف درهم شهريا، متى ينفد النقد؟',
    '**يكفي النقد 10 أشهر، وينفد في سبتمبر 2027.**',
  ],
  [
    'معنا نصف مليون درهم والرواتب ٣٠ ألف والإيجار ١٠ آلاف في الشهر',
    '**يكفي النقد 12.5 شهرًا، وينفد في ديسمبر 2027.**',
  ],
  ['we will raise 1m next month, have 200k, costs 80k', '**Runway: 15 months.'],
  ['we have 10 employees costing 15k each per month and 1m cash', '**Runway: 6.7 months.'],
  ['كم نحتاج لنكفي سنة ونصف ولدينا 300 ألف ونخسر 25 ألف شهريا', '**150,000.00 درهم** نقدًا إضافيًا'],
] as const)('a request in other words is answered: %s', (text, result) => {
  expect(answer(text)).toContain(result)
})

test.each([
  ['how long will our cash last?', '**cash at hand**'],
  ['we have 600k in the bank', '**monthly costs or monthly burn**'],
  ['نحرق 40 ألف درهم شهريا', '**النقد المتاح** (مثلًا: «600,000 درهم في البنك»)'],
] as const)('what is missing is asked for: %s', (text, question) => {
  expect(answer(text)).toContain(question)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('translate good morning into French')).toContain('Forecasts cash month by month')
})
