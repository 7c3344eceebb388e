import type { Language } from '@wakeel/contract'
import { asksWhy } from '../follow-up/asks-why.ts'
import { oldFigures } from '../follow-up/old-figures.ts'
import { formatMoney, formatNumber } from '../reading/format.ts'
import { isSameThing } from '../reading/same-thing.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { calculateVat, type VatInput } from './calculation.ts'
import { withFigures } from './corrected-rows.ts'
import { type Line, type ReadLines, readLines } from './lines.ts'
import { amountOf } from './pairs.ts'
import { findTrns } from './trn.ts'
import { BASES } from './understood.ts'

type PricedLine = VatInput['lines'][number]

const LONGEST = 250
const MOST_LINES = 3
const verbs = lexicon({
  add: 'add, plus, also, another, زيد, زيدلي, زود, ضيف, ضيفلي, اضف, كمان, برضو, ايضا',
  remove: 'remove, delete, drop, without, leave out, شيل, شيلي, احذف, امسح, بدون, من غير, بلا',
})
const AND = /^\s?(?:and|و)(?=[\s\d\p{L}])/iu

/** "No sorry, 8 chairs", "and if the 240 already includes vat?", «وزيد 3 لمبات بسعر 85»: the lines of before with what the message changes. */
export function goOnWithPrices(before: Before<VatInput>, ask: Ask): Reading<VatInput> | undefined {
  const { text, today, language } = ask
  const message = readMessage(text, today)
  if (isOfOtherWork(message)) return undefined
  const [last] = before.at(-1)!.inputs
  if (asksWhy(text)) return shown(last, workingsOf(last, language))
  const found = readLines(text, today)
  const lines = changedLines(last, found, ask)
  if (lines === 'itself') return undefined
  if (lines && lines.length > 0) return shown(withLines(last, lines, found), [], language)
  if (isResultAsked(message)) return shown(last, workingsOf(last, language))
  return { missing: [whatToChange(last, language)] }
}

/** A tax number, an invoice or a long text is no change of a price. */
const isOfOtherWork = (message: Message): boolean =>
  message.text.length > LONGEST ||
  message.text.split('\n').length > MOST_LINES ||
  findTrns(message.text).length > 0 ||
  namesAny(message, ['taxNumber', 'taxInvoice', 'vatReturn'])

/** The lines as they are now; nothing where the message changes none, `itself` where it is a request of its own. */
function changedLines(
  last: VatInput,
  found: ReadLines,
  ask: Ask,
): PricedLine[] | 'itself' | undefined {
  const { lines } = last
  const message = readMessage(ask.text, ask.today)
  const isAdded = verbs(words(message.text)).some(
    ({ concept, from }) => concept === 'add' && from < 3,
  )
  const isPriced = found.lines.some(({ quantity }) => quantity > 1) || found.lines.length > 1
  const basisOf = (line: Line) => (found.isBasisAssumed ? (lines[0]?.basis ?? 'net') : line.basis)
  if (found.lines.length > 0 && (isAdded || (isPriced && AND.test(message.text))))
    return [...lines, ...found.lines.map((line) => ({ ...line, basis: basisOf(line) }))]
  if (isPriced) return sameThings(lines, found.lines) ?? 'itself'
  const figures = message.mentions.flatMap((mention) => amountOf(mention) ?? [])
  const isNew = figures.some((figure) => !lines.some(({ unitPrice }) => unitPrice === figure))
  const without = withoutNamed(lines, message)
  if (!isNew) return without ?? withWhatIsSaid(lines, ask)
  return withNamedFigure(lines, ask) ?? withOnlyFigure(lines, found, message)
}

/** "6 desks at 600 each" of which others were said before. */
function sameThings(lines: readonly PricedLine[], said: readonly Line[]): PricedLine[] | undefined {
  const places = said.map((line) => lines.findIndex((one) => namesOne(one, line.description)))
  if (places.includes(-1)) return undefined
  return lines.map((line, at) => {
    const now = said[places.indexOf(at)]
    return now ? { ...line, quantity: now.quantity, unitPrice: now.unitPrice } : line
  })
}

const namesOne = ({ description }: Pick<PricedLine, 'description'>, text: string): boolean =>
  words(description).some((own) => words(text).some(({ stem }) => isSameThing(stem, own.stem)))

/** "Without the lamps", «شيل الطابعة» */
function withoutNamed(lines: readonly PricedLine[], { text }: Message): PricedLine[] | undefined {
  const removed = verbs(words(text)).find(({ concept }) => concept === 'remove')
  if (!removed) return undefined
  const rest = lines.filter((line) => !namesOne(line, text.slice(removed.end)))
  return rest.length > 0 && rest.length < lines.length ? rest : undefined
}

/** "No sorry, 8 chairs", «الكراسي صاروا 8» */
function withNamedFigure(
  lines: readonly PricedLine[],
  { text, today }: Ask,
): PricedLine[] | undefined {
  const rows = lines.map((line) => ({ ...line, price: line.unitPrice }))
  const now = withFigures(rows, text, today)
  if (now.every((row, at) => row === rows[at])) return undefined
  return now.map(({ price, ...line }, at) => {
    const { quantity, unitPrice } = lines[at] as PricedLine
    const isPrice =
      line.quantity !== quantity &&
      !oldFigures(text).includes(quantity) &&
      !isNearer(line.quantity, quantity, unitPrice)
    return isPrice ? { ...line, quantity, unitPrice: line.quantity } : { ...line, unitPrice: price }
  })
}

