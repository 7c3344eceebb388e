import { findPhrases, words } from '../../skills/reading/words.ts'

/** How many of a list's words and phrases stand in a text that was read once; forms of a word count once. */
export type Mentions = (phrases: readonly string[]) => number

export function mentionsIn(text: string): Mentions {
  const written = words(text)
  const stems = (start: number, end: number) =>
    written
      .filter((word) => word.start >= start && word.end <= end)
      .map(({ stem }) => stem)
      .join(' ')
  return (phrases) => new Set(findPhrases(written, phrases).map(({ start, end }) => stems(start, end))).size
}
