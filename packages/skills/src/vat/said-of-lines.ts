import type { Ask } from '../skill.ts'
import { readMessage } from '../understanding/read-message.ts'
import type { VatInput } from './calculation.ts'
import { namesOne } from './line-called.ts'
import { readLines } from './lines.ts'

type PricedLine = VatInput['lines'][number]

/** "It already includes VAT", "10% off", "they are exempt": read as said of a price. */
export function withWhatIsSaid(
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
const NO = /^[^\p{L}\d]{0,4}(?:(?:no|nope|wait|sorry|لا|لأ)[\s,،]{1,3}){1,3}/iu
