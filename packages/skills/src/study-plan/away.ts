import { quantities } from '../reading/quantities.ts'
import { words } from '../reading/words.ts'
import { weekdaysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { sentencesIn } from '../sentences/split.ts'
import { wantsNoRest } from './no-rest.ts'
import { studyWords } from './words.ts'

/** It leaves out what stands behind it, and nothing before it. */
const LEAVES_OUT = /^(?:except|excluding|without|skip|never|nothing|no|بدون|بلا|دون|الا|إلا|عدا)/iu

/** "2 and 3 December we travel with family, I can't study then": sentences that are about not studying as a whole, wherever they say so. */
export const awaySentences = (text: string): string[] =>
  sentencesIn(text).flatMap(({ text: sentence }) => (isAway(sentence) ? [sentence] : []))

function isAway(sentence: string): boolean {
  const all = words(sentence)
  const said = studyWords(all)
  const has = (concept: string) => said.some((hit) => hit.concept === concept)
  const isOff = said.some(
    ({ concept, start, end }) => concept === 'rest' && !LEAVES_OUT.test(sentence.slice(start, end)),
  )
  const denials = grammar(all).filter(({ concept }) => concept === 'not')
  const isNoStudy = said.some(
    ({ concept, from }) =>
      concept === 'study' && denials.some(({ to }) => to <= from && from - to < DENIED_WITHIN),
  )
  const isOfTime = quantities(sentence).some(({ kind }) => kind === 'duration')
  // "I study from 1 to 12 December, Fridays off": days of study, whatever is kept free of them.
  const isOfStudy =
    has('exam') ||
    has('label') ||
    isOfTime ||
    weekdaysIn(sentence).length > 0 ||
    wantsNoRest(sentence)
  return (isNoStudy || (isOff && !has('study'))) && !isOfStudy
}
const DENIED_WITHIN = 3
