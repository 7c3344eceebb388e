import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import type { Message } from '../understanding/affinity.ts'
import { isReached } from '../what-if.ts'
import type { Amount, Income, TaxValues } from './values.ts'

// A year as it is thought to be: "and if sales rise by 20,000 a month?"

const CHANGES = {
  revenueUp: { of: 'revenue', by: 1, more: { en: 'more revenue', ar: 'إيرادات أكثر' } },
  revenueDown: { of: 'revenue', by: -1, more: { en: 'less revenue', ar: 'إيرادات أقل' } },
  costsUp: { of: 'expenses', by: 1, more: { en: 'more expenses', ar: 'مصروفات أكثر' } },
  costsDown: { of: 'expenses', by: -1, more: { en: 'less expenses', ar: 'مصروفات أقل' } },
} as const satisfies Partial<
  Record<keyof TaxValues, { of: 'revenue' | 'expenses'; by: 1 | -1; more: Bilingual }>
>

/** What the year comes to with what is supposed, and in a year; nothing where nothing is. */
export function supposedOf(
  values: TaxValues,
  known: Income,
  message: Message,
  perYear: (amount: Amount | undefined) => number | undefined,
): { income: Income; title: Bilingual } | undefined {
  let income = known
  const titles: Bilingual[] = []
  for (const [slot, { of, by, more }] of Object.entries(CHANGES)) {
    const amount = values[slot as keyof typeof CHANGES]
    if (!amount) continue
    const value = perYear(amount) ?? 0
    const gap = isReached(message, amount.mention) ? Math.abs(value - (income[of] ?? 0)) : value
    income = changed(income, of, by * gap)
    titles.push({
      en: `${formatMoney(gap, 'en')} ${more.en} a year`,
      ar: `${formatMoney(gap, 'ar')} ${more.ar} في السنة`,
    })
  }
  if (titles.length === 0) return undefined
  return {
    income,
    title: {
      en: titles.map(({ en }) => en).join(', '),
      ar: titles.map(({ ar }) => ar).join('، '),
    },
  }
}

function changed(income: Income, of: 'revenue' | 'expenses', gap: number): Income {
  const before = income[of]
  return {
    ...income,
    taxableIncome: roundToFils(income.taxableIncome + (of === 'revenue' ? gap : -gap)),
    ...(before !== undefined && { [of]: roundToFils(before + gap) }),
  }
}
