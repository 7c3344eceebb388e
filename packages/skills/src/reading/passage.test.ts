import { expect, test } from 'vitest'
import { passage, requestIn } from './passage.ts'

const body = 'The board met on Monday. It approved the budget and hired a new auditor.'
const arabic = 'اجتمع المجلس يوم الاثنين. وافق على الميزانية وعيّن مدققًا جديدًا.'

test.each([
  [`Summarise this: ${body}`, 'Summarise this', body],
  [`Please summarise this text\n\n${body}`, 'Please summarise this text', body],
  [`لخّص النص التالي:\n${arabic}`, 'لخّص النص التالي', arabic],
  [`Summarise\n\`\`\`text\n${body}\n\`\`\`\nin three points`, 'Summarise in three points', body],
  [`Rate this headline: "${body}"`, 'Rate this headline', body],
  [`حلّل «${arabic}» من فضلك`, 'حلّل من فضلك', arabic],
  [`Hello,\nplease check this for me\n${body}\nThanks!`, 'Hello, please check this for me', body],
  [
    'Please review this contract: 1. Term. One year.',
    'Please review this contract',
    '1. Term. One year.',
  ],
  [
    'Turn these notes into actions\nSara to send the deck',
    'Turn these notes into actions',
    'Sara to send the deck',
  ],
  ['Is this invoice complete? Tax Invoice no. 4', 'Is this invoice complete?', 'Tax Invoice no. 4'],
  ['راجع هذا العقد:\nالمادة 1: المدة سنة', 'راجع هذا العقد', 'المادة 1: المدة سنة'],
  ['Check it:\n```\nTax Invoice\n```\nThanks', 'Check it: Thanks', 'Tax Invoice'],
])('the request is told from the pasted text: %j', (message, instruction, text) => {
  expect(passage(message)).toEqual({ instruction, text })
})

test.each([
  'Payment: within 30 days.',
  'SERVICE AGREEMENT\n1. Term',
  'Decision: launch in May\nAction: Sara',
  '- check the lease\n- call Omar',
])('a text that does not begin with a request is kept whole: %j', (message) => {
  expect(passage(message)).toEqual({ instruction: '', text: message })
})

test.each([
  [`أنشئ أسئلة من النص التالي:\n${body}`, 'أنشئ أسئلة من النص التالي'],
  [`${body}\n\nلو سمحت لخص هذا`, 'لو سمحت لخص هذا'],
  [`كم صرفنا على الإيجار؟\n${body}`, 'كم صرفنا على الإيجار؟'],
  [body, ''],
])('the words that ask are found before and after a text: %j', (message, words) => {
  expect(requestIn(message)).toBe(words)
})
