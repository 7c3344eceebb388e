import { expect, test } from 'vitest'
import { passage } from './passage.ts'

const body = 'The board met on Monday. It approved the budget and hired a new auditor.'
const arabic = 'اجتمع المجلس يوم الاثنين. وافق على الميزانية وعيّن مدققًا جديدًا.'

test.each([
  [`Summarise this: ${body}`, 'Summarise this', body],
  [`Please summarise this text\n\n${body}`, 'Please summarise this text', body],
  [`لخّص النص التالي:\n${arabic}`, 'لخّص النص التالي', arabic],
  [`Summarise\n\`\`\`text\n${body}\n\`\`\`\nin three points`, 'Summarise in three points', body],
  [`Rate this headline: "${body}"`, 'Rate this headline', body],
  [`حلّل «${arabic}» من فضلك`, 'حلّل من فضلك', arabic],
  ['What can you do?', 'What can you do?', undefined],
  ['at 10:30', 'at 10:30', undefined],
] as const)('%s', (text, instruction, expected) => {
  expect(passage(text)).toEqual({ instruction, body: expected })
})
