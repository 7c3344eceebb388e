import { foldLetter, latinDigit } from './arabic.ts'
import { misspelt } from './spelling.ts'

/** A text folded and with Latin digits, that still knows where each of its characters stood. */
export interface Folded {
  text: string
  /** The place in the original of a place in the folded text. */
  original(index: number): number
}

/**
 * `foldArabic` and `latinDigits` in one, for whoever has to cut pieces out of the original. Names of numbers, units, currencies, months
 * and places are read without their typing errors; whoever quotes the text quotes it as it was typed.
 */
export function fold(original: string): Folded {
  const known = recent.get(original)
  if (known) return known
  const folded = respelt(lettersOf(original))
  if (original.length < WORTH_KEEPING) return folded
  const [oldest] = recent.keys()
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  recent.set(original, folded)
  return folded
}

const recent = new Map<string, Folded>()
const MOST_RECENT = 6
const WORTH_KEEPING = 200

interface Letters {
  text: string
  places: Uint32Array
}

function lettersOf(original: string): Letters {
  const places = new Uint32Array(original.length + 1)
  let count = 0
  let text = ''
  for (let index = 0; index < original.length; index += 1) {
    const folded = foldLetter(latinDigit(original[index] as string))
    if (folded) {
      places[count] = index
      count += 1
    }
    text += folded
  }
  places[count] = original.length
  return { text, places: places.subarray(0, count + 1) }
}

/** A word that is put right reaches as far as it was typed. */
function respelt({ text, places }: Letters): Folded {
  const wrong = misspelt(text)
  if (wrong.length === 0) return foldedOf(text, places)
  let right = ''
  const kept: number[] = []
  let from = 0
  const keep = (to: number) => {
    right += text.slice(from, to)
    for (let at = from; at < to; at += 1) kept.push(places[at] as number)
  }
  for (const { start, end, word } of wrong) {
    keep(start)
    for (let at = 0; at < word.length; at += 1)
      kept.push(places[at === word.length - 1 ? end - 1 : Math.min(start + at, end - 1)] as number)
    right += word
    from = end
  }
  keep(text.length)
  kept.push(places.at(-1) as number)
  return foldedOf(right, Uint32Array.from(kept))
}

const foldedOf = (text: string, places: Uint32Array): Folded => ({
  text,
  original: (index) => places[Math.min(index, places.length - 1)] as number,
})
