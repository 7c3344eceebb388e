import { expect, test } from 'vitest'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'

const answerTo = (text: string): string =>
  respond([endOfServiceGratuity], {
    text,
    language: languageOfRequest(text),
    today: '2026-11-29',
  }).text

test.each([
  ['basic 6,400, 4 years and 3 months. HR told me 17k. is that right', 'AED 2,040.00 below'],
  ['الشركة حاسبينها 45 ألف وأنا أساسي 8000 ومدتي 7 سنين، صح؟', 'أعلى مما يمنحه القانون'],
])('what the employer names is compared: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test('who stays in the same company fears no less', () => {
  expect(answerTo('resigned, 4 years in the same company, basic 6,400')).not.toContain('No: ')
})

test.each([
  ['according to article 51, what do I get? basic 7k, 3 years', '14,700.00'],
  ['حسب المادة 51 كم مكافأتي؟ أساسي 5500 وخدمتي 4 سنوات', '15,400.00'],
  [
    'كملت سنتين بالظبط والراتب الاساسي 5200. زميلي بيقول هيخصموا مني التلتين عشان استقلت',
    '7,280.00',
  ],
  ['retiring after 31 years, basic 20k, total 30k, does the two-year ceiling bite?', '590,000.00'],
  [
    'اشتغلت من واحد مارس الفين وواحد وعشرين لين ثمانية وعشرين فبراير الفين وستة وعشرين اساسي 7500',
    '26,250.00',
  ],
])('numbers that are no service: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
  expect(answerTo(text)).not.toContain('###')
})

test.each([
  ['how long must I stay to get 60k gratuity with a basic of 9000?', '8 years, 2 months'],
  ['كم لازم أشتغل عشان توصل مكافأتي 60 ألف؟ أساسي 9000', '8 سنوات وشهران'],
])('the time that it takes is told in years and months: %s', (text, said) => {
  expect(answerTo(text)).toContain(said)
})

test.each([
  "Emirati here, what's my end of service gratuity?",
  'I am in the DIFC since 2019, basic 32k, leaving in January. My end of service?',
])('where other rules apply no figure is asked for: %s', (text) => {
  expect(answerTo(text)).not.toContain('I need')
})

test.each([
  ["my friend at DIFC gets a scheme, but I'm on the mainland: basic 9k, 6 years", '40,500.00'],
  ['زميلي في مركز دبي المالي له نظام ثاني بس أنا لا، أساسي 6000 و5 سنين', '21,000.00'],
])('the rules of somebody else do not apply: %s', (text, amount) => {
  expect(answerTo(text)).toContain(amount)
})

test.each([
  'Ahmed: basic 5,000, joined 1/2/2019, left 31/1/2026. Sara: basic 7,500, joined 15/6/2021, left 14/6/2025. gratuity each?',
  'أحمد: أساسي 5000 من 1/2/2019 إلى 31/1/2026. سارة: أساسي 7500 من 15/6/2021 إلى 14/6/2025',
])('each of two people has a first and a last day of their own: %s', (text) => {
  expect(answerTo(text)).toContain('27,500.00')
  expect(answerTo(text)).toContain('21,000.00')
})
