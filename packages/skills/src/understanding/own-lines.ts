import { changeIn } from '../follow-up/change-words.ts'
import { isStopword } from '../reading/prose.ts'
import type { Span } from '../reading/words.ts'
import { words } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Before, Filling } from './filling.ts'
import type { Slot, Slots } from './frame.ts'
import type { Mention } from './mentions.ts'

// "Rent is 450,000 now", "I forgot marketing, 5k", "if I stay until 30 June": one line of a list that was told before.

interface Known {
  slots: Slots
  before: Before
  message: Message
  told: Named
}

export interface Line {
  mention: Mention
}

/** The words that name a line of what was told before. */
export type Named = (line: Line) => ReadonlySet<string>

/** A follow-up that names a line of an earlier list changes that line, what it adds is one line more, and the others stay. */
export function withOwnLines(filling: Filling, { slots, before, message, told }: Known): Filling {
  const isAdding = changeIn(message.text)('add')
  const values = Object.fromEntries(
    Object.entries(filling.values).map(([name, list]) => {
      const old = before.values[name]
      const slot = slots[name]
      if (!slot?.isMany || slot.kind === 'choice' || !old || old === list) return [name, list]
      const lines = { old: old as Line[], now: list as Line[] }
      if (slot.kind === 'date') return [name, withNearest(lines) ?? list]
      const named = (line: Line) =>
        message.mentions.includes(line.mention) ? nameOf(line, message) : told(line)
      const isMore = isAdding || isOneMore(lines, slot, message)
      return [
        name,
        isAll(lines, slot, message) && !isAdding ? list : (merged(lines, named, isMore) ?? list),
      ]
    }),
  )
  return { ...filling, values }
}

interface Lines {
  old: readonly Line[]
  now: readonly Line[]
}

function merged({ old, now }: Lines, named: Named, isAdding: boolean): Line[] | undefined {
  const places = now.map((line) => {
    const own = named(line)
    return old.findIndex((other) => [...named(other)].some((word) => own.has(word)))
  })
  const known = places.filter((place) => place >= 0)
  if (new Set(known).size < known.length || (known.length < now.length && !isAdding))
    return undefined
  return [
    ...old.map((line, index) => now[places.indexOf(index)] ?? line),
    ...now.filter((_, index) => (places[index] ?? -1) < 0),
  ]
}

/** Beside several lines that were told another one with a name of its own is one more. */
const isOneMore = ({ old, now }: Lines, slot: Slot, message: Message): boolean =>
  old.length > 1 &&
  slot.takesUnknownUnless !== undefined &&
  now.every((line) => cuesBefore(line, slot, message).length > 0)

/** What all of them come to stands in the place of all. */
const isAll = ({ now }: Lines, slot: Slot, message: Message): boolean =>
  now.some((line) =>
    cuesBefore(line, slot, message).some(({ concept }) =>
      slot.takesUnknownUnless?.includes(concept),
    ),
  )

const cuesBefore = ({ mention }: Line, slot: Slot, { concepts, clauses }: Message) =>
  concepts.filter(
    (match) =>
      slot.cues?.includes(match.concept) &&
      match.end <= mention.start &&
      clauses.isClose(match, mention, NAMED_WITHIN),
  )
const NAMED_WITHIN = 3

/** Of a first and a last day a new one is that which it is nearest to. */
function withNearest({ old, now }: Lines): Line[] | undefined {
  const [day, other] = now
  if (!day || other || old.length < 2) return undefined
  const nearest = old.toSorted((a, b) => daysApart(a, day) - daysApart(b, day))[0]
  return old.map((line) => (line === nearest ? day : line))
}
const daysApart = ({ mention: a }: Line, { mention: b }: Line): number =>
  a.kind === 'date' && b.kind === 'date' ? Math.abs(Date.parse(a.date) - Date.parse(b.date)) : 0

/** The names of the lines that these messages told. */
export const namesIn =
  (told: readonly Message[]): Named =>
  (line) => {
    const own = told.findLast(({ mentions }) => mentions.includes(line.mention))
    return own ? nameOf(line, own) : new Set()
  }

/** Whether what is named in a follow-up is what this line was told as. */
export const isNamedAlike = (
  line: Line,
  { start, end }: Span,
  { text }: Message,
  told: Named,
): boolean => words(text.slice(start, end)).some(({ stem }) => told(line).has(stem))

/** The words before an amount, back to the amount before it. */
function nameOf({ mention }: Line, { text, mentions }: Message): ReadonlySet<string> {
  const from = Math.max(
    0,
    ...mentions
      .filter(({ kind, end }) => kind !== 'date' && end <= mention.start)
      .map(({ end }) => end),
  )
  return new Set(
    words(text.slice(from, mention.start))
      .filter(({ word }) => !isStopword(word) && !PERIODS.has(word))
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2),
  )
}
/** "A month", behind the amount before it. */
const PERIODS: ReadonlySet<string> = new Set(
  'day daily week weekly month monthly mo quarter quarterly year yearly annual annually pm يوم يوميا اسبوع اسبوعيا شهر شهريا سنه سنويا'.split(
    ' ',
  ),
)
