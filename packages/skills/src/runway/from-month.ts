import type { Bilingual } from '@wakeel/contract'
import { fold } from '../reading/fold.ts'
import { formatMoney, formatMonth } from '../reading/format.ts'
import { monthNames } from '../reading/month-names.ts'
import type { Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'
import { comingMonth } from './coming-month.ts'

// "From March a client pays us 25,000 a month": what comes in or goes out every month, but only from a month on.

const MONTH = `(${monthNames.join('|')})(?!\\p{L})(?:,? ?(?:سنه |عام )?(20\\d\\d))?`
const ON = '(?: on| onwards?| وبعد| وطالع| فصاعدا)?'
const FROM =
  '(?:from|as of|as from|starting|starting in|starting from|beginning|beginning in|begins in|starts in|ابتداء من|اعتبارا من|بدايه من|بدءا من|من|من شهر|من بدايه|يبدا من|يبدا في|تبدا من|تبدا في)'
const SAID = "(?:,?[ -][\\p{L}'’]{1,14}){0,5}"
const BEFORE = new RegExp(
  `(?:^|[^\\p{L}])و?${FROM} (?:the |شهر )?${MONTH}${ON}[,،]?${SAID} ?(?:aed|dhs?|درهم)? ?$`,
  'u',
)
const EVERY =
  '(?: (?:a|per|each|every) month| monthly| شهريا| (?:ب|في )?الشهر| كل شهر| aed| dhs?| dirhams?| درهم| extra| more)'
const BEHIND = new RegExp(`^${EVERY}{0,3},?(?: but)?(?: only)? ${FROM} (?:the |شهر )?${MONTH}`, 'u')
const REACH = 72

/** `2027-03`: from when on an amount counts, if that is later than the next month. */
export function fromMonth(
  { text, mentions }: Message,
  { start, end }: Mention,
  today: string,
): string | undefined {
  const before = mentions.findLast((other) => other.end <= start && other.kind !== 'date')
  const from = Math.max(before?.end ?? 0, start - REACH)
  const [, name, year] =
    BEHIND.exec(fold(text.slice(end, end + REACH)).text) ??
    BEFORE.exec(fold(text.slice(from, start)).text) ??
    []
  if (!name) return undefined
  const month = comingMonth(name, year, today)
  return month > today.slice(0, 7) ? month : undefined
}

/** What is said of an amount that counts only from a month on. */
export const saidFrom = (
  { en, ar }: Bilingual,
  amount: number,
  month: string,
  currency: string,
): Bilingual => ({
  en: `${en} ${formatMoney(amount, 'en', currency)} a month from ${formatMonth(month, 'en')} on`,
  ar: `${ar} ${formatMoney(amount, 'ar', currency)} شهريًا ابتداءً من ${formatMonth(month, 'ar')}`,
})
