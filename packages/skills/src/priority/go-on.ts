import { addedIn } from '../follow-up/added.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { words } from '../reading/words.ts'
import { behindCorrection } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { type AskedTask, askedTask, taskNamed } from './asked-task.ts'
import { withoutDays } from './corrects.ts'
import { isDoneAlready } from './done.ts'
import { type Goal, goalsIn } from './goal.ts'
import { judge } from './judge.ts'
import { ABOUT, saysMark, statusIn } from './status.ts'
import { readTasks } from './tasks.ts'
import { priorityWords } from './words.ts'

export interface TasksInput {
  tasks: string[]
  goals?: Goal[] | undefined
  asked?: AskedTask | undefined
  /** Why a task stands where it does is asked; without one, of the first. */
  asksWhy?: { task?: number | undefined } | undefined
}

const FEWEST_OF_A_LIST = 2

/** What a message asks of the tasks that were sorted before, adds to them or changes; undefined where it brings a list of its own. */
export function goOnWithTasks(
  before: Before<TasksInput>,
  { text, today }: Ask,
): Reading<TasksInput> | undefined {
  const { tasks } = before.at(-1)!.inputs[0]
  const answered = (input: Omit<TasksInput, 'tasks'>, now = tasks): Reading<TasksInput> => ({
    request: '',
    input: { tasks: now, ...input },
  })
  const added = addedIn(text)
  if (added) return answered({}, [...tasks, ...tasksIn(added, today)])
  if (/\n|[;؛]/.test(text.trim()) && readTasks(text, today).length >= FEWEST_OF_A_LIST)
    return undefined
  const all = words(text)
  const status = statusIn(text, all)
  const named = taskNamed(
    all.filter((_, at) => !status.has(at)),
    tasks,
  )
  if (asksWhy(text)) return answered({ asksWhy: { ...(named !== undefined && { task: named }) } })
  const asked = askedTask(text, tasks)
  if (asked) return answered({ asked })
  const goals = goalsIn(text)
  const isOfOne = named !== undefined && REMOVES.test(text)
  if (isOfOne || (named !== undefined && isDoneAlready(text)))
    return answered({}, tasks.toSpliced(named as number, 1))
  if (goals.length > 0) return answered({ goals })
  if (!/[?؟]\s*$/.test(text)) {
    const changed = withChange(text, tasks, named, today)
    if (changed) return answered({}, changed)
    const own = tasksIn(text, today).filter((task) => !judge(task, today).isOpen)
    if (own.length > 0 && named === undefined) return answered({}, [...tasks, ...own])
  }
  if (ASKS_FIRST.test(text)) return answered({})
  return { missing: [missingChange(tasks)] }
}

const REMOVES =
  /^[^\p{L}\d]{0,4}(?:(?:and|also|please|pls|no|لا|و)[\s,،]{1,2}){0,2}(?:remove|delete|drop|forget|take (?:out|off)|cancel|cross off|skip|without|[وف]?(?:ا?حذف|شيل|ا?لغ|[أا]لغي|انس|انسى|[إا]نسي|بدون)\p{L}{0,3})(?!\p{L})/iu
const ASKS_FIRST =
  /(?<!\p{L})(?:first|next|then|second|start|begin|priorit\p{L}*|order|(?:ال)?[أا]ول(?:ا|اً)?|بعد(?:ها|ه|ين)|[أا]?بد[أا]|ثاني|تاني|رتب\p{L}{0,3})(?!\p{L})/iu

const tasksIn = (said: string, today: string): string[] => {
  const found = readTasks(said, today)
  return found.length > 0 ? found : [said]
}

/** "The door is not urgent anymore", "it is due 20 December": the task that is named, or the last of all. */
function withChange(
  text: string,
  tasks: readonly string[],
  named: number | undefined,
  today: string,
): string[] | undefined {
  const said = (behindCorrection(text) ?? text).replace(BEHIND, '')
  if (daysIn(said, today).length === 0 && !saysMark(said)) return undefined
  const at = named ?? (tasks.length > 0 && OF_BEFORE.test(said) ? tasks.length - 1 : undefined)
  const task = at === undefined ? undefined : tasks[at]
  if (at === undefined || task === undefined) return undefined
  const isDated = daysIn(said, today).length > 0
  const kept = isDated ? withoutDays(task, today) : task
  const status = statusBehind(said, today)
  return tasks.with(at, `${withoutOpposite(kept, status)}, ${status}`)
}

/** What is said of the task, behind what names it. */
function statusBehind(said: string, today: string): string {
  const marks = priorityWords(words(said)).filter(({ concept }) => !ABOUT.has(concept))
  const starts = [...daysIn(said, today), ...marks].map(({ start }) => start)
  const start = Math.min(...starts)
  const denied = DENIED.exec(said.slice(0, start))?.[0].length ?? 0
  return said.slice(start - denied).replace(/[\s.!]{1,3}$/, '')
}

const DENIED = /(?:\b(?:not|no longer|isn['’]?t|no)|(?<!\p{L})(?:غير|مو|مش|مب|ليس|ليست|لا))\s$/iu

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
const OF_BEFORE =
  /^(?:it|its|it['’]s|that|this|make it|هو|هي|خل\p{L}{0,3}|صار\p{L}{0,2}|موعد\p{L}{0,3})(?!\p{L})/iu

const missingChange = (tasks: readonly string[]): Missing => {
  const known = tasks.slice(0, MOST_NAMED).join('; ')
  const [first = ''] = tasks
  return {
    name: {
      en: `what is to be changed in your list (${known}), or what you want to know of it`,
      ar: `ما الذي يتغير في قائمتك (${known}) أو ما تريد معرفته عنها`,
    },
    example: {
      en: `“${first} is not urgent”, “add: call the bank tomorrow”, “what can wait?”`,
      ar: `«${first} غير عاجل»، «أضف: الاتصال بالبنك غدًا»، «ما الذي ينتظر؟»`,
    },
  }
}
const MOST_NAMED = 4
