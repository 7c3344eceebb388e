import type { Message } from './affinity.ts'
import type { Slots } from './frame.ts'
import { isNamedAlike, type Line, type Named } from './own-lines.ts'
import { isSame, type Stage } from './stages.ts'
import { namesSlot } from './taken-away.ts'

// "The first rate again but over 25 years", «رجع الإيجار متل ما كان»: one thing is as it was, and all else stays as it is.

const PUT_BACK =
  /(?<!\p{L})(?:(?:(?:the )?(?:first|original|old) (?!(?:one|offer|case|plan|option) )(?:\p{L}{3,12} ){1,2}again)|(?:(?:put|bring|take|with|now) )?(?:the|my|our) (?:\p{L}{3,12} ){1,2}back(?: in| to (?:what|how) it was| (?:as|how) it was)?|رجع\p{L}{0,3} (?:\p{L}{3,14} ){1,2}(?:مثل|متل|زي) ما كان\p{L}{0,2})(?!\p{L})/iu

/** What a message goes on from, with what it puts back, the words that do so, and the message without them. */
export function withPutBack(
  from: Stage,
  message: Message,
  { slots, stages, told }: { slots: Slots; stages: readonly Stage[]; told: Named },
): { from: Stage; said: string; text: string } {
  const { text, concepts } = message
  const found = PUT_BACK.exec(text)
  const as = { from, said: '', text }
  if (!found) return as
  const phrase = { start: found.index, end: found.index + found[0].length }
  const named = concepts.filter(({ start, end }) => start >= phrase.start && end <= phrase.end)
  const isFirst = /first|original/i.test(found[0])
  const own = stages.filter(({ who }) => who === from.who)
  const values: Record<string, readonly object[]> = { ...from.filling.values }
  const isNamed = (slot: Slots[string]) => named.some(({ concept }) => namesSlot(slot, concept))
  for (const [name, slot] of Object.entries(slots)) {
    // "The losses" are those of earlier years, where such were told.
    const isShort = Object.values(slots).some((one) => one.shortFor === name && isNamed(one))
    if (!isNamed(slot) && !isShort) continue
    const now = from.filling.values[name] ?? []
    const differing = own.filter(({ filling }) => {
      const list = filling.values[name]
      return list?.some((value) => !now.includes(value)) && !isNone(list)
    })
    const before = (isFirst ? differing[0] : differing.at(-1))?.filling.values[name]
    if (isNone(now)) delete values[name]
    if (!before) continue
    values[name] = slot.isMany ? withLine(now as Line[], before as Line[]) : before
  }
  function withLine(now: readonly Line[], before: readonly Line[]): readonly object[] {
    const isMeant = (line: Line) => isNamedAlike(line, phrase, message, told)
    const old = before.filter((line) => isMeant(line))
    if (old.length === 0) return now
    return [...old, ...now.filter((line) => !isMeant(line))]
  }
  const filling = { ...from.filling, values } as Stage['filling']
  if (isSame(filling, from.filling)) return as
  return {
    from: { ...from, filling },
    said: found[0],
    text: `${text.slice(0, phrase.start)}${text.slice(phrase.end)}`,
  }
}

/** "Without the losses" left none of them. */
const isNone = (list: readonly object[]): boolean =>
  list.length > 0 && list.every((value) => 'value' in value && value.value === 0)
