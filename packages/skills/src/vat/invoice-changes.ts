import { roundToFils } from '../fils.ts'
import { oldFigures } from '../follow-up/old-figures.ts'
import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { dates } from '../reading/dates.ts'
import { formatNumber } from '../reading/format.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { readMessage } from '../understanding/read-message.ts'
import { withFigures } from './corrected-rows.ts'
import { amountsOf, isSumLine, type SumName } from './invoice-amounts.ts'
import { CUSTOMER, isHead, isItems } from './invoice-lines.ts'
import { VAT_RATE } from './law.ts'
import { readLines } from './lines.ts'
import { nameBefore } from './names.ts'
import { numbersLikeTrn } from './trn.ts'

// What a person says to have put right on an invoice: its lines as they are then.

interface Change {
  lines: string[]
  /** The lines that are new or written anew. */
  changed: string[]
}

const foldedOf = (line: string) => latinDigits(foldArabic(line)).toLowerCase()

const verbs = lexicon({
  put: 'add, append, include, insert, write, change, replace, fix, correct, put, extra, ضيف, اضيف, زيد, كتب, عدل, غير, صحح, حط, زود, نضيف',
})
const says = (said: string): boolean => verbs(words(said)).length > 0

/** Each change that a message tells of, one after the other. */
export function changedInvoice(
  invoice: string,
  said: string,
  today: string,
): { text: string; changed: string[] } | undefined {
  const steps = [
    withTrn,
    withTitle,
    withNumber,
    withDate,
    withAddress,
    withItem,
    withCount,
    withSums,
  ]
  const start: Change = { lines: invoice.split('\n'), changed: [] }
  const end = steps.reduce((so, step) => {
    const next = step(so.lines, said, today)
    return next ? { lines: next.lines, changed: [...so.changed, ...next.changed] } : so
  }, start)
  return end.changed.length > 0 ? { text: end.lines.join('\n'), changed: end.changed } : undefined
}

const inserted = (lines: readonly string[], at: number, line: string): Change => ({
  lines: lines.toSpliced(at, 0, line),
  changed: [line],
})
const replaced = (lines: readonly string[], at: number, line: string): Change => ({
  lines: lines.with(at, line),
  changed: [line.trim()],
})

const customerAt = (lines: readonly string[]) =>
  lines.findIndex((line) => CUSTOMER.test(foldedOf(line)))
const itemsAt = (lines: readonly string[]) =>
  lines.findIndex(
    (line, at) => at > customerAt(lines) && isItems(foldedOf(line)) && !isHead(foldedOf(line)),
  )

