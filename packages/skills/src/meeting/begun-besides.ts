import { onceFor } from '../once-for.ts'
import type { Word } from '../reading/words.ts'
import { baseOf, NEEDS } from './imperative.ts'
import { NO_DOER } from './marks.ts'
import { GIVEN } from './verb-first.ts'
import { type MeetingHit, meetingWords } from './words.ts'

/** "… and Ravi to order the paint", "… and who pays for the crane nobody knew": dictated behind what was said before. */
export const begunBesides = (all: readonly Word[], index: number): boolean => {
  const hasHit = (from: number, to: number, wanted: string) =>
    saidAt(all)
      .slice(from, to)
      .some((hits) => hits?.some(({ concept }) => concept === wanted))
  const [first, second] = [all[index]?.word ?? '', all[index + 1]?.word]
  if (first === 'what' && second === 'about') return true
  if (/^و(?:مش|ما|مو|مب|لن)$/.test(first) && WE_DO.test(second ?? '')) return true
  // «وما حد عارف مين يصور»
  if (/^و(?:ما|مح|لسه|مو|مش)/.test(first))
    return meetingWords([
      { ...(all[index] as Word), word: first.slice(1) },
      ...all.slice(index + 1, index + LONGEST_PHRASE),
    ]).some(({ concept, from }) => concept === 'open' && from < 2)
  if (/^(?:who|what|where|how|مين|منو|وين|كم)$/.test(first))
    return hasHit(index, index + LONGEST_OPEN, 'open')
  // "… , dad pays the deposit"
  if (
    isDoer(first) &&
    all[index + 1] !== undefined &&
    (NEEDS.test(second ?? '') || baseOf(all[index + 1] as Word, all[index + 2])) &&
    OBJECT.test(all[index + 2]?.word ?? '')
  )
    return true
  // "… , Lou said he'd ask his brother"
  if (SAID.test(second ?? '') && OF_ONESELF.test(all[index + 2]?.word ?? '')) return true
  // «…، الإضاءة على دينا»
  if (second === 'علي' && GIVEN.has(all[index + 2]?.word ?? '')) return true
  return (
    second === 'to' &&
    !NO_DOER.test(first) &&
    (hasHit(index + 2, index + 3, 'does') || hasHit(index + 2, index + 3, 'toDo'))
  )
}
const LONGEST_PHRASE = 6
const LONGEST_OPEN = 9
/** «ومش هنزود الأسعار»: what is turned down. */
const WE_DO = /^[بهح]?ن[\u0621-\u064a]{3}/
const isDoer = (word: string): boolean =>
  /^[a-z]{2,15}$/.test(word) && !/s$|^(?:who|which|that|what|it|he|she|and|or)$/.test(word)
const OBJECT = /^(?:the|a|an|our|his|her|their|all)$/
const SAID = /^(?:said|says|promised|offered)$/
const OF_ONESELF = /^(?:(?:he|she|they|i)['’]?(?:d|ll)|hed|shed|theyd|to)$/

/** What the words of a sentence stand for, by the first of them. */
export const saidAt = onceFor((all: readonly Word[]) => {
  const at: (MeetingHit[] | undefined)[] = Array.from({ length: all.length })
  for (const hit of meetingWords(all)) at[hit.from] = [...(at[hit.from] ?? []), hit]
  return at
})
