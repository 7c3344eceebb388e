import { isBeside, type Message } from '../understanding/affinity.ts'
import { isReached } from '../what-if.ts'
import type { Amount, TaxValues } from './values.ts'

// What is told of single figures of a year beside what they are.

const ABOVE =
  /(?:\b(?:above|over|more than|exceed(?:s|ed|ing)?|beyond|north of|upwards of|at least|higher than)|(?<!\p{L})(?:فوق|[أا]ك[ثت]ر من|[أا]على من|[تي]?تجاوز(?:ت)?|[تي]زيد عن|[تي]زيد على|لا تقل عن))\s{1,2}(?:the |aed |dhs? |ال[ـ]?\s?)?$/iu
const NOT =
  /(?:\b(?:no|not|never|isn['’]?t|wasn['’]?t|won['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|haven['’]?t|hasn['’]?t|will not)|(?<!\p{L})(?:لا|لن|لم|ما|مش|مو|مب|ليست?|موب|ماراح|ماعدت))(?!\p{L})[^.,!?؟،\n\d]{0,32}$/iu
const REACH = 28
const NOT_WITHIN = 64

/** "Well above 3 million": so much and more; "it won't be over 3 million" is no more than that. */
export function isAtLeast({ text }: Message, { mention }: Amount): boolean {
  const told = ABOVE.exec(text.slice(Math.max(0, mention.start - REACH), mention.start))
  if (!told) return false
  const at = Math.max(0, mention.start - REACH) + told.index
  return !NOT.test(text.slice(Math.max(0, at - NOT_WITHIN), at))
}

/** "We made 4.1 million in sales": what was made is revenue, of which no profit is known. */
export const withSales = (values: TaxValues, message: Message): TaxValues =>
  values.earned && !values.revenue && isBeside(message, 'turnover', values.earned.mention)
    ? { ...values, revenue: values.earned, earned: undefined }
    : values

const ASKS_BEFORE =
  /(?:\b(?:can|could|may|does|do|is|are|eligible|qualify|qualifies|yes or no)\b|(?<!\p{L})(?:هل|[أا]قدر|نقدر|ممكن|ينفع|[تي]نطبق|[تي]شملن[اي]|م[ؤو]هل\p{L}{0,3}))[^.!?؟\n]{0,60}$/iu
const ASKS_BEHIND =
  /^[^.!?؟\n]{0,30}(?:\b(?:possible|available|apply|open)\b|ينفع|ممكن|[تي]نطبق|متاح\p{L}{0,3})[^.!\n]{0,40}[?؟]/iu

/** "Can we use small business relief?" */
export const asksForRelief = ({ text, concepts }: Message): boolean =>
  concepts.some(
    ({ concept, start, end }) =>
      concept === 'smallBusinessRelief' &&
      (ASKS_BEFORE.test(text.slice(0, start)) || ASKS_BEHIND.test(text.slice(end))),
  )

const BELOW =
  /(?:\b(?:under|below|less than|at most|no more than|up to)|(?<!\p{L})(?:تحت|دون|[أا]قل من|لا [تي](?:تجاوز|زيد عن)|ما [تي](?:تجاوز|زيد عن)))\s{1,2}(?:the |aed |dhs? |ال[ـ]?\s?)?$/iu

/** «الإيرادات أقل من 3 مليون» and "our revenue went up to 3.1m" tell how much there is, and no change of it. */
export function withBounds(values: TaxValues, message: Message): TaxValues {
  const { revenueUp, revenueDown, revenue } = values
  if (revenue) return values
  if (revenueUp && isReached(message, revenueUp.mention))
    return { ...values, revenue: revenueUp, revenueUp: undefined }
  const isBound =
    revenueDown &&
    BELOW.test(
      message.text.slice(Math.max(0, revenueDown.mention.start - REACH), revenueDown.mention.start),
    )
  return isBound || (revenueDown && isReached(message, revenueDown.mention))
    ? { ...values, revenue: revenueDown, revenueDown: undefined }
    : values
}

const LEFT_OF =
  /(?:\b(?:left|keep|remains?|remaining|after(?: corporate)? tax|after ct)\b[^.?!\d]{0,30} (?:on|from|of|out of|if (?:i|we) (?:make|made|earn|earned))(?: a| the)?(?: aed| dhs?)?|(?<!\p{L})(?:[يت]?بقى|[يت]تبقى|باقي|يصفى|يضل|بعد الضريب[ةه])(?!\p{L})[^.?!؟\d]{0,30} (?:من(?: ال)?|على))\s?$/iu
const LONGEST_LEFT = 80

/** "What is left after tax on 900,000?": the profit that is taxed, and nothing that is to be left. */
export const profitLeftOf = (
  { left, profit }: TaxValues,
  { text }: Message,
): TaxValues['profit'] =>
  left &&
  !profit &&
  LEFT_OF.test(text.slice(Math.max(0, left.mention.start - LONGEST_LEFT), left.mention.start))
    ? left
    : undefined

const NO_REST =
  /^\s(?:(?:at |as )?(?:zero|nil|صفر)|(?:it|them|that|this|these|those|(?:the|my|our|all)\s\p{L}{1,20})\s(?:out|off|aside)(?!\p{L}))/iu

/** What else than the tax is to stand in the first line. */
export function asked(message: Message, hasLosses: boolean): { find?: 'left' | 'monthly' } {
  const { text, concepts } = message
  // «هل ينفع تبقى صفر» asks for no rest, and "I left it out" neither.
  const isLeftAsked = concepts.some(
    ({ concept, end }) => concept === 'afterTax' && !NO_REST.test(text.slice(end)),
  )
  if (!hasLosses && isLeftAsked) return { find: 'left' }
  const isPeriod = ({ start }: { start: number }) =>
    concepts.some((other) => other.concept === 'eachMonth' && other.start === start)
  const isMonthAsked = concepts.some(
    (match) =>
      match.concept === 'setAside' &&
      !(
        isPeriod(match) &&
        message.mentions.some(
          (mention) => mention.start >= match.end || message.clauses.isNext(mention, match),
        )
      ),
  )
  return isMonthAsked ? { find: 'monthly' } : {}
}

const PAID = /\b(?:paid|pay)\b|(?<!\p{L})و?(?:دفع(?:نا|ت|ناها)?|سدد(?:نا|ت))(?!\p{L})/iu
const LAST_YEAR =
  /\b(?:last|previous|prior) year\b|\bin 20\d{2}\b|(?:السن[ةه]|العام|عام|سن[ةه]) (?:الماضي[ةه]?|اللي فات[ت]?|اللي راح[ت]?|الفايت[ةه]?|السابق[ةه]?)/iu
const BESIDE = 40

/** "I paid 20k tax last year": what was paid for another year is not held against the tax of this one. */
export function isOfLastYear(amount: Amount | undefined, { text }: Message): boolean {
  if (!amount) return false
  const { mention } = amount
  const before = /[^.!?؟\n]{0,40}$/.exec(
    text.slice(Math.max(0, mention.start - BESIDE), mention.start),
  )
  const behind = /^(?:[^.!?؟\n]|\.(?=\d))*/.exec(text.slice(mention.end, mention.end + BESIDE))
  const said = `${before?.[0] ?? ''} ${behind?.[0] ?? ''}`
  return PAID.test(said) && LAST_YEAR.test(said)
}
