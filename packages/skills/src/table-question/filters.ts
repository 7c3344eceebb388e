import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { numbers } from '../reading/numbers.ts'
import { isStopword } from '../reading/prose.ts'
import type { Table } from '../reading/table.ts'
import { type Word, words } from '../reading/words.ts'
import { weekdaysIn } from '../sentences/days.ts'
import { isGenericFigure } from './columns.ts'
import { isDoneOf, isUndone } from './done.ts'
import { limitBehind } from './limit-behind.ts'
import { placeOf } from './place-of.ts'

export type Filter =
  | { kind: 'text'; column: number; values: string[]; isExcluded: boolean }
  /** `isOutside`: below the one or above the other. */
  | {
      kind: 'number'
      column: number
      min?: number
      max?: number
      isStrict: boolean
      isOutside?: boolean
    }
  | {
      kind: 'date'
      column: number
      from?: string
      to?: string
      /** Several days, each by itself. */
      days?: string[]
      month?: number
      /** Several months, each by itself. */
      months?: number[]
      year?: number
      isExcluded?: boolean
    }

interface Bound {
  /** What stands before the limit: its column is the last one named there. */
  subject: string
  /** What stands after it: "less than 30 hours". */
  follow: string
  min?: number
  max?: number
  isStrict: boolean
}

const COMPARED: readonly (readonly [keyof Pick<Bound, 'min' | 'max'>, boolean, RegExp])[] = [
  [
    'min',
    false,
    /(?:\bat least|>=|≥|\bminimum of|\bno less than|علي الاقل|لا [يت]قل(?: \p{L}+){0,2} عن)\s*$/u,
  ],
  [
    'max',
    false,
    /(?:\bat most|<=|≤|\bup to|\bmaximum of|\bno more than|لا [يت]زيد(?: \p{L}+){0,2} عن|علي الاكثر)\s*$/u,
  ],
  [
    'min',
    true,
    /(?:\babove|\bover|\b(?:more|greater|higher|larger|bigger|older|longer|taller|heavier) than|\bexceed(?:s|ing)?|>|اكثر من|اكبر من|اعلي من|فوق|[يت]زيد(?: \p{L}+){0,2} عن|(?<!لا )[يت]تجاوز(?: \p{L}+){0,2})\s*$/u,
  ],
  [
    'max',
    true,
    /(?:\bbelow|\bunder|\b(?:less|fewer|lower|smaller|younger|cheaper|shorter|lighter) than|<|اقل من|اصغر من|ادني من|تحت|دون|[يت]قل(?: \p{L}+){0,2} عن|لا [يت]تجاوز(?: \p{L}+){0,2})\s*$/u,
  ],
]

/** Letters of a comparison and a currency, as they stand right before a limit. */
const LONGEST_COMPARISON = 60

/** Limits on figures, and the question without them, so that "more than" is not taken for "most". */
export function boundsIn(folded: string): { found: Bound[]; rest: string } {
  const found: Bound[] = []
  let rest = folded
  for (const { value, start, end } of numbers(folded)) {
    const from = Math.max(0, start - LONGEST_COMPARISON)
    const before = folded
      .slice(from, start)
      .replace(/(?:aed|dhs?|usd|\$)\s*$|(?<!\p{L})ال[ -]?\s*$/u, '')
    for (const [side, isStrict, pattern] of COMPARED) {
      const match = pattern.exec(before)
      if (!match) continue
      const at = from + match.index
      const subject = folded.slice(0, from + before.length)
      found.push({ [side]: value, isStrict, subject, follow: folded.slice(end, end + 30) })
      rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end)
      break
    }
    if (rest[start] === ' ') continue
    const behind = limitBehind(rest.slice(end, end + LONGEST_COMPARISON))
    if (!behind) continue
    const to = end + behind.length
    const follow = folded.slice(to, to + 30)
    found.push({ [behind.side]: value, isStrict: false, subject: folded.slice(0, start), follow })
    rest = rest.slice(0, start) + ' '.repeat(to - start) + rest.slice(to)
  }
  const between =
    /(?:\bbetween|بين)\s+([\d,.]+)\s+(?:and|و)\s?([\d,.]+)(?![\d/-]| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر))/.exec(
      rest,
    )
  if (between)
    found.push({
      min: Number(between[1]?.replaceAll(',', '')),
      max: Number(between[2]?.replaceAll(',', '')),
      isStrict: false,
      subject: rest.slice(0, between.index),
      follow: rest.slice(between.index + between[0].length).slice(0, 30),
    })
  return { found, rest }
}

