import type { Language } from '@wakeel/contract'
import { oldFigures } from '../follow-up/old-figures.ts'
import type { Message } from './affinity.ts'
import type { Filling } from './filling.ts'
import type { Slots } from './frame.ts'
import { sayValue } from './say.ts'
import type { Stage } from './stages.ts'

// "610, not 640" after 640k, "go back to 8" after 8%: a figure that was told, without its unit.

const SCALES = [1, 1e3, 1e6] as const

/** In which thousands the figure was told that a message takes back. */
function scaleOfOld({ values }: Filling, text: string) {
  const told = Object.values(values).flatMap((list) =>
    list.flatMap((value) => ('value' in value ? [Number(value.value)] : [])),
  )
  return SCALES.find((scale) => oldFigures(text).some((old) => told.includes(old * scale)))
}

/** "It is 610, not 640" after 640k: it goes on from what was told. */
export const correctsTold = (told: Filling, text: string): boolean =>
  scaleOfOld(told, text) !== undefined

/** The figure of a correction in the thousands of the one that it takes the place of. */
export function inThousandsOfOld({ text, mentions }: Message, told: Filling): string {
  const scale = scaleOfOld(told, text)
  const [only, other] = mentions
  return scale && only?.kind === 'number' && only.value < scale && !other
    ? `${text.slice(0, only.start)}${only.value * scale}${text.slice(only.end)}`
    : text
}

const BACK_TO =
  /(?<lead>\b(?:back|return) to|(?<!\p{L})(?:رجع\p{L}{0,3}|نرجع|[إا]رجع)\s(?:ل|لل|[إا]لى|على|عال)ـ?)\s?(?<figure>\d{1,9}(?:\.\d{1,3})?)(?=\s(?!years?|months?|سن|شهر|%|percent)|[.,،!?؟]|$)/iu

/** The figure that a message goes back to, as it was told before. */
export function asToldBefore(
  text: string,
  { slots, stages, language }: { slots: Slots; stages: readonly Stage[]; language: Language },
): string {
  const { lead = '', figure } = BACK_TO.exec(text)?.groups ?? {}
  if (!figure) return text
  const last = stages.at(-1)?.filling.values ?? {}
  for (const { filling } of stages.toReversed())
    for (const [name, list] of Object.entries(filling.values)) {
      const slot = slots[name]
      const value = list.find((one) => 'value' in one && one.value === Number(figure))
      if (slot && value && list !== last[name])
        return text.replace(BACK_TO, `${lead} ${sayValue(slot, value, language)}`)
    }
  return text
}
