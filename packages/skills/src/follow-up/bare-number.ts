import { clockTimes } from '../reading/clock-times.ts'
import { dates } from '../reading/dates.ts'
import { fold } from '../reading/fold.ts'
import { numbers } from '../reading/numbers.ts'
import { words } from '../reading/words.ts'
import { oldFigures } from './old-figures.ts'

const MOST_WORDS = 6

/** "And 13.1", «طب ١٥٠٠؟»: the one figure of a message that says little else, and is no day and no time. */
export function bareNumber(message: string, today: string): number | undefined {
  const olds = oldFigures(message)
  const [only, ...others] = numbers(fold(message).text).filter(({ value }) => !olds.includes(value))
  const isBare =
    only !== undefined &&
    others.length === 0 &&
    words(message).length <= MOST_WORDS &&
    dates(message, today).length === 0 &&
    clockTimes(message).length === 0
  return isBare ? only.value : undefined
}
