import { fold } from '../reading/fold.ts'
import type { Message } from './affinity.ts'
import type { Mention } from './mentions.ts'

// "Q1 120k, Q2 95k, Q3 210k, Q4 180k", «النص الأول ربحنا 250 ألف والنص الثاني 400 ألف»: the parts of a whole year are added up.

const ORDINALS = [
  ['1st', 'first', '(?:ال)?اول(?:ي)?'],
  ['2nd', 'second', '(?:ال)?ثاني[هة]?|(?:ال)?تاني[هة]?'],
  ['3rd', 'third', '(?:ال)?ثالث[هة]?|(?:ال)?تالت[هة]?'],
  ['4th', 'fourth|last', '(?:ال)?رابع[هة]?|(?:ال)?اخير[هة]?'],
] as const
const HALF = '(?:ال)?(?:نص|نصف)'
const QUARTER = '(?:ال)?ربع'

const halves = ORDINALS.slice(0, 2).map(
  ([digit, word, arabic], at) =>
    new RegExp(
      `(?<!\\p{L})(?:h${at + 1}|(?:${digit}|${word}) half(?: of the year)?|و?${HALF} (?:${arabic})|و?(?:${arabic}) ${HALF})(?![\\p{L}\\d])`,
      'iu',
    ),
)
const quarters = ORDINALS.map(
  ([digit, word, arabic], at) =>
    new RegExp(
      `(?<!\\p{L})(?:q${at + 1}|(?:${digit}|${word}) quarter|و?(?:${QUARTER} )?(?:${arabic})(?: ${QUARTER})?)(?![\\p{L}\\d])`,
      'iu',
    ),
)

type Amount = Mention & { kind: 'money' | 'number' }

const isAmount = (mention: Mention): mention is Amount =>
  (mention.kind === 'money' || mention.kind === 'number') && mention.value >= LEAST
const LEAST = 500

/** A message in which what is told of all halves or quarters of a year is told of the year. */
export function withYearParts(message: Message): Message {
  if (!message.concepts.some(({ concept }) => concept === 'partOfYear')) return message
  const parts = partsOf(message, quarters) ?? partsOf(message, halves)
  if (!parts) return message
  const [first = [], ...others] = parts
  const sums = first.map((mention, at) => ({
    ...mention,
    value: others.reduce((sum, part) => sum + (part[at]?.value ?? 0), mention.value),
    period: 'year' as const,
  }))
  const amounts = new Set<Mention>(parts.flat())
  return {
    ...message,
    mentions: [...message.mentions.filter((mention) => !amounts.has(mention)), ...sums].toSorted(
      (a, b) => a.start - b.start,
    ),
    concepts: message.concepts.filter(({ concept }) => concept !== 'partOfYear'),
  }
}

/** The amounts of each part, as many in every one, if each is named once and in order. */
function partsOf(
  { text, mentions }: Message,
  names: readonly RegExp[],
): readonly (readonly Amount[])[] | undefined {
  const folded = fold(text)
  const starts = names.map((name) => {
    const at = folded.text.search(name)
    return at < 0 ? -1 : folded.original(at)
  })
  if (starts.some((start, at) => start < 0 || start <= (starts[at - 1] ?? -1))) return undefined
  const parts = starts.map((start, at) =>
    mentions
      .filter(isAmount)
      .filter(({ start: place }) => place >= start && place < (starts[at + 1] ?? text.length)),
  )
  const count = parts[0]?.length ?? 0
  return count > 0 && parts.every(({ length }) => length === count) ? parts : undefined
}
