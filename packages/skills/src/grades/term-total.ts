import type { Figure } from './figures.ts'
import { sumOf } from './row-frames.ts'

/** "15 credits this term: A in 6 and B+ in 9": without the figure that only adds up those of the letters behind it. */
export function withoutTermTotal(figures: readonly Figure[]): Figure[] {
  const letters = figures.filter(({ grade }) => grade)
  const [first] = letters
  const total = figures.find((figure, index) => {
    const parts = figures.slice(index + 1).filter(({ grade }) => !grade)
    return (
      figure.isHours &&
      first !== undefined &&
      figure.end <= first.start &&
      parts.length > 1 &&
      parts.length === letters.length &&
      sumOf(parts) === figure.value
    )
  })
  return figures.filter((figure) => figure !== total)
}
