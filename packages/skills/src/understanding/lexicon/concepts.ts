/** The words of a concept: English ones, parted by commas, and Arabic ones. */
export type ConceptWords = readonly [english: string, arabic: string]

/** Keeps the names of the concepts as types. */
export const concepts = <Name extends string>(
  words: Record<Name, ConceptWords>,
): Record<Name, ConceptWords> => words
