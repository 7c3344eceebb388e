import { expect, test } from 'vitest'
import { type Runway, RunwayInput } from './runway/forecast.ts'
import { runwayForecast } from './runway-forecast.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'
const forecast = (input: object) =>
  runwayForecast.run(RunwayInput.parse(input), { today }) as Runway

test.each([
  [
    'ten whole months',
    { cash: 500_000, monthlyCosts: 50_000 },
    { months: 10, runsOutIn: '2027-09' },
  ],
  [
    'part of a month',
    { cash: 480_000, monthlyCosts: 50_000 },
    { months: 9.6, runsOutIn: '2027-09' },
  ],
  [
    'income counts',
    { cash: 600_000, monthlyCosts: 75_000, monthlyIncome: 20_000 },
    { burn: 55_000, months: 10.9, runsOutIn: '2027-10' },
  ],
  // 300,000 - 20,000 - 21,200 - 22,424 - ... : costs grow by 2% of themselves each month
  [
    'growing costs',
    { cash: 300_000, monthlyCosts: 60_000, monthlyIncome: 40_000, costGrowth: 2 },
    { months: 11.3, runsOutIn: '2027-11' },
  ],
  ['no cash', { cash: 0, monthlyCosts: 10 }, { months: 0, runsOutIn: '2026-12' }],
  [
    'less than a month',
    { cash: 5_000, monthlyCosts: 10_000 },
    { months: 0.5, runsOutIn: '2026-12' },
  ],
] as const)('%s', (_, input, expected) => {
  expect(forecast(input)).toMatchObject(expected)
})

test('an income that grows fast enough breaks even before the cash is gone', () => {
  const { months, breaksEvenIn, lowest } = forecast({
    cash: 600_000,
    monthlyCosts: 75_000,
    monthlyIncome: 20_000,
    incomeGrowth: 10,
  })
  expect([months, breaksEvenIn, lowest.month, lowest.cash]).toEqual([
    undefined,
    '2028-02',
    '2028-01',
    109_499.67,
  ])
})

test('a surplus never runs out', () => {
  expect(forecast({ cash: 100_000, monthlyCosts: 10_000, monthlyIncome: 12_000 })).toMatchObject({
    burn: -2_000,
  })
  expect(
    forecast({ cash: 100_000, monthlyCosts: 10_000, monthlyIncome: 12_000 }).months,
  ).toBeUndefined()
})

test('the first months are shown one by one', () => {
  const { rows } = forecast({
    cash: 100_000,
    monthlyCosts: 50_000,
    monthlyIncome: 10_000,
    incomeGrowth: 50,
  })
  expect(rows.slice(0, 2)).toEqual([
    { month: '2026-12', income: 10_000, costs: 50_000, cash: 60_000 },
    { month: '2027-01', income: 15_000, costs: 50_000, cash: 25_000 },
  ])
})

test('a target says how much more cash or saving it takes', () => {
  expect(
    forecast({ cash: 600_000, monthlyCosts: 60_000, monthlyIncome: 20_000, targetMonths: 18 })
      .target,
  ).toEqual({
    months: 18,
    extraCash: 120_000,
    monthlySaving: 6_666.67,
  })
  expect(forecast({ cash: 600_000, monthlyCosts: 60_000, targetMonths: 6 }).target).toMatchObject({
    extraCash: 0,
  })
})

test.each([
  ['negative costs', { cash: 1, monthlyCosts: -1 }],
  ['a growth of 500% a month', { cash: 1, monthlyCosts: 1, incomeGrowth: 500 }],
  ['a target of no months', { cash: 1, monthlyCosts: 1, targetMonths: 0 }],
] as const)('%s is refused', (_, input) => {
  expect(() => forecast(input)).toThrow(SkillRefusal)
})

const read = (text: string) => runwayForecast.read({ text, language: 'en', today })
const usual = {
  monthlyIncome: 0,
  incomeGrowth: 0,
  costGrowth: 0,
  isNetBurn: false,
  currency: 'AED',
}

