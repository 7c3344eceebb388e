import { expect, it } from 'vitest'
import { lexicon } from './lexicon.ts'
import { partedRemarks } from './remarks.ts'

const vocabulary = {
  find: lexicon({ summary: 'summarise, shorten, sentence, ملخص, لخص, جمله, جمل' }),
  strong: ['summary'],
}
const parted = (message: string) => partedRemarks(message, vocabulary)

const text = 'The ferry to Sir Bani Yas sails twice a day. It carries forty people and six cars.'
const arabic = 'تبحر العبارة إلى الجزيرة مرتين في اليوم. وتحمل أربعين راكبًا وست سيارات في كل رحلة.'

it.each([
  `${text}\n\nmy train leaves in a minute, please shorten that`,
  `i have no time, please shorten this to one sentence -- ${text}`,
  `I want two things from the text below. (a) one sentence, (b) the key words.\n\n${text}`,
])('takes out what is said beside a text: %s', (message) => {
  expect(parted(message).text).toBe(text)
})

it.each([
  `ابغي ملخص من جملة واحدة للنص اللي تحت\n\n${arabic}`,
  `${arabic}\n\nلو سمحت لخص الكلام اللي فوق في جملة`,
])('takes out what is said beside an Arabic text: %s', (message) => {
  expect(parted(message).text).toBe(arabic)
})

it('takes out what stands in brackets or in a paragraph between two parts, and the labels of the parts', () => {
  const [first, second] = text.split('. ')
  const asked = 'hold on, please shorten all of this mail to one sentence'
  expect(parted(`first part of the mail: ${first}.\n\n${asked}\n\nsecond part: ${second}`)).toEqual(
    {
      remarks: asked,
      text: `${first}.\n${second}`,
    },
  )
  expect(parted(`${first}. (${asked}) ${second}`).text).toBe(`${first}.\n${second}`)
})

it.each([
  text,
  `Opening hours (changed by the ferry company in the spring)\n\n${text}`,
  `Please bring your ticket to the harbour.\n\n${text}`,
  `- ${text.replace('. ', '.\n- Please ')}`,
])('leaves a text alone that asks nothing of the agent: %s', (message) => {
  expect(parted(message)).toEqual({ remarks: '', text: message })
})
