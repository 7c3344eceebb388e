import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { priorityMatrix as agent } from './priority-matrix.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'hi can u pls sort these: pay salaries tomorrow; water the plants; watch netflix',
    ['**Start with: Pay salaries.**', '| Watch netflix |', '- Water the plants'],
  ],
  [
    '1. sign the AED 1.2m contract asap\n2. write a blog post some day',
    ['**Start with: Sign the AED 1.2m contract', '| Write a blog post'],
  ],
  [
    'I have to see the dentist on 22/11/2026 and renew my passport by 1 March 2027',
    ['**Start with: See the dentist.**', '| Renew my passport | 1 March 2027 |'],
  ],
  [
    'todo\n[ ] server is down\n[ ] order 1,500 flyers by tomorrow\n[ ] gym',
    [
      '**Start with: Server is down.**',
      '| Order 1,500 flyers | tomorrow (21 November 2026) |',
      '| Gym |',
    ],
  ],
  [
    'Task | Important | Due\n--- | --- | ---\nPrepare payroll | yes | 21/11/2026\nClean desk | no | 30/12/2026',
    ['**Start with: Prepare payroll.**', '| Clean desk | 30 December 2026 |'],
  ],
  [
    'عندي دفع الإيجار اليوم، موعد الطبيب غدا، ترتيب الصور لاحقا، قراءة كتاب',
    ['**ابدأ بـ: دفع الإيجار.**', '| موعد الطبيب | غدا (21 نوفمبر 2026) |', '- قراءة كتاب'],
  ],
  [
    'لو سمحت رتب هذه المهام:\n١. تجديد الإقامة قبل ٢٢ نوفمبر\n٢. مشاهدة مسلسل',
    ['**ابدأ بـ: تجديد الإقامة.**', '| تجديد الإقامة | 22 نوفمبر 2026 |', '| مشاهدة مسلسل |'],
  ],
  [
    'ما أولوياتي؟ إرسال تقرير المبيعات للمدير فورا، شراء هدية يوم الخميس',
    ['إرسال تقرير المبيعات', '| شراء هدية | يوم الخميس (26 نوفمبر 2026) |'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['prioritise my tasks please', 'your tasks, one per line'],
  ['make me an eisenhower matrix', 'your tasks, one per line'],
  ['رتب أولوياتي', 'مهامك، كل مهمة في سطر'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem about the desert')).toContain('Sorts a list of tasks')
})
