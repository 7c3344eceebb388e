import { DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import type { CorporateTaxInput } from '../corporate-tax.ts'
import { type CostLine, costLineNames, costLines } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { figures, unclaimed } from '../reading/figures.ts'
import { periodOf } from '../reading/periods.ts'
import type { Quantity } from '../reading/quantities.ts'
import { mentions } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'

const fields = {
  profit: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'taxable income',
      'taxable profit',
      'net profit',
      'profit',
      'net income',
      'net earning',
      'ebit',
      'دخل خاضع للضريبة',
      'الدخل الخاضع',
      'صافي الربح',
      'صافي الأرباح',
      'صافي ربح',
      'صافي الدخل',
      'ربح',
      'أرباح',
      'ربحنا',
      'ربحت',
      'نربح',
    ],
  },
  // Profit when nothing is to be taken off, else revenue.
  income: {
    kind: 'money',
    labelledOnly: true,
    labels: ['income', 'made', 'make', 'making', 'earning', 'earned', 'earn', 'took in', 'دخل', 'حققت', 'حققنا', 'نكسب', 'كسبت', 'كسبنا'],
  },
  bare: { kind: 'money' },
  loss: {
    kind: 'money',
    labelledOnly: true,
    labels: ['loss of', 'net loss', 'made a loss', 'lost', 'loss', 'خسارة', 'خسرنا', 'خسرت', 'خسائر'],
  },
  carried: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'loss brought forward',
      'losses brought forward',
      'carried forward losses',
      'loss carried forward',
      'tax loss',
      'previous loss',
      'prior year loss',
      'loss from last year',
      'losses from last year',
      'past loss',
      'earlier loss',
      'خسائر مرحلة',
      'الخسائر المرحلة',
      'خسائر سابقة',
      'خسائر ضريبية',
      'خسارة مرحلة',
      'خسارة سابقة',
      'خسائر السنوات السابقة',
      'خسائر العام الماضي',
    ],
  },
  revenue: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'revenue',
      'turnover',
      'sale',
      'sales',
      'gross income',
      'total income',
      'billing',
      'إيرادات',
      'إيراد',
      'مبيعات',
      'دخل إجمالي',
      'إجمالي الدخل',
      'عوائد',
      'رقم الأعمال',
    ],
  },
  margin: { kind: 'percent', labelledOnly: true, labels: ['margin', 'profit margin', 'net margin', 'هامش', 'هامش ربح', 'هامش الربح'] },
  ...costLines,
} as const

/** The year's figures of a company in an ordinary sentence; profit directly, or revenue with what is to be taken off. */
export function readCorporateTax(text: string): Reading<CorporateTaxInput> {
  const found = figures(text, fields)
  const named = Object.values(found)
  const isMonthly = named.some((figure) => periodOf(text, figure) === 'month')
  const converted = named.some((figure) => 'currency' in figure && figure.currency === 'USD')
  if (named.some((figure) => 'currency' in figure && figure.currency && !['AED', 'USD'].includes(figure.currency as string)))
    return { missing: [missing.dirhams] }
  const amount = (figure: { value: number; currency?: string; start: number; end: number } | undefined) => {
    if (!figure) return undefined
    const yearly = isMonthly && periodOf(text, figure) !== 'year' ? figure.value * 12 : figure.value
    return roundToFils(figure.currency === 'USD' ? yearly * DIRHAMS_PER_DOLLAR : yearly)
  }

  const lines: readonly CostLine[] = found.totalCosts ? ['totalCosts'] : costLineNames.filter((name) => found[name])
  const expenses = lines.length > 0 ? lines.reduce((sum, name) => sum + (amount(found[name]) ?? 0), 0) : undefined
  const revenue = amount(found.revenue ?? (expenses === undefined || found.profit ? undefined : (found.income ?? found.bare)))
  const unknown = unclaimed(
    text,
    found.profit || found.revenue || found.income || found.loss ? { ...found, bare: undefined } : found,
  ).filter((quantity) => 'value' in quantity && isAmount(quantity, lines.includes('totalCosts')))
  if (unknown.length > 0) return { missing: [missing.meaning(unknown.map(({ start, end }) => text.slice(start, end).trim()).join(', '))] }
  const margin = found.margin && revenue !== undefined ? roundToFils((revenue * found.margin.value) / 100) : undefined
  const profit = amount(found.profit ?? found.income ?? found.bare)
  const loss = amount(found.loss)
  const taxableIncome =
    revenue !== undefined && expenses !== undefined
      ? roundToFils(revenue - expenses)
      : (margin ?? profit ?? (loss === undefined ? undefined : -loss))
  if (taxableIncome === undefined)
    return { missing: revenue === undefined ? (expenses === undefined ? [missing.profit] : [missing.revenue]) : [missing.expenses] }
  const isFreeZone = mentions(text, [
    'free zone',
    'freezone',
    'DMCC',
    'JAFZA',
    'DIFC',
    'ADGM',
    'منطقة حرة',
    'المنطقة الحرة',
    'المناطق الحرة',
  ])
  const isNaturalPerson = mentions(text, [
    'freelancer',
    'freelance',
    'sole proprietor',
    'sole establishment',
    'self-employed',
    'individual',
    'natural person',
    'عمل حر',
    'مستقل',
    'مؤسسة فردية',
    'شخص طبيعي',
  ])
  return {
    input: {
      taxableIncome,
      ...(revenue === undefined ? {} : { revenue }),
      ...(expenses === undefined ? {} : { expenses }),
      ...(found.carried ? { lossesBroughtForward: amount(found.carried) as number } : {}),
      ...(isMonthly ? { isMonthly } : {}),
      ...(converted ? { convertedFrom: 'USD' as const } : {}),
      ...(isFreeZone ? { isFreeZone } : {}),
      ...(isNaturalPerson ? { isNaturalPerson } : {}),
    },
  }
}

/** An amount that changes the result if it is overlooked; not a count, and not one of the law's own thresholds. */
function isAmount(quantity: Quantity, totalIsKnown: boolean): boolean {
  if (quantity.kind !== 'money' && quantity.kind !== 'number') return false
  return !totalIsKnown && Math.abs(quantity.value) >= 1000 && quantity.value !== 375_000 && quantity.value !== 3_000_000
}

const missing = {
  profit: {
    name: { en: 'the profit of the year, or revenue and expenses', ar: 'ربح السنة، أو الإيرادات والمصروفات' },
    example: {
      en: '"profit AED 500,000" or "revenue 2,000,000 and expenses 1,500,000"',
      ar: '«الربح 500,000 درهم» أو «الإيرادات 2,000,000 والمصروفات 1,500,000»',
    },
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
  meaning: (amounts: string): Missing => ({
    name: { en: `what these amounts are: ${amounts}`, ar: `ماذا تمثل هذه المبالغ: ${amounts}` },
    example: {
      en: '"revenue 2,000,000, salaries 600,000, other costs 40,000"',
      ar: '«الإيرادات 2,000,000 والرواتب 600,000 ومصروفات أخرى 40,000»',
    },
  }),
  dirhams: {
    name: { en: 'the amounts in dirhams (the law taxes in AED)', ar: 'المبالغ بالدرهم (القانون يحتسب الضريبة بالدرهم)' },
    example: { en: '"profit AED 500,000"', ar: '«الربح 500,000 درهم»' },
  },
} as const
