import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { formatMoney } from '../reading/format.ts'
import type { Period } from '../reading/periods.ts'
import { durationIn } from '../reading/quantity.ts'
import type { TimeUnit } from '../reading/units.ts'
import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { thousandsOf } from '../understanding/thousands.ts'
import { areAlternatives, changed, changedByEach, changesOf, type Variant } from './changes.ts'
import { costsOf, isHired, isPerHeadOfNobody, partsOf } from './costs.ts'
import type { RunwayInput } from './forecast.ts'
import { grown, isDecline, isEveryMonth, stepsOf } from './growing.ts'
import { headsPaid } from './heads-paid.ts'
import { monthBeside, ofOneMonth, onceIn } from './in-a-month.ts'
import { changeBy, costsOfAll } from './missing.ts'
import { isOnce, scaled, scalingsOf } from './scaled.ts'
import { startIn } from './start.ts'
import { supposedCosts } from './supposed-costs.ts'
import type { Amount, RunwayValues } from './values.ts'

const PER_MONTH: Record<Period, number> = {
  day: 365 / 12,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
}

/** The forecasts that a message asks for: as things are, and with what would change. */
export function interpretRunway(
  values: RunwayValues,
  goal: string,
  { message, ask }: { message: Message; ask: Ask },
): Interpretation<RunwayInput> {
  const assumed: Bilingual[] = []
  const amountOf = (amount: Amount) => {
    const scale = thousandsOf(message, amount.mention)
    if (scale > 1) assumed.push(inThousands(amount.mention.written, amount.value * scale))
    return amount.value * scale
  }
  const monthly = (amount: Amount | undefined) =>
    amount && roundToFils(amountOf(amount) * PER_MONTH[amount.period ?? 'month'])
  const { ofMonth, others } = ofOneMonth(values.costs ?? [], message, ask.today)
  const { costs: everyMonth, supposed } = supposedCosts(others, message)
  const { lines, part } = partsOf(everyMonth, message)
  const hired = lines.find(({ mention }) => isHired(message, mention))
  const { cash, income, burn } = values
  const isPaid = values.raised !== undefined && isPaidOut(message, values.raised.mention)
  // "My partner puts in 10,000 a month" is income.
  const regular = !isPaid && values.raised?.period ? [values.raised] : []
  const raised = isPaid || regular.length > 0 ? undefined : values.raised
  const spentOnce = isPaid ? values.raised : values.spentOnce
  const thought = {
    ...values,
    hired: values.hired ?? (hired && [hired]),
    gained: regular.length > 0 ? [...(values.gained ?? []), ...regular] : values.gained,
    saved: values.saved ?? (part && namesAny(message, ['leaving']) ? [part] : undefined),
  } as RunwayValues
  if (isPerHeadOfNobody(message, values)) return { missing: [costsOfAll] }
  const counted = lines.length > 1 ? lines.filter((line) => line !== hired) : lines
  const costs = costsOf({ ...values, costs: counted }, message, monthly)
  const burned = goal === 'burn' ? undefined : monthly(burn)
  const isNet = burned !== undefined && (costs === undefined || namesAny(message, ['netOfIncome']))
  const start = startIn(message.text, ask.today)
  const isInMonth = (amount: Amount) =>
    monthBeside(message, amount.mention, ask.today) !== undefined
  // Beside a net burn, what comes in is counted already but for what comes once: "in February a late customer pays 60,000".
  const isLate = isNet && income !== undefined && !income.period && isInMonth(income)
  const broughtIn = [...(raised ? [raised] : []), ...(isLate ? [income] : [])]
  const once = [
    ...onceIn(message, ask.today, broughtIn, (amount) => amountOf(amount)),
    ...onceIn(
      message,
      ask.today,
      [...(spentOnce ? [spentOnce] : []), ...ofMonth],
      (amount) => -amountOf(amount),
    ),
  ]
  const input: RunwayInput = {
    find: goal as RunwayInput['find'],
    unit: unitAsked(message),
    isYesNo: goal === 'target' && namesAny(message, ['isIt']),
    monthlyCosts: (isNet ? burned : costs) ?? 0,
    monthlyIncome: isNet ? 0 : (monthly(income) ?? 0),
    incomeGrowth: 0,
    costGrowth: 0,
    ...stepsOf(values, message, (amount) => monthly(amount) ?? 0),
    ...(start && { start }),
    ...(once.length > 0 && { once }),
    isNetBurn: isNet,
    currency:
      [cash, burn, income, ...(values.costs ?? [])].find((one) => one?.currency)?.currency ?? 'AED',
    ...(cash && { cash: amountOf(cash) }),
    ...(goal !== 'runway' && monthsAimedFor(values, ask.today)),
  }
  const { gained, ...rest } = thought
  const notSteps = gained?.filter(({ mention }) => !isEveryMonth(message, mention))
  const { amounts, open } = changesOf(
    { ...rest, ...(notSteps && { gained: notSteps }) },
    message,
    (amount) => (monthly(amount) ?? 0) * headsPaid(message, amount.mention),
  )
  if (open) return { missing: [changeBy(open.written)] }
  const less = supposed && costs !== undefined ? costs - (monthly(supposed) ?? 0) : 0
  const changes = {
    ...amounts,
    saved: amounts.saved + Math.max(0, less),
    added: amounts.added + Math.max(0, -less),
    raised: raised && !isInMonth(raised) ? amountOf(raised) : 0,
    spent: spentOnce && !isInMonth(spentOnce) ? amountOf(spentOnce) : 0,
  }
  const variants = areAlternatives(thought, message)
    ? changedByEach(input, changes)
    : changed(input, changes)
  const growths = values.growth ?? []
  const declines = (mention: Mention) => isDecline(message, mention)
  const each = scaled(variants, scalingsOf(message, growths, declines))
    .flatMap((one) =>
      netOrGross(
        one,
        isNet && !isLate && !namesAny(message, ['netOfIncome']) ? monthly(income) : undefined,
      ),
    )
    .flatMap((one) =>
      grown(
        one,
        growths.filter((growth) => !isOnce(message, growth)),
        message,
      ),
    )
  const [only] = each
  return each.length === 1 && only
    ? { input: only.input, assumed }
    : { each: each.map(({ input, titles }) => ({ input, title: joined(titles) })), assumed }
}

