import { currencyAfter, currencyBefore } from './currencies.ts'
import { fold } from './fold.ts'
import { joinParts, shareUnits } from './joined-quantities.ts'
import { withoutNonQuantities } from './not-quantities.ts'
import { type FoundNumber, numbers } from './numbers.ts'
import { halfMore, inOnePiece } from './pieces.ts'
import type { Quantity, QuantityOf } from './quantity.ts'
import { spokenDaysInDigits } from './spoken-days.ts'
import {
  DUAL_WORD,
  dualUnit,
  isTimeUnit,
  measureUnitAfter,
  type TimeUnit,
  timeUnitAfter,
} from './units.ts'

const PERCENT =
  /\s{0,2}(?:%|per ?cent(?!\p{L})|percentage points?|pct(?!\p{L})|في ال(?:ميه|مايه)|ب?ال(?:ميه|مايه))/uy
/** "80 \t M": a letter in the next column is no unit. */
const IN_NEXT_CELL = /^\t{1,2}[a-z]$/
const AGE_AFTER = /[\s-]{0,2}(?:years?[\s-]old|yrs? old|y\/o|yo|y\.o\.)(?!\p{L})/uy
const AGE_BEFORE =
  /(?:\bage[ds]?|(?<!\bnow,? )\b(?:i am|i'?m)|(?<!\p{L})(?:ال)?عمر(?:ي|ه|ها|ك)?)\s*(?:is|of|:|=|هو)?\s*$/u
const SINGLE =
  /(?<!\p{L})(?:(?:(?:for|over|within|in) (?:a |one )|one |an? (?=(?:full|whole|complete|entire) |(?:year|month|week) (?:was |of )?(?:unpaid|without pay))|a (?=year and a half|month and a half|week and a half|day and a half|hour and a half))(?:full |whole |complete |entire )?(?<english>year|month|week|day|hour)|(?<!(?:per|\d) )an h(?:ou)?r|(?:ل?مده|علي مدي|خلال|بعد|علي|[بتين]{0,2}كفي(?:نا|ني)?) (?<arabic>سنه|عام|شهر|اسبوع|يوم|ساعه)|(?<bare>سنه|عام|شهر|اسبوع|يوم|ساعه)(?= (?:واحده?|وحده|كامله?|بحالها|بحاله|اجازه|(?:ب?دون|بلا|من غير|غير) (?:راتب|اجر|مدفوع)|و ?نصف?(?!\p{L})|و ?ربع|و ?(?:شهر|اسبوع|يوم)(?!\p{L})))|(?:(?<=(?:ركض|جري|مشي|سباحه|سبح|تمرين|تمرن|رياضه|كوره|بادل) )(?!ساعه ?(?:\d|ال))|(?=ساعه (?:باليوم|في اليوم|كل يوم|يوميا|يومي|رياضه|مشي|تمرين|ركض|جري|سباحه|جيم|تحت الشمس)))(?<often>ساعه))(?!\p{L})/gu
const LITRE_AND_HALF = /(?<![\d\p{L}] ?)لي?تر(?= و ?(?:نصف?|ربع)(?!\p{L}))/gu
const SINGULARS: Record<string, TimeUnit> = {
  سنه: 'year',
  عام: 'year',
  شهر: 'month',
  اسبوع: 'week',
  يوم: 'day',
  ساعه: 'hour',
}

/** Every quantity of a text in the order they stand, with where it stands in the original. */
export function quantities(text: string): Quantity[] {
  const folded = fold(text)
  const plain = withoutNonQuantities(spokenDaysInDigits(folded.text))
  const found = [
    ...numbers(plain).flatMap((number) => quantityAt(plain, number)),
    ...wordsWithoutNumber(plain),
    ...inOnePiece(plain),
  ]
  return joinParts(shareUnits(apart(found), plain), plain).map((quantity) => ({
    ...quantity,
    start: folded.original(quantity.start),
    end: folded.original(quantity.end - 1) + 1,
  }))
}

/** In the order they stand, without those inside a longer one. */
function apart(found: readonly Quantity[]): Quantity[] {
  let reached = 0
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }) => {
      const outside = end > reached
      reached = Math.max(reached, end)
      return outside
    })
}

