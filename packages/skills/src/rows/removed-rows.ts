import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { cellDate, cellNumber, type Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { type ChangedTable, namedRows } from './named-rows.ts'

const removals = lexicon(
  {
    remove:
      'remove, delete, drop, take out, take off, leave out, cross out, strike out, get rid of, take it out, take one out, take that out, take them out, شيل, شيلي, شيلها, شيله, شيلوا, حيد, حيدي, حيدها, احذف, احذفي, امسح, امسحي, الغ, الغي',
    twice:
      'duplicate, duplicates, duplicated, double, repeated, second one, مكرر, مكرره, المكرر, المكرره, تكرار, التكرار, الدبل',
  },
  { isExact: true },
)

/** "Take out the one on the 20th", "delete the duplicate": without rows that are told by a day or a figure; words alone only say which rows count. */
export function withRowsRemoved(
  pasted: Table,
  text: string,
  today: string,
): ChangedTable | undefined {
  const hits = removals(words(text))
  const verb = hits.find(({ concept }) => concept === 'remove')
  if (!verb) return undefined
  const [clause = ''] = text.slice(verb.end).split(END_OF_CLAUSE)
  const behind = text.slice(verb.end + clause.length)
  const { rows, places } = namedRows(pasted, clause, today)
  const figures = numbers(fold(clause).text).filter(
    ({ start, end }) => !places.some((one) => start < one.end && one.start < end),
  )
  const twice = hits.find(({ concept, start }) => concept === 'twice' && start >= verb.end)
  const isDated = /\d/.test(places.map(({ start, end }) => clause.slice(start, end)).join())
  const ofFigure = (places.length > 0 ? rows : pasted.rows).filter((row) =>
    row.some((cell) => figures.some(({ value }) => cellNumber(cell) === value)),
  )
  const gone = twice
    ? repeated(pasted, today)
    : ofFigure.length > 0
      ? ofFigure
      : isDated
        ? rows
        : []
  if (gone.length === 0 || gone.length === pasted.rows.length) return undefined
  const end = Math.max(
    0,
    ...places.map((place) => place.end),
    ...(ofFigure.length > 0 ? figures.map((one) => one.end) : []),
    ...(twice ? [twice.end - verb.end] : []),
  )
  const said = `${text.slice(0, verb.start)} ${clause.slice(end)}${behind}`
  return {
    table: { ...pasted, rows: pasted.rows.filter((row) => !gone.includes(row)) },
    said: said.trim(),
  }
}

const ONE_OF_THEM =
  /^\s{0,2}(?:(?:one|it|that|them|this|of|the|other|extra|just|only|واحده?|وح?د[ةه]|منهم|منها|بس|ال[تث]اني[ةه]?|هذا|هاي|هذي)(?!\p{L})[\s,،]{0,2}){1,5}/iu

/** "Delete one and give me October" of rows that were just told to stand there twice. */
export function withRepeatedRemoved(
  pasted: Table,
  text: string,
  today: string,
): ChangedTable | undefined {
  const hits = removals(words(text))
  const verb = hits.find(({ concept }) => concept === 'remove')
  const gone = repeated(pasted, today)
  if (!verb || gone.length === 0) return undefined
  const behind = text.slice(verb.end).replace(ONE_OF_THEM, '')
  const twice = removals(words(`${text.slice(0, verb.start)} ${behind}`))
  const said = twice.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    `${text.slice(0, verb.start)} ${behind}`,
  )
  return {
    table: { ...pasted, rows: pasted.rows.filter((row) => !gone.includes(row)) },
    said: said.trim(),
  }
}

const END_OF_CLAUSE = /[,.](?!\d)|[،;؛?؟!\n]|\s(?:so|then|and (?=what|how|whats)|وكم|كم)\s/u

/** Rows that say the same as one before them, on the same day or within a few days. */
function repeated({ columns, rows }: Table, today: string): string[][] {
  const isDay = (column: number) => columns[column]?.type === 'date'
  const dayOf = (row: readonly string[]) =>
    Date.parse(cellDate(row.find((_, column) => isDay(column)) ?? '', today) ?? '')
  const isAlike = (one: readonly string[], other: readonly string[]) =>
    one.every((cell, at) => isDay(at) || cell.toLowerCase() === other[at]?.toLowerCase()) &&
    !(Math.abs(dayOf(one) - dayOf(other)) > FEW_DAYS)
  return rows.filter((row, at) => rows.slice(0, at).some((other) => isAlike(row, other)))
}
const FEW_DAYS = 3 * 86_400_000
