import { foldArabic } from '../reading/arabic.ts'
import type { Field, Figures } from '../reading/figures.ts'
import type { LoanInput } from './plan.ts'

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
const conditions = {
  rate: {
    kind: 'percent',
    labels: [
      'rate',
      'interest',
      'interest rate',
      'apr',
      'profit rate',
      'at',
      'فائدة',
      'بفائدة',
      'نسبة',
      'معدل',
      'مرابحة',
      'ربح',
    ],
  },
  downPercent: { kind: 'percent', labelledOnly: true, labels: downWords },
  term: {
    kind: 'duration',
    labels: [
      'over',
      'for',
      'term',
      'tenure',
      'tenor',
      'period',
      'repaid over',
      'مدة',
      'لمدة',
      'على',
      'خلال',
      'فترة',
    ],
    bareUnit: 'year',
  },
  salary: {
    kind: 'money',
    labelledOnly: true,
    labels: ['salary', 'income', 'earn', 'i make', 'راتب', 'دخل', 'راتبي', 'دخلي', 'معاش'],
  },
  debts: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'existing loan',
      'existing emi',
      'existing instalment',
      'existing debt',
      'current loan',
      'other loan',
      'other debt',
      'other instalment',
      'liabilities',
      'commitments',
      'التزامات',
      'قروض أخرى',
      'أقساط أخرى',
      'قروض حالية',
      'أقساط حالية',
      'ديون',
    ],
  },
  // "80% LTV" and "finance 80%" say what is not paid at once.
  financed: {
    kind: 'percent',
    labelledOnly: true,
    labels: [
      'ltv',
      'loan to value',
      'finance',
      'financing',
      'financed',
      'نسبة التمويل',
      'تمويل بنسبة',
      'تمول',
    ],
  },
  extra: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'extra',
      'دفعة إضافية',
      'دفعات إضافية',
      'overpay',
      'overpayment',
      'additional',
      'on top',
      'إضافي',
      'إضافية',
      'زيادة',
      'إضافيا',
    ],
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
      'personal loan',
      'تمويل عقاري',
      'قرض عقاري',
      'قرض سيارة',
      'تمويل سيارة',
      'قسط سيارة',
      'قرض شخصي',
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

/** Which figures to look for depends on what is asked: an amount beside "payment" is no payment when the payment is the question. */
export const fieldsFor = {
  payment: { ...conditions, ...amounts },
  amount: { ...conditions, payment },
  term: { ...conditions, ...amounts, payment },
} as const satisfies Record<LoanInput['find'], Record<string, Field>>

export type LoanFigures = Figures<(typeof fieldsFor)['term']>

const ASKS_TERM = [
  /how (?:long|many (?:years|months))|when (?:will|would|is)|time to (?:pay|repay|clear)/,
  /كم (?:سنه|شهر|المده|مده|من الوقت|يستغرق|احتاج من)|متي|المده اللازمه/,
]
const ASKS_AMOUNT = [
  /(?:how much|what|how big|how large)\b.{0,40}\b(?:can|could|may|would) (?:i|we|one)\b.{0,20}\b(?:borrow|afford|get|finance|take)/,
  /(?:max(?:imum)?|largest|biggest|affordable)\b.{0,12}\b(?:loan|mortgage|amount|borrow)|borrow(?:ing)? (?:power|capacity)|(?:can|could) i borrow/,
  // "can I afford a villa" asks for its payment
  /afford(?:ability)?\b(?! (?:an?|the|this|to)\b)/,
  /(?:كم|ما|ماذا|مبلغ|اقصي).{0,30}(?:اقترض|اقتراضه|الاقتراض|قرض (?:يمكن|استطيع)|تمويل (?:يمكن|استطيع)|اخذ|احصل عليه|الحصول)/,
  /قدرتي|اكبر قرض|اقصي (?:قرض|تمويل)/,
]

/** What the person wants to know; the payment unless they ask for something else. */
export function questionOf(text: string): LoanInput['find'] {
  const folded = foldArabic(text)
  if (ASKS_TERM.some((pattern) => pattern.test(folded))) return 'term'
  return ASKS_AMOUNT.some((pattern) => pattern.test(folded)) ? 'amount' : 'payment'
}
