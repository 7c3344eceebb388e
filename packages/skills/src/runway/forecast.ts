import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { addMonths } from '../calendar/day.ts'
import { roundToFils } from '../fils.ts'
import { SkillRefusal } from '../skill.ts'

export const RunwayInput = z.object({
  find: z
    .enum(['runway', 'target', 'balance', 'costs', 'cash', 'income', 'burn'])
    .default('runway')
    .describe(
      'What is asked for: how long the cash lasts, what a target takes, the cash after targetMonths, or what costs, cash, income or burn there may be',
    ),
  unit: z
    .enum(['day', 'week', 'month', 'year'])
    .default('month')
    .describe('What the runway is to be counted in'),
  isYesNo: z.boolean().default(false).describe('The person asks whether the cash is enough'),
  cash: z.number().optional().describe('Cash at hand today; left out when it is asked for'),
  monthlyCosts: z
    .number()
    .default(0)
    .describe('Money out per month; the net burn when only that is known'),
  monthlyIncome: z.number().default(0).describe('Money in per month'),
  incomeGrowth: z
    .number()
    .default(0)
    .describe('Change of the income in per cent per month, 5 for 5%'),
  costGrowth: z.number().default(0).describe('Change of the costs in per cent per month'),
  incomeStep: z.number().optional().describe('By how much the income changes from month to month'),
  costStep: z.number().optional().describe('By how much the costs change from month to month'),
  once: z
    .array(
      z.object({
        month: z.string().describe('2027-02'),
        amount: z.number().describe('Comes in that month; below zero goes out'),
      }),
    )
    .optional()
    .describe('What comes in or goes out once, in a certain month'),
  later: z
    .array(
      z.object({
        from: z.string().describe('2027-03'),
        amount: z.number().describe('Comes in every month from then on; below zero goes out'),
      }),
    )
    .optional()
    .describe('What comes in or goes out every month, but only from a certain month on'),
  start: z
    .string()
    .optional()
    .describe('The first month that is counted, 2027-03, if not the next'),
  targetMonths: z.number().optional().describe('How many months the cash is to last'),
  isNetBurn: z
    .boolean()
    .default(false)
    .describe('monthlyCosts is the net burn, income already taken off'),
  currency: z.string().default('AED'),
})
export type RunwayInput = z.infer<typeof RunwayInput>

interface RunwayMonth {
  /** `2026-12` */
  month: string
  income: number
  costs: number
  /** Cash at the end of the month. */
  cash: number
}

export interface Runway extends RunwayInput {
  cash: number
  /** The amount that was asked for, when it was not how long the cash lasts. */
  answer?: number
  /** Costs less income of the first month; below zero when more comes in than goes out. */
  burn: number
  /** How long the cash lasts; absent when it does not run out within ten years. */
  months?: number
  runsOutIn?: string
  /** The first month in which at least as much comes in as goes out, when the first does not. */
  breaksEvenIn?: string
  lowest: RunwayMonth
  rows: RunwayMonth[]
  target?: {
    months: number
    extraCash: number
    monthlySaving: number
    /** The last of its months, and the cash at its end. */
    until: string
    left: number
  }
}

/** So large that rounding to fils changes nothing of what is worked out per unit of it. */
const UNIT_COST = 1e6
const TEN_YEARS = 120
const LONGEST_TABLE = 24
const USUAL_TABLE = 12

export function forecastRunway(given: RunwayInput, now: string): Runway {
  const today = given.start ? `${monthAfter(`${given.start}-01`, -1)}-01` : now
  const { answer, ...input } = solved(given, today)
  const { cash, monthlyCosts, monthlyIncome, incomeGrowth, costGrowth, targetMonths } = input
  if ([cash, monthlyCosts, monthlyIncome].some((amount) => amount < 0 || amount > 1e12))
    throw new SkillRefusal(refusals.amount)
  if ([incomeGrowth, costGrowth].some((growth) => growth < -100 || growth > 100))
    throw new SkillRefusal(refusals.growth)
  if (targetMonths !== undefined && !(targetMonths >= 1 && targetMonths <= TEN_YEARS))
    throw new SkillRefusal(refusals.target)

  const months = simulate(input, today)
  const outAt = months.findIndex((month) => month.cash < 0.005)
  const out = months[outAt]
  const before = outAt > 0 ? (months[outAt - 1]?.cash ?? cash) : cash
  const burnThen = out ? out.costs - out.income : 0
  const evenAt = months.findIndex(({ income, costs }) => income >= costs)
  const lasts = out && burnThen > 0 ? outAt + before / burnThen : out ? 0 : undefined
  const shown = out
    ? Math.min(outAt + 1, LONGEST_TABLE)
    : Math.min(Math.max(USUAL_TABLE, evenAt + 1), LONGEST_TABLE)
  const untilOut = out ? months.slice(0, outAt + 1) : months
  return {
    ...input,
    ...(answer !== undefined && { answer }),
    burn: roundToFils(monthlyCosts - monthlyIncome),
    ...(lasts === undefined || !out
      ? {}
      : { months: Number(lasts.toFixed(1)), runsOutIn: out.month }),
    ...(evenAt > 0 && (outAt < 0 || evenAt < outAt)
      ? { breaksEvenIn: (months[evenAt] as RunwayMonth).month }
      : {}),
    lowest: untilOut.reduce((lowest, month) => (month.cash < lowest.cash ? month : lowest)),
    rows: months.slice(0, Math.max(shown, Math.min(targetMonths ?? 0, LONGEST_TABLE))),
    ...(targetMonths === undefined || !['target', 'runway'].includes(input.find)
      ? {}
      : { target: toReach(months.slice(0, Math.ceil(targetMonths)), targetMonths) }),
  }
}

