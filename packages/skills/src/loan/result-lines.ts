import type { Language } from '@wakeel/contract'
import { formatMoney, formatMonth, formatPercent } from '../reading/format.ts'
import { formatMonths } from '../reading/format-duration.ts'
import { LONGEST_HOME } from './longest-term.ts'
import type { Loan } from './plan.ts'

// What an answer says of a loan in a sentence each, beside its table.

const MONTHS_OF_YEAR = 12

/** The rate that a payment comes to, as both kinds of rate are quoted. */
export function rateLine(
  { annualRate, totalInterest, principal, months }: Loan,
  language: Language,
): string {
  const rate = formatPercent(annualRate, language, 2)
  const flatRate = (totalInterest / principal / months) * MONTHS_OF_YEAR * 100
  const flat = formatPercent(flatRate, language, 2)
  return language === 'en'
    ? `**Interest rate: about ${rate} a year on the reducing balance**, the same as a flat rate of about ${flat}`
    : `**نسبة الفائدة: نحو ${rate} سنويًا على الرصيد المتناقص**، أي ما يعادل فائدة ثابتة على كامل المبلغ بنحو ${flat}`
}

export function endLine({ paidFrom, paidUntil }: Loan, language: Language): string[] {
  if (!paidFrom || !paidUntil) return []
  const [first, last] = [paidFrom, paidUntil].map((month) => formatMonth(month, language))
  return [
    language === 'en'
      ? `**The last payment is in ${last}** if the first is in ${first}.`
      : `**آخر قسط في ${last}** إذا كان القسط الأول في ${first}.`,
  ]
}

/** More than the law lets a home loan run. */
export function tooLongLine({ months }: Loan, language: Language): string[] {
  if (months <= LONGEST_HOME) return []
  return [
    language === 'en'
      ? '**Not for a home in the UAE:** home loans run at most 25 years there (Central Bank mortgage regulation 31/2013).'
      : '**غير مسموح لشراء مسكن في الإمارات:** أقصى مدة للتمويل العقاري 25 سنة (نظام القروض العقارية للمصرف المركزي 31/2013).',
  ]
}

/** With the down payment the loan reaches a price, or a price takes a down payment. */
export function affordedLine(
  { find, price, downPayment, downNeeded, currency }: Loan,
  language: Language,
): string[] {
  if (downNeeded !== undefined) return [neededLine(downNeeded, currency, language)]
  if (find !== 'amount' || price === undefined || !downPayment) return []
  const [most, down] = [price, downPayment].map((amount) => formatMoney(amount, language, currency))
  return [
    language === 'en'
      ? `**With your ${down} down, the most you can buy for is about ${most}.**`
      : `**مع دفعتك الأولى ${down} يصل أعلى سعر يمكنك الشراء به إلى نحو ${most}.**`,
  ]
}

/** How far the payment that somebody names is from this one. */
export function quotedLine(
  { quoted, payment, currency, isEnoughAsked }: Loan,
  language: Language,
): string[] {
  if (quoted === undefined) return []
  const named = formatMoney(quoted, language, currency)
  const gap = formatMoney(Math.abs(quoted - payment), language, currency)
  const isSame = Math.abs(quoted - payment) < 1
  if (isEnoughAsked) return [enoughLine(quoted >= payment - 1, named, gap, language)]
  if (language === 'en')
    return [
      isSame
        ? `**${named} a month is right.**`
        : `**${named} a month is ${gap} too ${quoted < payment ? 'little' : 'much'}** for these figures.`,
    ]
  return [
    isSame
      ? `**قسط ${named} صحيح.**`
      : `**قسط ${named} ${quoted < payment ? 'أقل' : 'أكثر'} من ذلك بمقدار ${gap}** بهذه الأرقام.`,
  ]
}

function enoughLine(isEnough: boolean, named: string, gap: string, language: Language): string {
  if (language === 'en')
    return isEnough
      ? `**Yes, ${named} a month is enough**, ${gap} more than it takes.`
      : `**No, ${named} a month is not enough**, ${gap} less than it takes.`
  return isEnough
    ? `**نعم، قسط ${named} يكفي**، وهو أكثر من اللازم بمقدار ${gap}.`
    : `**لا، قسط ${named} لا يكفي**، وهو أقل من اللازم بمقدار ${gap}.`
}

function neededLine(needed: number, currency: string, language: Language): string {
  const amount = formatMoney(Math.max(0, needed), language, currency)
  if (language === 'en')
    return needed > 0
      ? `**For this price you need at least ${amount} down.**`
      : '**For this price no down payment is needed to keep to that payment.**'
  return needed > 0
    ? `**لهذا السعر تحتاج إلى دفعة أولى لا تقل عن ${amount}.**`
    : '**لهذا السعر لا يلزم دفع شيء مقدمًا للبقاء ضمن هذا القسط.**'
}

/** The income of which the payment may take a share. */
export function incomeLine(
  { income, otherInstalments, currency }: Loan,
  language: Language,
): string[] {
  if (!income) return []
  const least = formatMoney(income.least, language, currency)
  const share = formatPercent(income.share * 100, language, 2)
  return [
    language === 'en'
      ? `**It takes an income of at least ${least} a month**, so that the payment${otherInstalments ? ' with your other instalments' : ''} is no more than ${share} of it.`
      : `**يلزم دخل لا يقل عن ${least} شهريًا**، كي لا يتجاوز القسط${otherInstalments ? ' مع أقساطك الأخرى' : ''} ${share} منه.`,
  ]
}

export function owedLine({ owed, currency }: Loan, language: Language): string[] {
  if (!owed) return []
  const balance = formatMoney(owed.balance, language, currency)
  const paid = formatMonths(owed.months, language)
  return [
    language === 'en'
      ? `**Still owed after ${paid}: ${balance}**`
      : `**الباقي من أصل القرض بعد ${paid}: ${balance}**`,
  ]
}

export function extraLine({ extra, currency, months }: Loan, language: Language): string[] {
  if (!extra) return []
  const saved = formatMoney(extra.interestSaved, language, currency)
  const payment = formatMoney(extra.payment, language, currency)
  const sooner = formatMonths(months - extra.months, language)
  const last = extra.paidUntil && formatMonth(extra.paidUntil, language)
  return language === 'en'
    ? [
        `**With ${payment} extra a month** the loan is paid back in ${formatMonths(extra.months, 'en')} instead of ${formatMonths(months, 'en')} and saves ${saved} of interest: ${sooner} sooner${last ? `, with the last payment in ${last} if the first is next month` : ''}.`,
      ]
    : [
        `**مع ${payment} إضافية شهريًا** يُسدَّد القرض خلال ${formatMonths(extra.months, 'ar')} بدلًا من ${formatMonths(months, 'ar')} وتوفّر ${saved} من الفائدة، أي أبكر بمدة ${sooner}${last ? `، وآخر قسط في ${last} إذا كان الأول في الشهر القادم` : ''}.`,
      ]
}
