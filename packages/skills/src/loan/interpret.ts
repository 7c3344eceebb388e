import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import { durationIn } from '../reading/quantity.ts'
import type { Ask, Missing } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { withLaterRate } from './fixed-then.ts'
import type { loanFrame } from './frame.ts'
import { eachMonth, withPartnerPay } from './incomes.ts'
import type { LoanInput } from './loan-input.ts'
import { monthsOfTerm } from './longest-term.ts'
import { withLumpSum } from './lump-sum.ts'
import { withOtherLoans } from './other-loans.ts'
import { isOwnMoney } from './own-money.ts'
import { DEBT_BURDEN_SHARE } from './plan.ts'
import { type Interest, readRate } from './read-rate.ts'
import { sharedBy } from './shared.ts'

type LoanValues = Values<typeof loanFrame.slots>

/** The loan that the slots describe, with what is usual in the UAE for what nobody said. */
export function interpretLoan(
  given: LoanValues,
  goal: string,
  { message, ask, told }: { message: Message; ask: Ask; told: readonly Message[] },
): Interpretation<LoanInput> {
  const { values, saidAs } = withOtherLoans(withPartnerPay(given), goal, message)
  const { debts = [], paidFor } = values
  const [named, extra] = [eachMonth(values.payment), eachMonth(values.extra)]
  // Of an income of nothing nothing can be lent; who says so names another payment.
  const salary = values.salary?.value === 0 ? undefined : values.salary
  const owed = debts.reduce((sum, { value }) => sum + value, 0)
  const interest = goal === 'rate' ? UNKNOWN_RATE : readRate(values, told, ask)
  if (!interest) return { missing: [annualRate] }
  const { isFlat, isOpen } = interest
  const purchase = purchaseOf(
    goal === 'down' && !values.price
      ? { ...values, price: values.principal, principal: undefined }
      : values,
    message,
  )
  const monthlySalary = eachMonth(salary)?.value
  const share = shareOfPay(values, message)
  const isShared = goal === 'amount' && share !== undefined && !(named && salary)
  const pay = monthlySalary ?? named?.value
  // "All instalments together may be half my pay": the others are a part of it.
  const isOfAll = share === 1 / 2 || namesAny(message, ['addedUp', 'altogether', 'everybody'])
  const others = isOfAll ? owed : 0
  const payment =
    isShared && pay !== undefined ? { value: roundToFils(pay * share - others) } : named
  const parts = goal === 'payment' ? sharedBy(message) : undefined
  const { months, saidAs: termSaid } = monthsOfTerm(values, message)
  // "Is 30% of my 18,000 enough": the share is what is paid.
  const quoted = values.quoted && roundToFils(values.quoted.value * (salary ? 1 : (share ?? 1)))
  const input: LoanInput = {
    find: goal === 'down' ? 'amount' : goal === 'income' ? 'payment' : (goal as LoanInput['find']),
    annualRate: interest.annualRate,
    method: isFlat ? 'flat' : 'reducing',
    currency: currencyOf(values),
    ...(months !== undefined && goal !== 'term' && { months }),
    ...purchase.input,
    ...(goal === 'down' && { downPayment: undefined, principal: undefined }),
    ...(payment && goal !== 'payment' && goal !== 'income' && { payment: payment.value }),
    ...(goal === 'income' && { incomeShare: share ?? DEBT_BURDEN_SHARE }),
    ...(monthlySalary !== undefined && { salary: roundToFils(monthlySalary) }),
    ...(debts.length > 0 && { otherInstalments: owed }),
    ...(parts !== undefined && { parts }),
    ...(extra && { extraPayment: roundToFils(extra.value) }),
    ...(quoted !== undefined && { quotedPayment: quoted }),
    ...(values.quoted && ENOUGH.test(message.text) && { isEnoughAsked: true }),
    ...(values.fee && { fee: values.fee.value }),
    ...(values.feeShare && { feeShare: values.feeShare.value }),
    ...(paidFor &&
      goal !== 'amount' && { monthsPaid: Math.round(durationIn('month', paidFor.parts)) }),
  }
  if (purchase.open !== undefined)
    return {
      each: [
        { input: { ...input, ...purchase.open }, title: asDown },
        { input, title: asLoan },
      ],
      assumed: [],
    }
  const said = {
    assumed: goal === 'down' ? [] : purchase.assumed,
    ...(purchase.input.price && !values.price && { takenFor: { principal: 'price' } }),
    ...(purchase.isOwn && { takenFor: { principal: 'down' } }),
    saidAs: {
      ...saidAs,
      ...termSaid,
      ...(interest.said && { rate: interest.said }),
      ...(quoted !== undefined &&
        quoted !== values.quoted?.value && { quoted: quotedSaid(quoted, input.currency) }),
    },
  }
  const later = withLaterRate(input, values)
  if (later) return { ...said, each: later.each, assumed: [...said.assumed, later.assumed] }
  if (values.lumpSum) return { each: withLumpSum(input, values.lumpSum.value), ...said }
  if (!isOpen) return { input, ...said }
  return {
    each: [
      { input: { ...input, method: 'flat' }, title: methods.flat },
      { input, title: methods.reducing },
    ],
    ...said,
    assumed: [...said.assumed, bothMeanings],
  }
}

/** It is what is asked for. */
const UNKNOWN_RATE: Interest = { annualRate: 0, isFlat: false, isOpen: false }

