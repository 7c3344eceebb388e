import type { Span } from '../reading/words.ts'
import type { ConceptMatch } from './match-concepts.ts'

const OWN =
  /\b(?:i|we)(?:['’](?:m|re|d|ll))? (?:(?:would|do|now|then|also) )?expect|(?<!\p{L})و?(?:ب?[أا]|ب?ن)توقع/iu
const OF_YEAR =
  /^(?:[^.!?؟\n]|\.(?=\d)){1,32}\s(?:(?:in|for|في|ل|لسن[ةه]|لعام|سن[ةه]|عام)\s?20[2-9]\d|(?:this|next) year|هالسن[ةه]|هذه السن[ةه]|هذا العام|السن[ةه] (?:دي|هذ[يه]|الجاي[ةه]|القادم[ةه]|المقبل[ةه])|العام (?:القادم|المقبل))(?!\p{L})/iu
const LONGEST = 16

/** "I expect 1.05 million for 2026": who plans a year tells its figure, and claims nothing that is to be checked. */
export const isOwnForecast = (
  text: string,
  { concept, start, end }: ConceptMatch & Span,
): boolean =>
  concept === 'claim' &&
  OWN.test(text.slice(Math.max(0, start - LONGEST), end)) &&
  OF_YEAR.test(text.slice(end, end + 56))
