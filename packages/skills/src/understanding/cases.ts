import type { Language } from '@wakeel/contract'
import type { Message } from './affinity.ts'
import { caseNames } from './case-names.ts'
import type { Filling } from './filling.ts'
import type { Slots } from './frame.ts'
import type { Mention } from './mentions.ts'
import { sayValue } from './say.ts'

const MOST_CASES = 6

interface OneCase {
  /** As the message calls it. */
  name?: string
  values: Record<string, object | readonly object[]>
  title(language: Language): string
}

/**
 * One case for each value of a slot that was given several; with several such slots, pairs when they are equally many.
 * A choice that nobody made multiplies the cases by its options.
 */
export function casesOf(slots: Slots, { values }: Filling, named?: Message): OneCase[] {
  const alone = Object.keys(slots).filter(
    (slot) => !slots[slot]?.isMany && (values[slot]?.length ?? 0) > 1,
  )
  const count = Math.max(1, ...alone.map((slot) => values[slot]?.length ?? 0))
  const several = Object.keys(slots).filter(
    (slot) =>
      alone.includes(slot) || (slots[slot]?.isMany && areInRounds([...alone, slot], values, count)),
  )
  const paired = Array.from({ length: count }, (_, at) => ({
    ...values,
    ...Object.fromEntries(
      several.map((slot) => [
        slot,
        slots[slot]?.isMany
          ? roundOf(values[slot], at, count)
          : ([values[slot]?.[at] ?? values[slot]?.at(-1)] as object[]),
      ]),
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
  const names =
    named && several.length > 0 && all.length === count
      ? caseNames(
          slots,
          all.map((one) => Object.fromEntries(several.map((slot) => [slot, one[slot]?.[0]]))),
          named,
        )
      : undefined
  return all.slice(0, MOST_CASES).map((one, index) => ({
    ...(names?.[index] && { name: names[index] }),
    values: Object.fromEntries(
      Object.entries(one).map(([slot, list]) => [
        slot,
        slots[slot]?.isMany ? list : (list[0] as object),
      ]),
    ),
    title: (language) =>
      [
        ...(names?.[index] ? [names[index]] : []),
        ...varied.map((slot) =>
          (one[slot] ?? [])
            .map((value) => sayValue(slots[slot] as Slots[string], value, language))
            .join(' – '),
        ),
      ].join(' · '),
  }))
}

/** "A: cash 300,000, costs 50,000. B: cash 400,000, costs 60,000": all of one case stands before all of the next. */
function areInRounds(slots: readonly string[], values: Filling['values'], count: number): boolean {
  const isUneven = (slot: string) => {
    const { length } = values[slot] ?? []
    return length === 0 || length % count !== 0
  }
  if (count < 2 || slots.some(isUneven)) return false
  const rounds = Array.from({ length: count }, (_, at) =>
    slots.flatMap((slot) =>
      roundOf(values[slot], at, count).flatMap((value) =>
        'mention' in value ? [value.mention as Mention] : [],
      ),
    ),
  )
  return rounds.every(
    (round, at) =>
      at === 0 ||
      Math.max(...(rounds[at - 1] ?? []).map(({ end }) => end)) <=
        Math.min(...round.map(({ start }) => start)),
  )
}

/** As many of a list for each of so many cases. */
function roundOf(list: readonly object[] = [], at: number, count: number): readonly object[] {
  const each = list.length / count
  return list.slice(at * each, (at + 1) * each)
}
