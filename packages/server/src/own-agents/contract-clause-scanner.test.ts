import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { contractClauseScanner as agent } from './contract-clause-scanner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'pls scan this: The Supplier may assign this Agreement without the Client’s consent.',
    ['Assignment and subcontracting', 'hand the contract on without'],
  ],
  [
    'TENANCY CONTRACT\n1. Rent\nThe Tenant shall pay AED 1.2m in advance, non-refundable.\n2. Courts\nThe Dubai courts have jurisdiction.',
    ['Money paid does not come back', 'AED 1.2m', 'Onshore UAE'],
  ],
  [
    'is this ok? "All disputes shall be finally settled by arbitration under the DIFC-LCIA rules."',
    ['abolished by Dubai Decree 34/2021'],
  ],
  [
    'the provider may amend these terms at any time by posting them on its website',
    ['One side may change what was agreed'],
  ],
  [
    'Governed by the laws of England and Wales: this agreement is governed by the laws of England and Wales.',
    ['A foreign law or court'],
  ],
  [
    'The liability of each party shall not exceed AED 1.5 million.',
    ['Liability has a cap', 'AED 1.5 million'],
  ],
  [
    'راجع لي هذا لو سمحت:\nالبند الأول: يتجدد العقد تلقائياً لمدة سنة.\nالبند الثاني: يدفع العميل ٥٠٬٠٠٠ درهم مقدماً غير قابلة للاسترداد.',
    ['لا يذكر البند سبيلًا لإيقافه', 'المدفوع لا يُسترد', '٥٠٬٠٠٠ درهم'],
  ],
  [
    'لا يكون المورد مسؤولاً عن أي خسارة يتكبدها العميل بموجب هذا العقد.',
    ['يُعفي أحد الطرفين نفسه من المسؤولية'],
  ],
  ['يحق للشركة تعديل شروط العقد في أي وقت.', ['يحق لطرف واحد تغيير المتفق عليه']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['scan my contract please', 'the text of the contract or clause'],
  ['what is an indemnity clause?', 'the text of the contract or clause'],
  ['افحص عقد الإيجار', 'نص العقد أو البند'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem about the desert')).toContain('Finds and quotes the clauses')
})

const changing =
  '\n1. The Agency may change its prices at any time.\n2. The Client shall pay within 15 days; late payment bears interest at 3% per month.\n3. Either party may terminate by giving 30 days notice.\n4. The Agency provides the services for twelve months.'

test('of several clauses of the same level none is called the riskiest', () => {
  expect(answer(`Which is the riskiest clause?${changing}`)).toMatch(
    /^\*\*Riskiest, at the same level by these patterns: .*\(clause 2\), .*\(clause 1\)/,
  )
})

test.each([
  'Just the amounts and what is missing please.',
  'Give me the amounts, durations and missing clauses only.',
])('only the lists that were asked for: %s', (asked) => {
  const told = answer(`${asked}${changing}`)
  expect(told).toContain('### Amounts and deadlines')
  expect(told).toContain('### Usual clauses not found')
  expect(told).not.toContain('### High risk')
})