const ENOUGH =
  /\b(?:enough|sufficient|cover it|can i (?:pay|clear|finish|repay|settle)|could i (?:pay|clear|repay))\b|(?<!\p{L})(?:ب|[هح])?(?:ي|ت)كفي?(?!\p{L})|كاف(?:ي|ية)?(?!\p{L})/iu

const quotedSaid = (amount: number, currency: string): Bilingual => ({
  en: `payment to compare ${formatMoney(amount, 'en', currency)}`,
  ar: `القسط المذكور للمقارنة ${formatMoney(amount, 'ar', currency)}`,
})
const bothMeanings: Bilingual = {
  en: 'a fixed rate may be one on the whole amount, or one that does not change, so there is an answer for each',
  ar: '«ثابتة» قد تكون على كامل المبلغ، وقد تعني أنها لا تتغير، فالجواب للمعنيين',
}
const asDown: Bilingual = { en: 'As the down payment', ar: 'إن كان دفعة أولى' }
const asLoan: Bilingual = { en: 'As the loan', ar: 'إن كان مبلغ القرض' }
const methods = {
  flat: { en: 'As a flat rate', ar: 'فائدة ثابتة على كامل المبلغ' },
  reducing: { en: 'On the reducing balance', ar: 'فائدة على الرصيد المتناقص' },
} satisfies Record<LoanInput['method'], Bilingual>

/** "Half my pay goes to it", "40% of my salary" */
function shareOfPay({ payShare }: LoanValues, message: Message): number | undefined {
  if (payShare) return payShare.value / 100
  if (namesAny(message, ['halfOfPay'])) return 1 / 2
  return namesAny(message, ['thirdOfPay']) ? 1 / 3 : undefined
}

const annualRate: Missing = {
  name: { en: 'annual interest rate', ar: 'نسبة الفائدة السنوية' },
  example: { en: '"4.5%"', ar: '«4.5%»' },
}

const currencyOf = ({ price, principal, payment, salary }: LoanValues): string =>
  [price, principal, payment, salary].find((amount) => amount?.currency)?.currency ?? 'AED'

/** Nothing that somebody lives in is sold for less. */
const LEAST_HOME = 150_000

/** What is bought is a home, unless it is called a vehicle or costs too little. */
function isHomeOf(price: number | undefined, message: Message): boolean {
  const isCheap = price !== undefined && price < LEAST_HOME
  if (namesAny(message, ['vehicle'])) return namesAny(message, ['home']) && !isCheap
  return !isCheap || namesAny(message, ['home'])
}

/** Above this price the Central Bank asks for more of the buyer's own money (regulation 31/2013). */
const LARGE_HOME = 5_000_000

type Bought = Pick<LoanInput, 'price' | 'isHome' | 'downPayment' | 'downShare' | 'principal'>
interface Purchase {
  input: Bought
  /** The second amount beside a price may be what is borrowed, or what is not. */
  open?: Bought & { principal: undefined }
  /** The second amount is what is paid down. */
  isOwn?: boolean
  assumed: readonly Bilingual[]
}

/** With a down payment an amount that is called nothing else is the price. */
function purchaseOf(
  { price: named, principal, down, downShare, financed }: LoanValues,
  message: Message,
): Purchase {
  const share = downShare?.value ?? (financed ? 100 - financed.value : undefined)
  const isPurchase = down !== undefined || share !== undefined
  const price = named?.value ?? (isPurchase ? principal?.value : undefined)
  const isHome = isHomeOf(price, message)
  if (price === undefined)
    return {
      input: principal
        ? { principal: principal.value }
        : down
          ? { downPayment: down.value, isHome }
          : share !== undefined
            ? { downShare: share, isHome }
            : namesAny(message, ['home'])
              ? { isHome }
              : {},
      assumed: [],
    }
  if (named && principal) {
    const input = { price, isHome, principal: principal.value }
    if (isOwnMoney(message, principal.mention))
      return { input: { price, isHome, downPayment: principal.value }, isOwn: true, assumed: [] }
    return isNear(message, 'loan', principal.mention)
      ? { input, assumed: [] }
      : {
          input,
          open: { ...input, principal: undefined, downPayment: principal.value },
          assumed: [],
        }
  }
  if (down) return { input: { price, isHome, downPayment: down.value }, assumed: [] }
  // Of a phone or a sofa nothing has to be paid at once.
  if (share === undefined && !isHome && !namesAny(message, ['vehicle']))
    return { input: { price, isHome, downPayment: 0 }, assumed: [] }
  const usual = isHome && price > LARGE_HOME ? 30 : 20
  return {
    input: { price, isHome, downPayment: roundToFils((price * (share ?? usual)) / 100) },
    assumed: share === undefined ? [leastDown(usual, isHome)] : [],
  }
}

const NEAR = 5
const isNear = ({ concepts, clauses }: Message, concept: Concept, mention: Mention): boolean =>
  concepts.some((match) => match.concept === concept && clauses.isClose(match, mention, NEAR))

const leastDown = (share: number, isHome: boolean): Bilingual =>
  isHome
    ? {
        en: `${share}% down, the least for an expatriate’s first home`,
        ar: `دفعة أولى ${share}%، وهي الحد الأدنى للمقيم في مسكنه الأول`,
      }
    : {
        en: `${share}% down, the least for a car`,
        ar: `دفعة أولى ${share}%، وهي الحد الأدنى للسيارة`,
      }
