import { bareNumber } from '../follow-up/bare-number.ts'
import { onlyNumber } from '../follow-up/change-words.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import type { Table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { answerQuestion } from './answer.ts'
import type { Filter } from './filters.ts'
import { placeIn, rankIn } from './grouping.ts'
import { foldedOf } from './mentions.ts'
import type { Question } from './question.ts'

// A few words that change the answer before and name nothing of the table: "the second one", "make it 10", "both together".

const LONGEST = 60
const MOST_WORDS = 7
const changes = lexicon(
  {
    rest: 'the rest, the others, everyone else, everything else, the remaining, الباقي, باقيهم, البقيه, الباقين, غيرهم, غيرها',
    restored:
      'put it back, put him back, put her back, put them back, add it back, add him back, add her back, add them back, bring it back, bring him back, bring her back, bring them back, back in, include them again, رجعه, رجعها, رجعهم, رجعيه, رجعيها',
    couple:
      'both, both of them, the two, together, combined, between them, each other, compare them, which of them, سوا, مع بعض, التنين, الاثنين, الاتنين, التنتين, الثنتين, مجموعهم, مجموعهما, their total, بينهم, بيناتهم, بينهما, قارنهم, قارن بينهم',
    several:
      'these, all three, all four, the three, the three of them, كل التلاته, التلاته, الثلاثه, هدول, هذول, كلهم',
    either:
      'which one, which is, which of them, who is better, who has more, which has more, ايهم, ايهما, مين فيهم, اي واحد, ايش الاكثر, مين احسن, مين افضل, مين اعلي, مين اكثر, مين اكتر',
    compared:
      'compare, compared, which, who, which one, difference, diff, gap, قارن, قارني, قارنهم, مين, منو, ايهم, الفرق, فرق, كم الفرق',
    apart: 'difference, diff, gap, how much more, الفرق, فرق, كم الفرق',
  },
  { isExact: true },
)

interface Before {
  last: Question
  /** The questions before it, the latest first. */
  earlier: readonly Question[]
}

interface Shortly {
  table: Table
  today: string
  /** The one column of figures that is named. */
  measure: number | undefined
  /** No column, value or limit is named. */
  isBare: boolean
}

/** The question that a few words come to after the one before; undefined where they say more, or nothing of it. */
export function shortChange(
  asked: string,
  { last, earlier }: Before,
  { table, today, measure, isBare }: Shortly,
): Question | undefined {
  const all = words(asked)
  if (asked.length > LONGEST || all.length > MOST_WORDS) return undefined
  const said = new Set(changes(all).map(({ concept }) => concept))
  const figure = measure === undefined ? {} : { measure }
  const folded = foldedOf(asked).toLowerCase()
  const behind = said.has('apart') ? rankIn(folded) : undefined
  if (behind) return apartFrom(placeIn(behind.word), { ...last, ...figure }, table, today)
  const place = placeIn(folded)
  if (place !== undefined) return atPlace(place, { ...last, ...figure }, table, today)
  if (said.has('restored') && last.filters.some(isLeftOut))
    return { ...last, filters: last.filters.filter((one) => !isLeftOut(one)) }
  if (said.has('rest') && last.filters.some(isOfWords))
    return {
      ...last,
      ...figure,
      filters: last.filters.map((one) =>
        one.kind === 'text' ? { ...one, isExcluded: !one.isExcluded } : one,
      ),
    }
  const isSeveral = said.has('several') || /^[^\p{L}]{0,3}all (?:three|four)/u.test(folded)
  const isEither = said.has('either') && isBare
  if (said.has('couple') || isSeveral || isEither) {
    const both = severalOf(last, earlier, isSeveral)
    if (both && (said.has('compared') || isEither))
      return {
        ...last,
        ...figure,
        ...(said.has('apart')
          ? { operation: 'difference', figure: last.operation === 'average' ? 'average' : 'sum' }
          : { operation: last.operation === 'sum' ? 'max' : last.operation }),
        groupBy: both.column,
        filters: both.filters,
      }
    if (both) return { ...last, ...figure, filters: both.filters }
  }
  const order = isBare ? orderedBy(folded, last) : undefined
  if (order) return order
  return isBare ? withNumber(bareNumber(withoutTakingBack(asked), today), last) : undefined
}

const isLeftOut = (one: Filter) => one.kind === 'text' && one.isExcluded
const isOfWords = (one: Filter) => one.kind === 'text'

const LESS =
  /\b(?:cheaper|cheapest|lower|lowest|less|smaller|worse)\b|(?<!\p{L})(?:ارخص|اقل|اوطي)(?!\p{L})/u
