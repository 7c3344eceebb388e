import type { Bilingual, Language } from '@wakeel/contract'
import { headsPaid } from '../heads-paid.ts'
import { formatMoney, joinedByAnd } from '../reading/format.ts'
import type { Period } from '../reading/periods.ts'
import type { Message } from '../understanding/affinity.ts'
import { sayValue } from '../understanding/say.ts'
import { corporateTaxFrame } from './frame.ts'
import type { TaxValues } from './values.ts'

/** Each cost with how often it was counted, where that is not as it was written: "3 × AED 3,500.00 a month". */
export function costsSaid(
  costs: TaxValues['costs'] = [],
  countedFor: ReadonlyMap<number, Period>,
  message: Message,
): { costs?: Bilingual } {
  const slot = corporateTaxFrame.slots.costs
  const lines = costs.map((cost) => ({
    value: { ...cost, period: cost.period ?? monthOf(countedFor.get(cost.mention.start)) },
    heads: headsPaid(message, cost.mention),
  }))
  const isChanged = lines.some(
    ({ value, heads }, index) => heads > 1 || value.period !== costs[index]?.period,
  )
  if (!isChanged) return {}
  const all = (language: Language) =>
    joinedByAnd(
      lines.map(
        ({ value, heads }) => `${heads > 1 ? `${heads} × ` : ''}${sayValue(slot, value, language)}`,
      ),
      language,
    )
  return {
    costs: {
      en: `${slot.name.en} ${all('en')}`,
      ar: `${slot.name.ar} ${all('ar')}`,
    },
  }
}

/** That an amount is for a year needs no word. */
const monthOf = (period: Period | undefined): Period | undefined =>
  period === 'year' ? undefined : period

export const above = (value: number): Bilingual => ({
  en: `revenue above ${formatMoney(value, 'en')}`,
  ar: `الإيرادات فوق ${formatMoney(value, 'ar')}`,
})
export const taxableIncome = (value: number): Bilingual => ({
  en: `taxable income ${formatMoney(value, 'en')}`,
  ar: `الدخل الخاضع للضريبة ${formatMoney(value, 'ar')}`,
})
export const earlierLoss: Bilingual = {
  en: 'the loss is of an earlier year and is carried forward',
  ar: 'الخسارة من سنة سابقة وهي مرحّلة',
}
export const earlierLosses = (value: number): Bilingual => ({
  en: `losses of earlier years ${formatMoney(value, 'en')}`,
  ar: `خسائر سنوات سابقة ${formatMoney(value, 'ar')}`,
})
export const forEachMonth = (written: string): Bilingual => ({
  en: `${written} is for a month`,
  ar: `${written} عن الشهر`,
})
export const earlierTax = (value: number): Bilingual => ({
  en: `tax of an earlier year ${formatMoney(value, 'en')}`,
  ar: `ضريبة سنة سابقة ${formatMoney(value, 'ar')}`,
})