const OF_CUSTOMER =
  /(?<!\p{L})(?:their|they|his|her|customer|client|buyer|(?:ال)?(?:عميل|زبون|مشتري)|رقمهم|رقمه|عنوانهم|عنوانه)(?:['’]?s)?(?!\p{L})/iu

function withTrn(lines: readonly string[], said: string): Change | undefined {
  const [number] = numbersLikeTrn(said)
  if (number === undefined) return undefined
  const isCustomers = OF_CUSTOMER.test(said)
  const from = customerAt(lines)
  const end = itemsAt(lines)
  const isOfParty = (at: number) => (from >= 0 && at >= from && at < end) === isCustomers
  const known = lines.findIndex(
    (line, at) => isOfParty(at) && numbersLikeTrn(line).length > 0 && /trn|tax|ضريب/i.test(line),
  )
  const [old] = known < 0 ? [] : numbersLikeTrn(lines[known] ?? '')
  if (old) return replaced(lines, known, latinDigits(lines[known] ?? '').replace(old, number))
  const label = isCustomers ? 'Customer TRN' : 'TRN'
  return inserted(
    lines,
    isCustomers ? Math.max(from, 0) + 1 : headEnd(lines),
    `${label}: ${number}`,
  )
}

/** Behind the title and the name of who supplies. */
const headEnd = (lines: readonly string[]): number => {
  const title = lines.findIndex((line) => /invoice|فاتور/i.test(line))
  return Math.min(lines.length, title < 0 ? 1 : title + 2)
}

const TITLE = /tax invoice|فاتوره ضريبيه/
function withTitle(lines: readonly string[], said: string): Change | undefined {
  if (!TITLE.test(foldedOf(said)) || !says(said)) return undefined
  if (lines.some((line) => TITLE.test(foldedOf(line)))) return undefined
  const title = /\p{Script=Arabic}/u.test(said) ? 'فاتورة ضريبية' : 'Tax Invoice'
  return inserted(lines, 0, title)
}

const NUMBER =
  /(?:(?:invoice|inv|serial) (?:no\.?|number|num|#)|رقم الفاتوره|رقمها)[^\d\n]{0,16}?(?<id>[a-z]{0,6}[-/]?\d[\w/-]{0,20})/iu
function withNumber(lines: readonly string[], said: string): Change | undefined {
  const id = NUMBER.exec(foldedOf(said))?.groups?.id?.toUpperCase()
  if (!id) return undefined
  const at = lines.findIndex((line) => NUMBER.test(foldedOf(line)))
  const line = `Invoice No: ${id}`
  return at < 0 ? inserted(lines, headEnd(lines), line) : replaced(lines, at, line)
}

const DATED = /(?<!\p{L})(?:date|dated|تاريخ\p{L}{0,3}|(?:ال)?تاريخ)(?!\p{L})/iu
function withDate(lines: readonly string[], said: string, today: string): Change | undefined {
  const [day] = dates(said, today)
  if (!day || !DATED.test(said)) return undefined
  const line = `Date: ${said.slice(day.start, day.end)}`
  const at = lines.findIndex((one) => dates(one, today).length > 0 && DATED.test(one))
  return at < 0 ? inserted(lines, headEnd(lines), line) : replaced(lines, at, line)
}

const ADDRESS =
  /(?<!\p{L})(?:address|(?:ال)?عنوان(?:هم|ه|ها|نا|ي)?)(?: (?:(?:ال|لل)?(?:عميل|زبون|مشتري)|(?:ال|لل)?مورد))?(?: (?:is|was|to|now|هو|صار))?[\s:：]{1,3}(?<address>\p{L}[^\n?؟]{4,80})/iu
/** "Their address is Al Quoz 3, Dubai" */
function withAddress(lines: readonly string[], said: string): Change | undefined {
  const address = ADDRESS.exec(said)?.groups?.address
  if (!address) return undefined
  const at = OF_CUSTOMER.test(said) ? customerAt(lines) + 1 : headEnd(lines)
  return inserted(lines, at, `Address: ${address.trim()}`)
}

const ITEM =
  /(?<count>\d[\d,]{0,9}(?:\.\d{1,3})?)(?<times>\s?[x×*]\s?(?:aed |dhs? )?)(?<price>\d[\d,]{0,9}(?:\.\d{1,3})?)/iu
const figure = (written = '') => Number(written.replaceAll(',', ''))

/** "Delivery added, 60 before VAT": one line more, and the sums with it. */
function withItem(lines: readonly string[], said: string, today: string): Change | undefined {
  const message = readMessage(said, today)
  const [line, ...others] = readLines(said, today).lines
  const at = itemsAt(lines)
  const isOfSums = /trn|total|الضريبي|الاجمالي/u.test(
    foldedOf(said).split(/whats|what|how|كم/u)[0] ?? '',
  )
  if (!line || others.length > 0 || at < 0 || !says(said) || isOfSums) return undefined
  const mention = message.mentions.find(({ written }) => written.includes(String(line.unitPrice)))
  const name = line.description || (mention && nameBefore(message, mention)) || 'Item'
  const amount = roundToFils(line.quantity * line.unitPrice)
  const net = line.basis === 'gross' ? roundToFils(amount / (1 + VAT_RATE)) : amount
  const price = line.quantity === 1 ? net : line.unitPrice
  const added = inserted(lines, at + 1, `${name} | ${line.quantity} x ${price.toFixed(2)}`)
  return withMore(added, net)
}

/** "250 pens, not 200": the number of an item, and the sums with it. */
function withCount(lines: readonly string[], said: string, today: string): Change | undefined {
  const rows = lines.flatMap((line, at) => {
    const groups = isItems(foldedOf(line)) ? ITEM.exec(latinDigits(line))?.groups : undefined
    return groups
      ? [
          {
            at,
            description: line.replace(/\d.*/u, ''),
            quantity: figure(groups.count),
            price: figure(groups.price),
          },
        ]
      : []
  })
  const now = withFigures(rows, said, today)
  const changed = now.findIndex((row, at) => row !== rows[at])
  const [row, old] = [now[changed], rows[changed]]
  if (!row || !old) return undefined
  const line = latinDigits(lines[row.at] ?? '').replace(
    ITEM,
    (_, _count, times) => `${row.quantity}${times}${row.price}`,
  )
  return withMore(
    replaced(lines, row.at, line),
    roundToFils(row.quantity * row.price - old.quantity * old.price),
  )
}

/** The sums of an invoice whose lines come to so much more. */
function withMore({ lines, changed }: Change, more: number): Change {
  const { net, gross } = amountsOf(lines, lines.map(foldedOf))
  const before = net ?? (gross === undefined ? undefined : roundToFils(gross / (1 + VAT_RATE)))
  if (before === undefined) return { lines, changed }
  const now = roundToFils(before + more)
  const tax = roundToFils(now * VAT_RATE)
  const sums = { net: now, tax, gross: roundToFils(now + tax) }
  return (Object.keys(sums) as SumName[]).reduce(
    (so, name) => {
      const next = withSum(so.lines, name, sums[name])
      return next ? { lines: next.lines, changed: [...so.changed, ...next.changed] } : so
    },
    { lines, changed },
  )
}

const LAST_FIGURE = /\d[\d,]{0,12}(?:\.\d{1,3})?(?=[^\d]{0,20}$)/u
function withSum(lines: readonly string[], name: SumName, value: number): Change | undefined {
  const at = lines.findLastIndex((line) => isSumLine(name, foldedOf(line)))
  const line = latinDigits(lines[at] ?? '')
  return LAST_FIGURE.test(line)
    ? replaced(lines, at, line.replace(LAST_FIGURE, formatNumber(value, 'en', 2)))
    : undefined
}

const NAMED: Record<SumName, RegExp> = {
  net: /sub-?total|net (?:amount|total)|before vat|قبل الضريبه|الصافي/u,
  tax: /(?<!before |with |plus )(?:vat|tax)(?! invoice)(?: (?:amount|of))?|(?<!قبل )الضريبه/u,
  gross: /(?<!sub-?)total|amount due|الاجمالي|اجمالي|المجموع/u,
}
const REACH = 36
/** "Fixed the total to 1,890", «الاجمالي صار 210» */
function withSums(lines: readonly string[], said: string): Change | undefined {
  const folded = foldedOf(said)
  const olds = oldFigures(folded)
  const changes = (Object.keys(NAMED) as SumName[]).flatMap((name) => {
    const found = NAMED[name].exec(folded)
    const behind = found ? folded.slice(found.index + found[0].length).slice(0, REACH) : ''
    const [clause = ''] = behind.split(/[,،;؟?\n]|\.(?!\d)/u)
    const told = numbers(clause).filter(
      ({ value, start, end }) =>
        !olds.includes(value) &&
        !/^\s?[%٪]/u.test(clause.slice(end)) &&
        !/(?:from|من)\s$/u.test(clause.slice(0, start)),
    )
    return told[0] && told[0].value < LARGEST_SUM ? [{ name, value: told[0].value }] : []
  })
  const end = changes.reduce<Change>(
    (so, { name, value }) => {
      const next = withSum(so.lines, name, value)
      return next ? { lines: next.lines, changed: [...so.changed, ...next.changed] } : so
    },
    { lines: [...lines], changed: [] },
  )
  return end.changed.length > 0 ? end : undefined
}
/** What is longer is a number of registration. */
const LARGEST_SUM = 1e9
