import { foldArabic } from '../../arabic.ts'
import type { LoanInput } from '../loan-planner.ts'
import { type Field, figures, unclaimed } from '../reading/figures.ts'
import { periodOf } from '../reading/periods.ts'
import { durationIn } from '../reading/quantities.ts'
import { mentions } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'

const downWords = [
  'down payment',
  'downpayment',
  'deposit',
  'down',
  'upfront',
  'equity',
  'دفعة أولى',
  'الدفعة الأولى',
  'دفعة مقدمة',
  'مقدم',
  'دفعة',
]
const shared = {
  rate: {
    kind: 'percent',
    labels: ['rate', 'interest', 'interest rate', 'apr', 'profit rate', 'at', 'فائدة', 'بفائدة', 'نسبة', 'معدل', 'مرابحة', 'ربح'],
  },
  downPercent: { kind: 'percent', labelledOnly: true, labels: downWords },
  term: {
    kind: 'duration',
    labels: ['over', 'for', 'term', 'tenure', 'tenor', 'period', 'repaid over', 'مدة', 'لمدة', 'على', 'خلال', 'فترة'],
    bareUnit: 'year',
  },
  salary: { kind: 'money', labelledOnly: true, labels: ['salary', 'income', 'earn', 'i make', 'راتب', 'دخل', 'راتبي', 'دخلي', 'معاش'] },
  extra: {
    kind: 'money',
    labelledOnly: true,
    labels: ['extra', 'overpay', 'overpayment', 'additional', 'on top', 'إضافي', 'إضافية', 'زيادة', 'إضافيا'],
  },
  down: { kind: 'money', labelledOnly: true, labels: downWords },
} as const satisfies Record<string, Field>

const amounts = {
  price: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'price',
      'property',
      'home',
      'house',
      'apartment',
      'villa',
      'townhouse',
      'studio',
      'worth',
      'car',
      'عقار',
      'شقة',
      'فيلا',
      'بيت',
      'منزل',
      'سعر',
      'قيمة',
      'ثمن',
      'سيارة',
      'استوديو',
    ],
  },
  principal: {
    kind: 'money',
    labels: [
      'loan',
      'car loan',
      'home loan',
      'house loan',
      'property loan',
      'mortgage',
      'borrow',
      'borrowing',
      'finance',
      'financing',
      'amount',
      'principal',
      'owe',
      'قرض',
      'تمويل',
      'أقترض',
      'اقترضت',
      'مبلغ',
      'رهن',
      'المبلغ',
      'اقتراض',
    ],
  },
} as const satisfies Record<string, Field>

const payment = {
  kind: 'money',
  labels: [
    'a month',
    'per month',
    'monthly',
    'monthly payment',
    'payment',
    'instalment',
    'installment',
    'emi',
    'pay',
    'paying',
    'afford',
    'budget',
    'قسط',
    'القسط',
    'قسط شهري',
    'شهريا',
    'أدفع',
    'دفع',
    'بقسط',
    'في الشهر',
    'تحمل',
    'أتحمل',
  ],
} as const satisfies Field

type Find = LoanInput['find']

/** What the person wants to know; the payment unless they ask for something else. */
function questionOf(text: string): Find {
  const folded = foldArabic(text)
  if (
    /how (?:long|many (?:years|months))|when (?:will|would|is)|time to (?:pay|repay|clear)|كم (?:سنه|شهر|المده|مده|من الوقت|يستغرق|احتاج من)|متي|المده اللازمه/.test(
      folded,
    )
  )
    return 'term'
  if (
    /(?:how much|what|how big|how large)\b.{0,40}\b(?:can|could|may|would) (?:i|we|one)\b.{0,20}\b(?:borrow|afford|get|finance|take)|(?:max(?:imum)?|largest|biggest|affordable)\b.{0,12}\b(?:loan|mortgage|amount|borrow)|borrow(?:ing)? (?:power|capacity)|afford(?:ability)?\b(?! (?:an?|the|this|to)\b)|(?:can|could) i borrow|(?:كم|ما|ماذا|مبلغ|اقصي).{0,30}(?:اقترض|اقتراضه|الاقتراض|قرض (?:يمكن|استطيع)|تمويل (?:يمكن|استطيع)|اخذ|احصل عليه|الحصول)|قدرتي|اكبر قرض|اقصي (?:قرض|تمويل)/.test(
      folded,
    )
  )
    return 'amount'
  return 'payment'
}

