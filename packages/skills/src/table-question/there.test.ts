import { expect, test } from 'vitest'
import { tableAnswerer as skill } from '../table-answerer.ts'
import type { Answer } from './answer.ts'

const today = '2026-11-20'
const members =
  'Member,Branch,Fee\nAli,Deira,250\nZoe,Marina,420\nRaj,Deira,300\nMay,Marina,380\nTom,Deira,290'

function answersTo(question: string, table = members): Answer[] {
  const reading = skill.read({ text: `${question}\n${table}`, language: 'en', today })
  const cases = 'input' in reading ? [reading, ...(reading.more ?? [])] : []
  return cases.map(({ input }) => skill.run(skill.input.parse(input), { today }) as Answer)
}

test.each([
  ['which branch brings in the most fees and what is the avg fee there'],
  ['which branch brings in the most fees and what is the avg fee per member there'],
])('what is asked "there" is asked of the group that was found: %s', (question) => {
  expect(answersTo(question)[1]).toMatchObject({ value: 280 })
})

test('without it, it is asked of all', () => {
  expect(answersTo('which branch brings in the most fees? And the avg fee')[1]).toMatchObject({
    value: 328,
  })
})

test('a value of one letter is meant right behind the name of its column, also where it is a small word', () => {
  const pupils = 'الطالب,الشعبة,الدرجة\nسيف,أ,82\nهند,ب,91\nياسر,ب,74\nجود,ب,87'
  expect(answersTo('متوسط الدرجة في شعبة ب كام؟', pupils)[0]).toMatchObject({ value: 84 })
})

test('a group with the lowest total is no row with the lowest figure', () => {
  const staff = 'Name,Dept,Salary\nA,IT,100\nB,HR,90\nC,IT,80'
  const [lowest, people] = answersTo(
    'which dept has the lowest total salary and how many people work there',
    staff,
  )

  expect(lowest).toMatchObject({
    groups: [
      { name: 'HR', value: 90 },
      { name: 'IT', value: 180 },
    ],
  })
  expect(people).toMatchObject({ value: 1 })
})
