import type { Bilingual } from '@wakeel/contract'
import { formatDuration } from '../reading/format-duration.ts'
import { durationIn } from '../reading/quantity.ts'
import { type Message, namesAny } from '../understanding/affinity.ts'
import type { Values } from '../understanding/frame.ts'
import type { loanFrame } from './frame.ts'

type Asked = Pick<Values<typeof loanFrame.slots>, 'term' | 'longest' | 'fixedFor' | 'laterRate'>

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
  { term: told, longest, fixedFor, laterRate }: Asked,
  message: Message,
): { months?: number; saidAs?: Record<string, Bilingual> } {
  // "4.5% fixed for 20 years": all of them, where no other rate follows.
  const isWhole = !told && !longest && fixedFor !== undefined && !laterRate
  const term = isWhole ? fixedFor : told
  const named = term && Math.round(durationIn('month', term.parts))
  const most = longestFor(message)
  if (named === undefined && !longest) return {}
  if (named !== undefined && !longest && !isWhole) return { months: named }
  if (term && named !== undefined && (isWhole || named <= most)) {
    const said = {
      en: `term ${formatDuration(term.parts, 'en')}`,
      ar: `مدة القرض ${formatDuration(term.parts, 'ar')}`,
    }
    return { months: named, saidAs: { term: said, longest: said, fixedFor: said } }
  }
  const said = saidOf(most, named !== undefined)
  return { months: most, saidAs: { term: said, longest: said } }
}

function saidOf(most: number, isNamed: boolean): Bilingual {
  const years = most / 12
  return {
    en: `term ${years} years, the longest allowed${isNamed ? ', as the term named is longer' : ''}`,
    ar: `مدة القرض ${years} ${years > 10 ? 'سنة' : 'سنوات'}، وهي أقصى مدة مسموحة${isNamed ? '، لأن المدة المذكورة أطول منها' : ''}`,
  }
}
