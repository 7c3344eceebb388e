import type { Span } from './words.ts'

export interface Pair extends Span {
  key: string
  value: string
}

const LINE =
  /^[ \t]*(?:[-*•][ \t]*)?(?:\*\*)?(?<key>[\p{L}][\p{L}\p{N} ()/'’._-]{0,48}?)(?:\*\*)?[ \t]*(?:[:：=]|\t| - | – )[ \t]*(?:\*\*)?[ \t]*(?<value>\S.*)$/gmu

/** Lines such as "Supplier: Al Noor Trading" as keys and values, in order. */
export function pairs(text: string): Pair[] {
  return Array.from(text.matchAll(LINE), (match) => {
    const { key, value } = match.groups as { key: string; value: string }
    return { key: key.trim(), value: value.trim(), start: match.index, end: match.index + match[0].length }
  })
}
