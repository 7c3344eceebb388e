import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { respond } from '../respond.ts'
import { scanContract } from './scan.ts'

const levels = (text: string) =>
  Object.fromEntries(scanContract(text).findings.map(({ kind, level }) => [kind, level]))
const answerTo = (text: string) =>
  respond([contractClauseScanner], { text, today: '2026-11-29', language: 'en' }).text

test.each([
  [
    'The Employee shall not, for a period of 4 years after termination, engage in any competing business.',
    'high',
  ],
  [
    'The Employee must not for two years after leaving the company work for any competing salon.',
    'medium',
  ],
  [
    'For 3 years the Agent shall not, directly or indirectly and whether alone or with others, act for a competitor.',
    'high',
  ],
  [
    'لا يجوز للموظف لمدة ثلاث سنوات من تاريخ انتهاء خدمته العمل لدى أي شركة منافسة في دول الخليج.',
    'high',
  ],
  [
    'يلتزم الطرف الثاني بألا يعمل، خلال سنة بعد انتهاء العقد، لدى أي جهة منافسة داخل إمارة الشارقة.',
    'medium',
  ],
])('what is forbidden may stand behind how long it is: %s', (text, level) => {
  expect(levels(text)).toEqual({ 'non-compete': level })
})

test.each([
  'The Client may not withhold the fee of AED 900, and a competitor of the Client may visit the hall.',
  'يدفع العميل رسومًا قدرها 900 درهم ولو عرض منافس سعرًا أقل.',
])('a rival that nobody is kept from forbids nothing: %s', (text) => {
  expect(levels(text)).not.toHaveProperty('non-compete')
})

test.each([
  [
    'Is 3 years over the limit? "The Employee shall not for three years after the end of employment join a competitor in Dubai."',
    '**Yes (Non-compete',
  ],
  [
    'Is it too long? The Employee shall not join a competitor in Dubai for one year after leaving.',
    '**No (Non-compete',
  ],
  [
    'عندي عقد والشرط يقول "يلتزم العامل بعدم العمل لدى أي منافس لمدة ثلاثين شهرا بعد انتهاء العقد" هل المدة زايدة عن المسموح ولا عادي ترا راتبي ١١ الف',
    '**Yes (Non-compete',
  ],
  [
    'هل المدة قانونية؟ "لا يجوز للموظف العمل لدى منافس لمدة خمس سنوات بعد ترك العمل"',
    '**No (Non-compete',
  ],
])('whether a ban is too long is told of the ban: %s', (text, answer) => {
  expect(answerTo(text)).toContain(answer)
  expect(answerTo(text)).not.toContain('found nothing')
})

test.each([
  ['مدة الإيجار سنتان تبدأ من 1 يناير 2027.', 'low'],
  ['مدة الاشتراك ستة أشهر تبدأ من 1 فبراير 2027 ورسومه 300 درهم شهريا.', 'low'],
  ['The rental period is one year from 1 March 2027.', 'low'],
])('how long the thing lasts that is hired is the term: %s', (text, level) => {
  expect(levels(text)).toMatchObject({ term: level })
})

test.each([
  [
    'do i get my deposit back? The security deposit of AED 5,000 is non-refundable if the Tenant leaves before the end of the lease.',
    '**No (Payment',
  ],
  [
    'can they cut my salary with this? "The Company may reduce the Employee\'s remuneration at its sole discretion upon 7 days notice."',
    '**Change by one side:**',
  ],
  [
    'Whose is the logo if they stop paying? "7. All designs belong to the Client on creation whether or not the fees are paid. 8. Either party may end this agreement on 30 days notice."',
    '**Intellectual property:**',
  ],
  [
    "just tell me the notice period. 9. Either party may terminate on not less than 45 days' written notice. 10. The Client pays AED 2,000 a month.",
    '**Termination and notice:**',
  ],
  [
    'هل يحق لهم يطلعوني من الشقة؟ "البند 8: يحق للمؤجر إنهاء العقد في أي وقت بإشعار مدته أسبوعان دون إبداء أسباب."',
    '**Yes (Termination',
  ],
  [
    'قارنلي بين البندين: أ) يجوز لأي من الطرفين إنهاء العقد بإشعار 30 يوما. ب) يجوز للشركة وحدها إنهاء العقد فورا دون إشعار.',
    'the heavier is clause ب (High risk)',
  ],
])('what the text says answers first: %s', (text, answer) => {
  expect(answerTo(text).startsWith(answer.startsWith('**') ? answer : '**By these')).toBe(true)
  expect(answerTo(text)).toContain(answer)
})

test('the language of an arbitration is no country', () => {
  expect(levels('تحال النزاعات إلى التحكيم في مركز دبي للتحكيم الدولي باللغة الإنجليزية.')).toEqual(
    {
      'governing-law': 'medium',
    },
  )
  expect(levels('يخضع العقد للقانون الإنجليزي.')).toEqual({ 'governing-law': 'high' })
})

test.each([
  'give me only the high risk ones: 1. The Supplier may change prices at any time without notice. 2. Either party may terminate on 30 days notice. 3. The fee is AED 900.',
  'عطني عالية الخطورة بس:\n1. يجوز للمورد تعديل الأسعار في أي وقت دون موافقة العميل.\n2. لأي طرف إنهاء العقد بإشعار 30 يوما.\n3. الرسوم 900 درهم.',
])('nothing but the highest risk is told when nothing else is wanted: %s', (text) => {
  expect(answerTo(text)).toContain('### High risk')
  expect(answerTo(text)).not.toMatch(/### (?:Low|Medium) risk/)
})

test('a clause alone keeps its number, and what is told of oneself is none of it', () => {
  expect(
    answerTo('is that ok: "17. This Agreement is governed by the laws of England."'),
  ).toContain('(clause 17)')
  expect(
    answerTo(
      'التعويض علينا ولا عليهم؟\n5- السداد خلال 30 يوما.\n6- التعويض: يلتزم العميل بتعويض المورد عن جميع المطالبات.\n(نحنا العميل)',
    ),
  ).not.toContain('نحنا')
})
