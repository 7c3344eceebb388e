import { oldFigures } from '../follow-up/old-figures.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { cellNumber, type Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { type ChangedTable, namedRows } from './named-rows.ts'

const changing = lexicon(
  {
    so: 'now, went up to, went down to, gone up to, gone down to, goes up to, raised to, dropped to, زاد الى, نزل الى, ارتفع الى, should be, should have been, must be, supposed to be, wrong, changed to, change to, change, correct, corrected, fix, fixed, update, updated, became, becomes, make, set, if, was really, is really, صار, صارت, بقي, بقت, اصبح, اصبحت, غلط, خطا, صحح, صححي, عدل, عدلي, غير, غيري, المفروض, الصح, الصحيح, لو, خلي, خل',
  },
  { isExact: true },
)
const COMPARED =
  /(?:above|over|below|under|than|least|most|between|top|first|last|فوق|تحت|من|بين|اول|اخر)\s{0,3}$/u

/** "Noor Tower is 46000 now", «راتب سعيد 9500 مش 9000»: the table with the figure that is put right. */
export function withCellCorrected(
  pasted: Table,
  text: string,
  today: string,
): ChangedTable | undefined {
  const olds = oldFigures(text)
  const isChange =
    olds.length > 0 || changing(words(text)).length > 0 || correctionsIn(text).length > 0
  if (!isChange) return undefined
  const { rows, places } = namedRows(pasted, text, today)
  const { text: folded, original } = fold(text)
  const figures = numbers(folded)
    .map((one) => ({
      ...one,
      start: original(one.start),
      end: original(one.end - 1) + 1,
      isCompared: COMPARED.test(folded.slice(0, one.start)),
    }))
    .filter(
      ({ start, end, weak }) =>
        !weak && !places.some((place) => start < place.end && place.start < end),
    )
  const news = figures.filter(({ value, isCompared }) => !olds.includes(value) && !isCompared)
  const [now, ...others] = news
  if (!now || others.length > 0) return undefined
  const found = cellMeant(pasted, places.length > 0 ? rows : pasted.rows, {
    text,
    olds,
    value: now.value,
  })
  if (!found) return undefined
  const spans = [...places, now, ...figures.filter(({ value }) => olds.includes(value))]
  const first = Math.min(...spans.map((span) => span.start))
  // A row that is known by its old figure alone may be named in other words.
  const start = places.length > 0 ? first : (CLAUSE.exec(text.slice(0, first))?.index ?? 0)
  const end = Math.max(...spans.map((span) => span.end))
  const written = text.slice(now.start, now.end)
  return {
    table: {
      ...pasted,
      rows: pasted.rows.map((row) => (row === found.row ? row.with(found.column, written) : row)),
    },
    said: `${text.slice(0, start)} ${text.slice(end)}`.trim(),
  }
}

/** The end of a text behind its last mark. */
const CLAUSE = /[^,،.;؛!?؟\n]{0,200}$/u

/** The one cell of figures that is meant: by the name of its column, by what it held, or as the figure nearest to the new one. */
function cellMeant(
  { columns }: Table,
  rows: readonly string[][],
  { text, olds, value }: { text: string; olds: readonly number[]; value: number },
): { row: string[]; column: number } | undefined {
  const said = new Set(words(text).map(({ stem }) => stem))
  const isNamed = (name: string) => words(name).some(({ stem }) => said.has(stem))
  const figures = columns.flatMap(({ type, name }, column) =>
    type === 'number' ? [{ column, isNamed: isNamed(name) }] : [],
  )
  const named = figures.filter((one) => one.isNamed)
  const cells = rows.flatMap((row) =>
    (named.length > 0 ? named : figures).flatMap(({ column }) => {
      const held = cellNumber(row[column] ?? '')
      return held === undefined ? [] : [{ row, column, held }]
    }),
  )
  const meant = olds.length > 0 ? cells.filter(({ held }) => olds.includes(held)) : cells
  const distance = ({ held }: { held: number }) => Math.abs(Math.log(value / held))
  const [nearest] = meant.toSorted((a, b) => distance(a) - distance(b))
  return nearest && meant.every(({ row }) => row === nearest.row) ? nearest : undefined
}
