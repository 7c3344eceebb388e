import type { Span } from '../reading/words.ts'
import type { Message } from './affinity.ts'
import type { Before, Filling } from './filling.ts'
import type { Slots } from './frame.ts'
import { namesSlot } from './taken-away.ts'

const SAME =
  /(?<!\p{L})(?:the )?same(?: (?:\p{L}{2,12}(?!\p{L})\s?){1,3})?|(?<!\p{L})[وب]?نفس (?:(?![وب]?نفس )\p{L}{2,12}(?!\p{L})\s?){1,2}/giu

/** "My brother, 19, 175, 90 kg, same training": what somebody else has in common with whoever was told before. */
export function withSame(
  filling: Filling,
  told: Before,
  { slots, message }: { slots: Slots; message: Message },
): Filling {
  const phrases = [...message.text.matchAll(SAME)].map(
    ({ index, 0: said }): Span => ({ start: index, end: index + said.length }),
  )
  const named = message.concepts.filter(({ start, end }) =>
    phrases.some((phrase) => phrase.start <= start && end <= phrase.end),
  )
  /** «نفس الهدف»: by the name of the slot itself. */
  const isCalled = ({ name }: Slots[string]) =>
    phrases.some(({ start, end }) => {
      const said = message.text.slice(start, end).trim()
      return said.endsWith(` ${name.ar}`) || said.endsWith(` ${name.en}`)
    })
  const same = Object.entries(told.values).filter(([name]) => {
    const slot = slots[name]
    return (
      slot !== undefined &&
      filling.values[name] === undefined &&
      (isCalled(slot) || named.some(({ concept }) => namesSlot(slot, concept)))
    )
  })
  if (same.length === 0) return filling
  return { ...filling, values: { ...filling.values, ...Object.fromEntries(same) } }
}
