import { latinDigits } from '../reading/arabic.ts'
import { denial } from '../sentences/taking-back.ts'

const CORRECTED = new RegExp(
  `(?<now>\\d{1,3}(?:\\.\\d{1,2})?)\\s?[,،]?\\s?${denial}\\s(?:a |an )?(?<was>\\d{1,3}(?:\\.\\d{1,2})?)(?![\\d.%٪])`,
  'giu',
)
const PARTS = /[.!?؟\n]\s*/g

/** "Typo: Omar's final is 79, not 97": the mark that was written first is put right, and the sentence that says so is left out. */
export function withCorrectedMarks(written: string): string {
  let text = written
  for (const match of latinDigits(written).matchAll(CORRECTED)) {
    const { now = '', was = '' } = match.groups ?? {}
    const plain = latinDigits(text)
    const start = plain.indexOf(match[0])
    const before = [...plain.slice(0, start).matchAll(PARTS)].at(-1)
    const from = before ? before.index + before[0].length : 0
    const places = [
      ...plain.slice(0, from).matchAll(new RegExp(`(?<![\\d.])${was}(?![\\d.%٪])`, 'g')),
    ]
    const [only] = places
    if (start < 0 || !only || places.length > 1) continue
    text =
      text.slice(0, only.index) +
      now +
      text.slice(only.index + was.length, from) +
      text.slice(start + match[0].length)
  }
  return text
}
