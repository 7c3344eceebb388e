import { expect, test } from 'vitest'
import { type ContractScan, clauseKinds } from './contract/scan.ts'
import { contractClauseScanner } from './contract-clause-scanner.ts'

const scan = (text: string) =>
  contractClauseScanner.run({ text }, { today: '2026-11-20' }) as ContractScan
const found = (text: string) =>
  Object.fromEntries(scan(text).findings.map(({ kind, level }) => [kind, level]))

test.each([
  ['This Agreement shall commence on 1 May 2026 and continue for one year.', { term: 'low' }],
  ['The term of this agreement is five years from the effective date.', { term: 'medium' }],
  [
    'This Agreement shall automatically renew for successive one-year terms unless either party gives ninety (90) days’ notice.',
    { 'auto-renewal': 'high' },
  ],
  [
    'This agreement renews automatically for 12 months unless a party gives 30 days notice.',
    { 'auto-renewal': 'medium' },
  ],
  ['This agreement shall not automatically renew.', { 'auto-renewal': 'low' }],
  [
    'Either party may terminate this Agreement by giving 30 days written notice.',
    { termination: 'low' },
  ],
  [
    'The Supplier may terminate this Agreement at any time without notice.',
    { termination: 'high' },
  ],
  [
    'The Client may not terminate this Agreement before the end of the first year.',
    { termination: 'high' },
  ],
  ['The Client shall pay each invoice within 30 days.', { payment: 'low' }],
  [
    'The Client shall pay within 30 days; overdue sums bear interest at 2% per month.',
    { payment: 'high' },
  ],
  ['All fees are payable in advance and non-refundable.', { payment: 'medium' }],
  [
    'Liquidated damages of AED 1,000 per day are due for late delivery by the Contractor.',
    { penalty: 'high' },
  ],
  [
    'The liability of each party shall not exceed the fees of twelve months.',
    { liability: 'medium' },
  ],
  ['The Client accepts unlimited liability for all damage.', { liability: 'high' }],
  ['In no event shall the Provider be liable for any loss.', { liability: 'high' }],
  [
    'Each party shall indemnify the other against third-party claims that it caused.',
    { indemnity: 'low' },
  ],
  [
    'The Client shall indemnify and hold harmless the Supplier against any and all claims.',
    { indemnity: 'high' },
  ],
  [
    'Each party shall keep the other’s information confidential for 3 years.',
    { confidentiality: 'low' },
  ],
  [
    'All intellectual property in the deliverables shall vest in the Client.',
    { 'intellectual-property': 'medium' },
  ],
  [
    'The employee shall not work for any competing business in Dubai for 12 months.',
    { 'non-compete': 'medium' },
  ],
  [
    'The employee shall not work for any competing business in Dubai for 3 years.',
    { 'non-compete': 'high' },
  ],
  [
    'This agreement is governed by the laws of the DIFC and the DIFC Courts have jurisdiction.',
    { 'governing-law': 'low' },
  ],
  ['This agreement is governed by the laws of England and Wales.', { 'governing-law': 'high' }],
  [
    'Disputes shall be settled by arbitration under the DIFC-LCIA rules.',
    { 'governing-law': 'high' },
  ],
  [
    'This agreement is governed by DIFC law and the Dubai Courts have exclusive jurisdiction.',
    { 'governing-law': 'medium' },
  ],
  ['Neither party is liable for delay caused by force majeure.', { 'force-majeure': 'low' }],
  [
    'The Provider shall process personal data only as the client instructs.',
    { 'data-protection': 'low' },
  ],
  ['Neither party may assign this Agreement without prior written consent.', { assignment: 'low' }],
  ['The Supplier may assign this Agreement without the Client’s consent.', { assignment: 'high' }],
  [
    'The Provider may amend these terms at any time by posting them on its site.',
    { 'unilateral-change': 'high' },
  ],
  [
    'يتجدد العقد تلقائياً لمدة سنة ما لم يخطر أحد الطرفين الآخر قبل ستين (60) يوماً.',
    { 'auto-renewal': 'high' },
  ],
  ['يحق للطرف الأول إنهاء العقد في أي وقت دون إشعار.', { termination: 'high' }],
  [
    'العقد ساري لمدة سنة ويتجدد تلقائيا الا اذا بلغنا المؤجر قبل ٩٠ يوم',
    { 'auto-renewal': 'high' },
  ],
  ['The Landlord can increase the rent at any time.', { 'unilateral-change': 'high' }],
  ['يلتزم الطرفان بالمحافظة على سرية المعلومات.', { confidentiality: 'low' }],
  ['يخضع هذا العقد لقوانين دولة الإمارات وتختص محاكم دبي بالنزاع.', { 'governing-law': 'low' }],
  ['يدفع المستأجر الأجرة مقدماً وتستحق غرامة تأخير.', { payment: 'medium' }],
  ['لا يجوز لأي طرف التنازل عن هذا العقد دون موافقة كتابية.', { assignment: 'low' }],
  ['لا يكون أي طرف مسؤولاً عن التأخير بسبب القوة القاهرة.', { 'force-majeure': 'low' }],
])('%s', (clause, kinds) => {
  expect(found(clause)).toMatchObject(kinds)
})

const lease = `1. Term. This Lease shall commence on 1 January 2026 and continue for one year.
2. Rent. The Tenant shall pay AED 90,000 in four cheques.
3. Renewal. The Lease renews automatically unless either party gives 90 days' notice.
4. Disputes. This lease is governed by the laws of the UAE and the Dubai courts have jurisdiction.`

test('what a whole contract lacks is listed', () => {
  expect(scan(lease).missing).toEqual([
    'termination',
    'liability',
    'confidentiality',
    'intellectual-property',
    'data-protection',
    'force-majeure',
    'assignment',
  ])
})

test('an excerpt is not blamed for what it leaves out', () => {
  expect(scan('Either party may terminate this agreement by 30 days notice.')).toMatchObject({
    isExcerpt: true,
    missing: [],
  })
})

test('amounts and deadlines are listed with their clause', () => {
  expect(scan(lease).figures.map(({ clause, text }) => `${clause}: ${text}`)).toEqual([
    '1: one year',
    '2: AED 90,000',
    '3: 90 days',
  ])
})

test.each([
  "This Agreement renews automatically for successive one-year terms. It can be cancelled on 90 days' notice.",
  'This Agreement shall renew automatically for one year. The Customer may cancel by giving ninety (90) days written notice.',
])('a way to stop a renewal is seen in the sentence behind it: %s', (text) => {
  const [answer] = scan(text).findings.filter(({ kind }) => kind === 'auto-renewal')
  const way = clauseKinds.find(({ name }) => name === 'auto-renewal')!.risks[answer!.risks[0]!]!.why
    .en
  expect(way).toBe(
    'It renews by itself and stopping it needs notice of 60 days or more: easy to miss.',
  )
})

test('quotes are the contract’s own words', () => {
  const renewal = scan(lease).findings.find(({ kind }) => kind === 'auto-renewal')
  expect(renewal?.quotes).toEqual([
    {
      clause: '3',
      text: "The Lease renews automatically unless either party gives 90 days' notice.",
    },
  ])
})

test.each([
  'scan my contract please',
  'what is an indemnity clause?',
  'افحص عقدي',
  'write me a poem about the sea',
])('%s: asked for the text', (text) => {
  expect(contractClauseScanner.read({ text, language: 'en', today: '2026-11-20' })).toMatchObject({
    missing: [{ name: { en: 'the text of the contract or clause' } }],
  })
})
