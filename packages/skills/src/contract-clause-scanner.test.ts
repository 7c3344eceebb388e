import { expect, test } from 'vitest'
import { type ContractScan, clauseKinds, scanContract } from './contract/scan.ts'
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

test('who leaves before the end of the term is told no term', () => {
  expect(
    found('If the tenant leaves before the end of the term he shall pay two months’ rent.'),
  ).not.toHaveProperty('term')
})

const lease = `1. Term. This Lease shall commence on 1 January 2026 and continue for one year.
2. Rent. The Tenant shall pay AED 90,000 in four cheques.
3. Renewal. The Lease renews automatically unless either party gives 90 days' notice.
4. Disputes. This lease is governed by the laws of the UAE and the Dubai courts have jurisdiction.`

test('what a whole contract lacks is listed, but for what its kind does without', () => {
  expect(scan(lease).missing).toEqual([
    'termination',
    'liability',
    'confidentiality',
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

test.each([
  [
    'what did they forget?',
    '1. The Agency may amend these terms at any time.\n2. Disputes go to the courts of England.',
  ],
  ['ايش نسوا يكتبون؟', '1. للمؤجر تعديل الإيجار في أي وقت.\n2. تختص محاكم دبي بأي نزاع.'],
  [
    'What do you think of this contract?',
    '1. The Agency may amend these terms at any time.\n2. Disputes go to the courts of England.',
  ],
  [
    'شو رأيك بهالعقد وقّع ولا لأ؟',
    '1. للمؤجر تعديل الإيجار في أي وقت.\n2. تختص محاكم دبي بأي نزاع.',
  ],
])(
  'what a few clauses lack is listed where that is asked, or they are called the contract: %s',
  (question, text) => {
    expect(scanContract(text, question).missing).toContain('force-majeure')
  },
)

test.each([
  [
    'is this contract ok?',
    '1. The Employee shall wear a uniform.\n2. Disputes go to the courts of England.',
  ],
  [
    'this contract has a bad clause',
    '1. The Agency may amend these terms at any time.\n2. Disputes go to the courts of England.',
  ],
  [
    'this contract',
    '7. The Agency may amend these terms at any time.\n8. Disputes go to the courts of England.',
  ],
])('a part of a contract, or what is not all read, is no whole: %s', (question, text) => {
  expect(scanContract(text, question)).toMatchObject({ isExcerpt: true, missing: [] })
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
  expect(renewal?.quotes).toMatchObject([
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
    missing: [
      { name: { en: 'the text of the contract or clause, pasted here (a PDF cannot be read)' } },
    ],
  })
})

const answerInFull = (text: string, language: 'en' | 'ar') => {
  const reading = contractClauseScanner.read({ text, language, today: '2026-11-20' })
  if (!('input' in reading)) throw new Error('The text was not taken for a contract')
  const output = contractClauseScanner.run(reading.input, { today: '2026-11-20' })
  return contractClauseScanner.explain(output, language)
}
const answer = (text: string, language: 'en' | 'ar') => answerInFull(text, language).split('\n')[0]

test.each([
  [
    'Is there a penalty in this? The Tenant may leave early but must then pay the landlord two months rent as compensation.',
    'en',
    /^\*\*Yes \(Penalties and agreed damages\):\*\* “The Tenant may leave early .*compensation\.”/,
  ],
  [
    'Is there a non-compete clause? Either party may terminate this agreement with 30 days notice.',
    'en',
    /^\*\*No: I found nothing in this text on Non-compete/,
  ],
  [
    'Does it say anything about pets? The Tenant shall keep no pets without written permission.',
    'en',
    /^\*\*Yes \(“pets”\):\*\* “The Tenant shall keep no pets/,
  ],
  [
    'هل أقدر أفسخ العقد؟ لا يحق للمستأجر فسخ العقد قبل انتهاء السنة الأولى.',
    'ar',
    /^\*\*لا \(الإنهاء والإشعار\):\*\* “لا يحق للمستأجر/,
  ],
  [
    'هل فيه بند عن التحكيم؟ يدفع العميل خلال 30 يوما من الفاتورة بموجب هذا العقد.',
    'ar',
    /^\*\*لا: لم أجد في هذا النص شيئًا/,
  ],
] as const)(
  'a question about the text is answered yes or no with the quotation first: %s',
  (text, language, first) => {
    expect(answer(text, language)).toMatch(first)
  },
)

test.each([
  [
    'The Contractor is responsible for all damage and there is no ceiling on what it may pay.',
    { liability: 'high' },
  ],
  [
    'Supplier can hand over its rights under the contract and does not need to ask the Client.',
    { assignment: 'high' },
  ],
  [
    'للشركة أن ترفع الأسعار متى شاءت، وليس للعميل أن يفسخ العقد قبل سنتين.',
    { 'unilateral-change': 'high', termination: 'high' },
  ],
])('a clause in everyday words: %s', (clause, kinds) => {
  expect(found(clause)).toMatchObject(kinds)
})

test.each([
  [
    'any penalty for delay, and which court decides?\n1. If the works are late the Builder shall pay a penalty of AED 900 per day.\n2. The ADGM Courts shall decide all disputes.',
    /^\*\*Yes \(Penalties and agreed damages\):\*\* .*AED 900.*\n\n\*\*Governing law and disputes:\*\* .*ADGM/,
  ],
  [
    'does it renew on its own, and who owns the drawings?\n1. The contract renews automatically for a year unless notice of 30 days is given.\n2. The Client shall pay AED 4,000 in advance.',
    /^\*\*Yes \(Automatic renewal\):\*\* .*\n\n\*\*No: I found nothing in this text on Intellectual property/,
  ],
  [
    'فيه شرط جزائي؟ وأي محكمة؟\n١- إذا تأخر المورد يدفع غرامة قدرها ٧٠٠ درهم عن كل يوم تأخير.\n٢- تختص محاكم دبي بكل نزاع.',
    /^\*\*نعم \(الشرط الجزائي\):\*\* .*٧٠٠.*\n\n\*\*القانون الواجب التطبيق والنزاعات:\*\* .*محاكم دبي/,
  ],
])('several questions are answered first and in their order: %s', (text, first) => {
  expect(answerInFull(text, /[ء-ي]/.test(text) ? 'ar' : 'en')).toMatch(first)
})

test('says which usual clauses are missing in a few clauses when that is asked', () => {
  const text =
    "1. The Client shall pay AED 500 in advance. I'm after each deadline and which usual clauses are missing. 2. The works shall be ready within 20 days."
  expect(answer(text, 'en')).toMatch(/^### Usual clauses not found/)
})

test.each([
  ['Amounts not paid when due bear interest at 1% per month.', { payment: 'medium' }],
  ['If a fee is not paid, the Client shall bear 24% interest per annum.', { payment: 'high' }],
  ['إذا لم يسدد المستأجر في الموعد يتحمل فائدة تأخير 2% شهريًا.', { payment: 'high' }],
  [
    'يتجدد العقد تلقائيًا لمدة سنة ما لم يرسل العميل إشعارًا كتابيًا قبل 90 يومًا.',
    { 'auto-renewal': 'high' },
  ],
  ['لكل طرف إنهاء العقد بإشعار مدته 30 يومًا.', { termination: 'low' }],
  [
    'يلتزم العامل بعدم العمل لدى شركة منافسة لمدة 3 سنوات بعد انتهاء العقد.',
    { 'non-compete': 'high' },
  ],
])('what is denied reaches no further than it does: %s', (clause, kinds) => {
  expect(found(clause)).toMatchObject(kinds)
  expect(found(clause)).not.toHaveProperty('liability')
})

test.each([
  [
    'only the payment side please, is the late fee high?\n"The Client shall pay AED 900 within 60 days. Late sums bear interest at 2% per month. The laws of France govern this Agreement."',
    /^\*\*Payment and late fees.*High risk: .*\n\nAlso in the text, not asked for: Governing law/,
  ],
  [
    'شو المبالغ اللي فيه؟\n١- يدفع العميل ٩٠٠ درهم.\n٢- تختص محاكم دبي بكل نزاع.',
    /^### المبالغ والمهل/,
  ],
])('what is wanted above all comes first: %s', (text, first) => {
  expect(answerInFull(text, /[ء-ي]/.test(text) ? 'ar' : 'en')).toMatch(first)
})

test.each([
  'عندي عقد إيجار محل بوقعه الأسبوع الياي، أباك تشوف لي البنود اللي فيها خطر',
  'my gym sent this membership contract, 300 a month, what should I look out for',
])('%s: the text is asked for', (text) => {
  expect(contractClauseScanner.read({ text, today: '2026-11-20', language: 'en' })).toHaveProperty(
    'missing',
  )
})

test('an indemnity without a limit is a high risk, and "the other party" is not both', () => {
  expect(found('يلتزم الطرف الأول بتعويض الطرف الثاني دون حد أقصى عن أي ضرر.')).toMatchObject({
    indemnity: 'high',
  })
})

test.each([
  [
    'What do I ask about these terms?\n1. The Vendor may share personal data of patients with partners.\n2. The fee is AED 90.',
    /^\*\*Kinds of clause/,
  ],
  [
    'where do we fight if it goes wrong and how long am I bound\n1. The Recipient shall keep all information confidential for five years.\n2. The courts of Singapore decide all disputes.',
    /^\*\*Governing law and disputes.*\n\n.*five years/,
  ],
])('%j is answered with what it asks', (text, first) => {
  expect(answerInFull(text, 'en')).toMatch(first)
})

test('delay damages are no late payment, and patients no patent', () => {
  expect(found('1. Delay damages of 0.5% per day of delay apply, up to 10%.')).toEqual({
    penalty: 'medium',
  })
  expect(
    found('The Vendor may process personal data of patients and share it with its partners.'),
  ).toEqual({ 'data-protection': 'high' })
})

test.each([
  ['يحق للشركة خصم أي مبالغ تراها مناسبة من راتب الموظف.', { payment: 'high' }],
  [
    '1- على المستأجر إخطار المؤجر قبل 60 يومًا من الإخلاء. 2- مبلغ التأمين 5,000 درهم يُرد بعد الفحص.',
    { termination: 'medium', payment: 'low' },
  ],
  [
    '1. Membership runs for 12 months. 2. Cancelling early costs the remaining fees. 3. Late payment: AED 50 per week.',
    { termination: 'high', payment: 'medium' },
  ],
  ['The Landlord may evict the Tenant on 30 days notice.', { termination: 'medium' }],
])('%s', (text, kinds) => {
  expect(found(text)).toMatchObject(kinds)
})

test.each([
  'they want it all and I pay if I am late. Text: The Client shall pay AED 900 within 30 days.',
  'عندي بند واحد بس: «يحق للشركة خصم أي مبالغ تراها مناسبة من راتب الموظف.» خطير؟',
])('%j: the clause is told from what is said of it', (text) => {
  const reading = contractClauseScanner.read({ text, today: '2026-11-20', language: 'en' })
  expect(reading).toMatchObject({ input: { text: expect.stringMatching(/^(?:The Client|يحق)/) } })
})

test.each(['هالبند عادي؟', 'Is this clause normal?'])(
  '%j asks for no kind of clause',
  (question) => {
    const text = 'يحق للمؤجر تعديل قيمة الإيجار في أي وقت دون موافقة المستأجر.'
    expect(contractClauseScanner.run({ text, question }, { today: '2026-11-20' })).toMatchObject({
      answers: [],
    })
  },
)

test('whoever asks what is missing is told of a few clauses too', () => {
  const text =
    'شوف لي شو ناقص بهالاتفاقية: البند 1: مدة الاتفاقية ستة أشهر تبدأ من 1 فبراير 2027. البند 2: يدفع العميل 4,500 درهم شهريًا خلال 15 يومًا من استلام الفاتورة.'
  const reading = contractClauseScanner.read({ text, today: '2026-11-20', language: 'ar' })
  const { missing, findings } = contractClauseScanner.run(
    'input' in reading ? (reading.input as { text: string }) : { text: '' },
    { today: '2026-11-20' },
  ) as ContractScan

  expect(missing).toContain('confidentiality')
  expect(findings.map(({ kind }) => kind)).toEqual(['term', 'payment'])
})

test('a penalty «وبحد أقصى 10%» has a maximum', () => {
  expect(
    found('يلتزم المقاول بغرامة تأخير قدرها 500 درهم عن كل يوم وبحد أقصى 10% من قيمة العقد.'),
  ).toMatchObject({ penalty: 'medium' })
})

test('the number of the first clause behind a question belongs to the clause', () => {
  const text =
    'landlord sent this, anything bad? 1. The tenancy runs for one year from 1 February 2027. 2. The Tenant shall pay AED 88,000 in four cheques. 3. The Landlord may change the rent at any time.'
  const reading = contractClauseScanner.read({ text, today: '2026-11-20', language: 'en' })

  expect('input' in reading && reading.input).toMatchObject({
    text: expect.stringMatching(/^1\. The tenancy/),
  })
})

test('a clause without a number before those with one is read as well', () => {
  expect(
    found(
      'This agreement renews automatically every year.\n1. The Client pays AED 5,000 a month.\n2. The Provider may stop work on 5 days’ notice.',
    ),
  ).toHaveProperty('auto-renewal')
})

test.each([
  [
    'If the tenant leaves before the end of the term he shall pay a penalty of two months’ rent.',
    false,
  ],
  ['إذا ترك المستأجر الشقة قبل انتهاء مدة العقد يدفع غرامة إيجار شهرين.', false],
  ['The agreement lasts for 12 months.', true],
  ['The tenancy runs for one year from 1 February 2027.', true],
])('a sentence that only mentions the term states none: %s', (text, isTerm) => {
  expect('term' in found(text)).toBe(isTerm)
})

test.each([
  ['Can you check the non-compete in my contract?', 'Non-compete'],
  ['is there a penalty in my lease?', 'each day of delay'],
  ['check my contract', 'Renewal'],
])('%s: the example is of what is asked about', (text, example) => {
  const reading = contractClauseScanner.read({ text, language: 'en', today: '2026-11-20' })
  expect('missing' in reading && reading.missing[0]?.example.en).toContain(example)
})

test('the number of the first clause in one line is no request', () => {
  const text =
    'List the amounts. Clause 1: The Client pays AED 900. Clause 2: The Supplier may terminate without notice.'
  const reading = contractClauseScanner.read({ text, language: 'en', today: '2026-11-20' })
  expect(reading).toMatchObject({ input: { text: expect.stringMatching(/^Clause 1: The Client/) } })
})

test.each([
  ['Neither side shall be liable for delays caused by war or events beyond its control.', {}],
  ['لا يسأل أي من الطرفين عن التأخير الناتج عن ظروف خارجة عن إرادته.', {}],
  ['Neither party is liable for lost profit.', { liability: 'medium' }],
  [
    'The Agency is not liable for any loss, including events beyond its control.',
    { liability: 'high' },
  ],
])('what excuses both for events outside their control is no liability: %s', (text, liability) => {
  const { liability: level } = found(text)
  expect(level ? { liability: level } : {}).toEqual(liability)
})

test('a cap in another clause is a cap', () => {
  const excluded = '1. The Agency is not liable for indirect loss.'
  const cap = '2. The liability of the Agency is capped at AED 50,000.'
  expect(found(`${excluded}\n${cap}`)).toMatchObject({ liability: 'medium' })
  expect(found(excluded)).toMatchObject({ liability: 'high' })
})

test.each([
  ['The Owner lets the warehouse to the Tenant for three years.', true],
  ['تقدم الشركة خدمات التنظيف لمدة سنة واحدة.', true],
  ['The Supplier provides a warranty for two years.', false],
  ['تقدم الشركة ضمانًا لمدة سنتين.', false],
  ['The Employee shall provide no services to a competitor for two years.', false],
])('how long is done what the contract is for is its term: %s', (text, isTerm) => {
  expect('term' in found(`${text} The Client shall pay AED 900.`)).toBe(isTerm)
})
