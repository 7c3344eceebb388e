import type { Bilingual } from '@wakeel/contract'
import type { Ask } from '../skill.ts'
import type { Results, Row } from './rows.ts'

/** One mark so far, and the weight of what is open; or a mark that is only thought of, for what is left. */
export const ofRest = (rest: number, isSupposed = false): Bilingual =>
  isSupposed
    ? {
        en: `the mark you suppose is for the remaining ${rest}%`,
        ar: `الدرجة التي تفترضها هي لبقية الوزن، ${rest}%`,
      }
    : {
        en: `the mark so far is for the other ${rest}%`,
        ar: `الدرجة حتى الآن هي لبقية الوزن، ${rest}%`,
      }

/** The average so far, the one that is hoped for, and what is open. */
export function sayRecord(
  record: Row | undefined,
  { goals, open }: Results,
  { language }: Ask,
): string[] {
  const [goal] = goals
  if (!record || !goal || open.length === 0) return []
  const [gpa, credits, rest] = [
    record.result?.value,
    record.measure?.value,
    open.reduce((sum, { value }) => sum + value, 0),
  ]
  return language === 'ar'
    ? [`حتى الآن ${gpa} على ${credits} ساعة`, `الهدف ${goal.value}`, `الباقي ${rest} ساعة`]
    : [`so far ${gpa} over ${credits} credits`, `goal ${goal.value}`, `${rest} credits open`]
}
