import { expect, test } from 'vitest'
import { languageOf } from '../reading/language.ts'
import { studyPlanner } from '../study-planner.ts'

const read = (plan: string) => {
  const text = `${plan}. exam 22 December 2026, topics: networks, security`
  const reading = studyPlanner.read({ text, language: languageOf(text), today: '2026-11-29' })
  if (!('input' in reading)) return 'asked'
  const { minutesPerDay, minutesOn, restWeekdays } = reading.input as {
    minutesPerDay: number
    minutesOn?: { weekday: number; minutes: number }[]
    restWeekdays: number[]
  }
  return [
    minutesPerDay,
    (minutesOn ?? []).map(({ weekday, minutes }) => [weekday, minutes]),
    [...restWeekdays].sort(),
  ]
}

test.each([
  ['من السبت للاربعاء ساعتين والخميس 4 ساعات والجمعة راحة', [120, [[4, 240]], [5]]],
  ['sat to wed 2 hours, thursday 4 hours, friday off', [120, [[4, 240]], [5]]],
  ['الاحد والثلاثاء ساعتين والخميس 3 ساعات', [120, [[4, 180]], [1, 3, 5, 6]]],
  [
    'بذاكر ايام الاسبوع ساعة ونهاية الاسبوع 3 ساعات',
    [
      60,
      [
        [6, 180],
        [0, 180],
      ],
      [],
    ],
  ],
  [
    '3 hours after school, weekends 5',
    [
      180,
      [
        [6, 300],
        [0, 300],
      ],
      [],
    ],
  ],
  ['3 ساعات في اليوم، والتلات اجازة', [180, [], [2]]],
  ['ساعتين إلا ربع في اليوم', [105, [], []]],
] as const)('%s', (plan, expected) => {
  expect(read(plan)).toEqual(expected)
})
