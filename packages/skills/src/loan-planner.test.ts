import { expect, test } from 'vitest'
import { limitsAskedFor } from './limits.ts'
import { LoanInput } from './loan/loan-input.ts'
import type { Loan } from './loan/plan.ts'
import { loanPlanner } from './loan-planner.ts'
import { SkillRefusal } from './skill.ts'

const today = '2026-11-20'
const plan = (input: object) =>
  loanPlanner.run(LoanInput.parse({ annualRate: 4.5, months: 300, ...input }), { today }) as Loan

test('a million at 4.5% over 25 years costs 5,558.32 a month', () => {
  const { payment, totalInterest, totalPaid, firstRows, lastRow } = plan({
    find: 'payment',
    principal: 1_000_000,
  })
  expect([payment, totalInterest, totalPaid]).toEqual([5_558.32, 667_497.43, 1_667_497.43])
  expect(firstRows[0]).toEqual({
    month: 1,
    payment: 5_558.32,
    interest: 3_750,
    principal: 1_808.32,
    balance: 998_191.68,
  })
  expect(lastRow).toMatchObject({ month: 300, balance: 0 })
})

test.each([
  [
    'without interest',
    { find: 'payment', principal: 12_000, annualRate: 0, months: 12 },
    { payment: 1_000, totalInterest: 0 },
  ],
  [
    'one month',
    { find: 'payment', principal: 1_200, annualRate: 12, months: 1 },
    { payment: 1_212, totalInterest: 12 },
  ],
  [
    'a flat rate',
    { find: 'payment', principal: 100_000, annualRate: 3, months: 48, method: 'flat' },
    { payment: 2_333.33, totalInterest: 12_000 },
  ],
  [
    'a price with a down payment',
    { find: 'payment', price: 1_500_000, downPayment: 300_000, annualRate: 4.25 },
    { principal: 1_200_000, payment: 6_500.86 },
  ],
  [
    'what 6,000 a month pays back',
    { find: 'amount', months: 300, payment: 6_000 },
    { principal: 1_079_461.93 },
  ],
  [
    'what half a salary pays back',
    { find: 'amount', annualRate: 4, salary: 20_000 },
    { payment: 10_000, principal: 1_894_524.83, isPaymentFromSalary: true },
  ],
  [
    'how long it takes',
    { find: 'term', principal: 500_000, annualRate: 5, months: undefined, payment: 6_000 },
    { months: 103 },
  ],
  [
    'how long without interest',
    { find: 'term', principal: 10_000, annualRate: 0, months: undefined, payment: 3_000 },
    { months: 4, totalPaid: 10_000 },
  ],
] as const)('%s', (_, input, expected) => {
  expect(plan(input)).toMatchObject(expected)
})

test('500 extra a month ends a loan of a million 42 months earlier', () => {
  expect(plan({ find: 'payment', principal: 1_000_000, extraPayment: 500 }).extra).toEqual({
    payment: 500,
    months: 258,
    interestSaved: 105_708.96,
    paidUntil: '2048-05',
  })
})

test.each([
  ['a payment below the interest', { find: 'term', principal: 1_000_000, payment: 3_000 }],
  ['a rate of 200%', { find: 'payment', principal: 1, annualRate: 200 }],
  ['a negative rate', { find: 'payment', principal: 1, annualRate: -1 }],
  ['no time at all', { find: 'payment', principal: 1, months: 0 }],
  ['nothing borrowed', { find: 'payment', principal: 0 }],
  ['a down payment above the price', { find: 'payment', price: 100, downPayment: 200 }],
  ['nothing to work with', { find: 'payment' }],
] as const)('%s is refused', (_, input) => {
  expect(() => plan(input)).toThrow(SkillRefusal)
})

const read = (text: string) => loanPlanner.read({ text, language: 'en', today })
const usual = { find: 'payment', annualRate: 4.5, method: 'reducing', currency: 'AED', months: 300 }

