import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { explainScan } from './explain.ts'
import type { ContractScan } from './scan.ts'

const today = '2026-11-29'
function answerTo(message: string): string {
  const language = /[\u0621-\u064a]/.test(message) ? 'ar' : 'en'
  const reading = contractClauseScanner.read({ text: message, today, language })
  if (!('input' in reading)) throw new Error(`asked back: ${message}`)
  return explainScan(contractClauseScanner.run(reading.input, { today }) as ContractScan, language)
}

test.each([
  [
    'is this normal?? "The landlord may enter the apartment at any time without notice."',
    '**By its words: high risk (Entry and inspection).**',
  ],
  [
    'hi im a teacher, is clause 7 fair or not?\n7. The Teacher shall repay recruitment costs of AED 12,000 if she resigns within two years.',
    '**By its words, clause 7: high risk (Termination and notice).**',
  ],
  [
    'Is clause 2 risky for me as the buyer? 1. Seller delivers goods within 60 days. 2. Seller may change the price before delivery. 3. Buyer shall pay AED 10,000 within 30 days.',
    '**By its words, clause 2: high risk (Change by one side).**',
  ],
  [
    'is this a fair clause "Either party may terminate this agreement by giving 30 days written notice"',
    '**By its words: low risk (Termination and notice).**',
  ],
  [
    'worried about clause 3 - 1. The Consultant provides services for six months. 2. Fee AED 20,000 monthly. 3. The Consultant’s liability is unlimited.',
    '**By its words, clause 3: high risk (Liability).**',
  ],
  [
    'هل هذا البند طبيعي؟ «يحق للمؤجر دخول الشقة في أي وقت دون إشعار المستأجر.»',
    '**بحسب ألفاظه: خطورة عالية (الدخول والمعاينة).**',
  ],
  [
    'مصور الفرح كاتب كده عادي ولا ايه: يحق للمصور الإلغاء في أي وقت ويحتفظ بالعربون',
    '**بحسب ألفاظه: خطورة عالية (الإنهاء والإشعار، الشرط الجزائي).**',
  ],
  [
    'الشركة بتقول لازم ارجع مصاريف التدريب، مسموح؟ «إذا استقال الموظف خلال 24 شهرا من إتمام التدريب يرد للشركة 30,000 درهم.»',
    '**بحسب ألفاظه: خطورة عالية (الإنهاء والإشعار).**',
  ],
  [
    'عرض وظيفه عادي ولا لا؟ ١. الراتب ٦٠٠٠ درهم. ٢. إذا ترك العمل خلال السنة الأولى يدفع ٨٠٠٠ درهم.',
    '**بحسب ألفاظه: خطورة عالية (الإنهاء والإشعار).**',
  ],
])('whether it is normal is answered by its risk, and left to a lawyer: %s', (message, opening) => {
  const answer = answerTo(message)
  expect(answer.startsWith(opening)).toBe(true)
  expect(answer.split('\n')[0]).toMatch(/is for a lawyer to say\.$|فيجيب عنه محامٍ\.$/)
  expect(answer).not.toMatch(/I found nothing|لم أجد في هذا النص شيئًا/)
})

test.each([
  "I'm a freelance designer, anything I should worry about in this bit before I reply to them?\n\n4. The Company shall pay AED 8,500 within 60 days.\n5. For each day of delay the Contractor shall pay a penalty of AED 500.",
  'anything to be careful about before I sign? 1. The Tenant shall pay AED 50,000. 2. The Landlord may end this lease at any time without notice.',
  'my company says i have to pay back training costs is that allowed? "If the Employee resigns within 24 months, the Employee shall reimburse the Company AED 30,000."',
])('the words of a question are no topic that is not there: %s', (message) => {
  expect(answerTo(message)).not.toContain('I found nothing in this text')
})

test.each([
  [
    'is 3% per month late fee too much? "Any amount not paid on time shall incur a late fee of 3% per month."',
    '**Payment and late fees:**',
  ],
  [
    'غرامة 3% بالشهر كتير؟ «كل مبلغ لا يُدفع في موعده تستحق عنه غرامة تأخير 3% شهريا.»',
    '**السداد وغرامات التأخير:**',
  ],
])('how much is too much is told with what it comes to in a year: %s', (message, part) => {
  expect(answerTo(message)).toContain(part)
  expect(answerTo(message)).toMatch(/36 %/)
})

test('what a contract calls otherwise is found, and each thing that is sought by itself', () => {
  const answer = answerTo(
    'is there anything about pets or parking in it? 1. The Tenant shall pay AED 70,000. 2. No animals may be kept in the premises.',
  )
  expect(answer).toContain('**Yes (“pets”):** “No animals may be kept')
  expect(answer).toContain('**No: I found nothing in this text on “parking”.**')
})

