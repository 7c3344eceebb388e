import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { explainScan } from './explain.ts'
import { scanContract } from './scan.ts'

const levels = (text: string) =>
  Object.fromEntries(scanContract(text).findings.map(({ kind, level }) => [kind, level]))
const report = (text: string) =>
  explainScan(scanContract(text), /[\u0621-\u064a]/.test(text) ? 'ar' : 'en')

test.each([
  [
    'The Client may change the scope of the services at any time at its sole discretion without further payment.',
    { payment: 'high', 'unilateral-change': 'high' },
  ],
  [
    'The Landlord may terminate this lease at any time by giving 7 days notice.',
    { termination: 'high' },
  ],
  ['The Client may terminate at any time and will not pay for drafts.', { termination: 'high' }],
  [
    'The Customer may cancel this contract after 12 months with 30 days notice.',
    { termination: 'medium' },
  ],
  ['The Supplier may terminate this Agreement on 90 days notice.', { termination: 'medium' }],
  ['If the Employee leaves in the first year he pays back AED 8,000.', { termination: 'high' }],
  [
    'The Client pays 100% if the event is cancelled less than 30 days before.',
    { termination: 'high' },
  ],
  ['Deposit of AED 10,000 is forfeited if the buyer cancels.', { penalty: 'high' }],
  [
    'The Stylist shall not open a salon or work for another salon within 5 km for 12 months after leaving.',
    { 'non-compete': 'medium' },
  ],
  [
    'The Tutor will not teach any student of the Centre for two years after leaving, failing which the Tutor pays AED 10,000.',
    { 'non-compete': 'medium', penalty: 'high' },
  ],
  [
    'The Employee shall keep it secret forever and shall pay AED 200,000 for each breach.',
    { penalty: 'high', confidentiality: 'medium' },
  ],
  ['The Renter is liable for all damage regardless of fault.', { liability: 'high' }],
  ['The Employee waives the end of service gratuity and annual leave.', { waiver: 'high' }],
  ['The Employee shall hand his passport to the Employer for safekeeping.', { papers: 'high' }],
  ['Any dispute is decided by the Landlord alone.', { 'governing-law': 'high' }],
  [
    'The member must give 90 days notice to cancel; otherwise the membership renews for 12 months.',
    { 'auto-renewal': 'high' },
  ],
  ['كل مبلغ لا يُدفع في موعده تستحق عنه غرامة تأخير 3% شهريا.', { payment: 'high' }],
  ['لا يكتب الكاتب لمجلات منافسة خلال العقد ولمدة سنة بعده.', { 'non-compete': 'medium' }],
  [
    'تتعهد المصففة بعدم فتح صالون أو العمل لدى صالون آخر لمدة 12 شهرا بعد ترك العمل.',
    { 'non-compete': 'medium' },
  ],
  ['تلتزم المعلمة برد تكاليف الاستقدام إذا استقالت خلال سنتين.', { termination: 'high' }],
  ['الإلغاء قبل ذلك عليه 1,200 درهم.', { termination: 'high' }],
  ['يخسر المشتري العربون إذا ألغى.', { penalty: 'high' }],
  ['تتجدد الاتفاقية تلقائيا ما لم تلغ قبل 30 يوما من انتهائها.', { 'auto-renewal': 'medium' }],
  ['يعمل الموظف ساعات إضافية حسب الحاجة دون أجر إضافي.', { payment: 'high' }],
  ['يحق للشركة مشاركة بيانات العميل الشخصية مع شركائها.', { 'data-protection': 'high' }],
  ['الاتفاقية حصرية لمدة 6 أشهر.', { exclusivity: 'medium' }],
  ['The Company may transfer the Employee to any branch.', { 'unilateral-change': 'high' }],
  ['Working hours may be changed by the Company.', { 'unilateral-change': 'high' }],
  ['يحق للشركة نقل الموظف إلى أي فرع.', { 'unilateral-change': 'high' }],
  ['No overtime is paid to the Employee.', { payment: 'high' }],
  ['يحق للمدرسة فصل الطالب وفق تقديرها المطلق.', { termination: 'high' }],
])('a clause is weighed by what it does: %s', (text, kinds) => {
  expect(levels(text)).toMatchObject(kinds)
})

