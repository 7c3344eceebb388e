import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { asItIs, isReached } from '../what-if.ts'
import type { RunwayInput } from './forecast.ts'
import { isFromTo, lineBefore } from './same-line.ts'
import type { Amount, RunwayValues } from './values.ts'

// What of a plan is thought to change, and the plan with it.

const CHANGES = ['saved', 'added', 'hired', 'gained', 'lost'] as const
export type Change = (typeof CHANGES)[number]
/** By how much each of them changes in a month, and what comes in at once. */
export type Changes = Readonly<Record<Change | 'raised' | 'spent', number>>

/** A plan, and by what it differs from the others that are asked for. */
export interface Variant {
  input: RunwayInput
  titles: readonly Bilingual[]
}

/** The amounts of each change: "by 4,000", "from 12,000 to 8,000". One that is only said to come to something ("down to 8,000") is open. */
export function changesOf(
  values: RunwayValues,
  message: Message,
  monthly: (amount: Amount) => number,
  lines: readonly Amount[],
): { amounts: Record<Change, number>; open?: Mention } {
  let open: Mention | undefined
  const amountOf = (list: readonly Amount[] = []) => {
    const [first, second] = list
    if (first && second && isFromTo(message, first, second))
      return Math.abs(monthly(first) - monthly(second))
    const before = new Map(list.map((one) => [one, lineBefore(lines, one, message)]))
    open ??= list.find((one) => isReached(message, one.mention) && !before.get(one))?.mention
    return list.reduce((sum, one) => {
      const line = before.get(one)
      return sum + (line ? Math.abs(monthly(line) - monthly(one)) : monthly(one))
    }, 0)
  }
  const amounts = Object.fromEntries(
    CHANGES.map((change) => [change, amountOf(values[change])]),
  ) as Record<Change, number>
  return { amounts, ...(open && { open }) }
}

const WORDS = {
  saved: { en: 'less a month', ar: 'أقل شهريًا' },
  added: { en: 'more a month', ar: 'أكثر شهريًا' },
  hired: { en: 'more pay a month', ar: 'رواتب أكثر شهريًا' },
  gained: { en: 'more income a month', ar: 'دخل أكثر شهريًا' },
  lost: { en: 'less income a month', ar: 'دخل أقل شهريًا' },
  raised: { en: 'more cash', ar: 'نقدًا إضافيًا' },
  spent: { en: 'spent once', ar: 'تُنفق مرة واحدة' },
} satisfies Record<keyof Changes, Bilingual>

const NOTHING: Changes = { saved: 0, added: 0, hired: 0, gained: 0, lost: 0, raised: 0, spent: 0 }

/** "(b) drop the office … (c) hire somebody": each item of a list is a plan of its own. */
const ITEM = /\n\s{0,4}(?:\(?[a-e1-9أ-د][).]|option|plan|خيار|خطة)\s/iu

/** "Drop the office for 9k, or hire somebody for 12k": one or the other, and not both. */
export function areAlternatives(
  values: RunwayValues,
  { concepts, text }: Pick<Message, 'concepts' | 'text'>,
): boolean {
  const firsts = CHANGES.flatMap((change) => values[change]?.[0]?.mention ?? []).toSorted(
    (a, b) => a.start - b.start,
  )
  return firsts.some((mention, at) => {
    const before = firsts[at - 1]
    return (
      before !== undefined &&
      (concepts.some(
        ({ concept, start, end }) =>
          concept === 'alternative' && start >= before.end && end <= mention.start,
      ) ||
        ITEM.test(text.slice(before.end, mention.start)))
    )
  })
}

/** As it is, and with each of the changes that are alternatives. */
export function changedByEach(input: RunwayInput, changes: Changes): Variant[] {
  const [now, ...others] = (Object.keys(changes) as (keyof Changes)[])
    .filter((change) => changes[change] > 0)
    .flatMap((change, at) =>
      changed(input, { ...NOTHING, [change]: changes[change] }).slice(at === 0 ? 0 : 1),
    )
  return now ? [now, ...others] : changed(input, changes)
}

/** As it is, and with what is said to change. */
export function changed(input: RunwayInput, changes: Changes): Variant[] {
  const now = { input, titles: [] }
  const titles = (Object.keys(WORDS) as (keyof Changes)[]).flatMap((change): Bilingual[] =>
    changes[change] > 0
      ? [
          {
            en: `${formatMoney(changes[change], 'en', input.currency)} ${WORDS[change].en}`,
            ar: `${formatMoney(changes[change], 'ar', input.currency)} ${WORDS[change].ar}`,
          },
        ]
      : [],
  )
  if (titles.length === 0) return [now]
  const { saved, added, hired, gained, lost, raised, spent } = changes
  /** A net burn has the income in it. */
  const inBurn = input.isNetBurn ? gained - lost : 0
  return [
    { ...now, titles: [asItIs] },
    {
      input: {
        ...input,
        monthlyCosts: roundToFils(Math.max(0, input.monthlyCosts - saved + added + hired - inBurn)),
        monthlyIncome: roundToFils(
          input.isNetBurn ? 0 : Math.max(0, input.monthlyIncome + gained - lost),
        ),
        ...(input.cash !== undefined && { cash: roundToFils(input.cash + raised - spent) }),
      },
      titles,
    },
  ]
}
