import { findPhrases, type Span, type Word } from '@wakeel/skills'
import type { Parameter } from './parameters.ts'
import type { Piece } from './pieces.ts'
import { tellingWords } from './vocabulary.ts'

export type Choice = Parameter['choices'][number]

/** A choice is made in the request, and not deep in a text that was pasted below it. */
const REACH = 1_000

/** Where a request names what may be chosen, in the order of the text. Of "express plus" the shorter "express" is no mention. */
export function mentionsOf(
  choices: readonly Choice[],
  whole: string,
  words: readonly Word[],
): Piece<Choice>[] {
  const text = whole.slice(0, REACH)
  const written = words.filter(({ end }) => end <= REACH)
  const all = choices.flatMap((choice) =>
    spansOf(String(choice), text, written).map(({ start, end }) => ({ start, end, value: choice })),
  )
  const isPart = (one: Span) =>
    all.some(
      (other) =>
        other.start <= one.start &&
        one.end <= other.end &&
        other.end - other.start > one.end - one.start,
    )
  return all.filter((mention) => !isPart(mention)).sort((a, b) => a.start - b.start)
}

function spansOf(choice: string, text: string, written: readonly Word[]): Span[] {
  const phrase = choice.replaceAll(/[_-]+/g, ' ')
  // Codes are as they are written: XL, 2XL, kg, AED.
  if (choice.length <= 3 || !/^[\p{L} ]+$/u.test(phrase)) return literal(choice, text)
  const named = findPhrases(written, [phrase])
  return named.length > 0 ? named : otherForms(phrase, written)
}

function literal(choice: string, text: string): Span[] {
  const exact = new RegExp(`(?<![\\p{L}\\d])${escaped(choice)}(?![\\p{L}\\d])`, 'giu')
  return Array.from(text.matchAll(exact), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

/** As it is said in Arabic. */
function otherForms(phrase: string, written: readonly Word[]): Span[] {
  const [forms, ...more] = tellingWords(phrase)
  if (!forms || more.length > 0) return []
  return written.filter(
    ({ stem, unattached }) =>
      forms.includes(stem) || (unattached !== undefined && forms.includes(unattached)),
  )
}

/** As a pattern that matches just this. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
