import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { requestAndText } from './request.ts'

const vocabulary = {
  find: lexicon({ quiz: 'quiz, اختبار', question: 'question, سؤال, اسئله' }),
  strong: ['quiz'],
  counted: ['question'],
}
const text =
  'The sun is a star. It gives the earth light and heat. No plant grows without it. Its light needs eight minutes to reach us.'
const arabic = 'الشمس نجم كبير جدا. تعطي الأرض الضوء والدفء. لا تنمو النباتات من دونها أبدا.'

test('the only paragraph of a pasted chat is the text, without times and senders', () => {
  const message = [
    '[07:41] Badr: bro i need a quiz for the scouts',
    '[07:42] Badr: 3 questions',
    `[07:44] Badr: ${text}`,
    '[07:50] Badr: we are 15 boys and meet at 6pm',
  ].join('\n')
  expect(requestAndText(message, vocabulary).text).toBe(text)
})

test('the only paragraph among lines that are said to the agent is the text', () => {
  const message = [
    'مرحبا هيدا للحصة يوم الاربعا والصف فيه 22 طالب',
    'بدي اختبار 3 اسئلة',
    arabic,
    'المديرة بتقول سهل كتير',
  ].join('\n')
  expect(requestAndText(message, vocabulary).text).toBe(arabic)
})

test('a whole sentence in the line below a paragraph belongs to it', () => {
  const message = `a quiz of this pls, 3 questions\n${text}\nThe moon only reflects its light.\nthx`
  expect(requestAndText(message, vocabulary).text).toBe(
    `${text}\nThe moon only reflects its light.`,
  )
})

test('of two paragraphs neither is the only one', () => {
  const message = `a quiz of this pls, 3 questions\n${text}\n${text.replaceAll('sun', 'lamp')}`
  expect(requestAndText(message, vocabulary).text).toContain('lamp')
})

test('a sentence that is said to be none of the text is left out', () => {
  const message = `a quiz pls, 3 questions, the parking line is not part of it:\n${text}\nParking costs 10 dirhams.`
  expect(requestAndText(message, vocabulary).text).toBe(text)
})
