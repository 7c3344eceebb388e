import { createRequire } from 'node:module'
import type readWhole from 'compromise'
import type tag from 'compromise/two'

/** Each unpacks a dictionary for a tenth of a second, so only whoever first reads English waits for that, and not every start. */
const require = createRequire(import.meta.url)

/** English with the kind of each word: noun, verb, pronoun. */
export const tagWords = (text: string) => (require('compromise/two') as typeof tag)(text)

/** Tagged words, and what they form together. */
export const readEnglish = (text: string) => (require('compromise') as typeof readWhole)(text)
