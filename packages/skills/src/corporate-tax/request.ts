import { DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import { type CostLine, costLineNames } from '../cost-lines.ts'
import { roundToFils } from '../fils.ts'
import { foldArabic } from '../reading/arabic.ts'
import { figures, unclaimed } from '../reading/figures.ts'
import { periodOf } from '../reading/periods.ts'
import { durationIn, type Quantity, quantities } from '../reading/quantities.ts'
import { mentions, type Span, words } from '../reading/words.ts'
import type { Missing, Reading } from '../skill.ts'
import type { CorporateTaxInput } from './estimate.ts'
import {
  fields,
  freeZoneWords,
  naturalPersonWords,
  otherTaxWords,
  type TaxFigures,
  taxWords,
} from './vocabulary.ts'

type Amount = Span & { value: number; currency?: string }

/** The year's figures of a company in an ordinary sentence; profit directly, or revenue with what is to be taken off. */
export function readCorporateTax(text: string): Reading<CorporateTaxInput> {
  const read: TaxFigures = figures(text, fields)
  const found = { ...read, bare: isProfitLikely(text) ? read.bare : undefined }
  const named = Object.values(found).filter((figure) => figure !== undefined)
  const currencies = new Set(
    named.map((figure) => ('currency' in figure && figure.currency) || 'AED'),
  )
  if ([...currencies].some((currency) => currency !== 'AED' && currency !== 'USD'))
    return { missing: [missing.dirhams] }
  if (named.some((figure) => periodOf(text, figure) === 'quarter') || isPartOfYear(text))
    return { missing: [missing.wholeYear] }

  const isMonthly = named.some((figure) => periodOf(text, figure) === 'month')
  const perYear = (figure: Amount | undefined) => {
    if (!figure) return undefined
    const year = isMonthly && periodOf(text, figure) !== 'year' ? figure.value * 12 : figure.value
    return roundToFils(figure.currency === 'USD' ? year * DIRHAMS_PER_DOLLAR : year)
  }
  const lines: readonly CostLine[] = found.totalCosts
    ? ['totalCosts']
    : costLineNames.filter((name) => found[name])
  if (found.loss && (found.profit ?? found.income))
    return { missing: [missing.meaning(text.slice(found.loss.start, found.loss.end).trim())] }
  const nameless = openAmounts(text, found, found.totalCosts !== undefined)
  if (nameless) return { missing: [missing.meaning(nameless)] }
  const isNaturalPerson = mentions(text, naturalPersonWords)
  const result = incomeOf(found, lines, perYear)
  if ('missing' in result) return result
  const carried = perYear(found.carried)
  return {
    input: {
      ...result,
      ...(carried === undefined ? {} : { lossesBroughtForward: carried }),
      ...(isMonthly ? { isMonthly } : {}),
      ...(currencies.has('USD') ? { convertedFrom: 'USD' as const } : {}),
      ...(mentions(text, freeZoneWords) ? { isFreeZone: true } : {}),
      ...(isNaturalPerson ? { isNaturalPerson } : {}),
    },
  }
}

type Income = Pick<CorporateTaxInput, 'taxableIncome' | 'revenue' | 'expenses'>

/** Taxable income from revenue and costs where both are known, else from what is called profit or loss. */
function incomeOf(
  found: TaxFigures,
  lines: readonly CostLine[],
  perYear: (figure: Amount | undefined) => number | undefined,
): Income | { missing: Missing[] } {
  const sum = (names: readonly CostLine[]) =>
    names.reduce((total, name) => total + (perYear(found[name]) ?? 0), 0)
  const expenses = lines.length > 0 ? sum(lines) : undefined
  const beforeCosts = perYear(found.beforeCosts)
  if (beforeCosts !== undefined && !found.profit) {
    // Gross profit already has the cost of sales taken off.
    const later = lines.filter((name) => name !== 'costOfSales')
    return later.length > 0
      ? { taxableIncome: roundToFils(beforeCosts - sum(later)) }
      : { missing: [missing.expenses] }
  }
  const revenue = perYear(
    found.revenue ??
      (expenses === undefined || found.profit ? undefined : (found.income ?? found.bare)),
  )
  const known = {
    ...(revenue === undefined ? {} : { revenue }),
    ...(expenses === undefined ? {} : { expenses }),
  }
  if (revenue !== undefined && expenses !== undefined)
    return { taxableIncome: roundToFils(revenue - expenses), ...known }
  if (found.margin && revenue !== undefined)
    return { taxableIncome: roundToFils((revenue * found.margin.value) / 100), ...known }
  const profit = perYear(found.profit ?? found.income ?? found.bare)
  if (profit !== undefined) return { taxableIncome: profit, ...known }
  const loss = perYear(found.loss)
  if (loss !== undefined) return { taxableIncome: -loss, ...known }
  if (revenue !== undefined) return { missing: [missing.expenses] }
  return { missing: [expenses === undefined ? missing.profit : missing.revenue] }
}

const PART_OF_YEAR =
  /\bq[1-4]\b|half[- ]year|(?:first|second) (?:half|quarter)|الربع (?:الاول|الثاني|الثالث|الرابع)|النصف (?:الاول|الثاني)/
const isPartOfYear = (text: string) =>
  PART_OF_YEAR.test(foldArabic(text)) ||
  quantities(text).some(
    (quantity) =>
      quantity.kind === 'duration' &&
      durationIn('month', quantity.parts) < 11.9 &&
      quantity.parts.month !== undefined,
  )
const SHORT_REQUEST = 4

/** An amount without a name is the profit when tax is asked about, or hardly anything else is said. */
function isProfitLikely(text: string): boolean {
  if (mentions(text, otherTaxWords)) return false
  if (mentions(text, taxWords) || mentions(text, naturalPersonWords)) return true
  return words(text).length <= SHORT_REQUEST && quantities(text).length === 1
}

/** Amounts that no name explains and that would change the result if they were overlooked. */
function openAmounts(text: string, found: TaxFigures, isTotalKnown: boolean): string {
  const isNamed = found.profit || found.revenue || found.income || found.loss || found.beforeCosts
  if (!isNamed && !found.bare) return ''
  return unclaimed(text, isNamed ? { ...found, bare: undefined } : found)
    .filter((quantity) => isAmount(quantity, isTotalKnown))
    .map(({ start, end }) => text.slice(start, end).trim())
    .join(', ')
}

/** An amount that changes the result if it is overlooked; not a count, and not one of the law's own thresholds. */
function isAmount(quantity: Quantity, isTotalKnown: boolean): boolean {
  if (quantity.kind !== 'money' && quantity.kind !== 'number') return false
  // A tax registration number, and "for 2025".
  if (
    quantity.value >= 1e14 ||
    (quantity.kind === 'number' && quantity.value >= 2015 && quantity.value <= 2040)
  )
    return false
  return (
    !isTotalKnown &&
    Math.abs(quantity.value) >= 1000 &&
    quantity.value !== 375_000 &&
    quantity.value !== 3_000_000
  )
}

const missing = {
  wholeYear: {
    name: {
      en: 'the profit of the whole year (the 0% band is per tax period of 12 months)',
      ar: 'ربح السنة كاملة (شريحة 0% للفترة الضريبية أي 12 شهرًا)',
    },
    example: { en: '"profit of the year AED 800,000"', ar: '«ربح السنة 800,000 درهم»' },
  },
  profit: {
    name: {
      en: 'the profit of the year, or revenue and expenses',
      ar: 'ربح السنة، أو الإيرادات والمصروفات',
    },
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
    name: {
      en: 'the amounts in dirhams (the law taxes in AED)',
      ar: 'المبالغ بالدرهم (القانون يحتسب الضريبة بالدرهم)',
    },
    example: { en: '"profit AED 500,000"', ar: '«الربح 500,000 درهم»' },
  },
} as const
