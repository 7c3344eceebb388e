import { currencyAfter, currencyBefore } from './currencies.ts'
import { fold } from './fold.ts'
import { type FoundNumber, numbers } from './numbers.ts'
import { halfMore, inOnePiece } from './pieces.ts'
import { isPortions } from './portions.ts'
import { spokenDaysInDigits } from './spoken-days.ts'
import {
  DUAL_WORD,
  dualUnit,
  type MeasureUnit,
  measureUnitAfter,
  type TimeUnit,
  timeUnitAfter,
} from './units.ts'
import type { Span } from './words.ts'

export type DurationParts = Partial<Record<TimeUnit, number>>

export type Quantity = Span &
  (
    | { kind: 'number'; value: number }
    /** `currency` is an ISO code. Fils are already dirhams. */
    | { kind: 'money'; value: number; currency: string }
    /** 4.5 for "4.5 %". */
    | { kind: 'percent'; value: number }
    /** "2 years and 6 months" is one duration of two parts. */
    | { kind: 'duration'; parts: DurationParts }
    | { kind: 'age'; value: number }
    | { kind: 'measure'; value: number; unit: MeasureUnit }
  )
export type Kind = Quantity['kind']
export type QuantityOf<K extends Kind> = Extract<Quantity, { kind: K }>

