import { onceFor } from '../once-for.ts'
import type { Word } from '../reading/words.ts'
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
  // «وما حد عارف مين يصور»
  if (/^و(?:ما|مح|لسه|مو|مش)/.test(first))
    return meetingWords([
      { ...(all[index] as Word), word: first.slice(1) },
      ...all.slice(index + 1, index + LONGEST_PHRASE),
    ]).some(({ concept, from }) => concept === 'open' && from < 2)
  if (/^(?:who|what|where|how|مين|منو|وين|كم)$/.test(first))
    return hasHit(index, index + LONGEST_OPEN, 'open')
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
const SAID = /^(?:said|says|promised|offered)$/
const OF_ONESELF = /^(?:(?:he|she|they|i)['’]?(?:d|ll)|hed|shed|theyd|to)$/

/** What the words of a sentence stand for, by the first of them. */
export const saidAt = onceFor((all: readonly Word[]) => {
  const at: (MeetingHit[] | undefined)[] = Array.from({ length: all.length })
  for (const hit of meetingWords(all)) at[hit.from] = [...(at[hit.from] ?? []), hit]
  return at
})
