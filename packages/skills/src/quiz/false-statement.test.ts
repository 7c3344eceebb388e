import { expect, test } from 'vitest'
import { denied } from './denied.ts'
import { makeQuestions } from './questions.ts'

const falseOf = (text: string, language: 'en' | 'ar') => {
  const [question] = makeQuestions(text, language, ['truth'])
  return question?.kind === 'truth' ? question.changed : undefined
}

test.each([
  ['Visitors must sign the register at Gate 3.', 'en', 'must', 'need not'],
  ['Food must not be eaten in lab 4 at any time.', 'en', 'must not', 'may'],
  ['Smoking is not allowed in the warehouse.', 'en', 'is not allowed', 'is allowed'],
  ['Penguins cannot fly but swim very well.', 'en', 'cannot', 'can'],
  ['Members can borrow 5 books for 21 days.', 'en', 'can', 'cannot'],
  ['يجب ارتداء الخوذة عند دخول الموقع من البوابة رقم 4.', 'ar', 'يجب', 'لا يجب'],
  ['يمنع العمل على ارتفاع يزيد عن 2 متر دون حزام أمان.', 'ar', 'يمنع', 'لا يمنع'],
  ['لا يجوز خلط المواد دون إشراف المعلم.', 'ar', 'لا يجوز', 'يجوز'],
  ['ويُمنع التدخين في الساحة رقم 7 نهائيا.', 'ar', 'ويُمنع', 'ولا يُمنع'],
] as const)(
  'a rule is made false by its own word and not by a figure: %s',
  (text, language, from, to) => {
    expect(falseOf(text, language)).toEqual({ from, to })
  },
)

test.each([
  ['The bus to Hatta leaves from stop 12.', 'en'],
  ['Orders above 200 dirhams travel free.', 'en'],
  ['The store keeps milk between 2 and 5 degrees.', 'en'],
  ['The library opens from 9:00 to 21:00.', 'en'],
  ['The firm did not pay bonuses in 2023.', 'en'],
  ['The emergency number is 998.', 'en'],
  ['Staff work 8 hours or more.', 'en'],
  ['The hall seats 90 guests at most.', 'en'],
  ['قد يصل طول الحوت إلى 30 مترا.', 'ar'],
  ['يعمل الموظفون 8 ساعات فأكثر كل يوم.', 'ar'],
  ['Staff hand in a note after 2 days of absence.', 'en'],
  ['يقف الحارس عند البوابة 2 طوال الليل.', 'ar'],
  ['درجة حرارة المستودع بين 15 و25 درجة.', 'ar'],
  ['ينتهي عقد الصيانة بحلول 2027.', 'ar'],
  ['يتصل المسعف بالإسعاف على الرقم 998.', 'ar'],
] as const)('another figure would be no contradiction: %s', (text, language) => {
  expect(falseOf(text, language)?.from ?? '').not.toMatch(/\d/)
})

test.each([
  ['Aisha Khan teaches the beginners in Sharjah. Omar Saleh lives in Ajman.', false],
  ['Petra lies in Jordan. Muscat lies in Oman.', true],
  ['Ibn Sina wrote Canon of Medicine. Ibn Rushd lived in Cordoba.', true],
  ['He wrote the Canon of Medicine. Ibn Rushd praised the Book of Healing.', false],
] as const)('another name contradicts only what can be so of one: %s', (text, isNamed) => {
  expect(/^\p{Lu}/u.test(falseOf(text, 'en')?.to ?? '')).toBe(isNamed)
})

test.each([
  ['Emperor penguins live in Antarctica.', 'Emperor penguins do not live in Antarctica.'],
  ['Traders carried the beans to Yemen.', 'Traders did not carry the beans to Yemen.'],
  ['يعيش السمك في الماء العذب.', 'لا يعيش السمك في الماء العذب.'],
  ['تقع الجزيرة في الخليج العربي.', 'لا تقع الجزيرة في الخليج العربي.'],
])('what happens is denied with its verb: %s', (sentence, statement) => {
  expect(denied(sentence)?.statement).toBe(statement)
})

test.each([
  'Some plants grow without soil.',
  'Ice floats because it is less dense than water.',
  'It may not rain tomorrow in the hills.',
  'تأسست المدرسة في الشارقة قبل الحرب.',
  'تطوير التعليم هدف مهم للدولة.',
  'تتغذى معظم الحشرات على النبات.',
])('what has no plain opposite is not denied: %s', (sentence) => {
  expect(denied(sentence)).toBeUndefined()
})

test('questions of one kind keep the order of the text', () => {
  const text =
    'Saturn is the sixth planet from the Sun. Galileo Galilei first saw its rings in 1610. The largest moon of Saturn is called Titan. The Cassini probe reached Saturn in 2004.'
  const questions = makeQuestions(text, 'en', ['truth', 'truth', 'truth', 'truth'])
  expect(questions.map(({ source }) => text.indexOf(source))).toEqual(
    questions.map(({ source }) => text.indexOf(source)).toSorted((a, b) => a - b),
  )
})

test('what cannot be made false is what is true', () => {
  const text =
    'Water boils at 100 degrees. Some plants grow without soil. Camels have two rows of eyelashes.'
  const questions = makeQuestions(text, 'en', ['truth', 'truth'])
  expect(questions.map((question) => question.kind === 'truth' && question.answer)).toEqual([
    false,
    true,
  ])
})
