import { type Bilingual, DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import { countedLines } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { headsPaid } from '../heads-paid.ts'
import { latinDigits } from '../reading/arabic.ts'
import type { Period } from '../reading/periods.ts'
import { durationIn } from '../reading/quantity.ts'
import { words } from '../reading/words.ts'
import type { Ask, Missing } from '../skill.ts'
import { isBeside, type Message, namesAny } from '../understanding/affinity.ts'
import { messageOf } from '../understanding/going-on.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { equalParts } from '../understanding/shares.ts'
import { inThousands, thousandsOf } from '../understanding/thousands.ts'
import { asItIs } from '../what-if.ts'
import { usualPeriod, withMonths } from './each-month.ts'
import type { CorporateTaxInput } from './estimate.ts'
import { corporateTaxFrame } from './frame.ts'
import { asksForAllLosses, claimsNil, isSaidEarlier, withLeftToTax } from './losses-asked.ts'
import { isOfPart } from './part-of-year.ts'
import {
  above,
  costsSaid,
  earlierLoss,
  earlierLosses,
  earlierTax,
  forEachMonth,
  taxableIncome,
} from './said.ts'
import { withSupposed } from './same-but.ts'
import { supposedOf } from './supposed.ts'
import {
  asked,
  asksForRelief,
  isAtLeast,
  isOfLastYear,
  profitLeftOf,
  withBounds,
  withSales,
} from './told.ts'
import type { Amount, Income, TaxValues } from './values.ts'

/** A year's profit, directly or as revenue with what is to be taken off. */
export function interpretCorporateTax(
  told: TaxValues,
  goal: string,
  {
    message,
    ask,
    told: all,
  }: { message: Message; ask: Pick<Ask, 'today' | 'earlier'>; told: readonly Message[] },
): Interpretation<CorporateTaxInput> {
  const profitTaxed = goal === 'profit' && profitLeftOf(told, message)
  if (profitTaxed) {
    const reading = interpretCorporateTax(
      { ...told, left: undefined, profit: profitTaxed },
      'tax',
      { message, ask, told: all },
    )
    return 'missing' in reading ? reading : { ...reading, takenFor: { left: 'profit' } }
  }
  const { values: plain, taxedOn, saidAs } = withLeftToTax(told)
  const values = [withBounds, withSupposed, withMonths, withSales].reduce<TaxValues>(
    (so, take) => take(so, message),
    plain,
  )
  const { span, left, carried, loss } = values
  const isPaidEarlier = goal === 'tax' && isOfLastYear(values.stated, message)
  const stated = isPaidEarlier ? undefined : values.stated
  const named = Object.values(values)
    .flat()
    .filter((value) => value !== undefined && 'value' in value) as Amount[]
  const currencies = new Set(named.flatMap(({ currency }) => currency ?? []))
  if ([...currencies].some((currency) => currency !== 'AED' && currency !== 'USD'))
    return { missing: [missing.dirhams] }
  const isShort = span?.parts.month !== undefined && durationIn('month', span.parts) < 11.9
  if (isShort || isOfPart(message)) return { missing: [missing.wholeYear] }
  const usual = usualPeriod(named, message, values.revenue ?? values.earned)
  const mostMonthly = Math.max(
    ...named.map(({ period, value, mention }) =>
      period === 'month' ? value * thousandsOf(message, mention) : 0,
    ),
  )
  const assumed: Bilingual[] = []
  let isMonthly = false
  const countedFor = new Map<number, Period>()
  const perYear = (amount: Amount | undefined) => {
    if (!amount) return undefined
    const own = messageOf(all, amount.mention)
    const scale = thousandsOf(own, amount.mention)
    if (scale > 1) assumed.push(inThousands(amount.mention.written, amount.value * scale))
    const isOfYear =
      isBeside(own, 'wholeYear', amount.mention) || isBeside(own, 'extraCash', amount.mention)
    const isLarge =
      mostMonthly > 0 && usual === 'month' && amount.value * scale > mostMonthly * MONTHS_APART
    const period = amount.period ?? (isOfYear || isLarge ? 'year' : usual)
    if (period === 'month' && !amount.period) assumed.push(forEachMonth(amount.mention.written))
    isMonthly ||= period === 'month'
    countedFor.set(amount.mention.start, period)
    const times = YEARLY[period]
    const value = amount.value * scale * times
    return roundToFils(amount.currency === 'USD' ? value * DIRHAMS_PER_DOLLAR : value)
  }
  const known =
    goal === 'profit'
      ? unknownIncome(perYear(values.revenue))
      : incomeOf(values, message, perYear, (ask.earlier?.length ?? 0) > 0)
  if ('missing' in known) return known
  const supposed = supposedOf(values, known, message, perYear)
  const parts = equalParts(message)
  const isAbove = values.revenue !== undefined && isAtLeast(message, values.revenue)
  const isEarlier = !carried && loss !== undefined && known.taxableIncome > 0
  const isSaid = isEarlier && isSaidEarlier(loss, message, ask.today)
  if (isEarlier && !isSaid && loss.value > 0) assumed.push(earlierLoss)
  const before = carried ?? (isEarlier ? loss : undefined)
  // Losses that are carried forward are a sum, whatever the rest is for.
  const earlier = perYear(before && { ...before, period: before.period ?? 'year' })
  const isTaxable = isAdjusted(message, values.profit)
  const inputWith = (income: Income): CorporateTaxInput => ({
    ...income,
    ...(goal === 'profit' && { find: 'profit' as const }),
    ...(goal === 'tax' && asked(message, earlier !== undefined)),
    ...(stated ? { statedTax: stated.value } : claimsNil(message) && { statedTax: 0 }),
    ...(taxedOn !== undefined && earlier !== undefined && { taxedOn }),
    ...(earlier !== undefined && asksForAllLosses(message) && { asksAllLosses: true }),
    ...(left && { leftAfterTax: left.value }),
    ...(values.earlierRevenue && { earlierRevenue: perYear(values.earlierRevenue) }),
    ...(isAbove && { isRevenueAbove: true }),
    ...(asksForRelief(message) && { asksRelief: true }),
    ...(earlier !== undefined && { lossesBroughtForward: earlier }),
    ...periodEndOf(values, message),
    ...(parts !== undefined && { parts }),
    ...(isMonthly && { isMonthly }),
    ...(isTaxable && { isTaxableTold: true }),
    ...(currencies.has('USD') && { convertedFrom: 'USD' as const }),
    ...(all.some((one) => namesAny(one, ['freeZone'])) && { isFreeZone: true }),
    ...(all.some((one) => namesAny(one, ['naturalPerson'])) && { isNaturalPerson: true }),
  })
  const said = {
    ...saidAs,
    ...costsSaid(plain.costs, countedFor, message),
    ...(isPaidEarlier && { stated: earlierTax(values.stated?.value ?? 0) }),
    ...(isTaxable && { profit: taxableIncome(values.profit?.value ?? 0) }),
    ...(isAbove && { revenue: above(values.revenue?.value ?? 0) }),
    ...(isSaid && { loss: earlierLosses(earlier ?? 0) }),
  }
  const beside = {
    assumed,
    saidAs: said,
    // Of how many years a company is says nothing of its profit.
    ...(isLong(span) && span && { unused: [span.mention] }),
    takenFor: {
      ...(isTakenForRevenue(values, message) && { profit: 'revenue' }),
      ...(plain.revenueDown && !values.revenueDown && { revenueDown: 'revenue' }),
      ...(plain.revenueUp && !values.revenueUp && { revenueUp: 'revenue' }),
      ...(isProfitEarned(values, message) && { earned: 'profit' }),
    },
  }
  if (!supposed) return { input: inputWith(known), ...beside }
  return {
    each: [
      { input: inputWith(known), title: asItIs },
      { input: inputWith(supposed.income), title: supposed.title },
    ],
    assumed,
  }
}

/** Beside "38,000 a month" an amount more than so many times as large is for the year. */
const MONTHS_APART = 10
const MONTHS_OF_YEAR = 12.1
const YEARLY: Record<Period, number> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 }

