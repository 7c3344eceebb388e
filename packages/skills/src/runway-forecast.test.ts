import { expect, test } from 'vitest'
import { use } from './respond.ts'
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
    until: '2028-05',
    left: -120_000,
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
  expect(read(text)).toMatchObject({ input })
})

test.each([
  ['runway please', ['cash at hand', 'monthly costs or monthly burn']],
  ['we burn 40k a month', ['cash at hand']],
  ['cash 600k costs 75k revenue 20k. 500k in march', ['what this stands for: 500k']],
  ['cash 1m, costs 15k each', ['monthly costs of all of them']],
] as const)('%s: asks', (text, names) => {
  const reading = read(text)
  expect('missing' in reading && reading.missing.map(({ name }) => name.en)).toEqual(names)
})

const answerTo = (text: string, language: 'en' | 'ar' = 'en') => {
  const ask = { text, language, today }
  const reading = runwayForecast.read(ask)
  return 'input' in reading
    ? [reading, ...(reading.more ?? [])].map(({ input, title }) =>
        [title, use(runwayForecast, input, ask).explanation.split('\n')[0]]
          .filter(Boolean)
          .join(': ')
          .replaceAll('**', ''),
      )
    : reading.missing.map(({ name }) => name[language])
}

test.each([
  [
    'how much can we spend a month if 360k has to last us 12 months',
    ['You can spend at most AED 30,000.00 a month for the cash to last 12 months.'],
  ],
  [
    'what cash do I need for 18 months at a burn of 40k',
    ['It takes AED 720,000.00 of cash to last 18 months.'],
  ],
  [
    'how much will be left after 6 months if we start with 500k, spend 70k and earn 30k a month',
    ['After 6 months the cash is AED 260,000.00 (end of May 2027).'],
  ],
  [
    'we spend 75k and bring in 20k every month, what is our net burn',
    ['Net burn: AED 55,000.00 a month.'],
  ],
  [
    'How much revenue do we need to break even if costs are 85,000 a month?',
    ['You break even with an income of AED 85,000.00 a month, as much as the costs.'],
  ],
  [
    'will 300k cover us for 12 months at 30k a month burn?',
    [
      'No. To last 12 months you need AED 60,000.00 more cash now, or AED 5,000.00 less burn every month.',
    ],
  ],
  [
    'cash 240k, burn 20k monthly, need it in weeks',
    ['Runway: 12 months, or 52 weeks. The cash runs out in November 2027.'],
  ],
  [
    '450k in the bank, burn 45k, we plan to hire 2 people for 15k more',
    [
      'As it is: Runway: 10 months. The cash runs out in September 2027.',
      'AED 15,000.00 more a month: Runway: 7.5 months. The cash runs out in July 2027.',
    ],
  ],
  [
    'cash 500k, burn 50k, revenue 20k',
    [
      'The burn is net of the income: Runway: 10 months. The cash runs out in September 2027.',
      'The income comes on top: Runway: 16.7 months. The cash runs out in April 2028.',
    ],
  ],
  [
    'cash 600k, revenue 20k growing 10%, costs 75k',
    [
      '10% a month: The cash does not run out: income covers the costs from February 2028 on. The lowest point is AED 109,499.67 at the end of January 2028.',
      '10% a year: Runway: 11.1 months. The cash runs out in November 2027.',
    ],
  ],
  [
    'we have 10 employees costing 15k each per month and 1m cash',
    ['Runway: 6.7 months. The cash runs out in June 2027.'],
  ],
  [
    'burning 42,500 net each month with 380 grand left in the bank, what do we have to raise to get through two whole years',
    [
      'To last 24 months you need AED 640,000.00 more cash now, or AED 26,666.67 less burn every month.',
    ],
  ],
] as const)('what is asked for stands first: %s', (text, lines) => {
  expect(answerTo(text)).toEqual(lines)
})

test('amounts that leave their thousands out are read like the others, which is said', () => {
  expect(read('432k in the account, costs 61 and income 25 a month')).toMatchObject({
    input: { cash: 432_000, monthlyCosts: 61_000, monthlyIncome: 25_000 },
    understood: { assumed: ['61 is AED 61,000.00', '25 is AED 25,000.00'] },
  })
})

