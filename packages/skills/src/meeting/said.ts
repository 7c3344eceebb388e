import { type Word, words } from '../reading/words.ts'
import { type GrammarHit, grammar } from '../sentences/grammar.ts'
import { type MeetingHit, meetingWords } from './words.ts'

export interface Task {
  /** As the notes write it; null when they name nobody. */
  owner: string | null
  /** What is to be done, without the owner. */
  task: string
}

/** A clause that was looked at: its words, and what they stand for. */
export interface Said {
  text: string
  words: readonly Word[]
  small: readonly GrammarHit[]
  hits: readonly MeetingHit[]
}

export function lookAt(text: string): Said {
  const said = words(text)
  return { text, words: said, small: grammar(said), hits: meetingWords(said) }
}

export const isArabic = (word: Word | undefined) => /^[\u0600-\u06ff]/.test(word?.word ?? '')
export const slice = ({ text, words: said }: Said, from: number, to = said.length) => {
  const first = said[from]
  if (!first || to <= from) return ''
  const last = to < said.length ? (said[to - 1] as Word).end : text.length
  return text.slice(first.start, last)
}
/** "Sending", "agreed", but "bring" and "ring". */
export const isInflected = (word: string): boolean =>
  /(?:ed|ing)$/.test(word) && !/^(?:bring|ring|feed|need)$/.test(word)
export const hasSmall = (said: Said, index: number, ...concepts: string[]) =>
  said.small.some(
    ({ concept, from, to }) => concepts.includes(concept) && from <= index && index < to,
  )
export const hasHit = (said: Said, index: number, ...concepts: string[]) =>
  said.hits.some(({ concept, from }) => concepts.includes(concept) && from === index)
