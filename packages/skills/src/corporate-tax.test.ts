import { expect, test } from 'vitest'
import type { CorporateTax } from './corporate-tax/estimate.ts'
import { corporateTax } from './corporate-tax.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'
const estimate = (input: object) => corporateTax.run(input, { today }) as CorporateTax

test.each([
  ['the zero band is free', { taxableIncome: 375_000 }, 0],
  ['one dirham above it', { taxableIncome: 375_001 }, 0.09],
  ['the usual example', { taxableIncome: 500_000 }, 11_250],
  ['a large profit', { taxableIncome: 10_000_000 }, 866_250],
  ['fils are kept', { taxableIncome: 400_000.55 }, 2_250.05],
  ['a loss is not taxed', { taxableIncome: -80_000 }, 0],
  [
    'earlier losses offset at most three quarters',
    { taxableIncome: 2_000_000, lossesBroughtForward: 5_000_000 },
    11_250,
  ],
  [
    'earlier losses smaller than that offset in full',
    { taxableIncome: 1_000_000, lossesBroughtForward: 200_000 },
    38_250,
  ],
] as const)('%s', (_, input, tax) => {
  expect(estimate(input).tax).toBe(tax)
})

test('small business relief reaches up to three million of revenue', () => {
  expect(estimate({ taxableIncome: 1, revenue: 3_000_000 }).smallBusinessRelief).toBe(true)
  expect(estimate({ taxableIncome: 1, revenue: 3_000_000.01 }).smallBusinessRelief).toBe(false)
  expect(estimate({ taxableIncome: 1 }).smallBusinessRelief).toBeUndefined()
})

test('a freelancer whose turnover is at most a million is not taxed', () => {
  expect(
    estimate({ taxableIncome: 700_000, revenue: 1_000_000, isNaturalPerson: true }),
  ).toMatchObject({ tax: 0, isOutside: true })
  expect(
    estimate({ taxableIncome: 700_000, revenue: 1_000_001, isNaturalPerson: true }),
  ).toMatchObject({ tax: 29_250, isOutside: false })
})

test('a negative revenue is refused', () => {
  expect(() => estimate({ taxableIncome: 1, revenue: -1 })).toThrow(SkillRefusal)
})

const read = (text: string) => corporateTax.read({ text, language: 'en', today })

test.each([
  ['My company made a profit of AED 500,000. How much corporate tax?', { taxableIncome: 500_000 }],
  ['400k', { taxableIncome: 400_000 }],
  [
    'we made 2mn revenue n 1.4mn expenses how much tax do we pay',
    { taxableIncome: 600_000, revenue: 2_000_000, expenses: 1_400_000 },
  ],
  [
    'annual profit of 480k, losses b/f 100k',
    { taxableIncome: 480_000, lossesBroughtForward: 100_000 },
  ],
  [
    'ABC LLC (TRN 100234567800003) had sales of AED 2,345,000 and expenses of AED 1,745,000 for 2025',
    { taxableIncome: 600_000, revenue: 2_345_000, expenses: 1_745_000 },
  ],
  ['profit 1.000.000,50', { taxableIncome: 1_000_000.5 }],
  ['If I earned 1.2m in 2025 what will I pay', { taxableIncome: 1_200_000 }],
  [
    'revenue 2,000,000 minus expenses of 1,200,000',
    { taxableIncome: 800_000, revenue: 2_000_000, expenses: 1_200_000 },
  ],
  [
    'we sold for 900k and spent 300k',
    { taxableIncome: 600_000, revenue: 900_000, expenses: 300_000 },
  ],
  [
    'Revenue: 2,400,000\nSalaries: 600,000\nRent: 120,000\nOther costs: 80,000',
    { taxableIncome: 1_600_000, revenue: 2_400_000, expenses: 800_000 },
  ],
  [
    'sales were 8 million and total costs 6.5 million, of which rent 1 million',
    { taxableIncome: 1_500_000, revenue: 8_000_000, expenses: 6_500_000 },
  ],
  ['gross profit 800k, operating expenses 300k', { taxableIncome: 500_000 }],
  ['turnover of 4 million with 20% margin', { taxableIncome: 800_000, revenue: 4_000_000 }],
  ['we make 50,000 a month profit', { taxableIncome: 600_000, isMonthly: true }],
  ['profit of $200k', { taxableIncome: 734_500, convertedFrom: 'USD' }],
  ['net loss of 80,000 this year', { taxableIncome: -80_000 }],
  [
    'profit 1m, losses brought forward 2m',
    { taxableIncome: 1_000_000, lossesBroughtForward: 2_000_000 },
  ],
  ['is my profit of 500,000 above the 375,000 threshold', { taxableIncome: 500_000 }],
  ['ما ضريبة الشركات على ربح ٥٠٠٬٠٠٠ درهم؟', { taxableIncome: 500_000 }],
  ['ربحنا مليون ونصف درهم السنة الماضية', { taxableIncome: 1_500_000 }],
  ['صافي الربح مليون ومئتي ألف', { taxableIncome: 1_200_000 }],
  [
    'الإيرادات ٢ مليون والمصاريف مليون و300 ألف',
    { taxableIncome: 700_000, revenue: 2_000_000, expenses: 1_300_000 },
  ],
  [
    'إيراداتنا 5 ملايين ومصروفاتنا 3.5 مليون',
    { taxableIncome: 1_500_000, revenue: 5_000_000, expenses: 3_500_000 },
  ],
] as const)('%s', (text, input) => {
  expect(read(text)).toEqual({ input })
})

test.each([
  [
    'gross profit 800k',
    'the expenses or the profit of the year (tax is on profit, not on revenue)',
  ],
  [
    'profit for Q1 was 200,000',
    'the profit of the whole year (the 0% band is per tax period of 12 months)',
  ],
  [
    'profit for 6 months 300k',
    'the profit of the whole year (the 0% band is per tax period of 12 months)',
  ],
  ['we lost 200k last year and made 900k this year. tax?', 'what these amounts are: 200k'],
  ['vat on 500', 'the profit of the year, or revenue and expenses'],
  [
    'it is 400 kilometres to Muscat by road, how much is 90,000',
    'the profit of the year, or revenue and expenses',
  ],
  ['corporate tax please', 'the profit of the year, or revenue and expenses'],
  ['revenue was 2m', 'the expenses or the profit of the year (tax is on profit, not on revenue)'],
  ['our expenses were 400,000', 'the revenue of the year'],
  ['profit of €200k', 'the amounts in dirhams (the law taxes in AED)'],
  ['profit dropped from 500,000 to 400,000', 'what these amounts are: 400,000'],
  ['revenue 2m, expenses 1m, donations 40,000', 'what these amounts are: 40,000'],
] as const)('%s: asks for %s', (text, name) => {
  expect(read(text)).toMatchObject({ missing: [{ name: { en: name } }] })
})
