import { daysIn } from '../sentences/days.ts'
import { dueIn } from '../sentences/when.ts'
import { isAllStatus } from './status.ts'

/** "Tomorrow", "by Friday", «بكرة» in front of a colon: the day of what is listed behind it; "today" only says for when the list was made. */
export function isDayHead(head: string, today: string): boolean {
  const [day] = daysIn(head, today)
  return day !== undefined && day.date !== today && isAllStatus(head)
}

/** "Things I must finish by Thursday", «لازم أخلص هالأشياء قبل الخميس»: the last day of all that follows; nothing for a head that only tells when it is. */
export function lastDayIn(head: string, today: string): string | undefined {
  const due = dueIn(head, today)
  return due?.date && (due.isDeadline || UNTIL.test(head)) && isOfAllTasks(head)
    ? `${/\p{Script=Arabic}/u.test(head) ? 'قبل' : 'by'} ${head.slice(due.start, due.end)}`
    : undefined
}
const UNTIL = /\b(?:before|by)\b|(?<!\p{L})قبل(?!\p{L})/iu

/** "I need to do these", «لازم أخلص هالأشياء»: a head that names none of them. */
export const isOfAllTasks = (head: string): boolean => OF_ALL.test(head)
const OF_ALL =
  /\b(?:these|things|tasks|all (?:this|that|of)|to-?dos?|stuff|list)\b|(?<!\p{L})(?:ال)?(?:مهام|مهامي|[أا]شياء|[أا]شغال|شغلات|حاجات)(?!\p{L})|(?<!\p{L})(?:هال|هاي|هذه|دي|دول)\p{L}{0,8}|(?<!\p{L})(?:كل|كلها)(?!\p{L})/iu

/** «وقت», «وصل»: its first letter is no "and". */
const AND =
  /^\s{1,2}(?=و(?!قت|صل|رش|جب|لد|لاد|ظي|ثي|ثا|زا|رد|عد|الد|حد|اجب|ين)(?<next>[\u0621-\u064a]{3,20}))/u

/** «عندي امتحان بكرا وحفلة الخميس وغسيل»: a day closes its task, and what is joined behind it is another. */
export function partedBehindDays(text: string, today: string): string[] {
  const cuts = daysIn(text, today).flatMap(({ end }) => {
    const next = AND.exec(text.slice(end))?.groups?.next
    return next && !isAllStatus(next) && daysIn(next, today).length === 0 ? [end] : []
  })
  return [0, ...cuts].map((from, at, all) => {
    const part = text.slice(from, all[at + 1]).trim()
    return at > 0 ? part.slice(1) : part
  })
}

/** The day itself of a head that says no more: «بكرة» of «بكرة عندي». */
export function dayOf(head: string, today: string): string {
  const due = dueIn(head, today)
  return due ? head.slice(due.lead, due.end) : head
}

/** A task with the day of the head above it, unless it has one of its own. */
export const withDay = (task: string, day: string, today: string): string =>
  day && daysIn(task, today).length === 0 ? `${task.replace(/[\s.;؛]{1,3}$/u, '')}, ${day}` : task
