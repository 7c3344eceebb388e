import { expect, test } from 'vitest'
import { answerAfter } from './follow-up/answer-after.ts'
import { tableAnswerer } from './table-answerer.ts'

const sales = `Who sold the most?

Name,Region,Sales
Ali,Dubai,300
Sara,Sharjah,500
Omar,Dubai,100`

test('a second question is asked of the table that was pasted before', () => {
  const answer = answerAfter([tableAnswerer], sales, 'and the average by region?')
  expect(answer).toContain('| Dubai | 200')
})

test('another table takes the place of the one before', () => {
  const answer = answerAfter([tableAnswerer], sales, 'total?\n\nItem,Cost\nTea,12\nRusk,8')
  expect(answer).toContain('20')
  expect(answer).not.toContain('900')
})

test.each([
  'thanks',
  'great, thank you so much!',
  'ok perfect',
  'تسلم يعطيك العافية',
  'شكرا جزيلا يا غالي',
])('“%s” is met with courtesy and asks for nothing', (thanks) => {
  const answer = answerAfter([tableAnswerer], sales, thanks)
  expect(answer).toMatch(/You are welcome|على الرحب/)
})

test('thanks in between change nothing of what is asked next', () => {
  const answer = answerAfter([tableAnswerer], sales, 'thanks!', 'and the average by region?')
  expect(answer).toContain('| Dubai | 200')
})

test('a word that only takes the answer does not hide what follows it', () => {
  const answer = answerAfter([tableAnswerer], sales, 'ok great, and the average by region?')
  expect(answer).toContain('| Dubai | 200')
})
