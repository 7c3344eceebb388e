import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { gradeCalculator as agent } from './grade-calculator.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'I got A in math (3 credits), B in physics (4 credits) and A- in chemistry (3 credits)',
    'GPA 3.51 of 4.00 over 10 credits',
  ],
  ['current gpa 3.2 with 45 credits. next 15 credits at 4.0?', 'GPA 3.40 of 4.00 over 60 credits'],
  ['my gpa is 3.4 over 60 credits, this term A in 3, B in 3', 'GPA 3.41 of 4.00 over 66 credits'],
  ['حصلت على A في الرياضيات 3 ساعات و B في الفيزياء 4 ساعات كم معدلي', 'المعدل 3.43 من 4.00'],
  ['درجة النصفي 70 من 100 وزنها 40% واريد 85 كم احتاج بالنهائي', 'لبلوغ 85 تحتاج إلى 95 من 100'],
  [
    'Math A- 3\nPhysics B+ 4\nHistory C 2',
    ['GPA 3.14 of 4.00 over 9 credits', '| Physics | B+ | 3.3 | 4 | 13.20 |'],
  ],
  ['pls calculate my gpa: a (3), b+ (4), f (3)', ['GPA 2.52 of 4.00 over 10 credits']],
  [
    '| Course | Grade | Credits |\n|---|---|---|\n| Math | A | 3 |\n| Bio | B- | 4 |',
    ['GPA 3.26 of 4.00 over 7 credits'],
  ],
  ['Midterm: 85 (30%), Final: 78 (70%)', ['The final mark is 80.1 of 100']],
  ['quiz 18/20 worth 20% and exam 70/100 worth 80%', ['The final mark is 74 of 100']],
  ['احسب معدلي: رياضيات A- ٣ ساعات، فيزياء B ٤ ساعات، تاريخ C+ ساعتين', ['المعدل 3.08 من 4.00']],
  ['الاختبار ٩٠ بوزن ٤٠٪ والمشروع ٨٠ بوزن ٦٠٪', ['الدرجة النهائية 84 من 100']],
  ['درجتي 95 بوزن 50%', ['جُمعت 47.5 نقطة من 100', 'بقي 50% من الوزن']],
  ['marks 85 weight 60%, 90 weight 50%', ['add up to at most 100%']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['A in 3 credits, E in 3 credits', '**a grade from A+ to F for each of the credits**'],
  ['My grades are A, B+ and C', 'the credits of each grade'],
  ['ما هو معدلي التراكمي؟', 'التقديرات مع الساعات'],
  ['what is my gpa', 'the grades with their credits'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem')).toContain('Works out a grade point average')
})
