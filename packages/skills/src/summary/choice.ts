import { languageOf } from '../reading/language.ts'
import { wordsOf } from '../reading/prose.ts'
import { partsOf } from './parts.ts'
import { rankSentences } from './rank-sentences.ts'
import { summarisableSentences } from './summarisable.ts'
import type { SummaryInput } from './summary-input.ts'

/** As many sentences as a summary has where none are asked for. */
export const STANDING_SENTENCES = 3

type Wanted = Pick<
  SummaryInput,
  'text' | 'sentences' | 'mostWords' | 'isOfEach' | 'including' | 'without' | 'termsOnly'
>

/** The sentences of a text, and the places of those that a summary of it holds. */
export function choice({
  text,
  sentences: wanted,
  mostWords,
  isOfEach,
  including = [],
  without = [],
  termsOnly,
}: Wanted) {
  const language = languageOf(text)
  const bodies = isOfEach ? partsOf(text) : [text]
  const parts = bodies.map(summarisableSentences)
  const sentences = parts.flat()
  const words = sentences.map((sentence) => wordsOf(sentence, language))
  const { order: ranked, keyTerms } = rankSentences(words, termsOnly)
  const lengths = words.map(({ length }) => length)
  const isIn = (list: readonly string[], place: number) => list.includes(sentences[place] as string)
  const order = ranked.filter((place) => !isIn(without, place))
  const central =
    parts.length > 1
      ? ofEach(parts, wanted ?? 1)
      : mostWords === undefined
        ? order.slice(0, wanted ?? STANDING_SENTENCES)
        : withinWords(order, lengths, mostWords).slice(0, wanted)
  const asked = ranked.filter((place) => isIn(including, place) && !isIn(without, place))
  return { bodies, sentences, lengths, keyTerms, places: [...new Set([...central, ...asked])] }
}

/** The most central sentences of each part by itself. */
function ofEach(parts: readonly string[][], wanted: number): number[] {
  let from = 0
  return parts.flatMap((sentences) => {
    const words = sentences.map((sentence) => wordsOf(sentence, languageOf(sentence)))
    const places = rankSentences(words).order.slice(0, wanted)
    const start = from
    from += sentences.length
    return places.map((place) => start + place)
  })
}

/**
 * The most central sentences that fit together; at least one. What is less central than half of the text fills no gap that a longer
 * sentence of the better half leaves, but belongs to a summary that holds all of them.
 */
function withinWords(
  order: readonly number[],
  lengths: readonly number[],
  mostWords: number,
): number[] {
  let left = mostWords
  let isWhole = true
  const half = Math.ceil(order.length / 2)
  const fitting = order.filter((place, rank) => {
    const length = lengths[place] ?? 0
    const isTaken = length <= left && (rank < half || isWhole)
    if (isTaken) left -= length
    else isWhole = false
    return isTaken
  })
  return fitting.length > 0 ? fitting : order.slice(0, 1)
}
