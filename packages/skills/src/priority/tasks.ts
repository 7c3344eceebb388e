import { foldArabic } from '../reading/arabic.ts'
import { passage } from '../reading/passage.ts'
import { words } from '../reading/words.ts'
import { withoutSenders } from '../sentences/chat.ts'
import { clausesIn } from '../sentences/clauses.ts'
import { behindCorrection } from '../sentences/corrected.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { isLeftAside } from '../sentences/left-aside.ts'
import { mailIn } from '../sentences/mail.ts'
import { partedRemarks } from '../sentences/remarks.ts'
import { type Sentence, sentencesIn } from '../sentences/split.ts'
import { asksOfOne } from './asks-of-one.ts'
import { withCorrectedDays } from './corrected-days.ts'
import { correctedWithin, corrects, isOfBefore, takesOutDone } from './corrects.ts'
import {
  dayOf,
  isDayHead,
  isOfAllTasks,
  lastDayIn,
  partedBehindDays,
  withDay,
} from './day-heads.ts'
import { isDoneAlready, withoutTicked } from './done.ts'
import { withoutIntroduction } from './introduced.ts'
import { asksToInvent } from './invented.ts'
import { judge } from './judge.ts'
import { listedIn, withDashedLines, withLetteredLines } from './listing.ts'
import { ownerOf } from './owner.ts'
import { firstTaskBehind, partedAtActs } from './run-on.ts'
import { tasksAfter } from './said-behind.ts'
import { ABOUT, isAllStatus, saysMark } from './status.ts'
import {
  asksOfAll,
  isOfAllTimes,
  isOfThisAgent,
  isSaidToAgent,
  OPENERS,
  withoutOrderBehind,
} from './talk.ts'
import { fromTable } from './task-table.ts'
import { whetherAsked } from './whether.ts'
import { beginsTask, LEADS, withoutLead } from './without-lead.ts'
import { aroundTasks, priorityWords } from './words.ts'

const asks =
  /prioriti|matrix|eisenhower|urgent|important|\btasks?\b|to-?do|what (?:should|do) i do first|where (?:do|should) i start|اولوي|مصفوفه|ايزنهاور|عاجل|مهم|مهام|ابدا|رتب/i

/** Whether a request is about putting tasks in order. */
export const isAboutPriorities = (text: string) => asks.test(foldArabic(text))

/** "Pay the bill n call mum" */
const TYPED_AND = /(?<=\p{L}) (?:n|nd|&) (?=\p{Ll}{2})/gu

/** What stands in front of the first colon. */
const HEAD = /^[^:：\n]{3,100}(?=[:：]\s)/u

const LONGEST_TASK = 240
const MAX_TASKS = 200

/** The tasks of a request: lines, bullets, a table with columns for urgent and important, or the clauses of what somebody tells. */
export function readTasks(text: string, today: string): string[] {
  const rows = fromTable(text, today)
  if (rows)
    return rows.around.reduce((now, line) => tasksAfter(line, now, today) ?? now, rows.tasks)
  const told = withoutIntroduction(
    withCorrectedDays(withoutSenders(whetherAsked(text)?.told ?? text), today).replace(OPENERS, ''),
  ).replace(TYPED_AND, ' and ')
  const asked = withLetteredLines(
    withMarks(requestAndTasks(withDashedLines(withoutTicked(told))).rest),
  )
  const sentences = sentencesIn(mailIn(asked).text)
  const lines = new Set(sentences.map(({ line }) => line))
  const isList = lines.size > 1 || (asked.match(/[;؛]/g)?.length ?? 0) > 1
  const tasks: string[] = []
  const listed = isList ? withoutRemarks(sentences, today) : sentences
  let group = ''
  let day = lastDayIn(HEAD.exec(told)?.[0] ?? '', today) ?? ''
  for (const sentence of listed) {
    if (isList && /[:：]$/.test(sentence.text)) {
      const head = sentence.text.slice(0, -1)
      group = isAllStatus(head) && saysMark(head) ? head : ''
      day = isDayHead(head, today) ? dayOf(head, today) : (lastDayIn(head, today) ?? '')
      continue
    }
    const now = isList && !sentence.isItem ? tasksAfter(sentence.text, tasks, today) : undefined
    if (now) {
      tasks.splice(0, tasks.length, ...now)
      continue
    }
    let isTalk = false
    for (const piece of tasks.length < MAX_TASKS ? piecesOf(sentence, isList, today) : []) {
      const marked = group && !saysMark(piece) ? `${piece}, ${group}` : piece
      const grouped = withDay(marked, day, today)
      if (tasks.length < MAX_TASKS) isTalk = addPiece(grouped, tasks, sentence, today, isTalk)
    }
  }
  return tasks.filter((task) => /\p{L}{2}/u.test(task) && task.length <= LONGEST_TASK)
}

