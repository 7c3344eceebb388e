import type { ConceptMatch } from './match-concepts.ts'

const BY_SOMEBODY =
  /(?:\b(?:i|we|you|they|he|she|could|can|should|would|must|will|to|by|about|and|or|let['’]?s)|^)\s?$/iu
const SOMETHING = /^\s(?:the|our|my|your|his|her|its|their|one|two|this|that|these|those)\s/iu
const LONGEST = 8

/** "If we drop the second kitchen": what somebody drops does not fall. */
export const isTransitiveDrop = (
  text: string,
  { concept, start, end }: Pick<ConceptMatch, 'concept' | 'start' | 'end'>,
): boolean =>
  concept === 'decline' &&
  /^drop/i.test(text.slice(start, end)) &&
  BY_SOMEBODY.test(text.slice(Math.max(0, start - LONGEST), start)) &&
  SOMETHING.test(text.slice(end, end + LONGEST))
