import type { Bilingual } from '@wakeel/contract'
import { formatDuration } from '../reading/format-duration.ts'
import { durationIn } from '../reading/quantity.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { loanFrame } from './frame.ts'

type Asked = Pick<Values<typeof loanFrame.slots>, 'term' | 'longest'>

/** The longest that a home loan may run (mortgage regulation 31/2013), and a car or personal loan (Regulation 29/2011). */
export const LONGEST_HOME = 300
const LONGEST_CAR = 60
const LONGEST_PERSONAL = 48

function longestFor(message: Message): number {
  if (namesAny(message, ['home'])) return LONGEST_HOME
  if (namesAny(message, ['vehicle'])) return LONGEST_CAR
  return namesAny(message, ['personalLoan']) ? LONGEST_PERSONAL : LONGEST_HOME
}

/** The months of the term: what is allowed at most, where that is asked for and the term that is named is longer or none is. */
export function monthsOfTerm(
  { term, longest }: Asked,
  message: Message,
): { months?: number; saidAs?: Record<string, Bilingual> } {
  const named = term && Math.round(durationIn('month', term.parts))
  if (!longest) return named === undefined ? {} : { months: named }
  const most = longestFor(message)
  const isAllowed = term !== undefined && named !== undefined && named <= most
  const said = isAllowed
    ? {
        en: `term ${formatDuration(term.parts, 'en')}`,
        ar: `مدة القرض ${formatDuration(term.parts, 'ar')}`,
      }
    : saidOf(most, named !== undefined)
  return { months: isAllowed ? named : most, saidAs: { term: said, longest: said } }
}

function saidOf(most: number, isNamed: boolean): Bilingual {
  const years = most / 12
  return {
    en: `term ${years} years, the longest allowed${isNamed ? ', as the term named is longer' : ''}`,
    ar: `مدة القرض ${years} ${years > 10 ? 'سنة' : 'سنوات'}، وهي أقصى مدة مسموحة${isNamed ? '، لأن المدة المذكورة أطول منها' : ''}`,
  }
}
