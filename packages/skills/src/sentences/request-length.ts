import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { BRIEF } from './asking.ts'
import type { Hit } from './lexicon.ts'
import { isAside, isCapital, isPurpose } from './told.ts'
import { GENERAL, type Unit, type Vocabulary } from './units.ts'

const WINDOW = 900
const LONGEST_LINE = 200

/** A colon or the end of its line parts a request from the text. */
export const isClosed = ({ end, text: written }: Unit, text: string): boolean =>
  /[:：]\s*$/.test(written) ||
  (written.length < LONGEST_LINE && /^\s*\n/.test(text.slice(end, end + 9)))

/** All of a sentence that asks, but when it runs on into the text without a mark, what stands up to the last word of asking. */
const certainOf = ({ strong, counted = [], labels = [] }: Vocabulary) => [
  ...strong,
  ...counted,
  ...labels,
]

export function lengthOfRequest(unit: Unit, text: string, vocabulary: Vocabulary): number {
  const { start, end, words: all, hits, text: written } = unit
  if (isClosed(unit, text)) return end - start
  if (unit.isQuestion) return questionOfText(unit, text, vocabulary) ?? end - start
  const begun = beginningOfText(unit, vocabulary)
  if (begun !== undefined) return begun
  const isCertain = ({ concept }: Hit<string>) =>
    (GENERAL.has(concept) && concept !== 'wonder') || certainOf(vocabulary).includes(concept)
  const placesOf = (some: readonly Hit<string>[]) =>
    new Set(
      some.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
    )
  const known = placesOf(hits.filter(isCertain))
  const weak = placesOf(hits)
  let last = 0
  let strange = 0
  for (const [index, { word }] of all.entries()) {
    // A word that the skill also knows goes on asking only right behind another.
    if (known.has(index) || (weak.has(index) && strange < 2)) {
      last = index
      strange = 0
    } else if (!isStopword(word)) strange += 1
    if (strange > 4) break
  }
  // Its first word is none of asking, and too much stands before the others: it runs into no text.
  if (last === 0 && !known.has(0) && known.size > 0) return end - start
  const capital = all.findIndex(
    (word, index) => index > last && index <= last + 8 && isCapital(written, word),
  )
  const isPointed = hits.some(
    ({ concept, to }) => (concept === 'pointer' || concept === 'bare') && to === last + 1,
  )
  const tail = all[capital > 0 ? capital : last + 1]
  const rest = tail ? written.slice(tail.start) : ''
  const behind = text.slice(unit.end, unit.end + WINDOW)
  if (tail && (isAside(unit, tail, behind) || isPurpose(unit, tail, behind))) return end - start
  return tail &&
    words(rest).filter(({ word }) => !isStopword(word)).length >= (capital > 0 || isPointed ? 2 : 4)
    ? tail.start
    : end - start
}

/** "tldr Looking for a plan that works for all? We have one.": where the question begins that belongs to the text. */
function questionOfText(
  { words: all, hits, text: written, end }: Unit,
  text: string,
  vocabulary: Vocabulary,
): number | undefined {
  const at = all.findIndex((word, index) => index > 0 && index <= BRIEF && isCapital(written, word))
  const first = all[at]
  if (!first || all.length - at < BRIEF || !/\p{L}/u.test(text.slice(end))) return undefined
  const asked = hits.filter(({ concept }) => certainOf(vocabulary).includes(concept))
  const goesOn = hits.some(
    (hit) => hit.to > at && (hit.concept === 'pointer' || asked.includes(hit)),
  )
  return asked.length === 0 || goesOn || isStopword(all[at - 1]?.word ?? '')
    ? undefined
    : first.start
}

/** "6 questions Photosynthesis lets plants make sugar": right behind what is wanted a sentence begins that asks nothing of the skill. */
function beginningOfText(
  { words: all, hits, text: written }: Unit,
  vocabulary: Vocabulary,
): number | undefined {
  const at = all.findIndex(
    (word, index) =>
      index > 0 &&
      isCapital(written, word) &&
      hits.some(({ concept, to }) => to === index && !WONDERS.has(concept)) &&
      !hits.some(({ from, to }) => from <= index && to > index),
  )
  const first = all[at]
  if (!first || all.length - at < BRIEF || RELATIVE.test(written.slice(first.start)))
    return undefined
  const certain = certainOf(vocabulary)
  const goesOn = hits.some(({ concept, from }) => from > at && certain.includes(concept))
  return goesOn ? undefined : first.start
}
const WONDERS: ReadonlySet<string> = new Set(['wonder', 'do'])
/** "3 points I can send to parents" */
const RELATIVE = /^(?:I|We)(?:['’]ll| (?:can|could|may|will|would|should|must|need|want|have))\b/u
