import { isStopword } from '../src/reading/prose.ts'
import type { Span } from '../src/reading/words.ts'
import type { Chance } from './chance.ts'

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرىةوزظ',
] as const

/** The letter beside another on its keyboard. */
function beside(letter: string, chance: Chance): string {
  const row = ROWS.find((letters) => letters.includes(letter.toLowerCase()))
  if (!row) return letter
  const at = row.indexOf(letter.toLowerCase())
  const near = [row[at - 1], row[at + 1]].filter((one) => one !== undefined)
  return chance.pick(near) as string
}

export const SLIPS = {
  leftOut: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word: string, at: number) => word.slice(0, at) + word[at] + word.slice(at),
  wrong: (word: string, at: number, chance: Chance) =>
    word.slice(0, at) + beside(word[at] as string, chance) + word.slice(at + 1),
  swapped: (word: string, at: number) =>
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
} as const
export type Slip = keyof typeof SLIPS

const LEAST_LETTERS = 5
const CALENDAR =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]+$/i

/** Words whose meaning counts: no name, no small word, and nothing that an answer has to hold as it was written. */
export function meaningfulWords(
  message: string,
  speech: readonly Span[],
  kept: readonly string[],
): (Span & { word: string })[] {
  return speech.flatMap(({ start, end }) =>
    Array.from(
      message.slice(start, end).matchAll(/(?<![\p{L}\p{N}@/._-])\p{L}+(?![\p{L}\p{N}@/_-])/gu),
    )
      .map(({ index, 0: word }) => ({
        word,
        start: start + index,
        end: start + index + word.length,
      }))
      .filter(({ word, start: at }) => {
        const isName = /^\p{Lu}/u.test(word) && !CALENDAR.test(word) && !opensSentence(message, at)
        return (
          word.length >= LEAST_LETTERS &&
          !isName &&
          !isStopword(word.toLowerCase()) &&
          !kept.some((fact) => fact.includes(word.toLowerCase()))
        )
      }),
  )
}

const opensSentence = (message: string, at: number): boolean =>
  /(?:^|[.!?؟:\n])\s*$/.test(message.slice(Math.max(0, at - 3), at)) || at === 0

/** A message with a slip in so many of its meaningful words; nothing when it has too few. */
export function mistyped(
  message: string,
  words: readonly (Span & { word: string })[],
  slips: readonly Slip[],
  chance: Chance,
): string | undefined {
  if (words.length < slips.length) return undefined
  const chosen = chance.some(words, slips.length).toSorted((a, b) => b.start - a.start)
  return chosen.reduce((text, { word, start, end }, index) => {
    const at = 1 + chance.below(word.length - 2)
    return text.slice(0, start) + SLIPS[slips[index] as Slip](word, at, chance) + text.slice(end)
  }, message)
}
