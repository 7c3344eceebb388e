import { expect, test } from 'vitest'
import type { CorporateTax } from './corporate-tax/estimate.ts'
import { corporateTax } from './corporate-tax.ts'
import { use } from './respond.ts'
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
  expect(read(text)).toMatchObject({ input })
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
  ['vat on 500', 'the profit of the year, or revenue and expenses'],
  [
    'it is 400 kilometres to Muscat by road, how much is 90,000',
    'the profit of the year, or revenue and expenses',
  ],
  ['corporate tax please', 'the profit of the year, or revenue and expenses'],
  ['revenue was 2m', 'the expenses or the profit of the year (tax is on profit, not on revenue)'],
  ['our expenses were 400,000', 'the revenue of the year'],
  ['profit of €200k', 'the amounts in dirhams (the law taxes in AED)'],
  ['revenue 2m, expenses 1m, donations 40,000', 'what this stands for: 40,000'],
] as const)('%s: asks for %s', (text, name) => {
  expect(read(text)).toMatchObject({ missing: [{ name: { en: name } }] })
})

const firstLines = (text: string) => {
  const ask = { text, language: 'en' as const, today }
  const reading = corporateTax.read(ask)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input }) =>
        use(corporateTax, input, ask).explanation.split('\n')[0]?.replaceAll('**', ''),
      )
    : reading.missing
}

test.each([
  [
    'net profit 912k. what is left after corporate tax?',
    ['Left after corporate tax: AED 863,670.00'],
  ],
  [
    'we want 1,000,000 left after corporate tax, what profit does that take?',
    ['A profit of AED 1,061,813.19 leaves AED 1,000,000.00 after corporate tax.'],
  ],
  [
    'our corporate tax was 11,250, what was the profit?',
    ['A corporate tax of AED 11,250.00 belongs to a profit of AED 500,000.00.'],
  ],
  ['is 45,000 tax on 875,000 profit right?', ['Yes, AED 45,000.00 is right.']],
  [
    'profit 620,000, what do I need to put aside per month for tax?',
    ['To set aside each month: AED 1,837.50'],
  ],
  [
    'profit of 800 thousand, and what if it were 400 thousand',
    [
      'Estimated corporate tax: AED 38,250.00 (4.78% of the profit)',
      'Estimated corporate tax: AED 2,250.00 (0.56% of the profit)',
    ],
  ],
  [
    'net profit was 912,000 dirhams, what is left after corporate tax, and if it had been 700,000?',
    ['Left after corporate tax: AED 863,670.00', 'Left after corporate tax: AED 670,750.00'],
  ],
  [
    'corporate tax on a profit of 1.1 million rather than 900,000',
    [
      'Estimated corporate tax: AED 65,250.00 (5.93% of the profit)',
      'Estimated corporate tax: AED 47,250.00 (5.25% of the profit)',
    ],
  ],
] as const)('what is asked for stands first: %s', (text, lines) => {
  expect(firstLines(text)).toEqual(lines)
})

test('a loss of last year comes off this year’s profit, which is said', () => {
  expect(read('we lost 200k last year and made 900k this year. tax?')).toMatchObject({
    input: { taxableIncome: 900_000, lossesBroughtForward: 200_000 },
    understood: {
      facts: ['income AED 900,000.00', 'losses of earlier years AED 200,000.00'],
      assumed: [],
    },
  })
})

test('years, licences, headcounts and what somebody claims are no amounts', () => {
  expect(
    read(
      'licence no. 774120, 14 staff, founded 2019, our accountant says 50,000: profit 800k. tax?',
    ),
  ).toMatchObject({ input: { taxableIncome: 800_000 } })
})

test.each([
  ['turnover 4m for the year, staff 38k a month, rent 96k a year. tax?', 3_448_000],
  ['المبيعات 300 ألف بالشهر والمصاريف 220 ألف، كم الضريبة؟', 960_000],
  ['my accountant says the tax on 700k profit is 40,000. right?', 700_000],
])('the year and the month are told apart, and a claim is checked: %s', (text, taxableIncome) => {
  expect(read(text)).toMatchObject({ input: { taxableIncome } })
})

test('the number of employees is no cost', () => {
  expect(read('إيراداتنا السنوية 4 مليون وعدد الموظفين 25، كم الضريبة؟')).toHaveProperty('missing')
})

test.each([
  ['net profit of my insurance office this year is 612k. tax?', 612_000],
  ['أرباح مكتب التأمين هالسنة 612 ألف، كم الضريبة؟', 612_000],
])('of a noun and its complement the noun names the figure: %s', (text, taxableIncome) => {
  expect(read(text)).toMatchObject({ input: { taxableIncome } })
})

test.each([
  ['the letter says "your tax is 18,000". What profit is behind it?', 18_000],
  ['كتب لي المحاسب "الضريبة 18,000" فكم كان الربح؟', 18_000],
])('the profit behind a tax that is quoted: %s', (text, statedTax) => {
  expect(read(text)).toMatchObject({ input: { find: 'profit', statedTax } })
})

