import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import { quantities } from '../reading/quantities.ts'
import { VAT_RATE } from './law.ts'

const SUM_LINES = {
  net: {
    is: /^(?:sub[- ]?total|net|taxable|total (?:before|excl)|amount before|المجموع الفرعي|المجموع قبل|الصافي|صافي|المبلغ قبل|الاجمالي قبل|المبلغ الخاضع)/,
    not: /(?!)/,
  },
  tax: {
    is: /^(?:vat|tax|total (?:vat|tax)|output|(?:ال)?ضريبه|مبلغ الضريبه|قيمه الضريبه)|\bvat (?:5 ?%|amount|@)/,
    not: /invoice|trn|reg|فاتوره|رقم/,
  },
  gross: {
    is: /^(?:grand total|total|gross|amount (?:due|payable)|balance due|الاجمالي|اجمالي|المجموع|المبلغ (?:المستحق|الاجمالي))/,
    not: /^total (?:before|excl|vat|tax)|قبل|الفرعي|^(?:اجمالي|مجموع) الضريبه/,
  },
} as const
export type SumName = keyof typeof SUM_LINES

/** Whether a folded line of an invoice tells one of its sums. */
export const isSumLine = (name: SumName, line: string): boolean =>
  SUM_LINES[name].is.test(line) && !SUM_LINES[name].not.test(line)

export const isAnySum = (line: string): boolean =>
  (Object.keys(SUM_LINES) as SumName[]).some((name) => isSumLine(name, line))

/** What an invoice says that it comes to. */
export function amountsOf(
  lines: readonly string[],
  folded: readonly string[],
): { net?: number; tax?: number; gross?: number } {
  const last = (name: SumName): number | undefined => {
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      if (!isSumLine(name, folded[index] ?? '')) continue
      const amounts = quantities(lines[index] ?? '').flatMap((quantity) =>
        quantity.kind === 'money' || quantity.kind === 'number' ? [quantity.value] : [],
      )
      const amount = amounts.at(-1)
      if (amount !== undefined && amount < 1e12) return amount
    }
    return undefined
  }
  return { net: last('net'), tax: last('tax'), gross: last('gross') }
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

/** `isAllStandard`: the invoice says so itself, and leaves no line that could bear none. */
function tooLow(base: number, tax: number, right: number, isAllStandard: boolean): Bilingual {
  const [b, t, r] = [money(base), money(tax), money(right)]
  const total = money(roundToFils(base + right))
  return isAllStandard
    ? {
        en: `5% of ${b.en} is ${r.en}, the invoice charges ${t.en}: too little. The total would be ${total.en}.`,
        ar: `5% من ${b.ar} تساوي ${r.ar}، والفاتورة تحتسب ${t.ar}، وهو أقل من المستحق. الإجمالي الصحيح ${total.ar}.`,
      }
    : {
        en: `5% of ${b.en} is ${r.en} and the total would be ${total.en}; the invoice charges ${t.en}: right only if some lines are zero-rated or exempt.`,
        ar: `5% من ${b.ar} تساوي ${r.ar} والإجمالي ${total.ar}، والفاتورة تحتسب ${t.ar}: لا يصح إلا إن كانت بعض البنود صفرية أو معفاة.`,
      }
}

/** A receipt names the total alone: the tax in it is 5/105, whatever 5% on top of it would be. */
function insideWrong(
  gross: number,
  tax: number,
  { isAllStandard, isInclusive }: Said,
): Bilingual[] {
  const right = roundToFils((gross * VAT_RATE) / (1 + VAT_RATE))
  if (isNear(right, tax, gross) || (tax < right && !isAllStandard)) return []
  const [g, t, r, n] = [gross, tax, right, roundToFils(gross - right)].map(money)
  const isOnTop = isNear(roundToFils(gross * VAT_RATE), tax, gross)
  return [
    {
      en: `The VAT in a total of ${g?.en} is ${r?.en} (5/105), on a net of ${n?.en}; the invoice says ${t?.en}${isOnTop ? `, which is 5% on top of ${g?.en}${isInclusive ? '' : ' and right only if that is before VAT'}` : ''}.`,
      ar: `الضريبة المتضمنة في إجمالي ${g?.ar} هي ${r?.ar} (5 على 105) والصافي ${n?.ar}، والفاتورة تذكر ${t?.ar}${isOnTop ? `، وهي 5% فوق ${g?.ar}${isInclusive ? '' : ' ولا تصح إلا إن كان قبل الضريبة'}` : ''}.`,
    },
  ]
}

const isNear = (right: number, tax: number, base: number): boolean =>
  Math.abs(right - tax) <= Math.max(0.05, base * 0.0001)

/** What an invoice says of its prices. */
interface Said {
  isAllStandard: boolean
  /** Its total is said to hold the tax. */
  isInclusive: boolean
}

/** Sums of an invoice that do not add up. */
export function checkSums(
  { net, tax, gross }: { net?: number; tax?: number; gross?: number },
  said: Said,
): Bilingual[] {
  if (tax === undefined) return []
  if (net === undefined) return gross === undefined || tax <= 0 ? [] : insideWrong(gross, tax, said)
  const wrong: Bilingual[] = []
  if (gross !== undefined && Math.abs(roundToFils(net + tax) - gross) > 0.02) {
    const [n, t, g, right] = [money(net), money(tax), money(gross), money(roundToFils(net + tax))]
    wrong.push({
      en: `Net ${n.en} and VAT ${t.en} make ${right.en}, the invoice says ${g.en}.`,
      ar: `الصافي ${n.ar} والضريبة ${t.ar} مجموعهما ${right.ar}، والفاتورة تذكر ${g.ar}.`,
    })
  }
  const right = roundToFils(net * VAT_RATE)
  if (tax > 0 && !isNear(right, tax, net))
    wrong.push(tax > right ? tooHigh(net, tax, right) : tooLow(net, tax, right, said.isAllStandard))
  return wrong
}

const RATED = /\b5 ?%|(?<!\d)5 ?٪/
const BEARS_NONE = /zero|exempt|out of scope|صفر|معف[يى]|اعفاء|\b0 ?%/

/** No line of goods can bear no tax: each says 5%, or there is one alone that comes to the net. */
export function isAllStandard(
  folded: readonly string[],
  items: readonly string[],
  net: number | undefined,
): boolean {
  if (folded.some((line) => BEARS_NONE.test(line))) return false
  const [only] = items
  if (items.length === 1 && only && net !== undefined && comesTo(only, net)) return true
  return items.length > 0 && items.every((line) => RATED.test(line))
}

/** "School shirts | 26 x 50.00" */
function comesTo(line: string, net: number): boolean {
  const values = quantities(line)
    .slice(0, MOST_FIGURES)
    .flatMap((one) => (one.kind === 'money' || one.kind === 'number' ? [one.value] : []))
  return values.some(
    (value, at) =>
      value === net || values.slice(at + 1).some((other) => roundToFils(value * other) === net),
  )
}
const MOST_FIGURES = 8
