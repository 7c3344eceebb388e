import type { Bilingual, Language } from '@wakeel/contract'
import { costCues } from '../cost-lines.ts'
import { formatMoney } from '../reading/format.ts'
import type { Message } from '../understanding/affinity.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import { isReached } from '../what-if.ts'
import type { Amount, RunwayValues } from './values.ts'

// "Rent 22,000 … what if the rent goes down to 18,000?": a line of the costs, and what it is thought to come to.

const NAMES: ReadonlySet<string> = new Set(costCues)
const NAMED_WITHIN = 6
const SENTENCE = 4

interface Line {
  value: number
  mention: Mention
}

const FROM_TO = /^\s{0,3}(?:(?:aed|dhs?|درهم)\s{0,3})?(?:to|[إا]ل[ىي]|ل)\s{0,3}$/i
/** "From 12,000 to 8,000" */
export const isFromTo = ({ text }: Message, first: Line, second: Line): boolean =>
  FROM_TO.test(text.slice(first.mention.end, second.mention.start))

/** What names a figure from before it, with no other figure between. */
const nameOf = (
  { concepts, clauses, mentions }: Message,
  { mention }: Line,
): ConceptMatch | undefined =>
  concepts.findLast(
    (match) =>
      NAMES.has(match.concept) &&
      match.end <= mention.start &&
      clauses.wordsBetween(match, mention) <= NAMED_WITHIN &&
      clauses.weightBetween(match, mention) < SENTENCE &&
      !mentions.some(({ start, end }) => start >= match.end && end <= mention.start),
  )

/** The line that was told before under the name of an amount that it is to come to. */
export function lineBefore<One extends Line>(
  lines: readonly One[],
  reached: Line,
  message: Message,
): One | undefined {
  if (!isReached(message, reached.mention)) return undefined
  const name = nameOf(message, reached)
  return (
    name &&
    lines.find(
      (line) => line.mention.end <= name.start && nameOf(message, line)?.concept === name.concept,
    )
  )
}

interface Lines {
  was?: Amount | undefined
  becomes?: Amount | undefined
  lines: readonly Amount[]
}

/** What is understood of costs of which one is thought to come to something else. */
export function linesSaid(
  { saved = [], added = [] }: RunwayValues,
  { was, becomes, lines }: Lines,
  message: Message,
  currency: string,
): Record<string, Bilingual> {
  const money = (language: Language, { value }: Line) => formatMoney(value, language, currency)
  const inPlace = (now: Line, before: Line): Bilingual => ({
    en: `a cost of ${money('en', now)} in place of ${money('en', before)}`,
    ar: `تكلفة ${money('ar', now)} بدلًا من ${money('ar', before)}`,
  })
  const changes = Object.entries({ saved, added }).flatMap(([slot, [one, ...others]]) => {
    const [to, ...more] = others
    if (one && to && more.length === 0 && isFromTo(message, one, to))
      return [[slot, inPlace(to, one)]]
    const before = one && others.length === 0 && lineBefore(lines, one, message)
    return before ? [[slot, inPlace(one, before)]] : []
  })
  if (!was || !becomes) return Object.fromEntries(changes)
  const said = (language: Language, joint: string) =>
    lines.map((line) => money(language, line)).join(joint)
  const now = inPlace(becomes, was)
  return {
    ...Object.fromEntries(changes),
    costs: {
      en: `monthly costs ${said('en', ' and ')} · ${now.en}`,
      ar: `التكاليف الشهرية ${said('ar', ' و')} · ${now.ar}`,
    },
  }
}

/** Of the costs the last, where it only says what one of the others is thought to come to; `open`: one that was not told. */
export function supposedLine<One extends Line>(
  costs: readonly One[],
  message: Message,
): { costs: readonly One[]; was?: One; becomes?: One; open?: Mention } {
  const [becomes, others] = [costs.at(-1), costs.slice(0, -1)]
  const last = others.at(-1)
  if (!becomes || !last || !isReached(message, becomes.mention)) return { costs }
  const isThought = message.concepts.some(
    ({ concept, start, end }) =>
      concept === 'supposing' && start >= last.mention.end && end <= becomes.mention.start,
  )
  if (!isThought) return { costs }
  const was = lineBefore(others, becomes, message)
  return was ? { costs: others, was, becomes } : { costs, open: becomes.mention }
}
