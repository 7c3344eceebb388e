import { costCues } from '../cost-lines.ts'
import { defineFrame } from '../understanding/frame.ts'

/** Nobody takes more of a profit for the tax on it. */
const MOST_TAX = 0.3

/** A tax of less is named by nobody. */
const LEAST_STATED = 50

const NOW = /^(?:now|today|currently|و?(?:اليوم|الحين|الآن|الان|هلق|دلوقتي))$/iu

/** From here on a number is rather a year. */
const YEAR_DOUBT = 4

/** By how much something is thought to change. */
const bySupposition = { kind: 'money', isCued: true } as const

/** The year of a company: what came in and went out, and what can be asked of the tax on it. */
export const corporateTaxFrame = defineFrame({
  topics: ['corporateTax', 'profit', 'naturalPerson'],
  notAbout: ['otherTax'],
  slots: {
    profit: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: {
        en: 'the profit of the year, or revenue and expenses',
        ar: 'ربح السنة، أو الإيرادات والمصروفات',
      },
      label: { en: 'profit', ar: 'الربح' },
      example: {
        en: '"profit AED 500,000" or "revenue 2,000,000 and expenses 1,500,000"',
        ar: '«الربح 500,000 درهم» أو «الإيرادات 2,000,000 والمصروفات 1,500,000»',
      },
      cues: ['profit', 'taxedAmount'],
      insteadOf: ['earned'],
    },
    beforeCosts: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'gross profit', ar: 'مجمل الربح' },
      example: { en: '"gross profit 800,000"', ar: '«مجمل الربح 800,000»' },
      cues: ['grossProfit'],
      isCued: true,
      isAlternative: true,
    },
    revenue: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'revenue', ar: 'الإيرادات' },
      example: { en: '"revenue AED 2,000,000"', ar: '«الإيرادات 2,000,000 درهم»' },
      cues: ['turnover'],
      isCued: true,
      isAlternative: true,
    },
    earlierRevenue: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'revenue of an earlier year', ar: 'إيرادات سنة سابقة' },
      example: { en: '"in 2025 it was 3,400,000"', ar: '«في 2025 كانت 3,400,000»' },
      cues: ['earlierYear'],
      isCued: true,
    },
    earned: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'income', ar: 'الدخل' },
      example: { en: '"income 900,000"', ar: '«الدخل 900,000»' },
      cues: ['earned'],
      insteadOf: ['profit'],
      isCued: true,
      isAlternative: true,
    },
    costs: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'expenses', ar: 'المصروفات' },
      example: { en: '"expenses AED 1,500,000"', ar: '«المصروفات 1,500,000 درهم»' },
      cues: costCues,
      isCued: true,
      isMany: true,
      takesUnknownUnless: ['totalCost', 'cost'],
      isAlternative: true,
    },
    revenueUp: {
      ...bySupposition,
      name: { en: 'revenue more by', ar: 'زيادة الإيرادات' },
      example: { en: '"if sales rise by 20,000"', ar: '«لو زادت المبيعات 20,000»' },
      cues: ['incomeGain'],
      change: { verbs: ['growth'], objects: ['turnover', 'earned'] },
    },
    revenueDown: {
      ...bySupposition,
      name: { en: 'revenue less by', ar: 'نقص الإيرادات' },
      example: { en: '"if sales fall by 20,000"', ar: '«لو نقصت المبيعات 20,000»' },
      cues: ['incomeLoss'],
      change: { verbs: ['decline', 'reduction'], objects: ['turnover', 'earned'] },
    },
    costsUp: {
      ...bySupposition,
      name: { en: 'expenses more by', ar: 'زيادة المصروفات' },
      example: { en: '"if the rent rises by 5,000"', ar: '«لو زاد الإيجار 5,000»' },
      cues: ['costGain', 'hiring'],
      change: { verbs: ['growth', 'hiring'], objects: costCues },
    },
    costsDown: {
      ...bySupposition,
      name: { en: 'expenses less by', ar: 'خفض المصروفات' },
      example: { en: '"if we cut costs by 5,000"', ar: '«لو خفضنا المصاريف 5,000»' },
      cues: ['costCut'],
      change: { verbs: ['reduction', 'decline', 'leaving'], objects: costCues },
    },
    notDeductible: {
      kind: 'money',
      name: { en: 'costs that are not deductible', ar: 'مصروفات غير قابلة للخصم' },
      example: { en: '"fines of 25,000, not deductible"', ar: '«غرامات 25,000 غير قابلة للخصم»' },
      cues: ['notDeductible'],
      isCued: true,
      isMany: true,
    },
    entertainment: {
      kind: 'money',
      name: { en: 'client entertainment', ar: 'ضيافة العملاء' },
      example: { en: '"80,000 of client entertainment"', ar: '«80,000 ضيافة عملاء»' },
      cues: ['clientEntertainment'],
      isCued: true,
      isMany: true,
    },
    fines: {
      kind: 'money',
      name: { en: 'fines', ar: 'غرامات' },
      example: { en: '"fines of 15,000"', ar: '«غرامات 15,000»' },
      cues: ['fines'],
      isCued: true,
      isMany: true,
    },
    margin: {
      kind: 'percent',
      name: { en: 'margin', ar: 'هامش الربح' },
      example: { en: '"20% margin"', ar: '«هامش 20%»' },
      cues: ['margin'],
      isCued: true,
    },
    loss: {
      kind: 'money',
      name: { en: 'loss', ar: 'الخسارة' },
      example: { en: '"a loss of 50,000"', ar: '«خسارة 50,000»' },
      cues: ['loss'],
      shortFor: 'carried',
      isCued: true,
      isAlternative: true,
    },
    carried: {
      kind: 'money',
      name: { en: 'losses of earlier years', ar: 'خسائر سنوات سابقة' },
      example: { en: '"losses brought forward 100,000"', ar: '«خسائر مرحلة 100,000»' },
      cues: ['lossBefore'],
      isCued: true,
    },
    stated: {
      kind: 'money',
      name: { en: 'tax', ar: 'الضريبة' },
      example: { en: '"tax of 11,250"', ar: '«ضريبة 11,250»' },
      cues: ['corporateTax'],
      isCued: true,
      takesClaims: true,
      // "The tax in year 2"
      plausible: [LEAST_STATED, 1e9],
    },
    taxedOn: {
      kind: 'money',
      name: { en: 'taxed on', ar: 'الخاضع للضريبة' },
      example: { en: '"so only 300,000 is taxable?"', ar: '«يعني ندفع على 300,000 بس؟»' },
      cues: ['leftToTax'],
      isCued: true,
      takesClaims: true,
    },
    left: {
      kind: 'money',
      name: { en: 'left after tax', ar: 'الباقي بعد الضريبة' },
      example: { en: '"1,000,000 left after tax"', ar: '«يبقى 1,000,000 بعد الضريبة»' },
      cues: ['afterTax'],
      isCued: true,
    },
    yearEnd: {
      kind: 'date',
      name: { en: 'financial year', ar: 'السنة المالية' },
      example: { en: '"1 April 2026 to 31 March 2027"', ar: '«من 1 أبريل 2026 إلى 31 مارس 2027»' },
      isMany: true,
    },
    rate: {
      kind: 'percent',
      name: { en: 'rate', ar: 'النسبة' },
      example: { en: '"9%"', ar: '«9%»' },
      plausible: [9, 9],
    },
    owned: {
      kind: 'percent',
      name: {
        en: 'share in the company (the tax is the company’s)',
        ar: 'الحصة في الشركة (الضريبة على الشركة)',
      },
      example: { en: '"I own 50%"', ar: '«أملك 50%»' },
      cues: ['ownership'],
      isCued: true,
      isMany: true,
    },
    threshold: {
      kind: 'money',
      name: { en: 'threshold', ar: 'الحد' },
      example: { en: '"the 375,000 threshold"', ar: '«حد 375,000»' },
      cues: ['threshold'],
      isCued: true,
    },
    span: {
      kind: 'duration',
      name: { en: 'period', ar: 'الفترة' },
      example: { en: '"for 12 months"', ar: '«عن 12 شهرًا»' },
    },
  },
  goals: {
    tax: {
      excludes: ['left'],
      when: ({ profit, earned, stated }) => {
        const known = profit ?? earned
        return !known || !stated || stated.value <= known.value * MOST_TAX
      },
      needs: [['profit', 'beforeCosts', 'revenue', 'earned', 'costs', 'loss']],
    },
    profit: {
      isAskedFor: true,
      finds: 'profit',
      // Revenue alone tells no profit, but whether small business relief is open.
      excludes: ['beforeCosts', 'earned', 'costs', 'loss', 'margin', 'notDeductible'],
      needs: [['left', 'stated']],
    },
  },
  constraints: [
    // "Profit now 700k" names no financial year.
    ({ yearEnd = [] }) => yearEnd.every(({ mention }) => !NOW.test(mention?.written ?? '')),
    // What somebody takes for the rest is the profit less the losses.
    ({ taxedOn, profit, earned, carried, loss }) =>
      !taxedOn ||
      taxedOn.value === ((profit ?? earned)?.value ?? 0) - ((carried ?? loss)?.value ?? 0),
    // Of one year alone it is that year’s tax that is asked.
    ({ earlierRevenue, revenue }) =>
      !earlierRevenue || (revenue !== undefined && (revenue.mention?.doubt ?? 0) < YEAR_DOUBT),
    // What was made is the profit itself, unless only one of them is named.
    ({ profit, earned }) => !profit || !earned,
    // An amount without a name beside revenue and expenses is no profit.
    ({ profit, revenue, costs }) =>
      !profit ||
      !revenue ||
      !costs ||
      profit.value >= (revenue.value - costs.reduce((sum, { value }) => sum + value, 0)) / 2,
  ],
  followUps: [
    { en: 'And with a profit of 800,000?', ar: 'وإذا كان الربح 800,000؟' },
    { en: 'And with losses of 100,000 carried forward?', ar: 'ومع خسائر مرحلة 100,000؟' },
  ],
})
