import { expect, test } from 'vitest'
import { bodyMeasureCheck } from '../body-measure-check.ts'
import { corporateTax } from '../corporate-tax.ts'
import { endOfServiceGratuity } from '../end-of-service-gratuity.ts'
import { answerAfter } from '../follow-up/answer-after.ts'
import { loanPlanner } from '../loan-planner.ts'
import { runwayForecast } from '../runway-forecast.ts'

const fourYears = 'I worked 4 years, basic salary 8000'
const loan = '1m loan at 4.5% over 20 years'
const body = '165 cm and 70 kg'
const company =
  'revenue 5.2 million, salaries 1.9 million, rent 400,000 and other costs 600,000. tax?'

test.each([
  [endOfServiceGratuity, [fourYears, 'and if I stay one more year?'], '28,000.00'],
  [
    endOfServiceGratuity,
    [fourYears, 'and if I stay one more year?', 'no, salary is 9500'],
    '33,250',
  ],
  [
    endOfServiceGratuity,
    ['راتبي الاساسي ٨٠٠٠ واشتغلت ٤ سنوات', 'واذا كملت سنة زيادة؟'],
    '28,000.00',
  ],
  [loanPlanner, [loan, '5 years more?', 'and 1% higher?'], 'annual interest rate 5.5% · term 25'],
  [loanPlanner, [loan, 'half of that amount?'], 'loan AED 500,000.00'],
  [bodyMeasureCheck, [body, 'and if I drop to 62?'], 'Weight 62 kg'],
  [bodyMeasureCheck, ['طولي 165 سم ووزني 70 كيلو', 'ولو نزلت إلى 62؟'], 'الوزن 62 كغ'],
  [bodyMeasureCheck, [body, 'what about my sister, same height but 55'], '165 cm · Weight 55 kg'],
  [corporateTax, [company, 'rent is going up to 450,000'], '168,750.00'],
  [
    corporateTax,
    ['profit of 820k, how much tax', 'and we have losses from before of 200k'],
    '22,050.00',
  ],
  [
    runwayForecast,
    ['cash 250000, costs 38000 a month, income 14000', 'we get 60,000 more cash now'],
    '310,000',
  ],
  [
    runwayForecast,
    ['معانا 400 الف ومصاريفنا 55 الف في الشهر', 'ولو خفضنا المصاريف الى ٤٤ الف'],
    '44,000.00',
  ],
])('%# a follow-up says what changes and by how much', (skill, messages, answer) => {
  expect(answerAfter([skill], ...messages)).toContain(answer)
})

test('a follow-up that changes nothing is asked about, and the old answer is not given again', () => {
  const answer = answerAfter([endOfServiceGratuity], fourYears, 'hmm ok')
  expect(answer).toContain('what is to be changed; I know: monthly basic pay AED 8,000.00')
  expect(answer).not.toContain('22,400')
})
