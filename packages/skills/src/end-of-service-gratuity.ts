import type { Bilingual, Language } from '@wakeel/contract'
import type { z } from 'zod'
import { roundToFils } from './fils.ts'
import { calculateGratuity, type Gratuity, GratuityInput } from './gratuity/calculation.ts'
import { gratuityFrame } from './gratuity/frame.ts'
import { withHalfInPercent } from './gratuity/half-basic.ts'
import { interpretGratuity } from './gratuity/interpret.ts'
import { withAssumedDays, withDaysOfMonths } from './gratuity/months.ts'
import { inCalendar, type Service, yearsOf } from './gratuity/service.ts'
import { formatDate, formatMoney, formatNumber, markdownTable } from './reading/format.ts'
import { formatDuration } from './reading/format-duration.ts'
import { type Ask, defineSkill, type Source } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const gratuityLaw: Source = {
  title: {
    en: 'Federal Decree-Law 33/2021 on the Regulation of Labour Relations, Article 51',
    ar: 'المرسوم بقانون اتحادي 33/2021 بشأن تنظيم علاقات العمل، المادة 51',
  },
  url: 'https://www.mohre.gov.ae',
  date: '2022-02-02',
}

const { frame, suits, read } = readBy({
  frame: gratuityFrame,
  interpret: interpretGratuity,
  resultsOf: (input) => [{ value: calculateGratuity(input).gratuity, currency: input.currency }],
})
const asMeant = (ask: Ask): Ask => ({ ...ask, text: withHalfInPercent(withDaysOfMonths(ask.text)) })

export const endOfServiceGratuity = defineSkill<GratuityInput, Gratuity>({
  name: 'end-of-service-gratuity',
  title: { en: 'End-of-service gratuity', ar: 'مكافأة نهاية الخدمة' },
  description: {
    en: 'Calculates the UAE end-of-service gratuity of a private-sector employee from the monthly basic pay and the length of service or the dates.',
    ar: 'يحسب مكافأة نهاية الخدمة للعامل في القطاع الخاص بالإمارات من الأجر الأساسي الشهري ومدة الخدمة أو تاريخيها.',
  },
  source: gratuityLaw,
  limits: [
    {
      asked:
        'lawyer, court, sue, represent me, legal advice, lawsuit, file a complaint, labour complaint, محامي, محاميي, محكمة, يترافع, قضية عمالية, قضية ضد, قضية على, رفع قضية, ارفع قضية, رفعت قضية, شكوى, ارفع دعوى, استشارة قانونية',
      sentence: {
        en: 'I cannot act for you or give legal advice: a dispute with an employer goes to the Ministry of Human Resources and Emiratisation (MOHRE) or to a lawyer. What I can do is work out the gratuity.',
        ar: 'لا أستطيع أن أمثلك أو أقدم استشارة قانونية: النزاع مع صاحب العمل يُرفع إلى وزارة الموارد البشرية والتوطين أو إلى محامٍ. ما أستطيعه هو حساب المكافأة.',
      },
    },
  ],
  input: GratuityInput as z.ZodType<GratuityInput>,
  frame,
  suits: (ask) => suits(asMeant(ask)),
  read: (ask) => {
    const meant = asMeant(ask)
    const reading = read(meant)
    const isAsNamed = withDaysOfMonths(ask.text) === ask.text
    return isAsNamed ? reading : withAssumedDays(reading, ask.language)
  },
  run: calculateGratuity,
  explain,
})

