import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { roundToFils } from '../fils.ts'
import { SkillRefusal } from '../skill.ts'
import { type Service, serviceBetween, yearsOf } from './service.ts'

export const GratuityInput = z.object({
  /** What is asked for: the amount, the years or the basic pay that a target takes, or the days of pay alone. */
  find: z.enum(['gratuity', 'years', 'basic', 'days']).default('gratuity'),
  /** Monthly basic pay: the last one, without allowances; left out when it or only days are asked for. */
  basic: z.number().optional(),
  /** The request says "salary" and not "basic", so the answer holds only if that is the basic pay. */
  isBasicAssumed: z.boolean().default(false),
  /** Monthly pay with allowances, when given: the two-year cap counts it. */
  total: z.number().optional(),
  currency: z.string().default('AED'),
  service: z.union([
    z.object({ start: z.iso.date(), end: z.iso.date() }),
    z.object({
      years: z.number().default(0),
      months: z.number().default(0),
      days: z.number().default(0),
    }),
  ]),
  unpaidDays: z.number().default(0),
  /** Paid or advanced already, taken off the amount. */
  paid: z.number().optional(),
  /** What the employer offers, to be compared. */
  offered: z.number().optional(),
  /** It is asked or said to be less after a resignation. */
  isLessFeared: z.boolean().optional(),
  /** Whether the ceiling of two years’ pay is reached is asked. */
  isCapAsked: z.boolean().optional(),
  /** The gratuity aimed for, when years or basic pay are asked for. */
  target: z.number().optional(),
  /** Where other rules than the Labour Law's apply. */
  regime: z
    .enum(['mainland', 'difc', 'adgm', 'national', 'domestic', 'part_time'])
    .default('mainland'),
})
export type GratuityInput = z.infer<typeof GratuityInput>

export interface Gratuity {
  find: GratuityInput['find']
  paid?: number
  target?: number
  offered?: number
  isLessFeared?: boolean
  isCapAsked?: boolean
  basic: number
  /** Days of pay can be asked for without the pay. */
  isPayKnown: boolean
  isBasicAssumed: boolean
  currency: string
  service: Service
  start?: string
  end?: string
  unpaidDays: number
  countedYears: number
  dayPay: number
  firstYears: number
  firstDays: number
  firstAmount: number
  laterYears: number
  laterDays: number
  laterAmount: number
  beforeCap: number
  cap: number
  capBasis: 'basic' | 'total'
  gratuity: number
}

const DAYS_IN_MONTH = 30
const FIRST_YEARS = 5
const FIRST_DAYS_A_YEAR = 21
const LATER_DAYS_A_YEAR = 30
/** The gratuity is at most so many months’ pay. */
export const CAP_MONTHS = 24
const DAYS_IN_YEAR = 365
const LONGEST_SERVICE = 60
const HIGHEST_PAY = 10_000_000

export function calculateGratuity(given: GratuityInput): Gratuity {
  const elsewhere = otherRules[given.regime]
  if (elsewhere) throw new SkillRefusal(elsewhere)
  const input = solved(given)
  const { basic, total, currency, isBasicAssumed, unpaidDays } = input
  if (basic <= 0 || basic > HIGHEST_PAY) throw new SkillRefusal(badPay)
  if (total !== undefined && total < basic) throw new SkillRefusal(basicAboveTotal)
  const dated =
    'start' in input.service ? { start: input.service.start, end: input.service.end } : {}
  if ('start' in input.service && input.service.end <= input.service.start)
    throw new SkillRefusal(badDates)
  const service =
    'start' in input.service
      ? serviceBetween(input.service.start, input.service.end)
      : input.service
  const countedYears = yearsOf(service) - unpaidDays / DAYS_IN_YEAR
  if (
    yearsOf(service) <= 0 ||
    yearsOf(service) > LONGEST_SERVICE ||
    unpaidDays < 0 ||
    countedYears < 0
  )
    throw new SkillRefusal(badService)

  const isEntitled = countedYears >= 1
  const firstYears = isEntitled ? Math.min(countedYears, FIRST_YEARS) : 0
  const laterYears = isEntitled ? Math.max(countedYears - FIRST_YEARS, 0) : 0
  const dayPay = basic / DAYS_IN_MONTH
  const firstDays = firstYears * FIRST_DAYS_A_YEAR
  const laterDays = laterYears * LATER_DAYS_A_YEAR
  const firstAmount = roundToFils(dayPay * firstDays)
  const beforeCap = roundToFils(dayPay * (firstDays + laterDays))
  const cap = roundToFils((total ?? basic) * CAP_MONTHS)
  return {
    find: input.find,
    ...(input.paid !== undefined && { paid: input.paid }),
    ...(input.target !== undefined && { target: input.target }),
    ...(input.offered !== undefined && { offered: input.offered }),
    ...(input.isLessFeared && { isLessFeared: true }),
    ...(input.isCapAsked && { isCapAsked: true }),
    isPayKnown: given.find !== 'days' || given.basic !== undefined,
    ...{ basic, isBasicAssumed, currency, service, ...dated, unpaidDays, countedYears, dayPay },
    ...{
      firstYears,
      firstDays,
      firstAmount,
      laterYears,
      laterDays,
      laterAmount: roundToFils(beforeCap - firstAmount),
    },
    ...{
      beforeCap,
      cap,
      capBasis: total === undefined ? 'basic' : 'total',
      gratuity: Math.min(beforeCap, cap),
    },
  }
}

