import type { Language } from '@wakeel/contract'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../reading/format.ts'
import { type ArabicForms, countInArabic, formatDuration } from '../reading/format-duration.ts'
import type { Period } from '../reading/periods.ts'
import type { DurationParts } from '../reading/quantity.ts'
import type { MeasureUnit } from '../reading/units.ts'
import type { Slot } from './frame.ts'
import type { Mention } from './mentions.ts'

const PERIODS: Record<Language, Record<Period, string>> = {
  en: { day: 'a day', week: 'a week', month: 'a month', quarter: 'a quarter', year: 'a year' },
  ar: { day: 'يوميًا', week: 'أسبوعيًا', month: 'شهريًا', quarter: 'كل ربع سنة', year: 'سنويًا' },
}

const ARABIC_MEASURES: Partial<Record<MeasureUnit, string>> = {
  kg: 'كغ',
  lb: 'رطل',
  cm: 'سم',
  m: 'م',
  ft: 'قدم',
  in: 'بوصة',
  C: '°م',
  F: '°ف',
  l: 'لتر',
  ml: 'مل',
  kcal: 'سعرة',
  cup: 'كوب',
  gal: 'غالون',
  oz: 'أونصة',
}

const unitName = (unit: MeasureUnit, language: Language): string => {
  const name = (language === 'ar' && ARABIC_MEASURES[unit]) || unit
  return name === 'C' || name === 'F' ? `°${name}` : name
}

/** A value that a slot was filled with, in a few words: `AED 6,000.00 a month`, `25 years`. */
export function sayValue(slot: Slot, value: object, language: Language): string {
  const {
    value: number = 0,
    currency,
    period,
    mention,
  } = value as {
    value?: number
    currency?: string
    period?: Period
    mention?: Mention
  }
  const every = period ? ` ${PERIODS[language][period]}` : ''
  switch (slot.kind) {
    case 'money':
      return `${formatMoney(number, language, currency)}${slot.per || slot.isOfAnyPeriod || mention?.isPeriodSure ? every : ''}`
    case 'percent':
      return `${formatPercent(number, language, 4)}${every}`
    case 'duration':
      return formatDuration((value as { parts: DurationParts }).parts, language)
    case 'measure':
      if ((value as { unit: MeasureUnit }).unit === 'ft') return sayFeet(number, language)
      return `${formatNumber(number, language)} ${unitName((value as { unit: MeasureUnit }).unit, language)}`
    case 'choice':
      return slot.options[(value as { option: string }).option]?.name[language] ?? ''
    case 'date':
      return formatDate((value as { date: string }).date, language)
    case 'time': {
      const { minutes } = value as { minutes: number }
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
    }
    default:
      return `${formatNumber(number, language, 4)}${every}`
  }
}

/** People say their height in feet and inches. */
function sayFeet(value: number, language: Language): string {
  const [feet, inches] = [Math.floor(Math.round(value * 12) / 12), Math.round(value * 12) % 12]
  const counts = [
    ...(feet > 0 ? [language === 'en' ? `${feet} ft` : countInArabic(feet, FEET)] : []),
    ...(inches > 0 ? [language === 'en' ? `${inches} in` : countInArabic(inches, INCHES)] : []),
  ]
  return counts.join(language === 'en' ? ' ' : ' و')
}
const FEET: ArabicForms = ['قدم واحدة', 'قدمان', 'أقدام', 'قدمًا']
const INCHES: ArabicForms = ['بوصة واحدة', 'بوصتان', 'بوصات', 'بوصة']
