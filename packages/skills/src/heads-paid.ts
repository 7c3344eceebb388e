import { isBeside, type Message } from './understanding/affinity.ts'
import type { Mention } from './understanding/mentions.ts'

// An amount for one of several people: "10 employees at 15k each", "let go two people at 14k each".

const MOST_HEADS = 1000

export const isForEach = (message: Message, mention: Mention): boolean =>
  isPaidToCounted(message, mention) ||
  isEachBeside(message, mention) ||
  EACH_BEHIND.test(message.text.slice(mention.end)) ||
  EACH_PAYS.test(message.text.slice(Math.max(0, mention.start - LONGEST_EACH), mention.start))

/** "3 staff at 6,000", «4 موظفين ب 5000»: between people who are counted and an amount stands only the word for a price. */
const isPaidToCounted = ({ text, mentions, concepts }: Message, mention: Mention): boolean => {
  const count = mentions.findLast(({ end }) => end <= mention.start)
  if (!count || !isCount(count) || count.value < 2) return false
  return concepts.some(
    ({ concept, start, end }) =>
      concept === 'pay' && start === count.end + 1 && AT_PRICE.test(text.slice(end, mention.start)),
  )
}
const AT_PRICE =
  /^\s(?:at|@|on|paid|earning|getting|making|ب|براتب|بمرتب|على)\s?(?:aed\s|dhs?\s)?$/iu

/** "3 workers at 2,500 each and stock 12k": what stands right behind an amount is said of that one. */
const isEachBeside = (message: Message, mention: Mention): boolean =>
  isBeside(
    {
      ...message,
      concepts: message.concepts.filter(
        (each) =>
          each.concept === 'each' &&
          (each.start >= mention.end ||
            !message.mentions.some(
              (other) =>
                other.end <= each.start &&
                !isCount(other) &&
                message.clauses.wordsBetween(other, each) === 0 &&
                !/[,،]\s{0,2}$/u.test(message.text.slice(other.end, each.start)),
            )),
      ),
    },
    'each',
    mention,
  )

/** «كل واحد يدفع 5 آلاف» */
const EACH_PAYS =
  /(?<!\p{L})كل \p{L}{2,8}(?: منهم)? ب?[يت]دفع(?: لنا)?\s$|\beach (?:\p{L}{3,10} )?pays?(?: us)?\s(?:aed\s)?$/iu
const LONGEST_EACH = 32
/** "5k a month each" */
const EACH_BEHIND = /^\s(?:a|per|every)\s(?:month|week|year)\seach(?!\p{L})/iu

/** The counts of people of a message, in order. */
const counted = (message: Message): Mention[] =>
  message.mentions.filter((mention) => isCount(mention) && isBeside(message, 'counted', mention))

export const isCount = (mention: Mention): mention is Mention & { kind: 'number' } =>
  mention.kind === 'number' && mention.value < MOST_HEADS && Number.isInteger(mention.value)

export const areCounted = (message: Message): boolean => counted(message).length > 0

/** «شخصين», "a couple of developers": two of them without a figure. */
const PAIR =
  /(?<!\p{L})(?:a (?:couple|pair) of|both|two|[بلو]{0,2}(?:عميلين|زبونين)|[بلو]{0,2}(?:شخصين|نفرين|موظفين|موظفتين|مهندسين|مهندستين|مطورين|مبرمجين|مندوبين|مندوبتين|عاملين|محاسبين|بائعين|بياعين|سائقين|سواقين|مصممين|مسوقين|فنيين|مديرين))(?!\p{L})/iu

/** How many times an amount is paid: for each of those who are counted right before it, whoever they are, or else anywhere. */
export function headsPaid(message: Message, mention: Mention | undefined): number {
  if (!mention || !isForEach(message, mention)) return 1
  const before = message.mentions.findLast(({ end }) => end <= mention.start)
  if (before && isCount(before)) return before.value
  if (PAIR.test(message.text.slice(before?.end ?? 0, mention.start))) return 2
  const count = counted(message)[0]
  return count && isCount(count) ? count.value : 1
}
