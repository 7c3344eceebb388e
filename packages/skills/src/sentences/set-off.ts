import { wordCount } from '../reading/prose.ts'

/** Fewer words state nothing. */
const LEAST_WORDS = 4

/**
 * Whether a few words of a message are a text and not a rest of what is asked: they stand behind a colon or a question, in a line of
 * their own or in quotation marks, and end as a statement does. “One question about this: The library has 8,400 books.”
 */
export function isSetOff(text: string, message: string): boolean {
  const start = message.indexOf(text)
  if (start < 0 || wordCount(text) < LEAST_WORDS) return false
  const before = message.slice(0, start).trimEnd()
  const isOnNewLine = message.slice(before.length, start).includes('\n')
  const isQuoted = /["“«'‘]$/.test(before) || /^["“«'‘]/.test(text)
  return isQuoted || ((isOnNewLine || /[:?؟]$/.test(before)) && /[.!]["”»]?$/.test(text))
}
