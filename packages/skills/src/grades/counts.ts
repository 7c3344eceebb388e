import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'

/** «مادتين», "in two courses": how many courses have the letter before it. */
const COUNT =
  /^\s(?:in|for|ب|في|فى|على)?\s?(?:(?<dual>ب?(?:مادتين|مساقين|كورسين|مقررين|مادتان))|(?<number>two|three|four|five|six|[2-6]|[٢-٦]|ثلاث|ثلاثة|تلات|اربع|أربع|خمس)\s(?:of them|courses?|subjects?|modules?|classes|مواد|مساقات|كورسات|مقررات))(?!\p{L})/iu
/** «مادتين A», «ثلاث مواد B» */
const COUNT_BEFORE =
  /(?<!\p{L})[وب]?(?:(?:مادتين|مساقين|كورسين|مقررين|مادتان)|(?<number>ثلاث|ثلاثة|تلات|اربع|أربع|خمس|[2-6٢-٦])\s(?:مواد|مساقات|كورسات|مقررات))\s(?:ب|في|فيها)?\s?$/u
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
  let spent = 0
  const all = figures.flatMap((figure): Figure[] => {
    const place = { start: figure.start, end: figure.start }
    const count = (value: number, written: string): Figure[] => [
      { kind: 'number', value, ...place, written, doubt: 0, isClaimed: false },
      figure,
    ]
    if (!figure.grade) return [figure]
    const from = Math.max(0, figure.start - LONGEST)
    const before = COUNT_BEFORE.exec(text.slice(from, figure.start))
    const behind = COUNT.exec(text.slice(figure.end, figure.end + LONGEST))
    // «A مادتين B ثلاث مواد»: what counts the letter before it counts no other.
    const isBefore = before !== null && from + before.index >= spent
    const found = isBefore ? before : behind
    if (!found) return [figure]
    const start = isBefore ? from + before.index : figure.end
    spent = start + found[0].length
    for (const other of figures)
      if (other.start >= start && other.end <= start + found[0].length) counted.add(other)
    return count(countedBy(found.groups?.number), found[0].trim())
  })
  return all.filter((figure) => !counted.has(figure))
}

const countedBy = (number: string | undefined): number =>
  number === undefined
    ? 2
    : (NUMBERS[number.toLowerCase()] ??
      Number(number.replace(/[٢-٦]/, (one) => String('٠١٢٣٤٥٦'.indexOf(one)))))
