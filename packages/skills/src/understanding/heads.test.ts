import { expect, test } from 'vitest'
import { runwayForecast } from '../runway-forecast.ts'

const read = (text: string) => runwayForecast.read({ text, today: '2026-11-20', language: 'ar' })

test('what is said of a client who is lost is no cost that is saved', () => {
  const text =
    'عندنا بالبنك 300 ألف، المدخول 45 ألف والمصروف 70 ألف شهريًا. إذا راح علينا زبون بيدفع 15 ألف بالشهر كم شهر منضل؟'
  expect(read(text)).toMatchObject({
    input: { cash: 300_000, monthlyIncome: 45_000, monthlyCosts: 70_000 },
    more: [{ input: { monthlyIncome: 30_000, monthlyCosts: 70_000 } }],
  })
})

test('a cost that is given up is saved', () => {
  expect(
    read('معنا 300 ألف والدخل 45 ألف والمصاريف 70 ألف شهريًا. لو تركنا المكتب 15 ألف كم نكفي؟'),
  ).toMatchObject({ more: [{ input: { monthlyIncome: 45_000, monthlyCosts: 55_000 } }] })
})
