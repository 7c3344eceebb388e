import { insteadOf } from '../follow-up/instead-of.ts'
import type { Message } from './affinity.ts'
import type { Before } from './filling.ts'
import type { Slots } from './frame.ts'
import type { Mention } from './mentions.ts'

// "15 is too optimistic, say 10": a figure that is not wanted, before the one in its place.

const TOO =
  /^\s{0,2}(?:(?:is|was|seems|looks|sounds|feels|would be|might be|'s)\s)?(?:(?:just|way|a bit|far|still|maybe)\s)?too\s\p{L}{2,14}(?:\s(?:for|on)\s\p{L}{2,6})?|^\s{0,2}(?:كثير|كتير|وايد|واجد|صعب[ةه]?|عالي[ةه]?|قليل[ةه]?|شوي[ةه]?|غالي[ةه]?|مبالغ فيها?)(?:\s(?:علي\p{L}?|جدا|[أا]وي|مر[ةه]|شوي))?(?!\p{L})/iu

/** A follow-up without the figure it finds too much or too little, of which it keeps what that was told as. */
export function withoutRejected(
  message: Message,
  slots: Slots,
  told: Before,
  language: 'en' | 'ar',
): string {
  const { text, mentions } = message
  const [first, second] = mentions
  if (!first || !second || first.kind === 'date') return text
  const words = TOO.exec(text.slice(first.end))?.[0]
  const { now = '', former = '' } = insteadOf(text) ?? {}
  // "Not 83, it's 78": what is put in its place stands behind it.
  const isExchanged = former.length > 0 && text.slice(0, first.end).endsWith(former)
  if (!words && !isExchanged) return text
  const [name] =
    Object.entries(told.values).find(([, list]) =>
      list.some((value) => 'value' in value && value.value === sizeOf(first)),
    ) ?? []
  const slot = name === undefined ? undefined : slots[name]
  const label = slot ? (slot.label ?? slot.name)[language] : ''
  if (!words) return label ? `${label} ${now}` : text
  return `${text.slice(0, first.start)}${label} ${text.slice(first.end + words.length)}`
}

const sizeOf = (mention: Mention): number | undefined =>
  'value' in mention ? mention.value : undefined