test.each([
  ['يحق للعميل إنهاء العقد في أي وقت ولا يدفع مقابل المقالات غير المنشورة.', 'unilateral-change'],
  ['تحتفظ المدرسة بحق تعديل الرسوم الدراسية في أي وقت.', 'intellectual-property'],
  ['Buyer pays 2% commission even if the sale does not complete.', 'non-compete'],
  ['يحق للوسيط إنهاء التفويض في أي وقت دون إشعار.', 'indemnity'],
  ['يدفع المستقل تعويضًا اتفاقيًا قدره 50,000 درهم إذا تأخر التسليم.', 'indemnity'],
  ['لا يجوز للمدرس تدريس الطلاب خصوصيا لمدة سنة بعد ترك المركز.', 'data-protection'],
  ['The Agreement renews automatically unless cancelled 30 days before expiry.', 'termination'],
  ['The Tenant shall pay a penalty of AED 500 for each day of delay in payment.', 'payment'],
  ['المخالفات على المستأجر مع 50 درهم لكل مخالفة.', 'penalty'],
  ['No delay by a party shall be a waiver of any right.', 'waiver'],
  ['The Developer assigns to the Company all inventions.', 'assignment'],
])('a word that looks like another makes no clause of it: %s', (text, kind) => {
  expect(levels(text)).not.toHaveProperty(kind)
})

test('it is the liability that has no limit, and not the sum that is agreed', () => {
  const answer = report(
    'يتحمل المستقل المسؤولية كاملة دون حد أقصى ويدفع تعويضًا اتفاقيًا قدره 50,000 درهم إذا تأخر التسليم أكثر من 7 أيام',
  )
  expect(answer).toContain('مسؤولية بلا حد')
  expect(answer).not.toContain('ينص البند على أنه بلا حد')
})

test('working hours and minutes are no time to pay', () => {
  expect(report('Fees of AED 50 are payable by the Client per 15 minutes.')).not.toContain(
    'under two weeks',
  )
  expect(report('The Client shall pay the invoice within 7 days.')).toContain('under two weeks')
})

test('what is lost beside the price is told too', () => {
  const answer = report(
    'If the Tenant leaves before the end of the term, the Tenant shall pay a penalty of AED 18,500 and shall forfeit the deposit.',
  )
  expect(answer).toContain('The deposit or advance is lost.')
  expect(answer.match(/Does the sum fall with the time that is left/g)).toHaveLength(1)
  expect(
    report('The gym may change its fees at any time. Membership fees are non-refundable.'),
  ).toContain('Money paid does not come back')
})

test('a home is not asked about invoices, nor a lease about inventions', () => {
  const lease =
    '1. The Tenant shall pay AED 65,000 in 2 cheques.\n2. The Tenant pays AED 750 for each late payment.\n3. The Lease runs for one year.\n4. The Landlord may enter on notice.'
  expect(report(lease)).not.toMatch(/disputed invoice|Intellectual property|Data protection/)
  const services =
    '1. The Client shall pay AED 65,000.\n2. The Client pays interest of 1% a month on late payment.\n3. This Agreement runs for one year.\n4. Disputes go to the courts of Dubai.'
  expect(report(services)).toMatch(/disputed invoice[\s\S]*Intellectual property/)
})

test.each([
  [
    'rented a car, plate 45120, they want me to sign this: The Renter is liable for all damage. The Company may charge a fee of AED 100 for each fine. what should i watch out for',
    'The Renter is liable for all damage. The Company may charge a fee of AED 100 for each fine.',
  ],
  [
    'عمري ٢٤ وأول شغل لي!! يحق لهم يشغلوني وقت اضافي بدون فلوس؟ 2. يعمل الموظف ساعات إضافية دون أجر إضافي. 3. فترة التجربة ستة أشهر.',
    '2. يعمل الموظف ساعات إضافية دون أجر إضافي. 3. فترة التجربة ستة أشهر.',
  ],
  [
    'مستأجر سيارة والشركة تبيني اوقع: المستأجر مسؤول عن كافة الأضرار. يحق للشركة خصم المخالفات مع رسوم 100 درهم. على شو انتبه؟',
    'المستأجر مسؤول عن كافة الأضرار. يحق للشركة خصم المخالفات مع رسوم 100 درهم.',
  ],
])('what is told and asked around the clauses is none of them: %s', (message, text) => {
  expect(
    contractClauseScanner.read({ text: message, today: '2026-11-29', language: 'en' }),
  ).toMatchObject({ input: { text } })
})
