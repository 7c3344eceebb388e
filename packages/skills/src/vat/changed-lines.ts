import { addedIn } from '../follow-up/added.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { changesApart } from '../follow-up/changes-apart.ts'
import { oldFigures } from '../follow-up/old-figures.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import type { Ask } from '../skill.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { readMessage } from '../understanding/read-message.ts'
import type { VatInput } from './calculation.ts'
import { withFigures } from './corrected-rows.ts'
import { namesOne } from './line-called.ts'
import { type Line, type ReadLines, readLines } from './lines.ts'
import { nameBefore, thingBehind } from './names.ts'
import { amountOf } from './pairs.ts'
import { withWhatIsSaid } from './said-of-lines.ts'

export type PricedLine = VatInput['lines'][number]

const verbs = lexicon({
  add: 'add, plus, also, another, زيد, زيدلي, زود, ضيف, ضيفلي, اضف, كمان, برضو, ايضا',
  remove:
    'remove, delete, drop, without, leave out, take off, take out, skip, cancel, scrap, forget, no need for, شيل, شيلي, احذف, امسح, بدون, من غير, بلا, بلاش, الغ, الغي, حذف',
})
const AND = /^\s?(?:(?:and )?put|و?حط\p{L}{0,2}(?=\s)|and|و)(?=[\s\d\p{L}])/iu

/** "Cancel the discount and add delivery 150": the lines after one change and then the other. */
export function linesChangedInTurn(last: VatInput, ask: Ask): PricedLine[] | undefined {
  const parts = changesApart(ask.text)
  if (parts.length < 2) return undefined
  let now = last
  for (const text of parts) {
    const lines = changedLines(now, readLines(text, ask.today), { ...ask, text })
    if (!Array.isArray(lines) || lines.length === 0) return undefined
    now = { ...now, lines }
  }
  return now.lines
}

/** The lines as they are now; nothing where the message changes none, `itself` where it is a request of its own. */
export function changedLines(
  last: VatInput,
  found: ReadLines,
  ask: Ask,
): PricedLine[] | 'itself' | undefined {
  const { lines } = last
  const message = readMessage(ask.text, ask.today)
  const added = addedLines(lines, found, ask)
  if (added) return [...lines, ...added]
  if (WITHOUT_DISCOUNT.test(ask.text) && lines.some(({ discountPercent }) => discountPercent > 0))
    return lines.map((line) => ({ ...line, discountPercent: 0 }))
  if (isSeveral(found)) return sameThings(lines, found.lines) ?? 'itself'
  const figures = figuresIn(message)
  const isNew = figures.some(({ value }) => !lines.some(({ unitPrice }) => unitPrice === value))
  const without = withoutNamed(lines, message) ?? inPair(lines, message)
  if (!isNew) return without ?? withWhatIsSaid(lines, ask)
  return withNamedFigure(lines, ask) ?? withOnlyFigure(lines, found, message)
}

const WITHOUT_DISCOUNT =
  /(?<!\p{L})(?:without|no|cancel|drop|remove|skip|scrap|forget|take off|و?(?:بدون|بلا|بلاش|من غير|شيل|شيلي|احذف|الغي?))\s(?:the |any )?(?:discount|(?:ال)?خصم)(?!\p{L})/iu

/** "And 735 dirhams more" */
const OPENING_WORDS = 4

interface Figure {
  value: number
  mention: Mention
}

/** Prices, and how many of a thing: "2 hours" counts as two. */
const figuresIn = (message: Message): Figure[] =>
  message.mentions.flatMap((mention) => {
    const counted = mention.kind === 'duration' ? Object.values(mention.parts) : []
    const value = amountOf(mention) ?? (counted.length === 1 ? counted[0] : undefined)
    return value !== undefined && value > 0 ? [{ value, mention }] : []
  })

const isSeveral = ({ lines }: ReadLines): boolean =>
  lines.length > 1 || lines.some(({ quantity }) => quantity > 1)

