import { diffArrays } from 'diff'

/** Texts that share so little are not compared word by word: every word would be marked, and finding that out takes long. */
const MAX_CHANGES = 1000

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export interface Part {
  /** Where in its text it begins, for a key. */
  at: number
  text: string
  isChanged: boolean
}

const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Both texts in parts, with the words marked that the other one does not have. */
export function wordChanges(before: string, after: string): { before: Part[]; after: Part[] } {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const changes = diffArrays(old, fresh, { maxEditLength: MAX_CHANGES }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ]
  const side = (own: 'added' | 'removed', other: 'added' | 'removed') => {
    let at = 0
    return changes
      .filter((change) => !change[other])
      .map(({ value, [own]: isChanged }): Part => {
        const part = { at, text: value.join(''), isChanged }
        at += value.length
        return part
      })
  }
  return { before: side('removed', 'added'), after: side('added', 'removed') }
}
