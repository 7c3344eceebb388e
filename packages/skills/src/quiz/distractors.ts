import { wordsOf } from '../reading/prose.ts'
import { stemOf } from '../reading/words.ts'
import { boundOf, saysOther } from './bounds.ts'
import { nearFigures, numeric } from './near-figures.ts'
import { NUMERAL, plain, type Term } from './terms.ts'

/** Terms of the same kind from the text that are not in the sentence; for figures, near ones fill up what the text lacks. */
export function distractors(
  term: Term,
  sentence: string,
  pool: readonly Term[],
  isStrict = false,
): string[] {
  const keyOf = (text: string) => (term.kind === 'word' ? stemOf(plain(text)) : plain(text))
  const inSentence = new Set(wordsOf(sentence).map(keyOf))
  const seen = new Set([keyOf(term.text)])
  const found: Term[] = []
  for (const other of pool) {
    const key = keyOf(other.text)
    if (
      other.kind !== term.kind ||
      seen.has(key) ||
      inSentence.has(key) ||
      sentence.includes(other.text) ||
      !isNear(term, other) ||
      !fitsGap(term, other, sentence) ||
      overlaps(other.text, term.text)
    )
      continue
    seen.add(key)
    found.push(other)
  }
  const alike = found.filter(({ shape }) => shape === term.shape)
  const ranked =
    term.kind === 'word' && !(isStrict && isDescribed(term, sentence))
      ? [...alike, ...found.filter(({ shape }) => shape !== term.shape)]
      : alike
  const near = ranked.toSorted(
    (a, b) =>
      Number(b.shape === term.shape) - Number(a.shape === term.shape) ||
      Math.abs(a.text.length - term.text.length) - Math.abs(b.text.length - term.text.length),
  )
  const texts = near.map(({ text }) => text)
  if (term.kind !== 'number') return texts
  const bound = boundOf(sentence, term.text)
  return [...texts, ...nearFigures(term, new Set([...texts, term.text]), bound)]
    .filter((other) => !saysFigure(sentence, other))
    .filter((other) => saysOther(bound, numeric(term.text), numeric(other)))
    .toSorted((a, b) => Number(agrees(term, sentence, b)) - Number(agrees(term, sentence, a)))
}

/** «بالضغط» cannot stand for «الضغط», "autumn" not behind "a". */
const fitsGap = (term: Term, other: Term, sentence: string): boolean => {
  if (term.kind !== 'word') return true
  const article = new RegExp(`\\b(an?) ${term.text}\\b`, 'iu').exec(sentence)?.[1]
  return (
    joined(other.text) === joined(term.text) &&
    (other.shape === NUMERAL) === (term.shape === NUMERAL) &&
    (article === undefined || VOWEL.test(other.text) === article.length > 1)
  )
}
const joined = (word: string) => /^(?:وال|بال|كال|فال|لل)/u.exec(word)?.[0] ?? ''
const VOWEL = /^[aeiou]/i
/** "10 to 15 days": the sentence itself rules out the other. */
const saysFigure = (sentence: string, figure: string): boolean =>
  (sentence.match(/\d[\d,.:]{0,15}/g) ?? []).some((one) => one.replace(/[.,:]$/, '') === figure)

/** 70 among hundreds of thousands gives itself away, as does 50 among 6, 7 and 8. */
const isNear = (term: Term, other: Term) =>
  term.kind !== 'number' ||
  Math.abs(Math.log10(numeric(term.text) / numeric(other.text))) < MOST_APART
const MOST_APART = 0.6

/** "About 77 times a minute" is nearly as true as "about 70". */
export const isClearlyOther = ({ kind, text, shape }: Term, other: string): boolean => {
  if (kind !== 'number') return true
  const [value, gap] = [numeric(text), Math.abs(numeric(other) - numeric(text))]
  if (shape === 'clock') return gap >= LEAST_MINUTES
  return shape === 'year'
    ? gap >= LEAST_YEARS
    : gap >= Math.min(1, value) && gap >= value * LEAST_GAP
}

/** What is counted in Arabic changes with the figure: «70 مرة» but «5 مرات». */
export function agrees(term: Term, sentence: string, other: string): boolean {
  if (term.shape !== 'number' || !/\p{Script=Arabic}/u.test(sentence)) return true
  const formOf = (text: string) => {
    const rest = numeric(text) % 100
    return rest < 3 ? rest : rest <= 10 ? 3 : 11
  }
  return formOf(other) === formOf(term.text)
}
const LEAST_YEARS = 10
const LEAST_MINUTES = 30
const LEAST_GAP = 0.3
const overlaps = (a: string, b: string) => a.includes(b) || b.includes(a)

/** «شبكة من الأوعية الدموية»: the adjective behind a noun tells its form. */
const isDescribed = ({ text }: Term, sentence: string): boolean =>
  /^ ال\p{L}{2,20}(?!\p{L})/u.test(sentence.slice(sentence.indexOf(text) + text.length))
