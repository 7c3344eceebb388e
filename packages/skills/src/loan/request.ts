import { roundToFils } from '../fils.ts'
import { foldArabic } from '../reading/arabic.ts'
import { figures, unclaimed } from '../reading/figures.ts'
import { periodOf } from '../reading/periods.ts'
import { durationIn, type Kind } from '../reading/quantities.ts'
import { mentions, type Span } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'
import type { LoanInput } from './plan.ts'
import { fieldsFor, type LoanFigures, questionOf } from './vocabulary.ts'

/** The loan of an ordinary sentence, with whichever of payment, amount and term is asked for left out. */
export function readLoan(text: string): Reading<LoanInput> {
  const asked = questionOf(text)
  const first: LoanFigures = figures(text, fieldsFor[asked])
  // "6,000 a month at 4% over 25 years" can only mean what it pays back.
  const find =
    asked === 'payment' && first.principal && !first.price && isStatedMonthly(text, first.principal)
      ? 'amount'
      : asked
  const found = shareBeforeRate(text, find === asked ? first : figures(text, fieldsFor[find]))

  const { rate, financed } = ratesOf(text, found)
  const { price, downPayment, principal } = purchaseOf(found, financed)
  const months = found.term && Math.round(durationIn('month', found.term.parts))
  const missing: Missing[] = []
  if (find !== 'amount' && price === undefined && principal === undefined)
    missing.push(names.amount)
  if (
    find !== 'amount' &&
    price !== undefined &&
    principal === undefined &&
    downPayment === undefined
  )
    missing.push(names.down)
  if (find !== 'payment' && !found.payment && !(find === 'amount' && found.salary))
    missing.push(names.payment)
  if (rate === undefined) missing.push(names.rate)
  if (find !== 'term' && months === undefined) missing.push(names.term)
  if (missing.length > 0 || rate === undefined) return { missing }
  const open = openQuestion(text, found)
  if (open) return { missing: [open] }

  const currency =
    [found.price, found.principal, found.payment, found.salary].find((figure) => figure?.currency)
      ?.currency ?? 'AED'
  return {
    input: {
      find,
      annualRate: rate,
      method: isFlat(text) ? 'flat' : 'reducing',
      currency,
      ...(months !== undefined && find !== 'term' ? { months } : {}),
      ...(principal === undefined ? {} : { principal }),
      ...(price === undefined
        ? {}
        : { price, isHome: !mentions(text, ['car', 'vehicle', 'سيارة', 'مركبة']) }),
      ...(downPayment === undefined ? {} : { downPayment }),
      ...(found.payment ? { payment: found.payment.value } : {}),
      ...(found.salary
        ? {
            salary: roundToFils(
              found.salary.value / (periodOf(text, found.salary) === 'year' ? 12 : 1),
            ),
          }
        : {}),
      ...(found.debts ? { otherInstalments: found.debts.value } : {}),
      ...(found.extra ? { extraPayment: found.extra.value } : {}),
    },
  }
}

/** In "20% down 4%" the word stands behind its own figure. */
function shareBeforeRate(text: string, found: LoanFigures): LoanFigures {
  const { rate, downPercent } = found
  if (
    !rate ||
    !downPercent ||
    rate.end > downPercent.start ||
    !/^\s?(?:down|deposit)(?!\s*payment)\b/i.test(text.slice(rate.end))
  )
    return found
  return { ...found, rate: downPercent, downPercent: rate }
}

const PER_MONTH =
  /^\s*(?:a month|per month|\/ ?month|monthly(?! (?:pay|instal|emi|repay))|شهريا|بالشهر|في الشهر)/
/** "4% a month" is more likely a slip than a loan at 48%. */
const HIGHEST_MONTHLY = 3
const LEAST_FINANCED_SHARE = 30

/** "finance at 4.2%" is a rate, "finance 80%" is a share of the price. */
function ratesOf(
  text: string,
  { rate: written, financed }: LoanFigures,
): { rate?: number; financed?: number } {
  const isMonthly = written && PER_MONTH.test(foldArabic(text.slice(written.end, written.end + 24)))
  if (isMonthly && written.value > HIGHEST_MONTHLY) return { financed: financed?.value }
  const rate = written && { value: written.value * (isMonthly ? 12 : 1) }
  if (financed && financed.value < LEAST_FINANCED_SHARE)
    return rate && rate.value >= LEAST_FINANCED_SHARE
      ? { rate: financed.value, financed: rate.value }
      : { rate: rate?.value ?? financed.value }
  return { rate: rate?.value, financed: financed?.value }
}

