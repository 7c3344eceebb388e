import { expect, test } from 'vitest'
import { answersTo } from './answers.ts'
import { explainScan } from './explain.ts'
import { type ContractScan, clauseKinds, scanContract } from './scan.ts'

const scan = (text: string, question = ''): ContractScan => scanContract(text, question)

test.each([
  [
    'Is the right to end it mutual?',
    'Either party may terminate on 45 days’ written notice.',
    true,
  ],
  [
    'Is the notice the same for both sides?',
    'The Gym may terminate at any time. The Member may terminate only with 60 days’ notice.',
    false,
  ],
  [
    'Do both of us have the same right to cancel?',
    'The Landlord may terminate with 90 days’ notice. The Tenant may terminate with 90 days’ notice.',
    true,
  ],
  [
    'هل شرط الإنهاء متساوٍ للطرفين؟',
    'يجوز للمورد فسخ العقد دون إنذار، بينما يلتزم العميل بإشعار قبل 45 يومًا لفسخ العقد.',
    false,
  ],
  ['هل حق الإنهاء متبادل؟', 'يحق لأي من الطرفين إنهاء العقد بإشعار قبل 30 يومًا.', true],
])('%j is answered by what the clause says of each side', (question, text, isYes) => {
  expect(scan(text, question).answers).toMatchObject([
    { about: { kind: 'termination' }, isYes, equality: 'equal' },
  ])
})

test('whether a clause is one-sided is answered the other way round', () => {
  expect(
    scan(
      'The Contractor shall indemnify the Client against all losses.',
      'Is the indemnity one-sided?',
    ).answers,
  ).toMatchObject([{ isYes: true, equality: 'one-sided' }])
})

test('rights that pass whether or not the work was paid for are a high risk and no term of payment', () => {
  const { findings } = scan(
    'All designs and the background materials of the Designer belong to the Brand on delivery, regardless of payment.',
  )
  expect(findings).toMatchObject([{ kind: 'intellectual-property', level: 'high', risks: [0, 1] }])
})

test.each([
  ['Invoices are payable within 120 days after approval.', 'medium'],
  ['يسدد العميل الفواتير خلال تسعين يومًا من الاعتماد.', 'medium'],
  ['Invoices are payable within 30 days after approval.', 'low'],
])('of %j the wait for the money is a %s risk', (text, level) => {
  expect(scan(text).findings).toMatchObject([{ kind: 'payment', level }])
})

test('a question of another kind is answered as before', () => {
  const { findings } = scan('Either party may terminate on 45 days’ written notice.')
  expect(answersTo('Is there a way to terminate early?', findings, clauseKinds, [])).toMatchObject([
    { about: { kind: 'termination' }, isYes: true },
  ])
})

test('what is told before a colon is not asked for', () => {
  const { answers } = scan(
    'The Provider may terminate this Agreement at any time without notice.',
    'I got a maintenance contract and want to know: who can terminate it?',
  )
  expect(answers).toMatchObject([{ about: { kind: 'termination' } }])
})

test('"after the end of this Agreement" says when, and is no clause of termination', () => {
  const { findings } = scan(
    'The Consultant shall not compete with the Client in the GCC for 12 months after the end of this Agreement.',
  )
  expect(findings.map(({ kind }) => kind)).toEqual(['non-compete'])
})

const harsh = 'The Landlord may terminate at any time without notice.'
const plain = 'Either party may terminate this Agreement on 60 days’ written notice.'
test.each([
  [
    'He sent this on WhatsApp, anything scary?',
    harsh,
    'There is something to watch. High risk (1)',
  ],
  ['is there a trap in it?', harsh, 'There is something to watch. High risk (1)'],
  ['any red flags?', plain, 'nothing of high risk'],
  [
    'عادي ولا في مصيدة؟',
    'يجوز للمؤجر إنهاء العقد في أي وقت دون إشعار.',
    'فيه ما ينبغي الانتباه له',
  ],
])('%j is answered before anything else', (question, text, opening) => {
  const language = /[a-z]/.test(question) ? 'en' : 'ar'
  expect(explainScan(scan(text, question), language).split('\n')[0]).toContain(opening)
})