test.each([
  ['أحتاج الرقم قبل نهاية الشهر، الربح 640 ألف، كم ضريبة الشركات؟', 640_000],
  ['الإيراد 4.2 مليون والمصاريف 3.1، كم ضريبة الشركات؟', 1_100_000],
  [
    'الدخل بالسنة 3 مليون، الرواتب 50 ألف شهري والمشتريات مليون طول السنة. ضريبة الشركات؟',
    1_400_000,
  ],
  ['tax losses of 2023 and 2024 come to 100k, taxable income 900k this year', 900_000],
])('a month, millions and years are what they are: %s', (text, taxableIncome) => {
  expect(read(text)).toMatchObject({ input: { taxableIncome } })
})

test('small business relief is over for a period that ends after 2026', () => {
  const text = 'financial year 1 July 2026 to 30 June 2027, revenue 2m, profit 500k. Relief?'
  expect(read(text)).toMatchObject({ input: { periodEnd: '2027-06-30' } })
  expect(
    estimate({ taxableIncome: 500_000, revenue: 2_000_000, periodEnd: '2027-06-30' }),
  ).toMatchObject({ smallBusinessRelief: false, isReliefOver: true })
})

test('a profit that is supposed is another case, and no cost', () => {
  const text = 'لو قفلت السنة على ربح 640 ألف درهم هدفع ضريبة كام؟ ولو طلع 1.2 مليون؟'

  expect(corporateTax.read({ text, language: 'ar', today })).toMatchObject({
    input: { taxableIncome: 640_000 },
    more: [{ input: { taxableIncome: 1_200_000 } }],
  })
})

test.each([
  ['revenue 2m, expenses 1.2m, what if we hire someone for 120k a year', [800_000, 680_000]],
  ['revenue 3.1m costs 2.2m; and if sales drop by 300k?', [900_000, 600_000]],
  ['profit 900k. What if the rent goes up by 60k?', [900_000, 840_000]],
])('a year as it is thought to be stands beside the year as it is: %s', (text, incomes) => {
  const reading = read(text)
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => (input as CorporateTax).taxableIncome)).toEqual(incomes)
})

test.each([
  [
    'A: profit 640,000. B: same but we take an extra bonus of 150,000 as cost. tax in each?',
    490_000,
  ],
  ['profit 640k. what if we pay bonuses of 150k?', 490_000],
  ['سيناريو أ: الربح 640,000. سيناريو ب: نفس الشي بس نصرف مكافآت 150,000. كم الضريبة؟', 490_000],
  ['A: profit 640,000. B: same profit but 100,000 more revenue. how much tax?', 740_000],
  ['profit 640,000. option B: same but we add a marketing cost of 100,000. tax in each?', 540_000],
])('the same year with one thing more is a second year: %s', (text, taxableIncome) => {
  expect(read(text)).toMatchObject({
    input: { taxableIncome: 640_000 },
    more: [{ input: { taxableIncome } }],
    understood: expect.not.objectContaining({ together: expect.anything() }),
  })
})

test.each([
  [
    'profit 1.2 million, losses brought forward 1 million, so we pay tax on 200,000 only? what is the tax',
    'So AED 300,000.00 is left to be taxed, not AED 200,000.00',
  ],
  [
    'ربحنا مليون وعندنا خسائر مرحلة 900 ألف، يعني ندفع على 100 ألف بس؟',
    'فيبقى خاضعًا للضريبة 250,000.00 درهم لا 100,000.00 درهم',
  ],
  ['profit 1m, we carry forward losses of 800k, so only 200k is taxable?', 'not AED 200,000.00'],
  ['profit of 1m, losses from 2024 of 800k. can I deduct the full loss?', '**No: losses can be'],
  ['profit of 1m, losses from 2024 of 600k. can I deduct the full loss?', '**Yes: all AED 600,000'],
  ['ربحنا 700 ألف، المحاسب يقول الضريبة صفر، صح؟', '**لا، ليست الضريبة صفرًا، بل 29,250.00'],
])('what the losses leave to tax has a plain answer: %s', (text, said) => {
  const language = /[a-z]{3}/.test(text) ? 'en' : 'ar'
  const reading = corporateTax.read({ text, language, today })
  if (!('input' in reading)) throw new Error('asked')
  expect(corporateTax.explain(corporateTax.run(reading.input, { today }), language)).toContain(said)
  expect(reading.input).not.toHaveProperty('expenses')
})

test('a profit above three million cannot have small business relief', () => {
  expect(estimate({ taxableIncome: 3_100_000 })).toMatchObject({ smallBusinessRelief: false })
})

test('an amount is said with the time that it is for', () => {
  const text = 'revenue 200,000 a month, rent 300,000 a year, salaries 90,000 a month. Tax?'
  const reading = corporateTax.read({ text, language: 'en', today })
  expect('understood' in reading && reading.understood?.facts).toEqual([
    'revenue AED 200,000.00 a month',
    'expenses AED 300,000.00 a year and AED 90,000.00 a month',
  ])
})
