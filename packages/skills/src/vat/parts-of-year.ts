import { fold } from '../reading/fold.ts'
import type { Message } from '../understanding/affinity.ts'
import { amountOf } from './pairs.ts'

const QUARTERLY =
  /\b(?:per|each|every|a|by) quarter\b|\bquarterly\b|(?<!\p{L})(?:كل ربع|لكل ربع|في الربع|بالربع|ربع سنوي)(?!\p{L})/u
const MONTHLY =
  /\b(?:per|each|every|a|by) month\b|\bmonthly\b|(?<!\p{L})(?:كل شهر|لكل شهر|في الشهر|بالشهر|شهريا)(?!\p{L})/u

/** "60,000 a year, what is the VAT per quarter?": into how many parts of the year the only price is to be divided. */
export function partsOfYear({ text, mentions }: Message): number | undefined {
  const [price, ...others] = mentions.filter((mention) => amountOf(mention) !== undefined)
  if (!price || others.length > 0 || price.period !== 'year') return undefined
  const behind = fold(text.slice(price.end)).text
  return QUARTERLY.test(behind) ? 4 : MONTHLY.test(behind) ? 12 : undefined
}
