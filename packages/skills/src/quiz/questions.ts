import type { Language } from '@wakeel/contract'
import { once } from '../once-for.ts'
import { wordCount, wordsOf } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { statementsIn } from '../sentences/statements.ts'
import { rankSentences } from '../summary/rank-sentences.ts'
import { isContradicted } from './contradicted.ts'
import { distractors } from './distractors.ts'
import { falseStatement } from './false-statement.ts'
import { numeric } from './near-figures.ts'
import type { Question, QuestionKind } from './question.ts'
import { plain, replace, type Term, termsOf } from './terms.ts'

export const GAP = '______'
/** An Arabic word says what in English may take two. */
const WORDS = { least: { en: 5, ar: 4 }, most: 45 } as const
/** "It has 56 lifts." */
const LEAST_WITH_STOP = 4
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

/** «القلب يضخ الدم», «الخشب عازل للحرارة.»: three words with a verb among them, or with one thing of which another is said; a heading has neither. */
const isShortStatement = (sentence: string): boolean => {
  const all = words(sentence)
  const saysWhatIs = /^ال\p{L}+ (?!ال)\p{L}+ \p{L}+\.$/u.test(sentence)
  return all.length === 3 && (saysWhatIs || all.some((word) => isArabicVerb(word)))
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
        (length >= WORDS.least[language] ||
          (length >= LEAST_WITH_STOP && sentence.endsWith('.')) ||
          isShortStatement(sentence)) &&
        length <= WORDS.most &&
        !/[?؟:]$/.test(sentence)
      )
    })
  const first = [
    ...fitting.filter((sentence) => !leans(sentence)),
    ...fitting.filter((sentence) => leans(sentence)),
  ].slice(0, most)
  const terms = termsOf(first, language)
  return (
    first
      .map((sentence, index) => ({
        sentence,
        terms: (terms[index] as Term[]).filter(({ kind }) => !about || kind === about),
      }))
      // Whether a sentence is true may be asked of any; for gaps it needs a term.
      .filter((usable) => !about || usable.terms.length > 0)
  )
}

/**
 * A question of each wanted kind while the text has sentences for it, each from a sentence of its own. Where a short text has no fair
 * wrong options a gap stands for the choice.
 */
export function makeQuestions(
  text: string,
  language: Language,
  kinds: readonly QuestionKind[],
  { about, dropped = [] }: { about?: Term['kind'] | undefined; dropped?: readonly string[] } = {},
): Question[] {
  const usable = usableSentences(
    text,
    language,
    kinds.length * 2 + 20 + dropped.length,
    about,
  ).filter(({ sentence }) => !dropped.includes(sentence))
  const pool = usable.flatMap(({ terms }) => terms)
  const left = [...usable]
  const questions: Question[] = []
  const asked = new Set<string>()
  // What another question may say by the way is the weaker answer.
  const isTold = (term: string, of: Usable) =>
    usable.some((other) => other !== of && other.sentence.includes(term))
  // What can be made false is kept for that, so that not all are true.
  const deniable = once(
    () => new Set(usable.filter(({ sentence, terms }) => falseStatement(sentence, terms, pool, 0))),
  )
  const canBeFalse = (one: Usable) => deniable().has(one)
  const ask = (kind: QuestionKind): boolean => {
    const isFalse =
      kind === 'truth' && questions.filter((question) => question.kind === 'truth').length % 2 === 0
    // A figure makes the clearest false statement, unless another may be so as well.
    const order = isFalse
      ? left.toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)))
      : kind === 'truth'
        ? left.toSorted((a, b) => Number(canBeFalse(a)) - Number(canBeFalse(b)))
        : left
    const makeFrom = (usable: Usable, isStrict = false) => {
      const cost = ({ text, kind: of }: Term) =>
        Number(asked.has(text)) * 4 + Number(of === 'word') * 2 + Number(isTold(text, usable))
      const fresh = usable.terms.toSorted((a, b) => cost(a) - cost(b))
      const { sentence } = usable
      return kind === 'choice'
        ? choiceFrom(sentence, fresh, pool, isStrict)
        : questionFrom(kind, sentence, fresh, pool, isFalse, questions.length)
    }
    // A sentence that can be asked so goes first, and where one is to be false, one that can be made false.
    const isMeant = (question: Question | undefined) =>
      question !== undefined && (!isFalse || (question.kind === 'truth' && !question.answer))
    const found =
      order.find((one) => isMeant(makeFrom(one, true))) ??
      order.find((one) => isMeant(makeFrom(one)))
    for (const usable of found ? [found] : order) {
      const question = makeFrom(usable, true) ?? makeFrom(usable)
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
  return inOrderOfText(questions, text)
}

/** Questions of one kind in the order of the text, as one sentence speaks of what another names. */
function inOrderOfText(questions: readonly Question[], text: string): Question[] {
  const places = new Map(statementsIn(text).map((sentence, at) => [sentence, at]))
  const placeOf = ({ source }: Question) => places.get(source) ?? 0
  const sorted = questions.toSorted((a, b) => placeOf(a) - placeOf(b))
  return questions.map(({ kind }) => {
    const next = sorted.findIndex((one) => one.kind === kind)
    return sorted.splice(next, 1)[0] as Question
  })
}

const isRepeated = (sentence: string, term: string) =>
  wordsOf(sentence).filter((word) => plain(word) === plain(term)).length > 1
const hasFigure = ({ sentence, terms }: Usable) =>
  terms.some((term) => term.kind === 'number' && isContradicted(sentence, term))

/** A question of one kind from a sentence; where no statement of it can be made false, a true one. */
function questionFrom(
  kind: 'truth' | 'gap',
  sentence: string,
  terms: readonly Term[],
  pool: readonly Term[],
  isFalse: boolean,
  place: number,
): Question | undefined {
  if (kind === 'truth')
    return (
      (isFalse ? falseStatement(sentence, terms, pool, place) : undefined) ?? {
        kind,
        statement: sentence,
        answer: true,
        source: sentence,
      }
    )
  const [term] = askable(terms, sentence)
  return (
    term && { kind, stem: replace(sentence, term.text, GAP), answer: term.text, source: sentence }
  )
}

/** A second mention would tell the answer. */
const askable = (terms: readonly Term[], sentence: string): Term[] =>
  terms.filter((term) => !isRepeated(sentence, term.text))

/** The first term that has three fair wrong options; strictly those that fit what describes it. */
function choiceFrom(
  sentence: string,
  terms: readonly Term[],
  pool: readonly Term[],
  isStrict: boolean,
): Question | undefined {
  for (const term of askable(terms, sentence)) {
    const others = distractors(term, sentence, pool, isStrict)
    if (others.length < 3) continue
    const options = others.slice(0, 3)
    options.splice(spread(sentence, 4), 0, term.text)
    if (term.kind === 'number') options.sort((a, b) => numeric(a) - numeric(b))
    return {
      kind: 'choice',
      stem: replace(sentence, term.text, GAP),
      options,
      answer: options.indexOf(term.text),
      source: sentence,
    }
  }
  return undefined
}

/** The same sentence always puts its answer in the same place. */
function spread(sentence: string, places: number): number {
  let hash = 7
  for (const letter of sentence) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash % places
}