test.each([
  ['licence no. 774120, office 1203, started 2021, 4 founders: 1.2m in the bank, burn 80k'],
  ['1.2m in the bank, 80k a month goes out, no income, no rent'],
  ['our accountant says 14 months, but cash is 1.2m and net burn 80k'],
])('what counts nothing changes nothing: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { cash: 1_200_000, monthlyCosts: 80_000 } })
})

test.each([
  [
    'cash 300k, income 25k, costs 60k a month of which 20k is rent. If we drop the office, how long?',
    [60_000, 40_000],
  ],
  [
    'bank 450,000, spend 40,000 a month, what if we hire a designer who costs 9,000',
    [40_000, 49_000],
  ],
])('a part of the costs, and somebody hired: %s', (text, costs) => {
  const reading = runwayForecast.read({ text, language: 'en', today: '2026-11-20' })
  expect(reading).toMatchObject({
    input: { monthlyCosts: costs[0] },
    more: [{ input: { monthlyCosts: costs[1] } }],
  })
})

test.each([
  ['800k in the bank, salaries 60k, rent 9k, notion 2k, income 20k', 71_000, 'notion 2k is one'],
  ['كاش 800 ألف، رواتب 60 ألف، إيجار 9 آلاف، زوم ألفين، ويدخل 20 ألف', 71_000, 'زوم ألفين is one'],
  [
    '800k in the bank today: salaries 60k, miro 3k, regus 7,500, parking 500, clients pay us 20k',
    71_000,
    'regus 7,500 is one',
  ],
])('a name that is unknown in a list of costs is a cost: %s', (text, monthlyCosts, assumed) => {
  const reading = runwayForecast.read({ text, today, language: 'en' })
  expect(reading).toMatchObject({ input: { monthlyCosts, monthlyIncome: 20_000 } })
  expect(JSON.stringify(reading)).toContain(assumed)
})

test('the income that lets the cash last is worked out from cash, costs and time', () => {
  const text =
    'cash 180 000. monthly costs: rent 14k, wages 31k. What do we have to sell per month so the money lasts us 2 years?'
  const reading = runwayForecast.read({ text, today, language: 'en' })

  expect(reading).toMatchObject({ input: { find: 'income', cash: 180_000, targetMonths: 24 } })
  expect(forecast('input' in reading ? (reading.input as object) : {})).toMatchObject({
    answer: 37_500,
    monthlyIncome: 37_500,
  })
})

test.each([
  ['بنصرف 85 الف في الشهر وبيدخلنا 61 الف، الفلوس هتخلص امتى؟'],
  ['معايا شركة فاتحها من 2023 وبنصرف 85 الف في الشهر وبيدخلنا 61 الف، الفلوس هتخلص امتى؟'],
])('neither the subject of a question nor the year of a beginning gives the cash: %s', (text) => {
  expect(runwayForecast.read({ text, today, language: 'ar' })).toMatchObject({
    missing: [{ name: { en: 'cash at hand' } }],
  })
})

test.each([
  ['300k in the bank, 45k in, 70k out', 300_000, 45_000, 70_000],
  ['500k cash. in: 45k, out: 70k', 500_000, 45_000, 70_000],
  ['cash 800k, 4 staff at 9k each plus rent 12k, revenue 20k', 800_000, 20_000, 48_000],
  ['معنا 800 ألف كاش و4 موظفين كل واحد 9 آلاف والإيجار 12 ألف', 800_000, 0, 48_000],
])(
  'little words say which way money goes, and how many are paid: %s',
  (text, cash, income, costs) => {
    const reading = runwayForecast.read({ text, today, language: 'en' })
    expect('input' in reading && reading.input).toMatchObject({
      cash,
      monthlyIncome: income,
      monthlyCosts: costs,
    })
  },
)

test('an amount for each of several people changes the costs by all of them', () => {
  const text = 'cash 1.2m, costs 95k a month. If I let go two people at 14k each, how long?'
  const reading = runwayForecast.read({ text, today, language: 'en' })
  const costs = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(costs.map(({ input }) => (input as RunwayInput).monthlyCosts)).toEqual([95_000, 67_000])
})

