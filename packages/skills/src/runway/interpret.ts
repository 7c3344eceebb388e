import type { Bilingual } from '@wakeel/contract'
import { countedLines } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { formatMoney, formatPercent } from '../reading/format.ts'
import type { Period } from '../reading/periods.ts'
import { durationIn } from '../reading/quantities.ts'
import type { TimeUnit } from '../reading/units.ts'
import type { Ask, Missing } from '../skill.ts'
import { isBeside, type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { thousandsOf } from '../understanding/thousands.ts'
import { areAlternatives, changed, changedByEach, changesOf, type Variant } from './changes.ts'
import type { RunwayInput } from './forecast.ts'
import type { runwayFrame } from './frame.ts'
import { isOnce, namedBefore, scaled, scalingsOf } from './scaled.ts'
import { startIn } from './start.ts'

type RunwayValues = Values<typeof runwayFrame.slots>
type Amount = NonNullable<RunwayValues['income']>

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
  const { lines, part } = partsOf(values.costs ?? [], message)
  const hired = lines.find(({ mention }) => isHired(message, mention))
  const { cash, income, burn, raised } = values
  const thought = {
    ...values,
    hired: values.hired ?? (hired && [hired]),
    saved: values.saved ?? (part && namesAny(message, ['leaving']) ? [part] : undefined),
  } as RunwayValues
  if (isPerHeadOfNobody(message, values)) return { missing: [costsOfAll] }
  const counted = lines.length > 1 ? lines.filter((line) => line !== hired) : lines
  const costs = costsOf({ ...values, costs: counted }, message, monthly)
  const burned = goal === 'burn' ? undefined : monthly(burn)
  const isNet = burned !== undefined && (costs === undefined || namesAny(message, ['netOfIncome']))
  const start = startIn(message.text, ask.today)
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
    isNetBurn: isNet,
    currency:
      [cash, burn, income, ...(values.costs ?? [])].find((one) => one?.currency)?.currency ?? 'AED',
    ...(cash && { cash: amountOf(cash) }),
    ...(goal !== 'runway' && monthsAimedFor(values, ask.today)),
  }
  const { gained, ...others } = thought
  const once = gained?.filter(({ mention }) => !isEveryMonth(message, mention))
  const { amounts, open } = changesOf(
    { ...others, ...(once && { gained: once }) },
    message,
    (amount) => monthly(amount) ?? 0,
  )
  if (open) return { missing: [changeBy(open.written)] }
  const changes = {
    ...amounts,
    raised: raised ? amountOf(raised) : 0,
    spent: values.spentOnce ? amountOf(values.spentOnce) : 0,
  }
  const variants = areAlternatives(thought, message)
    ? changedByEach(input, changes)
    : changed(input, changes)
  const growths = values.growth ?? []
  const declines = (mention: Mention) => isDecline(message, mention)
  const each = scaled(variants, scalingsOf(message, growths, declines))
    .flatMap((one) =>
      netOrGross(one, isNet && !namesAny(message, ['netOfIncome']) ? monthly(income) : undefined),
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

/** "Up by 5,000 every month", and not once. */
const EVERY_MONTH =
  /^\s*(?:(?:aed|dhs?|dirhams?|درهم[اً]?)\s{1,3})?(?:(?:more|extra|زيادة)\s{1,3})?(?:each|every|كل)\s{1,3}(?:month|شهر)/iu
const isEveryMonth = ({ text }: Message, { end }: Mention): boolean =>
  EVERY_MONTH.test(text.slice(end))

/** What is added from month to month to the income or the costs. */
function stepsOf(
  { step, gained = [] }: RunwayValues,
  message: Message,
  monthly: (amount: Amount) => number,
): { incomeStep?: number; costStep?: number } {
  const income = gained.find(({ mention }) => isEveryMonth(message, mention))
  if (income) return { incomeStep: monthly(income) }
  if (!step) return {}
  const by = (isDecline(message, step.mention) ? -1 : 1) * monthly(step)
  return namedBefore(message, step.mention) === 'costs' ? { costStep: by } : { incomeStep: by }
}

const joined = (titles: readonly Bilingual[]): Bilingual => ({
  en: titles.map(({ en }) => en).join(', '),
  ar: titles.map(({ ar }) => ar).join('، '),
})

/** The lines added up, unless one of them is called their total; so many times the amount for one of several people. */
function costsOf(
  { costs = [] }: RunwayValues,
  message: Message,
  monthly: (amount: Amount) => number | undefined,
): number | undefined {
  if (costs.length === 0) return undefined
  return countedLines(costs, message).reduce(
    (sum, line) =>
      sum + (monthly(line) ?? 0) * (isForEach(message, line.mention) ? (heads(message) ?? 1) : 1),
    0,
  )
}

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

/** "40,000, of which 11,000 is rent": the rent is counted already. */
function partsOf(
  costs: readonly Amount[],
  { concepts, clauses }: Message,
): { lines: readonly Amount[]; part?: Amount } {
  const part = costs.find(({ mention }) =>
    concepts.some(
      (match) =>
        match.concept === 'ofWhich' &&
        match.end <= mention.start &&
        clauses.isClose(match, mention, 2),
    ),
  )
  return part && costs.length > 1
    ? { lines: costs.filter((line) => line !== part), part }
    : { lines: costs }
}

/** "Hiring a developer who costs 17,000" */
const HIRED_WITHIN = 6
const isHired = ({ concepts, clauses, mentions }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      match.concept === 'hiring' &&
      match.end <= mention.start &&
      clauses.isClose(match, mention, HIRED_WITHIN) &&
      !mentions.some(({ start, end }) => start >= match.end && end <= mention.start),
  )

const isForEach = (message: Message, mention: Mention) => isBeside(message, 'each', mention)

/** "10 employees at 15k each" */
const heads = (message: Message): number | undefined =>
  message.mentions.flatMap((mention) =>
    mention.kind === 'number' && mention.value < 1000 && isBeside(message, 'counted', mention)
      ? [mention.value]
      : [],
  )[0]

const isPerHeadOfNobody = (message: Message, { costs = [] }: RunwayValues) =>
  heads(message) === undefined && costs.some(({ mention }) => isForEach(message, mention))

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

/** Each percentage belongs to what is named nearest before it. A growth without a period is answered for a month and a year. */
function grown(
  variant: Variant,
  growths: NonNullable<RunwayValues['growth']>,
  message: Message,
): Variant[] {
  if (variant.input.isNetBurn && growths.length === 0) return [variant]
  const isOpen = growths.some(({ period }) => period !== 'month' && period !== 'year')
  const periods: readonly Period[] = isOpen ? ['month', 'year'] : ['month']
  return periods.map((open) => {
    const input = { ...variant.input }
    for (const growth of growths) {
      const percent = (isDecline(message, growth.mention) ? -1 : 1) * growth.value
      const rate = (growth.period ?? open) === 'year' ? ofYear(percent) : percent
      if (namedBefore(message, growth.mention) === 'costs') input.costGrowth = rate
      else if (!input.isNetBurn) input.incomeGrowth = rate
    }
    const said = growths[0] ? formatPercent(growths[0].value, 'en', 4) : ''
    const title =
      open === 'month'
        ? { en: `${said} a month`, ar: `${said} شهريًا` }
        : { en: `${said} a year`, ar: `${said} سنويًا` }
    return { input, titles: isOpen ? [...variant.titles, title] : variant.titles }
  })
}

const ofYear = (percent: number) =>
  Number((((1 + percent / 100) ** (1 / 12) - 1) * 100).toPrecision(10))

const DECLINE_WITHIN = 2
const isDecline = ({ concepts, clauses }: Message, mention: Mention): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'decline' || match.concept === 'reduction') &&
      clauses.isClose(match, mention, DECLINE_WITHIN),
  )

const inThousands = (written: string, value: number): Bilingual => ({
  en: `${written} is ${formatMoney(value, 'en')}`,
  ar: `${written} تعني ${formatMoney(value, 'ar')}`,
})

const changeBy = (written: string): Missing => ({
  name: {
    en: `by how much it changes, as it is to come to ${written}`,
    ar: `مقدار التغيّر، لأنه سيصل إلى ${written}`,
  },
  example: { en: '"rent down by 4,000"', ar: '«الإيجار أقل بـ4,000»' },
})
const costsOfAll: Missing = {
  name: { en: 'monthly costs of all of them', ar: 'التكاليف الشهرية للجميع' },
  example: { en: '"costs 75,000 a month"', ar: '«التكاليف 75,000 شهريًا»' },
}
