import type { Bilingual } from '@wakeel/contract'
import { limitsAskedFor } from '@wakeel/skills'
import type { Fit } from './fitting-trades.ts'
import { actsIn, strangeParts } from './idea-parts.ts'

const MOST = 6
const LONGEST = 160

/** What of an idea an agent with these skills does not do: what its skills say of it themselves, else the part in the creator's own words. */
export function notCovered(
  served: readonly string[],
  beyond: readonly string[],
  fits: readonly Fit[],
): Bilingual[] {
  const limits = fits.flatMap(({ trade }) => trade.skill.limits ?? [])
  const said = served.flatMap((part) => [...limitsAskedFor(limits, part), ...actsIn(part)])
  const parts = [...beyond, ...strangeParts(served, fits)]
  const sentences = [...parts.map(inOwnWords), ...said.map(({ sentence }) => sentence)]
  return [...new Map(sentences.map((sentence) => [sentence.en, sentence])).values()].slice(0, MOST)
}

function inOwnWords(part: string): Bilingual {
  const own = part.replace(/^(?:and|then|also|plus)\s+/iu, '')
  const shown = own.length > LONGEST ? `${own.slice(0, LONGEST).toWellFormed()}…` : own
  return {
    en: `No skill of the store does this: “\u2068${shown}\u2069”.`,
    ar: `لا مهارة في المتجر تفعل هذا: «\u2068${shown}\u2069».`,
  }
}