const MORE =
  /\b(?:higher|more|bigger|better|dearer)\b|(?<!\p{L})(?:اغلي|اعلي|اكثر|اكتر|احسن)(?!\p{L})/u
const FIRST = /\b(?:first|top)\b|(?<!\p{L})اول(?!\p{L})/u

/** "Which is cheaper" of groups, "the first 3" of rows in order. */
function orderedBy(folded: string, last: Question): Question | undefined {
  const { operation, groupBy, measure, sort } = last
  const isLess = LESS.test(folded)
  if (groupBy !== undefined && (isLess || MORE.test(folded))) {
    if (operation === 'average' && measure !== undefined)
      return { ...last, sort: { column: measure, isAscending: isLess } }
    return operation === 'sum' ? { ...last, operation: isLess ? 'min' : 'max' } : undefined
  }
  const top = sort && operation === 'list' && FIRST.test(folded) ? onlyNumber(folded) : undefined
  return top === undefined || !sort
    ? undefined
    : {
        operation: sort.isAscending ? 'min' : 'max',
        measure: sort.column,
        top,
        filters: last.filters,
      }
}

/** "The second one" of groups, of an order or of listed rows; -1 is the last. */
function atPlace(place: number, last: Question, table: Table, today: string): Question | undefined {
  const { operation, groupBy, top: _top, nth: _nth, ...kept } = last
  const isOrdered = operation === 'max' || operation === 'min'
  if (isOrdered || groupBy !== undefined) {
    const first = operation === 'min' ? 'min' : 'max'
    const other = operation === 'min' ? 'max' : 'min'
    return {
      ...kept,
      ...(groupBy !== undefined && { groupBy }),
      operation: place === -1 ? other : first,
      ...(place > 1 && { nth: place }),
    }
  }
  if (operation !== 'list') return undefined
  const row = answerQuestion(table, last, today).rows.at(place > 0 ? place - 1 : place)
  if (!row) return undefined
  const filters = table.columns.flatMap(({ type }, column): Filter[] =>
    type === 'text'
      ? [{ kind: 'text', column, values: [row[column] ?? ''], isExcluded: false }]
      : [],
  )
  return filters.length > 0 ? { operation, filters } : undefined
}

/** "How much more than the second?" of groups that were put in order. */
function apartFrom(
  place: number | undefined,
  { top: _top, nth: _nth, ...last }: Question,
  table: Table,
  today: string,
): Question | undefined {
  const { groupBy } = last
  const groups = groupBy === undefined ? [] : (answerQuestion(table, last, today).groups ?? [])
  const values = [groups[0], groups[(place ?? 0) - 1]].flatMap((group) => group?.name ?? [])
  if (groupBy === undefined || values.length < 2) return undefined
  return {
    ...last,
    operation: 'difference',
    figure: 'sum',
    filters: [
      ...last.filters.filter(({ column }) => column !== groupBy),
      { kind: 'text', column: groupBy, values, isExcluded: false },
    ],
  }
}

/** What was asked of one value of a column and then of another, or of as many as were asked one after the other. */
function severalOf(last: Question, earlier: readonly Question[], isOfMore: boolean) {
  for (const { column, values } of last.filters.filter((one) => one.kind === 'text')) {
    const valuesOf = ({ filters }: Question) =>
      filters.flatMap((one) => (one.kind === 'text' && one.column === column ? one.values : []))
    const end = earlier.findIndex((one) => valuesOf(one).length === 0)
    const run = end < 0 ? earlier : earlier.slice(0, end)
    const others = run.map(valuesOf).filter(([value]) => value !== values[0])
    const before = isOfMore ? others.flat() : (others[0] ?? [])
    if (before.length === 0) continue
    const filters = last.filters.map(
      (one): Filter =>
        one.kind === 'text' && one.column === column
          ? { ...one, values: [...new Set([...before, ...values])], isExcluded: false }
          : one,
    )
    return { column, filters }
  }
  return undefined
}

/** "No, 10" after "more than 8", "make it 5" after "the top 3". */
function withNumber(number: number | undefined, last: Question): Question | undefined {
  if (number === undefined) return undefined
  const bounds = last.filters.filter((one) => one.kind === 'number')
  const [bound] = bounds
  if (bound?.kind === 'number' && bounds.length === 1) {
    const now =
      bound.max === undefined
        ? { min: number }
        : bound.min === undefined
          ? { max: number }
          : bound.min === bound.max
            ? { min: number, max: number }
            : undefined
    return (
      now && {
        ...last,
        filters: last.filters.map((one) => (one === bound ? { ...bound, ...now } : one)),
      }
    )
  }
  return last.top !== undefined && Number.isInteger(number) && number > 0
    ? { ...last, top: number }
    : undefined
}
