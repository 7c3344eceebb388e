import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'
import { HIGHEST_GPA } from './scale.ts'

/** "What grade do I need in a 3-credit English to have 2.75?" */
const NEEDED =
  /\b(?:what|which)\b[^.?!؟\n]{0,24}\bneed\b|(?:محتاج|محتاجه|[اأنت]حتاج|لازم)[^.?!؟\n]{0,16}(?:كام|كم|قد[ي]?ش|شو|ايش|أجيب|اجيب|جيب)|(?:كام|كم|قديش|شو|ايش)[^.?!؟\n]{0,16}(?:محتاج|[اأنت]حتاج|لازم)/iu
const HOPED =
  /(?:\bto (?:have|get|reach|end up with|finish with|keep|be at)|\bfor)\s(?:(?:an?|my|overall|total|cumulative|gpa|cgpa|average|of|at|least)\s){0,5}$|(?<!\p{L})(?:عشان|علشان|مشان|حتى|لكي)\s(?:\p{L}{2,9}\s){0,2}(?:معدلي|المعدل|معدل|التراكمي|تراكمي)\s(?:\p{L}{2,6}\s)?$/iu
const BEFORE = 48

/** The average that is hoped for and the credits of the course whose grade is asked for. */
export function neededCourse(
  { text }: Message,
  figures: readonly Figure[],
): { goal: Figure; open: Figure } | undefined {
  if (!NEEDED.test(text) || !figures.some(({ grade }) => grade)) return undefined
  const goal = figures.find(
    ({ kind, grade, isHours, value, start }) =>
      !grade &&
      !isHours &&
      kind === 'number' &&
      value <= HIGHEST_GPA &&
      HOPED.test(text.slice(Math.max(0, start - BEFORE), start)),
  )
  const open = figures.find(
    (figure, at) => figure.isHours && !isOfLetter(text, figures[at - 1], figure),
  )
  return goal && open ? { goal, open } : undefined
}

/** "B in biology (4)": credits behind a letter are its own, unless a sentence or a question stands between. */
const isOfLetter = (text: string, before: Figure | undefined, { start }: Figure): boolean =>
  before?.grade !== undefined && !NEEDED.test(text.slice(before.end, start))
