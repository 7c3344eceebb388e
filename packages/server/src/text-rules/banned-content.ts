import { foldArabic } from '@wakeel/skills'
import { asRead } from './as-read.ts'
import { bannedTerms, refusals } from './banned-terms.ts'

/** What Arabic writes together with the next word: and, so, with, like, for, the. */
const ATTACHED = '(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)'

const words = (term: string): string[] => foldArabic(term).split(' ')
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const asWords = (terms: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${terms
      .map((term) =>
        words(term)
          .map((word) =>
            /\p{Script=Arabic}/u.test(word) ? `${ATTACHED}${escaped(word)}` : escaped(word),
          )
          .join('[\\s-]+'),
      )
      .join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )

const banned = asWords(Object.values(bannedTerms).flat())
const refusal = asWords(refusals)

export const sentencesOf = (text: string): string[] => text.split(/[.!?؟؛;\n]+/u)

/** Whether a sentence, its Arabic spellings made equal, speaks against what stands at this place of it. */
export const refusesBefore = (sentence: string, index: number): boolean =>
  refusal.test(sentence.slice(0, index))

/** The first banned term of a text that is not refused in its own sentence. */
export function findBanned(text: string): string | undefined {
  for (const sentence of sentencesOf(foldArabic(asRead(text)))) {
    const match = banned.exec(sentence)
    if (match && !refusesBefore(sentence, match.index)) return match[0]
  }
  return undefined
}
