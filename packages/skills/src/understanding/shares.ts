import type { Bilingual, Language } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import type { Message } from './affinity.ts'

// "In 4 cheques, how much is each?", "we are 3 partners": a result is asked for in equal parts.

const MOST = 60
/** "Me and 3 friends" are four. */
const WITH_ME = /(?:\b(?:me|myself|i)\s(?:and|plus|\+|&)\s(?:my\s)?|(?<!\p{L})[أا]نا\s?و\s?)$/iu

/** Into how many equal parts a result is to be divided, when that is asked for. */
export function equalParts({ text, mentions, concepts, clauses }: Message): number | undefined {
  const divisor = divisorIn({ text, mentions })
  if (divisor?.kind === 'number') return divisor.value
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
  return counts[0] ?? ourNumber({ text, mentions })
}

const WE_ARE =
  /(?:\bwe(?: are|['’]re| were)|(?<!\p{L})(?:عددنا|[إا]حن[اه]|نحن|كنا))(?: (?:كنا|all|only|just))?\s$/iu
/** "We were 7, how much each", «عددنا 7» */
const ourNumber = ({ text, mentions }: Pick<Message, 'text' | 'mentions'>): number | undefined =>
  mentions.flatMap((mention) =>
    mention.kind === 'number' &&
    Number.isInteger(mention.value) &&
    mention.value > 1 &&
    mention.value <= MOST &&
    WE_ARE.test(text.slice(Math.max(0, mention.start - LEAD), mention.start))
      ? [mention.value]
      : [],
  )[0]

const DIVIDED_BY =
  /(?:\b(?:split|divided?|shared?)\b[^\d.?!\n]{0,20}\b(?:between|among|by|into)\s(?:the\s)?|(?<!\p{L})[وفب]?(?:[نتي]?قسم|مقسوم|[أا]قسم|تقسيم)\p{L}{0,3}\s(?:عل[يى]|ع|بين)\s)$/iu
const LEAD = 48

/** "Split between 3", «نقسمه على 3»: the number that a result is to be divided by, and no amount. */
export const divisorIn = ({ text, mentions }: Pick<Message, 'text' | 'mentions'>) =>
  mentions.find(
    (mention) =>
      mention.kind === 'number' &&
      Number.isInteger(mention.value) &&
      mention.value > 1 &&
      mention.value <= MOST &&
      DIVIDED_BY.test(text.slice(Math.max(0, mention.start - LEAD), mention.start)),
  )

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
