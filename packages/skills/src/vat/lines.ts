import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { type Quantity, quantities } from '../reading/quantities.ts'
import { type Basis, type ReadBasis, readBasis } from './basis.ts'
import { VAT_RATE } from './law.ts'
import { type Priced, pricedRows } from './table-lines.ts'

export type Treatment = 'standard' | 'zero_rated' | 'exempt'

export interface Line {
  description: string
  quantity: number
  /** Negative for a discount of a fixed sum. */
  unitPrice: number
  basis: Basis
  treatment: Treatment
}

export interface ReadLines {
  lines: Line[]
  currency: string
  isBasisAssumed: boolean
  discountPercent: number
  /** A VAT rate the request names that is not the UAE's. */
  foreignRate?: number
  /** A percentage whose meaning the request leaves open. */
  unexplainedPercent?: number
  /** Currencies named, when they are several. */
  currencies: string[]
  /** There are more figures than are read. */
  isCut: boolean
}

/** More figures than this are no list of prices that a person typed. */
const MAX_FIGURES = 400

const AT =
  /^[^\d\n;؛]{0,60}?(?:(?:^|\s)(?:at|@|costing|priced at|worth|for|each|of|rate of)|@|×|\*|(?:^|\s|\))x|(?:^|\s)(?:بسعر|بقيمه|سعر (?:الواحد|الوحده|القطعه|الساعه|كل)[^ ]*|قيمه (?:الواحد|كل)[^ ]*|بمبلغ|ب|كل (?:منها|واحد[هة]?)|الواحد[هة]? ب))\s*(?:a |an )?$/
const TIMES = /^\s*(?:(?:aed|dhs?|dirhams?|درهم)\s*)?(?:×|x|\*|في|مضروب[^ ]* في)\s*$/
/** "5,000 per month for 12 months" */
const FOR_A_TIME = /(?:\bfor|\bover|x|×|لمده|علي مدي)\s*(?:a period of )?$/
const A_PERIOD =
  /(?:\/|per|a|each|every)\s*(?:hour|day|week|month|year)|monthly|hourly|daily|weekly|yearly|شهريا|في الشهر|سنويا|يوميا|بالساعه|كل شهر/
const EACH =
  /^\s*(?:aed|dhs?\.?|dirhams?|درهم(?:ا)?)?\s*(?:\/|each|apiece|per |a piece|an? (?:hour|piece|unit|day|month)|للواحد|لكل|للقطعه|للوحده|للساعه|الواحد|كل واحد)/
/** Said behind a price, it makes the number before the name a quantity: "3 laptops 3,500 each". */
const EACH_ONE =
  /^\s*(?:aed|dhs?\.?|dirhams?|درهم(?:ا)?)?\s*(?:each|apiece|a piece|per (?:unit|item|piece|person|head)|للواحد|للقطعه|للوحده|كل واحد|لكل واحد)/