test.each([
  [
    'What is the monthly payment on 1,000,000 at 4.5% over 25 years?',
    { ...usual, principal: 1_000_000 },
  ],
  ['1m at 4.5 over 25', { ...usual, principal: 1_000_000 }],
  [
    'what would a 25 year mortgage of 1m cost at four and a half percent',
    { ...usual, principal: 1_000_000 },
  ],
  [
    'Loan amount: 750,000\nInterest rate: 5\nTerm: 15 years',
    { ...usual, annualRate: 5, months: 180, principal: 750_000 },
  ],
  [
    '20% down on 1.5m at 4.5% for 25 years',
    { ...usual, price: 1_500_000, isHome: true, downPayment: 300_000 },
  ],
  [
    'I want to buy an apartment for 1.5 million with a 300k down payment at 4.5% for 25 years',
    { ...usual, price: 1_500_000, isHome: true, downPayment: 300_000 },
  ],
  [
    'what can I borrow with 6,000 a month at 4.5% over 25 years',
    { ...usual, find: 'amount', payment: 6_000 },
  ],
  ['6,000 a month at 4.5% over 25 years', { ...usual, find: 'amount', payment: 6_000 }],
  [
    'how much can I borrow on a salary of 20,000 at 4.5% over 25 years',
    { ...usual, find: 'amount', salary: 20_000 },
  ],
  [
    'how long to pay off 500k at 4.5% paying 6,000 a month',
    { ...usual, find: 'term', months: undefined, principal: 500_000, payment: 6_000 },
  ],
  [
    'personal loan 100k flat rate 3% 4 years',
    { ...usual, annualRate: 3, months: 48, method: 'flat', principal: 100_000 },
  ],
  [
    'personal loan 100k at 3% (flat) over 4 years',
    { ...usual, annualRate: 3, months: 48, method: 'flat', principal: 100_000 },
  ],
  [
    'قرض شخصي 100 ألف بفائدة ثابتة (flat) 3% على 4 سنوات',
    { ...usual, annualRate: 3, months: 48, method: 'flat', principal: 100_000 },
  ],
  ['mortgage for a flat: 1m at 4.5% over 25 years in the flat', { ...usual, principal: 1_000_000 }],
  [
    'I earn 25,000 a month, what will a 1.2m loan at 4.5% over 25 years cost me monthly?',
    { ...usual, principal: 1_200_000, salary: 25_000 },
  ],
  ['كم القسط الشهري لقرض مليون درهم بفائدة ٤٫٥٪ على ٢٥ سنة؟', { ...usual, principal: 1_000_000 }],
  [
    'كم أستطيع أن أقترض بقسط ٦٠٠٠ درهم شهريا بفائدة 4.5% لمدة 25 سنة',
    { ...usual, find: 'amount', payment: 6_000 },
  ],
  [
    'دفعة أولى 20% على شقة بسعر مليون ونصف بفائدة 4.5% لمدة 25 سنة',
    { ...usual, price: 1_500_000, isHome: true, downPayment: 300_000 },
  ],
  [
    'كم سنة أحتاج لسداد قرض 500 ألف بفائدة 5% إذا دفعت 6000 شهريا',
    {
      ...usual,
      annualRate: 5,
      find: 'term',
      months: undefined,
      principal: 500_000,
      payment: 6_000,
    },
  ],
  [
    'قرض 50 الف على سنتين بفائدة 6 بالمئة',
    { ...usual, annualRate: 6, months: 24, principal: 50_000 },
  ],
] as const)('%s', (text, input) => {
  const reading = read(text)
  expect('input' in reading && reading.input).toEqual(input)
})

