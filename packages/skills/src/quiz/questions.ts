import type { Language } from '@wakeel/contract'
import { wordCount, wordsOf } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { statementsIn } from '../sentences/statements.ts'
import { rankSentences } from '../summary/rank-sentences.ts'
import { boundOf, saysOther } from './bounds.ts'
import { denied } from './denied.ts'
import { nearFigures, numeric } from './near-figures.ts'
import { plain, type Term, termsOf } from './terms.ts'

export type QuestionKind = 'choice' | 'truth' | 'gap'
export type Question =
  | { kind: 'choice'; stem: string; options: string[]; answer: number; source: string }
  | {
      kind: 'truth'
      statement: string
      answer: boolean
      source: string
      changed?: { from: string; to: string }
    }
  | { kind: 'gap'; stem: string; answer: string; source: string }

export const GAP = '______'
/** An Arabic word says what in English may take two. */
const WORDS = { least: { en: 5, ar: 4 }, most: 45 } as const
/** Words may stand between thousands of marks, which whoever looks for nouns weighs one by one. */
const MAX_LETTERS = 1_000
/** "It was founded …" cannot be answered without the sentence before. */
const LEANS =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|such|however|therefore|also|but|and|so|then|for example|هذا|هذه|ذلك|تلك|هو|هي|هم|وهو|وهي|وهذا|كما|لكن|ولكن|لذلك|ثم|بينما|أيضا)(?![\p{L}])/iu
/** "The agency lists it …", «تدرجها المنظمة …»: of what it speaks is said in the sentence before. */
export function leans(sentence: string): boolean {
  if (LEANS.test(sentence)) return true
  const before = /^(.{1,80}?)\s(?:it|them|him)(?!\p{L})/iu.exec(sentence)?.[1]
  if (before !== undefined && !JOINED.test(before)) return true
  const [first] = words(sentence)
  return first !== undefined && /^.{3,}(?:ها|هم|ه)$/u.test(first.word) && isArabicVerb(first)
}
/** Behind these a pronoun may mean what the same sentence names. */
const JOINED =
  /[,;:]|\b(?:and|but|or|so|when|while|if|as|because|that|which|who|where|before|after|until|though|although|unless|once|then|than)$|\b(?:and|but|or|so|when|while|if|because|that|which|who|where|before|after|until|though|although|unless|once|than)\s/iu

/** «القلب يضخ الدم»: three words with a verb among them say something, and a heading has none. */
const isShortStatement = (sentence: string): boolean => {
  const all = words(sentence)
  return all.length === 3 && all.some((word) => isArabicVerb(word))
}

interface Usable {
  sentence: string
  terms: Term[]
}

/** Sentences a question can be made of, at most so many, the most telling ones first. */
function usableSentences(
  text: string,
  language: Language,
  most: number,
  about?: Term['kind'],
): Usable[] {
  const sentences = statementsIn(text)
  const { order } = rankSentences(sentences.map((sentence) => wordsOf(sentence, language)))
  const fitting = order
    .map((index) => sentences[index] as string)
    .filter((sentence) => {
      const length = wordCount(sentence)
      return (
        sentence.length <= MAX_LETTERS &&
        // What stands in brackets is said in passing.
        !sentence.startsWith('(') &&
        (length >= WORDS.least[language] || isShortStatement(sentence)) &&
        length <= WORDS.most &&
        !/[?؟:]$/.test(sentence)
      )
    })
  const first = [
    ...fitting.filter((sentence) => !leans(sentence)),
    ...fitting.filter((sentence) => leans(sentence)),
  ].slice(0, most)
  const terms = termsOf(first, language)
  return first
    .map((sentence, index) => ({
      sentence,
      terms: (terms[index] as Term[]).filter(({ kind }) => !about || kind === about),
    }))
    .filter((usable) => usable.terms.length > 0)
}

/**
 * A question of each wanted kind while the text has sentences for it, each from a sentence of its own. Where a short text has no fair
 * wrong options a gap stands for the choice.
 */
export function makeQuestions(
  text: string,
  language: Language,
  kinds: readonly QuestionKind[],
  about?: Term['kind'],
): Question[] {
  const usable = usableSentences(text, language, kinds.length * 2 + 20, about)
  const pool = usable.flatMap(({ terms }) => terms)
  const left = [...usable]
  const questions: Question[] = []
  const asked = new Set<string>()
  // What another question may say by the way is the weaker answer.
  const isTold = (term: string, of: Usable) =>
    usable.some((other) => other !== of && other.sentence.includes(term))
  const ask = (kind: QuestionKind): boolean => {
    const isFalse =
      kind === 'truth' && questions.filter((question) => question.kind === 'truth').length % 2 === 0
    // A figure makes the clearest false statement, unless it is only a bound.
    const order = isFalse
      ? left.toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)))
      : left
    const makeFrom = (usable: Usable) => {
      const cost = ({ text, kind: of }: Term) =>
        Number(asked.has(text)) * 4 + Number(of === 'word') * 2 + Number(isTold(text, usable))
      const fresh = usable.terms.toSorted((a, b) => cost(a) - cost(b))
      return questionFrom(kind, usable.sentence, fresh, pool, isFalse, questions.length)
    }
    // A sentence that can be asked so goes first, and where one is to be false, one that can be made false.
    const isMeant = (question: Question | undefined) =>
      question !== undefined && (!isFalse || (question.kind === 'truth' && !question.answer))
    const found = order.find((one) => isMeant(makeFrom(one)))
    for (const usable of found ? [found] : order) {
      const question = makeFrom(usable)
      if (!question) continue
      questions.push(question)
      if (question.kind === 'choice') asked.add(question.options[question.answer] as string)
      if (question.kind === 'gap') asked.add(question.answer)
      left.splice(left.indexOf(usable), 1)
      return true
    }
    return false
  }
  for (const kind of kinds) ask(kind) || (kind === 'choice' && ask('gap'))
  return questions
}

