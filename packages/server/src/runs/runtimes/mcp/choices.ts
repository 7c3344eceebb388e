import { findPhrases, type Span, words } from '../../../skills/reading/words.ts'
import type { Parameter } from './parameters.ts'
import { tellingWords } from './vocabulary.ts'

export interface Mention extends Span {
  choice: Parameter['choices'][number]
}

/** Where a request names what may be chosen, in the order of the text. Of "express plus" the shorter "express" is no mention. */
export function mentionsOf(choices: Parameter['choices'], text: string): Mention[] {
  const all = choices.flatMap((choice) => spansOf(String(choice), text).map((span) => ({ ...span, choice })))
  const isPart = (one: Mention) =>
    all.some((other) => other !== one && other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start)
  return all.filter((mention) => !isPart(mention)).sort((a, b) => a.start - b.start)
}

function spansOf(choice: string, text: string): Span[] {
  const phrase = choice.replaceAll(/[_-]+/g, ' ')
  // Codes are as they are written: XL, 2XL, kg, AED.
  if (choice.length <= 3 || !/^[\p{L} ]+$/u.test(phrase)) return literal(choice, text)
  const written = words(text)
  const named = findPhrases(written, [phrase])
  return named.length > 0 ? named : otherForms(phrase, written)
}

function literal(choice: string, text: string): Span[] {
  const exact = new RegExp(`(?<![\\p{L}\\d])${escaped(choice)}(?![\\p{L}\\d])`, 'giu')
  return Array.from(text.matchAll(exact), ({ index }) => ({ start: index, end: index + choice.length }))
}

/** As it is said in Arabic. */
function otherForms(phrase: string, written: ReturnType<typeof words>): Span[] {
  const [forms, ...more] = tellingWords(phrase)
  if (!forms || more.length > 0) return []
  return written.filter(({ stem, unattached }) => forms.includes(stem) || (unattached !== undefined && forms.includes(unattached)))
}

/** As a pattern that matches just this. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