test.each([
  ['loan of 1,000,000 over 25 years', ['annual interest rate']],
  ['mortgage calculator', ['price or loan', 'annual interest rate', 'term']],
  ['how much can I borrow at 4.5% over 25 years', ['monthly payment or income']],
] as const)('%s: asks', (text, names) => {
  const reading = read(text)
  expect('missing' in reading && reading.missing.map(({ name }) => name.en)).toEqual(names)
})

test('two rates are two calculations', () => {
  const reading = read('compare 4% and 5% on 1m over 25 years')
  expect(reading).toMatchObject({
    input: { ...usual, annualRate: 4, principal: 1_000_000 },
    title: '4%',
    more: [{ input: { ...usual, annualRate: 5, principal: 1_000_000 }, title: '5%' }],
  })
})

test('a home without a down payment is bought with the least that is allowed, which is said', () => {
  const reading = read('a villa for 2m at 4.5% over 25 years')
  expect(reading).toMatchObject({
    input: { price: 2_000_000, downPayment: 400_000 },
    understood: { assumed: ['20% down, the least for an expatriate’s first home'] },
  })
})

test.each([
  [
    'I earn 26,000. Half my pay goes to the loan, 4.1% over 20 years. How much?',
    { payment: 13_000 },
  ],
  ['راتبي 26 ألف، نص الراتب للقسط، فايدة 4.1% على 20 سنة، كم أتسلف؟', { payment: 13_000 }],
  ['loan 400k at 5% over 10 years, how much do I still owe after 4 years?', { monthsPaid: 48 }],
  ['قرض 400 ألف بفائدة 5% على 10 سنين، كم يتبقى بعد 4 سنين؟', { monthsPaid: 48 }],
  ['500,000 at 4.2% over 20 years, what if I pay 800 more each month', { extraPayment: 800 }],
])('what is said of the pay, the balance and the extra: %s', (text, input) => {
  expect(loanPlanner.read({ text, language: 'en', today: '2026-11-20' })).toMatchObject({ input })
})

test('a second figure asked about is a second case', () => {
  const text = 'I can pay 6k per month for 12 years at 5.5%, how much is the loan? And with 8k?'
  expect(loanPlanner.read({ text, language: 'en', today: '2026-11-20' })).toMatchObject({
    input: { payment: 6000 },
    more: [{ input: { payment: 8000 } }],
  })
})

test('two offers of which the same is said are two cases', () => {
  const text = 'Loan of 60k over 4 years. One dealer offers 4%, another bank offers 6% reducing.'
  const reading = loanPlanner.read({ text, today: '2026-11-20', language: 'en' })
  expect(reading).toMatchObject({
    input: { annualRate: 4 },
    more: [{ input: { annualRate: 6 } }],
  })
})

test.each([
  [
    'apartment for 1.2m, putting in 25% ourselves, the bank says 4% for 20 years',
    { downPayment: 300_000 },
  ],
  ['البيت بمليونين وبحط من جيبي 500 ألف، فايدة 4% على 20 سنة', { downPayment: 500_000 }],
  [
    'I earn 20k and have a car loan of 2k a month. 4% for 20 years, how much can I borrow?',
    { otherInstalments: 2000 },
  ],
  [
    'راتبي 20 ألف وعلي قرض سيارة 2000 بالشهر، فايدة 4% على 20 سنة، كم أقدر أقترض؟',
    { otherInstalments: 2000 },
  ],
  ['500k at 4% for 15 years, I paid 4 years already. What is the balance?', { monthsPaid: 48 }],
])('the buyer’s own money, other loans and what is paid: %s', (text, input) => {
  expect(loanPlanner.read({ text, language: 'en', today })).toMatchObject({ input })
})

test('a second amount beside a price is read both ways', () => {
  const reading = loanPlanner.read({
    text: 'house 2m and 500k, 4.5%, 25 years',
    language: 'en',
    today,
  })
  expect(reading).toMatchObject({
    input: { downPayment: 500_000 },
    more: [{ input: { principal: 500_000 } }],
  })
})

