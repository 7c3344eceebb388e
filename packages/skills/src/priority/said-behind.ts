import { correctionsIn } from '../sentences/corrected.ts'
import { isLeftAside } from '../sentences/left-aside.ts'
import { denial } from '../sentences/taking-back.ts'
import { withChange } from './change-said.ts'
import { isDoneAlready } from './done.ts'
import { tasksSpokenOf } from './spoken-of.ts'

// What a line behind tasks says of them: one is none of them, is done, or stands otherwise by now.

/** "The deck moved to 10 December, not tomorrow", «العقد صار عاجل» */
const BECOMES = new RegExp(
  `(?<!\\p{L})(?:(?:is|are|its|it['’]s|was) now|became|becomes?|turned|moved|postponed|extended|changed to|any ?more|no longer|صار[تو]?|بق[ىت]|[إا]?تأ?ا?جل[ت]?|تأجل[تو]?|[إا]تغير[ت]?|هو الصح|هي الصح|الصح|${denial} (?=(?:on |by |يوم )?(?:tomorrow|today|\\p{L}{3,9}day|بكر[ةها]|باجر|اليوم|ال[أا]حد|ال[إا][ثت]نين|ال[ثت]لا[ثت]اء|ال[أا]ربعاء|الخميس|الجمع[ةه]|السبت)))(?!\\p{L})`,
  'iu',
)
const OF_LAST =
  /^\P{L}{0,3}(?:(?:and|but|oh|و|بس) )?(?:that(?:['’]?s| is| was)|this|it(?:['’]?s| is)|هيدا|هيدي|هذا|هذي|هاد|هاي|ده|دي)(?!\p{L})/iu
/** Why it is so, and what was said instead of it: nothing of either is how the task stands. */
const BECAUSE = /[,،]?\s(?:because|as he|as she|لأن\p{L}{0,3}|لان\p{L}{0,3}|عشان|علشان)\s.*$/iu
const FORMER = /^.{0,80}?(?<!\p{L})(?:but|بس|لكن) (?:no|لا)[\s,،]{1,3}/iu
/** "It is now 10 December" is not due now. */
const NOW = /(?<!\p{L})(is|are|its|it['’]s) now(?!\p{L})/giu
const FROM_LIST =
  /(?<=\s)(?:(?:(?<off>off)|from|of) (?:the|my|this|your) (?:list|matrix)|من (?:ال|هال)?(?:قا[يئ]م[ةه]|لست[ةه]|مصفوف[ةه]))(?!\p{L})/giu
const HEADS = /[:：,،]\s/u
const PARTS = /[,،;؛.]\s(?=و?\p{L}{2})/u

/** The tasks as they are after a line behind them; undefined where it says nothing of them and may be a task itself. */
export function tasksAfter(
  said: string,
  tasks: readonly string[],
  today: string,
): string[] | undefined {
  const line = said.replace(FROM_LIST, '$<off>')
  const parts = line.split(PARTS).map((part) => part.replace(/^و(?=\p{L}{3})/u, ''))
  const named = new Set(parts.flatMap((part) => tasksSpokenOf(part, tasks)))
  return (named.size > 1 ? parts : [line]).reduce<string[] | undefined>(
    (now, part) => oneAfter(part, now ?? tasks, today) ?? now,
    undefined,
  )
}

function oneAfter(line: string, tasks: readonly string[], today: string): string[] | undefined {
  const whole = tasksSpokenOf(line, tasks)
  // "Two changes: the audit is not urgent any more, he gave us till January"
  const part =
    whole.length > 0
      ? undefined
      : line.split(HEADS).find((one) => BECOMES.test(one) && tasksSpokenOf(one, tasks).length > 0)
  const [spoken, ...others] = part === undefined ? whole : tasksSpokenOf(part, tasks)
  if (isLeftAside(line) || (spoken !== undefined && isDoneAlready(line))) {
    const gone = spoken ?? (OF_LAST.test(line) ? tasks.length - 1 : undefined)
    return tasks.filter((_, at) => at !== gone)
  }
  if (spoken === undefined || others.length > 0) return undefined
  if (!BECOMES.test(line) && correctionsIn(line).length === 0) return undefined
  return withChange(
    (part ?? line).replace(BECAUSE, '').replace(FORMER, '').replace(NOW, '$1'),
    tasks,
    spoken,
    today,
  )
}
