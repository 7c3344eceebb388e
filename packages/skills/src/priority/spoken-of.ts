import { placeMeant } from '../follow-up/place-named.ts'
import { isStopword } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { sharing } from '../sentences/sharing.ts'
import { statusIn } from './status.ts'

/** What is said of tasks beside their names and how they stand. */
const BESIDE =
  /^(?:task|item|number|one|done|finished|off|out|take|remove|delete|drop|forget|move|push|change|make|set|put|back|turn|add|actually|sorry|please|pls|isnt|isn['’]t|arent|whats|first|next|paid|called|came|sent|booked|bought|already|after|where|nothing|everything|all|goal|none|what|about|why|now|today|and|بقى|بقت|صار|صارت|خل|خلي|خليه|خليها|اجل|اجلي|قدم|شيل|احذف|خلصت|خلص|كلمت|ليش|ليه|رقم|مهمه|واحده|وحده|اخر|بكره|طب|طيب|مش|مو|مب)$/

export function contentOf(text: string): Word[] {
  const all = words(text)
  const status = statusIn(text, all)
  return all.filter(
    ({ word }, at) => !status.has(at) && word.length > 1 && !isStopword(word) && !BESIDE.test(word),
  )
}

/** The tasks of which a message speaks: by their place, by the words before what is said of them, or by all its words. */
export function tasksSpokenOf(text: string, tasks: readonly string[]): number[] {
  const places = tasks.map((_, at) => at)
  const taskAt = (at: number) => tasks[at] as string
  const named = text.split(/[,،]\s|\s(?:and|or|ولا|أو|او)\s|\sو(?=\p{L}{3})/iu).flatMap((part) => {
    const place = placeMeant(part, tasks.length)
    if (place !== undefined) return [place]
    const content = contentOf(headOf(part))
    const found = content.length > 0 ? sharing(places, taskAt, content) : []
    return found.length === 1 ? found : []
  })
  if (named.length > 0) return [...new Set(named)]
  const content = contentOf(text)
  const found = content.length > 0 ? sharing(places, taskAt, content) : []
  return found.length === 1 ? found : []
}

/** "The gift" of "the gift isn't urgent, I have something already". */
function headOf(text: string): string {
  const all = words(text)
  const status = statusIn(text, all)
  const opening = all.findIndex((_, at) => !status.has(at) && !BESIDE.test(all[at]?.word ?? ''))
  const end = all.findIndex(
    ({ word }, at) => at > opening && (status.has(at) || BESIDE.test(word)) && !isStopword(word),
  )
  const closing = text.search(/[.!]\s/)
  const until = end > opening ? (all[end]?.start ?? text.length) : text.length
  return text.slice(0, closing >= 0 ? Math.min(until, closing) : until)
}
