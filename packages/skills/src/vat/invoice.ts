import type { Bilingual } from '@wakeel/contract'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { formatMoney } from '../reading/format.ts'
import { amountsOf, checkSums } from './invoice-amounts.ts'
import { type FieldName, invoiceFields, simplifiedFields } from './invoice-fields.ts'
import { SIMPLIFIED_INVOICE_LIMIT } from './law.ts'
import { type FoundTrn, findTrns } from './trn.ts'

export type FieldStatus = 'present' | 'missing' | 'wrong' | 'conditional'

export interface CheckedField {
  field: FieldName
  status: FieldStatus
  found: string
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

const CUSTOMER =
  /^\s*(?:bill(?:ed)? ?to|sold to|ship to|invoice(?:d)? to|customer|client|buyer|recipient|attention|attn|to|العميل|المشتري|السيد|الساده|الي|فاتوره الي|صادره الي|المستلم|اسم العميل)(?!\p{L})/u
const SUPPLIER_LABEL =
  /^\s*(?:supplier|seller|vendor|from|issued by|company|المورد|البايع|من|الشركه|اسم المورد)(?!\p{L})[^:]*:\s*(?<name>\S.*)/u
const COMPANY =
  /\b(?:l\.?l\.?c\.?|fz-?llc|fze|fzco|fz|pjsc|psc|inc|ltd|limited|company|co\.|est\.?|establishment|trading|services|group|solutions|consult\w*|enterprises?|stores?|restaurant|café|cafe|cafeteria|supermarket|pharmacy|contracting)(?!\p{L})|شركه|موسسه|ذ\.?م\.?م|مجموعه|للتجاره|متجر|مطعم/u
const ADDRESS =
  /\baddress\b|p\.? ?o\.? ?box|\bstreet\b|\bst\.|\broad\b|\brd\b|\btower\b|\bfloor\b|\boffice (?:no\.? ?)?\d|\bbuilding\b|\bbldg\b|\bvilla\b|\bshop\b|\bwarehouse\b|\bdistrict\b|business bay|\bdeira\b|\bdubai\b|abu dhabi|sharjah|\bajman\b|fujairah|ras al|umm al|al ain|العنوان|ص\.? ?ب|شارع|طريق|برج|مكتب (?:رقم )?\d|مبني|دبي|ابوظبي|ابو ظبي|الشارقه|عجمان|الفجيره|راس الخيمه|العين/
const NUMBER =
  /(?:invoice|inv|bill)\s*(?:no\.?|number|num|#|ref\.?)?\s*[:#.-]*\s*(?:no\.?\s*)?(?<id>[a-z]{0,6}[-/]?\d[\w/-]*)|(?:رقم الفاتوره|فاتوره رقم|رقم)\s*[:#]?\s*(?<arabic>[\w/-]*\d[\w/-]*)/iu
const QUANTITY =
  /\b\d+ ?[x×] ?\p{L}|\bqty\b|quantity|\bhours?\b|\bunits?\b(?! price)|\bpcs\b|\d\s*[x×*]\s*(?:aed|dhs?)?\s*\d|\d\s*@|\d [a-z\u0621-\u064a ]{3,30} (?:at|@|x|×|\*) |(?<!\p{L})عدد \d|الكميه|كميه|العدد|ساعات/u
const UNIT_PRICE =
  /unit (?:price|cost|rate)|price per|\brate per\b|\d\s*[x×*@]\s*(?:aed|dhs?)?\s*\d|[a-z\u0621-\u064a] [x×*] (?:aed |dhs? )?\d|(?:at|@) (?:aed|dhs?)?\s*\d|\beach\b|per (?:hour|unit|item|piece|day|month)|\bprice\b|سعر الوحده|السعر|سعر|للواحد/

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
  const { net, tax, gross } = amountsOf(lines, folded)
  const statuses: Record<FieldName, [FieldStatus, string]> = {
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
    sums: checkSums(net, tax, gross),
    isSimplifiedComplete: simplifiedFields.every((field) => statuses[field][0] === 'present'),
    isReverseCharge: /reverse charge|recipient (?:is required to )?account|الاحتساب العكسي/.test(
      invoice.whole,
    ),
  }
}

const show = (value: string | undefined): [FieldStatus, string] =>
  value ? ['present', value.slice(0, 80)] : ['missing', '']
const when = (value: string | undefined): [FieldStatus, string] =>
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
  const addressAt = (index: number) =>
    ADDRESS.test(folded[index] ?? '') &&
    !isItems(folded[index] ?? '') &&
    !/^(?:tax )?invoice|^فاتوره/.test(folded[index] ?? '')
  const supplierAddress = lines.find(
    (_, index) =>
      !isCustomers(index) &&
      (itemsAt < 0 || index < itemsAt || index > itemsAt + 8) &&
      addressAt(index),
  )
  const customerAddress = lines.find((_, index) => isCustomers(index) && addressAt(index))
  return {
    supplierName: show(supplierName(lines, folded, isCustomers)),
    supplierAddress: show(supplierAddress),
    supplierTrn: trnStatus(supplierTrn, 'missing'),
    customerName: show(customerAt < 0 ? undefined : nameAfter(lines, folded, customerAt)),
    customerAddress: show(customerAddress),
    customerTrn: trnStatus(customerTrn, 'conditional'),
  }
}

