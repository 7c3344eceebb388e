import { expect, test } from 'vitest'
import { pasted } from './pasted.ts'

test.each([
  ['Please review this contract: 1. Term. One year.', '1. Term. One year.'],
  ['Turn these notes into actions\nSara to send the deck', 'Sara to send the deck'],
  ['Is this invoice complete? Tax Invoice no. 4', 'Tax Invoice no. 4'],
  ['راجع هذا العقد:\nالمادة 1: المدة سنة', 'المادة 1: المدة سنة'],
  ['Check it:\n```\nTax Invoice\n```\nThanks', 'Tax Invoice'],
])('the request in front of a pasted text is left out: %s', (message, text) => {
  expect(pasted(message)).toBe(text)
})

test.each([
  'Payment: within 30 days.',
  'SERVICE AGREEMENT\n1. Term',
  'Decision: launch in May\nAction: Sara',
  '- check the lease\n- call Omar',
])('a text that does not begin with a request is kept whole: %s', (message) => {
  expect(pasted(message)).toBe(message)
})
