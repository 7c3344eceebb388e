import { expect, test } from 'vitest'
import { loanPlanner } from '../loan-planner.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string, language: 'en' | 'ar' = 'en') =>
  respond([loanPlanner], { text, today: '2026-11-29', language }).text

test.each([
  'We found a used car, it costs AED 92,000. We have saved 15,000 which we would pay down, and the rest we would take as a loan over 5 years at 3.9%. What is the monthly instalment?',
  'car price 92k, i will pay 15k and finance the rest over 5 yrs at 3.9% reducing. how much a month',
  'The car is 92,000. I can bring 15 thousand, the bank lends the remainder at 3.9% for 5 years. Instalment?',
  'Price of the car is 92000, trade in my old car for 15000, rest at 3.9% for 5 years. monthly?',
])('of what the buyer brings nothing is borrowed, and there is one answer: %s', (text) => {
  const answer = answerTo(text)
  expect(answer).toContain('1,414.60')
  expect(answer).toContain('down payment AED 15,000.00')
  expect(answer).not.toContain('As the loan')
})

test.each([
  'سيارة ب 92 الف معي 15 الف والباقي قرض 3.9% 5 سنين، كم القسط؟',
  'سيارة 92 الف، بعطيهم سيارتي القديمة ب 15 الف والباقي 3.9% خمس سنين، القسط؟',
  'سعر السيارة 92 الف وموفرين 15 الف والباقي تمويل 3.9% على خمس سنوات كم القسط',
])('in Arabic too: %s', (text) => {
  const answer = answerTo(text, 'ar')
  expect(answer).toContain('1,414.60')
  expect(answer).toContain('الدفعة الأولى 15,000.00 درهم')
})

test.each([
  'The car costs 92,000, I borrow 15,000 and pay the rest in cash, 5 years at 3.9%. Instalment?',
  'سعر السيارة 92 الف، قرض 15 الف والباقي كاش من عندي، 3.9% خمس سنين كم القسط',
])('what is borrowed beside cash for the rest stays the loan: %s', (text) => {
  expect(answerTo(text)).toContain('275.57')
})

test.each([
  "I'm an estate agent (BRN 51234). She wants a flat priced at AED 1,350,000, can put 25% down, and the bank quoted her 3.99% over 20 years. What would she pay each month?",
  'انا وسيط عقاري (BRN 51234) والزبونة تبي شقة سعرها 1,350,000 ومقدم 25% والبنك عطاها 3.99% على 20 سنة. كم تدفع شهريا؟',
])('the number of a broker is no amount: %s', (text) => {
  const answer = answerTo(text)
  expect(answer).toContain('6,130.22')
  expect(answer).not.toContain('51,234')
})

test.each([
  ['شقة بمليون و350، مقدم 20% 4.6% 22 سنة كم القسط', '6,511.43'],
  ['سعر الشقة مليون و100 مقدم 20% 4.6% 22 سنة كم القسط', '5,305.61'],
])('hundreds behind a million are thousands: %s', (text, payment) => {
  expect(answerTo(text, 'ar')).toContain(payment)
})

test.each([
  'loan 1,000,000 at 4% over 25 years. what is left after 5 years?',
  'balance after 5 years of a 1m loan at 4% over 25 years',
  'كم الباقي بعد 5 سنوات من قرض مليون 4% 25 سنة',
])('what is still owed after some years is no second term: %s', (text) => {
  expect(answerTo(text)).toContain('871,046.16')
  expect(answerTo(text)).not.toContain('18,416.52')
})

test.each([
  'mortgage 900,000 fixed 3.99% for 3 years then 5.25%, 25 years. payments?',
  'تمويل 900 الف ثابت 3.99% اول 3 سنين وبعدها 5.25% على 25 سنة كم القسط',
])('a rate for the first years and one after that is one loan: %s', (text) => {
  const answer = answerTo(text)
  expect(answer).toContain('4,745.56')
  expect(answer).toContain('5,327.36')
})