/** The last day that is named, or the end of a year of the future: "for 2027". */
function periodEndOf({ yearEnd = [] }: TaxValues, { text }: Message): { periodEnd?: string } {
  const named = yearEnd.map(({ date }) => date).toSorted()
  const year = /(?<!\d)20[2-9]\d(?!\d)/.exec(latinDigits(text))?.[0]
  const end = named.at(-1) ?? (year && `${year}-12-31`)
  return end ? { periodEnd: end } : {}
}

const unknownIncome = (revenue: number | undefined): Income => ({
  taxableIncome: 0,
  ...(revenue !== undefined && { revenue }),
})

/** Taxable income from revenue and costs where both are known, else from what is called profit or loss. */
function incomeOf(
  values: TaxValues,
  message: Message,
  perYear: (amount: Amount | undefined) => number | undefined,
  isFollowUp: boolean,
): Income | { missing: readonly Missing[] } {
  const { profit, margin, earned } = values
  const lines = countedLines(values.costs ?? [], message)
  const sum = (some: readonly Amount[]) =>
    some.reduce((total, line) => total + (perYear(line) ?? 0) * headsPaid(message, line.mention), 0)
  const expenses = lines.length > 0 ? sum(lines) : undefined
  const beforeCosts = perYear(values.beforeCosts)
  if (beforeCosts !== undefined && !profit) {
    // Gross profit already has the cost of sales taken off.
    const later = lines.filter(({ mention }) => !isBeside(message, 'costOfSales', mention))
    return later.length > 0
      ? { taxableIncome: roundToFils(beforeCosts - sum(later)) }
      : { missing: [missing.expenses] }
  }
  const half = roundToFils(sum(values.entertainment ?? []) / 2)
  const added = sum(values.notDeductible ?? []) + half + sum(values.fines ?? [])
  const isNamed = profit !== undefined && isBeside(message, 'profit', profit.mention)
  const isProfitNamed = profit !== undefined && namesAny(message, ['profit'])
  const revenue = perYear(
    values.revenue ?? (expenses === undefined || isProfitNamed ? undefined : (earned ?? profit)),
  )
  const known = {
    ...(revenue === undefined ? {} : { revenue }),
    ...(expenses === undefined ? {} : { expenses }),
    ...(added > 0 && { notDeductible: added }),
  }
  // "Pay 200k in bonuses, so profit is 900k": a profit that is told has its costs taken off.
  const isProfitTold = isNamed && values.revenue !== undefined
  if (revenue !== undefined && expenses !== undefined && !isProfitTold) {
    // In a list they stand beside the costs, otherwise they are a part of them.
    const isListed = lines.length > 1 && !namesAny(message, ['ofWhich', 'totalCost'])
    const all = roundToFils(expenses + (isListed ? half : 0))
    return {
      taxableIncome: roundToFils(revenue - all + (isListed ? 0 : added)),
      ...known,
      expenses: all,
    }
  }
  if (margin && revenue !== undefined)
    return { taxableIncome: roundToFils((revenue * margin.value) / 100), ...known }
  const amount = perYear(profit ?? earned)
  if (amount !== undefined && (isFollowUp || isAbout(message)))
    return {
      taxableIncome: roundToFils(amount + (isAdjusted(message, profit) ? 0 : added)),
      ...(revenue === undefined ? {} : { revenue }),
      ...(added > 0 && !isAdjusted(message, profit) && { notDeductible: added }),
    }
  const loss = perYear(values.loss)
  if (loss !== undefined) return { taxableIncome: -loss, ...known }
  if (revenue !== undefined) return { missing: [missing.expenses] }
  return { missing: [expenses === undefined ? corporateTaxFrame.slots.profit : missing.revenue] }
}

