import type { Bilingual } from '@wakeel/contract'
import { roundToFils } from '../fils.ts'
import { headsPaid, isForEach } from '../heads-paid.ts'
import { formatMoney, formatPercent, joinedByAnd } from '../reading/format.ts'
import type { Period } from '../reading/periods.ts'
import { durationIn } from '../reading/quantity.ts'
import type { TimeUnit } from '../reading/units.ts'
import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { messageOf } from '../understanding/going-on.ts'
import type { Concept } from '../understanding/lexicon.ts'
import type { ConceptMatch } from '../understanding/match-concepts.ts'
import type { Mention } from '../understanding/mentions.ts'
import type { Interpretation } from '../understanding/read-frame.ts'
import { sayValue } from '../understanding/say.ts'
import { inThousands, thousandsOf } from '../understanding/thousands.ts'
import { areAlternatives, changed, changedByEach, changesOf, type Variant } from './changes.ts'
import { costsOf, incomeOf, isHired, isPerHeadOfNobody, partsOf } from './costs.ts'
import type { RunwayInput } from './forecast.ts'
import { runwayFrame } from './frame.ts'
import { fromMonth, saidFrom } from './from-month.ts'
import { grown, growthsSaid, isDecline, isEveryMonth, stepsOf } from './growing.ts'
import { monthBeside, ofOneMonth, onceIn } from './in-a-month.ts'
import { lineChanges } from './line-changes.ts'
import { changeBy, costsOfAll } from './missing.ts'
import { isPaidOut, isReceived } from './once.ts'
import { linesSaid, supposedLine } from './same-line.ts'
import { isOnce, scaled, scalingsOf } from './scaled.ts'
import { startIn } from './start.ts'
import { supposedCosts } from './supposed-costs.ts'
import type { Amount, RunwayValues } from './values.ts'
import { isYesNo } from './yes-no.ts'

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
  { message, ask, told: all }: { message: Message; ask: Ask; told: readonly Message[] },
): Interpretation<RunwayInput> {
  const ownOf = (mention: Mention) => messageOf(all, mention)
  const assumed: Bilingual[] = []
  const amountOf = (amount: Amount) => {
    const scale = scaleOf(ownOf(amount.mention), amount)
    if (scale > 1) assumed.push(inThousands(amount.mention.written, amount.value * scale))
    return amount.value * scale
  }
  const monthly = (amount: Amount | undefined) =>
    amount && roundToFils(amountOf(amount) * PER_MONTH[amount.period ?? 'month'])
  const { ofMonth, others } = ofOneMonth(values.costs ?? [], message, ask.today)
  const { costs: told, supposed } = supposedCosts(others, message)
  const { costs: everyMonth, was, becomes, open: unknown } = supposedLine(told, message)
  if (unknown) return { missing: [changeBy(unknown.written)] }
  const { lines, part } = partsOf(everyMonth, message)
  const hired = lines.find(({ mention }) => isHired(message, mention))
  const { cash } = values
  const incomeFrom =
    values.income && fromMonth(ownOf(values.income.mention), values.income.mention, ask.today)
  // Beside a net burn, and where an income is asked for, it is not told apart.
  const isIncomeLater = incomeFrom !== undefined && values.burn === undefined && goal !== 'income'
  const income = values.income
  const isGross =
    values.burn !== undefined && GROSS.test(message.text.slice(values.burn.mention.end))
  const burn = isGross ? undefined : values.burn
  const isPaid =
    values.raised !== undefined && isPaidOut(ownOf(values.raised.mention), values.raised.mention)
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
  const costs = costsOf(
    { ...values, costs: isGross && values.burn ? [...counted, values.burn] : counted },
    message,
    monthly,
  )
  const burned = goal === 'burn' ? undefined : monthly(burn)
  const isNet = burned !== undefined && (costs === undefined || namesAny(message, ['netOfIncome']))
  const start = isIncomeLater ? undefined : startIn(message.text, ask.today)
  const isInMonth = (amount: Amount) =>
    monthBeside(ownOf(amount.mention), amount.mention, ask.today) !== undefined
  // Beside a net burn, what comes in is counted already but for what comes once: "in February a late customer pays 60,000".
  const isLate = isNet && income !== undefined && !income.period && isInMonth(income)
  const broughtIn = [...(raised ? [raised] : []), ...(isLate ? [income] : [])]
  const once = [
    ...onceIn(message, ask.today, broughtIn, (amount) => amountOf(amount)),
    ...onceIn(
      message,
      ask.today,
      [...(spentOnce ? [spentOnce] : []), ...ofMonth],
      (amount) => (isReceived(message, amount.mention) ? 1 : -1) * amountOf(amount),
    ),
  ]
  const input: RunwayInput = {
    find: goal as RunwayInput['find'],
    unit: unitAsked(message),
    isYesNo: goal === 'target' && isYesNo(message.text),
    monthlyCosts: (isNet ? burned : costs) ?? 0,
    monthlyIncome: isNet
      ? 0
      : incomeOf(isIncomeLater ? { ...values, income: undefined } : values, message, monthly),
    ...(isIncomeLater && {
      later: [{ from: incomeFrom, amount: incomeOf({ income }, message, monthly) }],
    }),
    incomeGrowth: 0,
    costGrowth: 0,
    ...stepsOf(values, ownOf, (amount) => monthly(amount) ?? 0),
    ...(start && { start }),
    ...(once.length > 0 && { once }),
    isNetBurn: isNet,
    currency:
      [cash, burn, income, values.given, ...(values.costs ?? [])].find((one) => one?.currency)
        ?.currency ?? 'AED',
    ...(cash && { cash: amountOf(cash) }),
    ...(goal !== 'runway' && monthsAimedFor(values, ask.today)),
  }
  const { gained, ...rest } = thought
  const notSteps = gained?.filter(({ mention }) => !isEveryMonth(ownOf(mention), mention))
  const { amounts, open } = changesOf(
    { ...rest, ...(notSteps && { gained: notSteps }) },
    message,
    (amount) => (monthly(amount) ?? 0) * headsPaid(message, amount.mention),
    counted,
  )
  if (open) return { missing: [changeBy(open.written)] }
  const byLine = lineChanges(counted, values.growth ?? [], message, (line) => monthly(line) ?? 0)
  const less =
    supposed && costs !== undefined
      ? costs - (monthly(supposed) ?? 0)
      : (monthly(was) ?? 0) - (monthly(becomes) ?? 0)
  const changes = {
    ...amounts,
    saved: amounts.saved + byLine.saved + Math.max(0, less),
    added: amounts.added + byLine.added + Math.max(0, -less),
    raised: raised && !isInMonth(raised) ? amountOf(raised) : 0,
    spent: spentOnce && !isInMonth(spentOnce) ? amountOf(spentOnce) : 0,
  }
  const variants = areAlternatives(thought, message)
    ? changedByEach(input, changes)
    : changed(input, changes)
  const growths = (values.growth ?? []).filter((growth) => !byLine.growths.includes(growth))
  const declines = (mention: Mention) => isDecline(ownOf(mention), mention)
  const each = scaled(variants, scalingsOf(withoutWords(message, byLine.words), growths, declines))
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
        ownOf,
      ),
    )
  const [only] = each
  const said = {
    assumed,
    saidAs: {
      ...inThousandsSaid(values, message),
      ...(input.later?.[0] && {
        income: saidFrom(
          runwayFrame.slots.income.name,
          input.later[0].amount,
          input.later[0].from,
          input.currency,
        ),
      }),
      ...(isPaid && values.raised && { raised: paidOnce(amountOf(values.raised), input.currency) }),
      ...(growths.length > 0
        ? { growth: growthsSaid(growths, ownOf) }
        : byLine.growths.length > 0 && { growth: ofOneLine(byLine.growths) }),
      ...linesSaid(thought, { was, becomes, lines: counted }, message, input.currency),
      ...(byLine.saved > 0 && !amounts.saved && { saved: lessCosts(byLine.saved, input.currency) }),
    },
  }
  return each.length === 1 && only
    ? { input: only.input, ...said }
    : { each: each.map(({ input, titles }) => ({ input, title: joined(titles) })), ...said }
}

