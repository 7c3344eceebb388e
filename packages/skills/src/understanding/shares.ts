import type { Bilingual, Language } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import type { Message } from './affinity.ts'

// "In 4 cheques, how much is each?", "we are 3 partners": a result is asked for in equal parts.

const MOST = 60

/** Into how many equal parts a result is to be divided, when that is asked for. */
export function equalParts({ mentions, concepts, clauses }: Message): number | undefined {
  const named = (concept: 'sharer' | 'share') =>
    concepts.filter((match) => match.concept === concept)
  const asked = named('share').filter(
    (share) => !mentions.some((mention) => clauses.isNext(share, mention)),
  )
  if (asked.length === 0) return undefined
  const counts = mentions.flatMap((mention) =>
    mention.kind === 'number' &&
    Number.isInteger(mention.value) &&
    mention.value > 1 &&
    mention.value <= MOST &&
    named('sharer').some(
      (sharer) => sharer.start >= mention.end && clauses.isClose(mention, sharer, 1),
    )
      ? [mention.value]
      : [],
  )
  return counts[0]
}

/** "Each of the 4: AED 22,575.00" */
export function sayPart(
  parts: number,
  amount: number,
  money: (value: number) => string,
  language: Language,
): string {
  const each = money(roundToFils(amount / parts))
  return (
    {
      en: `**In ${parts} equal parts: ${each} each.**`,
      ar: `**على ${parts} أجزاء متساوية: ${each} لكل جزء.**`,
    } satisfies Bilingual
  )[language]
}