/** What the document calls itself, and what was supplied when. */
function suppliesIn(invoice: InvoiceText) {
  const { text, today, lines, folded, whole } = invoice
  const { itemsAt } = placesIn(invoice)
  const lineWith = (pattern: RegExp) =>
    lines[folded.findIndex((line) => pattern.test(line) && !TOTALS.test(line) && !isLabel(line))]
  const issued = dates(text, today)
  const item = isHead(folded[itemsAt] ?? '')
    ? (lines[itemsAt + 1] ?? lines[itemsAt])
    : lines[itemsAt]
  const id = NUMBER.exec(whole)
  const supplyAt = folded.findIndex((line) =>
    /(?:date of supply|supply date|delivery date|service period|تاريخ التوريد)/.test(line),
  )
  return {
    title: show(
      /\btax invoice\b|فاتوره ضريبيه|الفاتوره الضريبيه/.exec(whole)?.[0] &&
        (lines.find((line) => /tax invoice|ضريبي/i.test(line)) ?? ''),
    ),
    number: show((id?.groups?.id ?? id?.groups?.arabic)?.toUpperCase()),
    issueDate: show(issued[0] && text.slice(issued[0].start, issued[0].end)),
    supplyDate: when(lines[supplyAt]),
    description: show(item),
    unitPrice: show(lineWith(UNIT_PRICE)),
    quantity: show(lineWith(QUANTITY)),
  }
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
  const amount = (value: number | undefined): [FieldStatus, string] =>
    value === undefined ? ['missing', ''] : ['present', formatMoney(value, 'en', currencyOf(whole))]
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

function trnStatus(trn: FoundTrn | undefined, otherwise: FieldStatus): [FieldStatus, string] {
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

const TOTALS =
  /^(?:sub[- ]?total|total|net|gross|grand|amount due|balance|vat|tax|taxable|discount|المجموع|الاجمالي|اجمالي|الصافي|صافي|المبلغ|ضريبه|الضريبه|خصم|القيمه)/
const LABELS =
  /^(?:trn|tax reg|vat (?:reg|no)|address|p\.? ?o|date|invoice|inv|tax invoice|tel|phone|email|due|payment|bank|iban|رقم|الرقم|تاريخ|التاريخ|العنوان|فاتوره|هاتف|ص\.? ?ب(?!\p{L}))/u
/** "Dates 3 x 20", "phone case 2 x 50": priced so many times, a line is of goods, whatever it begins with. */
const TIMES = /^[^:\d]{0,80}\d{1,9}(?:[.,]\d{1,9})?\s?[x×*]\s?(?:(?:aed|dhs?)\s?)?\d/
const isLabel = (line: string) => LABELS.test(line) && !TIMES.test(line)

const isHead = (line: string) =>
  /^\|?\s*(?:#|no\.?|sl\.?|description|items?|services?|products?|الوصف|البند|البيان|الصنف)\s*(?:[|:,\t]|qty|$)/.test(
    line,
  )

/** A line of goods or services: words and a figure, and neither a label nor a total. */
function isItems(line: string): boolean {
  if (isHead(line)) return true
  return (
    /\p{L}{3}/u.test(line) &&
    /\d/.test(line) &&
    !TOTALS.test(line) &&
    !isLabel(line) &&
    !CUSTOMER.test(line) &&
    (/\d\s*[x×*@|]/.test(line) || !ADDRESS.test(line)) &&
    !/\d{9,}/.test(line) &&
    /\d+(?:[.,]\d+)?\s*(?:aed|dhs?|درهم|\||$|x|×|\*|@|at\b)|(?:aed|dhs?|[x×*@|])\s*\d/.test(line)
  )
}

function nameAfter(
  lines: readonly string[],
  folded: readonly string[],
  at: number,
): string | undefined {
  const rest = (lines[at] ?? '').replace(/^[^:：]{2,24}[:：]\s*/, '')
  if (rest !== lines[at] && rest.trim() !== '') return rest.trim()
  const bare = (lines[at] ?? '')
    .replace(
      /^\s*(?:bill(?:ed)? ?to|sold to|customer|client|buyer|to|العميل|المشتري)\s*[:：]?\s*/i,
      '',
    )
    .trim()
  if (bare !== '' && bare.length < (lines[at] ?? '').length) return bare
  const next = lines[at + 1]
  return next && !LABELS.test(folded[at + 1] ?? '') ? next : undefined
}

function supplierName(
  lines: readonly string[],
  folded: readonly string[],
  isCustomers: (index: number) => boolean,
): string | undefined {
  for (const [index, line] of folded.entries()) {
    if (isCustomers(index)) continue
    if (SUPPLIER_LABEL.test(line)) return (lines[index] ?? '').replace(/^[^:：]*[:：]\s*/, '')
  }
  const named = folded.findIndex(
    (line, index) =>
      !isCustomers(index) &&
      COMPANY.test(line) &&
      !TOTALS.test(line) &&
      !isItems(line) &&
      !/^(?:description|item)/.test(line),
  )
  if (named >= 0) return lines[named]
  const [first, second] = folded
  const isName = (line: string | undefined) =>
    line !== undefined &&
    /^\p{L}/u.test(line) &&
    line.length < 60 &&
    !/\d/.test(line) &&
    !LABELS.test(line) &&
    !TOTALS.test(line) &&
    !CUSTOMER.test(line) &&
    !/invoice|فاتوره|:/.test(line)
  if (isName(first)) return lines[0]
  return isName(second) && !isCustomers(1) ? lines[1] : undefined
}