/** "Make it 8", "and 892.50": where one line stands, or one that held the figure which is put right. */
function withOnlyFigure(
  lines: readonly PricedLine[],
  found: ReadLines,
  message: Message,
): PricedLine[] | 'itself' | undefined {
  const olds = oldFigures(message.text)
  const figures = message.mentions.filter((mention) => {
    const value = amountOf(mention)
    return value !== undefined && value > 0 && !olds.includes(value)
  })
  const [figure] = figures
  const value = figure && amountOf(figure)
  const held = lines.filter(
    ({ quantity, unitPrice }) => olds.includes(quantity) || olds.includes(unitPrice),
  )
  const [line] = held.length > 0 ? held : lines
  if (!line || value === undefined || figures.length > 1) return 'itself'
  if (held.length === 0 && lines.length > 1) return undefined
  const isCount =
    held.length > 0
      ? olds.includes(line.quantity) && !olds.includes(line.unitPrice)
      : figure?.kind === 'number' &&
        line.quantity > 1 &&
        isNearer(value, line.quantity, line.unitPrice)
  const [said] = found.lines
  const basis = said && !found.isBasisAssumed ? said.basis : line.basis
  const now = isCount ? { ...line, quantity: value } : { ...line, unitPrice: value, basis }
  return lines.map((one) => (one === line ? now : one))
}

/** A figure beside several of a thing is their number when it is nearer to it than to their price. */
const isNearer = (value: number, quantity: number, price: number): boolean =>
  Number.isInteger(value) &&
  Math.abs(Math.log(value / quantity)) < Math.abs(Math.log(value / price))

/** "It already includes VAT", "10% off", "they are exempt": read as said of a price. */
function withWhatIsSaid(
  lines: readonly PricedLine[],
  { text, today }: Ask,
): PricedLine[] | undefined {
  const [first] = lines
  const said = withoutOpening(text, today)
  const own = readLines(said, today)
  const read = own.lines.length > 0 ? own : readLines(`AED ${first?.unitPrice}. ${said}`, today)
  const [price] = read.lines
  if (!price) return undefined
  const isNamed = lines.some((line) => namesOne(line, text))
  const named = (line: PricedLine) =>
    (!isNamed || namesOne(line, text)) &&
    (own.lines.length === 0 || line.unitPrice === price.unitPrice)
  const isSaid = !read.isBasisAssumed || price.discountPercent > 0 || price.treatment !== 'standard'
  return isSaid
    ? lines.map((line) =>
        named(line)
          ? {
              ...line,
              ...(!read.isBasisAssumed && { basis: price.basis }),
              ...(price.discountPercent > 0 && { discountPercent: price.discountPercent }),
              ...(price.treatment !== 'standard' && { treatment: price.treatment }),
            }
          : line,
      )
    : undefined
}

/** "No, that is before VAT", "what if it is exempt": what is denied or supposed is the answer before, and not what follows. */
function withoutOpening(text: string, today: string): string {
  const supposed = readMessage(text, today).concepts.find(
    ({ concept, start }) => concept === 'supposing' && start <= LATEST,
  )
  return text.slice(supposed?.end ?? 0).replace(NO, '')
}
const LATEST = 12
const NO = /^[^\p{L}\d]{0,4}(?:no|nope|لا)[\s,،]{1,3}/iu

function withLines(last: VatInput, lines: PricedLine[], found: ReadLines): VatInput {
  const { statedTax: _, statedGross: __, otherTaxes: ___, paid: ____, parts, ...rest } = last
  const isBasisSaid = lines.some(
    ({ basis }, at) => basis !== (last.lines[at] ?? last.lines[0])?.basis,
  )
  return {
    ...rest,
    ...(parts !== undefined && lines.length === 1 && { parts }),
    currency: found.currencies[0] ?? last.currency,
    isBasisAssumed: last.isBasisAssumed && found.isBasisAssumed && !isBasisSaid,
    lines,
  }
}

const isResultAsked = (message: Message): boolean =>
  namesAny(message, ['finalPrice', 'taxAmount', 'vat', 'question'])

const shown = (
  input: VatInput,
  workings: readonly string[],
  language: Language = 'en',
): Reading<VatInput> => ({
  input,
  understood: {
    facts: workings.length > 0 ? workings : input.lines.map((line) => said(line, input, language)),
    assumed: [],
  },
})

function said(
  { quantity, unitPrice, basis }: PricedLine,
  { currency, isBasisAssumed }: VatInput,
  language: Language,
): string {
  const times = quantity === 1 ? '' : `${formatNumber(quantity, language, 3)} × `
  const how = isBasisAssumed ? '' : ` ${BASES[basis][language]}`
  return `${times}${formatMoney(unitPrice, language, currency)}${how}`
}

/** How each line came to what it came to. */
function workingsOf(input: VatInput, language: Language): string[] {
  const { lines, currency } = calculateVat(input)
  const money = (value: number) => formatMoney(value, language, currency)
  return lines
    .filter(({ treatment, basis }) => treatment === 'standard' && basis !== 'tax')
    .map(({ basis, net, vat, gross }) =>
      basis === 'gross'
        ? `${money(gross)} × 5 ÷ 105 = ${money(vat)}`
        : `${money(net)} × 5% = ${money(vat)}`,
    )
}

const whatToChange = (input: VatInput, language: Language): Missing => {
  const known = input.lines.map((line) => said(line, input, language)).join(', ')
  return {
    name: {
      en: `what is to change (now: ${known})`,
      ar: `ما الذي يتغير (الآن: ${known})`,
    },
    example: {
      en: 'make it 8, the price is 260, or: it includes VAT',
      ar: 'خلها 8، أو السعر 260، أو: السعر شامل الضريبة',
    },
  }
}