const SHORT_REQUEST = 4

/** An amount without a name is the profit when tax is asked about, or hardly anything else is said. */
const isAbout = (message: Message): boolean =>
  (!namesAny(message, ['otherTax']) || namesAny(message, ['notDeductible'])) &&
  (namesAny(message, [...corporateTaxFrame.topics, 'earned']) ||
    words(message.text).length <= SHORT_REQUEST)

/** What comes in where costs are named beside it, though it is not called so. */
const isTakenForRevenue = (values: TaxValues, message: Message): boolean =>
  values.profit !== undefined &&
  values.revenue === undefined &&
  values.costs !== undefined &&
  !namesAny(message, ['profit'])

/** "We made 310,000 profit": it is called both. */
const isProfitEarned = ({ earned, profit }: TaxValues, message: Message): boolean =>
  earned !== undefined && profit === undefined && isBeside(message, 'profit', earned.mention)

/** "Taxable income" is what the law makes of the profit. */
const isAdjusted = ({ text }: Message, profit: Amount | undefined): boolean =>
  profit !== undefined &&
  /(?:taxable (?:income|profit)|الدخل الخاضع(?: للضريبة)?|دخل خاضع(?: للضريبة)?)[^\d.?!؟\n]{0,24}$/iu.test(
    text.slice(0, profit.mention.start),
  )

const isLong = (span: TaxValues['span']): boolean =>
  span !== undefined && durationIn('month', span.parts) > MONTHS_OF_YEAR

const missing = {
  wholeYear: {
    name: {
      en: 'the profit of the whole year (the 0% band is per tax period of 12 months)',
      ar: 'ربح السنة كاملة (شريحة 0% للفترة الضريبية أي 12 شهرًا)',
    },
    example: { en: '"profit of the year AED 800,000"', ar: '«ربح السنة 800,000 درهم»' },
  },
  expenses: {
    name: {
      en: 'the expenses or the profit of the year (tax is on profit, not on revenue)',
      ar: 'مصروفات السنة أو ربحها (الضريبة على الربح لا على الإيرادات)',
    },
    example: { en: '"expenses AED 1,500,000"', ar: '«المصروفات 1,500,000 درهم»' },
  },
  revenue: {
    name: { en: 'the revenue of the year', ar: 'إيرادات السنة' },
    example: { en: '"revenue AED 2,000,000"', ar: '«الإيرادات 2,000,000 درهم»' },
  },
  dirhams: {
    name: {
      en: 'the amounts in dirhams (the law taxes in AED)',
      ar: 'المبالغ بالدرهم (القانون يحتسب الضريبة بالدرهم)',
    },
    example: { en: '"profit AED 500,000"', ar: '«الربح 500,000 درهم»' },
  },
} as const
