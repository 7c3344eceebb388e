import { chanceFrom } from '../../skills/wordings/chance.ts'
import { type Kind, kindOf, variations, varied } from '../../skills/wordings/variations.ts'
import { answerTo, faultsOf, readWordings, type Wording, wordingFiles } from './wordings.ts'

export interface Outcome {
  id: string
  agent: string
  language: 'en' | 'ar'
  variation: string
  kind: Kind
  message: string
  faults: readonly string[]
  answer: string
  /** Something is asked instead of being answered otherwise. */
  isAsked: boolean
}

/** The requests that are answered right as they were written, or about one of so many: the same whatever other files there are. */
export const rightWordings = (oneOf = 1): Wording[] =>
  wordingFiles()
    .flatMap(readWordings)
    .filter(({ id }) => chanceFrom(id).below(oneOf) === 0)
    .filter((wording) => faultsOf(wording, answerTo(wording)).length === 0)

/** What becomes of requests said otherwise, each variation alone. */
export function outcomesOf(
  wordings: readonly Wording[],
  of: readonly string[] = variations,
): Outcome[] {
  return wordings.flatMap((wording) => {
    const kept = [...wording.facts.flat(), ...wording.never].map((fact) => fact.toLowerCase())
    return of.flatMap((variation) => {
      const message = varied({ ...wording, kept }, variation)
      if (message === undefined) return []
      const answer = answerTo({ ...wording, message })
      return [
        {
          id: wording.id,
          agent: wording.agent,
          language: wording.language,
          variation,
          kind: kindOf(variation) as Kind,
          message,
          answer,
          faults: faultsOf(wording, answer),
          isAsked: ASKS.test(answer),
        },
      ]
    })
  })
}

const ASKS =
  /To answer this I need:|للإجابة أحتاج إلى:|I can help with this:|أستطيع المساعدة في ما يلي:/

export interface Share {
  count: number
  held: number
  asked: number
}

/** How many of them still hold their facts, by kind or variation and language. */
export function sharesOf(
  outcomes: readonly Outcome[],
  by: 'kind' | 'variation',
): Map<string, Share> {
  const shares = new Map<string, Share>()
  for (const { language, faults, isAsked, ...outcome } of outcomes) {
    const key = `${outcome[by]} ${language}`
    const { count, held, asked } = shares.get(key) ?? { count: 0, held: 0, asked: 0 }
    shares.set(key, {
      count: count + 1,
      held: held + (faults.length === 0 ? 1 : 0),
      asked: asked + (faults.length > 0 && isAsked ? 1 : 0),
    })
  }
  return shares
}
