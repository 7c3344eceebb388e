import { foldArabic, latinDigits } from '../reading/arabic.ts'
import type { Table } from '../reading/table.ts'
import { withoutAsides } from '../sentences/asides.ts'
import { type RequestPart, requestsIn } from '../sentences/requests.ts'
import { columnsIn, withoutIdentifiers } from './columns.ts'
import { dateFilterIn } from './date-filters.ts'
import { eachAsked } from './each-asked.ts'
import { equalsIn } from './equals.ts'
import { boundsIn, textFiltersIn } from './filters.ts'
import { answering, topIn } from './grouping.ts'
import { foldedOf } from './mentions.ts'
import { type Asked, operationIn, operationsAsked, refersBack } from './operations.ts'
import { quantityOf } from './quantity-of.ts'
import type { AskedQuestion } from './question.ts'
import { countsRows } from './rows-counted.ts'
import { blanked, isNameOf, limitsIn, selectionsIn } from './selections.ts'
import { isShareOfRows } from './share-of-rows.ts'
import { ownFiguresIn } from './there.ts'
import { withToldLimit } from './told-limit.ts'
import { withoutToldRanks } from './told-ranks.ts'

interface Part extends RequestPart<Asked> {
  /** Columns of figures, and of what tells rows apart, that it names. */
  figures: string[]
  groups: string[]
  namesRows: boolean
  /** Columns of which it names one value. */
  valued: string[]
  /** All it says of rows is which are left out: "…, but without Ajman". */
  isExclusion: boolean
  /** A share or the most of rows, of which no figure is worked out, or how many there are of a thing. */
  isOfRows: boolean
}

/** "How much did each spend & total all" */
const AMPERSAND = /\s&\s(?=(?:the |what |which |how |who )?\p{L})/gu

/** "Which dept costs us more?" asks for the most, where it is not compared with what stands behind "than". */
const WHICH_MORE =
  /(?<which>\b(?:which|who)\b[^.,;?!\n]{0,60}\s)more(?=\s(?:a|an|per|each|every|in|this|last) |\s?(?:[?!.\n]|$))/giu

/** The questions of a message in its order: "the sum AND the average of what Salem brought in" are two, each of Salem's value. */
export function questionsIn(around: string, pasted: Table, today: string): AskedQuestion[] {
  const asked = withoutToldRanks(
    withoutAsides(
      withToldLimit(around.replace(AMPERSAND, ' and ').replace(WHICH_MORE, '$<which>most')),
      operationsAsked,
    ),
    operationsAsked,
  )
  const table = withoutIdentifiers(pasted)
  const hidden = limitsIn(asked)
  const requests = requestsIn(blanked(asked, hidden), {
    find: (all) => [
      ...operationsAsked(all).filter((hit) => !isNameOf(table, all, hit)),
      ...selectionsIn(all, hidden),
      ...ownFiguresIn(all, table),
    ],
    taking: ['beyond', 'sort', 'difference'],
    beginning: ['difference'],
    weak: ['much', 'count', 'list', 'overview'],
  })
  if (requests.length < 2) return eachAsked(asked, table).map((question) => ({ question }))
  const parts = requests.map((request): Part => {
    const text = asked.slice(request.start, request.end)
    const folded = latinDigits(foldArabic(text)).replace(/\s+/g, ' ')
    const { found: bounds, rest: plain } = boundsIn(folded)
    const named = columnsIn(text, table).map(({ column }) => table.columns[column] as Column)
    const texts = textFiltersIn(text, table)
    const day = dateFilterIn(text, folded, table, today)
    const limited = bounds.length > 0 || equalsIn(plain, table, topIn(plain)).length > 0
    const namesOf = (isWanted: (column: Column) => boolean) =>
      [...new Set(named.filter(isWanted))].map(({ name }) => name)
    return {
      ...request,
      text,
      figures: namesOf(({ type }) => type === 'number'),
      groups: namesOf(({ type }) => type !== 'number'),
      valued: texts.flatMap(({ column, values, isExcluded }) =>
        values.length === 1 && !isExcluded ? [table.columns[column]?.name ?? ''] : [],
      ),
      namesRows: limited || texts.length > 0 || day !== undefined,
      isExclusion:
        !limited &&
        (texts.length > 0 || day !== undefined) &&
        [...texts, ...(day ? [day] : [])].every(({ isExcluded }) => isExcluded === true),
      isOfRows:
        quantityOf(text, table, texts) !== undefined ||
        (operationIn(text) === 'share' && isShareOfRows(text, table)) ||
        (/^(?:max|min)$/.test(operationIn(text) ?? '') && countsRows(text, table, undefined)),
    }
  })
  const joined = withSharesOfTop(
    parts.filter((part, index) => !isOfForm(part, parts.slice(0, index))),
  )
  return joined.map((part, index) => completed(part, joined, index))
}
type Column = Table['columns'][number]