test.each([
  ['compare 10 and 15 years for a loan of 500k at 4%', 'en', 'total interest AED 58,248.30'],
  ['قارن بين 10 و15 سنة لقرض 500 ألف بفائدة 4%', 'ar', 'مجموع الفائدة 58,248.30'],
] as const)('payments and interest are compared: %s', (text, language, difference) => {
  expect(loanPlanner.read({ text, language, today })).toMatchObject({
    understood: { difference: expect.stringContaining(difference) },
  })
})

test('of two loans the fixed one is a flat rate where the other is called reducing', () => {
  const text = 'قرض 70 ألف على 5 سنوات، واحد فايدته ثابتة 3% والثاني متناقصة 5%'
  expect(loanPlanner.read({ text, language: 'ar', today })).toMatchObject({
    input: { method: 'flat', annualRate: 3 },
    more: [{ input: { method: 'reducing', annualRate: 5 } }],
  })
})

test('what is too small for a loan of so many years is asked about', () => {
  const text = 'loan 7,000 at 4.5% over 25 years'
  expect(loanPlanner.read({ text, language: 'en', today })).toHaveProperty('missing')
})

test('who asks what a home loan may be is told what share of a price it may be', () => {
  const text = 'salary 22k, I want to buy a house at 4.4% over 25 years, how much can I borrow?'
  const reading = loanPlanner.read({ text, language: 'en', today })
  const loan = plan('input' in reading ? (reading.input as object) : {})
  expect(loanPlanner.explain(loan, 'en')).toContain('at most 80% of the price')
})

test('a payment and the share that is paid at once buy a home of a certain price', () => {
  const text = 'I pay 7,250 at most, 3.99% over 20 years. How expensive a flat with 25% down?'
  const reading = loanPlanner.read({ text, language: 'en', today })

  expect(reading).toMatchObject({ input: { find: 'amount', downShare: 25, payment: 7_250 } })
  const { principal, price } = plan('input' in reading ? (reading.input as object) : {})
  expect([principal, price]).toEqual([1_197_449.46, 1_596_599.28])
})

test.each([
  ['Monthly payment for AED 200,000 at 6% over 4 years', { find: 'payment', principal: 200_000 }],
  ['need the EMI for 200,000 at 6% over 4 years', { find: 'payment', principal: 200_000 }],
  ['Payment of 4,000 at 6% over 4 years, what can I borrow?', { find: 'amount', payment: 4_000 }],
  ['Loan for AED 200,000 at 6% over 4 years', { find: 'payment', principal: 200_000 }],
  ['a flat for 1m at 4.5% over 25 years with 20% down', { find: 'payment', price: 1_000_000 }],
])('what is named before "for" is asked for, or is the amount behind it: %s', (text, input) => {
  expect(loanPlanner.read({ text, language: 'en', today })).toMatchObject({ input })
})

test('a payment below the interest is refused with the interest', () => {
  expect(() => plan({ find: 'term', principal: 400_000, annualRate: 6, payment: 1900 })).toThrow(
    /2,000/,
  )
})

test.each([
  ['en', 'I want a flat for 1.4m, 20% down, at 4.1% for 25 years', 'price AED 1,400,000.00'],
  [
    'ar',
    'ابي شقة بمليون و400 ألف والدفعة 20% والفائدة 4.1% لمدة 25 سنة',
    'السعر 1,400,000.00 درهم',
  ],
] as const)(
  'an amount with a down payment is understood as the price and not as the loan (%s)',
  (language, text, price) => {
    const reading = loanPlanner.read({ text, language, today })
    expect(reading).toMatchObject({ understood: { facts: expect.arrayContaining([price]) } })
  },
)

