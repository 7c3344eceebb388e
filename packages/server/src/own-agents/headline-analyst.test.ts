import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { headlineAnalyst as agent } from './headline-analyst.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'could you pls score my newsletter subject: "Ramadan hours: what changes for your team"',
    [
      'Score 87 of 100 for “Ramadan hours: what changes for your team” as a subject line',
      '41 characters',
    ],
  ],
  [
    'which of these two is stronger?\n- Cut your DEWA bill by 15% this summer\n- SAVE BIG NOW!!! 100% FREE',
    ['Best of 2: “Cut your DEWA bill by 15% this summer” with 95 of 100'],
  ],
  [
    'hi! check email subject line - RE: your account',
    ['Score 57 of 100 for “RE: your account”', 'False reply'],
  ],
  ['5 mistakes that cost UAE startups AED 1.2m', ['Score 91 of 100']],
  ['headline: FREE ZONE SETUP!!!', ['Free zone setup!', '| Spam words | none | 0 |']],
  ['قيّم لو سمحت: "كيف توفر ٥٠٠ درهم شهريًا في دبي؟"', ['النتيجة 96 من 100', '31 حرفًا']],
  [
    'أي العنوانين أفضل؟\nعرض لا يفوت!!!\nدليلك إلى ضريبة الشركات في 5 خطوات',
    ['الأفضل من بين 2: «دليلك إلى ضريبة الشركات في 5 خطوات» بنتيجة 95 من 100'],
  ],
  ['حلل العنوان التالي: تحديثات مهمة', ['النتيجة 60 من 100', 'قل أكثر: 12 حرفًا']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['rate my headline', 'the headline or subject line'],
  ['ما رأيك في عنواني؟', 'العنوان أو سطر الموضوع'],
  ['compare my subject lines please', 'the headline or subject line'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  [
    'should i go with Save 20% on rent today or Your renewal is due?',
    ['Best of 2', 'Save 20% on rent today'],
  ],
  ['is there any spam word in Act now and get a free gift?', ['**Yes: ', '“act now”']],
  ['يكفي 40 حرف؟ "فاتورتك لشهر مارس جاهزة للدفع"', ['**نعم، يظهر كاملًا']],
  [
    'محتار بين افتح حسابك في دقائق وبين حسابك البنكي بلا زيارة',
    ['من بين 2', 'حسابك البنكي بلا زيارة'],
  ],
] as const)('a question about lines is answered in its own terms: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is the weather today?')).toContain('Scores headlines or email subject lines')
})
