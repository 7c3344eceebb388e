import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { csvLedgerAnalyst as agent } from './csv-ledger-analyst.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

const statement = `Date;Details;Debit;Credit;Balance
05/01/2026;Office rent;10,000.00;;90000
10/01/2026;Client payment Noor LLC;;25,000.00;115000
15/01/2026;Etisalat;950;;114050
07/02/2026;Etisalat;1,250;;112800`
const sheet = 'Month\tItem\tAED\nJan 2026\tDEWA\t640\nJan 2026\tSalik\t200\nFeb 2026\tDEWA\t910'
const arabic =
  'التاريخ;البيان;المبلغ\n٠٥/٠١/٢٠٢٦;كهرباء ديوا;٦٤٠\n٢٨/٠١/٢٠٢٦;رواتب;٤٥٬٠٠٠\n٠٥/٠٢/٢٠٢٦;كهرباء ديوا;٩١٠'

test.each([
  [
    `compare jan and feb\n${sheet}\nMar 2026\tDEWA\t100`,
    '**Spending went up by AED 70.00 (8.3%) from January 2026 to February 2026.**',
  ],
  [
    `قارن يناير وفبراير\n${arabic}\n٠١/٠٣/٢٠٢٦;كهرباء ديوا;١٠`,
    '**انخفض الإنفاق بمقدار 44,730.00 درهم (98%) من يناير 2026 إلى فبراير 2026.**',
  ],
  [`what about March\n${sheet}`, 'The table holds no entry in March 2025.'],
  [
    `${statement}\n\nhi, can you tell me waht we paid etisalat?`,
    '**Spent on "etisalat": AED 2,200.00** (2 entries, 18% of all spending)',
  ],
  [`how much came in from noor\n${statement}`, '**Received for "noor": AED 25,000.00** (1 entry)'],
  [
    `please check this bank statement\n${statement}`,
    '**Total spent: AED 12,200.00** in 3 entries from 5 January 2026 to 7 February 2026. Received AED 25,000.00, net AED 12,800.00.',
  ],
  [
    `what went up since last month?\n${sheet}`,
    '**Spending went up by AED 70.00 (8.3%) from January 2026 to February 2026.**',
  ],
  [
    `${sheet}\nbiggest expense in january`,
    '**The largest expense in January 2026 is DEWA: AED 640.00.**',
  ],
  [
    `how much did we spend on fuel?\n${sheet}`,
    '**No entry mentions "fuel".** Total spent: AED 1,750.00.',
  ],
  [
    `كم دفعنا للكهرباء؟\n${arabic}`,
    '**المصروف على «الكهرباء»: 1,550.00 درهم** (عدد القيود: 2، 3.3% من المصروفات)',
  ],
  [
    `ما أكبر مصروف في يناير لو سمحت\n${arabic}`,
    '**أكبر مصروف في يناير 2026 هو رواتب: 45,000.00 درهم.**',
  ],
  [
    `قارن بين الشهرين\n${arabic}`,
    '**انخفض الإنفاق بمقدار 44,730.00 درهم (98%) من يناير 2026 إلى فبراير 2026.**',
  ],
] as const)('a request in other words is answered: %s', (text, result) => {
  expect(answer(text)).toContain(result)
})

test.each([
  [
    'how much did we spend on rent?',
    '**the ledger as a table with a heading line: date, description, amount and, if there is one, category**',
  ],
  [
    'date,item,amount\n2026-01-01,Rent,AED 10\n2026-01-02,Lunch,USD 12',
    '**all amounts in one currency**',
  ],
  ['كم صرفنا على الإيجار؟', '**الدفتر على شكل جدول بسطر عناوين'],
] as const)('what is missing is asked for: %s', (text, question) => {
  expect(answer(text)).toContain(question)
})

test('a request about something else is told what it takes', () => {
  expect(answer('who won the match yesterday?')).toContain('the ledger as a table')
})
