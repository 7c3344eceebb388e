import type { Bilingual, Language } from '@wakeel/contract'
import { formatDate, formatMoney, joinedByAnd } from '../reading/format.ts'
import { formatDuration } from '../reading/format-duration.ts'
import type { Message } from '../understanding/affinity.ts'
import type { GratuityInput } from './calculation.ts'
import { gratuityFrame } from './frame.ts'
import type { GratuityValues } from './values.ts'

// What an answer says first of single values.

export const ofAYear = (value: number, currency: string): Bilingual => ({
  en: `basic pay ${formatMoney(value, 'en', currency)} a year`,
  ar: `الأجر الأساسي ${formatMoney(value, 'ar', currency)} سنويًا`,
})

export const ofADay = (value: number, currency: string): Bilingual => ({
  en: `basic pay ${formatMoney(value, 'en', currency)} a day`,
  ar: `الأجر الأساسي ${formatMoney(value, 'ar', currency)} يوميًا`,
})

export const totalSaid = (value: number, currency: string): Bilingual => {
  const { name } = gratuityFrame.slots.total
  return {
    en: `${name.en} ${formatMoney(value, 'en', currency)}`,
    ar: `${name.ar} ${formatMoney(value, 'ar', currency)}`,
  }
}

/** What another length of time is, in the words of the message: "annual leave 22 days". */
export function otherTimeSaid(
  { otherTime = [] }: GratuityValues,
  { text, concepts, clauses }: Message,
): { otherTime?: Bilingual } {
  const named = otherTime.flatMap(({ parts, mention }) => {
    const [name] = concepts
      .filter(({ concept }) => concept === 'otherTime')
      .toSorted((a, b) => clauses.wordsBetween(a, mention) - clauses.wordsBetween(b, mention))
    return name ? [{ name: text.slice(name.start, name.end), parts }] : []
  })
  if (named.length === 0) return {}
  const all = (language: Language) =>
    joinedByAnd(
      named.map(({ name, parts }) => `${name} ${formatDuration(parts, language)}`),
      language,
    )
  return {
    otherTime: {
      en: `not part of the gratuity: ${all('en')}`,
      ar: `لا علاقة له بحساب المكافأة: ${all('ar')}`,
    },
  }
}

/** The days in the order they come, whatever order they were told in. */
export function daysSaid(services: readonly GratuityInput['service'][]): { days?: Bilingual } {
  const days = services.flatMap((one) => ('start' in one ? [one.start, one.end] : []))
  if (days.length === 0) return {}
  const { name } = gratuityFrame.slots.days
  const all = (language: Language) =>
    joinedByAnd(
      [...new Set(days)].map((day) => formatDate(day, language)),
      language,
    )
  return {
    days: { en: `${name.en} ${all('en')}`, ar: `${name.ar} ${all('ar')}` },
  }
}