/** Cells named in the question, as filters on their columns. */
export function textFiltersIn(asked: string, table: Table): Extract<Filter, { kind: 'text' }>[] {
  const { text: folded } = fold(asked)
  const names = new Set(table.columns.map(({ name }) => fold(name).text))
  const { columns } = table
  return columns.flatMap(({ type }, column) => {
    if (type !== 'text') return []
    const whether = whetherIn(asked, table, column)
    if (whether) return [whether]
    const cells = [...new Set(table.rows.map((row) => row[column] ?? ''))].filter(
      (cell) =>
        cell.length < 60 &&
        (cell.length > 1 || isNamedBeside(folded, columns[column]?.name ?? '', cell)),
    )
    const found = cells.flatMap((cell) => {
      const plain = fold(cell).text
      // IT is a department where it is written so.
      const isWord =
        cell.length > 1 &&
        isStopword(plain) &&
        !MONTH.test(plain) &&
        !(cell !== cell.toLowerCase() && asked.includes(cell))
      if (names.has(plain) || isWord) return []
      const at =
        placeLeftOut(plain, folded) ??
        placeOf(plain, folded) ??
        placeOfForm(cell, folded, columns) ??
        placeOfDay(cell, asked)
      return at === undefined ? [] : [{ cell, at }]
    })
    // "Dubai" is not meant where "Dubai Marina" is.
    const meant = found.filter(
      ({ cell }) =>
        !found.some(
          (other) => other.cell !== cell && fold(other.cell).text.includes(fold(cell).text),
        ),
    )
    if (meant.length === 0) return []
    const taken = withExclusions(meant, folded, columns[column]?.name ?? '')
    const kept = taken.filter(({ isOut }) => !isOut)
    const values = (kept.length > 0 ? kept : taken).map(({ cell }) => cell)
    return [{ kind: 'text' as const, column, values, isExcluded: kept.length === 0 }]
  })
}

/** "Class A": one letter is a value only right behind the name of its column. */
const isNamedBeside = (folded: string, name: string, cell: string): boolean =>
  /\p{L}/u.test(cell) &&
  words(folded).some(
    ({ word, start }, at, all) =>
      word === fold(cell).text &&
      isNameBefore(all[at - 1], words(name).at(-1)) &&
      folded.slice(all[at - 1]?.end, start).trim() === '',
  )

/** «شعبة أ», «بشعبة أ» */
const isNameBefore = (before: Word | undefined, name: Word | undefined): boolean =>
  before !== undefined &&
  name !== undefined &&
  (before.stem === name.stem || before.unattached === name.stem)

