import {
  ADDRESS,
  COMPANY,
  CUSTOMER,
  isItems,
  LABELS,
  SUPPLIER_LABEL,
  TOTALS,
} from './invoice-lines.ts'

/** Whose name and address an invoice gives, as they are written. */
export interface Party {
  name?: string | undefined
  address?: string | undefined
}

interface Lines {
  lines: readonly string[]
  folded: readonly string[]
}

/** What parts a name from the address on the same line. */
const PARTING = /\s?[,،|]\s?|\s[-–—/]\s/u
const LEGAL_FORM =
  /^(?:inc|ltd|limited|l\.?l\.?c|fz-?llc|fze|fzco|p?jsc|psc|co|est|ذ\.?\s?م\.?\s?م)\.?$/i

/** "Blue Falcon LLC, Al Quoz 3, Dubai" is a name and an address; "Falcon, Inc." is a name alone. */
function nameAndRest(line: string): { name: string; rest: string } {
  const first = PARTING.exec(line)
  if (!first) return { name: line, rest: '' }
  const behind = line.slice(first.index + first[0].length)
  const second = PARTING.exec(behind)
  const part = second ? behind.slice(0, second.index) : behind
  if (!LEGAL_FORM.test(part.trim())) return { name: line.slice(0, first.index), rest: behind }
  const end = first.index + first[0].length + part.length
  return { name: line.slice(0, end), rest: line.slice(end).replace(PARTING, '') }
}

const withoutLabel = (line: string) => line.replace(/^[^:：]{2,24}[:：]\s*/, '').trim()

/** The address alone, where a name stands before it on its line. */
const addressIn = (line: string, name: string | undefined): string => {
  const bare = withoutLabel(line) || line
  const { name: before, rest } = nameAndRest(bare)
  return withoutTrn(rest !== '' && before === name ? rest : bare)
}

/** "Al Qusais, Dubai, TRN 1002…" */
const withoutTrn = (address: string): string =>
  address.replace(
    /[\s,،|-]{0,4}(?:\btrn\b|tax registration|tax id|vat no|(?:ال)?رقم (?:ال)?(?:تسجيل (?:ال)?)?ضريبي)[^\p{L}]{0,40}$/iu,
    '',
  )

const firstAddress = (
  { lines, folded }: Lines,
  name: string | undefined,
  isWithin: (index: number) => boolean,
): string | undefined => {
  const line = lines.find((_, index) => {
    const like = folded[index] ?? ''
    return (
      isWithin(index) &&
      ADDRESS.test(like) &&
      !isItems(like) &&
      !/^(?:tax )?invoice|^فاتوره/.test(like)
    )
  })
  return line === undefined ? undefined : addressIn(line, name)
}

export function customerIn(
  invoice: Lines,
  at: number,
  isCustomers: (index: number) => boolean,
): Party {
  const written = at < 0 ? undefined : nameAfter(invoice, at)
  const name = written && nameAndRest(written).name
  return { name, address: firstAddress(invoice, name, isCustomers) }
}

export function supplierIn(
  invoice: Lines,
  itemsAt: number,
  isCustomers: (index: number) => boolean,
): Party {
  const isHead = (index: number) => itemsAt < 0 || index < itemsAt
  const written = supplierName(invoice, isHead, isCustomers)
  const name = written && nameAndRest(written).name
  // A company's address may also stand at the foot.
  const isOwn = (index: number) => !isCustomers(index) && (isHead(index) || index > itemsAt + 8)
  return { name, address: firstAddress(invoice, name, isOwn) }
}

function nameAfter({ lines, folded }: Lines, at: number): string | undefined {
  const line = lines[at] ?? ''
  const rest = withoutLabel(line)
  if (rest !== line && rest !== '') return rest
  const bare = line
    .replace(
      /^\s*(?:bill(?:ed)? ?to|sold to|customer|client|buyer|to|العميل|المشتري)\s*[:：]?\s*/i,
      '',
    )
    .trim()
  if (bare !== '' && bare.length < line.length) return bare
  const next = lines[at + 1]
  return next && !LABELS.test(folded[at + 1] ?? '') ? next : undefined
}

/** Behind its label, by a word for a company, below the title and above its address, before it on its line, or on the first lines. */
function supplierName(
  { lines, folded }: Lines,
  isHead: (index: number) => boolean,
  isCustomers: (index: number) => boolean,
): string | undefined {
  const find = (isIt: (line: string, index: number) => boolean) =>
    folded.findIndex((line, index) => !isCustomers(index) && isIt(line, index))
  const labelled = find((line) => SUPPLIER_LABEL.test(line))
  if (labelled >= 0) return (lines[labelled] ?? '').replace(/^[^:：]*[:：]\s*/, '')
  const named = [
    find(
      (line) =>
        COMPANY.test(line) &&
        !TOTALS.test(line) &&
        !isItems(line) &&
        !/^(?:description|item)/.test(line),
    ),
    find(
      (line, index) =>
        isHead(index + 1) &&
        isName(line) &&
        TITLE.test(folded[index - 1] ?? '') &&
        ADDRESS.test(folded[index + 1] ?? ''),
    ),
    find((line, index) => {
      const { name, rest } = nameAndRest(line)
      return (
        isHead(index) && ADDRESS.test(rest) && isName(name) && !STREET.test(name) && !isItems(line)
      )
    }),
    find((line, index) => index < 2 && isName(line)),
  ].find((index) => index >= 0)
  return named === undefined ? undefined : lines[named]
}

const TITLE = /^\W{0,3}(?:simplified )?(?:tax )?invoice|^\W{0,3}(?:ال)?فاتوره/

/** «شارع الاتحاد، عجمان», "Al Wahda Street, Dubai": an address whose first part is no name either. */
const STREET =
  /^(?:شارع|طريق|برج|مبني|بنايه|مكتب|محل|شقه|فيلا|منطقه|street|road|office|shop|floor|building|villa|warehouse|unit|flat|p\.? ?o)(?!\p{L})|(?<!\p{L})(?:street|road|st\.?|rd\.?|tower|building|floor)$/u

const isName = (line: string): boolean =>
  /^\p{L}/u.test(line) &&
  line.length < 60 &&
  !/\d/.test(line) &&
  !LABELS.test(line) &&
  !TOTALS.test(line) &&
  !CUSTOMER.test(line) &&
  !/invoice|فاتوره|:/.test(line)