test.each([
  ['cash 200k, costs 40k a month, income 15k. An investor puts in 100k in March 2027', 100_000],
  ['cash 200k, costs 40k a month, income 15k. My partner brings in 100k in March 2027', 100_000],
  ['الكاش 200 ألف، المصاريف 40 ألف والدخل 15 ألف. وشريكي بيدخل 100 ألف في مارس 2027', 100_000],
  ['cash 200k, costs 40k a month, income 15k. In March 2027 we pay 60,000 once', -60_000],
  ['cash 200k, costs 40k, income 15k a month, and we get 100k once in March 2027', 100_000],
  ['cash 200k, costs 40k, income 15k a month, one-off 100k from a grant in March 2027', 100_000],
  [
    'الكاش 200 ألف المصاريف 40 ألف والدخل 15 ألف شهريا وبيدخل علينا 100 ألف دفعة واحدة في مارس 2027',
    100_000,
  ],
])('what comes or goes once has a month of its own: %s', (text, amount) => {
  const reading = runwayForecast.read({ text, today, language: 'en' })
  const input = ('input' in reading && reading.input) as RunwayInput
  expect(input).toMatchObject({ monthlyCosts: 40_000, once: [{ month: '2027-03', amount }] })
  expect(forecast(input).rows[3]?.cash).toBe(100_000 + amount)
})

test('what a partner puts in every month is income', () => {
  const text = 'cash 200k, costs 40k a month, income 15k. My partner puts in 10k a month'
  const reading = runwayForecast.read({ text, today, language: 'en' })
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => (input as RunwayInput).monthlyIncome)).toEqual([15_000, 25_000])
})

test('the items of a list are plans of their own', () => {
  const text =
    'cash 500k, income 30k, costs 70k a month:\n(a) as is\n(b) drop the office, saves 14k\n(c) hire a dev for 18k'
  const reading = runwayForecast.read({ text, today, language: 'en' })
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => (input as RunwayInput).monthlyCosts)).toEqual([
    70_000, 56_000, 88_000,
  ])
})

test.each([
  'معانا 200 الف، بنصرف 40 الف ودخلنا 15 الف كل شهر. لو شلنا ايجار المخزن 10 الاف هنكمل قد ايه؟',
  'عندنا 200 الف، مصاريفنا 40 الف ودخلنا 15 الف بالشهر. لو استغنينا عن المخزن 10 الاف كم نكفي؟',
  'we have 200k, spend 40k and earn 15k a month. if we scrap the warehouse rent of 10k how long?',
  'we have 200k, spend 40k and earn 15k a month. if we stop renting the warehouse (10k) how long?',
])('a cost that is given up is taken off: %s', (text) => {
  const reading = read(text)
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => (input as RunwayInput).monthlyCosts)).toEqual([40_000, 30_000])
})

test('how much runway is lost is told', () => {
  const reading = read(
    'cash 420k, net burn 35k/month. if we hire a designer for 12k a month how much runway do we lose?',
  )
  expect('input' in reading && reading.understood?.difference).toContain('3.1 months less')
})

test.each([
  'cash 300k, costs 50k and income 20k a month. what if we give up the studio rent which is 6,000 a month?',
  'معنا 300 ألف ومصاريفنا 50 ألف ودخلنا 20 ألف شهريا. ولو تركنا المكتب وهو 6 آلاف بالشهر؟',
])('a cost that is given up is told in a clause of its own: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 50_000 },
    more: [{ input: { monthlyCosts: 44_000 } }],
  })
})

test.each([
  'we have 200k and burn 25k a month, we must survive 14 months. how much is missing?',
  'our net burn is 25k a month, cash 200k. the bank wants 14 months of runway',
  'معنا 200 ألف وصافي المصاريف 25 ألف شهريا، لازم نصمد 14 شهر، كم ناقصنا؟',
])('a time that the cash has to last is aimed for: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { find: 'target', targetMonths: 14, isNetBurn: true, monthlyCosts: 25_000 },
  })
})

test('an answer that is wanted this week is no number of weeks', () => {
  const text = 'معنا 200 ألف ونصرف 25 ألف شهريا، متى تخلص؟ الشريك يبي الرد الأسبوع هذا'
  expect(read(text)).toMatchObject({ input: { unit: 'month' } })
})

