import { latinDigits } from '../reading/arabic.ts'
import type { Span } from '../reading/words.ts'

// Numbers that count the things a message tells, and stand for nothing themselves.

/** "Offer 1: …, offer 2: …" */
export const isOrdinal = (text: string, { start, end }: Span): boolean =>
  end - start <= 2 &&
  /^\s?[:：)]/.test(text.slice(end, end + 2)) &&
  // "(weight 30)" numbers nothing.
  !/\([^()]*$/.test(text.slice(Math.max(0, start - 30), start)) &&
  /\p{L}{3} $/u.test(text.slice(Math.max(0, start - 4), start))

const MARK = /^\s?([).:-])\s/

/** "1) gym twice 2) gym four times", each in a line of its own. */
export function isItemNumber(text: string, { start, end }: Span): boolean {
  if (end - start > 2 || !/(?:^|\n)[ \t]{0,8}\(?$/.test(text.slice(Math.max(0, start - 10), start)))
    return false
  const [, mark] = MARK.exec(text.slice(end, end + 3)) ?? []
  const number = Number(latinDigits(text.slice(start, end)))
  return mark !== undefined && lines(text).some((other) => Math.abs(other - number) === 1)
}

const lines = (text: string): number[] =>
  Array.from(text.matchAll(/(?:^|\n)[ \t]{0,8}\(?(\d{1,2}|[٠-٩]{1,2})\s?[).:-]\s/g), ([, digits]) =>
    Number(latinDigits(digits as string)),
  )
