import { asksWhy } from '../follow-up/asks-why.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { inAmountOf } from '../follow-up/own-figure.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Ask, Before, Reading } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { equalParts } from '../understanding/shares.ts'
import type { VatInput } from './calculation.ts'
import { changedLines, linesChangedInTurn, type PricedLine } from './changed-lines.ts'
import { type ReadLines, readLines } from './lines.ts'
import { partsOfYear } from './parts-of-year.ts'
import { shown, whatToChange, workingsOf } from './said-again.ts'
import { findTrns } from './trn.ts'

const LONGEST = 250
const MOST_LINES = 3

/** "No sorry, 8 chairs", "and if the 240 already includes vat?", «وزيد 3 لمبات بسعر 85»: the lines of before with what the message changes. */
export function goOnWithPrices(
  before: Before<VatInput>,
  asked: Ask,
): Reading<VatInput> | undefined {
  const { today, language } = asked
  const { foreignRate: _refused, ...last } = before.at(-1)!.inputs[0]
  const ask = { ...asked, text: inPrices(last, asked) }
  const { text } = ask
  const message = readMessage(text, today)
  const found = readLines(text, today)
  if (isOfOtherWork(message, found)) return undefined
  if (asksWhy(text)) return shown(last, workingsOf(last, language))
  const together = saysTogether(text) ? linesTogether(before) : undefined
  if (together) return shown(withLines(last, together, found), [], language)
  const parts = partsIn(message, before, today)
  if (parts !== undefined) return shown({ ...last, parts }, [], language)
  if (isResultNamed(message, found)) return shown(last, workingsOf(last, language))
  const lines = linesChangedInTurn(last, asked) ?? changedLines(last, found, ask)
  if (lines === 'itself') return undefined
  if (lines && lines.length > 0) return shown(withLines(last, lines, found), [], language)
  const { foreignRate } = readLines(`AED ${last.lines[0]?.unitPrice}. ${text}`, today)
  if (foreignRate !== undefined) return { input: { ...last, foreignRate } }
  if (isResultAsked(message)) return shown(last, workingsOf(last, language))
  return { missing: [whatToChange(last, language)] }
}

/** "Double it", "100 less": of the only price; "and another 735 including VAT" is a price of its own. */
function inPrices({ lines, currency }: VatInput, ask: Ask): string {
  const [line, ...others] = lines
  const isOwnPrice = changeIn(ask.text)('add') && !readLines(ask.text, ask.today).isBasisAssumed
  return line && others.length === 0 && !isOwnPrice
    ? inAmountOf({ value: line.unitPrice, currency }, ask)
    : ask.text
}

/** A tax number, an invoice or a long text is no change of a price. */
const isOfOtherWork = (message: Message, found: ReadLines): boolean =>
  message.text.length > LONGEST ||
  message.text.split('\n').length > MOST_LINES ||
  findTrns(message.text).length > 0 ||
  namesAny(message, ['taxNumber', 'vatReturn']) ||
  (namesAny(message, ['taxInvoice']) && found.lines.length === 0)

const together = lexicon(
  {
    both: 'both, both of them, the two, together, combined, in total, all three, سوا, مع بعض, بالتنتين, التنتين, الثنتين, بالثنتين, الاثنين, بالاثنين, الاتنين, المجموع كله, كلهم',
  },
  { isExact: true },
)
const saysTogether = (text: string): boolean => together(words(text)).length > 0

/** The prices that were asked one after the other, each by itself. */
function linesTogether(before: Before<VatInput>): PricedLine[] | undefined {
  const each = before.map(({ inputs }) => inputs.flatMap(({ lines }) => lines))
  const start = each.findLastIndex((lines) => lines.length > 1) + 1
  const lines = each.slice(start).flat()
  const isApart = new Set(lines.map(({ unitPrice }) => unitPrice)).size === lines.length
  return lines.length > 1 && isApart ? lines : undefined
}

/** «على 5»: a bill is divided among so many. */
const AMONG = /^[^\p{L}\d]{0,4}(?:و)?(?:على|بين)\s\d{1,2}(?!\d)/u

/** "Split in 4", and "per quarter" of what was said to be for a year. */
function partsIn(message: Message, before: Before<VatInput>, today: string): number | undefined {
  const told = before.find(({ text }) => text.length < LONGEST)?.text ?? ''
  const { lines, parts } = before.at(-1)!.inputs[0]
  const [only, ...others] = message.mentions
  const isBill = lines.every(({ basis, quantity }) => basis === 'gross' && quantity === 1)
  const isShared = namesAny(message, ['sharer']) || AMONG.test(message.text)
  const isDivided = namesAny(message, ['share']) || parts !== undefined || (isBill && isShared)
  if (isDivided && only?.kind === 'number' && others.length === 0 && isPart(only.value))
    return only.value
  return equalParts(message) ?? partsOfYear(readMessage(`${told} ${message.text}`, today))
}

const MOST_PARTS = 60
const isPart = (value: number): boolean =>
  Number.isInteger(value) && value > 1 && value <= MOST_PARTS

const HOW_MUCH =
  /(?<!\p{L})(?:how much|what is|whats|what['’]s|كم|كام|قديش|بكم|شكثر)(?!\p{L})|^[^\p{L}\d]{0,3}(?:and )?(?:the )?price (?:of|for|before|without)(?!\p{L})/iu
/** "And without VAT how much is that?" asks for a figure of the answer, and "if it is without VAT" says something of the price. */
const isResultNamed = (message: Message, found: ReadLines): boolean =>
  found.lines.length === 0 &&
  HOW_MUCH.test(message.text) &&
  namesAny(message, ['withVat', 'withoutVat']) &&
  !namesAny(message, ['supposing', 'takingBack'])

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
