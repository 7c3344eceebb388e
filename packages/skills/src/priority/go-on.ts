import { addedIn } from '../follow-up/added.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { onlyNumber } from '../follow-up/change-words.ts'
import { changesApart } from '../follow-up/changes-apart.ts'
import { questionBehind } from '../follow-up/question-behind.ts'
import { removes } from '../follow-up/removes.ts'
import { withWording } from '../follow-up/wording.ts'
import { rowsOf, table } from '../reading/table.ts'
import { words } from '../reading/words.ts'
import { withRowsAdded } from '../rows/added-rows.ts'
import { daysIn } from '../sentences/days.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { type AskedTask, askedTask } from './asked-task.ts'
import { withChange } from './change-said.ts'
import { isDoneAlready } from './done.ts'
import { type Goal, goalsIn } from './goal.ts'
import { type Judgement, judge } from './judge.ts'
import { type Shown, shownIn } from './shown.ts'
import { contentOf, tasksSpokenOf } from './spoken-of.ts'
import { ABOUT } from './status.ts'
import { fromTable } from './task-table.ts'
import { readTasks } from './tasks.ts'
import { priorityWords } from './words.ts'

export interface TasksInput {
  tasks: string[]
  goals?: Goal[] | undefined
  asked?: AskedTask | undefined
  /** Why a task stands where it does is asked; without one, of the first. */
  asksWhy?: { task?: number | undefined } | undefined
  /** Nothing but these parts of the matrix. */
  shown?: Shown[] | undefined
  /** What comes next, after a task or after the first. */
  next?: { after?: number | undefined } | undefined
  /** As many as there is time for. */
  most?: number | undefined
}

const FEWEST_OF_A_LIST = 2

/** What a message asks of the tasks that were sorted before, adds to them or changes; undefined where it brings a list of its own. */
export function goOnWithTasks(
  before: Before<TasksInput>,
  ask: Ask,
): Reading<TasksInput> | undefined {
  return withQuestionBehind(before, ask) ?? withSeveralChanges(before, ask) ?? goOnOnce(before, ask)
}

/** "The exam is on 2 December now, where does that put it?": what is asked is asked of the list as it is then. */
function withQuestionBehind(before: Before<TasksInput>, ask: Ask): Reading<TasksInput> | undefined {
  const { change, question } = questionBehind(ask.text) ?? {}
  if (!change || !question || ASKS.test(change)) return undefined
  const now = { ...ask, text: change }
  const reading = withSeveralChanges(before, now) ?? goOnOnce(before, now)
  if (!isChange(reading, before)) return undefined
  const told = [...before, { text: change, inputs: [reading.input] }] as Before<TasksInput>
  const answer = goOnOnce(told, { ...ask, text: question })
  return answer && 'input' in answer ? answer : reading
}
const isChange = (
  reading: Reading<TasksInput> | undefined,
  before: Before<TasksInput>,
): reading is Extract<Reading<TasksInput>, { input: TasksInput }> =>
  reading !== undefined &&
  'input' in reading &&
  reading.input.tasks.join() !== before.at(-1)!.inputs[0].tasks.join()

/** "The site is done. Add: call my lawyer": one change after the other, where each part is one. */
function withSeveralChanges(before: Before<TasksInput>, ask: Ask): Reading<TasksInput> | undefined {
  if (ask.text.includes('\n')) return undefined
  return (
    inTurn(before, ask, changesApart(ask.text)) ??
    inTurn(before, ask, ask.text.split(BETWEEN_TASKS))
  )
}
const BETWEEN_TASKS = /[.,،;؛]\s{1,3}|\s(?:and|but)\s|\sو(?=\p{L}{4})/iu

function inTurn(
  before: Before<TasksInput>,
  ask: Ask,
  parts: readonly string[],
): Reading<TasksInput> | undefined {
  if (parts.length < 2) return undefined
  let told = before
  for (const text of parts.map(withMarkBefore)) {
    const reading = goOnOnce(told, { ...ask, text })
    if (!isChange(reading, told)) return undefined
    told = [...told, { text, inputs: [reading.input] }]
  }
  return { request: '', input: told.at(-1)!.inputs[0] }
}

/** "The site is urgent now and the return isn't": not urgent. */
function withMarkBefore(part: string, at: number, parts: readonly string[]): string {
  const before = parts[at - 1]
  if (before === undefined || !ELLIPTIC.test(part)) return part
  const mark = priorityWords(words(before)).find(({ concept }) => !ABOUT.has(concept))
  return mark ? `${part} ${before.slice(mark.start, mark.end)}` : part
}
const ELLIPTIC =
  /(?<!\p{L})(?:isn['’]?t|aren['’]?t|not|no longer|لا|مش|مو|مب)(?: any ?more)?[\s.!]{0,3}$/iu

