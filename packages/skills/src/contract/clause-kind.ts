import type { Bilingual } from '@wakeel/contract'
import { foldArabic } from '../reading/arabic.ts'
import { durationIn, quantities } from '../reading/quantities.ts'
import type { TimeUnit } from '../reading/units.ts'

export type RiskLevel = 'high' | 'medium' | 'low'

export interface Risk {
  level: RiskLevel
  why: Bilingual
}

/** A kind of clause that a careful reader looks for. All patterns work on folded text with Latin digits. */
export interface ClauseKind {
  name: string
  title: Bilingual
  /** The clause is of this kind when its heading says so… */
  heading: RegExp
  /** …or one of its sentences does; those sentences are quoted. */
  sentence: RegExp
  /** What the sentence behind such a one says when it still speaks of the same. */
  goesOn?: RegExp
  /** The first that applies to the clause's words decides; the last always applies. */
  risks: readonly (Risk & { when: RegExp | ((words: string) => boolean) })[]
  ask: Bilingual
  /** Why nearly every commercial contract should have it; absent when many rightly do without. */
  usual?: Bilingual
}

/** English and Arabic words in one pattern; the Arabic is folded as the text is. */
export function words(english: string, arabic: string): RegExp {
  return new RegExp(`${english}|${foldArabic(arabic)}`, 'i')
}

/** The periods a text names, in days: `thirty (30) calendar days` → 30, `سنتين` → 730; of one unit only when it is given. */
export function periodsInDays(text: string, unit?: TimeUnit): number[] {
  const plain = text
    .replace(/[()]/g, ' ')
    .replace(/(?<=\d\s{1,3})(?:calendar|business|working|consecutive|full)\s/gi, '')
  return quantities(plain).flatMap((quantity) =>
    quantity.kind === 'duration' && (!unit || quantity.parts[unit] !== undefined)
      ? [durationIn('day', quantity.parts)]
      : [],
  )
}

export const longerThan = (days: number, unit?: TimeUnit) => (text: string) =>
  periodsInDays(text, unit).some((period) => period > days)
