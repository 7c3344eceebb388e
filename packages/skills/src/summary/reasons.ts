import type { Language } from '@wakeel/contract'
import { fold } from '../reading/fold.ts'
import type { KeyTerm } from './rank-sentences.ts'

interface Summarised {
  chosen: readonly { sentence: string; place: number }[]
  sentenceCount: number
  keyTerms: readonly KeyTerm[]
}

/** Why these sentences of the text were chosen: what each of them shares with the whole. */
export function reasonsFor(
  { chosen, sentenceCount, keyTerms }: Summarised,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const lines = chosen.map(({ sentence, place }) => {
    const folded = fold(sentence).text
    const shared = keyTerms
      .filter(({ term }) => folded.includes(fold(term).text))
      .map(({ term, count }) => `${term} (${count})`)
      .join(isArabic ? '، ' : ', ')
    const opens = place === 0 ? (isArabic ? 'أول جملة في النص' : 'it opens the text') : ''
    const holds = shared && (isArabic ? `فيها: ${shared}` : `it holds ${shared}`)
    const reasons = [opens, holds].filter(Boolean).join(isArabic ? '؛ ' : '; ')
    const otherwise = isArabic
      ? 'تشترك مع باقي النص في كلماتها'
      : 'its words are shared with the rest of the text'
    return `- ${isArabic ? `«${sentence}»` : `“${sentence}”`}: ${reasons || otherwise}.`
  })
  const heading = isArabic
    ? `**اختيرت الجمل الأقرب في كلماتها إلى النص كله (${sentenceCount} جمل)، ومنها ما يتكرر فيه:**`
    : `**Chosen are the sentences whose words come nearest to the whole text of ${sentenceCount} sentences; so often it comes back to them:**`
  return [heading, lines.join('\n')].join('\n\n')
}