/** A row more of the table in which the tasks were pasted, or what is added in words. */
function tasksAdded(before: Before<TasksInput>, added: string, today: string): string[] {
  for (const { text } of before) {
    const pasted = table(text, today)
    const now = pasted && withRowsAdded(pasted, added, today)?.table
    const rows =
      now && fromTable(rowsOf({ ...now, rows: now.rows.slice(pasted.rows.length) }), today)
    if (rows) return rows.tasks
  }
  return tasksIn(added, today)
}

function goOnOnce(
  before: Before<TasksInput>,
  { text, today }: Ask,
): Reading<TasksInput> | undefined {
  const { tasks } = before.at(-1)!.inputs[0]
  const answered = (input: Omit<TasksInput, 'tasks'>, now = tasks): Reading<TasksInput> => ({
    request: '',
    input: { tasks: now, ...input },
  })
  const added = addedIn(text)
  if (added) return answered({}, [...tasks, ...tasksAdded(before, added, today)])
  if (/\n|[;؛]/.test(text.trim()) && readTasks(text, today).length >= FEWEST_OF_A_LIST)
    return undefined
  const spoken = tasksSpokenOf(text, tasks)
  const isOfIt = spoken.length === 0 && (OF_BEFORE.test(text) || contentOf(text).length === 0)
  const it = isOfIt ? spokenOfLast(before, today) : undefined
  const named = spoken.length === 1 ? spoken[0] : it
  if (NEXT.test(text)) return answered({ next: { ...(named !== undefined && { after: named }) } })
  if (asksWhy(text)) return answered({ asksWhy: { ...(named !== undefined && { task: named }) } })
  const asked = askedTask(text, tasks)
  if (asked) return answered({ asked: { ...asked, ...(named !== undefined && { task: named }) } })
  const isAsked = ASKS.test(text)
  const gone = !isAsked && (removes(text) || isDoneAlready(text)) && !saysNow(text, today)
  if (gone && (spoken.length > 0 || it !== undefined))
    return answered({}, without(tasks, spoken.length > 0 ? spoken : [it as number]))
  const goals = goalsIn(text)
  if (goals.length > 0) return answered({ goals })
  const shown = shownIn(text)
  if (shown.length > 0 && spoken.length === 0) return answered({ shown })
  const renamed = renamedTask(tasks, text)
  if (renamed) return answered({}, renamed)
  const changed = isAsked ? undefined : changedTasks(tasks, text, { spoken, it, today })
  if (changed) return answered({}, changed)
  if (named !== undefined && (isAsked || GOES_ON.test(text)))
    return answered({ asksWhy: { task: named } })
  const most = MOST.test(text) ? onlyNumber(text) : undefined
  if (most) return answered({ most })
  const besides = BESIDES.exec(text)?.[1]
  if (besides && !isAsked && spoken.length === 0)
    return answered({}, [...tasks, ...tasksIn(besides, today)])
  if (!isAsked && spoken.length === 0 && !isOfIt) {
    const own = tasksIn(text, today).filter((task) => !judge(task, today).isOpen)
    if (own.length > 0) return answered({}, [...tasks, ...own])
  }
  if (ASKS_FIRST.test(text)) return answered({})
  return { missing: [missingChange(tasks)] }
}

const ASKS =
  /[?؟]\s*$|^\P{L}{0,3}(?:(?:and|so|but|و)\s?)?(?:what|whats|where|when|which|how|is|are|does|do|did|can|should|why|who|هل|شو|وش|[اأإ]يش|[اإ]يه|وين|فين|متى|كم|مين)(?!\p{L})|(?<!\p{L})(?:ب|من)?(?:شو|وش|[اأإ]?يش|[اإ]?يه|وين|فين|ايه)(?!\p{L})/iu
