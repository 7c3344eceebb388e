import { fold } from '../reading/fold.ts'
import { monthNames } from '../reading/month-names.ts'
import { isAbout } from './analysis.ts'
import type { Asked, LedgerInput } from './input.ts'
import { limitsIn } from './limits.ts'
import { namesEntries, refersBack } from './questions.ts'

// What a request leaves unsaid because it stands in what was asked before.

const OF_SPENDING =
  /\b(?:spend|spent|spending|expenses?|costs?|went out|go out|outgoings?)\b|(?<!\p{L})[وفبل]{0,2}(?:ال)?(?:مصاريف|مصروف(?:ات)?|صرف(?:نا|ت|تو|وا)?|طلع(?:نا|ت)?|خرج(?:نا|ت)?|نفقات|انفقنا|تكاليف)(?!\p{L})/u

/** "Donations in total, and the expenses in total?": the other side of what only came in. */
export const isOtherSide = (
  text: string,
  before: readonly { words: readonly string[] }[],
  entries: LedgerInput['entries'],
): boolean =>
  OF_SPENDING.test(fold(text).text) &&
  before.some(({ words }) => {
    const about = entries.filter((entry) => words.length > 0 && isAbout(entry, words))
    return about.length > 0 && about.every(({ direction }) => direction === 'in')
  })

const TIME = new RegExp(
  `(?<!\\p{L})(?:and|how much|what about|how about|in|for|of|the|month|و?(?:كم|كام|قديش|شكثر|شقد|بكم)|و?(?:في|ب)|(?:ال)?شهر|و?[بلف]?(?:${monthNames.join('|')}))(?!\\p{L})`,
  'gu',
)
/** "How much on rent in October, and how much in November?" */
export const isOnlyOfTime = (text: string): boolean =>
  !/\p{L}/u.test(fold(text).text.replace(TIME, ' '))

const LAST =
  /\b(?:last|latest|most recent) (?:time|payment|purchase|entry|transaction|one|bill|invoice|charge)\b|\bwhen (?:did|have|was|were) (?:we|i|it|they) (?:last|most recently)\b|(?<!\p{L})[وفب]?(?:[آا]خر (?:مر[ةه]|دفع[ةه]|قيد|فاتور[ةه]|عملي[ةه]|مبلغ|تحويل))(?!\p{L})/iu
/** "When did we last pay them?" */
export const asksForLast = (text: string): boolean => LAST.test(text)

interface Part {
  text: string
  question: Asked['question']
  words: readonly string[]
  times: readonly unknown[]
}

/** "… and which the least?" behind the categories is one of those; what names only a month is about what stands before it. */
export const withUnsaid = <P extends Part>(parts: readonly P[]): P[] =>
  parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before || part.words.length > 0) return part
    const earlier = parts.slice(0, index)
    const takesWords =
      part.question === 'days' || (part.question === 'changes' && isOneSought(earlier))
    if (takesWords && refersBack(part.text))
      return { ...part, words: earlier.findLast(({ words }) => words.length > 0)?.words ?? [] }
    if (part.times.length > 0 && before.words.length > 0 && isOnlyOfTime(part.text))
      return { ...part, words: before.words }
    return part.question === 'top' && before.question === 'categories' && !namesEntries(part.text)
      ? { ...part, question: before.question }
      : part
  })

/** "How much on electricity in the two months, and the difference between them?" */
const isOneSought = (parts: readonly Part[]): boolean =>
  parts.some(({ words }) => words.length > 0) &&
  parts.filter(({ question, words }) => question === 'overview' && words.length > 0).length < 2

const MOST =
  /\b(?:most|more|largest|biggest|highest)\b|(?<!\p{L})(?:[أا]كثر|[أا]كتر|[أا]كبر|[أا]عل[ىي])(?!\p{L})/iu
/** "Which day did I spend the most?" */
export const isRanking = (text: string): boolean => MOST.test(text) || LEAST.test(text)
const LEAST = /\b(?:least|smallest|lowest)\b|(?<!\p{L})(?:[أا]قل|[أا]صغر)(?!\p{L})/iu

/** "The largest and the smallest", "the category with the most and the one with the least" */
export const wantsBothEnds = (
  text: string,
  question: Asked['question'],
  operations: readonly string[],
): boolean =>
  operations.includes('least') &&
  (operations.includes('top') || (question === 'categories' && MOST.test(text)))

const LESS_THAN = /(?<!\p{L})(?:[أا]قل|[أا]صغر|[أا]رخص) من(?!\p{L})/u
/** «اللي أقل من ٢٠٠» is a limit, and no smallest of all. */
export const withoutLimitWords = <P extends { text: string; operations: readonly string[] }>(
  part: P,
): P =>
  LESS_THAN.test(part.text) && limitsIn(part.text)
    ? { ...part, operations: part.operations.filter((one) => one !== 'least') }
    : part