const withoutWords = (message: Message, words: readonly ConceptMatch[]): Message => ({
  ...message,
  concepts: message.concepts.filter((match) => !words.includes(match)),
})

const ofOneLine = (growths: NonNullable<RunwayValues['growth']>): Bilingual => {
  const said = (language: 'en' | 'ar') =>
    joinedByAnd(
      growths.map(({ value }) => formatPercent(value, language, 4)),
      language,
    )
  return {
    en: `change of one of the costs ${said('en')}`,
    ar: `تغيّر أحد بنود التكاليف ${said('ar')}`,
  }
}

const paidOnce = (amount: number, currency: string): Bilingual => ({
  en: `paid once ${formatMoney(amount, 'en', currency)}`,
  ar: `يُدفع مرة واحدة ${formatMoney(amount, 'ar', currency)}`,
})

const lessCosts = (amount: number, currency: string): Bilingual => ({
  en: `costs less by ${formatMoney(amount, 'en', currency)}`,
  ar: `خفض التكاليف ${formatMoney(amount, 'ar', currency)}`,
})

/** "Burn 95k gross" */
const GROSS =
  /^(?: (?:a|per|each|every) month| monthly)? \(?(?:gross|before (?:income|revenue|sales))(?!\p{L})/iu

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

/** "150 members, each pays 200": of what each pays no thousands are left out. */
const LEAST_EACH = 50
const scaleOf = (message: Message, { value, mention }: Amount): number =>
  value >= LEAST_EACH && isForEach(message, mention) ? 1 : thousandsOf(message, mention)

/** The amounts of a slot as they are meant, where one leaves its thousands out. */
function inThousandsSaid(values: RunwayValues, message: Message): Record<string, Bilingual> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const slot = runwayFrame.slots[name as keyof typeof runwayFrame.slots]
      const list = [value].flat().filter((one) => one !== undefined)
      const meant = list.map((one) => ({
        ...one,
        ...('value' in one && { value: one.value * scaleOf(message, one as Amount) }),
      }))
      const isScaled = meant.some(
        (one, at) => 'value' in one && one.value !== (list[at] as Amount).value,
      )
      if (slot.kind !== 'money' || !isScaled) return []
      const said = (language: 'en' | 'ar') =>
        `${slot.name[language]} ${joinedByAnd(
          meant.map((one) => sayValue(slot, one, language)),
          language,
        )}`
      return [[name, { en: said('en'), ar: said('ar') }]]
    }),
  )
}