const GOES_ON = /^\P{L}{0,3}(?:and|what about|how about|و(?=ال)|طيب و|ماذا عن|شو عن)/iu
/** "And pick up laundry" */
const BESIDES =
  /^\P{L}{0,3}(?:and|also|و?كمان|و[أا]يضا)[\s,،]{1,3}(?=(?:\S+\s){1,9}\S+[\s.!]*$)(?!its?\b|it['’]s|the\b)(.+)$/iu
const NEXT =
  /^\P{L}{0,3}(?:(?:and|so|ok)\s)?(?:what(?:['’]?s| is| comes| do i do)? (?:next|after|then)|(?:and )?(?:then|after that|next)(?: what)?(?=\s*\??$)|و?بعد(?:ين|ها|ه| ?كده| ?هيك| ?ذلك)(?: (?:شو|ايش|وش|[اإ]يه))?(?=\s*[؟?]?$)|^\P{L}{0,3}(?:and )?after (?:the |that)?|^\P{L}{0,3}و?بعد .{2,20} (?:شو|وش|[اأإ]يش|[اإ]يه)(?!\p{L})|(?:شو|وش|[اأإ]يش|[اإ]يه) (?:بعد(?:ها|ه|ين)?|التالي|اللي بعده))/iu
const MOST =
  /(?<!\p{L})(?:top|only (?:have )?time|only do|just do|manage|[أا]هم|وقت ل|وقتي)(?!\p{L})/iu
const ASKS_FIRST =
  /\b(?:do|can|should) i (?:do|start)\b|\b(?:left|remaining|due)\b|(?<!\p{L})باقي(?!\p{L})|(?<!\p{L})(?:[أا]?(?:سو[يى]|عمل|ساوي) (?:اليوم|ال[آا]ن|الحين)|first|next|then|second|start|begin|priorit\p{L}*|order|(?:ال)?[أا]ول(?:ا|اً)?|بعد(?:ها|ه|ين)|[أا]?بد[أا]|ثاني|تاني|رتب\p{L}{0,3})(?!\p{L})/iu
const OF_BEFORE =
  /^\P{L}{0,3}(?:(?:and|but|no|sorry|actually|oh|لا|و)[\s,،]{1,2}){0,3}(?:it|its|it['’]s|that|this|(?:make|take|put|set|turn) (?:it|that|this)|they|by|due|not|on|هو|هي|ده|دي|هذا|هذي|هاد|هاي|خل\p{L}*|صار\p{L}{0,2}|موعد\p{L}{0,3}|قبل|يوم)(?!\p{L})/iu

const without = (tasks: readonly string[], gone: readonly number[]): string[] =>
  tasks.filter((_, at) => !gone.includes(at))

/** "The gift is done by Friday" is due then, and not done. */
const saysNow = (text: string, today: string): boolean =>
  daysIn(text, today).some(({ date }) => date !== null && date > today)

function changedTasks(
  tasks: readonly string[],
  text: string,
  { spoken, it, today }: { spoken: readonly number[]; it: number | undefined; today: string },
): string[] | undefined {
  const meant = spoken.length > 0 ? spoken : it === undefined ? [] : [it]
  const isEvery = EVERY.test(text)
  const all = isEvery ? tasks.map((_, at) => at) : meant
  return all.reduce<string[] | undefined>(
    (now, at) => withChange(text, now ?? tasks, at, today) ?? now,
    undefined,
  )
}
const EVERY = /^\P{L}{0,3}(?:everything|all of them|all|كلها|كلهم|كل شي)(?!\p{L})/iu

/** "Change call mum to call dad" */
function renamedTask(tasks: readonly string[], text: string): string[] | undefined {
  const at = tasks.findIndex((task) => withWording(task, text) !== undefined)
  return at < 0 ? undefined : tasks.with(at, withWording(tasks[at] as string, text) as string)
}

/** "Which one do I schedule?" shows one, and the next message speaks of it. */
const isOfGoal = ({ isUrgent, isImportant, isOpen }: Judgement, goal: Goal | undefined): boolean =>
  !isOpen &&
  (goal === 'wait' ? !isUrgent : isUrgent === (goal === 'delegate')) &&
  (goal === 'wait' || isImportant === (goal === 'schedule'))

/** The task that was asked about, added or changed last. */
function spokenOfLast(before: Before<TasksInput>, today: string): number | undefined {
  const { tasks, asked, asksWhy: why, goals = [] } = before.at(-1)!.inputs[0]
  if (goals.length === 1) {
    const shown = tasks.flatMap((task, at) => (isOfGoal(judge(task, today), goals[0]) ? [at] : []))
    if (shown.length === 1) return shown[0]
  }
  if (asked) return asked.task
  if (why?.task !== undefined) return why.task
  const former = before.findLast(({ inputs }) => inputs[0].tasks.join() !== tasks.join())
  if (!former) return tasks.length === 1 ? 0 : undefined
  const at = tasks.findLastIndex((task) => !former.inputs[0].tasks.includes(task))
  return at >= 0 ? at : undefined
}

const tasksIn = (said: string, today: string): string[] => {
  const found = readTasks(said, today)
  return found.length > 0 ? found : [said]
}

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