const EXCLUDES =
  /(?:\b(?:not|\p{L}{1,9}n['’]t|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)nt|except|excluding|exclude|without|other than|besides|leave out|leaving out|ignore|ignoring|skip|skipping|w\/o|drop(?:ping)?(?: the)?|tak(?:e|ing) out|remov(?:e|ing)|delet(?:e|ing)|minus|apart from|but not)(?: (?:yet|the))?(?: in| from| for)?|(?:ما عدا|عدا|باستثناء|غير|مو|مب|مش|ليست?|دون|بدون|بلا|من غير|شيل\p{L}{0,3}|احذف\p{L}?|استثن\p{L}{0,2})(?: في| من)?)\s*$/u
/** "Deliveries that are not delivered": where it is left out counts, wherever else it stands. */
function placeLeftOut(cell: string, question: string): number | undefined {
  for (let at = question.indexOf(cell); at >= 0; at = question.indexOf(cell, at + 1))
    if (
      EXCLUDES.test(question.slice(0, at)) &&
      !/^[\p{L}\p{N}]/u.test(question.slice(at + cell.length))
    )
      return at
  return undefined
}

/** A month is a value, though it may be a word that says little elsewhere. */
const MONTH = new RegExp(`^(?!(?:may|mar|march)$)(?:${monthNames.join('|')})$`)

const JOINS = /^[\s,،]{0,5}(?:and|or|nor|و|او|ولا)?\s{0,5}(?:ال)?$/

/** Which of several values are left out; "without Dubai and Sharjah" leaves out both. */
function withExclusions(
  meant: readonly { cell: string; at: number }[],
  folded: string,
  name: string,
): { cell: string; isOut: boolean }[] {
  let before: { end: number; isOut: boolean } | undefined
  return meant
    .toSorted((a, b) => a.at - b.at)
    .map(({ cell, at }) => {
      const goesOn = before?.isOut === true && JOINS.test(folded.slice(before.end, at))
      const isOut = goesOn || EXCLUDES.test(withoutName(folded.slice(0, at), name))
      before = { end: at + fold(cell).text.length, isOut }
      return { cell, isOut }
    })
}

/** "Without the branch Ajman", «بدون فرع عجمان»: the name of the column may lead to the value. */
function withoutName(before: string, name: string): string {
  const last = words(before).at(-1)
  const isName =
    last !== undefined &&
    before.slice(last.end).trim() === '' &&
    words(name).some(({ stem }) => stem === last.stem)
  return isName ? before.slice(0, last.start).replace(/\bthe\s+$/, '') : before
}

const YES = /^(?:yes|y|true|نعم|اي|ايوه)$/
const NO = /^(?:no|n|false|لا)$/

/** "How many were late?" of a column Late that holds yes and no. */
function whetherIn(
  asked: string,
  { columns, rows }: Table,
  column: number,
): Extract<Filter, { kind: 'text' }> | undefined {
  const cells = [...new Set(rows.map((row) => row[column] ?? ''))].filter((cell) => cell !== '')
  const isYes = (cell: string) => YES.test(fold(cell).text)
  const isNo = (cell: string) => NO.test(fold(cell).text)
  if (cells.length > 2 || !cells.some(isYes) || !cells.every((cell) => isYes(cell) || isNo(cell)))
    return undefined
  const names = words(columns[column]?.name ?? '')
  const all = words(asked)
  const at = all.findIndex(({ stem, word }) =>
    names.some((name) => name.stem === stem || isDoneOf(word, name.word)),
  )
  if (at < 0) return undefined
  const before = fold(asked.slice(0, all[at]?.start)).text
  if (/(?:\b(?:by|per|each|whether)|(?<!\p{L})(?:حسب|لكل))\s*$/u.test(before)) return undefined
  const values = cells.filter(isYes)
  return {
    kind: 'text',
    column,
    values,
    isExcluded: NEGATED.test(before) || isUndone(all[at]?.word ?? ''),
  }
}
const NEGATED =
  /(?:\b(?:not|\p{L}{1,9}n['’]t|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)nt|never)|(?<!\p{L})(?:غير|مو|مب|مش|ما|لم))\s{0,5}$/u

/** Another form of a cell than the one it is written in: "tomatoes" of Tomato, «مدفوعة» of مدفوع. */
function placeOfForm(cell: string, folded: string, columns: Table['columns']): number | undefined {
  if (/[^\p{L}\s]/u.test(cell)) return undefined
  const wanted = words(cell)
  const names = new Set(columns.flatMap(({ name }) => words(name).map(({ stem }) => stem)))
  if (
    wanted.length === 0 ||
    wanted.some(
      ({ stem }) =>
        stem.length < (/^[\u0600-\u06ff]/.test(stem) ? 3 : SHORTEST_FORM) ||
        names.has(stem) ||
        isGenericFigure(stem),
    )
  )
    return undefined
  const all = words(folded)
  const from = all.findIndex((_, at) =>
    wanted.every(({ stem }, step) => all[at + step]?.stem === stem),
  )
  return all[from]?.start
}
const SHORTEST_FORM = 4

/** "Saturday" of a cell that says Sat, in either language. */
function placeOfDay(cell: string, asked: string): number | undefined {
  const day = dayNamedBy(cell)
  return day === undefined
    ? undefined
    : words(asked).find(({ start, end }) => dayNamedBy(asked.slice(start, end)) === day)?.start
}

const LONGEST_DAY = 12

function dayNamedBy(text: string): number | undefined {
  const [day, ...others] =
    text.length <= LONGEST_DAY && words(text).length === 1 ? weekdaysIn(text) : []
  return others.length === 0 ? day : undefined
}
