import type { Bilingual, Language } from '@wakeel/contract'
import { flesch } from 'flesch'
import { fleschKincaid } from 'flesch-kincaid'
import { gunningFog } from 'gunning-fog'
import { words } from '../reading/words.ts'
import { countsIn } from '../sentences/counts.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import { arabicRule, englishRule } from './explain.ts'
import { fleschBand, lixBand, lixLimit } from './verdict.ts'

/** What somebody has counted in a text that is not pasted. */
export interface Counts {
  words: number
  sentences: number
  syllables?: number | undefined
  longWords?: number | undefined
  complexWords?: number | undefined
}
export interface CountedText {
  counts: Counts
  grade: number | undefined
}

const parts = lexicon({
  words: 'word, كلمه, كلمات',
  sentences: 'sentence, جمله, جمل',
  syllables: 'syllable, مقطع, مقاطع',
  longWords: 'long word, longer than six letters, كلمه طويله, كلمات طويله, طويله, الكلمات الطويله',
  complexWords: 'complex word, كلمه مركبه, كلمات مركبه, hard word',
} satisfies Record<keyof Counts, string>)
const LONGEST = 300

/** "120 words, 8 sentences and 156 syllables": the figures of the formulas without a text; undefined where they do not do. */
export function countsGiven(message: string): Counts | undefined {
  if (message.length > LONGEST || /["“«\n]/.test(message)) return undefined
  const hits = longestOnly(parts(words(message)))
  const found = countsIn(message, hits)
  // «والكلمات الطويلة 36»: the number stands behind what it counts.
  const of = (wanted: keyof Counts) => found.find(({ concept }) => concept === wanted)?.value
  // "At 12 words each, with 150 words": those of a sentence are fewer than those of the text.
  const all = found.filter(({ concept }) => concept === 'words').map(({ value }) => value)
  const counts = {
    words: all.length > 0 ? Math.max(...all) : undefined,
    sentences: of('sentences'),
    syllables: of('syllables'),
    longWords: of('longWords'),
    complexWords: of('complexWords'),
  }
  const isEnough = [counts.syllables, counts.longWords, counts.complexWords].some(
    (one) => one !== undefined,
  )
  return counts.words && counts.sentences && isEnough ? (counts as Counts) : undefined
}

const tenth = (value: number) => Math.round(value * 10) / 10

export function explainCounts({ counts, grade }: CountedText, language: Language): string {
  const arabic = language === 'ar'
  const said = [
    ...ofSyllables(counts, grade),
    ...ofComplexWords(counts),
    ...ofLongWords(counts, grade),
  ]
  const note = arabic
    ? 'محسوب من الأعداد التي ذكرتها، لا من نص.'
    : 'Computed from the counts you gave, not from a text.'
  const isLix = counts.syllables === undefined && counts.complexWords === undefined
  const rule = (isLix ? arabicRule : englishRule)[language]
  return [...said.map((one) => `**${one[language]}**`), note, `_${rule}_`].join('\n\n')
}

function ofSyllables(
  { words: word, sentences: sentence, syllables }: Counts,
  grade?: number,
): Bilingual[] {
  if (syllables === undefined) return []
  const counts = { word, sentence, syllable: syllables }
  const level = tenth(fleschKincaid(counts))
  const ease = tenth(flesch(counts))
  const fits = grade === undefined ? undefined : level <= grade
  return [
    {
      en: `Flesch–Kincaid grade: 0.39 × ${word} ÷ ${sentence} + 11.8 × ${syllables} ÷ ${word} − 15.59 = ${level}${fits === undefined ? '' : fits ? `: it suits grade ${grade}` : `: above grade ${grade}`}.`,
      ar: `صف Flesch–Kincaid: ‏0.39 × ${word} ÷ ${sentence} + 11.8 × ${syllables} ÷ ${word} − 15.59 = ${level}${fits === undefined ? '' : fits ? `، وهو مناسب للصف ${grade}` : `، وهو فوق الصف ${grade}`}.`,
    },
    {
      en: `Flesch reading ease: ${ease} (${fleschBand(ease).en}).`,
      ar: `سهولة القراءة (Flesch): ${ease} (${fleschBand(ease).ar}).`,
    },
  ]
}

function ofComplexWords({ words: word, sentences: sentence, complexWords }: Counts): Bilingual[] {
  if (complexWords === undefined) return []
  const fog = tenth(gunningFog({ word, sentence, complexPolysillabicWord: complexWords }))
  return [{ en: `Gunning fog index: ${fog}.`, ar: `مؤشر Gunning fog: ${fog}.` }]
}

function ofLongWords(
  { words: word, sentences, longWords }: Counts,
  grade: number | undefined,
): Bilingual[] {
  if (longWords === undefined) return []
  const lix = tenth(word / sentences + (longWords * 100) / word)
  const sum = `${word} ÷ ${sentences} + ${longWords} × 100 ÷ ${word} = ${lix}`
  const limit = grade === undefined ? undefined : lixLimit(grade)
  const isOver = limit !== undefined && lix > limit
  return [
    {
      en: `LIX: ${sum} (${lixBand(lix).en})${limit === undefined ? '' : `, ${isOver ? 'above' : 'within'} the limit of grade ${grade}, ${limit}`}.`,
      ar: `LIX: ‏${sum} (${lixBand(lix).ar})${limit === undefined ? '' : `، ${isOver ? 'فوق' : 'ضمن'} حد الصف ${grade} وهو ${limit}`}.`,
    },
  ]
}
