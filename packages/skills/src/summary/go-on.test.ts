import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { textSummariser } from '../text-summariser.ts'

const bus =
  'make it short 2 sentences: The school bus timings will change from Monday. The first bus will leave the Al Barsha stop at 6:40 in the morning. Parents must wait with young children at the stop. The bus will not wait more than two minutes. A new stop opens near the mosque in Street 12. The bus fee stays at AED 4500 for the year. Questions about the bus can be sent to the school office.'
const football =
  'The football club signed two new players on Sunday. The players come from Morocco and Brazil. The club paid nine million dirhams for both players. The coach wants the players to start on Friday. Tickets for the match cost 30 dirhams.'
const say = (...messages: string[]) => answerAfter([textSummariser], bus, ...messages)

test.each([
  ['one more sentence', 'Summary: 3 of 7'],
  ['one sentence less', 'Summary: 1 of 7'],
  ['half of that', 'Summary: 1 of 7'],
  ['no make it 4', 'Summary: 4 of 7'],
  ['how many sentences was the original?', 'Summary: 2 of 7'],
  ['what are the main words in it', 'Key terms:'],
  ['and the mosque?', 'A new stop opens near the mosque'],
  ['when does the first bus leave', 'at 6:40 in the morning'],
])('“%s” goes on from the summary', (message, part) => {
  expect(say(message)).toContain(part)
})

test('a sentence that was missed is put in beside the others', () => {
  const answer = say('you missed the sentence about the fee')
  expect(answer).toContain('Summary: 3 of 7')
  expect(answer).toContain('AED 4500')
})

test('a sentence that is left out gives its place to no other', () => {
  expect(say('leave out the second sentence')).toContain('Summary: 1 of 7')
})

test('another text is shortened the same way, without the words that bring it', () => {
  const answer = say(`now this article the same way: ${football}`)
  expect(answer).toContain('Summary: 2 of 5')
  expect(answer).not.toContain('same way')
})

test('the first text is gone back to by what it is about', () => {
  const answer = say(`and this: ${football}`, 'ok go back to the bus one, 3 lines')
  expect(answer).toContain('Summary: 3 of 7')
})

test.each([
  ['زيد جملة', '3 جمل من أصل 5'],
  ['مختصر اكثر', 'جملة واحدة من أصل 5'],
  ['متى يفتح', 'في السادسة صباحا'],
  ['نسيت الجملة عن الاطفال', 'مجاني للأطفال'],
])('«%s» عن ملخص سابق', (message, part) => {
  const arabic =
    'لخص لي بجملتين: أعلنت بلدية دبي عن افتتاح حديقة عامة جديدة في منطقة الخوانيج. تضم الحديقة الجديدة مسارا للجري بطول 5 كيلومترات. زرع العمال ألف شجرة غاف. يفتح الباب في السادسة صباحا. الدخول مجاني للأطفال.'
  expect(answerAfter([textSummariser], arabic, message)).toContain(part)
})

test.each([
  ['make it twice as long', 'Summary: 4 of 7'],
  ['too short', 'Summary: 3 of 7'],
])('“%s” is counted from the summary before', (message, part) => {
  expect(say(message)).toContain(part)
})

const ferry =
  'summarise in 2 sentences: A new ferry line will link Ajman and Dubai from next month. The ferry will leave every hour between 7 am and 10 pm. A single ticket costs 15 dirhams. Students and retired people pay half. Last year a trial ferry carried 40,000 passengers in three months. Parking near both stations is free.'

test.each([
  ['a bit longer, 3', 'Summary: 3 of 6'],
  ['longer by 2', 'Summary: 4 of 6'],
  ['which words come up the most', 'ferry (3)'],
])('“%s” of the summary before', (message, part) => {
  expect(answerAfter([textSummariser], ferry, message)).toContain(part)
})

test('a number that is put right stands in every summary after it', () => {
  const right = 'the trial carried 42,000 not 40,000'
  expect(answerAfter([textSummariser], ferry, right, 'make it 6')).toContain('42,000')
})

test('a line that was added with a question before it is taken off again', () => {
  const added = 'add this at the end and how many words is it all then: A guard rides on each bus.'
  expect(say(added)).toContain('of 8 sentences')
  expect(say(added, 'without that line again, and one sentence only')).toContain(
    'Summary: 1 of 7 sentences',
  )
})