const text = {
  columns: {
    en: ['Part', 'Years', 'Days of pay', 'Amount'],
    ar: ['الجزء', 'السنوات', 'أيام الأجر', 'المبلغ'],
  },
  first: { en: 'First five years, 21 days a year', ar: 'السنوات الخمس الأولى، 21 يومًا عن كل سنة' },
  later: { en: 'After that, 30 days a year', ar: 'ما بعدها، 30 يومًا عن كل سنة' },
  sum: { en: 'Sum', ar: 'المجموع' },
  notLess: {
    en: '**No: resigning does not make it less.** Whoever resigns is paid as much as whoever is dismissed; the reductions ended on 2 February 2022.',
    ar: '**لا، الاستقالة لا تُنقصها.** مكافأة المستقيل كمكافأة من أُنهيت خدمته، فقد أُلغيت التخفيضات في 2 فبراير 2022.',
  },
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
    result.isLessFeared && result.countedYears >= 1 ? text.notLess[language] : '',
    result.isCapAsked ? capAnswer(result, money, language) : '',
    basis(result, money, language),
    working(result, money, language),
    result.isCapAsked ? '' : capNote(result, money, language),
    offerNote(result, money, language),
    text.rule[language],
    text.caveat[language],
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function headline(result: Gratuity, money: (value: number) => string, language: Language): string {
  const { gratuity, basic, isBasicAssumed, countedYears, paid } = result
  const english = language === 'en'
  const first = askedInstead(result, money, language)
  if (first) return first
  if (paid !== undefined && countedYears >= 1) {
    const left = money(roundToFils(gratuity - paid))
    return english
      ? `**Left to be paid: ${left}**, of an end-of-service gratuity of ${money(gratuity)} less ${money(paid)}`
      : `**المتبقي: ${left}**، من مكافأة نهاية خدمة قدرها ${money(gratuity)} بعد خصم ${money(paid)}`
  }
  if (countedYears < 1) {
    return language === 'en'
      ? '**No gratuity is due: it needs one full year of service.**'
      : '**لا تستحق مكافأة: يُشترط إتمام سنة خدمة كاملة.**'
  }
  if (!isBasicAssumed)
    return language === 'en'
      ? `**End-of-service gratuity: ${money(gratuity)}**`
      : `**مكافأة نهاية الخدمة: ${money(gratuity)}**`
  return language === 'en'
    ? `**If ${money(basic)} is your basic pay, the end-of-service gratuity is ${money(gratuity)}.**\n\nOnly basic pay counts. If that salary includes allowances (housing, transport), the gratuity is lower: give me the basic pay from your contract.`
    : `**إذا كان ${money(basic)} هو أجرك الأساسي فمكافأة نهاية الخدمة ${money(gratuity)}.**\n\nيُحتسب الأجر الأساسي وحده. إن كان الراتب يشمل بدلات (سكن أو نقل) فالمكافأة أقل: أعطني الأجر الأساسي من عقدك.`
}

/** The first line when not the amount itself was asked for. */
function askedInstead(
  { find, basic, target = 0, countedYears, firstDays, laterDays, gratuity, isPayKnown }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string | undefined {
  const years = yearsInWords(countedYears, language)
  const days = formatNumber(firstDays + laterDays, language, 2)
  const amount = isPayKnown ? `: ${money(gratuity)}` : ''
  switch (find) {
    case 'years':
      return language === 'en'
        ? `**It takes ${years} of service for a gratuity of ${money(target)}.**`
        : `**تحتاج إلى خدمة مدتها ${years} لتبلغ المكافأة ${money(target)}.**`
    case 'basic':
      return language === 'en'
        ? `**A gratuity of ${money(target)} takes a monthly basic pay of ${money(basic)}.**`
        : `**تحتاج المكافأة ${money(target)} إلى أجر أساسي شهري قدره ${money(basic)}.**`
    case 'days':
      return language === 'en'
        ? `**${days} days of basic pay${amount}** (a day is one thirtieth of the monthly basic pay)`
        : `**أجر ${days} يومًا أساسيًا${amount}** (أجر اليوم جزء من ثلاثين من الأجر الأساسي الشهري)`
    case 'gratuity':
      return undefined
  }
}

function basis(
  { find, service, start, end, unpaidDays, basic, dayPay, isPayKnown }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string {
  const length = serviceInWords(find === 'years' ? inCalendar(yearsOf(service)) : service, language)
  const dated =
    start && end ? ` (${formatDate(start, language)} – ${formatDate(end, language)})` : ''
  const days = formatNumber(unpaidDays, language)
  if (language === 'en') {
    return [
      `- Service: ${length}${dated}`,
      ...(unpaidDays > 0 ? [`- Unpaid leave taken off: ${days} days`] : []),
      ...(isPayKnown
        ? [
            `- Monthly basic pay ${money(basic)}, a day’s pay (one thirtieth) ${money(roundToFils(dayPay))}`,
          ]
        : []),
    ].join('\n')
  }
  return [
    `- مدة الخدمة: ${length}${dated}`,
    ...(unpaidDays > 0
      ? [`- إجازة غير مدفوعة مستبعدة: ${formatDuration({ day: unpaidDays }, 'ar')}`]
      : []),
    ...(isPayKnown
      ? [
          `- الأجر الأساسي الشهري ${money(basic)}، وأجر اليوم (جزء من ثلاثين) ${money(roundToFils(dayPay))}`,
        ]
      : []),
  ].join('\n')
}

/** `8 years, 2 months (8.17 years)` */
function yearsInWords(years: number, language: Language): string {
  const words = serviceInWords(inCalendar(years), language)
  if (Number.isInteger(years)) return words
  const count = formatNumber(years, language, 2)
  return language === 'en' ? `${words} (${count} years)` : `${words} (${count} سنة)`
}

function serviceInWords({ years, months, days }: Service, language: Language): string {
  const parts = Object.entries({ year: years, month: months, day: days }).filter(
    ([, count]) => count > 0,
  )
  return parts
    .map((part) => formatDuration(Object.fromEntries([part]), language))
    .join(language === 'en' ? ', ' : ' و')
}

function working(result: Gratuity, money: (value: number) => string, language: Language): string {
  if (result.countedYears < 1) return ''
  const row = (name: string, years: number, days: number, amount: number) => [
    name,
    formatNumber(years, language, 4),
    formatNumber(days, language, 2),
    ...(result.isPayKnown ? [money(amount)] : []),
  ]
  const rows = [row(text.first[language], result.firstYears, result.firstDays, result.firstAmount)]
  if (result.laterYears > 0) {
    rows.push(row(text.later[language], result.laterYears, result.laterDays, result.laterAmount))
    rows.push(
      row(
        text.sum[language],
        result.countedYears,
        result.firstDays + result.laterDays,
        result.beforeCap,
      ),
    )
  }
  const columns = text.columns[language].slice(0, result.isPayKnown ? 4 : 3)
  return markdownTable(columns, rows, [1, 2, 3])
}

function offerNote(
  { offered, gratuity }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string {
  if (offered === undefined) return ''
  const gap = roundToFils(offered - gratuity)
  if (Math.abs(gap) < 1)
    return language === 'en'
      ? `**The offer of ${money(offered)} is what the law gives.**`
      : `**العرض ${money(offered)} يطابق ما يمنحه القانون.**`
  const by = money(Math.abs(gap))
  if (language === 'en')
    return `**The offer of ${money(offered)} is ${by} ${gap > 0 ? 'above' : 'below'} what the law gives.**`
  return `**العرض ${money(offered)} ${gap > 0 ? 'أعلى' : 'أقل'} مما يمنحه القانون بمقدار ${by}.**`
}

/** From this share of the cap on people ask whether it is reached. */
const NEAR_CAP = 0.5

/** Answers whether there is a cap, and whether it is reached. */
function capAnswer(
  { gratuity, beforeCap, cap, capBasis, isPayKnown, countedYears }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string {
  if (!isPayKnown || countedYears < 1) return ''
  if (gratuity === beforeCap)
    return language === 'en'
      ? `**There is a cap of two years’ pay (${money(cap)}), and it is not reached.**`
      : `**للمكافأة سقف هو أجر سنتين (${money(cap)})، ولم تبلغه.**`
  return language === 'en'
    ? `**Yes: there is a cap of two years’ pay, and it is reached.** The sum of ${money(beforeCap)} is held to ${money(cap)} (24 × the monthly ${payOfCap[capBasis].en}).`
    : `**نعم، للمكافأة سقف هو أجر سنتين، وقد بلغته.** المجموع ${money(beforeCap)} يُحدّ بمبلغ ${money(cap)} (24 × ${payOfCap[capBasis].ar}).`
}

const payOfCap: Record<Gratuity['capBasis'], Bilingual> = {
  total: { en: 'pay', ar: 'الأجر الشهري' },
  basic: {
    en: 'basic pay, as the total pay is not given',
    ar: 'الأجر الأساسي لأن الأجر الإجمالي غير مذكور',
  },
}

function capNote(
  { gratuity, beforeCap, cap, capBasis, isPayKnown }: Gratuity,
  money: (value: number) => string,
  language: Language,
): string {
  if (!isPayKnown) return ''
  if (gratuity === beforeCap) {
    if (beforeCap < cap * NEAR_CAP) return ''
    return language === 'en'
      ? `The cap of two years’ pay (${money(cap)}) is not reached.`
      : `لا يبلغ المجموع الحد الأقصى، وهو أجر سنتين (${money(cap)}).`
  }
  return language === 'en'
    ? `The sum is above two years’ pay, so it is capped at ${money(cap)} (24 × the monthly ${payOfCap[capBasis].en}).`
    : `يزيد المجموع على أجر سنتين، فيُحدّ بمبلغ ${money(cap)} (24 × ${payOfCap[capBasis].ar}).`
}
