import { type Word, words } from '../reading/words.ts'

/** «مبتحركش»: Egyptian Arabic writes its "not" around the verb. */
const AROUND = /^(?<not>[وف]?(?:ما?(?=[بتني])|م(?=ا)))(?<verb>[ابتني]\p{L}{3,12})ش$/u

/** What such a word is made of: where the "not" stands, and the verb as it would stand alone. */
export function negatedVerb(
  word: Word,
): { not: { start: number; end: number }; verb: Word } | undefined {
  const { not = '', verb = '' } = AROUND.exec(word.word)?.groups ?? {}
  const [bare] = words(verb)
  if (!bare) return undefined
  const start = word.start + not.length
  return { not: { start: word.start, end: start }, verb: { ...bare, start, end: word.end } }
}