const OF_EACH =
  /\b(?:each|both|every one)\b|(?<!\p{L})و?(?:لكل|كل منهم|كل واحده?|كل وحده)(?!\p{L})/u

/** "Employees per city and the average pay in each" */
const ENDS_EACH =
  /\b(?:in|for|of|at|from) each(?: one| of them)?\s{0,2}[?.!]{0,3}\s{0,3}$|(?<!\p{L})[بلف]?كل (?:واحد[ةه]|وحد[ةه]|واحد|منها|منهم)\s{0,2}[?؟.!]{0,3}\s{0,3}$/iu

/** "The top 3 branches and the share of each": the shares of those, which show them as well. */
function withSharesOfTop(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    return next && isShareOfTop(next, part) ? [] : [sharesOf(part, parts[index - 1])]
  })
}

function sharesOf(part: Part, before: Part | undefined): Part {
  if (!before) return part
  const isOfTop = isShareOfTop(part, before)
  if (!isOfTop && !isShareOfWinner(part, before)) return part
  return {
    ...part,
    text: `${before.text} ${part.text}${isOfTop ? '' : ` ${WINNER[operationIn(before.text) ?? '']}`}`,
    figures: [...before.figures, ...part.figures],
    groups: [...before.groups, ...part.groups],
    namesRows: before.namesRows,
  }
}

const WINNER: Readonly<Record<string, string>> = { max: 'top 1', min: 'lowest 1' }

/** "Who burned the most, and what share of all is that": of that one. */
const isShareOfWinner = (part: Part, before: Part): boolean =>
  operationIn(part.text) === 'share' &&
  !part.namesRows &&
  !part.isOfRows &&
  part.groups.length === 0 &&
  !OF_EACH.test(foldedOf(part.text)) &&
  WINNER[operationIn(before.text) ?? ''] !== undefined &&
  topIn(foldedOf(before.text)) === undefined

const isShareOfTop = (part: Part, before: Part): boolean =>
  operationIn(part.text) === 'share' &&
  !part.namesRows &&
  (OF_EACH.test(foldedOf(part.text)) || refersBack(part.text)) &&
  /^(?:max|min)$/.test(operationIn(before.text) ?? '') &&
  topIn(foldedOf(before.text)) !== undefined

