import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { readabilityCoach } from '../readability-coach.ts'

const bus =
  'is this fine for grade 1: The bus came at six. We ate rice and fish at noon. My mum read to me at night.'
const notice =
  'and this notice? The residents of the building are kindly requested to remove all personal belongings from the corridors before Thursday. Items that remain there after this date will be collected by the security team.'
const say = (...messages: string[]) => answerAfter([readabilityCoach], bus, ...messages)

test('a school year that is said alone is another reader of the same text', () => {
  expect(say('and 5?')).toContain('suits a grade 5 class')
  expect(say('and 5?', 'no sorry 4')).toContain('suits a grade 4 class')
})

test('the first text is asked about again', () => {
  const answer = say(notice, 'what was the words per sentence in the first text')
  expect(answer).toContain('6.3 words a sentence')
})

test('how to make a text easier is told by its words', () => {
  expect(say(notice, 'how can i make it easier?')).toContain('“are kindly requested to” → “please”')
})

test('a sentence of the text is measured alone', () => {
  expect(say('only the second sentence')).toContain('| Words / sentences | 7 / 1')
})

test('other words stand in the text in place of its own', () => {
  const answer = say('replace fish with vegetables')
  expect(answer).toContain('| Syllables / complex words | 22 /')
})

test('a sentence is added to the text', () => {
  expect(say('add The weather is warm in winter.')).toContain('25 / 4')
})

test('what was changed is measured for the same reader, and compared when it is asked', () => {
  const changed = 'i changed it: The bus came at six. We ate at noon.'
  expect(say(changed)).toContain('suits a grade 1 class')
  expect(say(changed, 'is it better?')).toContain('now: Flesch')
})

test.each([
  ['وللعاشر؟', 'للصف 10'],
  ['والصف الخامس', 'للصف 5'],
  ['ضيف عليه: كان الجو حارا جدا.', '20 / 4'],
  ['اطول جملة', 'أطولها'],
])('«%s» عن نص قيس من قبل', (message, part) => {
  const arabic =
    'هل هذا النص مناسب للصف الثاني: ذهب سعيد إلى السوق مع أبيه. اشترى خبزا وحليبا وتفاحا. ثم رجعا إلى البيت وقت الظهر.'
  expect(answerAfter([readabilityCoach], arabic, message)).toContain(part)
})

test.each([
  'i changed it. The bus came at six. We ate at noon.',
  'better? The bus came at six. We ate at noon.',
])('“%s” brings a text behind a sentence', (message) => {
  expect(say(message)).toContain('| Words / sentences | 9 / 2')
})

test('a question behind a sentence is no text', () => {
  expect(say('better now? which words are still too long in it?')).not.toContain('| 9 /')
})

const story = 'هالقصه تنفع لصف ثالث؟ ذهب سالم مع جده إلى السوق القديم. اشترى الجد سمكًا طازجًا وخبزًا.'

test.each([
  ['ولو اعطيتها صف تاسع كم الحد', 'للصف 9'],
  ['يناسب ولدي بخامس؟', 'للصف 5'],
])('«%s» قارئ آخر للنص نفسه', (message, part) => {
  expect(answerAfter([readabilityCoach], story, message)).toContain(part)
})

test('«كم نزل عن الاول» يقارن النصين', () => {
  const easier = 'كتبته من جديد: ذهب سالم إلى السوق. اشترى خبزًا.'
  expect(answerAfter([readabilityCoach], story, easier, 'كم نزل عن الاول')).toContain('الفرق')
})

test.each([
  [['put this at the end and how many words is it then: The bus came back at ten.'], '| 25 / 4 |'],
  [['add this: The bus came back at ten. words now?'], '| 25 / 4 |'],
  [
    ['add this: The bus came back at ten.', 'swap that one for: We slept. words now?'],
    '| 21 / 4 |',
  ],
  [['add this: The bus came back at ten.', 'remove that sentence again'], '| 19 / 3 |'],
  [['and with soup in place of fish?'], '| 19 / 3 |'],
  [['and without the word fish, for grade 2?'], '| 18 / 3 |'],
])('a sentence is added, changed and taken off again: %j', (messages, size) => {
  expect(say(...messages)).toContain(size)
})
