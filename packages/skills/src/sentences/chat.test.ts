import { expect, test } from 'vitest'
import { ownChat, withoutSenders } from './chat.ts'

const plain = (text: string) =>
  ownChat(text)
    .replace(/[^\S\n]+/g, ' ')
    .trim()

test('what somebody else tells of himself in a chat is not of whoever asks', () => {
  const chat = '[Mon 20:01] Omar: i run 2 hours\n[Mon 20:02] me: I walk 40 minutes\nwater for me?'
  expect(plain(chat)).toBe('I walk 40 minutes\nwater for me?')
})

test('a day that somebody proposes and whoever asks denies does not hold', () => {
  const chat = '[20:01] Omar: test on the 9th right\n[20:02] me: no, it is 12 January 2027'
  expect(plain(chat)).toBe('Omar: test on the right\n no, it is 12 January 2027')
})

test('whose figures the request names are kept', () => {
  const chat = '[20:01] Omar: im 80 kg, 175 cm\n[20:02] me: 90 kg, 180 cm\n\ncompare me and Omar'
  expect(ownChat(chat)).toContain('80 kg')
})

test('whoever is named as somebody else is not who asks, though they spoke last', () => {
  const chat =
    '[20:01] Sara: 70 kg, 165 cm\n[20:02] Rami: im 90 kg at 181\n\nonly my BMI please, not Rami’s'
  expect(ownChat(chat)).not.toContain('90')
})

test('a stamp is no day of the request, in Arabic neither', () => {
  expect(
    plain('[9:02 م، 2026/11/29] هند: الامتحان 12 يناير\n[9:03 م، 2026/11/29] هند: ساعتين'),
  ).toBe('الامتحان 12 يناير\n ساعتين')
})

test('every place of a chat stays where it is', () => {
  const chat = '[20:01] Omar: i do 4h\n[20:02] me: 2 hours'
  expect(ownChat(chat)).toHaveLength(chat.length)
})

test.each([
  ['[Sat 18:02] Mona: which one?\n[Sat 18:03] Mona: the blue one', 'which one?\nthe blue one'],
  ['[Omar 9:05] which one?\n[Omar 9:06] the blue one', 'which one?\nthe blue one'],
  ['[٨:٠٢ ص] هدى: أي واحد؟\n[٨:٠٣ ص] هدى: الأزرق', 'أي واحد؟\nالأزرق'],
  ['Huda: which one?\nHuda: the blue one?\nOmar: yes', 'which one?\nthe blue one?\nyes'],
])('a chat is read without times and senders: %j', (chat, said) => {
  expect(withoutSenders(chat)).toBe(said)
})

test.each([
  'Monday: shift 9:00\nTuesday: shift 10:00',
  'A: The pool is open.\nB: The pool is shut.',
])('lines with labels of their own are no chat: %j', (text) => {
  expect(withoutSenders(text)).toBe(text)
})
