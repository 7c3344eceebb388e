import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const figures = (text: string) =>
  readMessage(text, '2026-11-28').mentions.map((mention) =>
    'value' in mention ? mention.value : 0,
  )

test('the figures below a heading are one figure of what it names', () => {
  const text = 'Revenue\n Shop 300,000\n Online 200,000\n\nCosts\n- Pay 150,000\n- Fuel 20,000'
  expect(figures(text)).toEqual([500_000, 170_000])
})

test('a total below a heading is not counted twice', () => {
  expect(figures('Income:\nTicket sales 40,000\nSponsors 25,000\nTotal 65,000')[0]).toBe(65_000)
})

test.each([
  'Costs\nPay 150,000',
  'Costs of the year were as follows for the two shops\nPay 150,000\nFuel 20,000',
])('what is no heading, or has one line below it, adds nothing up', (text) => {
  expect(figures(text)).toContain(150_000)
})
