import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

/** How far apart two places of a text are, in words and in what parts the clauses between them. */
export interface Clauses {
  wordsBetween(first: Span, second: Span): number
  weightBetween(first: Span, second: Span): number
  /** No word and no mark stands between them. */
  isNext(first: Span, second: Span): boolean
  /** At most so many words apart, with nothing between them that parts more than "and" does. */
  isClose(first: Span, second: Span, words: number): boolean
}

/** Weights are added up in tenths, so that a sentence weighs exactly as much wherever it ends. */
const TENTHS = 10

/** What parts two clauses and by how much: a sentence more than a comma, a comma more than "and". */
const BOUNDARIES: readonly (readonly [weight: number, pattern: RegExp])[] = [
  [
    4,
    /(?<!\b(?:no|nr|ref|tel|ext|incl|excl|inc|approx|max|min|mr|mrs|ms|dr))[.](?=\s|$)|[!?؟](?=\s|$)|[;؛]/g,
  ],
  [3, /(?<![:：]\s?)\n/g],
  [2, /[•|\t]|\s[–—-]\s/g],
  [
    2,
    /(?<!\p{L})(?:but|while|whereas|however|though|then|لكن|ولكن|بس(?!\s(?:\p{N}|عشر|م[يا][ئيه]|ثلاث|ثلث|تلات|تلت|ارب|خمس|ست|سبع|ثمان|تمان|تمن|تسع|الف|مليون|نص|ربع|واحد|اثن|اتن|حوالي))|بينما|انما|ثم|غير ان)(?!\p{L})/gu,
  ],
  // A sign beside a letter of its own is that of a grade, «A+», and parts nothing.
  // Of "4/8/2025" nothing is parted.
  [1.2, /[,،()]|(?<!\/\d{1,2})\/(?!\d{1,2}\/)|(?<!(?<!\p{L})[a-f])\+(?![a-f](?!\p{L}))/gu],
  [
    0.8,
    /(?<!\p{L})(?:and|plus|or|vs|versus|with|n|او|ومع|مع|مقابل)(?!\p{L})|&|(?<!\p{L})و(?=\s?(?:\p{L}{2}|\p{N}))/gu,
  ],
]

/** `isWhole`: places where a mark parts nothing, as in the middle of "1,000,000" or of "وزن". */
export function clausesOf(text: string, wholes: readonly Span[]): Clauses {
  const folded = fold(text)
  const weights = new Uint8Array(text.length + 1)
  const starts = new Uint32Array(text.length + 1)
  for (const [weight, pattern] of BOUNDARIES)
    for (const { index } of folded.text.matchAll(pattern))
      weights[folded.original(index)] = weight * TENTHS
  for (const { start, end } of wholes) weights.fill(0, start, end)
  for (const { index } of folded.text.matchAll(/\p{L}+/gu)) starts[folded.original(index)] = 1
  const sums = {
    weight: new Uint32Array(text.length + 1),
    words: new Uint32Array(text.length + 1),
  }
  for (let at = 0; at < text.length; at += 1) {
    sums.weight[at + 1] = (sums.weight[at] as number) + (weights[at] as number)
    sums.words[at + 1] = (sums.words[at] as number) + (starts[at] as number)
  }
  const between = (sum: Uint32Array, a: Span, b: Span) => {
    const [first, second] = a.start <= b.start ? [a, b] : [b, a]
    return second.start <= first.end
      ? 0
      : (sum[second.start] as number) - (sum[first.end] as number)
  }
  const wordsBetween = (a: Span, b: Span) => between(sums.words, a, b)
  const weightBetween = (a: Span, b: Span) => between(sums.weight, a, b) / TENTHS
  return {
    wordsBetween,
    weightBetween,
    isNext: (a, b) => wordsBetween(a, b) === 0 && weightBetween(a, b) === 0,
    isClose: (a, b, words) => wordsBetween(a, b) <= words && weightBetween(a, b) < 1,
  }
}
