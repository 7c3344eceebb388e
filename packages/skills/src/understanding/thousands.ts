import type { Bilingual } from '@wakeel/contract'
import { formatMoney } from '../reading/format.ts'
import { type Message, namesAny } from './affinity.ts'
import type { Mention } from './mentions.ts'

const WRITTEN_OUT = /[\d٠-٩]{4}|[,٬][\d٠-٩]{3}/
const SMALLEST_WRITTEN_OUT = 1000
/** Of what is counted no thousands are left out. */
const COUNTED = 2

/** "4.2 million and 3.1": of more digits nobody leaves the millions out. */
const MOST_MILLIONS = 100
const IN_MILLIONS = /m|مليون|ملايين/i

/**
 * What a bare small amount is to be multiplied by: 1000 where the message says "in thousands", or writes all others so
 * ("costs 66k and 30 comes in"), and a million where the amount before it is in millions and no smaller.
 */
export function thousandsOf(message: Message, mention: Mention): number {
  const { mentions } = message
  if (
    mention.doubt >= COUNTED ||
    mention.kind !== 'number' ||
    mention.value >= SMALLEST_WRITTEN_OUT
  )
    return 1
  if (!/^[\d.,٠-٩٫]+$/.test(mention.written)) return 1
  const isSaid = namesAny(message, ['thousands'])
  const large = mentions.flatMap((other) =>
    other.kind === 'number' || other.kind === 'money'
      ? other.value >= SMALLEST_WRITTEN_OUT
        ? [other]
        : []
      : [],
  )
  const isUsual = large.length > 0 && !large.some(({ written }) => WRITTEN_OUT.test(written))
  if (!isSaid && !isUsual) return 1
  const before = large.findLast(({ end }) => end <= mention.start) ?? large[0]
  const isInMillions =
    before !== undefined &&
    IN_MILLIONS.test(before.written) &&
    mention.value < MOST_MILLIONS &&
    mention.value * 1e6 <= before.value
  return isInMillions ? 1e6 : 1000
}

/** What is said of an amount that leaves its thousands out. */
export const inThousands = (written: string, value: number): Bilingual => ({
  en: `${written} is ${formatMoney(value, 'en')}`,
  ar: `${written} تعني ${formatMoney(value, 'ar')}`,
})