const DISCOUNT = /discount|rebate|reduction|\boff\b|\bless\b(?! than)|خصم|تخفيض|حسم/
const TAX = /vat|tax|ضريبه/
const NAMES_A_NUMBER =
  /(?:invoice|inv|bill|order|po|ref|reference|trn|no|number|#|item|line|row|فاتوره|رقم|بند|طلب|صنف)\s*(?:no\.?|number|#|رقم)?\s*[.:#]?\s*$/
const A_YEAR = /^(?:19|20)\d\d$/

/** Every priced line of a request: quantity, price, before or after VAT, and whether the rate is 5 % or none. */
export function readLines(text: string, today: string): ReadLines {
  const every = quantities(text)
  const found = every.slice(0, MAX_FIGURES)
  const words = (start: number, end: number) => latinDigits(foldArabic(text.slice(start, end)))
  const whole = words(0, text.length)
  const percents = found.filter((quantity) => quantity.kind === 'percent')
  const near = ({ start, end }: Quantity, pattern: RegExp, reach = 22) =>
    pattern.test(words(Math.max(0, start - reach), start)) || pattern.test(words(end, end + reach))
  const discount =
    percents.find((quantity) => near(quantity, DISCOUNT, 10)) ??
    percents.find((quantity) => near(quantity, DISCOUNT))
  const rate = percents.find(
    (quantity) => quantity !== discount && near(quantity, TAX) && ![0, 5].includes(quantity.value),
  )
  const unexplained = percents.find(
    (quantity) =>
      quantity !== discount && quantity !== rate && ![0, 5, 100].includes(quantity.value),
  )
  const currencies = [
    ...new Set(found.flatMap((quantity) => (quantity.kind === 'money' ? [quantity.currency] : []))),
  ]

  const priced =
    pricedRows(text, today) ??
    onlyNet(fromSentences(text, found, words, discount !== undefined), words)
  const regions = priced.map((line, index) =>
    regionOf(line, priced[index - 1]?.end ?? 0, priced[index + 1]?.start ?? text.length, text),
  )
  const readings = priced.map(({ start, end, basis: stated }, index): ReadBasis => {
    const { from, to } = regions[index] as { from: number; to: number }
    if (stated) return { basis: stated, assumed: false }
    return readBasis(whole, words(Math.max(from, start - 90), start), words(end, to))
  })
  const explicit = readings.filter(({ assumed }) => !assumed)
  const last = explicit.at(-1)
  const lines = priced.map((line, index): Line => {
    const { from, to } = regions[index] as { from: number; to: number }
    const reading = readings[index] as (typeof readings)[number]
    return {
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.price,
      basis: reading.assumed && last ? last.basis : reading.basis,
      treatment: treatmentOf(words(from, to), priced.length === 1 ? whole : ''),
    }
  })
  return {
    lines,
    currency: currencies[0] ?? 'AED',
    isBasisAssumed: explicit.length === 0,
    discountPercent: discount?.value ?? 0,
    foreignRate: rate?.value,
    unexplainedPercent: unexplained?.value,
    currencies,
    isCut: every.length > MAX_FIGURES,
  }
}

function treatmentOf(region: string, whole: string): Treatment {
  const words = `${region} ${whole}`
  if (/exempt|معفي|معفا|اعفاء/.test(words) && !/not exempt|غير معف/.test(words)) return 'exempt'
  if (
    /zero[- ]?rated?|\b0 ?%|zero vat|export(?:ed|s)?\b|صفري|نسبه الصفر|نسبه صفر|صفر %|بنسبه 0|تصدير|صادرات/.test(
      words,
    )
  )
    return 'zero_rated'
  return 'standard'
}

/** The words that speak of one line: from the break after the line before to the break after it. */
function regionOf(
  { end }: Priced,
  previousEnd: number,
  nextStart: number,
  text: string,
): { from: number; to: number } {
  const lead = /^[^\d]*?(?:[,;\n،؛]|\band\b|(?<=\s)و)/.exec(text.slice(previousEnd, end))
  const isLast = nextStart === text.length
  const trail = isLast ? null : /[,;\n،؛]|\band\b|\s(?=و)/.exec(text.slice(end, nextStart))
  return {
    from: previousEnd === 0 ? 0 : previousEnd + (lead?.[0].length ?? 0),
    to: trail ? end + trail.index : nextStart,
  }
}

function fromSentences(
  text: string,
  found: readonly Quantity[],
  words: (start: number, end: number) => string,
  hasDiscountPercent: boolean,
): Priced[] {
  const candidates = found.filter(
    (quantity, index) =>
      // "400 درهم للواحد" is also read as "one dirham" that begins inside the 400.
      quantity.start >= (found[index - 1]?.end ?? 0) &&
      quantity.kind !== 'percent' &&
      quantity.kind !== 'age' &&
      !(quantity.kind === 'number' && isNoAmount(quantity, text, words, found)),
  )
  const lines: Priced[] = []
  for (let index = 0; index < candidates.length; index += 1) {
    const first = candidates[index] as Quantity
    const second = candidates[index + 1]
    const pair = second && pairOf(first, second, text, words)
    if (pair) {
      lines.push(pair)
      index += 1
    } else if (first.kind === 'money' || first.kind === 'number') {
      const before = words(Math.max(0, first.start - 18), first.start)
      const after = words(first.end, first.end + 12)
      const isOff =
        !hasDiscountPercent &&
        (DISCOUNT.test(before) ||
          /^\s*(?:off|discount|خصم)(?!\s*(?:(?:of|:|=)\s*)?(?:(?:aed|dhs)\s*)?\d)/.test(after))
      lines.push({
        start: first.start,
        end: first.end,
        quantity: 1,
        price: isOff ? -first.value : first.value,
        description: isOff ? '' : nameBefore(text, first.start, lines.at(-1)?.end ?? 0),
      })
    }
  }
  return lines
}

/** "Net 1,000, VAT 50, total 1,050" names one amount three times. */
function onlyNet(lines: Priced[], words: (start: number, end: number) => string): Priced[] {
  const labels = lines.map(
    ({ start }) =>
      /(net|subtotal|صاف|vat|tax|ضريبه|gross|total|اجمالي|مجموع)\S*\s*(?:is|of|:|=)?\s*$/.exec(
        words(Math.max(0, start - 16), start),
      )?.[1],
  )
  const [net, tax, gross] = [/net|sub|صاف/, /vat|tax|ضريبه/, /gross|total|اجمالي|مجموع/].map(
    (kind) => labels.findIndex((label) => label !== undefined && kind.test(label)),
  )
  const line = lines[net as number]
  if (lines.length === 3 && line && tax !== -1 && gross !== -1) return [{ ...line, basis: 'net' }]
  // "Total 1,050, VAT 50": the second is the tax on the first and no further price.
  const highest = Math.max(...lines.map(({ price }) => price))
  const isTax = ({ price, end }: Priced, index: number) =>
    (index > 0 || /^\s*(?:on|for|علي)\s/.test(words(end, end + 6))) &&
    /vat|tax|ضريبه/.test(labels[index] ?? '') &&
    price <= highest * MAX_TAX
  const prices = lines.filter((line, index) => !isTax(line, index))
  const [only] = prices
  const stated = lines.find(isTax)
  if (prices.length !== 1 || !only || !stated) return prices
  const matches = (amount: number) => Math.abs(stated.price - amount) < 0.05
  if (matches(only.price * VAT_RATE)) return [{ ...only, basis: 'net' }]
  return matches((only.price * VAT_RATE) / (1 + VAT_RATE)) ? [{ ...only, basis: 'gross' }] : prices
}

/** A sum beside the word VAT that is at most so much of a price is the tax on it. */
const MAX_TAX = 0.06

/** `3 laptops at 2,500`, `2 x 350`, `10 hours at 300`, `2,500 x 3`; `3 laptops for 7,500` is one price for all of them. */
function pairOf(
  first: Quantity,
  second: Quantity,
  text: string,
  words: (start: number, end: number) => string,
): Priced | undefined {
  if (
    first.kind === 'percent' ||
    second.kind === 'percent' ||
    first.kind === 'age' ||
    second.kind === 'age'
  )
    return undefined
  const between = words(first.end, second.start)
  if (
    second.kind === 'duration' &&
    (first.kind === 'money' || first.kind === 'number') &&
    FOR_A_TIME.test(between)
  ) {
    const count = countOf(second)
    const lastWord = words(Math.max(0, first.start - 10), first.start)
      .trim()
      .split(/\s/)
      .at(-1)
    const isMonthly = lastWord?.includes('شهري') ?? false
    const hasPeriod = isMonthly || A_PERIOD.test(between)
    return count === undefined || !hasPeriod
      ? undefined
      : {
          start: first.start,
          end: second.end,
          quantity: count,
          price: first.value,
          description: nameBefore(text, first.start, 0),
        }
  }
  const span = { start: first.start, end: second.end }
  if (TIMES.test(between) && (second.kind === 'number' || second.kind === 'money')) {
    const isPriceFirst = first.kind === 'money' && second.kind === 'number'
    const count = isPriceFirst ? second.value : countOf(first)
    const price = isPriceFirst ? first.value : second.value
    return count === undefined
      ? undefined
      : { ...span, quantity: count, price, description: nameBefore(text, first.start, 0) }
  }
  const count = countOf(first)
  if (
    count !== undefined &&
    /(?:qty|quantity|كميه|العدد)\s*(?:[:=]\s*)?$/.test(
      words(Math.max(0, first.start - 14), first.start),
    ) &&
    /(?:price|rate|cost|at|سعر)[^\d]{0,14}$/.test(between)
  ) {
    return { ...span, quantity: count, price: (second as { value: number }).value, description: '' }
  }
  if (/\band\b|[,،+]/.test(between)) return undefined
  if (
    count === undefined ||
    (second.kind !== 'number' && second.kind !== 'money') ||
    !isPriceOf(between, words(second.end, second.end + 24))
  )
    return undefined
  const name = text
    .slice(first.kind === 'number' ? first.end : first.start, second.start)
    .replace(
      /\s*(?:\b(?:at|for|costing|priced at|worth|each|of|rate of|x)|@|×|\*|بسعر|بقيمة|سعر\s\S+|قيمة\s\S+|بمبلغ|ب|كل\s\S+)?\s*(?:a|an|AED|Dhs?\.?)?\s*$/i,
      '',
    )
    .trim()
  const after = words(second.end, second.end + 24)
  const isTotal =
    (/(?:^|\s)(?:for|بمبلغ|بقيمه)\s*$/.test(between) && !EACH.test(after)) ||
    /^\s*(?:aed|dirhams?|درهم)?\s*(?:in total|total|altogether|for all|اجمال|للكل|في المجموع)/.test(
      after,
    )
  return {
    ...span,
    quantity: isTotal ? 1 : count,
    price: second.value,
    description: isTotal ? `${count} ${name}` : name,
  }
}

/** Whether what stands between a number and a price, and behind the price, makes it the price of so many. */
function isPriceOf(between: string, after: string): boolean {
  if (AT.test(between)) return true
  if (!/^ ?[^\d\n,;،؛]{2,40}$/.test(between)) return false
  const [, unit] = /^\s*(?:(?:aed|dhs?)\s*)?(?:\/ ?|per |an? )([a-z]{3,})/.exec(after) ?? []
  return EACH_ONE.test(after) || (unit !== undefined && between.trimStart().startsWith(unit))
}

function countOf(quantity: Quantity): number | undefined {
  if (quantity.kind === 'number' || quantity.kind === 'measure') return quantity.value
  if (quantity.kind !== 'duration') return undefined
  const counts = Object.values(quantity.parts)
  return counts.length === 1 ? counts[0] : undefined
}

/** Invoice numbers, years, the 5 of "5 VAT", and a small count such as "two invoices" are no amounts. */
function isNoAmount(
  quantity: Extract<Quantity, { kind: 'number' }>,
  text: string,
  words: (start: number, end: number) => string,
  found: readonly Quantity[],
): boolean {
  const { start, end, value } = quantity
  if (
    /^(?:zero|one|صفر|\S{0,2}واحد[ةه]?)$/i.test(text.slice(start, end)) ||
    value >= 1e13 ||
    NAMES_A_NUMBER.test(words(Math.max(0, start - 16), start))
  )
    return true
  const after = words(end, end + 20)
  if (value === 5 && /^\s*(?:vat|tax|ضريبه)/.test(after)) return true
  const others = found.filter(
    (other) => other !== quantity && (other.kind === 'money' || other.kind === 'number'),
  )
  if (
    A_YEAR.test(text.slice(start, end)) &&
    others.some(({ kind }) => kind === 'money') &&
    /(?:in|for|q[1-4]|[a-z]{3,9}|عام|سنه)\s*$/.test(words(Math.max(0, start - 10), start))
  )
    return true
  const index = found.indexOf(quantity)
  const next = found[index + 1]
  const isPaired =
    next !== undefined && isPriceOf(words(end, next.start), words(next.end, next.end + 24))
  return (
    !isPaired &&
    others.length > 0 &&
    value <= 20 &&
    Number.isInteger(value) &&
    /^\s*(?!aed|dhs?\b|dirham|درهم|each|incl|excl|plus|and|net|gross|before|شامل|غير|و)[a-z\u0621-\u064a]{3,}/.test(
      after,
    ) &&
    !/^\s*(?:x|×|\*)/.test(after)
  )
}

const FILLER =
  /^(?:(?:please|hi|hello|hey|reverse|take|back|get|know|can|could|you|i|we|my|our|have|has|need|want|add|calculate|compute|work|out|find|tell|me|what|is|are|was|the|a|an|of|on|for|to|from|in|and|vat|tax|amount|price|total|cost|costs|bill|invoice|sold|sell|sale|bought|extract|remove|how|much|with|at|plus|then|also|including|inclusive|excluding|excl|incl|net|gross|value|worth|these|this|items?|lines?|uae|it|if|by|do|does|paid|pay|customer|client|each|some|got|which|that|zero|rated|zero-rated|exempt|exports?|standard|ابي|ابغى|اعرف|أعرف|احسب|اضف|أضف|ضريبة|الضريبة|القيمة|المضافة|على|مبلغ|المبلغ|من|في|كم|ما|هي|هو|سعر|السعر|لدي|عندي|بعت|اشتريت|استخرج|شامل|غير|قيمة|فاتورة|الفاتورة|إلى|عن|و|مع|لـ?|ب|بـ|بسعر|يصبح|درهم|دفعت|charge|owe|s)(?!\p{L})['’]?\s*)+/iu

/** The name of what a single price is for: the last words before it that are not part of the question. */
function nameBefore(text: string, start: number, from: number): string {
  const lead = text.slice(Math.max(from, start - 60), start)
  const piece =
    lead
      .split(/[,;:\n،؛.?!؟]|(?<!\s)\s+(?:and|plus|then)\s+|(?<!\s)\s+و(?=\S)/i)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? ''
  const name = piece
    .trim()
    .replace(FILLER, '')
    .replace(
      /(?:^|(?<!\s)\s+)(?:is|are|was|at|for|of|costs?|AED|Dhs?\.?|=|-|–|بسعر|بقيمة|ب)\s*$/i,
      '',
    )
    .trim()
  return /^[\p{L}][\p{L}\p{N} &'’()/-]{1,38}$/u.test(name) && name.split(/\s+/).length <= 4
    ? name
    : ''
}
