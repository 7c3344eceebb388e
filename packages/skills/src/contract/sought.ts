import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import type { Answer } from './answer.ts'
import { periodsInDays, understand } from './clause-kind.ts'

export interface Searched {
  number: string
  sentences: readonly string[]
}

export const MAX_QUOTES = 2

const quotesWhere = (clauses: readonly Searched[], isWanted: (sentence: string) => boolean) =>
  clauses.flatMap(({ number, sentences }) =>
    sentences.filter(isWanted).map((text) => ({ clause: number, text })),
  )

/** "How long am I bound?" in a text without a term: what it says of any time. */
export function answerOfPeriods(asked: string, clauses: readonly Searched[]): Answer {
  const quotes = quotesWhere(
    clauses,
    (sentence) =>
      periodsInDays(sentence).length > 0 || understand(sentence).concepts.has('endless'),
  )
  return {
    about: { words: asked.trim().replace(/^(?:and|و)\s+/i, '') },
    quotes: quotes.slice(0, MAX_QUOTES),
    ...(quotes.length === 0 && { isYes: false }),
  }
}

const ABOUT =
  /\b(?:about(?! to\b)|mention(?:s|ed|ing)?|says? anything (?:on|about)|regarding|on)\s(.+)|(?:عن|حول|بخصوص|بشأن)\s(.+)|ذكر\s(.+)/iu

/** «هل يذكر شي عن الحيوانات؟» */
const ANYTHING =
  /(?<!\p{L})(?:[يت]ذكر|مذكور|ذكر)\s(?:(?:أي|اي)\s)?(?:شي|شيء|شئ|حاج[ةه])\s(?=عن|حول|بخصوص)/iu

/** What a question that names no kind of clause looks for: "is there anything about pets?" */
export function contentOf(question: string): string | undefined {
  const [, english, arabic, named] = ABOUT.exec(question.replace(ANYTHING, ' ')) ?? []
  const sought = (english ?? arabic ?? named)
    ?.replace(/[؟?.]{1,5}$/, '')
    .replace(
      / (?:in (?:it|this|here|there|this \w{1,12})|here|there|فيه?ا?|ب?هالعقد|في العقد|هنا)$/iu,
      '',
    )
    .trim()
  return sought && !WORRY.test(question) && !OF_TEXT.test(sought) ? sought : undefined
}

/** "Anything I should worry about in this bit?", "careful about before I reply": nothing is named behind it. */
const WORRY =
  /\b(?:worr(?:y|ied|ies)|careful|concerned|cautious|aware|think|nervous|know|unsure|sure) (?:about|on|regarding)\b/i
/** "On this one", «عن هالكلام»: the text itself, a time or somebody. */
const OF_TEXT =
  /^(?:in|before|after|when|from|if|at|with|here|below|above|it|that|them|me|us|these|those|this(?: (?:one|bit|part|page|clause|contract|text|agreement|paragraph|thing|offer|deal))?)\b[^,]{0,60}$|^(?:هذا|هذه|هاد|هيدا|ده|دي|ه(?:ال|ل)\p{L}{2,10}|قبل|بعد|هنا|هون)(?: \p{L}{1,12}){0,3}$/iu

/** "Pets or parking": each is looked for by itself. */
export const topicsIn = (sought: string): string[] => sought.split(/,? (?:or|and) | [أا]و /i)

/** What a contract calls otherwise than people do. */
const CALLED: Readonly<Record<string, RegExp>> = { pet: /\banimals?\b/i, pets: /\banimals?\b/i }

export function answerOfWords(sought: string, clauses: readonly Searched[]): Answer {
  const wanted = words(sought).filter(({ word }) => !isStopword(word))
  const quotes = quotesWhere(clauses, (sentence) => {
    const stems = new Set(words(sentence).map(({ stem }) => stem))
    return (
      wanted.length > 0 &&
      wanted.every(({ stem, word }) => stems.has(stem) || CALLED[word]?.test(sentence))
    )
  })
  return { about: { words: sought }, isYes: quotes.length > 0, quotes: quotes.slice(0, MAX_QUOTES) }
}