const isRepeated = (sentence: string, term: string) =>
  wordsOf(sentence).filter((word) => plain(word) === plain(term)).length > 1
const hasFigure = ({ sentence, terms }: Usable) =>
  terms.some(({ kind, text }) => kind === 'number' && !boundOf(sentence, text))

function questionFrom(
  kind: QuestionKind,
  sentence: string,
  terms: readonly Term[],
  pool: readonly Term[],
  isFalse: boolean,
  place: number,
): Question | undefined {
  if (kind === 'truth' && !isFalse)
    return { kind, statement: sentence, answer: true, source: sentence }
  // A false statement is surest with another figure, and of another word nobody knows whether it is as true; for other kinds the text's own order of terms holds.
  const candidates =
    kind === 'truth'
      ? terms
          .filter((term) => term.kind !== 'word')
          .toSorted((a, b) => Number(b.kind === 'number') - Number(a.kind === 'number'))
      : terms
  for (const term of candidates) {
    // A second mention would tell the answer.
    if (kind !== 'truth' && isRepeated(sentence, term.text)) continue
    if (kind === 'gap')
      return { kind, stem: replace(sentence, term.text, GAP), answer: term.text, source: sentence }
    const found = distractors(term, sentence, pool)
    const others =
      kind === 'truth'
        ? inAgreement(
            term,
            sentence,
            found.filter((other) => isClearlyOther(term, other)),
          )
        : found
    if (kind === 'truth') {
      const other = others[place % Math.max(1, Math.min(2, others.length))]
      if (other === undefined) continue
      return {
        kind,
        statement: replace(sentence, term.text, other),
        answer: false,
        source: sentence,
        changed: { from: term.text, to: other },
      }
    }
    if (others.length < 3) continue
    const answer = spread(sentence, 4)
    const options = others.slice(0, 3)
    options.splice(answer, 0, term.text)
    if (term.kind === 'number') options.sort((a, b) => numeric(a) - numeric(b))
    return {
      kind: 'choice',
      stem: replace(sentence, term.text, GAP),
      options,
      answer: options.indexOf(term.text),
      source: sentence,
    }
  }
  if (kind !== 'truth') return undefined
  const other = denied(sentence)
  return other
    ? { kind, statement: other.statement, answer: false, source: sentence, changed: other.changed }
    : { kind, statement: sentence, answer: true, source: sentence }
}

/** Terms of the same kind from the text that are not in the sentence; for figures, near ones fill up what the text lacks. */
function distractors(term: Term, sentence: string, pool: readonly Term[]): string[] {
  const inSentence = new Set(wordsOf(sentence).map(plain))
  const seen = new Set([plain(term.text)])
  const found: Term[] = []
  for (const other of pool) {
    const key = plain(other.text)
    if (
      other.kind !== term.kind ||
      seen.has(key) ||
      inSentence.has(key) ||
      sentence.includes(other.text) ||
      !isNear(term, other) ||
      overlaps(other.text, term.text)
    )
      continue
    seen.add(key)
    found.push(other)
  }
  const alike = found.filter(({ shape }) => shape === term.shape)
  const ranked =
    term.kind === 'word' ? [...alike, ...found.filter(({ shape }) => shape !== term.shape)] : alike
  const near = ranked.sort(
    (a, b) =>
      Number(b.shape === term.shape) - Number(a.shape === term.shape) ||
      Math.abs(a.text.length - term.text.length) - Math.abs(b.text.length - term.text.length),
  )
  const texts = near.map(({ text }) => text)
  if (term.kind !== 'number') return texts
  const bound = boundOf(sentence, term.text)
  return [...texts, ...nearFigures(term, new Set([...texts, term.text]), bound)].filter((other) =>
    saysOther(bound, numeric(term.text), numeric(other)),
  )
}

/** 70 among hundreds of thousands gives itself away. */
const isNear = (term: Term, other: Term) =>
  term.kind !== 'number' || Math.abs(Math.log10(numeric(term.text) / numeric(other.text))) < 1
/** "About 77 times a minute" is nearly as true as "about 70". */
const isClearlyOther = ({ kind, text, shape }: Term, other: string): boolean => {
  if (kind !== 'number') return true
  const [value, gap] = [numeric(text), Math.abs(numeric(other) - numeric(text))]
  if (shape === 'clock') return gap >= LEAST_MINUTES
  return shape === 'year'
    ? gap >= LEAST_YEARS
    : gap >= Math.min(1, value) && gap >= value * LEAST_GAP
}

/** What is counted in Arabic changes with the figure: «70 مرة» but «105 مرات». */
function inAgreement(term: Term, sentence: string, others: string[]): string[] {
  if (term.shape !== 'number' || !/\p{Script=Arabic}/u.test(sentence)) return others
  const formOf = (text: string) => {
    const rest = numeric(text) % 100
    return rest < 3 ? rest : rest <= 10 ? 3 : 11
  }
  const agreeing = others.filter((other) => formOf(other) === formOf(term.text))
  return agreeing.length > 0 ? agreeing : others
}
const LEAST_YEARS = 10
const LEAST_MINUTES = 30
const LEAST_GAP = 0.3
const overlaps = (a: string, b: string) => a.includes(b) || b.includes(a)
function replace(sentence: string, term: string, by: string): string {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'),
    () => by,
  )
}

/** The same sentence always puts its answer in the same place. */
function spread(sentence: string, places: number): number {
  let hash = 7
  for (const letter of sentence) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash % places
}
