import { fold } from '../reading/fold.ts'
import type { Span } from '../reading/words.ts'

// "My last car loan was 1,900", "office rent 240,000 (was 215,000 before)": what a figure was is told, and what it is counts.

/** "My last car loan was 1,900", "we used to pay 12,000": what is no more; the last pay is that which counts. */
const NO_MORE =
  /(?<!\p{L})(?:(?:last|previous|former|old|earlier)\s(?:\p{L}{2,9}\s){0,2}(?:car|loan|mortgage|emi|instal?lment|lease|flat|phone|card|debt|job|quote|quotation|statement|form)s?\s(?:\p{L}{2,9}\s){0,2}(?:was|were|cost|took|paid)|used to (?:pay|be paying|cost|owe)|(?:كنت|كنا) (?:ب|[اأن]){0,2}دفع|كان (?:عندي |علي |عندنا )?(?:قسط|قرض|[اأإ]يجار)|(?:ال)?(?:عرض|كشف|سعر|فاتوره|نموذج) ال(?:قديم|سابق)ه?(?: كان| كانت)?|(?:ال)?(?:قسط|قرض|[اأإ]يجار) (?:\p{L}{2,9} ){0,1}(?:ال)(?:قديم|سابق|[اأ]ول)[ةه]?(?: كان| كانت)?)(?:\s[\p{L}'’]{1,12}){0,3}\s(?:aed\s)?$/iu

/** "8,000 until 2023, then 10,000", "started on 5,000, now 8,000": what came first, beside what came after it. */
const AT_FIRST =
  /^(?: ?(?:aed|dhs?|درهم))?[,،]? (?:until|till|at first|initially|in the beginning|لين|لحد|حتي|لغايه|في البدايه|بالبدايه|اول)(?!\p{L})[^.!?؟\n]{0,24}?(?<!\p{L})(?:then|and then|now|after that|from then|بعدين|بعدها|ثم|وبعد|الحين|حاليا|صار)(?!\p{L})[^.!?؟\n]{0,16}?\d/u
const STARTED =
  /(?<!\p{L})(?:was|were|used to be|كان|كانت|(?:started|began|joined|hired) (?:on|at|with|off at))(?: (?:a |an )?(?:basic|salary|basic salary|basic pay|pay|rent)(?: of)?)?\s(?:aed )?$/u
/** An amount, and no weight or age. */
const LARGE = /[\d٠-٩][.,٫٬]?[\d٠-٩][\d٠-٩.,٫٬]{2,}|[\d٠-٩]\s?(?:k(?![a-z])|[أا]لف|[آا]لاف)/iu
const SINCE_THEN =
  /^[^.!?؟\n]{0,32}?(?<!\p{L})(?:و(?=\p{Script=Arabic}{3}))?(?:now|today|currently|these days|الحين|الان|حاليا|صار|صارت|اصبح|اليوم)(?!\p{L})/u

/** "Office rent 240,000 (was 215,000 before)", "(10,500 till 2024 but now 12)": what stands in brackets was. */
const IN_BRACKETS =
  /\((?:\p{L}{1,9} ){0,3}(?:was|were|used to be|before|first|formerly|كان|كانت|كانوا|قبل|اول)(?: \p{L}{1,9}){0,3} (?:aed |dhs? )?$/iu
const OPENS = /\((?:aed |dhs? )?$/iu
const UNTIL =
  /^(?: (?:aed|dhs?|درهم|الف))? (?:until|till|before|لين|لحد|لغايه|قبل) (?:(?:the |ال)?(?:last|20\d\d|end|سنه|شهر|عام|اخر))/iu
/** "He was asking 1.92M before", «كان 8,200 لحد السنة الماضية» */
const WAS =
  /(?<!\p{L})(?:was|were|used to be|كان|كانت)(?: (?:asking|paying|at|about|on|ب|حوالي)){0,2} (?:aed |dhs? )?$/iu
const BEFORE =
  /^(?: (?:aed|dhs?|درهم|الف))? (?:before|earlier|previously|originally|سابقا|من قبل)(?!\p{L})(?! (?:vat|tax|discount|the))/iu
/** "Customers were 30 the last two months, but that one has left" */
const ENDED =
  /^[^.!?؟\n\d]{0,8}(?:but|بس|لكن)(?: \p{L}{1,9}){1,4}? (?:left|stopped|ended|gone|مشي|مشوا|راح|راحوا|خلص|وقف|انتهي)(?!\p{L})/iu
const IN_PAST = /(?<!\p{L})(?:last|فاتوا?|فاتت|الماضيه?|الماضيين) (?:\p{L}{1,9} ){1,4}(?:aed )?$/iu
/** "The 6,000 is old", "the 380 I wrote was before the payment" */
const IS_OLD =
  /^(?: (?:(?:that |which )?(?:i|we|he|she|they) (?:wrote|said|sent|gave|typed)(?: \p{L}{1,9}){0,4}? )?(?:is|was|were|are) (?:the |an? )?(?:old|wrong|outdated|former|previous|summer|winter|typo|mistake|before (?:that|then|last|we|they|i))| (?:(?:كان|كانت|هذا|هذي|ده|دي|هو|هي) )?(?:قديم|قديمه|غلط|خطا|بالصيف|الصيف))(?!\p{L})/iu

const LONGEST = 60

/** Whether a message tells what a figure once was, beside what it is. */
export function isFormer(text: string, { start, end }: Span, all: readonly Span[]): boolean {
  const before = fold(text.slice(Math.max(0, start - LONGEST), start)).text
  const behind = fold(text.slice(end, end + LONGEST)).text
  if (NO_MORE.test(before) || AT_FIRST.test(behind)) return true
  if (isOld(text, { end }) || (IN_PAST.test(before) && ENDED.test(behind))) return true
  const last = all.findLast((other) => other.end <= start && start - other.end < LONGEST)
  const isInBrackets = IN_BRACKETS.test(before) || (OPENS.test(before) && UNTIL.test(behind))
  // "310,000 a month (it was 290)"
  if (isInBrackets && last && LARGE.test(text.slice(last.start, last.end))) return true
  if (!LARGE.test(text.slice(start, end)) && !/m$/i.test(text.slice(start, end).trim()))
    return false
  return (
    (STARTED.test(before) && SINCE_THEN.test(behind)) ||
    (all.length > 0 && WAS.test(before) && (BEFORE.test(behind) || UNTIL.test(behind)))
  )
}

/** Whether it is said of a figure that it holds no more. */
export const isOld = (text: string, { end }: Pick<Span, 'end'>): boolean => {
  const behind = fold(text.slice(end, end + LONGEST)).text
  return IS_OLD.test(behind)
}