type Planned = RunwayInput & { cash: number }

/** The plan with the amount that was asked for in it. */
function solved(input: RunwayInput, today: string): Planned & { answer?: number } {
  const { find, monthlyCosts, monthlyIncome, targetMonths = 0 } = input
  const cash = input.cash ?? 0
  const plan = { ...input, cash }
  const until = (change: Partial<Planned>) =>
    simulate({ ...plan, ...change }, today).slice(0, Math.max(1, Math.ceil(targetMonths)))
  if (find === 'income' && input.cash !== undefined && targetMonths > 0) {
    const short = until({ monthlyIncome: 0 })
    const earned = until({ cash: 0, monthlyCosts: 0, monthlyIncome: UNIT_COST })
    const least = Math.max(
      0,
      ...short.map(
        (month, index) => (-month.cash * UNIT_COST) / (earned[index]?.cash ?? UNIT_COST),
      ),
    )
    const answer = Math.ceil(least * 100 - 1e-6) / 100
    return { ...plan, monthlyIncome: answer, answer }
  }
  if (find === 'income') return { ...plan, answer: monthlyCosts }
  if (find === 'burn') return { ...plan, answer: roundToFils(monthlyCosts - monthlyIncome) }
  if (find === 'balance') return { ...plan, answer: until({}).at(-1)?.cash ?? cash }
  if (find === 'cash') {
    const needed = Math.max(0, ...until({ cash: 0 }).map((month) => -month.cash))
    return { ...plan, cash: needed, answer: needed }
  }
  if (find !== 'costs') return plan
  const funds = until({ monthlyCosts: 0 })
  const spent = until({ cash: 0, monthlyIncome: 0, monthlyCosts: UNIT_COST })
  const most = Math.min(
    ...funds.map((month, index) => (month.cash * UNIT_COST) / -(spent[index]?.cash ?? -UNIT_COST)),
  )
  const answer = Math.floor(most * 100 + 1e-6) / 100
  return { ...plan, monthlyCosts: answer, answer }
}

/** Month 1 is the next calendar month, with the income and costs as given; growth starts in month 2. */
function simulate(
  {
    cash,
    monthlyIncome,
    monthlyCosts,
    incomeGrowth,
    costGrowth,
    incomeStep = 0,
    costStep = 0,
    once = [],
    later = [],
  }: Planned,
  today: string,
): RunwayMonth[] {
  const months: RunwayMonth[] = []
  let balance = cash
  for (let index = 0; index < TEN_YEARS; index += 1) {
    const income = Math.max(
      0,
      monthlyIncome * (1 + incomeGrowth / 100) ** index + incomeStep * index,
    )
    const costs = Math.max(0, monthlyCosts * (1 + costGrowth / 100) ** index + costStep * index)
    const month = monthAfter(today, index + 1)
    const amounts = [
      ...once.filter((one) => one.month === month),
      ...later.filter(({ from }) => from <= month),
    ].map(({ amount }) => amount)
    const gained = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
    const spent = amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0)
    balance += income + gained - costs - spent
    months.push({
      month,
      income: roundToFils(income + gained),
      costs: roundToFils(costs + spent),
      cash: roundToFils(balance),
    })
  }
  return months
}

/** What keeps the cash from falling below zero before the target: more of it now, or the same saving every month. */
function toReach(months: readonly RunwayMonth[], target: number): NonNullable<Runway['target']> {
  const extraCash = Math.max(0, ...months.map(({ cash }) => -cash))
  const monthlySaving = Math.max(0, ...months.map(({ cash }, index) => -cash / (index + 1)))
  const { month: until, cash: left } = months.at(-1) as RunwayMonth
  return {
    months: target,
    until,
    left,
    extraCash: roundToFils(extraCash),
    monthlySaving: Math.ceil(monthlySaving * 100 - 1e-6) / 100,
  }
}

const monthAfter = (day: string, count: number): string => addMonths(day, count).slice(0, 7)

const refusals = {
  amount: {
    en: 'Cash, income and costs cannot be below zero.',
    ar: 'لا يمكن أن يكون النقد أو الدخل أو التكاليف أقل من صفر.',
  },
  growth: {
    en: 'Growth must be between -100% and 100% a month.',
    ar: 'يجب أن يكون النمو بين -100% و100% شهريًا.',
  },
  target: {
    en: 'The target must be between 1 and 120 months.',
    ar: 'يجب أن يكون الهدف بين شهر واحد و120 شهرًا.',
  },
} satisfies Record<string, Bilingual>
