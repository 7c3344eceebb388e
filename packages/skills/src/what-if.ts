import type { Bilingual } from '@wakeel/contract'
import type { Message } from './understanding/affinity.ts'
import type { Mention } from './understanding/mentions.ts'

// What is answered beside what is so: "and if the rent goes down to 8,000?"

/** The title of what is so. */
export const asItIs: Bilingual = { en: 'As it is', ar: 'الوضع الحالي' }

const TO = /(?:^|\s)(?:to|[إا]ل[ىي]|ل)\s?(?:aed |dhs? )?$/iu
/** "What if they were 1.6m", and not "5,000 more". */
const BECAME = /(?:^|\s)(?:were|was|became|كانت|كان|صارت|صار)\s(?:aed |dhs? )?$/iu
const MORE = /^\s(?:more|less|higher|lower|extra|أكثر|أقل|زيادة)(?!\p{L})/iu
const LONGEST_TO = 12

/** An amount that something is to come to, and by which it does not change: "sales rise to 200,000". */
export const isReached = (
  { text }: Pick<Message, 'text'>,
  { start, end }: Pick<Mention, 'start' | 'end'>,
): boolean => {
  const before = text.slice(Math.max(0, start - LONGEST_TO), start)
  return TO.test(before) || (BECAME.test(before) && !MORE.test(text.slice(end)))
}
