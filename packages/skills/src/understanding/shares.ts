import type { Bilingual, Language } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import type { Message } from './affinity.ts'

// "In 4 cheques, how much is each?", "we are 3 partners": a result is asked for in equal parts.

const MOST = 60
/** "Me and 3 friends" are four. */
const WITH_ME = /(?:\b(?:me|myself|i)\s(?:and|plus|\+|&)\s(?:my\s)?|(?<!\p{L})[أا]نا\s?و\s?)$/iu

/** Into how many equal parts a result is to be divided, when that is asked for. */
export function equalParts({ text, mentions, concepts, clauses }: Message): number | undefined {
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
      ? [mention.value + (WITH_ME.test(text.slice(0, mention.start)) ? 1 : 0)]
      : [],
  )
  return counts[0]
}

/** "Each of the 4: AED 22,575.00"; `of` says what of it is something else, such as the tax. */
export function sayPart(
  parts: number,
  amount: number,
  money: (value: number) => string,
  language: Language,
  of?: { name: Bilingual; amount: number },
): string {
  const each = money(roundToFils(amount / parts))
  const share = of ? money(roundToFils(of.amount / parts)) : ''
  return (
    {
      en: `**In ${parts} equal parts: ${each} each${of ? `, ${of.name.en} ${share}` : ''}.**`,
      ar: `**على ${parts} أجزاء متساوية: ${each} لكل جزء${of ? `، ${of.name.ar} ${share}` : ''}.**`,
    } satisfies Bilingual
  )[language]
}
