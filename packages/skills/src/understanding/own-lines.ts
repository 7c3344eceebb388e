import { words } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Filling } from './filling.ts'
import type { Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { readMessage } from './read-message.ts'

// "Rent is 450,000 now": one line of a list that was told before.

interface Known {
  slots: Slots
  before: Filling
  message: Message
  earlier: readonly string[]
  today: string
}

type Line = { mention: Mention }

/** A follow-up that names a line of an earlier list changes that line, and the others stay. */
export function withOwnLines(filling: Filling, known: Known): Filling {
  const { slots, before, message, earlier, today } = known
  const told = [...earlier].reverse().map((text) => readMessage(text, today))
  const values = Object.fromEntries(
    Object.entries(filling.values).map(([name, list]) => {
      const old = before.values[name]
      if (!slots[name]?.isMany || !old || old.length < 2 || old === list) return [name, list]
      const merged = mergedLines(old as Line[], list as Line[], (line) =>
        nameOf(line, [message, ...told]),
      )
      return [name, merged ?? list]
    }),
  )
  return { ...filling, values }
}

function mergedLines(
  old: readonly Line[],
  now: readonly Line[],
  named: (line: Line) => ReadonlySet<string>,
): Line[] | undefined {
  const places = now.map((line) => {
    const own = named(line)
    return old.findIndex((other) => [...named(other)].some((word) => own.has(word)))
  })
  if (places.some((place) => place < 0) || new Set(places).size < places.length) return undefined
  return old.map((line, index) => now[places.indexOf(index)] ?? line)
}

/** The words before an amount, back to the amount before it. */
function nameOf({ mention }: Line, messages: readonly Message[]): ReadonlySet<string> {
  const own = messages.find(({ mentions }) => mentions.includes(mention))
  if (!own) return new Set()
  const from = Math.max(
    0,
    ...own.mentions
      .filter(({ kind, end }) => kind !== 'date' && end <= mention.start)
      .map(({ end }) => end),
  )
  const before = own.text.slice(from, mention.start)
  return new Set(
    words(before)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2),
  )
}
