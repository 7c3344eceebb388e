import { expect, test } from 'vitest'
import { answerAfter } from '../follow-up/answer-after.ts'
import { tableAnswerer } from '../table-answerer.ts'

const shops = `Shop;Product;Qty;Revenue
Marina;Oud;12;4800
Marina;Musk;30;3600
JLT;Oud;7;2800
JLT;Musk;22;2640`
const talk = (...messages: string[]) => answerAfter([tableAnswerer], ...messages)

test('another figure keeps the column, the group and the rows', () => {
  const answer = talk(`total revenue by shop\n${shops}`, 'and the average?')
  expect(answer).toContain('| Marina | 4,200 |')
  expect(talk(`total revenue by shop\n${shops}`, 'no sorry, the qty')).toContain('| Marina | 42 |')
})

test('other rows keep what was asked, and take the place of those of the same column', () => {
  const first = `total qty of oud\n${shops}`
  expect(talk(first, 'and musk')).toContain('52')
  expect(talk(first, 'and musk', 'only in JLT?')).toContain('22')
})

test('a question that says all that it needs stands by itself', () => {
  const answer = talk(`total qty of oud\n${shops}`, 'which shop has the most revenue')
  expect(answer).toContain('Marina: 8,400')
})

test('what changes nothing is asked back', () => {
  expect(talk(`total qty of oud\n${shops}`, 'make it nicer')).toContain('total qty of oud')
})
