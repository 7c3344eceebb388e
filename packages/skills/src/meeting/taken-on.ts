import { foldArabic } from '../reading/arabic.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import type { Minutes } from './minutes.ts'
import type { Action } from './saying.ts'

/** "Sure, I'll do it tomorrow", «بسويها باجر»: the task is the one that was spoken of last. */
const THE_SAME =
  /^(?:do|handle|manage|sort) (?:it|that|this|them)$|^(?:راح |رح |ح)?[بهحس]?ا?(?:سوي|عمل|خلص)(?:ها|ه|هم)$/i

/** "Sorry, correction: I'll send it by Friday": the task stands once, as it was said last. */
export function addAction({ actions }: Minutes, action: Action, text: string): void {
  const last = actions.at(-1)
  if (
    last &&
    THE_SAME.test(foldArabic(action.task)) &&
    (last.owner === null || last.owner === action.owner)
  ) {
    last.owner = action.owner
    last.due = action.due ?? last.due
    return
  }
  const isPutRight = correctionsIn(text).some(({ start }) => start < LATEST_CORRECTION)
  const before = actions.findIndex(
    ({ owner, task }) => owner === action.owner && task.toLowerCase() === action.task.toLowerCase(),
  )
  if (isPutRight && before >= 0) actions[before] = action
  else actions.push(action)
}
/** A correction opens what puts something right. */
const LATEST_CORRECTION = 12
