import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import type { Message } from './affinity.ts'
import type { ConceptMatch } from './match-concepts.ts'

const IN_MONTH = new RegExp(
  `^ ?(?:aed|dhs?|dirhams?|درهم)?,?(?: (?:late|overdue|متاخره?|that (?:is|are) (?:late|overdue)))?(?: (?:from|من) (?:a |the |our )?\\p{L}+)? (?:only |once |فقط |بس )?(?:(?:cash |كاش )?(?:today|now|اليوم|الحين|هلق)(?!\\p{L})|(?:in|by|during|في|خلال|شهر|بشهر) (?:شهر )?(?:${monthNames.join('|')})(?!\\p{L}))`,
  'u',
)
const REACH = 64
const RECEIVING =
  /(?:\breceiv(?:e|ing)|\bcollect(?:ing)?|\bget(?:ting)?|\bpay(?:s|ing)? (?:us|me)|\b(?:client|customer|buyer|tenant)s? (?:will |is going to |owes us and )?pays?|(?:بي|ي|سي|هي|حي)(?:دفع|عطي|دخل|وصل|حول|دش|فوت)\p{L}{0,4}|(?:بن|ن|سن|هن|حن)(?:ستلم|قبض|حصل)\p{L}{0,2})(?: (?:us|me|back|لنا|علينا|لي|another|about|around|حوالي))?(?: (?:aed|dhs?))? ?$/u
/** Who puts money in puts it in once: "an investor gives us 160,000". */
const BY_INVESTOR =
  /(?:\b(?:investor|angel|shareholder|grandfather|father)s? (?:will |would )?(?:gives?|puts?|pays?|sends?|adds?|brings?)(?: (?:us|me|in))?|(?:ال)?(?:مستثمر|شريك)(?: جديد)? (?:ب|هي|راح |رح )?(?:يعطي|يدفع|يحط|يدخل|يجيب)\p{L}{0,3}(?: (?:لنا|لي))?)(?: (?:aed|dhs?|about|حوالي))? ?$/u
const LEAST = 100

/** "A client will pay us 60,000 in February 2027": received once, and no income of every month. */
export function withReceivedOnce({ text, mentions, concepts }: Message): ConceptMatch[] {
  const once = mentions.filter(
    (mention) =>
      (mention.kind === 'money' || mention.kind === 'number') &&
      mention.value >= LEAST &&
      mention.period === undefined &&
      isOnce(
        fold(text.slice(Math.max(0, mention.start - REACH), mention.start)).text,
        fold(text.slice(mention.end, mention.end + REACH)).text,
      ),
  )
  if (once.length === 0) return [...concepts]
  const isOfOnce = (match: ConceptMatch) =>
    (match.concept === 'income' &&
      once.some(({ start }) => match.end <= start && start - match.end < NEAR)) ||
    (match.concept === 'cash' &&
      once.some(({ end }) => match.start >= end && match.start - end < NEAREST))
  return [
    ...concepts.filter((match) => !isOfOnce(match)),
    ...once.map(({ start }) => ({
      concept: 'extraCash' as const,
      start: start - 1,
      end: start - 1,
    })),
  ]
}
const isOnce = (before: string, behind: string): boolean =>
  BY_INVESTOR.test(before) || (RECEIVING.test(before) && IN_MONTH.test(behind))
const NEAR = 16
const NEAREST = 3
