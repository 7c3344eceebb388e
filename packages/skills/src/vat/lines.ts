import { opening } from '../reading/opening.ts'
import type { Span } from '../reading/words.ts'
import { type Message, worthOf } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { readMessage } from '../understanding/read-message.ts'
import { addedBeside } from './added-beside.ts'
import { correctedRows } from './corrected-rows.ts'
import { directionsOf, lineOf } from './direction.ts'
import { labelledSums, statedBy } from './labelled-sums.ts'
import { nameBefore, nameBehind, nameBought } from './names.ts'
import { isByHour, isNoPrice, isZeroInWords, likeliest, MOST_COUNTED } from './no-price.ts'
import { amountOf, dualBefore, type Priced, pairOf } from './pairs.ts'
import { discountReach, percentsIn } from './percents.ts'
import { givenBack, isGivenBack, isPaidOfIt, takenBackIn } from './returned.ts'
import { type Side, sidesOf } from './sides.ts'
import { isCalledTaxOn, isExactTaxOf, type Stated, statedIn } from './stated.ts'
import { pricedRows } from './table-lines.ts'
import { type Treatment, treatmentsOf } from './treatments.ts'
import { countedApart } from './unit-prices.ts'

export interface Line {
  description: string
  quantity: number
  /** Negative for a discount of a fixed sum on all lines. */
  unitPrice: number
  basis: 'net' | 'gross' | 'tax'
  treatment: Treatment
  discountPercent: number
  side?: Side
}

export interface ReadLines {
  lines: Line[]
  priced: readonly Priced[]
  currencies: readonly string[]
  isBasisAssumed: boolean
  stated: Stated
  /** A VAT rate the request names that is not the UAE's. */
  foreignRate?: number
  /** A percentage whose meaning the request leaves open. */
  unexplainedPercent?: number
  /** Reads as a discount on the last line or on all: the lines if it is on the last alone. */
  otherwise?: Line[]
  /** The lines as they are, where a discount is only supposed. */
  undiscounted?: Line[]
  /** What somebody only claims, or what is no amount. */
  unused: readonly Mention[]
  /** What the request says not to count. */
  setAside: readonly Mention[]
  /** There are more figures than are read. */
  isCut: boolean
}

/** A round figure behind the name of a paper may be its number. */
const LIKELY = 3
const LONGEST = 4000
const MOST_FIGURES = 40

/** Every priced line of a request: how many, at what price, before or after VAT, less what, and whether it bears the tax. */
export function readLines(text: string, today: string): ReadLines {
  const message = readMessage(text, today)
  const pasted = pricedRows(text, today)
  const rows = pasted && correctedRows(pasted.lines, pasted.around, today)
  const percents = percentsIn(message)
  const { priced, stated, sums } = rows
    ? {
        priced: [...rows, ...addedBeside(text, pasted?.around ?? '', today)],
        stated: { mentions: [] } as Stated,
        sums: [],
      }
    : pricesIn(message, percents.discounts.length > 0)
  const directions = directionsOf(message, priced)
  const { treatments, unused } = treatmentsOf(message, priced, percents.zero)
  const sides = sidesOf(message, priced)
  const reach = discountReach(message, priced, percents.discounts)
  const lineAt = (line: Priced, index: number, discountPercent: number): Line => ({
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.price,
    basis:
      stated.basis ??
      (sides?.[index]?.isTax ? 'tax' : undefined) ??
      directions[index]?.basis ??
      'net',
    treatment: treatments[index] ?? 'standard',
    discountPercent,
    ...(sides?.[index] && { side: sides[index].side }),
  })
  const linesBy = (discounts: readonly number[]) => [
    ...priced.map((line, index) => lineAt(line, index, discounts[index] ?? 0)),
    ...sums.map((sum): Line => {
      const at = lineOf(message, sum, priced) ?? priced.length - 1
      return {
        ...lineAt(
          {
            ...sum,
            quantity: 1,
            price: -(amountOf(sum) ?? 0),
            description: givenBack(message, sum),
          },
          at,
          0,
        ),
      }
    }),
  ]
  return {
    lines: linesBy(reach.discounts),
    priced,
    ...(reach.otherwise && { otherwise: linesBy(reach.otherwise) }),
    ...(isSupposed(message, priced, percents.discounts) && { undiscounted: linesBy([]) }),
    currencies: currenciesIn(message),
    isBasisAssumed:
      !stated.basis &&
      !sides?.some((one) => one?.isTax) &&
      directions.every(({ isAssumed }) => isAssumed),
    stated,
    ...percents.asked,
    unused: [...percents.unused, ...unused],
    setAside: rows ? [] : message.mentions.filter(({ isSetAside }) => isSetAside),
    isCut: !rows && (message.mentions.length >= MOST_FIGURES || opening(text, LONGEST) !== text),
  }
}

/** "What if they give me 10% off?" behind the prices. */
const isSupposed = (
  { concepts, clauses }: Message,
  lines: readonly Priced[],
  discounts: readonly Mention[],
): boolean =>
  discounts.length > 0 &&
  discounts.every((discount) =>
    concepts.some(
      (match) =>
        match.concept === 'supposing' &&
        match.end <= discount.start &&
        clauses.weightBetween(match, discount) < SENTENCE_END &&
        lines.every(({ end }) => end <= match.start),
    ),
  )

const currenciesIn = ({ mentions }: Message) => [
  ...new Set(mentions.flatMap((mention) => (mention.kind === 'money' ? [mention.currency] : []))),
]

