import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([loanPlanner], { text, language: languageOfRequest(text), today: '2026-11-29' }).text

test.each([
  'Two offers for the same 1.35m loan (villa):\nOffer A - 4.19% / 20 yrs\nOffer B - 4.49% / 25 yrs\nWhich costs less interest?',
  'عندي عرضين لقرض مليون و350 ألف: الأول 4.19% على 20 سنة والثاني 4.49% على 25 سنة، كم قسط كل واحد؟',
])('how many offers there are is no term: %s', (text) => {
  expect(answerTo(text)).toContain('8,316.52')
  expect(answerTo(text)).toContain('7,496.08')
})

test.each([
  [
    'personal loan 250k, 6.5% for 4 years... no wait the letter says 5.75%, reducing. The monthly?',
    '5,842.65',
  ],
  ['قرض شخصي 180 ألف بفائدة 5.9%، لا لا عفوا البنك قال 6.3%، على 4 سنوات، كم القسط', '4,252.11'],
])('who says what is put right names nothing: %s', (text, payment) => {
  expect(answerTo(text)).toContain(payment)
})

test.each([
  [
    'What must my down payment be so that the instalment on a 1.85m townhouse is 7,000 a month? rate 4.1, 25 years.',
    '537,600.09',
  ],
  [
    'كم الدفعة الأولى اللازمة لفيلا بـ 2.4 مليون إذا ما أقدر أدفع أكثر من 9000 بالشهر، الفائدة 4.2% والمدة 25 سنة',
    '730,062.48',
  ],
])('what is needed at once stands first: %s', (text, down) => {
  const [, first = ''] = answerTo(text).split('\n\n')
  expect(first).toContain(down)
})

test.each([
  ['1m home loan at 4.4% over the longest term allowed. Monthly?', 'term 25 years'],
  ['car 95k, 20% down, 3.5% over the maximum term, what is the instalment', 'term 5 years'],
  ['loan 500k at 5%, max term 10 years. monthly?', 'term 10 years'],
  [
    'أقسط شقة على 30 سنة ينفع؟ ولو أقصى مدة مسموحة القسط كام: السعر مليون و400 ألف، المقدم 30%، الفايدة 4.4%',
    '5,391.68',
  ],
])('the longest term is what the law allows: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('a home loan that the law does not allow is said to be none at the top', () => {
  const [, , second = ''] = answerTo('apartment 2.1m, 25% down, 4.3% over 30 years').split('\n\n')
  expect(second).toContain('at most 25 years')
})

test.each([
  'أقصى قسط أتحمله ٣٥٠٠ درهم. كم أقدر أستلف على ٤ سنين بفائدة ٦٪؟ راتبي ما له دخل',
  'no income for now, what can I borrow with 3,500 a month at 6% over 4 years?',
])('an income of nothing is no reason to refuse: %s', (text) => {
  expect(answerTo(text)).toContain('149,031.11')
})

test.each([
  'mortgage 1.2m: 3.9% fixed for 3 years then 5.1%, 25 yrs. monthly first and after?',
  'قرض 1.2 مليون على 25 سنة، الفائدة 3.9% ثابتة لأول 3 سنوات ثم 5.1%، كم القسط أول وبعدين؟',
])('a rate that follows is paid on what is still owed: %s', (text) => {
  expect(answerTo(text)).toContain('6,267.97')
  expect(answerTo(text)).toContain('7,001.69')
})

test.each(['loan 800k 4.5% fixed for 20 years', 'first home: loan 800k, 4.5%, 20 years'])(
  'a rate that stays is that of the whole term: %s',
  (text) => {
    expect(answerTo(text)).toContain('5,061.20')
  },
)

test.each([
  'if i add 1500 each month to my 900k 20 year 4.1% mortgage how much is saved',
  'لو أضفت 1500 كل شهر على قرض 900 ألف 20 سنة 4.1% كم أوفر؟',
])('what is added is paid on top: %s', (text) => {
  expect(answerTo(text)).toContain('133,073.19')
})

test('a share of the pay is what is compared', () => {
  expect(answerTo('هل 30% من راتبي 18 ألف تكفي قسط قرض 800 ألف 4.5% على 25 سنة')).toContain(
    'قسط 5,400.00 درهم يكفي',
  )
})

test('a flat rate beside a reducing one leaves none of both out', () => {
  expect(
    answerTo('140k car loan: 5 years at 2.9% flat or 4 years at 5.2% reducing. which is cheaper'),
  ).toContain('2.9% flat and 5.2%')
})

test.each(['أروح لأنهي بنك عشان القرض؟', 'الموافقة مضمونة ولا لأ؟', 'is approval guaranteed?'])(
  'no bank is recommended and no approval promised: %s',
  (text) => {
    expect(answerTo(text)).toMatch(/do not recommend a bank|لا أوصي ببنك/)
  },
)

test.each([
  ['سيارة وأبي أمول 100,000 درهم على ٤ سنين بنسبة 5%. كم القسط؟', '2,302.93'],
  ['عايز أموّل عربية بـ 100,000 على 4 سنين فايدة 5%', '2,302.93'],
  ['البنك بيمول لي 900,000 من قيمة الشقة على 25 سنة بفائدة 4.5% كم القسط', '5,002.49'],
  ['I want to finance 100,000 for a car over 4 years at 5%. What is the instalment?', '2,302.93'],
  // A share that is financed is none.
  ['سيارة سعرها 100,000 والبنك يمول 80% على 4 سنوات بنسبة 5%', '1,842.34'],
  ['فيلا 2 مليون تمويل 70% على 20 سنة 4%، كم القسط', '8,483.72'],
  ['ممولين 70% من فيلا 2 مليون على 20 سنة 4%، كم القسط', '8,483.72'],
])('what is financed is the loan: %s', (text, payment) => {
  expect(answerTo(text)).toContain(payment)
})
