import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { studyPlanner as agent } from './study-planner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['10 chapters, 30 days, 90 mins daily', ['30 study days, 10 topics', 'Learn Chapter 10']],
  [
    'خطة دراسة لثلاثة أسابيع، ساعة ونصف يومياً، المواضيع: النحو (صعب)، الصرف، البلاغة، بدون السبت',
    ['والمواضيع 3', 'أيام الراحة: السبت'],
  ],
  [
    'امتحاني بعد شهر، المواد: رياضيات وفيزياء وكيمياء، ساعتين باليوم والجمعة راحة',
    ['20 ديسمبر 2026', 'والمواضيع 3'],
  ],
  [
    'hi can you make me a revision timetable? finals on 10/01/2027, subjects: maths, physics; 1.5 hours per day, no study on saturdays',
    ['exam on 10 January 2027: 43 study days, 2 topics', 'Rest days: Saturday'],
  ],
  [
    'study plan for 3 weeks starting 1 December 2026, modules 1-6, 2 hrs daily',
    [
      'Plan from 1 December 2026 to the exam on 22 December 2026: 21 study days, 6 topics',
      'Learn Module 6',
    ],
  ],
  [
    'exam tomorrow, topics: vectors, matrices, 1 hour a day',
    ['1 study day, 2 topics, 1 hour in all', 'Learn vectors (30 min); Learn matrices (30 min)'],
  ],
  [
    '20 topics in 3 days, 30 minutes a day',
    ['20 topics with at least 15 minutes each do not fit into 3 study days'],
  ],
  [
    'عندي امتحان يوم ١٠ يناير ٢٠٢٧ وأريد دراسة الكيمياء والفيزياء والأحياء بمعدل ٣ ساعات في اليوم ما عدا الجمعة والسبت',
    ['أيام الدراسة 35، والمواضيع 3', 'الحد اليومي بالساعات: 3'],
  ],
  [
    'خطة دراسة بعد 3 أسابيع، المواضيع: الجبر، الهندسة (صعب)، ساعتين يوميا، الجمعة راحة',
    ['أيام الدراسة 18، والمواضيع 2', 'أيام الراحة: الجمعة'],
  ],
  [
    'عندي اختبار يوم 20 ديسمبر في الأحياء والكيمياء وأقدر أدرس ٣ ساعات يوميا',
    ['أيام الدراسة 30، والمواضيع 2', 'تعلّم: الأحياء'],
  ],
  [
    'الاختبار خلال شهر، الدروس 1 إلى 8، ساعة كل يوم',
    ['أيام الدراسة 30، والمواضيع 8', 'تعلّم: الدرس 1'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['make me a study plan, 2 hours a day', 'the topics'],
  ['خطة دراسة لامتحان في 5 يناير 2027', 'عدد الساعات في اليوم'],
  ['exam in 4 weeks, topics: optics, waves', 'the hours per day'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem')).toContain('Plans study sessions day by day')
})
