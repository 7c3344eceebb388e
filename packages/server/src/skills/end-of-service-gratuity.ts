import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { roundToFils } from './fils.ts'
import { readGratuity } from './gratuity/read.ts'
import { type Service, serviceBetween, yearsOf } from './gratuity/service.ts'
import { formatDate, formatMoney, formatNumber, markdownTable } from './reading/format.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal, type Source } from './skill.ts'

const GratuityInput = z.object({
  /** Monthly basic pay: the last one, without allowances. */
  basic: z.number(),
  /** The request says "salary" and not "basic", so the answer holds only if that is the basic pay. */
  isBasicAssumed: z.boolean().default(false),
  /** Monthly pay with allowances, when given: the two-year cap counts it. */
  total: z.number().optional(),
  currency: z.string().default('AED'),
  service: z.union([
    z.object({ start: z.iso.date(), end: z.iso.date() }),
    z.object({ years: z.number().default(0), months: z.number().default(0), days: z.number().default(0) }),
  ]),
  unpaidDays: z.number().default(0),
  /** Where other rules than the Labour Law's apply. */
  regime: z.enum(['mainland', 'difc', 'adgm', 'national', 'domestic', 'part_time']).default('mainland'),
})
export type GratuityInput = z.infer<typeof GratuityInput>

