import type { Language } from '@wakeel/contract'
import type { Filling } from './filling.ts'
import type { Slots } from './frame.ts'
import { sayValue } from './say.ts'

const MOST_CASES = 6

interface OneCase {
  values: Record<string, object | readonly object[]>
  title(language: Language): string
}

/**
 * One case for each value of a slot that was given several; with several such slots, pairs when they are equally many.
 * A choice that nobody made multiplies the cases by its options.
 */
export function casesOf(slots: Slots, { values }: Filling): OneCase[] {
  const several = Object.keys(slots).filter(
    (slot) => !slots[slot]?.isMany && (values[slot]?.length ?? 0) > 1,
  )
  const count = Math.max(1, ...several.map((slot) => values[slot]?.length ?? 0))
  const paired = Array.from({ length: count }, (_, at) => ({
    ...values,
    ...Object.fromEntries(
      several.map((slot) => [slot, [values[slot]?.[at] ?? values[slot]?.at(-1)] as object[]]),
    ),
  }))
  const open = Object.entries(slots).filter(
    ([slot, spec]) => spec.kind === 'choice' && spec.isEachUnlessNamed && !values[slot],
  )
  const all = open.reduce<Filling['values'][]>(
    (cases, [slot, spec]) =>
      spec.kind === 'choice'
        ? cases.flatMap((one) =>
            Object.keys(spec.options).map((option) => ({ ...one, [slot]: [{ option }] })),
          )
        : cases,
    paired,
  )
  const varied = Object.keys(slots).filter(
    (slot) => several.includes(slot) || open.some(([other]) => other === slot),
  )
  return all.slice(0, MOST_CASES).map((one) => ({
    values: Object.fromEntries(
      Object.entries(one).map(([slot, list]) => [
        slot,
        slots[slot]?.isMany ? list : (list[0] as object),
      ]),
    ),
    title: (language) =>
      varied
        .map((slot) => sayValue(slots[slot] as Slots[string], one[slot]?.[0] as object, language))
        .join(' · '),
  }))
}
