import { expect, test } from 'vitest'
import { readabilityCoach } from '../readability-coach.ts'

const textOf = (text: string) => {
  const reading = readabilityCoach.read({ text, today: '2026-11-28', language: 'en' })
  return 'input' in reading ? (reading.input as { text?: string }).text : undefined
}

test.each([
  [
    'Guests arriving after midnight are kindly requested to use the side entrance and to show their key card.',
    'Is this clear enough for guests whose english is not great?',
  ],
  [
    'Visitors must sign in at the gate and wear a badge at all times while they are on site.',
    'Is it too hard for workers with basic english?',
  ],
  [
    'Please wash your hands before touching the baby and do not wear your shoes inside the ward.',
    'Easy enough for visitors who dont speak much english?',
  ],
  [
    'Participants are obliged to submit original receipts to the finance department within fourteen days.',
    'where do I break this up?',
  ],
  [
    'ستعود العيادة إلى استقبال المرضى يوم الأحد القادم من الساعة الثامنة صباحا وحتى الثامنة مساء.',
    'هل هذا واضح للمرضى كبار السن؟',
  ],
  [
    'يمنع استخدام المصعد عند حدوث حريق وعلى الجميع النزول من الدرج القريب.',
    'هل يفهمه عامل ما يقرا كثير؟',
  ],
])('one sentence before the question is the text: %s', (text, asked) => {
  expect(textOf(`${text} ${asked}`)).toBe(text)
})

test.each([
  'I have a letter for parents about the trip to the museum next Thursday. Is it hard to read?',
  'We sent a notice to all tenants about the water cut tomorrow morning from nine. Is it clear enough?',
  'عندي ورقة للطلاب عن الطاقة الشمسية وفوائدها في حياتنا اليومية. هل هي صعبة؟',
])('what somebody tells of a text is none: %s', (message) => {
  expect(textOf(message)).toBeUndefined()
})

test('what is to be split is told from what is said before it', () => {
  const text =
    'ستعود العيادة إلى استقبال المرضى يوم الأحد القادم من الساعة الثامنة صباحا وحتى الثامنة مساء.'
  expect(textOf(`نص الاعلان طويل، قسملي الجملة: ${text}`)).toBe(text)
})
