import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { figures, unclaimed } from '../reading/figures.ts'
import { opening } from '../reading/opening.ts'
import { type DurationParts, durationIn, quantities } from '../reading/quantities.ts'
import type { Span } from '../reading/words.ts'
import type { Ask, Missing, Reading } from '../skill.ts'
import type { GratuityInput } from './calculation.ts'

/** An e-mail or a payslip; what is longer is no request to this skill. */
const LONGEST_REQUEST = 4000

const isTotalPay =
  /(?:total|gross|full|overall|whole|all[- ]in(?:clusive)?|combined) (?:monthly )?(?:salary|pay|package|wages?|remuneration|income|compensation)|(?:salary|pay|wage) (?:is )?(?:\S+ ){0,3}(?:total|gross|in total|all[- ]in)|package|\bctc\b|incl\w* (?:\w+ )?(?:allowances?|housing)|with (?:\w+ )?allowances?|(?:راتب|اجر)\S* (?:الشهري )?(?:الاجمالي|الكلي|الشامل|الكامل|اجمالي|شامل)|شامل\S* (?:ال)?بدل|اجمالي (?:ال)?(?:راتب|اجر)|مع البدلات/
const isYearly =
  /^\s*(?:basic|اساسي)?\s*(?:aed|dhs?\.?|dirhams?|درهم\S*)?\s*(?:\/ ?|per |a |an |each )(?:year|annum|yr)|^\s*(?:basic|اساسي)?\s*(?:aed|dhs?|dirhams?|درهم\S*)?\s*(?:annual|yearly|p\.?a\b|سنويا|في السنه|بالسنه)/
const isYearlyBefore = /(?:annual|yearly|السنوي|سنوي)[^\d]{0,30}$/
const isShorter =
  /^\s*(?:aed|dhs?\.?|dirhams?|درهم\S*)?\s*(?:\/ ?|per |a |an |each )(?:day|week|hour|fortnight)|^\s*(?:aed|dhs?|dirhams?|درهم\S*)?\s*(?:daily|weekly|hourly|يوميا|اسبوعيا|في اليوم|في الاسبوع|بالساعه)/
const isShorterBefore = /(?:hourly|daily|weekly|باليوم|بالساعه|اليومي|الاسبوعي)[^\d]{0,20}$/
const untilNow =
  /\b(?:since|now|today|so far|to date|until today|currently|still)\b|(?:^|\s)(?:منذ|حتي الان|الي الان|اليوم|حاليا|لا ازال|للان|حتي اليوم)/
const span =
  /\b(?:from )?(?:19|20)\d{2} ?(?:to|until|till|-|–) ?(?:19|20)\d{2}\b|(?:من )?(?:عام |سنه )?(?:19|20)\d{2} (?:الي|حتي) (?:عام |سنه )?(?:19|20)\d{2}/g

const FIGURES = {
  basic: {
    kind: 'money',
    labels: [
      'basic',
      'basic salary',
      'basic pay',
      'basic wage',
      'base',
      'base salary',
      'base pay',
      'الأساسي',
      'أساسي',
      'الراتب الأساسي',
      'راتبي الأساسي',
      'الأجر الأساسي',
      'أجر أساسي',
      'راتب أساسي',
    ],
    labelledOnly: true,
  },
  allowances: {
    kind: 'money',
    labels: [
      'allowance',
      'allowances',
      'housing',
      'housing allowance',
      'transport',
      'transport allowance',
      'بدل',
      'بدلات',
      'بدل سكن',
      'بدل نقل',
      'سكن',
    ],
    labelledOnly: true,
  },
  total: {
    kind: 'money',
    labels: [
      'total',
      'total salary',
      'gross',
      'gross salary',
      'package',
      'total package',
      'full salary',
      'ctc',
      'الإجمالي',
      'إجمالي',
      'الراتب الإجمالي',
      'راتبي الإجمالي',
      'الكامل',
      'الشامل',
    ],
    labelledOnly: true,
  },
  basicShare: { kind: 'percent', labels: ['basic', 'أساسي', 'الأساسي'] },
  unpaid: {
    kind: 'duration',
    labels: [
      'unpaid',
      'unpaid leave',
      'without pay',
      'بدون راتب',
      'دون راتب',
      'غير مدفوعة',
      'بدون أجر',
    ],
    labelledOnly: true,
    bareUnit: 'day',
  },
  service: {
    kind: 'duration',
    labels: ['service', 'worked', 'working', 'years', 'خدمة', 'خدمتي', 'عملت', 'أعمل', 'مدة'],
  },
  salary: {
    kind: 'money',
    labels: ['salary', 'pay', 'wage', 'monthly', 'earn', 'راتب', 'راتبي', 'أجر', 'أجري', 'أتقاضى'],
  },
} as const satisfies Parameters<typeof figures>[1]

