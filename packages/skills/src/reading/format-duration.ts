import type { Language } from '@wakeel/contract'
import { formatNumber, joinedByAnd } from './format.ts'
import type { DurationParts } from './quantity.ts'
import type { TimeUnit } from './units.ts'

/** «يوم واحد»، «يومان»، «أيام» for three to ten, «يومًا» for eleven and more. */
export type ArabicForms = readonly [one: string, two: string, few: string, many: string]

const ARABIC_UNITS: Record<TimeUnit, ArabicForms> = {
  year: ['سنة واحدة', 'سنتان', 'سنوات', 'سنة'],
  month: ['شهر واحد', 'شهران', 'أشهر', 'شهرًا'],
  week: ['أسبوع واحد', 'أسبوعان', 'أسابيع', 'أسبوعًا'],
  day: ['يوم واحد', 'يومان', 'أيام', 'يومًا'],
  hour: ['ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة'],
  minute: ['دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة'],
  second: ['ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية'],
}

/** `2 years and 6 months`, `سنتان و6 أشهر` */
export function formatDuration(parts: DurationParts, language: Language): string {
  const said = (Object.entries(parts) as [TimeUnit, number][]).map(([unit, count]) =>
    language === 'en'
      ? `${formatNumber(count, 'en')} ${unit}${count === 1 ? '' : 's'}`
      : countInArabic(count, ARABIC_UNITS[unit]),
  )
  return joinedByAnd(said, language)
}

/** A count with what it counts: `٣ أيام` in Latin digits. A hundred and the like take the plain singular, «100 يوم». */
export function countInArabic(count: number, [one, two, few, many]: ArabicForms): string {
  if (count === 1) return one
  if (count === 2) return two
  const ones = count % 100
  const isFew = Number.isInteger(count) && ones >= 3 && ones <= 10
  const isHundreds = count > 99 && ones < 3
  return `${formatNumber(count, 'ar')} ${isFew ? few : isHundreds ? many.replace(/ًا$/, '') : many}`
}

/** Months as people say them, `2 years and 3 months (27 months)`; less than a year in months alone. */
export function formatMonths(months: number, language: Language): string {
  const inMonths = formatDuration({ month: months }, language)
  if (months < 12) return inMonths
  const [year, month] = [Math.floor(months / 12), months % 12]
  return `${formatDuration({ year, ...(month > 0 && { month }) }, language)} (${inMonths})`
}
