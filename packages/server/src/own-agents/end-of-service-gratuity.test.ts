import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { endOfServiceGratuity as agent } from './end-of-service-gratuity.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['hello, whats my gratuity pls: basic 12k, 9 yrs', '**End-of-service gratuity: AED 90,000.00**'],
  [
    'basic pay is AED 1.2m a year and I stayed for three years',
    '**End-of-service gratuity: AED 210,000.00**',
  ],
  ['Terminated after 25 years, basic 20,000', '**End-of-service gratuity: AED 470,000.00**'],
  ['basic 10,000, thirty years', '**End-of-service gratuity: AED 240,000.00**'],
  [
    'I earn 18000 a month, 11000 of it basic, and I am leaving after 7 years',
    '**End-of-service gratuity: AED 60,500.00**',
  ],
  [
    'salary 10,000 and 7 years',
    '**If AED 10,000.00 is your basic pay, the end-of-service gratuity is AED 55,000.00.**',
  ],
  [
    'basic salary 6,000, 11 months of service',
    '**No gratuity is due: it needs one full year of service.**',
  ],
  [
    'started 15/03/2018, last day 15/03/2025, basic AED 12,000',
    '**End-of-service gratuity: AED 66,000.00**',
  ],
  ['كم مكافأتي؟ الأساسي ٨٠٠٠ والخدمة ٣ سنوات و٦ أشهر', '**مكافأة نهاية الخدمة: 19,600.00 درهم**'],
  ['استقلت بعد عشر سنوات والأجر الأساسي خمسة آلاف درهم', '**مكافأة نهاية الخدمة: 42,500.00 درهم**'],
  [
    'راتبي 12 ألف واشتغلت سنتين كم مستحقاتي',
    '**إذا كان 12,000.00 درهم هو أجرك الأساسي فمكافأة نهاية الخدمة 16,800.00 درهم.**',
  ],
  [
    'لو سمحت احسب نهايه الخدمه، اساسي 8500 من 1 مارس 2019 الى 31 اغسطس 2024',
    '**مكافأة نهاية الخدمة: 34,000.00 درهم**',
  ],
] as const)('a request in other words is answered: %s', (text, result) => {
  expect(answer(text)).toContain(result)
})

test.each([
  ['how much gratuity will I get?', ['monthly basic pay', 'length of service']],
  ['my package is 20,000, four years', ['the basic pay alone']],
  ['الأساسي 9,000 درهم', ['مدة الخدمة']],
] as const)('what is missing is asked for: %s', (text, names) => {
  for (const name of names) expect(answer(text)).toContain(name)
})

test.each([
  ['I worked in DIFC for 5 years on a basic of 10,000', 'In the DIFC this formula does not apply'],
  ['أنا مواطن وراتبي الأساسي 20,000 وخدمتي 8 سنوات', 'المعاشات والتأمينات'],
] as const)('who comes under other rules is told so: %s', (text, piece) => {
  expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem about the desert')).toContain(
    'Calculates the UAE end-of-service gratuity',
  )
})
