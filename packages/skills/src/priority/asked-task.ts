import { type Word, words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'
import { whetherAsked } from './whether.ts'

/** What may be asked of one task: "is it urgent?", "does it belong in do first?" */
export const properties = ['do', 'schedule', 'delegate', 'drop', 'urgent', 'important'] as const
export type Property = (typeof properties)[number]

export interface AskedTask {
  /** Its place among the tasks. */
  task: number
  property: Property
}

const named = lexicon<Property>({
  do: 'do first, first quadrant, quadrant one, quadrant 1, q1, نفذ اولا, المربع الاول, الربع الاول',
  schedule: 'schedule, second quadrant, quadrant two, quadrant 2, q2, جدوله, المربع الثاني',
  delegate: 'delegate, third quadrant, quadrant three, quadrant 3, q3, تفويض, المربع الثالث',
  drop: 'drop, fourth quadrant, quadrant four, quadrant 4, q4, احذف, المربع الرابع',
  urgent: 'urgent, عاجل, عاجله, مستعجل, مستعجله, طاري',
  important: 'important, مهم, مهمه, مهمة',
})
const YES_OR_NO =
  /^[^\p{L}]{0,3}(?:(?:just |only )?yes or no(?: first)?[:,.]? )?(?:is|are|does|do|should|will|would|so is|هل|يعني|طيب هل)(?!\p{L})/iu
const LEAST_SHARED = 0.5

/** "Is the lawyer review urgent?": asked with yes or no of one task that is listed. */
export function askedTask(text: string, tasks: readonly string[]): AskedTask | undefined {
  const whether = whetherAsked(text)
  if (whether && tasks.length > 0) return { task: tasks.length - 1, property: whether.property }
  for (const { text: said, isQuestion } of sentencesIn(text)) {
    if (!isQuestion || !YES_OR_NO.test(said)) continue
    const all = words(said)
    const [hit] = named(all)
    const task = hit && taskNamed(all.slice(0, hit.from), tasks)
    if (hit && task !== undefined) return { task, property: hit.concept }
  }
  return undefined
}

/** The task that shares most of the words of what is said, if it is clear which. */
function taskNamed(said: readonly Word[], tasks: readonly string[]): number | undefined {
  const small = new Set(
    grammar(said).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  const stems = said
    .filter(({ word }, at) => !small.has(at) && word.length > 2)
    .map(({ stem }) => stem)
  const shared = tasks.map((task) => {
    const own = new Set(words(task).map(({ stem }) => stem))
    return stems.filter((stem) => own.has(stem)).length
  })
  const most = Math.max(...shared)
  const isClear = most > 0 && shared.filter((count) => count === most).length === 1
  const isEnough = most > 1 || most / Math.max(1, stems.length) >= LEAST_SHARED
  return isClear && isEnough ? shared.indexOf(most) : undefined
}
