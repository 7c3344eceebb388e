import type { Span } from '../reading/words.ts'
import type { Clauses } from './clauses.ts'
import type { Slot } from './frame.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

/** A message as it was read once: what it names, where, and how far apart that is. */
export interface Message {
  text: string
  mentions: readonly Mention[]
  concepts: readonly ConceptMatch[]
  clauses: Clauses
}

/** What of a message decides how strongly a cue names something; skills may count other things than mentions. */
export type Placed = Pick<Message, 'text' | 'clauses'> & {
  mentions: readonly (Span & { doubt?: number })[]
}

/** A cue that may name a mention, and how strongly: 6 right beside it, more after a colon, less for all that parts them. */
export interface Naming {
  cue: ConceptMatch
  worth: number
}

const BESIDE = 6
const EACH_WORD = 0.45
const AFTER = 0.5
const ANOTHER_MENTION = 1.6
const ANOTHER_CUE = 1.4
const COLON = 1
const FARTHEST_WORDS = 12
const LEAST = 0.8
/** A third cue for the same pair never decides. */
const MOST_NAMINGS = 2

/** The cues that may name a mention for a slot, the strongest first. `cues`: those of the whole frame, as another in between belongs to something else. */
export function namings(
  message: Placed,
  slot: Pick<Slot, 'cues'>,
  mention: Span,
  cues: readonly ConceptMatch[],
): Naming[] {
  return cues
    .filter(({ concept }) => slot.cues?.includes(concept))
    .map((cue) => ({ cue, worth: worthOf(message, cue, mention, cues) }))
    .filter(({ worth }) => worth >= LEAST)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_NAMINGS)
}

/** "The losses of 2024 and 2025 are 425,000": a year, unlike another number, has no name that it could take. */
const YEARS = [4, 5.9] as const
const isYear = ({ doubt = 0 }: { doubt?: number }) => doubt >= YEARS[0] && doubt <= YEARS[1]
/** Words that only name what stands behind them: "58 kg, want to lose 3" has no target. */
const LEADING: ReadonlySet<ConceptMatch['concept']> = new Set([
  'downTo',
  'hopedWeight',
  'fixedPeriod',
])

/** "How long to go from 92 to 80" */
const FROM = /(?<!\p{L})(?:from|من)(?!\p{L})/iu

/** Words that say of the figure right before them what it is, whatever verb it belongs to: "I pay 1,000 extra". */
const ATTRIBUTES: ReadonlySet<ConceptMatch['concept']> = new Set(['extra', 'atOnce'])
const ATTRIBUTE = 1.2
const LONGEST_NUMBERED = 18

/** "4.3 million, licence no. 774120": what has a number of its own names no amount before it. */
const NUMBERED = /^\s(?:(?:no|nr|number)\b\.?|#|رقم)[\s:#]{0,3}[\p{L}-]{0,4}[\d٠-٩]/iu

/** "Revenue 4.2 million and the costs: pay 110,000 …": what a colon stands behind heads what follows. */
const HEADING = /^\s?[:：](?!\d)/u
const LONGEST_COLON = 3

const SAID_TO_BE = /^\s(?:in|as)\s$/iu

/** "Corporate tax on 1.5m", «الضريبة على 800 ألف»: what is taxed is no tax. */
const TAXED = /^\s(?:on|على|علي|ع)\s(?:a\s|an\s|the\s)?$/iu

/** "So we pay tax on 200,000 only?" is said of what losses leave. */
const ONLY_BEHIND = /^\s(?:only|alone|بس|فقط)(?!\p{L})/iu
export const isTaxed = (text: string, { end }: Span, mention: Span): boolean =>
  TAXED.test(text.slice(end, mention.start)) && !ONLY_BEHIND.test(text.slice(mention.end))

/** How strongly a cue names a mention. */
export function worthOf(
  { text, mentions, clauses }: Placed,
  cue: ConceptMatch,
  mention: Span,
  cues: readonly ConceptMatch[],
): number {
  const isBefore = cue.end <= mention.start
  if (!isBefore && cue.start < mention.end) return BESIDE
  if (LEADING.has(cue.concept) && (!isBefore || FROM.test(text.slice(cue.end, mention.start))))
    return 0
  if (isBefore && cue.concept === 'corporateTax' && isTaxed(text, cue, mention)) return 0
  if (!isBefore && NUMBERED.test(text.slice(cue.end, cue.end + LONGEST_NUMBERED))) return 0
  if (!isBefore && HEADING.test(text.slice(cue.end, cue.end + LONGEST_COLON))) return 0
  // "70 kg, I used to train": what was is said in a clause of its own.
  if (!isBefore && cue.concept === 'formerly' && clauses.weightBetween(cue, mention) >= 1) return 0
  const words = clauses.wordsBetween(cue, mention)
  if (words > FARTHEST_WORDS) return 0
  const [from, to] = isBefore ? [cue.end, mention.start] : [mention.end, cue.start]
  const isBetween = ({ start, end }: { start: number; end: number }) => start >= from && end <= to
  // "2 million in sales", "600k as profit": what it is stands right behind it.
  const isSaidToBe = !isBefore && SAID_TO_BE.test(text.slice(from, to))
  const parted =
    (isSaidToBe ? 0 : words * EACH_WORD + (isBefore ? 0 : AFTER)) +
    clauses.weightBetween(cue, mention) +
    mentions.filter((other) => isBetween(other) && !isYear(other)).length * ANOTHER_MENTION +
    cues.filter((other) => other.concept !== cue.concept && isBetween(other)).length * ANOTHER_CUE
  const isLabel = isBefore && /^\s*[:：=]\s*$/.test(text.slice(from, to))
  const isAttribute = !isBefore && ATTRIBUTES.has(cue.concept) && clauses.isNext(mention, cue)
  return BESIDE - parted + (isLabel ? COLON : isAttribute ? ATTRIBUTE : 0)
}

/** Whether a concept is named right beside a mention, at most one word away in the same clause. */
export const isBeside = (
  { concepts, clauses }: Message,
  named: ConceptMatch['concept'],
  mention: Mention,
): boolean =>
  concepts.some((match) => match.concept === named && clauses.isClose(match, mention, 1))

/** Whether a message names one of these concepts anywhere. */
export const namesAny = (
  { concepts }: Pick<Message, 'concepts'>,
  named: readonly ConceptMatch['concept'][] = [],
): boolean => concepts.some(({ concept }) => named.includes(concept))

/** Whether a concept is named at most so many words behind another, in the same clause and with no figure between them. */
export const isFollowedBy = (
  { concepts, mentions, clauses }: Message,
  first: ConceptMatch['concept'],
  second: ConceptMatch['concept'],
  words: number,
): boolean =>
  concepts.some(
    (one) =>
      one.concept === first &&
      concepts.some(
        (other) =>
          other.concept === second &&
          other.start >= one.end &&
          clauses.isClose(one, other, words) &&
          !mentions.some(({ start, end }) => start < other.start && end > one.end),
      ),
  )

/** Whether two concepts are named within some words of each other: "water for the week". */
export const areBeside = (
  message: Message,
  first: ConceptMatch['concept'],
  second: ConceptMatch['concept'],
  words: number,
): boolean =>
  isFollowedBy(message, first, second, words) || isFollowedBy(message, second, first, words)
