import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'

const DETERMINER = '(?:the|a|an|its|their|his|her|our|my|your|these|those)'
/** "Iron rusts when", "starts to bear", "beans must be ground": what a list of nouns also holds is a verb in its place. */
export function isVerbHere(word: string, sentence: string): boolean {
  const behind = word.endsWith('s') ? `(?:${DETERMINER}|to|that|how)` : DETERMINER
  return new RegExp(
    `^(?:The |An? )?\\p{L}{3,20} ${word} (?:when|if|because|unless|until)\\b|\\b(?:be|been|being|must|can|cannot|could|should|would|might|not) ${word}\\b|\\b${word} ${behind} `,
    'u',
  ).test(sentence)
}

/** «ماء الخزان الكبير»: the second of two words with the article describes the first, unless a verb has both for subject and object. */
export function isDescribing(word: string, sentence: string): boolean {
  const all = sentence.split(/\s+/)
  const at = all.findIndex((one) => one.replace(/[.،؛:]{1,3}$/u, '') === word)
  const [lead, noun] = [all[at - 2], all[at - 1]]
  if (at < 2 || !noun || !/^[وبفكل]{0,2}(?:ال|لل)\p{L}{2,20}$/u.test(noun)) return false
  const isSubject = at === 2 || words(lead ?? '').some(isArabicVerb)
  return !isSubject && /^ال/u.test(word)
}

/** «القرن الثاني عشر», "three years": a length of time has no fair alternatives among things. */
export const ARABIC_TIME =
  /^(?:وال|بال|ال|لل)(?:قرن|قرون|عقد|عام|أعوام|سنة|سنوات|شهر|أشهر|أسبوع|يوم|أيام|ساعة|ساعات|دقيقة|دقائق|مرة)$/u