test.each([
  ['if i put 500 more every month on a 300k loan at 4% over 10 years', { extraPayment: 500 }],
  [
    'قرض 90 ألف بفائدة 6% وبدفع 2500 بالشهر، وإذا صرت أدفع ألف زيادة كل شهر؟',
    { extraPayment: 1_000 },
  ],
  ['i borrowed 250k at 5% for 5 years, 2 years gone, the balance?', { monthsPaid: 24 }],
])('what comes on top of the payment is no other amount: %s', (text, input) => {
  expect(loanPlanner.read({ text, language: 'en', today })).toMatchObject({ input })
})

test('a flat and a reducing rate side by side are two offers', () => {
  const reading = read(
    'Bank A says 3.9% flat, Bank B 6.9% reducing balance. 85,000 loan, 5 years. Which one costs less?',
  )
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  expect(cases.map(({ input }) => input)).toMatchObject([
    { annualRate: 3.9, method: 'flat' },
    { annualRate: 6.9, method: 'reducing' },
  ])
  expect('understood' in reading && reading.understood?.difference).toBe(
    'monthly payment AED 13.83 less · total interest AED 829.33 less (6.9% against 3.9%)',
  )
})

test('of two offers the cheaper is told, and by how much', () => {
  const reading = read(
    'Bank A: 120,000 over 4 years at 3% flat. Bank B: same amount and term at 5.5% reducing. Which costs less?',
  )
  expect('input' in reading && reading.understood?.difference).toContain('AED 9.22 less')
})

test.each([
  'Flat for 1,200,000 with 25% down at 4% over 20 years, service charge 11k/yr. Monthly?',
  'شقة بـ 1,200,000 درهم، دفعة أولى 25%، فائدة 4% على 20 سنة، ورسوم الخدمة 11 ألف بالسنة. كم القسط؟',
])('what a home costs beside the loan is compared with no payment: %s', (text) => {
  const reading = read(text)
  expect('input' in reading && reading.input).not.toHaveProperty('quotedPayment')
  expect(JSON.stringify(reading)).toMatch(/not part of the payment|خارج القسط/)
})

test.each([
  'I can pay 3,000 a month, 5% for 15 years, how much can I borrow? My wife earns 8,000 but don’t count it',
  'I can pay 3,000 a month, 5% for 15 years, how much can I borrow (not counting my wife’s 8,000)?',
  'أقدر أدفع 3,000 شهريا بفائدة 5% على 15 سنة، كم أقصى قرض؟ راتب زوجتي 8000 بس لا تحسبه',
])('what is not to be counted is no income: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { payment: 3000 } })
  expect('input' in reading && reading.input).not.toHaveProperty('salary')
})

test('when a loan is paid back the month of the last payment is named', () => {
  const loan = plan({
    find: 'term',
    principal: 12_000,
    annualRate: 0,
    payment: 1000,
    months: undefined,
  })
  expect(loanPlanner.explain(loan, 'en')).toContain(
    'The last payment is in November 2027** if the first is in December 2026',
  )
})

test('a flat rate is understood as one', () => {
  const reading = read('car loan 60,000 at 3% flat over 3 years, monthly?')
  expect('understood' in reading && reading.understood?.facts).toContain(
    'annual interest rate 3% flat',
  )
})

test.each([
  'price 85k, 20% down, 3.99% over 60 months. My last car loan was 1,900 a month',
  'price 85k, 20% down, 3.99% over 60 months. I used to pay 1,900 a month on my old one',
  'السعر 85 ألف ودفعة أولى 20% وفائدة 3.99% على 60 شهر. قسط سيارتي القديمة كان 1,900 بالشهر',
])('an instalment that is no more is not counted: %s', (text) => {
  const reading = read(text)
  expect(reading).toMatchObject({ input: { find: 'payment', price: 85_000 } })
  expect('input' in reading && reading.input).not.toHaveProperty('otherInstalments')
})

