import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { formatMoney } from '../reading/format.ts'
import { amountsOf, checkSums, isAllStandard } from './invoice-amounts.ts'
import { type FieldName, invoiceFields, simplifiedFields } from './invoice-fields.ts'
import { CUSTOMER, isHead, isItems, isLabel, TOTALS } from './invoice-lines.ts'
import { customerIn, supplierIn } from './invoice-parties.ts'
import { SIMPLIFIED_INVOICE_LIMIT } from './law.ts'
import { type FoundTrn, findTrns } from './trn.ts'

export type FieldStatus = 'present' | 'missing' | 'wrong' | 'conditional'

export interface CheckedField {
  field: FieldName
  status: FieldStatus
  found: string | Bilingual
}

export interface InvoiceCheck {
  fields: CheckedField[]
  net?: number
  tax?: number
  gross?: number
  /** Sums that do not add up. */
  sums: Bilingual[]
  isSimplifiedComplete: boolean
  isWithinSimplifiedLimit?: boolean
  isReverseCharge: boolean
}

const NUMBER =
  /(?:invoice|inv|bill)(?:[\s,]{0,3}(?:no\.?|number|num|#|ref\.?)[\s:#.-]{0,4}|[ \t:#.-]{0,4})(?<id>[a-z]{0,6}[-/]?\d[\w/-]*)|(?:رقم الفاتوره|فاتوره رقم|(?<!مكتب |محل |شقه |فيلا |مبني |طابق )رقم)\s*[:#]?\s*(?<arabic>[\w/-]*\d[\w/-]*)/iu
/** "No: 0087", «الرقم التسلسلي: 12»: alone on its line or cell above the goods, it numbers the invoice. */
const OWN_NUMBER =
  /^(?:(?:serial|document|doc|receipt|voucher)? ?(?:no|nr|num|number|#)|serial|ref(?:erence)?(?: no)?|(?:ال)?رقم(?: ال(?!ضريب|هاتف|حساب|موحد|بريد)\p{L}{3,10}| متسلسل| مسلسل)?|(?:ال)?مسلسل)[\s.:#-]{0,4}(?<id>[a-z]{0,6}[-/]?\d[\w/-]{0,30})$/u
const QUANTITY =
  /\b\d+ ?[x×] ?\p{L}|\bqty\b|quantity|\bhours?\b|\bunits?\b(?! price)|\bpcs\b|\d\s*[x×*]\s*(?:aed|dhs?)?\s*\d|\d\s*@|\d [a-z\u0621-\u064a ]{3,30} (?:at|@|x|×|\*) |(?<!\p{L})عدد \d|الكميه|كميه|العدد|ساعات/u
const UNIT_PRICE =
  /unit (?:price|cost|rate)|price per|\brate per\b|\d\s{0,3}[x×*@]\s{0,3}(?:aed|dhs?)?\s{0,3}\d|[a-z\u0621-\u064a] [x×*] (?:aed |dhs? )?\d|(?:at|@) (?:aed|dhs?)?\s*\d|\beach\b|per (?:hour|unit|item|piece|day|month)|\bprice\b|سعر الوحده|السعر|سعر|للواحد/

interface InvoiceText {
  text: string
  today: string
  lines: readonly string[]
  folded: readonly string[]
  whole: string
}

/** Finds each required particular in the text of an invoice. Presence is judged by labels and shapes, never guessed from the rest. */
export function checkInvoice(text: string, today: string): InvoiceCheck {
  const lines = text
    .split(/\r?\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const folded = lines.map((line) => latinDigits(foldArabic(line)))
  const invoice = { text, today, lines, folded, whole: folded.join('\n') }
  const amounts = amountsOf(lines, folded)
  const { net, tax, gross } = amounts
  const items = folded.filter((line) => isItems(line) && !isHead(line))
  const statuses: Record<FieldName, Finding> = {
    ...partiesIn(invoice),
    ...suppliesIn(invoice),
    ...amountStatuses(invoice, { tax, gross }),
  }
  const fields = (Object.keys(invoiceFields) as FieldName[]).map((field) => ({
    field,
    status: statuses[field][0],
    found: statuses[field][1],
  }))
  return {
    fields,
    ...(net === undefined ? {} : { net }),
    ...(tax === undefined ? {} : { tax }),
    ...(gross === undefined
      ? {}
      : { gross, isWithinSimplifiedLimit: gross <= SIMPLIFIED_INVOICE_LIMIT }),
    sums: checkSums(amounts, {
      isAllStandard: isAllStandard(folded, items, net),
      isInclusive: /\bincl|شامل|متضمن/.test(invoice.whole),
    }),
    isSimplifiedComplete: simplifiedFields.every((field) => statuses[field][0] === 'present'),
    isReverseCharge: /reverse charge|recipient (?:is required to )?account|الاحتساب العكسي/.test(
      invoice.whole,
    ),
  }
}

const LONGEST = 80
const MOST_SHOWN = 3
type Finding = [FieldStatus, string | Bilingual]

const show = (value: string | undefined, longest = LONGEST): Finding =>
  value ? ['present', value.slice(0, longest)] : ['missing', '']
const when = (value: string | undefined): Finding =>
  value ? ['present', value.slice(0, 80)] : ['conditional', '']

/** Where the customer stands, and where the goods or services begin; -1 where neither is found. */
function placesIn({ folded }: InvoiceText): { customerAt: number; itemsAt: number } {
  const customerAt = folded.findIndex(
    (line) => CUSTOMER.test(line) && !/trn|الرقم الضريبي/.test(line.slice(0, 14)),
  )
  return {
    customerAt,
    itemsAt: folded.findIndex((line, index) => index > customerAt && isItems(line)),
  }
}

/** Who supplies and who buys. */
function partiesIn(invoice: InvoiceText) {
  const { lines, folded } = invoice
  const { customerAt, itemsAt } = placesIn(invoice)
  const customerEnd = itemsAt < 0 ? lines.length : itemsAt
  const isCustomers = (index: number) =>
    customerAt >= 0 && index >= customerAt && index < customerEnd
  const trns = findTrns(lines.join('\n'))
  const customerTrn = trns.find(
    (trn) =>
      isCustomers(lineOf(lines, trn.start)) ||
      /customer|client|buyer|العميل|المشتري/.test(folded[lineOf(lines, trn.start)] ?? ''),
  )
  const supplierTrn = trns.find((trn) => trn !== customerTrn)
  const supplier = supplierIn(invoice, itemsAt, isCustomers)
  const customer = customerIn(invoice, customerAt, isCustomers)
  return {
    supplierName: show(supplier.name),
    supplierAddress: show(supplier.address),
    supplierTrn: trnStatus(supplierTrn, 'missing'),
    customerName: show(customer.name),
    customerAddress: show(customer.address),
    customerTrn: trnStatus(customerTrn, 'conditional'),
  }
}

/** The first of several lines, and how many more there are. */
function joined(lines: readonly string[]): string | undefined {
  const more = lines.length - MOST_SHOWN
  const shown = lines
    .slice(0, MOST_SHOWN)
    .map((line) => line.slice(0, LONGEST))
    .join('; ')
  return lines.length === 0 ? undefined : more > 0 ? `${shown}; … (+${more})` : shown
}

/** What the document calls itself, and what was supplied when. */
function suppliesIn(invoice: InvoiceText) {
  const { text, today, lines, folded, whole } = invoice
  const { itemsAt } = placesIn(invoice)
  const linesWith = (pattern: RegExp) =>
    joined(
      lines.filter((_, index) => {
        const line = folded[index] ?? ''
        return pattern.test(line) && !TOTALS.test(line) && !isLabel(line) && !CUSTOMER.test(line)
      }),
    )
  const issued = dates(text, today)
  const goods = lines.filter((_, index) => {
    const line = folded[index] ?? ''
    return index >= itemsAt && itemsAt >= 0 && isItems(line) && !isHead(line)
  })
  const supplyAt = folded.findIndex((line) =>
    /(?:date of supply|supply date|delivery date|service period|تاريخ التوريد)/.test(line),
  )
  return {
    title: show(
      /\btax invoice\b|فاتوره ضريبيه|الفاتوره الضريبيه/.exec(whole)?.[0] &&
        (lines.find((line) => /tax invoice|ضريبي/i.test(line)) ?? ''),
    ),
    number: show(numberIn(invoice, itemsAt)?.toUpperCase()),
    issueDate: show(issued[0] && text.slice(issued[0].start, issued[0].end)),
    supplyDate: when(lines[supplyAt]),
    description: show(goods.length > 0 ? joined(goods) : lines[itemsAt], LONGEST * MOST_SHOWN),
    unitPrice: show(linesWith(UNIT_PRICE), LONGEST * MOST_SHOWN),
    quantity: show(linesWith(QUANTITY), LONGEST * MOST_SHOWN),
  }
}

function numberIn({ folded, whole }: InvoiceText, itemsAt: number): string | undefined {
  const named = NUMBER.exec(whole)?.groups
  if (named) return named.id ?? named.arabic
  const cells = (itemsAt < 0 ? folded : folded.slice(0, itemsAt)).flatMap((line) => line.split('|'))
  return cells.map((cell) => OWN_NUMBER.exec(cell.trim())?.groups?.id).find((id) => id)
}

function amountStatuses(
  { lines, folded, whole }: InvoiceText,
  { tax, gross }: { tax: number | undefined; gross: number | undefined },
) {
  const rate =
    /(?:vat|tax|rate|ضريبه|نسبه)[^\n]{0,20}?\d+(?:\.\d+)? ?%|\d+(?:\.\d+)? ?%[^\n]{0,12}(?:vat|tax|ضريبه)|zero[- ]rated|\b5 ?%/.exec(
      whole,
    )?.[0]
  const discountAt = folded.findIndex((line) => /discount|خصم/.test(line))
  const currency = currencyOf(whole)
  const amount = (value: number | undefined): Finding =>
    value === undefined
      ? ['missing', '']
      : [
          'present',
          { en: formatMoney(value, 'en', currency), ar: formatMoney(value, 'ar', currency) },
        ]
  return {
    rate: show(rate && asWritten(rate, lines, folded)),
    discount: when(lines[discountAt]),
    gross: amount(gross),
    tax: amount(tax),
  }
}

/** The dirham is written or nothing is; another currency needs the dirham beside it. */
function currencyOf(whole: string): string {
  if (/\baed\b|\bdhs?\b|dirham|درهم|د\.إ/.test(whole)) return 'AED'
  return /\busd\b|\$/.test(whole) ? 'USD' : /\beur\b|€/.test(whole) ? 'EUR' : 'AED'
}

/** The same piece of the text before its letters were made alike. */
function asWritten(piece: string, lines: readonly string[], folded: readonly string[]): string {
  const at = folded.findIndex((line) => line.includes(piece))
  const [line = piece, like = ''] = [lines[at], folded[at]]
  const start = like.indexOf(piece)
  return line.length === like.length ? line.slice(start, start + piece.length) : line
}

function trnStatus(trn: FoundTrn | undefined, otherwise: FieldStatus): Finding {
  if (!trn) return [otherwise, '']
  return trn.hasRightShape
    ? ['present', trn.written]
    : ['wrong', `${trn.written} (${trn.digits.length}/15)`]
}

function lineOf(lines: readonly string[], position: number): number {
  let end = 0
  for (const [index, line] of lines.entries()) {
    end += line.length + 1
    if (position < end) return index
  }
  return lines.length - 1
}
