import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'

/** «مادتين», "in two courses": how many courses have the letter before it. */
const COUNT =
  /^\s(?:in|for|ب|في|فى|على)?\s?(?:(?<dual>ب?(?:مادتين|مساقين|كورسين|مقررين|مادتان))|(?<number>two|three|four|five|six|[2-6]|[٢-٦]|ثلاث|ثلاثة|تلات|اربع|أربع|خمس)\s(?:of them|courses?|subjects?|modules?|classes|مواد|مساقات|كورسات|مقررات))(?!\p{L})/iu
const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ثلاث: 3,
  ثلاثة: 3,
  تلات: 3,
  اربع: 4,
  أربع: 4,
  خمس: 5,
}
const LONGEST = 30

/** The same figures with what counts the courses of a letter before it, as in "two A". */
export function withCounts({ text }: Message, figures: readonly Figure[]): Figure[] {
  const counted = new Set<Figure>()
  const all = figures.flatMap((figure): Figure[] => {
    const found = figure.grade && COUNT.exec(text.slice(figure.end, figure.end + LONGEST))
    if (!found) return [figure]
    const { number = '' } = found.groups as { number?: string }
    const end = figure.end + found[0].length
    for (const other of figures)
      if (other.start >= figure.end && other.end <= end) counted.add(other)
    const digit = Number(number.replace(/[٢-٦]/, (one) => String('٠١٢٣٤٥٦'.indexOf(one))))
    const value = number ? (NUMBERS[number.toLowerCase()] ?? digit) : 2
    const place = { start: figure.start, end: figure.start }
    return [
      { kind: 'number', value, ...place, written: found[0].trim(), doubt: 0, isClaimed: false },
      figure,
    ]
  })
  return all.filter((figure) => !counted.has(figure))
}
