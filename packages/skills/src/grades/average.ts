import type { Ask, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { type Figure, isMeant, outOf100 } from './figures.ts'
import type { GradesInput } from './grades-input.ts'
import { namesBehind, withNames } from './names.ts'

const MOST_COUNTED = 12

/** Marks without weights whose average is asked for count the same: "88 in maths, 92 in English, 79 in science, my average?" */
export function readAverage(
  message: Message,
  figures: readonly Figure[],
  { language }: Ask,
): Reading<GradesInput> | undefined {
  const meant = figures.filter(isMeant)
  const isMark = ({ kind, grade, isHours, value, of }: Figure) =>
    kind === 'number' &&
    !grade &&
    !isHours &&
    (of === undefined ? value > MOST_COUNTED && value <= 100 : value <= of)
  const marks = meant.filter(isMark)
  // "In my four quizzes" counts them.
  const rest = meant.filter((figure) => !marks.includes(figure))
  if (marks.length < 2 || rest.some(({ value }) => value !== marks.length)) return undefined
  if (!namesAny(message, ['evenly', 'averageOf', 'gradePointAverage'])) return undefined
  if (namesAny(message, ['weightOfMark', 'hopedFor']) && !namesAny(message, ['evenly']))
    if (isWeightedOrHoped(message, marks)) return undefined
  const weight = Math.round((100 / marks.length) * 1e6) / 1e6
  const names =
    namesBehind(message, marks) ??
    withNames(
      message,
      marks.map((result) => ({ result, isRecord: false })),
    ).map(({ name }) => name)
  const named = marks.map((mark, index) => {
    const name = names[index]
    return { ...(name && { name }), mark: outOf100(mark), weight }
  })
  return {
    input: { kind: 'mark', marks: named },
    understood: {
      facts: named.map(({ name, mark }) => [name, mark].filter(Boolean).join(' ')),
      assumed: [{ en: 'every mark counts the same', ar: 'كل درجة تُحتسب بالتساوي' }[language]],
    },
  }
}

/** «أبي المعدل» wants the average, "I need 80" a mark. */
const isWeightedOrHoped = ({ concepts, clauses }: Message, marks: readonly Figure[]): boolean =>
  concepts.some(
    (match) =>
      match.concept === 'weightOfMark' ||
      (match.concept === 'hopedFor' &&
        marks.some((mark) => mark.start >= match.end && clauses.isClose(match, mark, 3))),
  )
