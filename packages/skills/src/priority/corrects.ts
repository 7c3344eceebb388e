import { latinDigits } from '../reading/arabic.ts'
import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { correctionsIn } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import { denial } from '../sentences/taking-back.ts'
import { isDoneAlready } from './done.ts'
import { ABOUT, isAllStatus, saysMark, statusIn } from './status.ts'
import { priorityWords } from './words.ts'

const NUMBERED =
  /(?:\b(?:number|no\.?|item|task|#)\s?|(?<!\p{L})رقم\s?)(?<number>[\d٠-٩]{1,2})(?![\d٠-٩])/iu

const OF_BEFORE =
  /^(?:it|its|it['’]s|they|they['’]ve|he|she|that|this|the deadline|due|by|not|make it|هو|هي|موعد\S*|صار[تو]?|خل\S*|مش|مو|مب|الموعد)(?!\p{L})/iu

/** "No wait, they extended it to 20 December", «تصحيح: رقم 2 مش عاجل»: of a task that is there already. */
export function corrects(said: string, tasks: string[], today: string): void {
  const number = Number(latinDigits(NUMBERED.exec(said)?.groups?.number ?? ''))
  const named = tasks.findLastIndex((task) => namesTask(said, task))
  const at =
    number > 0 && number <= tasks.length ? number - 1 : named >= 0 ? named : tasks.length - 1
  const task = tasks[at] as string
  const now = said.replace(NUMBERED, '').trim()
  const isDated = daysIn(now, today).length > 0
  const marks = priorityWords(words(now)).map(({ concept }) => concept)
  const isMarked = marks.some((concept) => !ABOUT.has(concept))
  if (!isDated && !isMarked) return
  const kept = isDated && !isMarked ? withoutDays(task, today) : task
  const telling = now
    .split(/[,،.]\s/)
    .filter((part) => saysMark(part) || daysIn(part, today).length > 0)
  tasks[at] = isMarked
    ? [
        withoutMarks(kept, new Set(marks))
          .trimEnd()
          .replace(/[,،]{1,3}$/, ''),
        ...telling,
      ].join(', ')
    : `${kept}, ${daysIn(now, today)
        .map(({ start, end }) => now.slice(start, end))
        .join(' ')}`
}

/** What stood there before it was taken back. */
export const withoutDays = (task: string, today: string): string =>
  daysIn(task, today)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), task)
    .replace(/\s(?:by|before|on|until|due|قبل|يوم|لين)(?=\s*(?:$|[,،]))/giu, '')
const withoutMarks = (task: string, marks: ReadonlySet<string>): string =>
  priorityWords(words(task))
    .filter(({ concept }) => marks.has(concept))
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), task)

/** "Pay rent, no wait the rent is already paid": it is no task any more. */
export function takesOutDone(said: string, tasks: string[]): boolean {
  if (!isDoneAlready(said)) return false
  const stems = new Set(contentStems(said))
  const at = tasks.findLastIndex((task) => contentStems(task).some((stem) => stems.has(stem)))
  if (at >= 0) tasks.splice(at, 1)
  return at >= 0
}

const contentStems = (text: string): string[] =>
  words(text).flatMap(({ word, stem }) => (word.length > 2 && !isStopword(word) ? [stem] : []))

/** Whether what is said behind such words is about a task that was named before, and no new one. */
export const isOfBefore = (said: string, tasks: readonly string[]): boolean =>
  NUMBERED.test(said) ||
  OF_BEFORE.test(said) ||
  isAllStatus(said) ||
  tasks.some((task) => namesTask(said, task))

/** "Oh and the contract is actually due friday": what was said of a task before is put right within a sentence of its own. */
export function correctedWithin(said: string, tasks: readonly string[]): string | undefined {
  const [found] = correctionsIn(said)
  if (!found) return undefined
  const rest = `${said.slice(0, found.start)}${said.slice(found.end).trimStart()}`
    .replace(/^(?:(?:oh|and|but|ah|اه|و|بس|لكن)[ ,]{1,2}){1,3}/iu, '')
    .replace(DENIED_DAY, '')
  return tasks.some((task) => namesTask(rest, task)) ? rest : undefined
}
const DENIED_DAY = new RegExp(`[,،]?\\s${denial}\\s(?:on\\s|يوم\\s)?\\p{L}{3,12}\\s{0,3}$`, 'iu')

/** "The school is tomorrow" of "call the school, due today": beside how it stands nothing else is named. */
function namesTask(said: string, task: string): boolean {
  const all = words(said)
  const status = statusIn(said, all)
  const content = all.filter(({ word }, at) => !status.has(at) && word.length > 1)
  const stems = new Set(words(task).map(({ stem }) => stem))
  return content.length > 0 && content.length < 3 && content.every(({ stem }) => stems.has(stem))
}
