import type { Bilingual } from '@wakeel/contract'
import { limitsAskedFor } from '@wakeel/skills'
import type { Fit } from './fitting-trades.ts'
import { actsIn, strangeParts } from './idea-parts.ts'
import { withOwnFigures } from './own-figures.ts'

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
  const fixed = withOwnFigures(served, fits)
  const strange = strangeParts(served, fits).filter((part) => !fixed.includes(part))
  const sentences = [
    ...fixed.map(toBeSaid),
    ...[...beyond, ...strange].map(inOwnWords),
    ...said.map(({ sentence }) => sentence),
  ]
  return [...new Map(sentences.map((sentence) => [sentence.en, sentence])).values()].slice(0, MOST)
}

function inOwnWords(part: string): Bilingual {
  const shown = quoted(part)
  return {
    en: `No skill of the store does this: “${shown}”.`,
    ar: `لا مهارة في المتجر تفعل هذا: «${shown}».`,
  }
}

/** Skills follow published rules and take every other figure from the question. */
function toBeSaid(part: string): Bilingual {
  const shown = quoted(part)
  return {
    en: `The agent does not apply this by itself; it has to be said in each question: “${shown}”.`,
    ar: `لا يطبّق الوكيل هذا من نفسه؛ يجب ذكره في كل سؤال: «${shown}».`,
  }
}

function quoted(part: string): string {
  const own = part.replace(/^(?:and|then|also|plus)\s+/iu, '')
  return `\u2068${own.length > LONGEST ? `${own.slice(0, LONGEST).toWellFormed()}…` : own}\u2069`
}