/** "We pay 60,000 once" brings no cash. */
const isPaidOut = ({ concepts, clauses }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'cost' || match.concept === 'instalment') &&
      match.end <= mention.start &&
      clauses.isClose(match, mention, 1),
  )

const joined = (titles: readonly Bilingual[]): Bilingual => ({
  en: titles.map(({ en }) => en).join(', '),
  ar: titles.map(({ ar }) => ar).join('، '),
})

/** "24 months", "by the end of June 2027": the forecast begins with the next month. */
function monthsAimedFor({ span, until }: RunwayValues, today: string): { targetMonths?: number } {
  if (span) return { targetMonths: durationIn('month', span.parts) }
  if (!until) return {}
  const [last, now] = [until.date, today].map((date) => {
    const [year = 0, month = 0] = date.split('-').map(Number)
    return year * 12 + month
  }) as [number, number]
  return { targetMonths: Math.max(1, last - now) }
}

function unitAsked(message: Message): RunwayInput['unit'] {
  const units = { inWeeks: 'week', inDays: 'day', inYears: 'year' } as const satisfies Partial<
    Record<Concept, TimeUnit>
  >
  for (const [concept, unit] of Object.entries(units))
    if (namesAny(message, [concept as Concept])) return unit
  return 'month'
}

/** Whether a burn has the income in it is not always said. */
function netOrGross(variant: Variant, income: number | undefined): Variant[] {
  if (!income || variant.input.find === 'burn') return [variant]
  return [
    {
      input: variant.input,
      titles: [
        ...variant.titles,
        { en: 'The burn is net of the income', ar: 'خُصم الدخل من الإنفاق' },
      ],
    },
    {
      input: { ...variant.input, isNetBurn: false, monthlyIncome: income },
      titles: [...variant.titles, { en: 'The income comes on top', ar: 'الدخل غير مخصوم' }],
    },
  ]
}

const inThousands = (written: string, value: number): Bilingual => ({
  en: `${written} is ${formatMoney(value, 'en')}`,
  ar: `${written} تعني ${formatMoney(value, 'ar')}`,
})