test.each([
  'Salary 32,000. I already pay 2,100 a month for my car loan. Half of my income for all instalments together, 4.5% for 25 years: largest home loan? No other debts',
  'راتبي 32 ألف وأدفع 2,100 بالشهر لقرض السيارة، وكل الأقساط نص الراتب. كم أقصى قرض بيت بنسبة 4.5% على 25 سنة؟',
])('what goes to another loan is no payment of this one: %s', (text) => {
  expect(read(text)).toMatchObject({
    input: { find: 'amount', payment: 13_900, otherInstalments: 2_100 },
  })
})

test('who already pays a mortgage asks how long that takes', () => {
  expect(
    read('I already pay 4,000 a month on my mortgage, 600k left at 3.9%. When am I done?'),
  ).toMatchObject({
    input: { find: 'term', payment: 4_000, principal: 600_000 },
  })
})

test.each([
  ['used Prado at a price of 185k, 20% down, 3.99% over 5 years', false],
  ['laptop price 9,000, no down payment, 0% for 12 months', false],
  ['villa price 1.8m, 20% down, 4.2% for 25 years', true],
])('only a home has the limits of homes: %s', (text, isHome) => {
  expect(read(text)).toMatchObject({ input: { isHome } })
})

test.each([
  'loan of 350,000 over 15 years, quickly, my appointment at the bank is at 3',
  'قرض 350 ألف على 15 سنة، موعدي مع البنك ع 3',
])('the hour of an appointment is no rate: %s', (text) => {
  expect(read(text)).toHaveProperty('missing')
})

test('a rate is less than the share that is paid down', () => {
  expect(read('flat price 900,000 with 25% down at 6% over 7 years')).toMatchObject({
    input: { annualRate: 6, downPayment: 225_000 },
  })
})

test('a lump sum lowers the payment or the time', () => {
  const reading = read(
    'I owe 650k at 4.75%, 18 years left. If I pay a lump sum of 100k, what is the new monthly?',
  )
  expect(reading).toMatchObject({
    input: { principal: 650_000, months: 216 },
    more: [
      { input: { principal: 550_000, months: 216 } },
      { input: { find: 'term', principal: 550_000 } },
    ],
  })
})

const sayingOf = (text: string, language: 'en' | 'ar') => {
  const reading = loanPlanner.read({ text, language, today })
  return 'input' in reading ? loanPlanner.explain(plan(reading.input as LoanInput), language) : ''
}

test.each([
  [
    'en',
    'Is 5,200 a month enough for a loan of 900k at 4% over 25 years?',
    'Yes, AED 5,200.00 a month is enough',
  ],
  ['ar', 'هل يكفي قسط 3000 لقرض 200 ألف على 6 سنوات بفائدة 5%؟', 'لا، قسط 3,000.00 درهم لا يكفي'],
  [
    'en',
    'What salary do I need for a 1.2m mortgage at 4.5% over 25 years?',
    'an income of at least AED 13,339.98 a month',
  ],
  [
    'ar',
    'كم لازم يكون راتبي عشان آخذ قرض 1,200,000 بنسبة 4.5% على 25 سنة؟',
    'دخل لا يقل عن 13,339.98 درهم',
  ],
  [
    'ar',
    'كم مقدم أحتاج لشقة بـ 1,200,000 عشان القسط ما يتعدى 4,500؟ الفايدة 4.2% على 25 سنة',
    'دفعة أولى لا تقل عن 365,031.24 درهم',
  ],
] as const)('it is solved for what is asked, %s: %s', (language, text, said) => {
  expect(sayingOf(text, language)).toContain(said)
})

test.each(['Can you guarantee that the bank will approve my loan?', 'اضمن لي إن البنك بيوافق'])(
  'no approval is promised: %s',
  (text) => {
    expect(limitsAskedFor(loanPlanner.limits ?? [], text)).toHaveLength(1)
  },
)

test('a bank that approved is no wish for a promise', () => {
  expect(limitsAskedFor(loanPlanner.limits ?? [], 'the bank approved me for 900k at 4.2%')).toEqual(
    [],
  )
})
