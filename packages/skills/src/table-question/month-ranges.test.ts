import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const PAYMENTS =
  'date,client,amount\n2026-01-05,Noor,1200\n2026-02-11,Zain,900\n2026-02-20,Noor,400\n2026-04-02,Hamad,2100'
const TICKETS = 'Branch,Agent,Tickets\nDeira,Huda,60\nMarina,Omar,45\nDeira,Priya,30\nSatwa,Leo,15'
const answerTo = (question: string, table: string): string => {
  const text = `${question}\n${table}`
  return respond([tableAnswerer], { text, language: languageOfRequest(text), today: '2026-11-29' })
    .text
}

test.each([
  'total from january to march',
  'total between January and March',
  'total for Jan-Mar 2026',
  'المجموع من يناير إلى مارس',
  'المجموع بين يناير ومارس',
])('the months between two are meant as well: %s', (question) => {
  expect(answerTo(question, PAYMENTS)).toContain('2,500')
})

test.each(['total in january and april', 'difference between january and april'])(
  'each of two months is meant alone: %s',
  (question) => {
    expect(answerTo(question, PAYMENTS)).not.toContain('4,600')
  },
)

test.each([
  'average tickets in Deira? and what share of the total does each branch have?',
  'total for Marina and the share of tickets per branch',
])('a question of every value keeps none that was named before: %s', (question) => {
  expect(answerTo(question, TICKETS)).toContain('| Satwa | 15 | 10% |')
})

test('two values that were named are each of both', () => {
  expect(answerTo('tickets in Deira and Marina, and the average of each', TICKETS)).not.toContain(
    'Satwa',
  )
})

test.each([
  "each branch's share of tickets in percent for a slide",
  'total tickets per branch for a poster in the pantry',
])('what the answer is for chooses no rows: %s', (question) => {
  expect(answerTo(question, TICKETS)).toContain('| Marina | 45 |')
})

test.each(['total tickets for Karama', 'total tickets in the Karama branch'])(
  'a value that the table does not hold is asked about: %s',
  (question) => {
    expect(answerTo(question, TICKETS)).toContain('Karama')
  },
)

test.each([
  'hi can u sort this by tickets, fewest first',
  'order these by tickets lowest to highest',
])('rows are put in order: %s', (question) => {
  expect(answerTo(question, TICKETS)).toMatch(/Satwa[\s\S]*Priya[\s\S]*Omar[\s\S]*Huda/)
})
