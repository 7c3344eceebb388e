import { words } from '../reading/words.ts'
import { priorityWords } from './words.ts'

export const shownParts = ['do', 'schedule', 'delegate', 'drop'] as const
export type Shown = (typeof shownParts)[number]

const ONLY =
  /(?<!\p{L})(?:only|just|بس|فقط|لا غير)(?!\p{L})|^\P{L}{0,3}(?:show me|list|(?:and )?which(?: ones)? (?:is|are)|what(?:['’]?s| is| are)|how many|وريني|اعرض|كم|[اأإ]يش|شو|وش|[اإ]يه) (?:the |all |ال)?(?=urgent|important|in (?:do first|schedule|delegate|later|drop)|عاجل|مهم)/iu
const NAMED: readonly (readonly [RegExp, Shown])[] = [
  [/\bdo first\b|نفذ [أا]ولا/iu, 'do'],
  [/\bschedule\b|جدول/iu, 'schedule'],
  [/\bdelegate\b|فوض/iu, 'delegate'],
  [/\b(?:later|drop)\b/iu, 'drop'],
]

/** "Only the urgent ones", «وريني العاجل بس»: the parts of the matrix that alone are wanted. */
export function shownIn(text: string): Shown[] {
  if (!ONLY.test(text)) return []
  const named = NAMED.flatMap(([name, part]) => (name.test(text) ? [part] : []))
  if (named.length > 0) return named
  const said = new Set(priorityWords(words(text)).map(({ concept }) => concept))
  if (said.has('urgent')) return said.has('important') ? ['do'] : ['do', 'delegate']
  return said.has('important') ? ['do', 'schedule'] : []
}
