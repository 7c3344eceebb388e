import type { Message } from '../understanding/affinity.ts'

const OLDEST_PUPIL = 30
const LAST_CLASS = 12
const CLASS = /\b(?:grade|class|year|yr|std|standard)\s?$/i

/** "My daughter (16, grade 11)": an age and a class are no marks. */
export function isOfPupil(message: Message, start: number, value: number): boolean {
  if (value > OLDEST_PUPIL || !Number.isInteger(value)) return false
  const { text, concepts } = message
  if (value <= LAST_CLASS && CLASS.test(text.slice(Math.max(0, start - 10), start))) return true
  return concepts.some(
    ({ concept, end }) =>
      (concept === 'relative' || concept === 'child') &&
      end <= start &&
      /^\s?[(,،]\s?(?:aged? |عمره? |عمرها )?$/u.test(text.slice(end, start)),
  )
}
