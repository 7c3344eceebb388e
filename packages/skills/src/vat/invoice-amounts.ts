import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import { quantities } from '../reading/quantities.ts'
import { VAT_RATE } from './law.ts'

/** What an invoice says that it comes to. */
export function amountsOf(
  lines: readonly string[],
  folded: readonly string[],
): { net?: number; tax?: number; gross?: number } {
  const last = (pattern: RegExp, not: RegExp): number | undefined => {
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const line = folded[index] ?? ''
      if (!pattern.test(line) || not.test(line)) continue
      const amounts = quantities(lines[index] ?? '').flatMap((quantity) =>
        quantity.kind === 'money' || quantity.kind === 'number' ? [quantity.value] : [],
      )
      const amount = amounts.at(-1)
      if (amount !== undefined && amount < 1e12) return amount
    }
    return undefined
  }
  return {
    net: last(
      /^(?:sub[- ]?total|net|taxable|total (?:before|excl)|amount before|المجموع الفرعي|المجموع قبل|الصافي|صافي|المبلغ قبل|الاجمالي قبل|المبلغ الخاضع)/,
      /(?!)/,
    ),
    tax: last(
      /^(?:vat|tax|total (?:vat|tax)|output|(?:ال)?ضريبه|مبلغ الضريبه|قيمه الضريبه)|\bvat (?:5 ?%|amount|@)/,
      /invoice|trn|reg|فاتوره|رقم/,
    ),
    gross: last(
      /^(?:grand total|total|gross|amount (?:due|payable)|balance due|الاجمالي|اجمالي|المجموع|المبلغ (?:المستحق|الاجمالي))/,
      /^total (?:before|excl|vat|tax)|قبل|الفرعي|^(?:اجمالي|مجموع) الضريبه/,
    ),
  }
}

const money = (value: number) => ({ en: formatMoney(value, 'en'), ar: formatMoney(value, 'ar') })

function tooHigh(base: number, tax: number, right: number): Bilingual {
  const [b, t, r] = [money(base), money(tax), money(right)]
  const total = money(roundToFils(base + right))
  return {
    en: `5% of ${b.en} is ${r.en}, the invoice charges ${t.en}: too much. The total would be ${total.en}.`,
    ar: `5% من ${b.ar} تساوي ${r.ar}، والفاتورة تحتسب ${t.ar}، وهو أكثر من المستحق. الإجمالي الصحيح ${total.ar}.`,
  }
}

function tooLow(base: number, tax: number, right: number): Bilingual {
  const [b, t, r] = [money(base), money(tax), money(right)]
  return {
    en: `5% of ${b.en} is ${r.en}, the invoice charges ${t.en}: right only if some lines are zero-rated or exempt.`,
    ar: `5% من ${b.ar} تساوي ${r.ar}، والفاتورة تحتسب ${t.ar}: لا يصح إلا إن كانت بعض البنود صفرية أو معفاة.`,
  }
}

/** Sums of an invoice that do not add up. */
export function checkSums(
  net: number | undefined,
  tax: number | undefined,
  gross: number | undefined,
): Bilingual[] {
  const wrong: Bilingual[] = []
  if (
    net !== undefined &&
    tax !== undefined &&
    gross !== undefined &&
    Math.abs(roundToFils(net + tax) - gross) > 0.02
  ) {
    const [n, t, g, right] = [money(net), money(tax), money(gross), money(roundToFils(net + tax))]
    wrong.push({
      en: `Net ${n.en} and VAT ${t.en} make ${right.en}, the invoice says ${g.en}.`,
      ar: `الصافي ${n.ar} والضريبة ${t.ar} مجموعهما ${right.ar}، والفاتورة تذكر ${g.ar}.`,
    })
  }
  const base =
    net ?? (tax !== undefined && gross !== undefined ? roundToFils(gross - tax) : undefined)
  if (
    base !== undefined &&
    tax !== undefined &&
    tax > 0 &&
    Math.abs(roundToFils(base * VAT_RATE) - tax) > Math.max(0.05, base * 0.0001)
  ) {
    const right = roundToFils(base * VAT_RATE)
    wrong.push(tax > right ? tooHigh(base, tax, right) : tooLow(base, tax, right))
  }
  return wrong
}
