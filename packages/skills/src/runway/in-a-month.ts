import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { comingMonth } from './coming-month.ts'

// What comes in or goes out once: "my partner puts in 30,000 in February 2027".

const WHEN = '(?:in|by|during|on|this|next|coming|في|ب|خلال|شهر|بشهر)'
/** "will be paid", «راح توصل»: what is said of an amount before its month, and nothing that is said of every month. */
const SAID =
  "(?:,?[ -](?!(?:a|per|each|every|month|monthly|and|but|or|until|till|since|if|when|کل|كل|و|لكن|بس|لو|اذا|بالشهر|شهريا|لين|حتي|لحد|من)(?!\\p{L}))[\\p{L}'’]{1,14}){1,7}?"
const FROM = '(?: (?:from|من) (?:a |the |our )?\\p{L}+)?'
const BESIDE = new RegExp(
  `^(?: ?(?:aed|dhs?|dirhams?|درهم))?(?:${FROM}(?: ${WHEN}){0,2}|${SAID}${FROM}(?:${SAID})?(?: ${WHEN}){1,2}) (?:ب)?(${monthNames.join('|')})(?!\\p{L})(?:,? ?(?:سنه |عام )?(20\\d\\d))?`,
  'u',
)
const REACH = 72

/** "Once, in March 2027, we pay 60,000" */
const BEFORE = new RegExp(
  `(?:in|during|on|في|شهر|بشهر) (?:شهر )?(${monthNames.join('|')})(?!\\p{L})(?:,? ?(?:سنه |عام )?(20\\d\\d))?[,،]?(?: \\p{L}+){0,6} ?(?:aed|dhs?|درهم)? ?$`,
  'u',
)

/** `2027-02`: the month that stands right beside an amount, this year's or the next to come. */
export function monthBeside(
  { text }: Message,
  { start, end }: Mention,
  today: string,
): string | undefined {
  const behind = BESIDE.exec(fold(text.slice(end, end + REACH)).text)
  const [, name, year] =
    behind ?? BEFORE.exec(fold(text.slice(Math.max(0, start - REACH), start)).text) ?? []
  return name ? comingMonth(name, year, today) : undefined
}

/** Of several costs those that have a month of their own, beside those of every month. */
export function ofOneMonth<Amount extends { mention: Mention; period?: string }>(
  costs: readonly Amount[],
  message: Message,
  today: string,
): { ofMonth: readonly Amount[]; others: readonly Amount[] } {
  const ofMonth = costs.filter(
    ({ mention, period }) => !period && monthBeside(message, mention, today) !== undefined,
  )
  return ofMonth.length < costs.length
    ? { ofMonth, others: costs.filter((line) => !ofMonth.includes(line)) }
    : { ofMonth: [], others: costs }
}

/** The amounts that have a month of their own. */
export const onceIn = <Amount extends { mention: Mention }>(
  message: Message,
  today: string,
  amounts: readonly Amount[] = [],
  amountOf: (amount: Amount) => number,
): { month: string; amount: number }[] =>
  amounts.flatMap((amount) => {
    const month = monthBeside(message, amount.mention, today)
    return month ? [{ month, amount: amountOf(amount) }] : []
  })
