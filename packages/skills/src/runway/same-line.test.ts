import { expect, test } from 'vitest'
import { runwayForecast } from '../runway-forecast.ts'

const today = '2026-11-20'
const read = (text: string) => runwayForecast.read({ text, today, language: 'en' })

const plan = 'cash 210,000, income 38,000 a month, rent 22,000, salaries 25,000 a month. '
const خطة = 'الكاش 210 ألف، الدخل 38 ألف بالشهر، الايجار 22 الف، الرواتب 25 الف. '

test.each([
  [`${plan}What if rent goes down to 18,000?`, 43_000],
  [`${plan}What if the rent was 18,000?`, 43_000],
  [`${plan}How long, and if rent rises to 24,000?`, 49_000],
  [`${خطة}ولو الإيجار نزل الى 18 الف؟`, 43_000],
])('a line that is told again with another amount changes by the difference: %s', (text, costs) => {
  expect(read(text)).toMatchObject({
    input: { monthlyCosts: 47_000 },
    more: [{ input: { monthlyCosts: costs } }],
  })
})

test('what one cost is thought to come to is understood as that', () => {
  const { understood } = read(`${plan}What if rent goes down to 18,000?`) as {
    understood: { facts: readonly string[] }
  }
  expect(understood.facts).toContain(
    'monthly costs AED 22,000.00 and AED 25,000.00 · a cost of AED 18,000.00 in place of AED 22,000.00',
  )
})
