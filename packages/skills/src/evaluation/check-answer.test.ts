import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'

const meets = (expectation: object, answer: string) =>
  checkAnswer(
    { outcome: 'answer', expectations: [expectation as never] },
    { answer, outcome: 'answer' },
  ).passed
const figure = (value: number, unit?: string, tolerance = 0) => ({
  kind: 'figure',
  value,
  tolerance,
  ...(unit && { unit }),
})

test.each([
  [1050, undefined, 'The total is **AED 1,050.00**.'],
  [1050, 'AED', '| Total | AED 1,050.00 |'],
  [1050, 'AED', 'المجموع ١٬٠٥٠٫٠٠ درهم'],
  [1050, 'درهم', 'You pay 1050 dirhams'],
  [1050, 'AED', 'Dhs. 1,050'],
  [1050, 'AED', 'AED1,050'],
  [1050, 'AED', 'Total (AED): 1 050.00'],
  [1050, 'AED', 'المجموع: ۱۰۵۰ درهمًا إماراتيًا'],
  [1050, undefined, 'Zusammen 1.050,00 Euro'],
  [1050, undefined, "CHF 1'050"],
  [10000, undefined, 'about 10\u202f000 people'],
  [10000, undefined, 'about 10 000 people'],
  [1234567.5, undefined, 'Rs 12,34,567.50'],
  [3.5, undefined, '3,5 Liter'],
  [5, '%', 'a rate of 5%'],
  [5, '%', 'بنسبة ٥٪'],
  [5, 'percent', 'بنسبة 5 بالمئة'],
  [1_200_000, 'AED', 'AED 1.2 million'],
  [1_200_000, 'AED', '1.2 مليون درهم'],
  [-50, 'AED', 'a difference of −AED 50.00'],
  [-50, 'AED', 'AED -50.00'],
  [-50, undefined, 'Balance (50.00)'],
  [10, undefined, 'from 5–10'],
  [21, 'days', '21 يومًا عن كل سنة'],
  [6, undefined, '5 سنوات و6 أشهر'],
  [2, undefined, 'one of 1,2,3'],
] as const)('the figure %d (%s) is found in: %s', (value, unit, answer) => {
  expect(meets(figure(value, unit), answer)).toBe(true)
})

test.each([
  [50, undefined, 'AED 1,050.00'],
  [50, undefined, 'AED -50.00'],
  [105, undefined, 'AED 1050'],
  [1050, 'USD', 'AED 1,050.00'],
  [1050, 'AED', 'It is 1,050 days and AED 20'],
  [5, '%', '5 days'],
  [4, undefined, 'on A4 paper with CO2'],
  [8, undefined, 'AED 8.50'],
  [1.05, undefined, 'AED 1,050'],
  [7, undefined, 'no figure at all'],
] as const)('the figure %d (%s) is not found in: %s', (value, unit, answer) => {
  expect(meets(figure(value, unit), answer)).toBe(false)
})

test.each([
  [36_000, 1, 'AED 36,000.90', true],
  [36_000, 1, 'AED 36,001.10', false],
  [0.3, 0, '0.3', true],
] as const)('the figure %d is right within %d in: %s (%s)', (value, tolerance, answer, right) => {
  expect(meets(figure(value, undefined, tolerance), answer)).toBe(right)
})

test.each([
  ['Article 51', 'see **article  51** of the law'],
  ['نهاية الخدمة', 'مكافأة نهايه الخِدمة'],
  ['الأساسي', 'الراتب الاساسي'],
  ["year's pay", 'two year’s pay'],
  ['المادة 51', 'المادة ٥١'],
  ['not tax-deductible', 'Not\ntax‑deductible.'],
] as const)('the text %s is in: %s', (text, answer) => {
  expect(meets({ kind: 'includes', text }, answer)).toBe(true)
  expect(meets({ kind: 'excludes', text }, answer)).toBe(false)
})

test.each([
  ['Article 5', 'Article 51'],
  ['5.00', '15.00'],
  ['050', '1,050'],
  ['exempt', 'standard-rated'],
] as const)('the text %s is not in: %s', (text, answer) => {
  expect(meets({ kind: 'includes', text }, answer)).toBe(false)
  expect(meets({ kind: 'excludes', text }, answer)).toBe(true)
})

test('whoever expects a question back or a refusal gets no point for an answer', () => {
  const asks = { outcome: 'question' as const, expectations: [] }
  const refuses = { outcome: 'refusal' as const, expectations: [] }

  expect(checkAnswer(asks, { answer: 'Which amount?', outcome: 'question' }).passed).toBe(true)
  expect(checkAnswer(asks, { answer: 'AED 50', outcome: 'answer' }).passed).toBe(false)
  expect(checkAnswer(refuses, { answer: 'I do not do that.', outcome: 'refusal' }).passed).toBe(
    true,
  )
  expect(checkAnswer(refuses, { answer: 'Which?', outcome: 'question' }).passed).toBe(false)
})

test('a right figure in a question back is no answer', () => {
  const question = { outcome: 'answer', expectations: [figure(1000)] } as never

  expect(
    checkAnswer(question, { answer: 'With or without the 1,000?', outcome: 'question' }),
  ).toEqual({
    passed: false,
    outcome_met: false,
    expectations_met: [true],
  })
})

test('all that is expected has to be there', () => {
  const question = {
    outcome: 'answer',
    expectations: [
      figure(50, 'AED'),
      { kind: 'includes', text: 'VAT' },
      { kind: 'excludes', text: 'exempt' },
    ],
  } as never

  expect(checkAnswer(question, { answer: 'VAT: AED 50.00', outcome: 'answer' }).passed).toBe(true)
  expect(checkAnswer(question, { answer: 'AED 50.00, exempt', outcome: 'answer' })).toEqual({
    passed: false,
    outcome_met: true,
    expectations_met: [true, false, false],
  })
})