/** A question takes what it leaves unsaid from those before it, or from the next that are joined to it. */
function completed(part: Part, parts: readonly Part[], index: number): AskedQuestion {
  const apart = parts.findIndex(({ isApart }, at) => at > index && isApart)
  const others = [
    ...parts.slice(0, index).reverse(),
    ...parts.slice(index + 1, apart < 0 ? undefined : apart),
  ]
  const figures =
    part.figures.length > 0 ||
    part.isOfRows ||
    (operationIn(part.text) === 'count' && !isCountedAlike(part, parts[index - 1]))
      ? []
      : (others.find((other) => other.figures.length > 0)?.figures ?? [])
  const asksWhich =
    part.isBare ||
    ENDS_EACH.test(part.text) ||
    /\b(?:who|which)\b|(?<!\p{L})و?(?:مين|اي|أي|منو)(?!\p{L})/u.test(part.text)
  const grouped = asksWhich
    ? others.find(
        (other) =>
          other.groups.length > 0 &&
          !other.isBare &&
          tellsApart(other) &&
          !(part.isBare && /^(?:rows|list)$/.test(other.operations[0] ?? '')),
      )
    : undefined
  // "Orders per city": what is told apart stands last.
  const group =
    part.groups.length === 0 && grouped
      ? answering(part.text, grouped.groups).at(BY.test(grouped.text) ? -1 : 0)
      : undefined
  // "… and the difference": between what was asked for before.
  const isDifference = part.operations.includes('difference')
  const compared =
    isDifference &&
    !part.namesRows &&
    !part.operations.some((one) => one === 'max' || one === 'min')
      ? parts.slice(0, index).map(({ text }) => text.trim())
      : []
  // "How many boys, how many girls, and the average height for each": of all that are named.
  const isWhole = part.figures.length > 0 && !part.isBare
  const naming = (asksOfAll(part) ? [] : isWhole ? parts.slice(0, index).reverse() : others).filter(
    (other) =>
      other.namesRows &&
      !isOfAllValues(part, other) &&
      // "Who works most, and what is the share of Dubai?"
      !(other.start > part.start && operationIn(other.text) === 'share'),
  )
  // "Total nights and the longest stay for guests from India": what stands last restricts both.
  const next = parts[index + 1]
  const isShared =
    isWhole &&
    naming.length === 0 &&
    next?.namesRows === true &&
    !next.isApart &&
    !/[,،]\s*$/.test(part.text) &&
    !ASKS_ANEW.test(next.text)
  const isOfEach = naming.length > 0 && OF_EACH.test(part.text)
  const rows = part.namesRows
    ? undefined
    : isOfEach
      ? naming
          .toSorted((a, b) => a.start - b.start)
          .map(({ text }) => text)
          .join(' ')
      : (naming[0]?.text ?? (isShared ? next.text : parts.slice(index + 1).find(leavesOut)?.text))
  return {
    question: [
      isTotalOfThem(part, parts[index - 1])
        ? part.text.replace(IN_TOTAL, 'total')
        : part.text.trim(),
      ...compared,
      ...figures,
      ...(group ? [`by ${group}`] : []),
      ...ofGroups(part, parts.slice(0, index)),
    ].join(' '),
    ...(rows && { about: rows }),
  }
}

/** "How many trips did Ahmed do, and km in total?": the total of his. */
const isTotalOfThem = (part: Part, before: Part | undefined): boolean =>
  before?.namesRows === true &&
  before.figures.length === 0 &&
  part.figures.length > 0 &&
  operationIn(before.text) === 'count'
const IN_TOTAL =
  /\b(?:in total|altogether|overall)\b|(?<!\p{L})(?:بالمجموع|في المجموع|بالمجمل)(?!\p{L})/iu

/** "The average cost at Ikea, and which item has the lowest cost?": it says all that it needs. */
const asksOfAll = ({ figures, groups, text }: Part): boolean =>
  figures.length > 0 &&
  (groups.length > 0 || WHO.test(text)) &&
  WHICH.test(text) &&
  !refersBack(text) &&
  !THERE.test(text)
const WHO = /\bwho\b|(?<!\p{L})و?(?:مين|منو)(?!\p{L})/iu
const WHICH = /\b(?:which|who)\b|(?<!\p{L})و?(?:اي|أي|أية|ايش|[أا]نهي|مين|منو)(?!\p{L})/iu
const THERE = /\b(?:there|each|both)\b|(?<!\p{L})(?:هناك|فيه|فيها|هنيك)(?!\p{L})/iu

