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
  [`make it 3, no 4 multiple choice: ${text}`, 'choice choice choice choice'],
  [`${text} 3 questions, mixed`, 'choice truth gap'],
  [`five multiple choise questions: ${text}`, 'choice choice choice choice choice'],
  [`3 mcq 2 tf pls, BRN 40512: ${text}`, 'choice choice choice truth truth'],
  [`4 questions, two of them mcq. ${text}`, 'choice choice truth gap'],
  [`4 أسئلة منها اثنين صح وغلط: ${arabic}`, 'truth truth choice gap'],
  [`truefalse questions 4 : ${text}`, 'truth truth truth truth'],
  [`Quiz for the guards: 3 true or false only. ${text}`, 'truth truth truth'],
  [`اختبار للحراس: ٣ اسئله صح وغلط بس. ${arabic}`, 'truth truth truth'],
  [`اريد سؤالا واحدا فقط صح أم خطأ من هذا النص: ${arabic}`, 'truth'],
  [`كويز لابني عمره 8 سنين سؤالين صح وغلط وسؤالين فراغات: ${arabic}`, 'truth truth gap gap'],
  [`3 tf questions, nothing with answer options. ${text}`, 'truth truth truth'],
  [`2 gaps and 1 tf pls, mcq we do not need. ${text}`, 'gap gap truth'],
  [`3 اسئلة اكمال فراغ، صح وخطأ ما نبا: ${arabic}`, 'gap gap gap'],
  [`اختبار 6 اسئلة بس لا خليهم 3 وكلهم صح او غلط، ما بدي خيارات: ${arabic}`, 'truth truth truth'],
  [`اختبار من 5 اسئلة لا خلها 4، منوعة، رقمي 0505550148\n\n${arabic}`, 'choice truth gap choice'],
])('so many of each kind are asked for: %s', (message, expected) => {
  const { kinds, countWasGiven } = readQuizRequest(message).input
  expect(kinds.join(' ')).toBe(expected)
  expect(countWasGiven).toBe(true)
})

test.each([
  ['I drive a school bus (bus 44) and have a safety test tomorrow. quiz me on these rules pls. '],
  ['اختبرني انا سواق باص رقم 44: '],
  ['my exam has 4 parts, quiz me: '],
])('what has a number for its name counts no questions: %s', (request) => {
  expect(readQuizRequest(`${request}${text}`).input).toMatchObject({ countWasGiven: false, text })
})

test.each([
  ['make 2 questions about trains and 2 about tickets: ', 'choice truth gap choice'],
  ['my kids have camels this week. 3 fill-in-the-gap questions pls: ', 'gap gap gap'],
  ['one question for each sentence: ', 'choice truth gap choice truth'],
  ['حط لي سؤال واحد عن كل جملة: ', 'choice truth gap choice truth'],
  ['سؤال صح وخطأ عن كل جملة: ', 'truth truth truth truth truth'],
  ['3 اسئلة من متعدد من هالكلام: ', 'choice choice choice'],
])('of all topics and sentences: %s', (request, expected) => {
  expect(readQuizRequest(`${request}${text}`).input.kinds.join(' ')).toBe(expected)
})

test.each([
  ['4 essay questions: ', 'otherKind'],
  ['اسئلة مقالية من النص: ', 'otherKind'],
  ['3 questions and summarise the text: ', 'summary'],
  ['سوي 3 اسئلة ولخص النص: ', 'summary'],
  ['a quiz of this summary: ', undefined],
  ['6 mcq: ', undefined],
])('what no quiz is, is named: %s', (request, wish) => {
  expect(readQuizRequest(`${request}${text}`).input.notOffered).toEqual(wish ? [wish] : [])
})

test.each([
  ['10 questions out of this, from the handbook page 14 -> ', true],
  ['10 questions about the route Dubai -> Sharjah -> ', false],
])('an arrow leads to the text: %s', (request, isArrow) => {
  expect(readQuizRequest(`${request}${text}`).input.text === text).toBe(isArrow)
})

test.each([
  [`4 questions true false.. the kids are in grade 4. ${text}`, text],
  [`٤ اسئلة صح وغلط. الطلاب في الصف الرابع. ${arabic}`, arabic],
  [
    `4 gaps. The pupils of the village built a school in 2009. ${text}`,
    `The pupils of the village built a school in 2009. ${text}`,
  ],
])('whom the quiz is for is none of the text: %s', (message, expected) => {
  expect(readQuizRequest(message).input.text).toBe(expected)
})
