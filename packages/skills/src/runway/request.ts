import { type CostLine, costLineNames, costLines } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { type Field, figures, unclaimed } from '../reading/figures.ts'
import { periodOf } from '../reading/periods.ts'
import { durationIn, type Quantity, quantities } from '../reading/quantities.ts'
import { findPhrases, mentions, type Span } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'
import type { RunwayInput } from './forecast.ts'

const incomeWords = [
  'revenue',
  'income',
  'sale',
  'earn',
  'make',
  'mrr',
  'receipts',
  'coming in',
  'comes in',
  'inflow',
  'collect',
  'bring in',
  'bringing in',
  'get',
  'receive',
  'إيرادات',
  'إيراد',
  'دخل',
  'مبيعات',
  'نكسب',
  'تدخل',
  'يدخل',
  'تحصيل',
  'نحقق',
  'نستلم',
  'الدخل',
]
const burnWords = [
  'burn',
  'net burn',
  'burn rate',
  'burning',
  'lose',
  'losing',
  'حرق',
  'معدل الحرق',
  'نحرق',
  'صافي الحرق',
  'صافي الإنفاق',
  'نخسر',
  'أخسر',
]

const fields = {
  cash: {
    kind: 'money',
    labels: [
      'cash',
      'bank',
      'in the bank',
      'balance',
      'bank balance',
      'have',
      'saving',
      'raised',
      'reserve',
      'funding',
      'cash balance',
      'starting cash',
      'نقد',
      'النقد',
      'رصيد',
      'البنك',
      'لدينا',
      'عندنا',
      'معنا',
      'سيولة',
      'لدي',
      'عندي',
      'نملك',
      'مدخرات',
      'في الحساب',
      'الصندوق',
    ],
  },
  income: { kind: 'money', labelledOnly: true, labels: incomeWords },
  burn: { kind: 'money', labelledOnly: true, labels: burnWords },
  ...costLines,
  costs: {
    ...costLines.costs,
    labels: [
      ...costLines.costs.labels,
      'gross burn',
      'pay out',
      'going out',
      'outflow',
      'goes out',
      'تخرج',
      'يخرج',
      'مدفوعات',
    ],
  },
} as const satisfies Record<string, Field>

