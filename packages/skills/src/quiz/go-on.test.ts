import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { quizMaker } from '../quiz-maker.ts'

const dates =
  '4 true or false from this text: A palm needs about 7 years before it gives a good harvest. Khalas is the best known variety in Al Ain. The Liwa Date Festival started in 2004. The UAE has about 40 million palm trees. Farmers pick the dates between June and October. Dubai built a date factory in 1990.'
const coffee =
  'Coffee came from Ethiopia to Yemen in the 15th century. The port of Mocha sold coffee to Europe. Gulf people add cardamom to their coffee. The coffee pot is called a dallah. Arabic coffee joined the UNESCO list in 2015.'
const say = (...messages: string[]) => answerAfter([quizMaker], dates, ...messages)

test('another text is asked about in the same way', () => {
  const answer = say(`now with this one: ${coffee}`)
  expect(answer).toContain('A quiz of 4 questions')
  expect(answer).toContain('True or false: Gulf people')
})

test('a text of before is gone back to', () => {
  const answer = say(`same for this: ${coffee}`, 'back to the dates one, 3 fill in the blank')
  expect(answer).toContain('A quiz of 3 questions')
  expect(answer).toContain('palm')
})

test('a sentence is added with the number that there are to be', () => {
  const answer = say('add this sentence: The Emirates exports 200 tonnes of dates. and make it 7')
  expect(answer).toContain('A quiz of 7 questions')
  expect(answer).not.toContain('make it')
})

test.each([
  ['drop question 2', 'A quiz of 3 questions'],
  ['make question 2 fill in the blank', '**2.** Fill in:'],
  ['no multiple choice is better', 'A)'],
  ['mix them', 'Fill in:'],
  ['up to 6', 'A quiz of 6 questions'],
  ['one question less', 'A quiz of 3 questions'],
  ['is number 2 true?', 'Answer to question 2'],
])('“%s” is done to the quiz that stands', (message, part) => {
  expect(say(message)).toContain(part)
})

test('other questions are asked of the sentences that were not asked about', () => {
  const asked = (answer: string) => /Festival started in/.test(answer)
  expect(asked(say('another set'))).not.toBe(asked(say('4 true or false')))
})

test('the answers alone are given where nothing else is asked for', () => {
  expect(say('only the answers')).not.toContain('True or false:')
})

test.each([
  ['لا صح وغلط احسن', 'صح أم خطأ'],
  ['سويهن مزيج', 'صح أم خطأ'],
  ['زود سؤال', 'عدد الأسئلة: 4'],
  ['لا رجعها اختيارات وزودها الى 4', 'أ)'],
])('«%s» لاختبار سابق', (message, part) => {
  const arabic =
    'ابي 3 اسئلة اكمل الفراغ من هالنص: تبلغ سرعة الصقر الشاهين نحو 390 كيلومترا في الساعة. افتتح مستشفى أبوظبي للصقور في عام 1999. يبدأ موسم الصيد بالصقور عادة في شهر أكتوبر. أدرجت منظمة اليونسكو الصقارة في قائمة التراث غير المادي في عام 2010.'
  expect(answerAfter([quizMaker], arabic, message)).toContain(part)
})

test('nothing is asked about what is not wanted', () => {
  expect(say('no questions about the festival', 'make it 6')).not.toContain('Liwa')
})

const metro =
  'make 3 fill in the blank: Dubai Metro opened in September 2006. The Red Line has 29 stations. Each train has 5 cars.'

test('a number that is put right stands in the text of the quiz', () => {
  expect(answerAfter([quizMaker], metro, 'oops it opened in 2009 not 2006, redo')).toContain('2009')
})

test('how many questions there are to be is no number of the text', () => {
  expect(answerAfter([quizMaker], metro, 'make it 2 not 5 questions')).toContain('Each train has')
  expect(answerAfter([quizMaker], metro, 'change it to true or false')).toContain('True or false')
})

test('what is to be made of an added sentence may stand behind it', () => {
  const arabic = 'سوي سؤالين صح وخطأ: بدأت زراعة النخيل قبل 4000 سنة. تضم الواحة 147 ألف نخلة.'
  const more = 'زيد ع النص: يزور الواحة نحو 250 ألف زائر كل عام. ورد سوهم 3 بس اختيارات'
  expect(answerAfter([quizMaker], arabic, more)).toContain('د)')
})