test.each([
  [
    'cash 500k, revenue 30k a month, payroll 50k, office 15k, ads 10k. How long without the office?',
    60_000,
  ],
  [
    'cash 260,000, revenue 38,000\nSalaries\t45,000\nRent\t20,700\nMarketing\t9,300\nWhat if marketing stops completely?',
    65_700,
  ],
  [
    'cash 420,000, salaries 60,000, rent 14,000, aws 6,000, income 25,000. What if we drop aws?',
    74_000,
  ],
  [
    'cash 300k, income 20k, rent 10k, salaries 40k, marketing 10k. What if we cut marketing in half?',
    55_000,
  ],
  ['cash 300k, income 20k, rent 10k, salaries 40k. What if the rent goes up 10%?', 51_000],
  [
    'الكاش 350 ألف والدخل 25 ألف. الرواتب 40 ألف، الإيجار 12 ألف، التسويق 8 آلاف. كم لو وقفنا التسويق؟',
    52_000,
  ],
  [
    'لو خفضنا الرواتب 10% كم يزيد؟ الكاش 400 ألف، الرواتب 50 ألف، الإيجار 15 ألف، الدخل 25 ألف',
    60_000,
  ],
])('what becomes of one line is said without its figure: %s', (text, costs) => {
  expect(read(text)).toMatchObject({ more: [{ input: { monthlyCosts: costs } }] })
})

test('a line that there is none of changes nothing', () => {
  expect(
    read('no marketing costs. cash 200k, salaries 30k, rent 8k, income 15k'),
  ).not.toHaveProperty('more')
})

test.each([
  [
    'Cash 180,000, net burn of 24,000 each month. A grant of AED 65,000 will be paid in Feb 2027.',
    65_000,
  ],
  [
    'cash 150,000, burn 20,000 net a month, a tax refund of 65,000 should arrive in February',
    65_000,
  ],
  ['الكاش 220 ألف والمصاريف 50 ألف والدخل 20 ألف. منحة 65 ألف راح توصل في شهر فبراير 2027', 65_000],
  [
    'cash 100k, costs 20k a month, and an insurance bill of 65,000 has to be paid in February',
    -65_000,
  ],
  ['معنا 160 ألف وبنصرف 30 ألف بالشهر. وفي فبراير هتيجي دفعة من عميل متأخر 65 ألف', 65_000],
])('what is said between an amount and its month parts them not: %s', (text, amount) => {
  expect(read(text)).toMatchObject({ input: { once: [{ month: '2027-02', amount }] } })
})

test.each([
  'will AED 310,000 get us through the end of June 2027 if we spend 66,000 and earn 22,000?',
  'can 310k carry us through June 2027 with costs 66k and income 22k?',
  'هل يكفينا الكاش لنهاية شهر 6 2027؟ معنا 310 آلاف ونصرف 66 ألف ويدخل 22 ألف',
])('a month that is aimed for is meant to its end: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { find: 'target', isYesNo: true, targetMonths: 7 } })
})

test('"spending is 58,000" asks for no yes or no', () => {
  expect(
    read(
      'We hold 520,000, spending is 58,000 and we earn 15,000. How much to raise for 18 months?',
    ),
  ).toMatchObject({
    input: { find: 'target', isYesNo: false },
  })
})

test.each([
  'صافي الحرق 38 ألف بالشهر والكاش 700 ألف. قديش بيضل معنا بعد سنة؟',
  'كام هيفضل معانا بعد سنة؟ معانا 700 ألف وصافي الحرق 38 ألف',
  "net burn 38k, cash 700k. What's our balance going to be in November 2027?",
])('what is left is asked in many words: %s', (text) => {
  expect(read(text)).toMatchObject({ input: { find: 'balance', targetMonths: 12 } })
})

test.each([
  'cash 320k, costs 70k, income 30k. If we let two people go who earn 9k each, how long then?',
  'عندنا كاش 320 ألف ونصرف 70 ألف ويدخل 30 ألف. لو استغنينا عن موظفين اثنين كل واحد راتبه تسعة آلاف كم شهر؟',
])('people who go are paid no more: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 70_000 },
    more: [{ input: { monthlyCosts: 52_000 } }],
  })
})

test('two options in a table are two plans', () => {
  expect(
    read('Option\tCash\tCosts\tIncome\nA\t300,000\t50,000\t20,000\nB\t400,000\t60,000\t20,000'),
  ).toMatchObject({
    input: { cash: 300_000, monthlyCosts: 50_000 },
    more: [{ input: { cash: 400_000, monthlyCosts: 60_000 } }],
  })
})

test('the line that tells what was understood says which way something grows', () => {
  const reading = read('cash 300k, income 60k falling 5% a month, costs 72k')
  expect('understood' in reading && reading.understood?.facts).toContain('income down 5% a month')
})

test('the number in the name of an index is no cost', () => {
  expect(read('We have 1.4m idle. Should we buy S&P 500 funds?')).toHaveProperty('missing')
})
