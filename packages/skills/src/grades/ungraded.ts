import type { Ask, Reading } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Figure } from './figures.ts'
import type { GradesInput } from './grades-input.ts'

/** A withdrawn, passed or unfinished course, and the credits beside its letter. */
const UNGRADED =
  /(?<![\p{Script=Latin}\d'’])(?<letter>W|P|WF|IP|NP|withdrawn|withdrew|incomplete)(?![\p{Script=Latin}\d'’])[^\d٠-٩.;؛\n]{0,24}$/u
/** "3 credits - W" */
const UNGRADED_BEHIND =
  /^\s?(?:credits?|cr|hours?|hrs?|ساعات|ساع[ةه])?\s{0,2}[-–|,،:]\s{0,2}(?:W|P|WF|IP|NP|withdrawn|withdrew|incomplete)(?![\p{Script=Latin}\d'’])/u
const LEAST = 2

/** "Maths W (3 credits), Art B 2, Bio A 4": credits that count for no average are none of it. */
export function withoutUngraded({ text }: Message, figures: readonly Figure[]): Figure[] {
  const isOfUngraded = (figure: Figure, index: number) => {
    const before = figures[index - 1]
    const from = Math.max(before?.end ?? 0, figure.start - 40)
    return (
      figure.isHours === true &&
      (UNGRADED.test(text.slice(from, figure.start)) ||
        UNGRADED_BEHIND.test(text.slice(figure.end)))
    )
  }
  const rest = figures.filter((figure, index) => !isOfUngraded(figure, index))
  return rest.filter(({ grade }) => grade).length < LEAST ? [...figures] : rest
}

/** What does not count is said. */
export function sayUngraded(
  reading: Reading<GradesInput>,
  left: readonly Figure[],
  { language }: Ask,
): Reading<GradesInput> {
  if (left.length === 0 || !('input' in reading) || !reading.understood) return reading
  const credits = left.map(({ value }) => value).join(', ')
  const said = {
    en: `left out, as W and P do not count: ${credits} credits`,
    ar: `دون ما لا يُحتسب (W أو P): ${credits} ساعات`,
  }[language]
  const { facts, assumed } = reading.understood
  return { ...reading, understood: { ...reading.understood, facts, assumed: [...assumed, said] } }
}
