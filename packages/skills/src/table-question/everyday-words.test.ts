import { expect, test } from 'vitest'
import { languageOfRequest } from '../reading/language.ts'
import { respond } from '../respond.ts'
import { tableAnswerer } from '../table-answerer.ts'

const COSTS =
  'Dept,Employee,Cost,Date\nSales,Ahmed,4500,2026-10-02\nIT,Sara,6200,2026-10-05\nSales,Omar,3900,2026-10-12\nHR,Mona,0,2026-10-15\nIT,Ali,5100,2026-11-03'
const MARKS = 'الطالب,الدرجة,الغياب\nسالم,88,2\nنورة,95,0\nسالم,74,1\nخالد,61,5'
const SHOP =
  'الصنف,الكمية,السعر,التاريخ\nعباية,12,350,2026-10-03\nشيلة,40,85,2026-10-08\nعطر,25,220,2026-11-02'

test.each([
  ['which dept costs us more', COSTS, 'IT: 11,300'],
  ['who is the highest paid here', COSTS, 'Highest Cost: 6,200'],
  ['how much did IT cost in total? any with 0?', COSTS, '1 row where Cost = 0'],
  ['what did we spend in october', COSTS, 'Total Cost: 14,600'],
  ['كم معدل الدرجة لسالم؟ وهل فيه احد غيابه صفر', MARKS, 'حيث الغياب = 0'],
  ['قارن لي شهر 10 وشهر 11 بالكمية', SHOP, '| 2026-11 | 25 |'],
])('%s', (question, rows, expected) => {
  const text = `${question}\n${rows}`
  const { text: answer } = respond([tableAnswerer], {
    text,
    language: languageOfRequest(text),
    today: '2026-11-30',
  })
  expect(answer).toContain(expected)
})