/** Counts with prices, prices alone, and discounts of a fixed sum. */
function pricesIn(
  message: Message,
  hasDiscount: boolean,
): { priced: Priced[]; stated: Stated; sums: Mention[] } {
  const { text, mentions } = message
  const told = mentions.filter(
    ({ kind, doubt, isSetAside, start, end }, index) =>
      // "400 درهم للواحد" is also read as "one dirham" that begins inside the 400.
      start >= (mentions[index - 1]?.end ?? 0) &&
      kind !== 'percent' &&
      kind !== 'date' &&
      kind !== 'time' &&
      kind !== 'age' &&
      (doubt < 6 || isSetAside) &&
      !isPaidOfIt(text, start, end) &&
      !isByHour(text, { start, end }),
  )
  const sumsTold = labelledSums(
    message,
    told.filter(({ isSetAside }) => !isSetAside),
  )
  const isOnlySums = told.length === Object.values(sumsTold ?? {}).filter(Boolean).length
  const candidates = told.filter(
    (mention) =>
      !sumsTold ||
      (isOnlySums ? mention === sumsTold.net : !Object.values(sumsTold).includes(mention)),
  )
  const pairs = new Map<Mention, Priced>()
  const paired = new Set<Mention>()
  for (const [index, first] of candidates.entries()) {
    const second = candidates[index + 1]
    if (!second || paired.has(first)) continue
    const pair = pairOf(message, first, second)
    if (!pair) continue
    paired.add(first).add(second)
    // «مراوح ٤ بـ ٢٣٠، شيلها»: what is left out is so with how many there are of it.
    if (!first.isSetAside && !second.isSetAside) pairs.set(first, pair)
  }
  const back = takenBackIn(message, candidates, pairs)
  for (const mention of back) paired.add(mention)
  const apart = countedApart(
    message,
    candidates.filter((mention) => !paired.has(mention)),
  )
  for (const { price, count, line } of apart) {
    pairs.set(price, line)
    paired.add(price).add(count)
  }
  const amounts = candidates.filter(
    (mention) =>
      !paired.has(mention) &&
      !mention.isSetAside &&
      amountOf(mention) !== undefined &&
      !isZeroInWords(mention),
  )
  const sure = amounts.filter(
    (mention) =>
      !isNoPrice(message, mention, amounts.length > 1) ||
      amounts.some(
        (other) =>
          other !== mention &&
          (isExactTaxOf(other, mention) ||
            (mention.doubt <= LIKELY && isCalledTaxOn(message, other, mention))),
      ),
  )
  // "Invoice 1050 plus VAT" has no other price.
  const single = (sure.length > 0 || pairs.size > 0 ? sure : likeliest(message, amounts)).filter(
    (mention) => ![...pairs.values()].some((pair) => isCountAgain(pair, mention)),
  )
  const stated: Stated =
    pairs.size > 0 ? { mentions: [] } : statedIn(message, once(message, single))
  const left = once(message, single).filter((mention) => !stated.mentions.includes(mention))
  const sums = hasDiscount
    ? []
    : left.filter(
        (mention) =>
          isGivenBack(message, mention, left) || isDiscount(message, mention, left, pairs.size),
      )
  const singles = left
    .filter((mention) => !sums.includes(mention))
    .map((mention) => ({
      start: mention.start,
      end: mention.end,
      quantity: dualBefore(message, mention) ? 2 : 1,
      price: amountOf(mention) ?? 0,
      description:
        left.length + pairs.size > 1
          ? nameBefore(message, mention)
          : nameBought(message, mention) || nameBehind(message, mention),
    }))
  const priced = [...pairs.values(), ...singles].toSorted((a, b) => a.start - b.start)
  return { priced, stated: sumsTold ? statedBy(sumsTold, priced) : stated, sums }
}

/** An amount that another sentence names again is the same one. */
const once = ({ clauses }: Message, amounts: readonly Mention[]) =>
  amounts.filter(
    (mention, index) =>
      !amounts
        .slice(index + 1)
        .some(
          (again) =>
            amountOf(again) === amountOf(mention) &&
            clauses.weightBetween(mention, again) >= SENTENCE_END,
        ),
  )
const SENTENCE_END = 4

/** "4 cheques of 21,000, and all four": the count is named again. */
const isCountAgain = ({ quantity, end }: Priced, mention: Mention) =>
  mention.kind === 'number' &&
  mention.start >= end &&
  mention.value === quantity &&
  mention.value <= MOST_COUNTED &&
  /^\p{L}+$/u.test(mention.written)

/** "Less 500", "500 off", "discount of 500". */
function isDiscount(
  message: Message,
  mention: Mention,
  all: readonly Mention[],
  others: number,
): boolean {
  const cues = message.concepts.filter(({ concept }) => concept === 'discount')
  const worth = (one: Mention) => Math.max(0, ...cues.map((cue) => worthOf(message, cue, one, [])))
  const own = worth(mention)
  return (
    all.length + others > 1 &&
    own >= NAMED &&
    !isPriceAfter(message, mention) &&
    all.every((one) => worth(one) <= own)
  )
}

const NAMED = 4.5

/** "Discounted to 250", «بعد الخصم 250» */
const isPriceAfter = ({ text }: Message, { start }: Span): boolean =>
  /(?:\b(?:to|now|price|after (?:the )?(?:discount|reduction|rebate)(?: (?:is|was|of))?)|(?:[إا]ل[ىي]|بعد (?:ال)?(?:خصم|تخفيض)|صار|صارت))\s$/iu.test(
    text.slice(Math.max(0, start - 32), start),
  )
