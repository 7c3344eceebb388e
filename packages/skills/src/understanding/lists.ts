import type { Bilingual } from '@wakeel/contract'
import { onceFor } from '../once-for.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { isBeside, type Message, namesAny } from './affinity.ts'
import { fit } from './fit.ts'
import type { Slots } from './frame.ts'
import type { Mention } from './mentions.ts'

/** "The cleaner on Fridays" */
const LONGEST_NAME = 4
const PARTED = 0.8
/** "3 tailors at 3,500 each": a count that is so sure is no line itself. */
const COUNTS = 2
/** What stands before a figure and makes it no line of the list: what is asked, denied, or said by somebody. */
const NOT_A_NAME = ['question', 'negation', 'claim', 'supposing', 'amountsTo'] as const

/** A line of a list whose name no lexicon holds. */
export interface UnknownLine {
  slot: string
  value: object
}

const linesOf = onceFor((_: Message) => new Map<Slots, ReadonlyMap<Mention, UnknownLine[]>>())

/** What each mention would be as a line of a list, if the figure before it is one; found once for a message and a frame. */
export function unknownLines(slots: Slots, message: Message): ReadonlyMap<Mention, UnknownLine[]> {
  const known = linesOf(message)
  const lines = known.get(slots) ?? findLines(slots, message)
  known.set(slots, lines)
  return lines
}

function findLines(slots: Slots, message: Message): ReadonlyMap<Mention, UnknownLine[]> {
  const lists = Object.entries(slots).filter(([, slot]) => slot.takesUnknownUnless)
  if (lists.length === 0) return new Map()
  const cues = new Set(Object.values(slots).flatMap((other) => other.cues ?? []))
  return new Map(
    message.mentions.map((mention) => {
      const label = mention.doubt === 0 ? labelOf(message, mention, cues) : undefined
      const lines = label
        ? lists.flatMap(([name, slot]) => {
            const fitted = fit(slot, mention, true)
            return fitted ? [{ slot: name, value: { ...fitted.value, label } }] : []
          })
        : []
      return [mention, lines]
    }),
  )
}

/** Whether a mention comes right behind a line of a list that is no total. */
export const isNextLine = (
  message: Message,
  { takesUnknownUnless: totals = [] }: Slots[string],
  last: Mention,
  mention: Mention,
): boolean =>
  message.mentions.findLast((before) => before.start < mention.start && before.doubt < COUNTS) ===
    last && !totals.some((total) => isBeside(message, total, last))

/** What of a filling a list may change. */
interface Filled {
  values: Readonly<Record<string, readonly object[]>>
  leftOver: readonly Mention[]
}

/** A filling whose lists took the lines with names that no lexicon holds: "payroll 92k, rent 18,500, aws 7k". */
export function withListed<Filling extends Filled>(
  slots: Slots,
  filling: Filling,
  message: Message,
): { filling: Filling; assumed: readonly Bilingual[] } {
  let { values, leftOver }: Filled = filling
  const unknown = unknownLines(slots, message)
  for (const [name, slot] of Object.entries(slots)) {
    const { takesUnknownUnless: totals } = slot
    if (!totals || !values[name]) continue
    for (const mention of leftOver) {
      const line = unknown.get(mention)?.find((one) => one.slot === name)
      const list = (values[name] ?? []).filter(
        (value) => !totals.some((total) => isBeside(message, total, mentionOf(value))),
      )
      if (!line || !isInList(message, list, mention)) continue
      values = { ...values, [name]: [...(values[name] ?? []), line.value].toSorted(byPlace) }
      leftOver = leftOver.filter((other) => other !== mention)
    }
  }
  const assumed = Object.entries(values).flatMap(([name, list]) =>
    list.flatMap((value) =>
      'label' in value ? [isOneOf(value.label as string, mentionOf(value), slots[name])] : [],
    ),
  )
  return { filling: { ...filling, values, leftOver }, assumed }
}

const isOneOf = (
  label: string,
  { written }: Mention,
  slot: Slots[string] | undefined,
): Bilingual => ({
  en: `${label} ${written} is one of the ${slot?.name.en}`,
  ar: `${label} ${written} من ${slot?.name.ar}`,
})

const mentionOf = (value: object) => (value as { mention: Mention }).mention
const byPlace = (one: object, other: object) => mentionOf(one).start - mentionOf(other).start

/** The figure next to it belongs to the list. */
function isInList(message: Message, list: readonly object[], mention: Mention): boolean {
  const mentions = message.mentions.filter((one) => one === mention || one.doubt < COUNTS)
  const at = mentions.indexOf(mention)
  return [mentions[at - 1], mentions[at + 1]].some(
    (beside) => beside && list.some((value) => mentionOf(value) === beside),
  )
}

/** "Rent 9k and 6k for 2 tailors" */
const peoplePaid = (
  { text, mentions, concepts }: Message,
  mention: Mention,
): string | undefined => {
  const count = mentions[mentions.indexOf(mention) + 1]
  const people = concepts.find(
    ({ concept, start }) => concept === 'counted' && count && start === count.end + 1,
  )
  const isFor = count && /^\s(?:for|لـ?|على)\s?$/iu.test(text.slice(mention.end, count.start))
  return people && isFor ? text.slice(count.start, people.end) : undefined
}

/** The words before a figure in its own clause, when none of them means anything else. */
function labelOf(
  message: Message,
  mention: Mention,
  cues: ReadonlySet<string>,
): string | undefined {
  const { text, mentions, concepts, clauses } = message
  const from = mentions[mentions.indexOf(mention) - 1]?.end ?? 0
  const before = words(text.slice(from, mention.start))
    .map(({ start, end }) => ({ start: start + from, end: end + from }))
    .filter((word) => clauses.weightBetween({ start: word.end, end: word.end }, mention) < PARTED)
  const [first] = before
  const last = before.at(-1)
  const isNameless = before.every(({ start, end }) =>
    isStopword(text.slice(start, end).toLowerCase()),
  )
  if (isNameless) return peoplePaid(message, mention)
  // "500k with 80k" has no name.
  if (!first || !last || before.length > LONGEST_NAME) return undefined
  const within = concepts.filter(({ start, end }) => start >= first.start && end <= last.end)
  if (within.some(({ concept }) => cues.has(concept))) return undefined
  if (namesAny({ concepts: within }, NOT_A_NAME)) return undefined
  return text.slice(first.start, last.end).replace(/^(?:and |و(?=\p{L}{3}))/u, '')
}
