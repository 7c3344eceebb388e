import type { Bilingual, Language } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import type { Message } from '../understanding/affinity.ts'
import type { CorporateTax } from './estimate.ts'
import type { Amount, TaxValues } from './values.ts'

// What is said or asked of losses beside their figures: "so do we pay on 100k only?", "can I use all of it?"

type Said = Record<string, Bilingual>

/** The profit less the losses is what somebody takes for the income that is left to tax, and no cost or tax. */
export function withLeftToTax(values: TaxValues): {
  values: TaxValues
  taxedOn?: number
  saidAs?: Said
} {
  const profit = values.profit ?? values.earned
  const losses = values.carried ?? values.loss
  if (!profit || !losses || profit.value <= losses.value) return { values }
  const rest = profit.value - losses.value
  const isRest = (amount: Amount | undefined): amount is Amount =>
    amount !== undefined && amount.period === undefined && amount.value === rest
  const [cost, ...others] = values.costs ?? []
  const slot =
    others.length === 0 && isRest(cost)
      ? 'costs'
      : (['taxedOn', 'stated', 'left'] as const).find((name) => isRest(values[name]))
  if (!slot) return { values }
  return {
    values: { ...values, [slot]: undefined },
    taxedOn: rest,
    saidAs: {
      [slot]: {
        en: `taxed on ${formatMoney(rest, 'en')} (to be checked)`,
        ar: `الخاضع للضريبة ${formatMoney(rest, 'ar')} (للتحقق)`,
      },
    },
  }
}

const ALL_LOSSES =
  /(?:\b(?:use|deduct|offset|apply|claim|take|set off)\b[^.?!\n]{0,24}\b(?:all|whole|entire|full)\b)|(?:خصم|استخدم|استعمل|استفيد|نزل|طرح)[^.؟?!\n]{0,24}(?<!\p{L})(?:كل|كامل|بالكامل|كلها|كله|جميع)(?!\p{L})/iu
const ASKS =
  /[?؟]|\b(?:can|could|may|are) (?:i|we)\b|(?<!\p{L})(?:هل|[اأ]قدر|نقدر|ممكن|يصير|ينفع)(?!\p{L})/iu

export const asksForAllLosses = ({ text }: Message): boolean =>
  ALL_LOSSES.test(text) && ASKS.test(text)

const NIL =
  /\btax[^.?!\n]{0,16}\b(?:nil|zero)\b|\b(?:nil|zero|no) (?:corporate )?tax\b|ضريب[ةه][^.؟?!\n]{0,16}(?<!\p{L})(?:صفر|لا شي[ءئ]?)(?!\p{L})|(?<!\p{L})(?:ما في|مافي|ما علي\p{L}{1,3}|لا|بدون|من دون) (?:اي |أي )?ضريب[ةه]/iu

/** "My accountant says tax is nil": said by somebody, or asked whether it is right. */
export const claimsNil = ({ text, concepts }: Message): boolean =>
  NIL.test(text) &&
  (concepts.some(({ concept }) => concept === 'claim') ||
    /\b(?:right|correct|true)\b|صحيح|صح(?!\p{L})/iu.test(text))

const EARLIER =
  /\b(?:old|older|previous|prior|earlier|past|accumulated|last year|brought|carried|carry|bring)\b|قديم[ةه]|سابق[ةه]|متراكم[ةه]|مرحل[ةه]|فات|ماضي|(?<!\p{L})قبلها?(?!\p{L})/iu
const NEAR = 32

/** "Old losses from 2024 of 1.9m": what says that they are of an earlier year stands with them. */
export function isSaidEarlier({ mention }: Amount, { text }: Message, today: string): boolean {
  const beside = text.slice(Math.max(0, mention.start - NEAR), mention.end + NEAR)
  const years = beside.match(/(?<!\d)20\d{2}(?!\d)/g) ?? []
  return EARLIER.test(beside) || years.some((year) => Number(year) < Number(today.slice(0, 4)))
}

/** Whether the losses leave as much as was thought, or can all be used. */
export function sayLosses(
  {
    lossesBroughtForward = 0,
    lossRelief,
    taxed,
    taxedOn,
    taxableIncome,
    asksAllLosses,
  }: CorporateTax,
  language: Language,
): string | undefined {
  if (taxedOn === undefined && !asksAllLosses) return undefined
  const money = (amount: number) => formatMoney(amount, language)
  const later = lossesBroughtForward - lossRelief
  if (later <= 0)
    return language === 'en'
      ? `**Yes: all ${money(lossRelief)} of the losses can be used this year, so ${money(taxed)} is left to be taxed.**`
      : `**نعم: تُخصم الخسائر كلها هذه السنة (${money(lossRelief)})، ويبقى خاضعًا للضريبة ${money(taxed)}.**`
  const not = taxedOn === undefined || taxedOn === taxed ? '' : money(taxedOn)
  return language === 'en'
    ? `**No: losses can be used up to 75% of the year’s ${money(taxableIncome)} only, which is ${money(lossRelief)}. So ${money(taxed)} is left to be taxed${not && `, not ${not}`}, and ${money(later)} of the losses is carried forward.**`
    : `**لا: لا تُخصم الخسائر إلا بحد أقصى 75% من دخل السنة البالغ ${money(taxableIncome)}، أي ${money(lossRelief)}. فيبقى خاضعًا للضريبة ${money(taxed)}${not && ` لا ${not}`}، ويُرحَّل من الخسائر ${money(later)}.**`
}
