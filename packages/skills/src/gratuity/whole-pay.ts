import type { Message } from '../understanding/affinity.ts'
import type { GratuityValues } from './values.ts'

// "The pay with housing is 4,500", «الراتب مع السكن 4500»: an allowance that is told with the basic pay in it.

const WITH =
  /(?:\b(?:with|incl(?:uding|usive of|udes)?|inc)\b|(?<!\p{L})(?:مع|شامل[ةه]?|يشمل|بما فيه)(?!\p{L}))[^\d.]{1,60}$/iu
const LONGEST = 80

/** The total pay where it is called after its allowances. */
export function withAllowancesIn(
  { basic, total, allowances = [] }: GratuityValues,
  { text }: Message,
): { total: NonNullable<GratuityValues['total']>; allowances: undefined } | undefined {
  const [only, ...others] = allowances
  if (!only || others.length > 0 || total || !basic || only.value <= basic.value) return undefined
  const { start } = only.mention
  return WITH.test(text.slice(Math.max(0, start - LONGEST), start))
    ? { total: only, allowances: undefined }
    : undefined
}