test.each([
  [
    'Does it say anything about late payment?\n1. Invoices are payable within 30 days.\n2. The Client shall pay AED 900.',
    '**No: I found nothing in this text on “late payment”.**',
  ],
  [
    'هل مذكور شي عن التأخير في الدفع؟\n1. يدفع العميل الفواتير خلال 30 يوما.\n2. يدفع العميل 900 درهم.',
    '**لا: لم أجد في هذا النص شيئًا عن “التأخر في السداد”.**',
  ],
])('terms of payment that say nothing of paying late are not denied: %s', (message, opening) => {
  expect(answerTo(message).startsWith(opening)).toBe(true)
})

test.each([
  [
    'Two questions: can i leave early and is there a penalty? 1. Contract term: 24 months. 2. Customer may cancel after 12 months with 30 days notice. 3. Cancelling before that costs AED 1,200.',
    /^\*\*Yes \(Termination and notice\):\*\* “Cancelling before that costs AED 1,200\./,
  ],
  [
    'can they keep my deposit? "The security deposit may be retained by the Landlord at its sole discretion."',
    /^\*\*Yes \(Payment and late fees\):\*\* .*High risk/,
  ],
  [
    'عقد شقتي 1204 توثيق 7788991 يقدر المالك يزيد الايجار؟\n1. المدة: سنة من 1 يناير 2027.\n2. يحق للمالك زيادة الايجار عند التجديد بإشعار 90 يوما.',
    /^\*\*نعم \(التعديل المنفرد\):\*\*/,
  ],
  [
    'استلمت عقد من المكتب رخصة رقم 99812، برجع فلوسي؟ 1. لا يرد أي مبلغ بعد 30 يوما. 2. يدفع العميل 14,000 درهم مقدما.',
    /^\*\*لا \(السداد وغرامات التأخير\):\*\*/,
  ],
  [
    'Is it one sided? "The Company may terminate this agreement on 7 days notice. The Consultant may terminate on 90 days notice."',
    /^\*\*Yes, not the same for both sides by these words \(Termination and notice\):\*\* .*different notice/,
  ],
  [
    'كم مدة الاشعار وهل هي نفسها للطرفين؟ يحق لصاحب العمل إنهاء العقد بإشعار شهر. ويحق للموظف إنهاؤه بإشعار ثلاثة أشهر.',
    /^\*\*لا، ليس بالشروط نفسها للطرفين/,
  ],
  [
    'مين اللي يدفع صيانة المكيف حسب هالكلام؟ يتحمل المستأجر الصيانة التي تقل عن 500 درهم. ويتحمل المؤجر الصيانة الكبيرة.',
    /^\*\*الصيانة والإصلاحات:\*\* .*خطورة منخفضة: لكل طرف حصته/,
  ],
  [
    'مديري طلب توقيع هذا، واقدر اشتغل عند غيرهم بعدين؟ 1. لا ينضم الموظف إلى أي منافس في دبي لمدة سنة. 2. يدفع صاحب العمل 4,000 درهم.',
    /^\*\*لا \(عدم المنافسة\):\*\*/,
  ],
  [
    'can they change my working hours? 6. The Company may transfer the Employee to any branch. 7. Working hours may be changed by the Company.',
    /^\*\*Yes \(Change by one side\):\*\*/,
  ],
  [
    'Does this NDA ever end? The Receiving Party shall keep all Confidential Information secret indefinitely.',
    /^\*\*“Does this NDA ever end\?”:\*\* “The Receiving Party/,
  ],
])('what is asked is answered first: %s', (message, opening) => {
  expect(answerTo(message)).toMatch(opening)
})

test('what is risky is answered by the clauses, and later clauses alone are an excerpt', () => {
  expect(
    answerTo('what is risky before I sign: 1. The Client shall pay AED 500 within 60 days.'),
  ).not.toContain('is for a lawyer to say')
  const answer = answerTo(
    'شو اللي يخوف ببنود عقد الايجار هذا؟\n4. للمؤجر إنهاء العقد في أي وقت دون إشعار.\n5. يدفع المستأجر 5,000 درهم.\n6. يدفع المستأجر التأمين.\n7. تختص محاكم دبي بأي نزاع.',
  )
  expect(answer).toMatch(/^\*\*فيه ما ينبغي الانتباه له[^\n]*\n\n\*\*أنواع البنود/)
  expect(answer).toContain('مقتطف، فلا حكم على البنود الغائبة')
})