/** The loan of an ordinary sentence, with whichever of payment, amount and term is asked for left out. */
export function readLoan(text: string): Reading<LoanInput> {
  const asked = questionOf(text)
  const withPayment = figures(text, { ...shared, payment, ...(asked === 'amount' ? {} : amounts) })
  const plain: ReturnType<typeof figuresOfAmount> = figuresOfAmount(text)
  // "6,000 a month at 4 % over 25 years" can only mean what it pays back.
  const onlyMonthly =
    asked === 'payment' &&
    plain.principal &&
    !plain.price &&
    periodOf(text, plain.principal) === 'month' &&
    isStatedMonthly(text, plain.principal.end)
  const find: Find = onlyMonthly ? 'amount' : asked
  const found =
    find === 'payment'
      ? { ...plain, payment: undefined }
      : find === 'amount'
        ? { ...figures(text, { ...shared, payment }), price: undefined, principal: undefined }
        : withPayment

  const { price, principal, down, downPercent } = found as typeof plain & { payment?: typeof plain.principal }
  const paid = (found as { payment?: { value: number; currency?: string } }).payment
  const currency = price?.currency ?? principal?.currency ?? paid?.currency ?? found.salary?.currency ?? 'AED'
  // With a down payment an amount that is not called anything else is the price.
  const priced = price?.value ?? (down || downPercent ? principal?.value : undefined)
  const downPayment =
    down?.value ?? (downPercent && priced !== undefined ? Number(((priced * downPercent.value) / 100).toFixed(2)) : undefined)
  const borrowed = price && principal ? principal.value : priced === undefined ? principal?.value : undefined
  const months = found.term ? Math.round(durationIn('month', found.term.parts)) : undefined

  const missing: Missing[] = []
  if (find !== 'amount' && priced === undefined && borrowed === undefined) missing.push(names.amount)
  if (find !== 'amount' && price && !principal && downPayment === undefined) missing.push(names.down)
  if (find !== 'payment' && !paid && !(find === 'amount' && found.salary)) missing.push(names.payment)
  if (!found.rate) missing.push(names.rate)
  if (find !== 'term' && months === undefined) missing.push(names.term)
  if (missing.length > 0) return { missing }
  const rates = unclaimed(text, found as Record<string, { start: number; end: number } | undefined>).filter(
    ({ kind }) => kind === 'percent',
  )
  if (rates.length > 0) return { missing: [names.oneRate(rates.map(({ start, end }) => text.slice(start, end)).join(', '))] }

  return {
    input: {
      find,
      annualRate: found.rate?.value as number,
      method:
        mentions(text, ['flat rate', 'flat interest', 'flat', 'فائدة ثابتة مسطحة', 'مسطحة', 'فائدة مقطوعة', 'ثابتة على كامل المبلغ']) &&
        !mentions(text, ['a flat', 'the flat', 'flat in', 'my flat'])
          ? 'flat'
          : 'reducing',
      currency,
      ...(months === undefined || find === 'term' ? {} : { months }),
      ...(borrowed === undefined || find === 'amount' ? {} : { principal: borrowed }),
      ...(priced === undefined || find === 'amount'
        ? {}
        : { price: priced, isHome: !mentions(text, ['car', 'vehicle', 'سيارة', 'مركبة']) }),
      ...(downPayment === undefined || find === 'amount' ? {} : { downPayment }),
      ...(paid && find !== 'payment' ? { payment: paid.value } : {}),
      ...(found.salary ? { salary: found.salary.value } : {}),
      ...(found.extra ? { extraPayment: found.extra.value } : {}),
    },
  }
}

const figuresOfAmount = (text: string) => figures(text, { ...shared, ...amounts })

function isStatedMonthly(text: string, end: number): boolean {
  return /^\s*(?:\S+\s+)?(?:a month|per month|monthly|\/ ?month|شهريا|في الشهر)/.test(foldArabic(text.slice(end, end + 30)))
}

const names = {
  down: {
    name: { en: 'the down payment (or the amount of the loan)', ar: 'الدفعة الأولى (أو مبلغ القرض)' },
    example: { en: '"20% down" or "down payment 300,000"', ar: '«دفعة أولى 20%» أو «دفعة أولى 300,000»' },
  },
  amount: {
    name: { en: 'the amount of the loan, or the price and down payment', ar: 'مبلغ القرض، أو السعر والدفعة الأولى' },
    example: {
      en: '"loan of AED 1,000,000" or "20% down on AED 1,500,000"',
      ar: '«قرض 1,000,000 درهم» أو «دفعة أولى 20% من 1,500,000 درهم»',
    },
  },
  payment: { name: { en: 'the monthly payment', ar: 'القسط الشهري' }, example: { en: '"AED 6,000 a month"', ar: '«6,000 درهم شهريًا»' } },
  rate: { name: { en: 'the annual interest rate', ar: 'نسبة الفائدة السنوية' }, example: { en: '"4.5%"', ar: '«4.5%»' } },
  term: { name: { en: 'the term', ar: 'مدة القرض' }, example: { en: '"25 years"', ar: '«25 سنة»' } },
  oneRate: (others: string): Missing => ({
    name: { en: `one rate for the whole term (you also gave ${others})`, ar: `نسبة واحدة للمدة كلها (ذكرت أيضًا ${others})` },
    example: { en: '"at 4.5% over 25 years"', ar: '«بفائدة 4.5% على 25 سنة»' },
  }),
} as const