/** Basic pay and service from ordinary words. Total pay is never taken for basic pay; a plain "salary" is, with the answer saying so. */
export function readGratuity({
  text: message,
  today,
}: Pick<Ask, 'text' | 'today'>): Reading<GratuityInput> {
  const text = opening(message, LONGEST_REQUEST)
  const folded = latinDigits(foldArabic(text))
  const found = figures(
    text
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(span, (years) => ' '.repeat(years.length)),
    FIGURES,
  )
  const total =
    found.total?.value ??
    (found.basic && found.salary && found.salary.value > found.basic.value
      ? found.salary.value
      : undefined)
  const share = total ?? found.salary?.value
  const fromShare =
    found.basic === undefined && found.basicShare && share !== undefined
      ? (share * found.basicShare.value) / 100
      : undefined
  const isPlain = found.total === undefined && !isTotalPay.test(folded) && !found.allowances
  const plainSalary =
    found.salary && (isPlain || saysBasic(text, found.salary)) ? found.salary : undefined
  const pay = found.basic ?? (fromShare === undefined ? plainSalary : undefined)
  const basic = pay && !isRange(text, pay) ? monthly(text, pay) : pay ? undefined : fromShare
  const service = readService(
    text,
    isOneService(text, found) ? found.service?.parts : undefined,
    today,
  )
  const missing = [
    ...(basic === undefined
      ? [isTotalPay.test(folded) || found.total ? basicNotTotal : basicPay]
      : []),
    ...(service ? [] : [serviceLength]),
  ]
  if (basic === undefined || !service || missing.length > 0) return { missing }
  return {
    input: {
      basic,
      isBasicAssumed: !found.basic && fromShare === undefined && !(pay && saysBasic(text, pay)),
      ...(total !== undefined && (found.basic || fromShare !== undefined) ? { total: total } : {}),
      currency: pay?.currency ?? found.total?.currency ?? found.salary?.currency ?? 'AED',
      service,
      unpaidDays: found.unpaid ? durationIn('day', found.unpaid.parts) : 0,
      regime: regimeOf(folded),
    },
  }
}

const isOtherTime =
  /notice|contract|\bleave\b|vacation|visa|probation\S* (?:of|was|period)|includ|اشعار|انذار|عقد|اجاز|تاشيره|اقامه|منها/

/** "3 years at one company, then 4 at another" and "5 to 6 years" leave open which service is meant. */
function isOneService(text: string, found: Parameters<typeof unclaimed>[1]): boolean {
  return !unclaimed(text, found).some(
    ({ kind, start, end }) =>
      kind === 'duration' &&
      !isOtherTime.test(foldArabic(text.slice(Math.max(0, start - 24), end + 16))),
  )
}

/** "8,000 to 9,000" */
function isRange(text: string, { start, end }: Span): boolean {
  return (
    /^\s*(?:to|or|[-–—]|الي|او)\s*(?:aed |dhs? )?\d/.test(foldArabic(text.slice(end, end + 16))) ||
    /\d ?k?\s*(?:to|or|–|الي|او)\s*(?:aed |dhs? )?$/.test(
      foldArabic(text.slice(Math.max(0, start - 16), start)),
    )
  )
}

/** "7,000 basic" where a nearer word ("earn") has taken the figure. */
function saysBasic(text: string, { start, end }: { start: number; end: number }): boolean {
  const around = latinDigits(
    foldArabic(`${text.slice(Math.max(0, start - 20), start)} ${text.slice(end, end + 16)}`),
  )
  return /basic|\bbase\b|اساسي/.test(around)
}