test('an excerpt that begins with a later clause says which were not seen', () => {
  const text = `8. ${harsh} 9. The Tenant shall pay a penalty of AED 900 for each returned cheque.`
  expect(explainScan(scan(text), 'en')).toContain('Clauses 1–7 are not in this text')
  expect(explainScan(scan(text.replace('8.', '1.').replace('9.', '2.')), 'en')).not.toContain(
    'not in this text',
  )
})

test('a further year is a deadline too', () => {
  const text = 'يتجدد الاشتراك تلقائيًا لسنة أخرى ما لم يرسل العميل إشعارًا قبل 60 يومًا.'
  expect(scan(text).figures.map((figure) => figure.text)).toEqual(['60 يومًا', 'سنة أخرى'])
})

test.each([
  [
    'If the Member quits before the end of the term he shall pay a penalty of AED 900.',
    'A fixed sum is due for leaving early.',
    /delay|maximum/,
  ],
  [
    'The Builder shall pay a penalty of AED 900 for each day of delay.',
    'no maximum is stated here',
    /leaving/,
  ],
  [
    'The Builder shall pay a penalty of AED 900 a day for delay, without any limit.',
    'the clause says that it has no limit',
    /no maximum is stated/,
  ],
])('of a penalty only what it says is told: %s', (text, risk, unfit) => {
  const answer = explainScan(scan(text), 'en').split('### Amounts')[0]
  expect(answer).toContain(risk)
  expect(answer).not.toMatch(unfit)
})

test('من يدفع مبلغًا مقطوعًا لأنه خرج مبكرًا لا يُسأل عن التأخير ولا عن حقه في الإنهاء', () => {
  const answer = explainScan(
    scan('إذا ألغى العضو الاشتراك قبل انتهاء مدته يدفع شرطًا جزائيًا قدره 900 درهم.'),
    'ar',
  )
  expect(answer).toContain('على الخروج المبكر')
  expect(answer).not.toMatch(/عن التأخير|أن لك حق الإنهاء/)
})

test('each clause of a kind has its own level', () => {
  const answer = explainScan(
    scan(
      '1. The Tenant shall pay a termination fee of AED 900. 2. Either party may terminate by 45 days’ notice.',
    ),
    'en',
  )
  const [high = '', low = ''] = answer.split('### Low risk')
  expect(high).not.toContain('Either party')
  expect(low).toContain('Either party')
})

test.each([
  ['بند 1: يدفع العميل 900 درهم. بند 2: تختص محاكم دبي بكل نزاع.', ['1', '2']],
  ['Clause 1: The Client pays AED 900; clause 2: the courts of Dubai decide disputes.', ['1', '2']],
])('clauses called so in one line have their numbers: %s', (text, numbers) => {
  const places = scan(text).findings.flatMap(({ quotes }) => quotes.map(({ clause }) => clause))
  expect(places.toSorted()).toEqual(numbers)
})

test('a law that is named is not asked for', () => {
  const asked = (text: string) => explainScan(scan(text), 'en')
  expect(asked('This Agreement is governed by DIFC law.')).not.toContain('which is meant')
  expect(asked('This Agreement is governed by the law of England.')).not.toContain('which is meant')
})

test('whoever asks for the list alone gets it alone, and hears what else there is', () => {
  const answer = explainScan(
    scan(
      'The Client shall pay AED 900. The Client shall indemnify the Supplier against all claims.',
      'I only need the amounts',
    ),
    'en',
  )
  expect(answer).not.toContain('### High risk')
  expect(answer).toContain('Indemnity (High risk)')
})

test.each([
  ['The designs pass to the Client upon full payment.', 'low', 'when it is paid for'],
  ['Each party retains the property of its pre-existing materials.', 'low', 'Each keeps its own'],
  ['All designs belong to the Client on delivery.', 'medium', 'the side that it names'],
])('whose the work is, is told as the clause says it: %s', (text, level, why) => {
  const { findings } = scan(text)
  expect(findings).toMatchObject([{ kind: 'intellectual-property', level }])
  expect(explainScan(scan(text), 'en')).toContain(why)
})
