import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { readabilityCoach as agent } from './readability-coach.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'The sun is a star. It gives the earth light and heat. Without it no plant could grow and no animal could live.\nIs it suitable for 8th graders?',
    ['It suits a grade 8 class', '/ 3'],
  ],
  [
    'The mitochondria is the powerhouse of the cell. It makes energy for the cell from food and oxygen. Plants have them too.\n\nWhat reading level is that?',
    ['Flesch 76.3', '| Words / sentences | 22 / 3 |'],
  ],
  [
    'pls check: is this easy to read for 8th grade?\nThe sun is a star. It gives the earth light and heat. Without it no plant could grow and no animal could live.',
    ['It suits a grade 8 class', '| Words / sentences | 23 / 3 |'],
  ],
  [
    'too hard for third graders? grade 3 readability: Photosynthesis constitutes an extraordinarily sophisticated biochemical mechanism facilitating carbohydrate accumulation within photosynthetic organisms everywhere on our remarkable planet.',
    ['Too hard for a grade 3 class', 'photosynthetic'],
  ],
  [
    'هل هذا النص مناسب للصف السادس؟ تصف دورة المياه حركة الماء المستمرة على سطح الأرض وفوقه وتحته. قامت الجهات المختصة بإعداد برامج متخصصة لاستمطار السحب.',
    ['النص مناسب للصف 6', 'بدل «قامت الجهات المختصة بإعداد»'],
  ],
  [
    'ما سهولة القراءة لهذا النص:\nكَتَبَ الطالبُ الدرسَ في الصف. قرأ المعلم النص بصوت عال. شكر المدير الطلاب على عملهم الجيد.',
    ['النص سهل جدًا', '/ 3'],
  ],
  [
    'مقروئية للصف ٣: يتطلب الاستثمار المستدام استراتيجيات متكاملة واستشارات متخصصة واستقصاءات مستفيضة للاحتياجات الاقتصادية والاجتماعية المستقبلية في المجتمعات المحلية.',
    ['النص أصعب من الصف 3'],
  ],
  [
    'how readable is this text: In order to obtain assistance, individuals must participate in the programme, and they are required to purchase additional equipment prior to the commencement of the course.',
    ['“prior to” → “before”', '“purchase” → “buy”', 'Split it'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['check readability', 'the text itself'],
  ['هل هذا النص مناسب للصف السادس؟', 'النص نفسه'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  [
    'my son is 9 is this too hard for him: The cat sat on the mat. The dog ran to the park. The sun was hot and he had a drink.',
    ['It suits a grade 4 class', 'at the age of 9'],
  ],
  [
    'صعب على عيال ثالث ابتدائي؟\nذهب سالم إلى البحر مع أبيه. رأى سمكة كبيرة في الماء. قال له أبوه إن البحر جميل. أكل سالم الغداء ثم نام.',
    ['النص مناسب للصف 3'],
  ],
] as const)('the reader is understood in everyday words: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a text of figures alone is measured as well', () => {
  expect(answer(`readability of: ${'1 '.repeat(400)}`)).toContain('| Flesch reading ease |')
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem')).toContain('Measures how hard a text is to read')
})
