import { oldFigures } from '../follow-up/old-figures.ts'
import { isSameThing } from '../reading/same-thing.ts'
import { words } from '../reading/words.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { amountOf, type Priced } from './pairs.ts'

const REACH = 32
/** "Sorry, 14 mesh chairs not 12": a pasted table with what is said to be otherwise. */
export function correctedRows(
  rows: readonly Priced[],
  around: string,
  today: string,
): readonly Priced[] {
  const isCorrection =
    oldFigures(around).length > 0 || namesAny(readMessage(around, today), ['takingBack'])
  return isCorrection ? withFigures(rows, around, today) : rows
}

/** "8 chairs", «الكراسي صاروا 8»: the rows with the figure that stands beside the name of one. */
export function withFigures<Row extends Pick<Priced, 'description' | 'quantity' | 'price'>>(
  rows: readonly Row[],
  around: string,
  today: string,
): readonly Row[] {
  const message = readMessage(around, today)
  const olds = oldFigures(around)
  const stems = rows.map(({ description }) => words(description).map(({ stem }) => stem))
  const corrected = [...rows]
  for (const mention of message.mentions) {
    const value = amountOf(mention)
    if (value === undefined || value <= 0 || olds.includes(value)) continue
    const beside = words(around.slice(Math.max(0, mention.start - REACH), mention.end + REACH))
    const told = stems.map(
      (own) => own.filter((name) => beside.some(({ stem }) => isSameThing(stem, name))).length,
    )
    const most = Math.max(...told)
    const at = told.indexOf(most)
    if (!(most > 0) || told.lastIndexOf(most) !== at) continue
    const row = corrected[at] as Row
    const isPrice = olds.includes(row.price) || (!olds.includes(row.quantity) && isMoney(mention))
    corrected[at] = isPrice ? { ...row, price: value } : { ...row, quantity: value }
  }
  return corrected
}

const isMoney = (mention: { kind: string; value?: unknown }): boolean =>
  mention.kind === 'money' || !Number.isInteger(mention.value)