test.each([
  [
    'We have AED 600,000 in the bank, spend 75,000 a month and earn 20,000 a month. How long is our runway?',
    { ...usual, cash: 600_000, monthlyCosts: 75_000, monthlyIncome: 20_000 },
  ],
  [
    'how long will 480k last if we burn 50k a month',
    { ...usual, cash: 480_000, monthlyCosts: 50_000, isNetBurn: true },
  ],
  [
    'we have 3 founders and 500k cash, burn is 35k',
    { ...usual, cash: 500_000, monthlyCosts: 35_000, isNetBurn: true },
  ],
  ['we have 1.2m, costs 1.2m a year', { ...usual, cash: 1_200_000, monthlyCosts: 100_000 }],
  [
    '$250k in the bank, burning $30k monthly',
    { ...usual, cash: 250_000, monthlyCosts: 30_000, isNetBurn: true, currency: 'USD' },
  ],
  [
    '600k in bank, salaries 45k, rent 12k, software 3k, income 20k monthly. need 18 months of runway',
    { ...usual, cash: 600_000, monthlyCosts: 60_000, monthlyIncome: 20_000, targetMonths: 18 },
  ],
  [
    'cash 600k, revenue 20k growing 10% a month, costs 75k',
    { ...usual, cash: 600_000, monthlyCosts: 75_000, monthlyIncome: 20_000, incomeGrowth: 10 },
  ],
  [
    'cash 300,000; monthly income 40,000; monthly costs 60,000; costs grow 2% a month',
    { ...usual, cash: 300_000, monthlyCosts: 60_000, monthlyIncome: 40_000, costGrowth: 2 },
  ],
  [
    'revenue 50k, costs 60k, cash 120k, revenue falling 5% a month',
    { ...usual, cash: 120_000, monthlyCosts: 60_000, monthlyIncome: 50_000, incomeGrowth: -5 },
  ],
  [
    'cash: 400000\nincome: 30000\ncosts: 55000',
    { ...usual, cash: 400_000, monthlyCosts: 55_000, monthlyIncome: 30_000 },
  ],
  [
    'لدينا 600 ألف درهم في البنك ونصرف 75 ألف شهريًا وإيراداتنا 20 ألف',
    { ...usual, cash: 600_000, monthlyCosts: 75_000, monthlyIncome: 20_000 },
  ],
  [
    'النقد ٥٠٠ ألف ومعدل الحرق ٥٠ ألف درهم شهريا، متى ينفد النقد؟',
    { ...usual, cash: 500_000, monthlyCosts: 50_000, isNetBurn: true },
  ],
  [
    'رصيدنا مليون درهم والمصاريف ٨٠ ألف والإيرادات ٣٠ ألف تنمو ٥٪ شهريا',
    { ...usual, cash: 1_000_000, monthlyCosts: 80_000, monthlyIncome: 30_000, incomeGrowth: 5 },
  ],
  [
    'كم نحتاج لنكفي 18 شهرا ولدينا 300 ألف ونخسر 25 ألف شهريا',
    { ...usual, cash: 300_000, monthlyCosts: 25_000, isNetBurn: true, targetMonths: 18 },
  ],
] as const)('%s', (text, input) => {
  expect(read(text)).toEqual({ input })
})

test.each([
  ['runway please', ['the cash at hand', 'the monthly costs or the monthly burn']],
  ['we burn 40k a month', ['the cash at hand']],
  [
    'cash 600k, revenue 20k growing 10%, costs 75k',
    ['whether the growth is per month or per year'],
  ],
  ['cash 500k, burn 50k, revenue 20k', ['whether the burn already has the income taken off']],
  ['cash 600k costs 75k revenue 20k and 500k in march', ['what these amounts are: 500k']],
] as const)('%s: asks', (text, names) => {
  const reading = read(text)
  expect('missing' in reading && reading.missing.map(({ name }) => name.en)).toEqual(names)
})
