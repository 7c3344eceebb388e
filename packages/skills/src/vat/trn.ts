import { TRN_SHAPE } from '@wakeel/contract'
import { latinDigits } from '../reading/arabic.ts'

export interface FoundTrn {
  written: string
  digits: string
  hasRightShape: boolean
  start: number
}

const LABELLED =
  /(?:\btrn\b|\btax (?:registration|reg\.?|id)(?: (?:number|no\.?))?|\bvat (?:registration|reg\.?|no\.?|number)(?: (?:number|no\.?))?|رقم التسجيل الضريبي|الرقم الضريبي|رقم ضريبي|التسجيل الضريبي)[^\d\n]{0,25}?(?<number>\d[\d -]{3,24}\d)/giu
const BARE = /(?<![\d-])\d(?:[ -]?\d){14}(?![\d-])/g

/** The tax registration numbers of a text, grouped by spaces and hyphens or not: whatever follows the label, and any other number of 15 digits. */
export function findTrns(text: string): FoundTrn[] {
  const plain = latinDigits(text)
  const found: FoundTrn[] = []
  const add = (written: string, start: number) => {
    if (found.some((other) => Math.abs(other.start - start) < other.written.length)) return
    const digits = written.replace(/\D/g, '')
    found.push({
      written: written.trim(),
      digits,
      hasRightShape: TRN_SHAPE.test(digits),
      start,
    })
  }
  for (const match of plain.matchAll(LABELLED)) {
    const number = match.groups?.number ?? ''
    add(number, match.index + match[0].length - number.length)
  }
  for (const match of plain.matchAll(BARE)) add(match[0], match.index)
  return found.sort((a, b) => a.start - b.start)
}

/** Numbers of about as many digits as a TRN has, as they are written. */
export const numbersIn = (text: string): string[] =>
  latinDigits(text).match(/(?<![\d+-])\d(?:[ -]?\d){5,24}(?![\d-])/g) ?? []

const FEWEST_DIGITS = 9
/** What can only be meant for a TRN, however many digits it has. */
export const numbersLikeTrn = (text: string): string[] => {
  const labelled = findTrns(text).map(({ written }) => written)
  return labelled.length > 0
    ? labelled
    : numbersIn(text).filter((number) => number.replace(/\D/g, '').length >= FEWEST_DIGITS)
}