/** "Add delivery 60", «وزيد 3 لمبات بسعر 85», "and delivery 150": what stands beside a name of its own is one line more. */
function addedLines(
  lines: readonly PricedLine[],
  found: ReadLines,
  ask: Ask,
): PricedLine[] | undefined {
  const message = readMessage(ask.text, ask.today)
  if (found.lines.length === 0) return undefined
  const isAdded = verbs(words(message.text)).some(
    ({ concept, from }) => concept === 'add' && from < OPENING_WORDS,
  )
  const isJoined = AND.test(message.text)
  const [figure, ...others] = figuresIn(message)
  const name = figure && others.length === 0 ? nameAdded(ask) : ''
  const isOther =
    name !== '' &&
    !namesAny(message, ['supposing']) &&
    !changeIn(ask.text)('same') &&
    !lines.some((line) => namesOne(line, name) || line.unitPrice === figure?.value)
  const isTaxedOtherwise = found.lines.some(({ treatment }) => treatment !== 'standard')
  if (!isAdded && !(isJoined && (isSeveral(found) || isOther || isTaxedOtherwise))) return undefined
  const isTakenOff = namesAny(message, ['discount'])
  const basisOf = (line: Line) => (found.isBasisAssumed ? (lines[0]?.basis ?? 'net') : line.basis)
  return found.lines.map((line) => ({
    ...line,
    description: isTakenOff ? '' : (found.lines.length === 1 && name) || line.description,
    unitPrice: isTakenOff ? -Math.abs(line.unitPrice) : line.unitPrice,
    basis: basisOf(line),
  }))
}

/** What the only figure of a message is for, without the words that add it. */
function nameAdded({ text, today }: Ask): string {
  const bare = readMessage(addedIn(text) ?? text.replace(AND, ''), today)
  const [figure] = figuresIn(bare)
  const name = figure ? nameBefore(bare, figure.mention) || thingBehind(bare, figure.mention) : ''
  return /^of /iu.test(name) ? '' : name
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

/** "No delivery" */
const NO = /^[^\p{L}\d]{0,4}no (?=\p{L})/iu

/** "Without the lamps", «شيل الطابعة» */
function withoutNamed(lines: readonly PricedLine[], { text }: Message): PricedLine[] | undefined {
  const end =
    verbs(words(text)).find(({ concept }) => concept === 'remove')?.end ?? NO.exec(text)?.[0].length
  if (end === undefined) return undefined
  const rest = lines.filter((line) => !namesOne(line, text.slice(end)))
  return rest.length > 0 && rest.length < lines.length ? rest : undefined
}

const PAIR = /^\p{Script=Arabic}{2,12}ين$/u
/** «شاشتين بس»: two of a line that is named. */
function inPair(lines: readonly PricedLine[], { text }: Message): PricedLine[] | undefined {
  const pair = words(text).find(({ word }) => PAIR.test(word))
  const line = pair && lines.find((one) => namesOne(one, pair.word.replace(/(?:ت)?ين$/u, 'ات')))
  return line && lines.map((one) => (one === line ? { ...one, quantity: 2 } : one))
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

/** "Make it 8", "and 892.50", "it's two of them": where one line stands, or one that held the figure which is put right. */
function withOnlyFigure(
  lines: readonly PricedLine[],
  found: ReadLines,
  message: Message,
): PricedLine[] | 'itself' | undefined {
  const olds = oldFigures(message.text)
  const [figure, ...others] = figuresIn(message).filter(({ value }) => !olds.includes(value))
  const held = lines.filter(
    ({ quantity, unitPrice }) => olds.includes(quantity) || olds.includes(unitPrice),
  )
  const [line] = held.length > 0 ? held : lines
  if (!line || !figure || others.length > 0) return 'itself'
  if (held.length === 0 && lines.length > 1) return undefined
  const isCount =
    held.length > 0
      ? olds.includes(line.quantity) && !olds.includes(line.unitPrice)
      : counts(message, figure, line)
  const [said] = found.lines
  const basis = said && !found.isBasisAssumed ? said.basis : line.basis
  const now = isCount
    ? { ...line, quantity: figure.value }
    : { ...line, unitPrice: figure.value, basis }
  return lines.map((one) => (one === line ? now : one))
}

/** Beside several of a thing a figure is their number when it is nearer to it than to their price; of one thing when it counts a thing. */
function counts(message: Message, { value, mention }: Figure, line: PricedLine): boolean {
  if (mention.kind === 'duration') return true
  if (mention.kind !== 'number' || !isNearer(value, line.quantity, line.unitPrice)) return false
  return line.quantity > 1 || thingBehind(message, mention) !== '' || value <= FEW
}
/** A price of so little after one that is many times as much is rather a number of pieces. */
const FEW = 4

const isNearer = (value: number, quantity: number, price: number): boolean =>
  Number.isInteger(value) &&
  Math.abs(Math.log(value / quantity)) < Math.abs(Math.log(value / price))