/** "1) … 2) … its a mess, where does each go": before and behind the items of a list stands no task that does not begin as one. */
function withoutRemarks(sentences: readonly Sentence[], today: string): readonly Sentence[] {
  const first = sentences.findIndex(({ isItem }) => isItem)
  const last = sentences.findLastIndex(({ isItem }) => isItem)
  if (last - first < 1) return sentences
  return sentences.filter(
    ({ text, isItem }, index) =>
      isItem ||
      (index > first && index < last) ||
      (!/[?؟]$/.test(text) &&
        ((beginsTask(words(withoutLead(text)), 0) && !OF_KIN.test(text)) ||
          isLeftAside(text) ||
          judge(text, today).due !== null ||
          priorityWords(words(text)).some(({ concept }) => !ABOUT.has(concept)))),
  )
}

/** «اخويا عنده 27 سنة», "my husband is no help": what is told of somebody. */
const OF_KIN =
  /^(?:but |and )?(?:my|our) (?:husband|wife|brother|sister|mother|father|mum|mom|dad|friend|boss|son|daughter)s?(?!\p{L})|^و?(?:[أا]خو|[أا]خت|زوج|مرا?ت|صاحب|جوز|[أا]م|[أا]بو)(?:ي|يا|تي)(?!\p{L})/iu

/** What is asked of the tasks, in a line of its own or before them, and the rest. */
function requestAndTasks(text: string): { request: string; rest: string } {
  const { remarks, text: rest } = text.includes('\n')
    ? partedRemarks(text, vocabulary, 2)
    : { remarks: '', text }
  const before = passage(text)
  return remarks ? { request: remarks, rest } : { request: before.instruction, rest: before.text }
}

/** What is asked of the tasks, without them. */
export const requestOfTasks = (text: string): string =>
  requestAndTasks(withDashedLines(text)).request
const vocabulary = { find: aroundTasks, strong: ['order', 'list'] }

/** Somebody who dictates says the marks: "pay the bill comma call mum comma …". */
function withMarks(text: string): string {
  const parts = text.split(/\s(?:comma|فاصلة)(?=\s)/i)
  return parts.length > 2 ? parts.join(',') : text
}

/** «المهام: الرد على الخطاب؛ …» */
const LIST_LABEL =
  /^(?:(?:(?:my|the) )?(?:tasks?|to[- ]?dos?|to-?do list|list|jobs|errands|chores)|(?:ال)?(?:مهام|مهامي|قائمة|قايمة))\s?[:：]\s{1,3}(?=\p{L})/iu

