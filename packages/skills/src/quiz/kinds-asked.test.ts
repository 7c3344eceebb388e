import { expect, test } from 'vitest'
import { readQuizRequest } from './quiz-request.ts'

const text =
  'Dubai opened its metro in 2009. The Red Line has 29 stations. The Green Line opened in 2011. Trains run without drivers. Tickets are called Nol cards.'
const arabic =
  'تأسست الشركة عام 1990. يعمل فيها 45 موظفًا في الورشة. يقع المقر في دبي. تبيع الشركة التمور في 14 دولة.'

test.each([
  [`I want 2 mcq + whatever else so 4 in total, a mix is fine: ${text}`, 'choice choice truth gap'],
  [`3 mcq and the rest true/false, 5 in all: ${text}`, 'choice choice choice truth truth'],
  [`3 fill in the blanks and one true or false question: ${text}`, 'gap gap gap truth'],
  [`4 mcq questions with 4 options each for a mixed class: ${text}`, 'choice choice choice choice'],
  [`سؤالين اختيار من متعدد والباقي صح وغلط، المجموع ٤: ${arabic}`, 'choice choice truth truth'],
  [`4 أسئلة اختيار من متعدد لا لا خليها 3 بس: ${arabic}`, 'choice choice choice'],
  [`اختبار من 5 اسئلة لا خلها 4، منوعة، رقمي 0505550148\n\n${arabic}`, 'choice truth gap choice'],
])('so many of each kind are asked for: %s', (message, expected) => {
  const { kinds, countWasGiven } = readQuizRequest(message).input
  expect(kinds.join(' ')).toBe(expected)
  expect(countWasGiven).toBe(true)
})

test.each([
  ['10 questions out of this, from the handbook page 14 -> ', true],
  ['10 questions about the route Dubai -> Sharjah -> ', false],
])('an arrow leads to the text: %s', (request, isArrow) => {
  expect(readQuizRequest(`${request}${text}`).input.text === text).toBe(isArrow)
})
