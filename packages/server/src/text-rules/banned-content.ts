import { foldArabic } from '@wakeel/skills'
import { asRead } from './as-read.ts'
import { type Breach, bannedTerms, type Rule, refusals } from './banned-terms.ts'
import { reported } from './crimes.ts'
import { findCrime, findCriminalAudience } from './criminal-purpose.ts'
import { sentencesOf } from './sentences-of.ts'
import { asWords } from './term-patterns.ts'

const banned = (Object.entries(bannedTerms) as [Rule, readonly string[]][]).map(
  ([rule, terms]) => ({ rule, terms: asWords(terms) }),
)
const anyBanned = asWords(Object.values(bannedTerms).flat())
const refusal = asWords(refusals)
const spokenOf = asWords([...refusals, ...reported])

/** Whether a sentence, its Arabic spellings made equal, speaks against what stands at this place of it. */
export const refusesBefore = (sentence: string, index: number): boolean =>
  refusal.test(sentence.slice(0, index))

/** The first banned term or criminal purpose of a text that is not refused in its own sentence. */
export function findBanned(text: string): string | undefined {
  return (findTerm(text, refusal) ?? findCrime(text))?.found
}

/** What somebody wants an agent for that the store does not carry. To speak of it is no breach: an agent may sum up the news about a casino. */
export const findForbiddenIdea = (goal: string, audience: string): Breach | undefined =>
  findTerm(goal, spokenOf) ?? findCrime(goal) ?? findCriminalAudience(audience)

function findTerm(text: string, excuse: RegExp): Breach | undefined {
  for (const sentence of sentencesOf(foldArabic(asRead(text)))) {
    const match = anyBanned.exec(sentence)
    if (!match || excuse.test(sentence.slice(0, match.index))) continue
    const [found] = match
    return { rule: banned.find(({ terms }) => terms.test(found))?.rule ?? 'crime', found }
  }
  return undefined
}
