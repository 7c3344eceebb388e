import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { quizMaker as agent } from './quiz-maker.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)
const leaves =
  'Photosynthesis is the process by which green plants make food from sunlight. It takes place in the chloroplasts, which contain a green pigment called chlorophyll. Plants take in carbon dioxide through tiny openings called stomata. The roots absorb water and minerals from the soil. During the process oxygen is released into the atmosphere as a product. The sugar glucose stores the energy that plants need for growth. Animals depend on plants for both food and oxygen.'
const water =
  'يغطي الماء نحو 71 بالمئة من سطح الأرض. تحتوي المحيطات على معظم المياه المالحة في العالم. تتكون السحب من قطرات صغيرة من البخار المتكاثف. تسقط الأمطار على الجبال وتجري المياه في الأودية إلى البحار. يستهلك القطاع الزراعي النسبة الكبرى من المياه العذبة في المنطقة العربية. بدأت محطات التحلية في الخليج العربي قبل أكثر من خمسين عامًا.'

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    `pls create 3 multiple choice and 2 true/false questions.\n\n${leaves}`,
    ['A quiz of 5 questions', '2. C) openings', '5. True'],
  ],
  [
    `${leaves}\n\nmake me a 4 question fill in the blanks quiz`,
    ['A quiz of 4 questions', '1. Photosynthesis', '3. glucose'],
  ],
  [
    `ten questions from this: ${leaves}`,
    ['A quiz of 7 questions', '10 were wanted; the text yields 7'],
  ],
  [
    `quiz me on the following text:\n${leaves}`,
    ['A quiz of 5 questions', 'No number was given, so 5 were made'],
  ],
  [`أنشئ ٤ أسئلة من هذا النص: ${water}`, ['عدد الأسئلة: 4', 'خطأ: في النص «71»', '1. ب) المحيطات']],
  [
    `أريد ٣ أسئلة صح أو خطأ لو سمحت:\n${water}`,
    ['عدد الأسئلة: 3', '1. خطأ: في النص «71»', '2. صح'],
  ],
  [`اختبار املأ الفراغ من 3 أسئلة\n${water}`, ['عدد الأسئلة: 3', '1. 71', 'المنطقة']],
  [
    `make 50 questions from this text: ${leaves}`,
    ['at most 30 questions at a time; 50 were wanted'],
  ],
  [
    'quiz this text: Green plants make food from sunlight and water. The roots absorb minerals from the dry soil. Animals depend on plants for both food and oxygen.',
    ['A quiz of 3 questions', '3 were made'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['quiz me', 'the text itself'],
  ['اعمل لي اختبار', 'النص نفسه'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  [`no multiple choice please, just true or false, 4 of them\n${leaves}`, '4. ', '- A) '],
  [`questions only, no answers, 4 mcq\n${leaves}`, 'without answers', '**Answer key**'],
  [`بدون صح وخطأ، بس اختيار من متعدد، ٣ أسئلة\n${water}`, '3. ', 'صح أم خطأ'],
  [`اسئلة بدون اجابات، ٣ فراغات\n${water}`, 'بلا إجابات', '**مفتاح الإجابة**'],
] as const)('what is left out does not come: %s', (text, piece, never) => {
  expect(answer(text)).toContain(piece)
  expect(answer(text)).not.toContain(never)
})

test.each([
  [
    `I want an exam in Arabic with 4 questions from this english text: ${leaves}`,
    'I do not translate',
  ],
  [`5 hard questions: ${leaves}`, 'cannot be chosen'],
  [`بدي ثلاث أسئلة صعبة من النص: ${water}`, 'لا يمكن اختيار صعوبة الأسئلة'],
] as const)('what is not offered is said: %s', (text, piece) => {
  expect(answer(text)).toContain(piece)
})

test('a forwarded mail gives its text, not its signature', () => {
  const text = answer(
    `Hi Mona,\n\nCan you prepare a short quiz (4 mcq) on the text below?\n\n${leaves}\n\nBest regards,\nKarim Haddad\nHead of Science, room 214`,
  )
  expect(text).toContain('A quiz of 4 questions')
  expect(text).not.toContain('Karim')
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the capital of France?')).toContain('Makes multiple-choice')
})