/** Addresses, times of day, dates and how long an answer should be ("in two sentences") hold numbers that are no quantities. */
const NOT_QUANTITIES = [
  /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}\.[a-z]{2,}\S*/g,
  /\b\d{4}-\d{1,2}-\d{1,2}(?:t[\d:.]+z?)?\b/g,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b)?/g,
  /\b\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -](?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?,?(?:[ -]\d{4}\b)?/g,
  /\b(?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?[ -]\d{1,2}(?:st|nd|rd|th)?\b(?![.,]?\d|\s?(?:%|per ?cent))(?:,? \d{4}\b)?/g,
  /\b(?:jan(?:u[a-z]*)?|feb(?:r[a-z]*)?|mar(?:c[a-z]*)?|apr(?:i[a-z]*)?|may|june?|july?|aug(?:u[a-z]*)?|sept?(?:e[a-z]*)?|oct(?:o[a-z]*)?|nov(?:e[a-z]*)?|dec(?:e[a-z]*)?)\.?,? \d{4}\b/g,
  /\d{1,2} (?:من )?(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)(?: (?:سنه |عام )?\d{4})?/g,
  /(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر) \d{4}/g,
  /\b(?:in|since|by|year|fy|of|until|till|end of|tax year|financial year|fiscal year) ?(?:19|20)\d{2}\b(?! ?(?:aed|dhs?|dirham|usd|\$|k?cal|\p{L}{3,} (?:a|per)))/gu,
  /(?<!\p{L})(?:عام|سنه|لعام|لسنه|السنه الماليه|في|منذ) ?(?:19|20)\d{2}(?!\d|[.,]\d| ?(?:درهم|دولار|سعر))/gu,
  /\b(?:in|into|within|under|with|using|about|than|most|only|just) (?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (?:short |simple |plain |clear |bullet )?(?:sentence|word|paragraph|point|bullet|line|step)s?\b/g,
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:short |simple |quick |good |easy )?(?:examples|tips|ways|reasons|facts|ideas|sentences|paragraphs|bullet points)\b/g,
  /(?:في|ب|من|اعطني|اذكر) ?(?:\d{1,4}|ثلاث|اربع|خمس|ست|سبع|ثماني|تسع|عشر) ?(?:جمل|جمله|كلمات|كلمه|نقاط|اسطر|سطر|فقرات|خطوات|امثله|نصائح|اسباب)(?!\p{L})/gu,
]

/** The mark that closes what somebody is quoted with is no inch. */
const QUOTED = /(?<=^|[\s:(])(?<said>["“][^"”\n]{1,300})["”]/gu

function masked(folded: string): string {
  return NOT_QUANTITIES.reduce(
    (text, pattern) => text.replace(pattern, (match) => '\u0001'.repeat(match.length)),
    folded,
  ).replace(QUOTED, '$<said>\u0001')
}

const PERCENT =
  /\s{0,2}(?:%|per ?cent(?!\p{L})|percentage points?|pct(?!\p{L})|في ال(?:ميه|مايه)|ب?ال(?:ميه|مايه))/uy
const AGE_AFTER = /[\s-]{0,2}(?:years?[\s-]old|yrs? old|y\/o|yo|y\.o\.)(?!\p{L})/uy
const AGE_BEFORE =
  /(?:\bage[ds]?|\bi am|\bi'm|(?<!\p{L})(?:ال)?عمر(?:ي|ه|ها|ك)?)\s*(?:is|of|:|=|هو)?\s*$/u
const SINGLE =
  /(?<!\p{L})(?:(?:(?:for|over|within|in) (?:a |one )|one |an? (?=(?:full|whole|complete|entire) |(?:year|month|week) (?:was |of )?(?:unpaid|without pay))|a (?=year and a half|month and a half|week and a half|day and a half|hour and a half))(?:full |whole |complete |entire )?(?<english>year|month|week|day|hour)|(?<!(?:per|\d) )an h(?:ou)?r|(?:ل?مده|علي مدي|خلال|بعد|علي|[بتين]{0,2}كفي(?:نا|ني)?) (?<arabic>سنه|عام|شهر|اسبوع|يوم|ساعه)|(?<bare>سنه|عام|شهر|اسبوع|يوم|ساعه)(?= (?:واحده?|وحده|كامله?|بحالها|بحاله|اجازه|(?:ب?دون|بلا|من غير|غير) (?:راتب|اجر|مدفوع)|و ?نصف?(?!\p{L})|و ?ربع))|(?<often>ساعه)(?= (?:باليوم|في اليوم|كل يوم|يوميا|يومي|رياضه|مشي|تمرين|ركض|جري|سباحه|جيم|تحت الشمس)))(?!\p{L})/gu
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
  const plain = masked(spokenDaysInDigits(folded.text))
  const found = [
    ...numbers(plain).flatMap((number) => quantityAt(plain, number)),
    ...wordsOfTime(plain),
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
  const measure = measureUnitAfter(text, end)
  // In '10,000' the second mark closes a quotation and is no foot.
  const quoted =
    /(?:^|\D)['"‘’“”]$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /['"’”]/.test(text[end] ?? '')
  if (measure && !quoted)
    return [{ kind: 'measure', value, unit: measure.unit, start, end: measure.end }]
  return weak ? [] : [{ kind: 'number', value, start, end }]
}

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

/** In "50 dhs 5 years", "50 dhs one time" and "50 dhs. 5 km" the currency belongs to the number before it. */
function ownCurrency(text: string, start: number, end: number): ReturnType<typeof currencyBefore> {
  const currency = currencyBefore(text, start)
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

/** Durations without a number: "سنتين", "for a year", "سنة ونصف". */
function wordsOfTime(text: string): Quantity[] {
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
  return [...duals, ...singles].map(({ match, unit, count }) => {
    const end = match.index + match[0].length
    const half = halfMore(text, end)
    return {
      kind: 'duration',
      parts: { [unit]: count + (half?.part ?? 0) },
      start: match.index,
      end: half?.end ?? end,
    }
  })
}

const RANGE = /^\s*(?:or|to|-|–|—|او|الي|ل)\s*$/
const LIST = /^\s*(?:and|و)\s*$/
const MOST_METRES = 10_000

/** "15 or 25 years", "3-5%": what is said once is meant for both. After "and" only for years and the like: not in "1,000,000 and 25 years". */
function shareUnits(found: readonly Quantity[], text: string): Quantity[] {
  return found.map((quantity, index) => {
    const next = found[index + 1]
    if (quantity.kind !== 'number' || !next || next.kind === 'number') return quantity
    const between = text.slice(quantity.end, next.start)
    if (
      !RANGE.test(between) &&
      !(
        next.kind === 'duration' &&
        LIST.test(between) &&
        Number.isInteger(quantity.value) &&
        quantity.value < 100
      )
    )
      return quantity
    const { value, start, end } = quantity
    // In "980k or 2.17m" no metres are meant.
    if (next.kind === 'measure' && next.unit === 'm' && value >= MOST_METRES) return quantity
    if (next.kind === 'duration')
      return {
        kind: 'duration',
        parts: { [ORDER[rank(next.parts)] as TimeUnit]: value },
        start,
        end,
      }
    return { ...next, value, start, end }
  })
}

const ORDER: readonly TimeUnit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']
const rank = (parts: DurationParts) => ORDER.findIndex((unit) => parts[unit] !== undefined)
const lowest = (parts: DurationParts) => ORDER.findLastIndex((unit) => parts[unit] !== undefined)

/** "2 years and 6 months" and "5 ft 11 in" are one quantity. */
function joinParts(found: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of found) {
    const last = joined.at(-1)
    const close = last && /^\s*(?:(?:,|،|and|و)\s*)?$/.test(text.slice(last.end, quantity.start))
    if (
      close &&
      last.kind === 'duration' &&
      quantity.kind === 'duration' &&
      lowest(last.parts) < rank(quantity.parts)
    ) {
      last.parts = { ...last.parts, ...quantity.parts }
      last.end = quantity.end
    } else if (
      close &&
      last.kind === 'measure' &&
      last.unit === 'ft' &&
      Number.isInteger(last.value) &&
      ((quantity.kind === 'number' &&
        quantity.value < 12 &&
        !text.slice(last.end, quantity.start).includes('\n')) ||
        (quantity.kind === 'measure' && quantity.unit === 'in'))
    ) {
      last.value = last.value + quantity.value / 12
      last.end = quantity.end
    } else if (
      close &&
      last.kind === 'measure' &&
      last.unit === 'st' &&
      'value' in quantity &&
      quantity.value < POUNDS_PER_STONE &&
      (quantity.kind === 'number' || (quantity.kind === 'measure' && quantity.unit === 'lb'))
    ) {
      last.value = last.value + quantity.value / POUNDS_PER_STONE
      last.end = quantity.end
    } else if (
      last &&
      quantity.kind === 'measure' &&
      (quantity.unit === 'ml' || quantity.unit === 'l') &&
      isPortions(last, text.slice(last.end, quantity.start))
    ) {
      const { value, unit } = quantity
      joined[joined.length - 1] = {
        ...{ kind: 'measure', value: last.value * value, unit },
        ...{ start: last.start, end: quantity.end },
      }
    } else joined.push({ ...quantity, ...withMetre(quantity, text) })
  }
  return joined
}

const POUNDS_PER_STONE = 14

/** «متر وسبعين» is one height. */
function withMetre(quantity: Quantity, text: string): object {
  const metre = /(?<!\d\s?|\p{L})متر و ?$/u.test(
    text.slice(Math.max(0, quantity.start - 8), quantity.start) +
      (text[quantity.start] === 'و' ? 'و' : ''),
  )
  const isRest =
    quantity.kind === 'number' || (quantity.kind === 'measure' && quantity.unit === 'cm')
  return metre && isRest && quantity.value < 100
    ? {
        kind: 'measure',
        value: 1 + quantity.value / 100,
        unit: 'm',
        start: text.lastIndexOf('متر', quantity.start),
      }
    : {}
}

/** How many of each smaller unit a unit has; a month is a twelfth of a year of 365 days. */
const DAYS: Record<TimeUnit, number> = {
  year: 365,
  month: 365 / 12,
  week: 7,
  day: 1,
  hour: 1 / 24,
  minute: 1 / 1440,
  second: 1 / 86400,
}

/** A duration counted in one unit: "2 years and 6 months" is 30 months. */
export function durationIn(unit: TimeUnit, parts: DurationParts): number {
  let sum = 0
  for (const [part, count] of Object.entries(parts) as [TimeUnit, number][]) {
    if (part === 'year' && unit === 'month') sum += count * 12
    else if (part === 'month' && unit === 'year') sum += count / 12
    else sum += (count * DAYS[part]) / DAYS[unit]
  }
  return Number(sum.toPrecision(12))
}