/** "How many croissants did we sell, and how many karaks in Deira?": how many were sold, too. */
const isCountedAlike = (part: Part, before: Part | undefined): boolean =>
  before !== undefined &&
  before.figures.length > 0 &&
  before.valued.length > 0 &&
  part.groups.length === 0 &&
  operationIn(before.text) === 'count' &&
  before.valued.some((name) => part.valued.includes(name)) &&
  COUNTS_VALUE.test(part.text)
const COUNTS_VALUE =
  /\bhow many \p{L}+(?:\s(?:in|at|from|for)\s|\s?[?.!]|$)|(?<!\p{L})و?كم \p{L}+\s?/iu

/** "The average in Deira, and the share of each branch": of every branch, and not of Deira alone. */
const isOfAllValues = ({ text, groups }: Part, { valued }: Part): boolean =>
  EVERY.test(foldedOf(text)) && valued.some((name) => groups.includes(name))
const EVERY = /\b(?:per|by|each|every|all|across)\b|(?<!\p{L})(?:و|ل|ب)?(?:كل|جميع|حسب)(?!\p{L})/u

const FIGURE_OF = { sum: 'total', average: 'average', median: 'median', count: 'count' } as const

/** "Total salary per department and which department is lowest": of the totals, and no single salary. */
function ofGroups(part: Part, before: readonly Part[]): string[] {
  const [first] = part.operations
  if ((first !== 'max' && first !== 'min') || part.operations.length > 1) return []
  const grouped = before.find(
    ({ text, groups }) => BY.test(text) && groups.some((name) => part.groups.includes(name)),
  )
  const operation = grouped && operationIn(grouped.text)
  return operation && operation in FIGURE_OF ? [FIGURE_OF[operation as keyof typeof FIGURE_OF]] : []
}

/** "In percent please", "just give me the number", «بدي بس الرقم»: how it is to be answered, and nothing more. */
const isOfForm = (part: Part, before: readonly Part[]): boolean =>
  before.length > 0 &&
  part.figures.length === 0 &&
  part.groups.length === 0 &&
  !part.namesRows &&
  FORM.test(part.text.trim().split(/[.\n]/, 1)[0] ?? '')
const FORM =
  /^(?:(?:and|but|just|only|please|pls|in|as|give me|i (?:just |only )?(?:need|want)|show|a|the|me|و?بس|فقط|[أا]?عطني|عطيني|هات|بدي|[أا]بي|[أا]ريد|عايز) ){0,5}(?:in |as |بال|ال)?(?:percent(?:ages?)?|per cent|%|numbers?|figure|answer|رقم|عدد|جواب|مئة|ميه|مية|نسبة المئوية)(?: (?:please|pls|only|بس|فقط|لو سمحت))?[.!]{0,2}$/iu

/** "Sales of each branch and which is lowest, but without Ajman": left out of what is asked before as well. */
const leavesOut = ({ isExclusion, text }: Part): boolean =>
  isExclusion && /[,،]?\s+(?:(?:but|just|all|بس|لكن|كله|كلها)\s+)+\S/u.test(text)

/** "How many orders" counts rows of orders, and tells none of them apart. */
const tellsApart = ({ operations: [first], text }: Part): boolean =>
  first !== 'count' || BY.test(text)

const ASKS_ANEW =
  /\b(?:how|which|who|what|whose|when|(?:what|who|how)['’]?s|wat|give|show|tell|calculate|compute|work out)\b|(?<!\p{L})و?(?:كم|كام|قديش|مين|منو|اي|أي|شو|ايش|[إا]يش|وش|ايه|[إا]يه|[اأ]?عطني|عطيني|هات|ورني|[اأ]حسب(?:لي)?|طلع)(?!\p{L})/iu

const BY = /\b(?:per|by|each|every)\b|(?<!\p{L})(?:لكل|كل|حسب|بحسب)(?!\p{L})/u
