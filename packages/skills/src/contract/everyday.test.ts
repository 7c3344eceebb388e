import { expect, test } from 'vitest'
import { contractClauseScanner } from '../contract-clause-scanner.ts'
import { limitsAskedFor } from '../limits.ts'
import { pasted } from './pasted.ts'
import { scanContract } from './scan.ts'

const judged = (text: string) => {
  const { text: contract, question } = pasted({ text, language: 'en', today: '2026-11-29' })
  const { findings } = scanContract(contract, question)
  return findings.map(({ kind, level }) => `${kind} ${level}`).toSorted()
}

test.each([
  ['In case of breach the Employee shall pay the Employer AED 75,000.', ['penalty high']],
  ['If the Tenant breaches a rule he pays AED 2,000 to the Landlord.', ['penalty high']],
  ['إذا خالف المستأجر الشروط يدفع للمؤجر 2,000 درهم.', ['penalty high']],
  ['إذا تأخر المقاول عن التسليم يدفع ١٪ عن كل يوم تأخير وبحد أقصى ١٠٪.', ['penalty medium']],
  ['Landlord may enter at any time without notice.', ['access high']],
  ['Subletting is prohibited.', ['assignment medium']],
  ['Late delivery by the Driver is charged at AED 200 per order.', ['penalty high']],
  ['يلتزم السائق بالتوصيل، ويخصم 200 درهم عن كل طلب يتأخر.', ['penalty high']],
  [
    'The Cafe shall buy only from the Supplier and pay AED 20,000 if it buys elsewhere.',
    ['exclusivity medium', 'penalty high'],
  ],
  ['في حال الإخلال يدفع الموظف للشركة راتب ثلاثة أشهر على سبيل التعويض.', ['penalty high']],
  ['The Tenant pays for all repairs.', ['upkeep high']],
  ['The Nurse shall stay with the Hospital for two years after the training.', ['term low']],
  ['تلتزم الممرضة بالعمل لدى المستشفى سنتين.', ['term low']],
  [
    'The membership of the member renews each month until you cancel in writing.',
    ['auto-renewal medium', 'termination medium'],
  ],
  ['The Company may end the employment with one day’s notice.', ['termination high']],
  ['The Company pays the Subcontractor only when it gets paid.', ['payment high']],
  ['لا تدفع الشركة مستحقات المقاول إلا بعد قبض المبلغ من المالك.', ['payment high']],
  [
    'The Teacher grants the Centre a perpetual licence to use the recordings.',
    ['intellectual-property high'],
  ],
  ['The Company may share your name and phone with our partners.', ['data-protection high']],
  [
    'The Licensee shall not assign this licence without consent. The Licensor may assign it freely.',
    ['assignment high'],
  ],
  [
    'Either party may end this Agreement on 30 days notice. The Company may end it at once on breach.',
    ['termination medium'],
  ],
  ['يحق لصاحب العمل تغيير ساعات العمل ومكانه في أي وقت.', ['unilateral-change high']],
  [
    'The Employee shall not work in any salon for three years after leaving the Company.',
    ['non-compete high'],
  ],
  ['The Photographer keeps the copyright of the Client album.', ['intellectual-property low']],
])('each clause is of its kind: %s', (text, kinds) => {
  expect(judged(text)).toEqual(kinds)
})

test.each([
  'check the governing law bit, This agreement is governed by the laws of France.',
  'They sent: This agreement is governed by the laws of France.',
  'شيك على بند القانون، يخضع هذا الاتفاق لقوانين فرنسا.',
  'انا سباك، المقاول كاتب: يخضع هذا الاتفاق لقوانين فرنسا.',
])('what is said before a clause is none of it: %s', (text) => {
  expect(judged(text)).toEqual(['governing-law high'])
  expect(pasted({ text, language: 'en', today: '2026-11-29' }).text).toMatch(/^(?:This|يخضع)/)
})

const firstAnswer = (text: string) => {
  const { text: contract, question } = pasted({ text, language: 'en', today: '2026-11-29' })
  return scanContract(contract, question).answers[0]
}

test.each([
  ['can they cut my salary. The Company may deduct any loss from the salary.', true],
  ['any penalty? The Driver pays AED 200 for late delivery.', true],
  ['هل يذكر شي عن الحيوانات؟ لا يجوز للمستأجر تربية الحيوانات في الشقة.', true],
  ['مين يقدر ينهي العقد؟ لأي من الطرفين إنهاء العقد بإشعار 30 يوما.', undefined],
  [
    'does the landlord have to tell me before coming in? The Landlord may enter the flat at any time.',
    undefined,
  ],
])('is answered yes only where a yes answers it: %s', (text, isYes) => {
  expect(firstAnswer(text)).toBeDefined()
  expect(firstAnswer(text)?.isYes).toBe(isYes)
})

test('what is to be signed is no question whether to sign it', () => {
  const limits = contractClauseScanner.limits ?? []
  expect(limitsAskedFor(limits, 'المستشفى يبيني اوقع على هالبنود، وش فيها من خطر')).toEqual([])
  expect(limitsAskedFor(limits, 'عادي أوقع عليه؟')).toHaveLength(1)
})

test.each([
  [
    'عقد عملي فيه: لا يجوز للموظف العمل لدى منافس لمدة سنتين. هل يقدرون يفصلوني؟',
    'لا يجوز للموظف العمل لدى منافس لمدة سنتين.',
  ],
  [
    'شوف هالعقد: المستأجر يدفع 60,000 درهم. الشيك المرتجع غرامته 500 درهم. شو الخطر فيه؟',
    'المستأجر يدفع 60,000 درهم. الشيك المرتجع غرامته 500 درهم.',
  ],
  [
    "Please review: 1. Deposit 5% is non-refundable. 2. Subletting is prohibited. Also tell me what's missing.",
    '1. Deposit 5% is non-refundable. 2. Subletting is prohibited.',
  ],
])('what is asked beside the clauses is none of them: %s', (message, contract) => {
  expect(pasted({ text: message, language: 'ar', today: '2026-11-29' }).text).toBe(contract)
})

test('"what happens if I forget to cancel?" asks for no missing clauses', () => {
  const { text, question } = pasted({
    text: 'Gym contract: Membership renews automatically every year unless cancelled 60 days before. What happens if I forget to cancel?',
    language: 'en',
    today: '2026-11-29',
  })
  const { answers, wanted } = scanContract(text, question)
  expect(wanted.isMissing).toBe(false)
  expect(answers).toMatchObject([{ about: { kind: 'auto-renewal' } }])
})