/** A line of a list is one task; told in prose, commas and "and" part them. */
function piecesOf(
  { text: written, isItem, isQuestion }: Sentence,
  isList: boolean,
  today: string,
): string[] {
  const text = written.replace(LIST_LABEL, '')
  const [, status = '', items = ''] = /^([^:：]{3,60})[:：]\s(.+)$/.exec(text) ?? []
  if (items && isAllStatus(status) && saysMark(status) && !saysMark(items, 'broken'))
    return listedIn(items).map((item) => `${item.trim()}, ${status}`)
  // "Tomorrow: dentist, send the invoice, pick up the suit"
  const [, head = '', under = ''] = /^([^:：,،]{3,40})[:：]\s(.+)$/u.exec(text) ?? []
  const ofDay = under && isDayHead(head, today) ? listedIn(under) : []
  // "… a gift, no rush, …" speaks of one of them.
  if (ofDay.length > 1 && !ofDay.some((item) => isAllStatus(item)))
    return ofDay.map((item) => withDay(item.trim(), dayOf(head, today), today))
  if (isList && (isItem || !/[,،].*[,،]/.test(text))) return [text]
  const told = text.replace(CONSEQUENCE, '').replace(IF_TIME, '، $<lead>')
  const parts = told.split(
    isQuestion
      ? /[,،](?![^(]{0,80}\))\s|\s(?:ثم|then|or|أم|ام|ولا|والا|او|أو)\s/u
      : /[,،](?![^(]{0,80}\))\s|(?<!\s)\s+(?:ثم|then|or|أم|ام)\s+/u,
  )
  return parts.flatMap((part) => {
    const [head = '', ...rest] = part.split(/:\s+(?=\p{L})/u)
    const clauses = (piece: string) =>
      partedBehindDays(piece, today)
        .flatMap((one) => clausesIn(one, beginsTask))
        .flatMap((clause) => partedAtActs(clause.text))
    if (rest.length === 0) return clauses(part)
    // "Tasks: sign it" and "today: sign it" begin a list, "urgent: sign it" says how the task stands.
    if (isAllStatus(head))
      return saysMark(head) ? [`${rest.join(': ')}, ${head}`] : clauses(rest.join(': '))
    const isAsking = grammar(words(head)).some(({ concept }) => concept === 'ask')
    const isTask = beginsTask(words(head), 0) && !isAsking && !isOfAllTasks(head)
    return [...(isTask ? [head] : []), ...clauses(rest.join(': '))]
  })
}

/** «ولو فيه وقت اتفرج على الماتش»: the task behind it is one of its own. */
const IF_TIME = /(?<!^|[,،])\s(?<lead>و(?:لو|[اإ]ذا) فيه? وقت)(?=\s[أاإ]\p{L}{2})/gu

