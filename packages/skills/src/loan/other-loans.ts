import { formatMoney } from '../reading/format.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Beside } from '../understanding/read-frame.ts'
import type { loanFrame } from './frame.ts'

// "I already pay 2,100 a month for my car loan": what goes to another loan is no payment of the one that is asked for.

type LoanValues = Values<typeof loanFrame.slots>

/** Words between an amount and the loan that it is for, as "a month for my". */
const WITHIN = 5
const ALREADY =
  /(?<!\p{L})(?:already|currently|still|also|at present|right now|حاليا|الحين|[اأ]صلا|لسه)\s(?:[\p{L}'’]{1,9}\s){0,4}(?:aed\s)?$/iu
const REACH = 48

/** The values, with what is already paid for another loan in its place: beside an income it is no payment that could be made. */
export function withOtherLoans(
  values: LoanValues,
  goal: string,
  message: Message,
): { values: LoanValues; saidAs?: Beside['saidAs'] } {
  const { payment, salary, debts = [] } = values
  if (goal !== 'amount' || !payment || !salary) return { values }
  if (!isOfAnother(message, payment)) return { values }
  const { payment: _, ...rest } = values
  const said = {
    en: `other instalments ${formatMoney(payment.value, 'en', payment.currency)} a month`,
    ar: `أقساط أخرى ${formatMoney(payment.value, 'ar', payment.currency)} شهريًا`,
  }
  return {
    values: { ...rest, debts: [payment, ...debts] },
    saidAs: { payment: said, ...(debts[0]?.value === 0 && { debts: none }) },
  }
}

const none = { en: 'no other debts', ar: 'لا ديون أخرى' }

const isOfAnother = (
  { text, concepts, clauses }: Message,
  { mention }: NonNullable<LoanValues['payment']>,
): boolean =>
  ALREADY.test(text.slice(Math.max(0, mention.start - REACH), mention.start)) ||
  concepts.some(
    (match) =>
      match.concept === 'debts' &&
      match.start >= mention.end &&
      clauses.isClose(mention, match, WITHIN),
  )
