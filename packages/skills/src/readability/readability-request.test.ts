import { expect, test } from 'vitest'
import { countsGiven } from './counted-text.ts'
import { syllablesOf } from './measure.ts'
import { comparedIn, readReadabilityRequest } from './readability-request.ts'
import { splitPoints } from './split.ts'

const notice =
  'Parents are requested to utilize the north gate. Please endeavour to purchase uniforms.'

test.each([
  `Which words here are too official? From the school, sent 14/9:\n> ${notice}`,
  `Our HR wrote this notice and nobody gets it. How hard is it & where do I cut: ${notice}`,
  `How many words is this? (I paid them 389 last month)\n${notice}`,
  `${notice}\n\nIs this too formal? my parents are mostly new to English`,
  `How hard is this?\n${notice}\nNo rewriting please, only the figure.`,
])('what is said around a text is none of it: %j', (message) => {
  expect(readReadabilityRequest(message).text).toBe(notice)
})

test.each([
  'كم كلمة فيها؟ ووين أقسمها؟ (دفعت لهم ٣٨٩ درهم الشهر اللي طاف)\nيجوز للمشترك إلغاء العقد خلال أربعة عشر يومًا من تاريخ التوقيع.',
  'قيس صعوبة هذا النص:\nيجوز للمشترك إلغاء العقد خلال أربعة عشر يومًا من تاريخ التوقيع.\nلا تعيد صياغته، بس الرقم.',
])('what is said around an Arabic text is none of it: %j', (message) => {
  expect(readReadabilityRequest(message).text).toBe(
    'يجوز للمشترك إلغاء العقد خلال أربعة عشر يومًا من تاريخ التوقيع.',
  )
})

test.each([
  'النص ده لكتيب موظفين قوللي صعوبته كام ولأي صف: يلتزم العامل بارتداء الخوذة. ولا يدخل المخزن دون إذن.',
  'سهولته كام؟ يلتزم العامل بارتداء الخوذة. ولا يدخل المخزن دون إذن.',
  'قولي لي صعوبته: يلتزم العامل بارتداء الخوذة. ولا يدخل المخزن دون إذن.',
])('in Egypt it is asked how hard it is in these words: %j', (message) => {
  expect(readReadabilityRequest(message).text).toBe(
    'يلتزم العامل بارتداء الخوذة. ولا يدخل المخزن دون إذن.',
  )
})

test('a heading that only begins like a question stays in the text', () => {
  expect(
    readReadabilityRequest('Our grade 4 page. How plants drink: Roots take in water from the soil.')
      .text,
  ).toBe('How plants drink: Roots take in water from the soil.')
})

test.each([
  ['Is it actually true what my son’s book says? "The moon gives its own light. It is hot."', true],
  ['Are the facts in this right? "The camel stores water in its hump. It eats little."', true],
  ['هل المعلومات اللي بالنص صحيحة فعلا؟ «الجمل يخزن الماء في سنامه.»', true],
  ['What is the right grade for this? "The camel stores fat in its hump."', undefined],
])('whether a text is true is not how hard it is: %s', (message, isOfTruth) => {
  expect(readReadabilityRequest(message).isOfTruth).toBe(isOfTruth)
})

test.each([
  ['no wait not grade 4, grade 6. is it fine: The water rises and cools into rain.', 6],
  ['هل يناسب هذا النص صف رابع؟ عفوا قصدي صف سادس: تتبخر المياه ثم تسقط مطرا.', 6],
  ['Is it ok for grade 3, not for grade 2: The cat sat on the mat and slept.', 3],
])('of two classes the one that is meant counts: %s', (message, grade) => {
  expect(readReadabilityRequest(message).reader?.grade).toBe(grade)
})

test.each([
  [
    'Version A: We will fix it soon. Version B: It will be resolved in due course. Which is plainer?',
    'It will be resolved in due course.',
  ],
  [
    'أيهما أسهل؟\nالنص الأول: نزل المطر.\nالنص الثاني: تساقطت الأمطار الموسمية.\nلا أريد إعادة صياغة، المقارنة فقط.',
    'تساقطت الأمطار الموسمية.',
  ],
  [
    'I rewrote our sign. Before: "Guests are requested to refrain from utilising the lift." After: "Do not use the lift." Did the grade drop?',
    'Do not use the lift.',
  ],
  [
    'النص قبل التعديل: يرجى الامتناع عن استخدام المصعد. وبعد التعديل: لا تستخدم المصعد. كم نزلت الدرجة؟',
    'لا تستخدم المصعد.',
  ],
])('the second of two texts ends where somebody asks on: %j', (message, second) => {
  expect(comparedIn(readReadabilityRequest(message))[1]?.text).toBe(second)
})

