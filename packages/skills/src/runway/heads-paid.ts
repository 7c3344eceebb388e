import { isBeside, type Message } from '../understanding/affinity.ts'
import type { Mention } from '../understanding/mentions.ts'

// An amount for one of several people: "10 employees at 15k each", "let go two people at 14k each".

const MOST_HEADS = 1000

export const isForEach = (message: Message, mention: Mention): boolean =>
  isBeside(message, 'each', mention)

/** The counts of people of a message, in order. */
const counted = (message: Message): Mention[] =>
  message.mentions.filter((mention) => isCount(mention) && isBeside(message, 'counted', mention))

export const isCount = (mention: Mention): mention is Mention & { kind: 'number' } =>
  mention.kind === 'number' && mention.value < MOST_HEADS && Number.isInteger(mention.value)

export const areCounted = (message: Message): boolean => counted(message).length > 0

/** «شخصين», "a couple of developers": two of them without a figure. */
const PAIR =
  /(?<!\p{L})(?:a (?:couple|pair) of|both|[بلو]{0,2}(?:شخصين|نفرين|موظفين|موظفتين|مهندسين|مهندستين|مطورين|مبرمجين|مندوبين|مندوبتين|عاملين|محاسبين|بائعين|بياعين|سائقين|سواقين|مصممين|مسوقين|فنيين|مديرين))(?!\p{L})/iu

/** How many times an amount is paid: for each of those who are counted right before it, whoever they are, or else anywhere. */
export function headsPaid(message: Message, mention: Mention | undefined): number {
  if (!mention || !isForEach(message, mention)) return 1
  const before = message.mentions.findLast(({ end }) => end <= mention.start)
  if (before && isCount(before)) return before.value
  if (PAIR.test(message.text.slice(before?.end ?? 0, mention.start))) return 2
  const count = counted(message)[0]
  return count && isCount(count) ? count.value : 1
}
