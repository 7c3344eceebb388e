import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { type ContractScan, scanContract } from './scan.ts'

const today = '2026-11-29'
const levels = (text: string, question = '') =>
  Object.fromEntries(scanContract(text, question).findings.map(({ kind, level }) => [kind, level]))
const answers = (text: string, question: string) => scanContract(text, question).answers
function scanOf(message: string): ContractScan {
  const reading = contractClauseScanner.read({ text: message, today, language: 'en' })
  if (!('input' in reading)) throw new Error('asked back')
  return contractClauseScanner.run(reading.input, { today }) as ContractScan
}

test.each([
  ['On expiry the agreement ends unless the parties sign a written extension.', false],
  ['The lease expires on 31 May 2027 unless both parties agree in writing to extend it.', false],
  ['ينتهي العقد في 31 مايو 2027 ما لم يوقع الطرفان تمديدًا مكتوبًا.', false],
  ['مدة العقد سنة وينتهي بنهايتها إلا إذا اتفق الطرفان خطيًا على تجديده.', false],
  ['The subscription renews unless the customer cancels 30 days before the end.', true],
  [
    'The agreement shall renew for successive one year terms unless both parties sign a written termination.',
    true,
  ],
  ['يتجدد العقد لمدة سنة ما لم يخطر أحد الطرفين الآخر قبل 30 يومًا.', true],
])('what renews by itself is not what ends unless it is renewed: %s', (text, isYes) => {
  expect(answers(text, 'Does it renew automatically?')).toMatchObject([
    { about: { kind: 'auto-renewal' }, isYes },
  ])
})

test.each([
  [
    'The Employee shall not work for or set up any business competing with the Company.',
    'non-compete',
  ],
  [
    'The Employee shall not own, manage, operate or work for any competitor for 12 months.',
    'non-compete',
  ],
  [
    'لا يجوز للموظف العمل أو المشاركة أو الاستثمار في أي نشاط منافس داخل دبي لمدة سنة.',
    'non-compete',
  ],
])('what is denied goes on behind "or": %s', (text, kind) => {
  expect(levels(text)).toHaveProperty(kind)
})

test('what is denied does not go on behind "but"', () => {
  expect(
    levels('The Supplier may not terminate this agreement but may assign or renew it.'),
  ).toMatchObject({
    termination: 'high',
    assignment: expect.any(String),
  })
})

test.each([
  [
    'هل إله سقف؟',
    'يلتزم المقاول بدفع غرامة قدرها 2,000 درهم عن كل يوم تأخير على ألا تتجاوز 10% من قيمة العقد.',
    'penalty',
    true,
  ],
  [
    'هل الغرامة محدودة بسقف؟',
    'يدفع المستأجر غرامة قدرها 300 درهم عن كل يوم تأخير.',
    'penalty',
    false,
  ],
  [
    'Is there a maximum?',
    'The Supplier shall pay a penalty of AED 700 per day of late delivery.',
    'penalty',
    false,
  ],
  [
    'Is liability capped?',
    'The Provider shall be liable for all damages without any limit.',
    'liability',
    false,
  ],
  [
    'هل المسؤولية لها سقف؟',
    'لا تتجاوز مسؤولية المزود قيمة الرسوم المدفوعة خلال سنة.',
    'liability',
    true,
  ],
])('%s is answered by whether the clause has a cap: %s', (question, text, kind, isYes) => {
  expect(answers(text, question)).toMatchObject([{ about: { kind }, isYes }])
})

test.each([
  'يلتزم المقاول بدفع غرامة قدرها 2,000 درهم عن كل يوم تأخير على ألا تتجاوز 10% من قيمة العقد.',
  'The Contractor pays liquidated damages of AED 1,500 for each day of delay, up to 8% of the contract price.',
])('a capped penalty for delay is a medium risk and no term of payment: %s', (text) => {
  expect(levels(text)).toEqual({ penalty: 'medium' })
})

test.each([
  [
    'Can I work for a rival afterwards?',
    'The Employee shall not join any competitor for 12 months.',
    false,
  ],
  ['Can I sublet?', 'The Tenant shall not sublet the premises without written consent.', undefined],
])('%s is not answered by whether there is such a clause', (question, text, isYes) => {
  expect(answers(text, question)[0]?.isYes).toBe(isYes)
})

test.each([
  [
    'بدي نصيحة قانونية، صاحب الشغل كتب «يحق للشركة إنهاء الخدمة دون إشعار» وفصلني. شو ارفع عليه قضية وكم بربح تعويض؟',
    'termination',
  ],
  [
    'رأي قانوني بليز «يلتزم المستأجر بدفع شهرين عند الإخلاء المبكر» أشتكي عليه ولا لا',
    'termination',
  ],
  [
    '3% a month, how much is that a year? "Invoices not paid within 15 days bear interest at 3% per month."',
    'payment',
  ],
  ['صاحب البيت كاتب انه يدخل الشقة في أي وقت بدون إذن وأنا أدفع كل الصيانة، عادي؟', 'upkeep'],
])('a clause that is quoted or told is read: %s', (message, kind) => {
  expect(scanOf(message).findings[0]).toMatchObject({ kind, level: 'high' })
})

test.each([
  'بدي نصيحة قانونية، كتب «يحق للشركة إنهاء الخدمة دون إشعار». شو ارفع عليه قضية وكم بربح تعويض؟',
  'عايز اعرف البنود اللي فيها خطر واسأل الطرف التاني عن ايه\n١- يلتزم المورد بتعويض المشتري دون حد أقصى.\n٢- يجوز للمشتري إنهاء العقد دون إشعار.',
])(
  'what is asked of a lawyer or of the other side is no question about the text: %s',
  (message) => {
    expect(scanOf(message).answers).toEqual([])
  },
)

test.each([
  [
    'Which of these two is worse for me? A: The Supplier may terminate without notice. B: Either party may terminate with 30 days’ written notice.',
    'clause A (High risk)',
  ],
  [
    '1) Late payment bears interest at 1% per month. 2) Late payment bears interest at 3% per month. which one is lighter?',
    'clause 2 (High risk)',
  ],
  [
    'أيهم أخف علي:\nالأول: يتجدد العقد تلقائيًا ما لم يخطر أحد الطرفين الآخر قبل 15 يومًا.\nالثاني: يتجدد العقد تلقائيًا ما لم يخطر أحد الطرفين الآخر قبل 120 يومًا.',
    'clause الثاني (High risk)',
  ],
])('of two clauses that are compared the heavier is named: %s', (message, heavier) => {
  expect(contractClauseScanner.explain(scanOf(message), 'en')).toContain(
    `the heavier is ${heavier}`,
  )
})

test('what a monthly charge comes to in a year is said', () => {
  const scan = scanContract('Any late payment shall bear interest at 3% per month.')
  expect(contractClauseScanner.explain(scan, 'en')).toContain('36 % a year')
})

test('what alone is wanted needs no question', () => {
  const text =
    'Either party may terminate this agreement by giving 45 days written notice. The fee is AED 900.'
  expect(answers(text, 'only tell me the notice period nothing else')).toMatchObject([
    { about: { kind: 'termination' } },
  ])
})
