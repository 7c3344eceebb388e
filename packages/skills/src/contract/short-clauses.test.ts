import { expect, it } from 'vitest'
import { explainScan } from './explain.ts'
import { isContract, pasted } from './pasted.ts'
import { scanContract } from './scan.ts'

const today = '2026-11-29'
const scanOf = (message: string) => {
  const found = pasted({ text: message, today, language: 'en' })
  expect(isContract(found)).toBe(true)
  return scanContract(found.text, found.question)
}

it.each([
  'The courts of Sharjah have exclusive jurisdiction.',
  'Disputes go to the courts of Fujairah.',
  'Any dispute shall be settled by the Ras Al Khaimah Courts.',
  'The Umm Al Quwain courts have jurisdiction over this Agreement.',
  'تختص محاكم الفجيرة بالنظر في أي نزاع.',
  'تختص محكمة رأس الخيمة بكل نزاع ينشأ عن العقد.',
  'يكون الاختصاص لمحاكم أم القيوين في أي نزاع بين الطرفين.',
  'أي نزاع يحال إلى مركز فض المنازعات الإيجارية في دبي.',
])('knows the courts of every emirate: %s', (text) => {
  const [law] = scanContract(text).findings.filter(({ kind }) => kind === 'governing-law')
  expect(law?.level).toBe('low')
})

it.each([
  ['8. The fee is due.\n9. It may be late.\n12. The law of Delaware applies.', 'en', '1–7, 10–11'],
  ['المادة 3: الإيجار سنوي.\nالمادة 4: يدفع مقدما.\nالمادة 6: مدة العقد سنة.', 'ar', '1–2، 5'],
  ['1. The term is a year.\n3. The fee is due.\n4. It ends.', 'en', 'Clause 2 is not'],
] as const)('names every gap between the clauses: %s', (text, language, gaps) => {
  expect(explainScan(scanContract(text), language)).toContain(gaps)
})

it.each([
  ['whats missing? 1. Term two years. 2. Salary AED 6,000. 3. Notice 30 days.', 'termination'],
  [
    'شو ناقص بهالعقد؟ 1. الراتب 6000 درهم. 2. الإشعار 30 يوما. 3. يلتزم الموظف بالسرية.',
    'termination',
  ],
  [
    'check:\n1) Parent shall pay AED 900 a month, not refundable.\n2) Disputes: Rental Disputes Centre',
    'governing-law',
  ],
  ['Nursery. 1. Fees AED 2,500 monthly. 2. One month notice to withdraw.', 'termination'],
  [
    'who owns the photos? 1. Photographer retains copyright in all images. 2. Client pays 50%.',
    'intellectual-property',
  ],
  [
    'licence no 55231. 2. Non-compete: shall not practise near the clinic. 3. Either party may terminate on 60 days notice.',
    'non-compete',
  ],
  [
    'هل يوجد شرط جزائي؟ عن كل يوم تأخير 500 درهم بحد أقصى 10%. يسلم المقاول الأعمال خلال 90 يوما.',
    'penalty',
  ],
  [
    'Volunteer agreement: Volunteer gets no pay. Charity may end it anytime. worth worrying?',
    'termination',
  ],
])('finds what a short clause says: %s', (message, kind) => {
  expect(scanOf(message).findings.map((one) => one.kind)).toContain(kind)
})

it.each([
  [
    'Payment to the Subcontractor shall be made within 7 days after the Main Contractor receives payment.',
    'It is paid only when',
  ],
  ['يتم الدفع لمقاول الباطن بعد استلام المقاول الرئيسي مستحقاته من المالك.', 'لا يُدفع إلا بعد'],
])('sees that a payment hangs on another: %s', (text, why) => {
  expect(explainScan(scanContract(text), /[a-z]/.test(text) ? 'en' : 'ar')).toContain(why)
})

it.each(['فيه خطوره عليا؟', 'فيها شي غلط؟', 'flag anything nasty', 'worth worrying?'])(
  'answers at once whether there is something to fear: %s',
  (question) => {
    expect(scanContract('The Company may end it at any time.', question).wanted.isAlarm).toBe(true)
  },
)
