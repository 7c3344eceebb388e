import type { Bilingual } from '@wakeel/contract'
import type { ArabicForms } from '../reading/format-duration.ts'

export const WORDS: ArabicForms = ['كلمة واحدة', 'كلمتان', 'كلمات', 'كلمة']

export type Verdict = 'ok' | 'fix' | 'note' | 'unseen'
export interface Judgement {
  check: Bilingual
  verdict: Verdict
  found: Bilingual
  /** What to do; only with `fix` and sometimes `note`. */
  advice?: Bilingual
  /** What is said when it is asked about, in place of what was found. */
  answer?: Bilingual
  /** Of what has a length, which of the two it is. */
  fault?: 'long' | 'short'
}

export const length = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).length
export const none: Bilingual = { en: 'none', ar: 'لا يوجد' }
export const same = (text: string): Bilingual => ({ en: text, ar: text })
export const cut = (text: string) => (text.length > 70 ? `${text.slice(0, 69).trimEnd()}…` : text)

/** Title 30–60 and description 70–160 characters: what search results usually show whole. */
export const limits = {
  title: { min: 30, max: 60 },
  description: { min: 70, max: 160 },
  words: 300,
  density: 3,
} as const

export const unseen = (checks: readonly Judgement[]): Judgement[] =>
  checks.map(({ check }) => ({
    check,
    verdict: 'unseen',
    found: { en: 'not in the part you pasted', ar: 'ليس في الجزء الملصق' },
  }))