/** Cash, what comes in and what goes out each month, how they grow and how long it should last. */
export function readRunway(text: string): Reading<RunwayInput> {
  const found = figures(text, fields)
  const monthly = (figure: (Span & { value: number }) | undefined) =>
    figure ? roundToFils(figure.value * perMonth(text, figure)) : undefined
  const lines: readonly CostLine[] = found.totalCosts
    ? ['totalCosts']
    : costLineNames.filter((name) => found[name])
  const costs =
    lines.length > 0 ? lines.reduce((sum, name) => sum + (monthly(found[name]) ?? 0), 0) : undefined
  const burn = monthly(found.burn)
  // Net burn already has the income in it.
  const isNetBurn =
    burn !== undefined &&
    (costs === undefined || mentions(text, ['net burn', 'صافي الحرق', 'صافي الإنفاق']))
  const growth = growths(text)

  const missing: Missing[] = []
  if (!found.cash) missing.push(names.cash)
  if (costs === undefined && burn === undefined) missing.push(names.costs)
  if (isNetBurn && found.income && !mentions(text, ['net burn', 'صافي الحرق', 'صافي الإنفاق']))
    missing.push(names.net)
  if (PER_HEAD.test(text)) missing.push(names.costs)
  // "3 months of costs are 90k"
  if (/\bmonths(?:'|’)? (?:of |worth of )?(?:costs|expenses|spend|payroll)/i.test(text))
    missing.push(names.costs)
  if (growth === 'unclear') missing.push(names.growth)
  if (missing.length > 0 || growth === 'unclear') return { missing }
  const unknown = unclaimed(text, found).filter(
    (quantity) => isAmount(quantity) && !lines.includes('totalCosts'),
  )
  if (unknown.length > 0)
    return {
      missing: [
        names.meaning(unknown.map(({ start, end }) => text.slice(start, end).trim()).join(', ')),
      ],
    }

  const duration = quantities(text).find((quantity) => quantity.kind === 'duration')
  const wantsTarget = mentions(text, [
    'need',
    'raise',
    'target',
    'want',
    'reach',
    'cut',
    'extend',
    'goal',
    'نحتاج',
    'أحتاج',
    'هدف',
    'جمع',
    'نريد',
    'أريد',
    'نصل',
    'تمديد',
    'خفض',
  ])
  return {
    input: {
      cash: found.cash?.value as number,
      monthlyCosts: (isNetBurn ? burn : costs) as number,
      monthlyIncome: isNetBurn ? 0 : (monthly(found.income) ?? 0),
      incomeGrowth: isNetBurn ? 0 : growth.income,
      costGrowth: growth.costs,
      isNetBurn,
      currency: found.cash?.currency ?? found.costs?.currency ?? found.burn?.currency ?? 'AED',
      ...(duration?.kind === 'duration' && wantsTarget
        ? { targetMonths: durationIn('month', duration.parts) }
        : {}),
    },
  }
}

/** "10 employees at 15k each" */
const PER_HEAD =
  /\beach\b(?! (?:month|year|quarter|week|day))|\bper (?:employee|person|head|developer|engineer)\b|لكل (?:موظف|شخص|عامل)|للموظف/i

function perMonth(text: string, figure: Span): number {
  const period = periodOf(text, figure)
  return period === 'year'
    ? 1 / 12
    : period === 'quarter'
      ? 1 / 3
      : period === 'week'
        ? 52 / 12
        : period === 'day'
          ? 365 / 12
          : 1
}

const isAmount = (quantity: Quantity) =>
  (quantity.kind === 'money' || quantity.kind === 'number') && Math.abs(quantity.value) >= 100

/** Each percentage belongs to what is named nearest before it, costs or income; its period must be said. */
function growths(text: string): { income: number; costs: number } | 'unclear' {
  const incomes = findPhrases(text, incomeWords)
  const costs = findPhrases(text, [
    ...costLineNames.flatMap((name) => costLines[name].labels),
    ...burnWords,
  ])
  const growth = { income: 0, costs: 0 }
  for (const quantity of quantities(text)) {
    if (quantity.kind !== 'percent') continue
    const period = periodOf(text, quantity)
    if (period !== 'month' && period !== 'year') return 'unclear'
    const nearest = (spans: readonly Span[]) =>
      Math.min(
        ...spans.map(({ end, start }) =>
          end <= quantity.start ? quantity.start - end : 30 + start - quantity.end,
        ),
      )
    const subject = nearest(costs) < nearest(incomes) ? 'costs' : 'income'
    const clause = text
      .slice(Math.max(0, quantity.start - 40), quantity.start)
      .split(/[,،.;؛\n]| and | و(?=\S)/)
      .at(-1) as string
    const sign = mentions(clause, [
      'fall',
      'drop',
      'decline',
      'shrink',
      'decrease',
      'down',
      'less',
      'cut',
      'reduce',
      'تنخفض',
      'ينخفض',
      'تتراجع',
      'يتراجع',
      'تقل',
      'انخفاض',
      'تراجع',
    ])
      ? -1
      : 1
    const percent = sign * quantity.value
    growth[subject] =
      period === 'month'
        ? percent
        : Number((((1 + percent / 100) ** (1 / 12) - 1) * 100).toPrecision(10))
  }
  return growth
}

const names = {
  net: {
    name: {
      en: 'whether the burn already has the income taken off',
      ar: 'هل خُصم الدخل من هذا الإنفاق',
    },
    example: {
      en: '"net burn 50,000" or "costs 50,000 and revenue 20,000"',
      ar: '«صافي الإنفاق 50,000» أو «التكاليف 50,000 والإيرادات 20,000»',
    },
  },
  cash: {
    name: { en: 'the cash at hand', ar: 'النقد المتاح' },
    example: { en: '"AED 600,000 in the bank"', ar: '«600,000 درهم في البنك»' },
  },
  costs: {
    name: {
      en: 'the monthly costs or the monthly burn',
      ar: 'التكاليف الشهرية أو صافي الإنفاق الشهري',
    },
    example: {
      en: '"costs 75,000 a month" or "burn 50,000 a month"',
      ar: '«التكاليف 75,000 شهريًا» أو «صافي الإنفاق 50,000 شهريًا»',
    },
  },
  growth: {
    name: { en: 'whether the growth is per month or per year', ar: 'هل النمو شهري أم سنوي' },
    example: { en: '"revenue grows 5% a month"', ar: '«تنمو الإيرادات 5% شهريًا»' },
  },
  meaning: (amounts: string): Missing => ({
    name: { en: `what these amounts are: ${amounts}`, ar: `ماذا تمثل هذه المبالغ: ${amounts}` },
    example: {
      en: '"cash 600,000, revenue 20,000 and costs 75,000 a month"',
      ar: '«النقد 600,000 والإيرادات 20,000 والتكاليف 75,000 شهريًا»',
    },
  }),
} as const