/** A yearly figure by twelve; a daily or weekly one is not a monthly basic pay. */
function monthly(
  text: string,
  { value, start, end }: { value: number; start: number; end: number },
): number | undefined {
  const after = latinDigits(foldArabic(text.slice(end, end + 24)))
  const before = latinDigits(foldArabic(text.slice(Math.max(0, start - 34), start)))
  if (isShorter.test(after) || isShorterBefore.test(before)) return undefined
  return isYearly.test(after) || isYearlyBefore.test(before) ? value / 12 : value
}

/** "7 years" is no date, though words like it can be read as the day 7 years from now. */
function withoutDurations(text: string): string {
  let rest = text
  for (const { kind, start, end } of quantities(text))
    if (kind === 'duration')
      rest = `${rest.slice(0, start)}${'#'.repeat(end - start)}${rest.slice(end)}`
  return rest
}

function readService(
  text: string,
  parts: DurationParts | undefined,
  today: string,
): GratuityInput['service'] | undefined {
  const isWritten = (words: string) =>
    (/\d/.test(words) && !/years?|months?|weeks?|days?|ago/i.test(words)) ||
    /today|now|اليوم/i.test(words)
  const written = dates(latinDigits(withoutDurations(text)), today).filter(({ start, end }) =>
    isWritten(latinDigits(text).slice(start, end)),
  )
  const found = [...new Set(written.map(({ date }) => date))].sort()
  const [first] = found
  const last = found.at(-1)
  if (first && last && first !== last) return { start: first, end: last }
  if (parts) {
    const { year = 0, month = 0, week = 0, day = 0 } = parts
    return { years: year, months: month, days: week * 7 + day }
  }
  if (first && first < today && untilNow.test(latinDigits(foldArabic(text))))
    return { start: first, end: today }
  return undefined
}

/** "Mainland, not DIFC" and "non-emirati" */
const DENIED =
  /(?:\bnot|\bnon|\bno|n['’]t|ليس\S*|لست)[ -](?:(?:an?|in|the|under|في) )?(?:difc|adgm|emirati|uae national|part[- ]?time|domestic|مركز دبي المالي|سوق ابوظبي|مواطن\S*)/g

function regimeOf(folded: string): GratuityInput['regime'] {
  const stated = folded.replace(DENIED, ' ')
  if (/\bdifc\b|\bdews\b|مركز دبي المالي/.test(stated)) return 'difc'
  if (/\badgm\b|سوق ابوظبي العالمي|سوق ابو ظبي العالمي/.test(stated)) return 'adgm'
  if (/\bemirati\b|uae national(?! bank)|\blocal citizen|(?<!غير ال|غير )مواطن/.test(stated))
    return 'national'
  if (
    /domestic (?:worker|helper)|house ?maid|\bmaid\b|nanny|عامل\S* منزلي|عماله? مساعده|خادم/.test(
      stated,
    )
  )
    return 'domestic'
  if (/part[- ]?time|دوام جزيي|جزيي/.test(stated)) return 'part_time'
  return 'mainland'
}

const basicPay: Missing = {
  name: { en: 'your monthly basic pay', ar: 'أجرك الأساسي الشهري' },
  example: { en: '“basic salary AED 10,000”', ar: '«الراتب الأساسي 10,000 درهم»' },
}
const basicNotTotal: Missing = {
  name: {
    en: 'the basic pay alone, as gratuity does not count allowances',
    ar: 'الأجر الأساسي وحده، لأن المكافأة لا تشمل البدلات',
  },
  example: {
    en: '“basic AED 9,000” (it stands in your contract)',
    ar: '«الأساسي 9,000 درهم» (مذكور في عقدك)',
  },
}
const serviceLength: Missing = {
  name: {
    en: 'the length of service, or the first and last working day',
    ar: 'مدة الخدمة، أو أول يوم عمل وآخر يوم عمل',
  },
  example: {
    en: '“7 years and 3 months” or “from 1 March 2019 to 31 August 2026”',
    ar: '«7 سنوات و3 أشهر» أو «من 1 مارس 2019 إلى 31 أغسطس 2026»',
  },
}