export interface Gratuity {
  basic: number
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
const CAP_MONTHS = 24
const DAYS_IN_YEAR = 365
const LONGEST_SERVICE = 60
const HIGHEST_PAY = 10_000_000

const gratuityLaw: Source = {
  title: {
    en: 'Federal Decree-Law 33/2021 on the Regulation of Labour Relations, Article 51',
    ar: 'المرسوم بقانون اتحادي 33/2021 بشأن تنظيم علاقات العمل، المادة 51',
  },
  url: 'https://www.mohre.gov.ae',
  date: '2022-02-02',
}

export const endOfServiceGratuity = defineSkill<GratuityInput, Gratuity>({
  name: 'end-of-service-gratuity',
  title: { en: 'End-of-service gratuity', ar: 'مكافأة نهاية الخدمة' },
  description: {
    en: 'Calculates the UAE end-of-service gratuity of a private-sector employee from the monthly basic pay and the length of service or the dates.',
    ar: 'يحسب مكافأة نهاية الخدمة للعامل في القطاع الخاص بالإمارات من الأجر الأساسي الشهري ومدة الخدمة أو تاريخيها.',
  },
  source: gratuityLaw,
  input: GratuityInput as z.ZodType<GratuityInput>,
  suits: ({ text }) =>
    mentions(opening(text), ['gratuity', 'end of service', 'eosb', 'نهاية الخدمة', 'مكافأة', 'مستحقات'])
      ? 0.9
      : mentions(opening(text), ['basic salary', 'الراتب الأساسي'])
        ? 0.5
        : 0,
  read: readGratuity,
  run: calculate,
  explain,
})

function calculate(input: GratuityInput): Gratuity {
  const elsewhere = otherRules[input.regime]
  if (elsewhere) throw new SkillRefusal(elsewhere)
  const { basic, total, currency, isBasicAssumed, unpaidDays } = input
  if (basic <= 0 || basic > HIGHEST_PAY) throw new SkillRefusal(badPay)
  if (total !== undefined && total < basic) throw new SkillRefusal(basicAboveTotal)
  const dated = 'start' in input.service ? { start: input.service.start, end: input.service.end } : {}
  if ('start' in input.service && input.service.end <= input.service.start) throw new SkillRefusal(badDates)
  const service = 'start' in input.service ? serviceBetween(input.service.start, input.service.end) : input.service
  const countedYears = yearsOf(service) - unpaidDays / DAYS_IN_YEAR
  if (yearsOf(service) <= 0 || yearsOf(service) > LONGEST_SERVICE || unpaidDays < 0 || countedYears < 0) throw new SkillRefusal(badService)

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
    ...{ basic, isBasicAssumed, currency, service, ...dated, unpaidDays, countedYears, dayPay },
    ...{ firstYears, firstDays, firstAmount, laterYears, laterDays, laterAmount: roundToFils(beforeCap - firstAmount) },
    ...{ beforeCap, cap, capBasis: total === undefined ? 'basic' : 'total', gratuity: Math.min(beforeCap, cap) },
  }
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

const text = {
  columns: { en: ['Part', 'Years', 'Days of pay', 'Amount'], ar: ['الجزء', 'السنوات', 'أيام الأجر', 'المبلغ'] },
  first: { en: 'First five years, 21 days a year', ar: 'السنوات الخمس الأولى، 21 يومًا عن كل سنة' },
  later: { en: 'After that, 30 days a year', ar: 'ما بعدها، 30 يومًا عن كل سنة' },
  sum: { en: 'Sum', ar: 'المجموع' },
  rule: {
    en: 'Rule: Article 51 of Federal Decree-Law 33/2021, in force since 2 February 2022. After one full year of service: 21 days’ basic pay for each of the first five years and 30 days’ for each year after; parts of a year in proportion; unpaid leave days do not count; at most two years’ pay. Resignation and termination are paid alike; the old reductions for resigning ended with that law.',
    ar: 'القاعدة: المادة 51 من المرسوم بقانون اتحادي 33/2021 الساري منذ 2 فبراير 2022. بعد إتمام سنة كاملة: أجر 21 يومًا أساسيًا عن كل سنة من السنوات الخمس الأولى وأجر 30 يومًا عن كل سنة بعدها، وكسور السنة بنسبتها، ولا تُحسب أيام الغياب غير مدفوعة الأجر، وبحد أقصى أجر سنتين. تستوي الاستقالة والإنهاء من صاحب العمل، فقد ألغى هذا القانون تخفيضات الاستقالة السابقة.',
  },
  caveat: {
    en: '*For full-time foreign employees under the federal Labour Law. Not for DIFC, ADGM, UAE nationals, domestic workers or employers in the voluntary savings scheme; sums owed to the employer may be deducted.*',
    ar: '*للعامل الأجنبي بدوام كامل الخاضع لقانون العمل الاتحادي. لا يشمل مركز دبي المالي وسوق أبوظبي العالمي ومواطني الدولة وعمال الخدمة المساعدة ومن في نظام الادخار الاختياري؛ وقد تُخصم مبالغ مستحقة لصاحب العمل.*',
  },
} satisfies Record<string, Bilingual<unknown>>

function explain(result: Gratuity, language: Language): string {
  const money = (value: number) => formatMoney(value, language, result.currency)
  return [
    headline(result, money, language),
    basis(result, money, language),
    working(result, money, language),
    capNote(result, money, language),
    text.rule[language],
    text.caveat[language],
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function headline(
  { gratuity, basic, isBasicAssumed, countedYears }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string {
  if (countedYears < 1) {
    return language === 'en'
      ? '**No gratuity is due: it needs one full year of service.**'
      : '**لا تستحق مكافأة: يُشترط إتمام سنة خدمة كاملة.**'
  }
  if (!isBasicAssumed)
    return language === 'en' ? `**End-of-service gratuity: ${money(gratuity)}**` : `**مكافأة نهاية الخدمة: ${money(gratuity)}**`
  return language === 'en'
    ? `**If ${money(basic)} is your basic pay, the end-of-service gratuity is ${money(gratuity)}.**\n\nOnly basic pay counts. If that salary includes allowances (housing, transport), the gratuity is lower: give me the basic pay from your contract.`
    : `**إذا كان ${money(basic)} هو أجرك الأساسي فمكافأة نهاية الخدمة ${money(gratuity)}.**\n\nيُحتسب الأجر الأساسي وحده. إن كان الراتب يشمل بدلات (سكن أو نقل) فالمكافأة أقل: أعطني الأجر الأساسي من عقدك.`
}

function basis({ service, start, end, unpaidDays, basic, dayPay }: Gratuity, money: (value: number) => string, language: Language): string {
  const length = serviceInWords(service, language)
  const dated = start && end ? ` (${formatDate(start, language)} – ${formatDate(end, language)})` : ''
  const days = formatNumber(unpaidDays, language)
  if (language === 'en') {
    return [
      `- Service: ${length}${dated}`,
      ...(unpaidDays > 0 ? [`- Unpaid leave taken off: ${days} days`] : []),
      `- Monthly basic pay ${money(basic)}, a day’s pay (one thirtieth) ${money(roundToFils(dayPay))}`,
    ].join('\n')
  }
  return [
    `- مدة الخدمة: ${length}${dated}`,
    ...(unpaidDays > 0 ? [`- إجازة غير مدفوعة مستبعدة: ${days} يومًا`] : []),
    `- الأجر الأساسي الشهري ${money(basic)}، وأجر اليوم (جزء من ثلاثين) ${money(roundToFils(dayPay))}`,
  ].join('\n')
}

function serviceInWords({ years, months, days }: Service, language: Language): string {
  const names = {
    en: { years: ['year', 'years'], months: ['month', 'months'], days: ['day', 'days'] },
    ar: { years: ['سنة', 'سنوات'], months: ['شهر', 'أشهر'], days: ['يوم', 'أيام'] },
  }[language]
  const part = (count: number, [one, few]: string[]) =>
    `${formatNumber(count, language)} ${language === 'en' ? (count === 1 ? one : few) : count >= 3 && count <= 10 ? few : one}`
  const parts = [
    ...(years > 0 ? [part(years, names.years)] : []),
    ...(months > 0 ? [part(months, names.months)] : []),
    ...(days > 0 ? [part(days, names.days)] : []),
  ]
  return parts.join(language === 'en' ? ', ' : ' و')
}

function working(result: Gratuity, money: (value: number) => string, language: Language): string {
  if (result.countedYears < 1) return ''
  const row = (name: string, years: number, days: number, amount: number) => [
    name,
    formatNumber(years, language, 4),
    formatNumber(days, language, 2),
    money(amount),
  ]
  const rows = [row(text.first[language], result.firstYears, result.firstDays, result.firstAmount)]
  if (result.laterYears > 0) {
    rows.push(row(text.later[language], result.laterYears, result.laterDays, result.laterAmount))
    rows.push(row(text.sum[language], result.countedYears, result.firstDays + result.laterDays, result.beforeCap))
  }
  return markdownTable(text.columns[language], rows, [1, 2, 3])
}

function capNote({ gratuity, beforeCap, cap, capBasis }: Gratuity, money: (value: number) => string, language: Language): string {
  if (gratuity === beforeCap) return ''
  if (language === 'en')
    return `The sum is above two years’ pay, so it is capped at ${money(cap)} (24 × the monthly ${capBasis === 'total' ? 'pay' : 'basic pay, as the total pay is not given'}).`
  return `يزيد المجموع على أجر سنتين، فيُحدّ بمبلغ ${money(cap)} (24 × ${capBasis === 'total' ? 'الأجر الشهري' : 'الأجر الأساسي لأن الأجر الإجمالي غير مذكور'}).`
}
