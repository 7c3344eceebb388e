import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { mortgageAndLoanPlanner as agent } from './mortgage-and-loan-planner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['a villa for 2m at 4.5% over 25 years', '**Monthly payment: AED 8,893.32**'],
  ['mortgage 1.5m aed 25yrs 4.5%', '**Monthly payment: AED 8,337.49**'],
  ['loan AED500,000@4.5% for 20years', '**Monthly payment: AED 3,163.25**'],
  ['1.2m over 20 years at 4½%', '**Monthly payment: AED 7,591.79**'],
  [
    'mortgage 6 million villa first home 20% down 4% 25 years',
    '**Monthly payment: AED 25,336.17**',
  ],
  [
    'i earn 35000 monthly, existing loans 5000, rate 5% 25 years how much mortgage can i get',
    '**You can borrow about AED 2,138,250.59**',
  ],
  ['monthly 7000 4.5% 25 years', '**You can borrow about AED 1,259,372.25**'],
  ['loan 100k 1% per month 12 months', '**Monthly payment: AED 8,884.88**'],
  [
    'تمويل 750,000 درهم 15 سنة 3.8٪ مع دفعة إضافية 1000 درهم شهرياً',
    '**القسط الشهري: 5,472.79 درهم**',
  ],
  [
    'property 6m, 30% down, 4%, 25 years',
    '70% to expatriates and 75% to nationals above AED 5 million',
  ],
  [
    'property 2m, 30% down, 4%, 25 years',
    '80% to expatriates and 85% to nationals up to AED 5 million',
  ],
  [
    'hi there, plz tell me the montly instalment for a 1.2m loan, 3.99%, twenty years',
    '**Monthly payment: AED 7,265.44**',
  ],
  ['car loan of 80k, 2.49% flat, 60 months', '**Monthly payment: AED 1,499.33**'],
  [
    'how long do i need to repay 500,000 dhs at 5 per cent if i pay 6000 per month',
    '**Paid back in 8 years and 7 months (103 months)**',
  ],
  [
    'house price AED 2,000,000, deposit 25%, interest 4.1%, 25 yrs',
    '**Monthly payment: AED 8,000.61**',
  ],
  [
    'I earn 20,000 a month. What is the maximum mortgage at 4% over 25 years?',
    '**You can borrow about AED 1,894,524.83**',
  ],
  [
    'ما هو القسط الشهري على مليون ومئتي ألف لمدة عشرين سنة بنسبة خمسة بالمئة',
    '**القسط الشهري: 7,919.47 درهم**',
  ],
  ['قرض شخصي ٥٠ ألف درهم على سنتين بفائدة ٦٪ لو سمحت', '**القسط الشهري: 2,216.03 درهم**'],
  [
    'كم سنة أحتاج لسداد قرض 500 ألف بفائدة 5% إذا دفعت 6000 شهريًا',
    '**يُسدَّد خلال 8 سنوات و7 أشهر (103 أشهر)**',
  ],
] as const)('a request in other words is answered: %s', (text, result) => {
  expect(answer(text)).toContain(result)
})

test.each([
  [
    'loan 500,000 at 4.5% per month for 12 months',
    '**annual interest rate** (for example: "4.5%")',
  ],
  [
    'what is the payment on a loan of 1,000,000 over 25 years',
    '**annual interest rate** (for example: "4.5%")',
  ],
  ['كم قسط قرض مليون درهم بفائدة 4.5%؟', '**مدة القرض** (مثلًا: «25 سنة»)'],
] as const)('what is missing is asked for: %s', (text, question) => {
  expect(answer(text)).toContain(question)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the weather in Dubai?')).toContain(
    'Works out the monthly payment of a mortgage or loan',
  )
})
