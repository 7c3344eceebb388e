import { expect, test } from 'vitest'
import { withoutSenders } from './chat.ts'

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
