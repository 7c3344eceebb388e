import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { meetingMinutes as agent } from './meeting-minutes.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'hi can u extract the action items plz: ahmed needs to fix the printer by monday. we decided to hire two people.',
    ['| Fix the printer | ahmed | monday (23 November 2026) |', 'we decided to hire two people'],
  ],
  [
    'The board approved AED 1.2m for the new warehouse.\nKhalid must sign the lease before 30 November.',
    ['AED 1.2m', '| Sign the lease | Khalid | 30 November 2026 |'],
  ],
  [
    'Notes\n- [ ] Set up CI - Noura\n- [x] Pay the hosting invoice (Omar)',
    ['| Set up CI | Noura |', '| Pay the hosting invoice | Omar |'],
  ],
  [
    'Next steps:\n1. Send 1,500 flyers to print, owner: Mariam, due 25/11/2026\n2. Review the policy',
    ['| Mariam | 25 November 2026 |', '| Review the policy | *not named* | *no date given* |'],
  ],
  [
    'Finance will pay the invoice next week; the team should review the policy. Hosting region is TBD.',
    ['| Pay the invoice | Finance | next week |', 'Hosting region is TBD'],
  ],
  [
    'لو سمحت استخرج المهام: سيقوم خالد بإعداد العرض قبل ٢٥ نوفمبر. تقرر تأجيل الإطلاق.',
    ['| إعداد العرض | خالد | 25 نوفمبر 2026 |', 'تقرر تأجيل الإطلاق'],
  ],
  [
    'محضر\nالإجراءات:\n١. مريم: مراجعة العقد قبل يوم الأحد\n٢. متابعة الموردين',
    [
      '| مراجعة العقد | مريم | يوم الأحد (22 نوفمبر 2026) |',
      '| متابعة الموردين | *غير مذكور* | *بلا موعد* |',
    ],
  ],
  [
    'قررنا تعيين موظفين. سيتم تحديث الموقع نهاية الشهر. لم يُحسم موقع المكتب بعد.',
    ['قررنا تعيين موظفين', 'نهاية الشهر (30 نوفمبر 2026)', 'لم يُحسم موقع المكتب بعد'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['summarise my meeting please', 'the notes of the meeting'],
  ['I need minutes', 'the notes of the meeting'],
  ['لخص الاجتماع', 'ملاحظات الاجتماع'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem about the desert')).toContain(
    'Turns pasted meeting notes into decisions',
  )
})
