import { cellNumber, table } from '../reading/table.ts'
import type { Ask, Reading } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import type { Concept } from '../understanding/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'
import type { GradesInput } from './grades-input.ts'
import { missing } from './missing.ts'
import { type Letter, scale } from './scale.ts'
import { sayMark } from './several.ts'

/** What is asked for beside the table. */
type Goals = (around: string) => readonly number[]

const SUM = /^[^\p{L}\p{N}]*(?:sum|total|overall|المجموع|الإجمالي|مجموع)[^\p{L}\p{N}]*$/iu
const OPEN = /^(?:[-–—?؟.]*|n\/?a|tbd|tba|pending|لم يحن|لسه|باقي)$/i
const OUT_OF =
  /^(?:max(?:imum)?|out of|full marks?|total marks?|العظمى|الدرجة العظمى|من|النهاية العظمى)$/i
const FRACTION = /^(\d{1,4}(?:\.\d{1,4})?) ?(?:\/|of|من) ?(\d{1,4})$/

/** A table with a line of names: courses with grades and credits, or parts with marks and weights. */
export function readPasted(ask: Ask, goalsIn: Goals): Reading<GradesInput> | undefined {
  const pasted = table(ask.text, ask.today)
  if (!pasted || pasted.columns.length < 2) return undefined
  const rows = pasted.rows.filter((row) => !row.some((cell) => SUM.test(cell)))
  const heads = pasted.columns.map(({ name }) => readMessage(name, ask.today))
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '')
  const isFilled = (cell: string) => !OPEN.test(cell)
  const columnOf = (concepts: readonly Concept[], fits: (cell: string) => boolean) =>
    heads.findIndex((head, column) => {
      const filled = cellsOf(column).filter(isFilled)
      return filled.length > 0 && filled.every(fits) && namesAny(head, concepts)
    })
  const isNumber = (cell: string) => numberIn(cell) !== undefined
  const grades = heads.findIndex((_, column) => {
    const filled = cellsOf(column).filter(isFilled)
    return filled.length > 0 && filled.every((cell) => letterOf(cell) !== undefined)
  })
  const credits = columnOf(['credits'], isNumber)
  const names = heads.findIndex(
    (_, column) => column !== grades && cellsOf(column).every((cell) => /\p{L}/u.test(cell)),
  )
  if (grades >= 0 && credits >= 0) {
    const courses = rows.flatMap((row) => {
      const [grade, worth] = [letterOf(row[grades] ?? ''), numberIn(row[credits] ?? '')]
      const name = row[names]
      return grade && worth ? [{ ...(name && { name }), grade, credits: worth }] : []
    })
    if (courses.length === 0) return { missing: [missing.credits] }
    return {
      input: { kind: 'gpa', courses },
      understood: {
        facts: courses.map(({ name, grade, credits: own }) =>
          [name, grade, `× ${own}`].filter(Boolean).join(' '),
        ),
        assumed: [],
      },
    }
  }
  const weights = columnOf(['weightOfMark'], isNumber)
  const isResult = (cell: string) => isNumber(cell) || FRACTION.test(cell)
  const named = columnOf(['mark'], isResult)
  const rest = heads.flatMap((_, column) => {
    const isOther = column !== weights && column !== names
    const filled = cellsOf(column).filter(isFilled)
    return isOther && filled.length > 0 && filled.every(isResult) ? [column] : []
  })
  const results = named >= 0 && named !== weights ? named : rest.length === 1 ? rest[0] : undefined
  if (weights < 0 || results === undefined) return undefined
  const most = pasted.columns.findIndex(({ name }) => OUT_OF.test(name))
  return readParts(
    rows.map((row) => ({
      name: row[names],
      result: row[results] ?? '',
      weight: numberIn(row[weights] ?? ''),
      of: most >= 0 ? numberIn(row[most] ?? '') : undefined,
    })),
    goalsIn(pasted.around),
    ask,
  )
}

interface Part {
  name: string | undefined
  result: string
  weight: number | undefined
  of: number | undefined
}

function readParts(
  parts: readonly Part[],
  targets: readonly number[],
  { language }: Ask,
): Reading<GradesInput> | undefined {
  const sum = parts.reduce((all, { weight = 0 }) => all + weight, 0)
  const unit = sum <= 1.001 ? 100 : 1
  const marks = parts.flatMap(({ name, result, weight, of }) => {
    const mark = markIn(result, of)
    return mark === undefined || !weight
      ? []
      : [{ ...(name && { name }), mark, weight: Math.round(weight * unit * 1e4) / 1e4 }]
  })
  if (marks.length === 0) return undefined
  const goal = { en: 'goal', ar: 'الهدف' }[language]
  return {
    input: { kind: 'mark', marks, ...(targets.length > 0 && { targets: [...targets] }) },
    understood: {
      facts: [...marks.map(sayMark), ...targets.map((target) => `${goal} ${target}`)],
      assumed: [],
    },
  }
}

const numberIn = (cell: string): number | undefined => cellNumber(cell)

function markIn(cell: string, of = 100): number | undefined {
  const [, part, whole] = FRACTION.exec(cell) ?? []
  const value = part ? (Number(part) * 100) / Number(whole) : numberIn(cell)
  if (value === undefined) return undefined
  return Math.round((part ? value : (value * 100) / of) * 1e4) / 1e4
}

function letterOf(cell: string): Letter | undefined {
  const written = cell
    .trim()
    .toUpperCase()
    .replace(/[−–]/, '-')
    .replace(/^([+-])([A-DF])$/, '$2$1')
  return written in scale ? (written as Letter) : undefined
}