/** With a down payment an amount that is not called anything else is the price. */
function purchaseOf(
  { price, principal, down, downPercent }: LoanFigures,
  financed: number | undefined,
): { price?: number; downPayment?: number; principal?: number } {
  const isShared = down !== undefined || downPercent !== undefined || financed !== undefined
  const whole = price?.value ?? (isShared ? principal?.value : undefined)
  if (whole === undefined) return { principal: principal?.value }
  const share = downPercent?.value ?? (financed === undefined ? undefined : 100 - financed)
  const downPayment =
    down?.value ?? (share === undefined ? undefined : roundToFils((whole * share) / 100))
  return { price: whole, downPayment, principal: price ? principal?.value : undefined }
}

/** What a careful adviser would ask before calculating: a second rate, a second term, an amount without a name. */
function openQuestion(text: string, found: LoanFigures): Missing | undefined {
  const rest = unclaimed(text, found)
  const written = (...kinds: Kind[]) =>
    rest
      .filter(
        (quantity) =>
          kinds.includes(quantity.kind) && (quantity.kind !== 'number' || quantity.value >= 1000),
      )
      .map(({ start, end }) => text.slice(start, end).trim())
      .join(', ')
  const [rates, terms, amounts] = [
    written('percent'),
    written('duration'),
    written('money', 'number'),
  ]
  if (rates) return names.oneRate(rates)
  if (terms) return names.oneTerm(terms)
  return amounts ? names.meaning(amounts) : undefined
}

function isStatedMonthly(text: string, { start, end }: Span): boolean {
  if (/(?:monthly|شهريا?):?\s*$/.test(foldArabic(text.slice(Math.max(0, start - 12), start))))
    return true
  return /^\s*(?:\p{L}+\s+)?(?:a month|per month|monthly|\/ ?month|شهريا|في الشهر)/u.test(
    foldArabic(text.slice(end, end + 30)),
  )
}

/** A flat rate, not a flat to live in. */
function isFlat(text: string): boolean {
  if (
    mentions(text, [
      'flat rate',
      'flat interest',
      'فائدة مسطحة',
      'مسطحة',
      'فائدة مقطوعة',
      'ثابتة على كامل المبلغ',
    ])
  )
    return true
  return /%\s*flat\b|\bflat\s*(?:at )?\d/i.test(text)
}

const names = {
  down: {
    name: {
      en: 'the down payment (or the amount of the loan)',
      ar: 'الدفعة الأولى (أو مبلغ القرض)',
    },
    example: {
      en: '"20% down" or "down payment 300,000"',
      ar: '«دفعة أولى 20%» أو «دفعة أولى 300,000»',
    },
  },
  amount: {
    name: {
      en: 'the amount of the loan, or the price and down payment',
      ar: 'مبلغ القرض، أو السعر والدفعة الأولى',
    },
    example: {
      en: '"loan of AED 1,000,000" or "20% down on AED 1,500,000"',
      ar: '«قرض 1,000,000 درهم» أو «دفعة أولى 20% من 1,500,000 درهم»',
    },
  },
  payment: {
    name: { en: 'the monthly payment', ar: 'القسط الشهري' },
    example: { en: '"AED 6,000 a month"', ar: '«6,000 درهم شهريًا»' },
  },
  rate: {
    name: { en: 'the annual interest rate', ar: 'نسبة الفائدة السنوية' },
    example: { en: '"4.5%"', ar: '«4.5%»' },
  },
  term: {
    name: { en: 'the term', ar: 'مدة القرض' },
    example: { en: '"25 years"', ar: '«25 سنة»' },
  },
  oneTerm: (others: string): Missing => ({
    name: { en: `one term (you also gave ${others})`, ar: `مدة واحدة (ذكرت أيضًا ${others})` },
    example: { en: '"over 25 years"', ar: '«على 25 سنة»' },
  }),
  meaning: (others: string): Missing => ({
    name: { en: `what these amounts are: ${others}`, ar: `ماذا تمثل هذه المبالغ: ${others}` },
    example: {
      en: '"price 1,500,000, down payment 300,000"',
      ar: '«السعر 1,500,000 والدفعة الأولى 300,000»',
    },
  }),
  oneRate: (others: string): Missing => ({
    name: {
      en: `one rate for the whole term (you also gave ${others})`,
      ar: `نسبة واحدة للمدة كلها (ذكرت أيضًا ${others})`,
    },
    example: { en: '"at 4.5% over 25 years"', ar: '«بفائدة 4.5% على 25 سنة»' },
  }),
} as const