test('the words of each sentence are not those of the text', () => {
  expect(
    countsGiven('at 12 words each, with 150 words and 12 sentences and 225 syllables'),
  ).toMatchObject({ words: 150, sentences: 12, syllables: 225 })
})

test('a further verb of the same doer is where a sentence without marks is parted', () => {
  expect(
    splitPoints(
      'Residents who wish to use the pool after ten must either book the slot with the front desk two days before or bring a written permission from the manager.',
      'en',
    ),
  ).toEqual(['desk two days before'])
})

test.each([
  ['ninety', 2],
  ['homework', 2],
  ['therefore', 2],
  ['moreover', 3],
  ['homes', 1],
  ['widest', 2],
])('%s has %i syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test.each([
  'Compare these two for me which is easier. A: The committee will convene to deliberate. B: The group will meet to talk about the plan.',
  'Which is easier? A: The committee will convene to deliberate. B: The group will meet to talk.',
  'قارن لي بين النصين ايهم اسهل. أ: ستجتمع اللجنة للتداول بشأن المقترح. ب: ستلتقي المجموعة لتتحدث عن الخطة.',
])('texts behind letters in one line are compared: %s', (message) => {
  expect(comparedIn(readReadabilityRequest(message))).toHaveLength(2)
})

test.each([
  ['ابغي اعرف مستوى النص لصف خامس لا لا سادس: البراكين فتحات في قشرة الأرض تخرج منها الغازات.', 6],
  ['check it for grade 5 no wait 7: Volcanoes form where melted rock pushes up.', 7],
])('of two school years the last is meant: %s', (message, grade) => {
  expect(readReadabilityRequest(message).reader?.grade).toBe(grade)
})

test('a measure by its name asks', () => {
  const message =
    'gunning fog only: The manager prepares the monthly statements. Staff send receipts.'
  expect(readReadabilityRequest(message)).toMatchObject({
    text: 'The manager prepares the monthly statements. Staff send receipts.',
    named: ['fog'],
  })
})

const letter =
  'Dear parents, the bus will leave earlier. Please bring your child to the gate before seven. The driver cannot wait.'

test.each([
  ['is this letter easy enough for grade 7 reader: ', ''],
  ['Whats the reading level of this letter to parents? ', ' Also which sentence is the hardest?'],
  ['', '\n\nis that ok for parents who left school at grade 6?'],
])('an order within a letter is none of the request: %j %j', (before, behind) => {
  expect(readReadabilityRequest(`${before}${letter}${behind}`).text).toBe(letter)
})

test.each([
  ['is it better for grade 3 or grade 5: ', { grade: 3, also: 5 }],
  ['is it fine for grade 2 and 4? ', { grade: 2, also: 4 }],
  ['هل النص مناسب للصف الثالث ولا الخامس: ', { grade: 3, also: 5 }],
  ['my pupils are 10. ok for them? ', { grade: 5, from: 'age', said: 10 }],
  ['is this ok for kids of 8: ', { grade: 3, from: 'age', said: 8 }],
  [
    'kids in my class are 8 and 9 years old, is this text fine: ',
    { grade: 3, from: 'age', said: 8 },
  ],
])('%s', (asked, reader) => {
  expect(readReadabilityRequest(`${asked}${letter}`).reader).toEqual(reader)
})

test('a department is nothing to divide', () => {
  expect(readReadabilityRequest(`قيس صعوبة النص التالي لمجلس القسم. ${letter}`)).not.toHaveProperty(
    'isOfSplit',
  )
})

test('what is said to be wrong with a sentence is none of it', () => {
  const sentence = 'We are writing to inform you that the drill has been moved to Thursday at noon.'
  expect(
    readReadabilityRequest(
      `what's wrong with this sentence, my boss says it's too long: ${sentence}`,
    ).text,
  ).toBe(sentence)
})

test('a year of primary school is the grade, and the other one is asked after too', () => {
  expect(
    readReadabilityRequest('النص ده ينفع لسنة تالتة ابتدائي ولا خامسة؟ النحلة حشرة.').reader,
  ).toEqual({ grade: 3, also: 5 })
})
