import type { Ask, Reading } from '../skill.ts'
import type { Message } from '../understanding/affinity.ts'
import { type Figure, isMeant, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { withNames } from './names.ts'

const LEAST = 2
const MOST_CREDITS = 12

/** "Law 88 x 3 credits, tax 76 x 4 credits", «رياضيات 92 وزنها 4»: marks that are each weighed by the credits or the weight of their course. */
export function readByCredits(
  message: Message,
  figures: readonly Figure[],
  { language }: Ask,
): Reading<GradesInput> | undefined {
  const meant = figures.filter(isMeant)
  const isMark = ({ kind, grade, isHours, value, of = 100 }: Figure) =>
    kind === 'number' && !grade && !isHours && value > MOST_CREDITS && value <= of
  const marks = meant.filter((_, index) => index % 2 === 0)
  const credits = meant.filter((_, index) => index % 2 === 1)
  const isPaired =
    marks.length >= LEAST &&
    marks.length === credits.length &&
    marks.every(isMark) &&
    credits.every(
      ({ kind, isHours, isWeight, value }) =>
        (isHours || (isWeight && kind === 'number')) && value > 0 && value <= MOST_CREDITS,
    )
  if (!isPaired) return undefined
  const all = credits.reduce((sum, { value }) => sum + value, 0)
  const rows = marks.map((result, at) => ({
    result,
    measure: credits[at] as Figure,
    isRecord: false,
  }))
  const named = withNames(message, rows).map(({ name }, at) => ({
    ...(name && { name }),
    mark: outOf100(marks[at] as Figure),
    weight: Math.floor(((credits[at]?.value ?? 0) / all) * 1e8) / 1e6,
    credits: credits[at]?.value ?? 0,
  }))
  const isOfWeights = !credits.some(({ isHours }) => isHours)
  const inCredits = (count: number) =>
    isOfWeights ? `× ${count}` : { en: `× ${count} credits`, ar: `× ${count} ساعات` }[language]
  return {
    input: {
      kind: 'mark',
      marks: named.map(({ name, mark, weight }) => ({ ...(name && { name }), mark, weight })),
    },
    understood: {
      facts: named.map(({ name, mark, credits: count }) =>
        [name, mark, inCredits(count)].filter(Boolean).join(' '),
      ),
      assumed: [
        {
          en: `each mark is weighed by its share of the ${isOfWeights ? 'weights' : 'credits'}`,
          ar: `وزن كل درجة حصتها من ${isOfWeights ? 'مجموع الأوزان' : 'الساعات'}`,
        }[language],
      ],
    },
  }
}