/** The input with the basic pay or the years that lead to the target; days of pay need no pay at all. */
function solved(input: GratuityInput): GratuityInput & { basic: number } {
  const { find, target = 0, unpaidDays } = input
  if (find === 'days') return { ...input, basic: input.basic ?? DAYS_IN_MONTH }
  if (find === 'basic') {
    const { firstDays, laterDays } = calculateGratuity({
      ...input,
      find: 'gratuity',
      basic: DAYS_IN_MONTH,
    })
    if (firstDays === 0) throw new SkillRefusal(badService)
    const days = Math.min(firstDays + laterDays, CAP_MONTHS * DAYS_IN_MONTH)
    // A fils less a month would miss the target.
    const basic = Math.ceil(Number(((target * DAYS_IN_MONTH * 100) / days).toFixed(6))) / 100
    return { ...input, basic }
  }
  const { basic } = input
  if (basic === undefined || !(basic > 0)) throw new SkillRefusal(badPay)
  if (find !== 'years') return { ...input, basic }
  if (target > (input.total ?? basic) * CAP_MONTHS) throw new SkillRefusal(aboveCap)
  const days = (target * DAYS_IN_MONTH) / basic
  const first = FIRST_YEARS * FIRST_DAYS_A_YEAR
  const years =
    days <= first ? days / FIRST_DAYS_A_YEAR : FIRST_YEARS + (days - first) / LATER_DAYS_A_YEAR
  const served = Math.max(1, years) + unpaidDays / DAYS_IN_YEAR
  return {
    ...input,
    basic,
    service: { years: Number(served.toPrecision(12)), months: 0, days: 0 },
  }
}

const aboveCap: Bilingual = {
  en: 'No length of service leads to that much: the gratuity is at most two years’ pay.',
  ar: 'لا تبلغ المكافأة هذا المبلغ مهما طالت الخدمة: حدها الأقصى أجر سنتين.',
}
const badPay: Bilingual = {
  en: 'The monthly basic pay must be above zero and below AED 10,000,000.',
  ar: 'يجب أن يكون الأجر الأساسي الشهري أكبر من صفر وأقل من 10,000,000 درهم.',
}
const basicAboveTotal: Bilingual = {
  en: 'The basic pay cannot be higher than the total pay. Please check the two figures.',
  ar: 'لا يمكن أن يزيد الأجر الأساسي على الأجر الإجمالي. يُرجى مراجعة الرقمين.',
}
const badDates: Bilingual = {
  en: 'The last working day must be after the first. Please check the two dates.',
  ar: 'يجب أن يكون آخر يوم عمل بعد أول يوم. يُرجى مراجعة التاريخين.',
}
const badService: Bilingual = {
  en: 'The service must be longer than nothing, at most 60 years, and longer than the unpaid leave. Please check it.',
  ar: 'يجب أن تكون مدة الخدمة أكبر من صفر وألا تزيد على 60 سنة وأن تزيد على الإجازة غير المدفوعة. يُرجى مراجعتها.',
}

const otherRules: Partial<Record<GratuityInput['regime'], Bilingual>> = {
  difc: {
    en: 'In the DIFC this formula does not apply: since 1 February 2020 employers pay monthly into a qualifying scheme (DEWS) under DIFC Employment Law 2/2019 as amended. Ask the scheme for your balance; for service before that date ask your employer.',
    ar: 'لا تسري هذه المعادلة في مركز دبي المالي العالمي: منذ 1 فبراير 2020 يسدد أصحاب العمل شهريًا إلى نظام ادخار معتمد (DEWS) وفق قانون العمل في المركز 2/2019 وتعديلاته. اسأل النظام عن رصيدك، وصاحب العمل عن الخدمة السابقة.',
  },
  adgm: {
    en: 'ADGM has employment regulations of its own, so I do not apply the federal formula. Check your contract and the ADGM Employment Regulations.',
    ar: 'لسوق أبوظبي العالمي لوائح عمل خاصة، فلا أطبق المعادلة الاتحادية. راجع عقدك ولوائح العمل في السوق.',
  },
  national: {
    en: 'Article 51 gives this gratuity to foreign employees. UAE nationals come under the pension and social security laws (GPSSA, or the Abu Dhabi Pension Fund).',
    ar: 'تمنح المادة 51 هذه المكافأة للعامل الأجنبي. أما مواطنو الدولة فتسري عليهم قوانين المعاشات والتأمينات الاجتماعية (الهيئة العامة للمعاشات أو صندوق أبوظبي للتقاعد).',
  },
  domestic: {
    en: 'Domestic workers come under Federal Decree-Law 9/2022, not under the Labour Law, so this formula does not apply.',
    ar: 'يخضع عمال الخدمة المساعدة للمرسوم بقانون اتحادي 9/2022 لا لقانون العمل، فلا تسري هذه المعادلة.',
  },
  part_time: {
    en: 'For part-time work the gratuity is reduced in proportion to the contracted hours (Cabinet Resolution 1/2022, Article 30). I calculate full-time service only: ask for the full-time figure and apply the share of hours.',
    ar: 'في العمل الجزئي تُخفَّض المكافأة بنسبة ساعات العقد (قرار مجلس الوزراء 1/2022، المادة 30). أحسب الخدمة بدوام كامل فقط: اطلب رقم الدوام الكامل ثم طبّق نسبة الساعات.',
  },
}
