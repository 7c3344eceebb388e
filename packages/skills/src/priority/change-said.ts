import { dayOfMonthAlone, dayOfMonthInstead } from '../follow-up/day-of-month.ts'
import { words } from '../reading/words.ts'
import { behindCorrection } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import { denial } from '../sentences/taking-back.ts'
import { withoutDays } from './corrects.ts'
import { ABOUT, saysMark } from './status.ts'
import { priorityWords } from './words.ts'

/** "The door is not urgent anymore", "it is due 20 December": the tasks with this one as it stands now. */
export function withChange(
  text: string,
  tasks: readonly string[],
  at: number,
  today: string,
): string[] | undefined {
  const said = (behindCorrection(text) ?? text).replace(BEHIND, '')
  const task = tasks[at]
  if (task === undefined) return undefined
  const due = daysIn(task, today)[0]?.date
  const date = dayOfMonthInstead(said, due) ?? dayOfMonthAlone(said, { due, today })
  if (date) return tasks.with(at, `${withoutDays(task, today)} ${date}`)
  if (daysIn(said, today).length === 0 && !saysMark(said)) return undefined
  const isDated = daysIn(said, today).length > 0
  const status = statusIn(said, today)
  const kept = isDated ? withoutWaiting(withoutDays(task, today), status) : task
  return tasks.with(at, `${withoutOpposite(kept, status)}, ${status}`)
}

/** What is said of the task, from the first mark or day to the last; a day that is denied is none. */
function statusIn(text: string, today: string): string {
  const gone = daysIn(text, today).filter(({ start }) => DENIED_DAY.test(text.slice(0, start)))
  const said = gone.reduceRight(
    (left, { start, end }) => left.slice(0, start).replace(DENIED_DAY, '') + left.slice(end),
    text,
  )
  const marks = priorityWords(words(said)).filter(({ concept }) => !ABOUT.has(concept))
  const spans = [...daysIn(said, today), ...marks]
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  const isMark = marks.some((mark) => mark.start === start)
  const before = (isMark ? DENIED : BEFORE_DAY).exec(said.slice(0, start))?.[0].length ?? 0
  return said.slice(start - before, end).replace(ISNT, 'not')
}

/** "Wed" is a day beside "due", and no other word. */
const BEFORE_DAY = /(?<!\p{L})(?:(?:by|on|due|before|until|till|قبل|يوم|لين)\s){1,2}$/iu
const DENIED =
  /(?:\b(?:not|no longer|isn['’]?t|no)(?: (?:that|so|very|really|too|all that))?|(?<!\p{L})(?:غير|مو|مش|مب|ليس|ليست|لا))\s$/iu
const ISNT = /^(?:isn['’]?t|not|no longer)(?: (?:that|so|very|really|too|all that))?(?= )/iu
const DENIED_DAY = new RegExp(`(?<=\\p{L}|\\d)[,،]?\\s${denial}\\s(?:on\\s|by\\s|يوم\\s)?$`, 'iu')

/** "No rush" holds no more of what is due on a day. */
const withoutWaiting = (task: string, status: string): string =>
  priorityWords(words(status)).some(({ concept }) => concept === 'wait')
    ? task
    : priorityWords(words(task))
        .filter(({ concept }) => concept === 'wait')
        .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), task)
        .replace(/\s(?:no|بدون|لا)\s*$/iu, '')
        .trim()

/** A task called urgent is so no more when it is called not urgent; that it matters stays. */
function withoutOpposite(task: string, status: string): string {
  const isOf = (axis: RegExp) => axis.test(status)
  return task
    .split(/(?=[,،]\s)/)
    .map((part) =>
      AXES.some((axis) => isOf(axis) && axis.test(part))
        ? AXES.reduce((left, axis) => (isOf(axis) ? left.replace(axis, ' ') : left), part)
        : part,
    )
    .join('')
    .replace(/[\s,،]{1,9}(?=[,،]|$)/g, '')
    .trim()
}
const AXES = [
  /(?:\b(?:not|no|very|isn['’]?t) )?\b(?:urgent(?:ly)?|rush|asap)\b|(?<!\p{L})(?:(?:غير|مو|مش|مب|ليس) )?(?:و?عاجل[ةه]?|مستعجل[ةه]?)(?!\p{L})/iu,
  /(?:\b(?:not|very) )?\bimportant\b|(?<!\p{L})(?:(?:غير|مو|مش|مب|ليس) )?(?:و?مهم[ةه]?)(?!\p{L})/iu,
]
const BEHIND =
  /\s(?:any ?more|now|after all|خلاص|الحين|هلق|هلأ|دلوقتي|الآن|بعد الآن)(?=[\s.!]{0,3}$)/iu