function quantityAt(text: string, { value, start, end, weak }: FoundNumber): Quantity[] {
  PERCENT.lastIndex = end
  if (PERCENT.test(text)) return [{ kind: 'percent', value, start, end: PERCENT.lastIndex }]
  const before = ownCurrency(text, start, end)
  // Beside a currency "1.2m" is millions, else metres.
  const million = /^ ?m(?!\p{L})/u.exec(text.slice(end, end + 3))
  const after = currencyAfter(text, end + (million?.[0].length ?? 0))
  if (before || after) {
    const code = (before ?? after)?.code as string
    const scaled = million ? round(value * 1e6) : value
    const last = after && (!before || million) ? after.end : end + (million?.[0].length ?? 0)
    const half = before || million ? undefined : halfMore(text, last)
    return [
      {
        kind: 'money',
        ...inDirhams(scaled + (half?.part ?? 0), code),
        start: before?.start ?? start,
        end: before ? end + (million?.[0].length ?? 0) : (half?.end ?? last),
      },
    ]
  }
  AGE_AFTER.lastIndex = end
  if (AGE_AFTER.test(text)) return [{ kind: 'age', value, start, end: AGE_AFTER.lastIndex }]
  const time = timeUnitAfter(text, end)
  if (
    AGE_BEFORE.test(text.slice(Math.max(0, start - 20), start)) &&
    value < 130 &&
    (!time || time.unit === 'year')
  ) {
    const measure = time ? undefined : measureUnitAfter(text, end)
    if (!measure) return [{ kind: 'age', value, start, end: time?.end ?? end }]
  }
  if (time) {
    if (time.unit === 'year' && value >= 1000)
      return [{ kind: 'number', value, start, end }, oneAfter(text, end, time)]
    const half = halfMore(text, time.end)
    return [
      {
        kind: 'duration',
        parts: { [time.unit]: value + (half?.part ?? 0) },
        start,
        end: half?.end ?? time.end,
      },
    ]
  }
  const unit = measureUnitAfter(text, end)
  const measure = unit && IN_NEXT_CELL.test(text.slice(end, unit.end)) ? undefined : unit
  // In '10,000' the second mark closes a quotation and is no foot.
  const quoted =
    /(?:^|\D)['"‘’“”]$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /['"’”]/.test(text[end] ?? '')
  if (measure && !quoted) {
    const { unit } = measure
    const half = HALVED.has(unit) ? halfMore(text, measure.end) : undefined
    return half && !OF_ITS_OWN.test(text.slice(half.end, half.end + 8))
      ? [{ kind: 'measure', value: value + half.part, unit, start, end: half.end }]
      : [{ kind: 'measure', value, unit, start, end: measure.end }]
  }
  return weak ? [] : [{ kind: 'number', value, start, end }]
}

/** «73 كيلو ونص», "two litres and a half": of these people say half of one. */
const HALVED: ReadonlySet<string> = new Set(['kg', 'l', 'km', 'm', 'tonne', 'cup', 'mi', 'g', 'lb'])
/** «70 كيلو ونص ساعة مشي» */
const OF_ITS_OWN = /^ (?:ساع|hour|يوم|day|لتر|كيلو|كوب)/u

/** «تكفينا ٤٠٠ ألف سنة»: an amount, and one year. */
function oneAfter(
  text: string,
  start: number,
  { unit, end }: { unit: TimeUnit; end: number },
): QuantityOf<'duration'> {
  const half = halfMore(text, end)
  const parts = { [unit]: 1 + (half?.part ?? 0) }
  return { kind: 'duration', parts, start, end: half?.end ?? end }
}

const OF_YEARS = /^ (?:سن[ةه]|عام)(?!\p{L})/u

/** In "50 dhs 5 years", "50 dhs one time" and "50 dhs. 5 km" the currency belongs to the number before it. */
function ownCurrency(text: string, start: number, end: number): ReturnType<typeof currencyBefore> {
  const currency = currencyBefore(text, start)
  // «ريال 40 سنة»: in the Gulf a man is called so.
  if (currency && OF_YEARS.test(text.slice(end)) && currency.code === 'SAR') return undefined
  return currency &&
    /(?:\d[km]?|mn|million|thousand|الف|مليون)\s?$/.test(
      text.slice(Math.max(0, currency.start - 12), currency.start),
    ) &&
    (timeUnitAfter(text, end) ||
      !/[\d٠-٩]/.test(text[start] as string) ||
      /[.\n]\s/.test(text.slice(currency.start, start)))
    ? undefined
    : currency
}

const round = (value: number) => Number(value.toPrecision(12))

function inDirhams(value: number, code: string): { value: number; currency: string } {
  return code === 'fils' ? { value: value / 100, currency: 'AED' } : { value, currency: code }
}

/** Durations and measures without a number: "سنتين", "for a year", "سنة ونصف", «لترين ونص», «لتر ونص». */
function wordsWithoutNumber(text: string): Quantity[] {
  const duals = Array.from(text.matchAll(DUAL_WORD), (match) => ({
    match,
    unit: dualUnit(match.groups?.dual as string),
    count: 2,
  }))
  const singles = Array.from(text.matchAll(SINGLE), (match) => {
    const { english, arabic, bare } = match.groups as Record<string, string | undefined>
    return {
      match,
      unit: (english ?? SINGULARS[(arabic ?? bare) as string] ?? 'hour') as TimeUnit,
      count: 1,
    }
  })
  const litres = Array.from(text.matchAll(LITRE_AND_HALF), (match) => ({
    match,
    unit: 'l' as const,
    count: 1,
  }))
  return [...duals, ...singles, ...litres].map(({ match, unit, count }) => {
    const last = match.index + match[0].length
    const half = halfMore(text, last)
    const value = count + (half?.part ?? 0)
    const span = { start: match.index, end: half?.end ?? last }
    return isTimeUnit(unit)
      ? { kind: 'duration', parts: { [unit]: value }, ...span }
      : { kind: 'measure', value, unit, ...span }
  })
}