/** "… by tomorrow or they cut us off": what comes of leaving it. */
const CONSEQUENCE =
  /\s(?:(?:or(?: else)?|otherwise) (?:they|he|she|it|we|i)(?:['’]\p{L}{1,3})? |و?[إا]لا [بهح]?[يت]\p{L}{2})[^,،.;؛:!?؟]{0,80}/giu

/**
 * Adds a piece as a task of its own, or to the one it speaks of; leaves out greetings and what asks for the matrix.
 * Tells whether it was said to the agent, as what goes on about that speaks of no task: "… and tell me what's first, it's only Monday".
 */
function addPiece(
  written: string,
  tasks: string[],
  { isQuestion }: Pick<Sentence, 'isQuestion'>,
  today: string,
  isTalkBefore: boolean,
): boolean {
  if (isQuestion && (ABOUT_TASKS.test(written) || asksOfOne(written))) return true
  if (asksOfAll(written) || isOfThisAgent(written)) return true
  const instead = tasks.length > 0 && (behindCorrection(written) ?? correctedWithin(written, tasks))
  if (instead && takesOutDone(instead, tasks)) return false
  if (isDoneAlready(written)) return false
  if (instead && isOfBefore(instead, tasks)) {
    corrects(instead, tasks, today)
    return false
  }
  const piece = withoutOrderBehind(withoutLead(written)).replace(JOINT_BEHIND, '')
  const all = words(piece)
  if (
    all.every(
      (word) =>
        LEADS.test(word.word) || aroundTasks([word]).some(({ concept }) => concept === 'ordinal'),
    )
  )
    return isTalkBefore
  if (asksToInvent(piece, all) || isOfAllTimes(written, tasks.length === 0)) return true
  const about = aroundTasks(all)
  const small = grammar(all)
  const has = (...concepts: string[]) => about.some(({ concept }) => concepts.includes(concept))
  const hasTime = daysIn(piece, today).length > 0
  const isShort = all.length <= 4
  const isAsked =
    isQuestion && (isShort || small.some(({ concept, from }) => concept === 'ask' && from < 2))
  const opensAsking =
    small[0]?.concept === 'ask' ||
    small.some(({ concept, from }) => concept === 'ask' && from === 0)
  const beginsAsTask =
    about.some(({ concept, from }) => concept === 'does' && from === 0) &&
    !small.some(({ concept }) => concept === 'ask')
  if (isAsked && !beginsAsTask && (!hasTime || has('order')) && (tasks.length === 0 || opensAsking))
    return true
  if (isQuestion && all.length <= 2 && all.some(({ word }) => BEGINNING.test(word))) return true
  // "Order by deadline" orders nothing to eat.
  const isOrdering = (at: number) =>
    about.some(({ concept, from, to }) => concept === 'order' && from <= at && to > at + 1)
  const isDone = about.some(
    ({ concept, from }) => concept === 'does' && from < 2 && !isOrdering(from),
  )
  const isTalk =
    has('order', 'list') ||
    (about.some(({ concept, from }) => concept === 'greet' && from === 0) && !GIFT.test(piece))
  // "Help me order these": an order, and no task that begins as one does.
  const isNothingElse = about.some(
    ({ concept, from, to }) => concept === 'order' && from === 0 && to >= all.length - 1,
  )
  // "tell me what goes first pay the bill its due tomorrow": dictated, the task begins behind the order.
  const ordered = Math.max(0, ...about.map(({ concept, to }) => (concept === 'order' ? to : 0)))
  const behind = about.find(({ concept, from }) => concept === 'does' && from >= ordered)
  if (isTalk && !isDone && !isShort && hasTime && ordered > 0 && behind)
    return addPiece(piece.slice(behind.start), tasks, { isQuestion }, today, false)
  const first = isTalk && !isDone && !isQuestion ? firstTaskBehind(piece, hasTime) : undefined
  if (first) return addPiece(first, tasks, { isQuestion }, today, false)
  if (isNothingElse || (isTalk && !isDone && (isShort || about[0]?.from === 0)))
    return isNothingElse || has('order', 'list')
  // "I have so many things on my head this week"
  if (has('list') && !isDone && tasks.length === 0 && all.length <= LONGEST_TALK) return true
  if ((!hasTime || has('order')) && isSaidToAgent(written, tasks.length === 0)) return true
  // "… not urgent what comes first": what is asked behind it speaks of no task.
  const told = withoutOrderBehind(written)
  const said = words(told)
  const owner = ownerOf(told, said, priorityWords(said).length > 0 || hasTime, tasks)
  if (owner !== undefined && isTalkBefore) return true
  if (owner === undefined) tasks.push(piece)
  else if (owner >= 0 && (tasks[owner] as string).length < LONGEST_TASK)
    tasks[owner] += `, ${told.replace(/^(?:and|but|و)\s/i, '').trim()}`
  return false
}

/** "Is the fine more urgent than the curtains?", «كام حاجة عاجلة عندي؟»: asked of tasks, and none itself. */
const ABOUT_TASKS =
  /^(?:how many|كم|كام)\s|^(?:so |and |و)?(?:is|are|does|do|هل)(?!\p{L}).{2,80}\s(?:(?:more|less) (?:urgent|important)|(?:more|less) of a priority|[أا]هم|[أا]عجل|[أا]ولى) (?:than|من)(?!\p{L})/iu

/** "Submit it tomorrow and": dictated, what joins the next task stands behind this one. */
const JOINT_BEHIND = /\s(?:and(?: then)?|then|but|plus|also|و|ثم|وبعدين)\s{0,3}$/iu

/** "Thank-you gift for the teacher by 15 December" thanks nobody yet. */
const GIFT =
  /^(?:a )?thank[- ]you (?!for\b|so\b|very\b|and\b|in\b|all\b|guys\b|every)\p{L}|^و?شكر (?=ال|لل)/iu

/** "start?", «البداية؟» */
const BEGINNING = /^(?:start|begin|first|next|ابدا|البدايه|اولا|الاول)$/

/** What begins a dictation and lists nothing. */
const LONGEST_TALK = 12
