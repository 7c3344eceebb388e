import { shifted } from '../reading/dates.ts'
import { type Word, words } from '../reading/words.ts'
import { type GrammarHit, grammar, isNegatedAt } from '../sentences/grammar.ts'
import type { Hit } from '../sentences/lexicon.ts'
import { type Due, dueIn, withoutDue } from '../sentences/when.ts'
import { isOfPeriod, isSince } from './of-period.ts'
import { isAllStatus } from './status.ts'
import { priorityWords } from './words.ts'

/** Why a task is taken to be urgent or important, or not. */
export type Reason =
  | 'overdue'
  | 'due_soon'
  | 'due_later'
  | 'no_deadline'
  | 'said'
  | 'said_not'
  | 'denied'
  | 'area'
  | 'nothing_said'

export interface Judgement {
  task: string
  due: Due | null
  isUrgent: boolean
  urgentBecause: Reason
  /** The word that decided on urgency, as written in the task; none when a day did. */
  urgentWord: string | null
  isImportant: boolean
  importantBecause: Reason
  /** The word that decided on importance, as written in the task. */
  word: string | null
  /** Nothing in the words speaks for or against: it is not put in the matrix. */
  isOpen: boolean
}

/** A task due within so many days is urgent. */
export const URGENT_DAYS = 3

interface Said {
  text: string
  hits: Hit<string>[]
  small: GrammarHit[]
}

/** Urgent and important as the words of one task have it; each with what decided. */
export function judge(text: string, today: string): Judgement {
  const all = words(text)
  const said: Said = { text, hits: priorityWords(all), small: grammar(all) }
  const named = dueIn(text, today)
  const found = named && (isOfPeriod(text, named) || isSince(text, named)) ? undefined : named
  const [clock] = (!named && BY_CLOCK.exec(text)) || []
  const due = found
    ? { words: found.words, date: dateOf(found, text, today) }
    : clock
      ? { words: clock, date: today }
      : null
  const [isUrgent, urgentBecause, urgentWord = null] = urgency(said, due, today, found)
  const [isImportant, importantBecause, word] = importance(said, isUrgent)
  return {
    task: taskIn(text, found, today),
    due,
    isUrgent,
    urgentBecause,
    urgentWord: urgentWord && withoutAnd(urgentWord),
    isImportant,
    importantBecause,
    word: word && withoutAnd(word),
    isOpen: urgentBecause === 'no_deadline' && importantBecause === 'nothing_said',
  }
}

/** "Deliver it by 4pm": an hour without a day is one of today. */
const BY_CLOCK =
  /(?<!\p{L})(?:(?:by|before) \d{1,2}(?::\d{2})? ?(?:am|pm|a\.m|p\.m)(?!\p{L})|قبل الساع[ةه] [\d٠-٩]{1,2})/iu

/** «ومهم» without its "and". */
const withoutAnd = (word: string): string => {
  const bare = word.replace(/^و(?=\p{L}{3})/u, '')
  return priorityWords(words(bare)).length > 0 ? bare : word
}

/** The task without its day, also where a mark stands behind the day: "renew the visa tomorrow, important". */
function taskIn(text: string, due: ReturnType<typeof dueIn>, today: string): string {
  const undated = withoutDue(text, due)
  const task = named(undated)
  if (!due?.date || undated !== text) return task
  const again = dueIn(task, today)
  return again?.words === due.words ? named(withoutDue(task, again)) : task
}

/** "Was due 18 November": the last one. */
function dateOf(
  { date, lead, start, end }: NonNullable<ReturnType<typeof dueIn>>,
  text: string,
  today: string,
) {
  const isPast =
    words(text.slice(lead, start)).some(({ word }) => PAST.test(word)) || OVERDUE.test(text)
  if (date && isPast && date > today && !/[\d٠-٩]/.test(text.slice(start, end)))
    return shifted(date, -7)
  return date && date > today && isPast ? `${Number(date.slice(0, 4)) - 1}${date.slice(4)}` : date
}
const PAST = /^(?:was|were|كان|كانت)$/
const OVERDUE = /\boverdue\b|متأخر/i

/** What is denied ends with a comma, a "but" or, behind what was denied, an "and": "not urgent, important", «مش عاجل بس مهم», «غير عاجل ومهم». */
const isDeniedIn = ({ text, small, hits }: Said, { from, start }: Hit<string>): boolean => {
  const isEnded = (not: GrammarHit) =>
    DENIAL_ENDS.test(text.slice(not.end, start)) ||
    (hits.some((hit) => hit.from >= not.to && hit.to <= from) && isJoined(text, start))
  return isNegatedAt(
    small.filter((not) => not.end > start || !isEnded(not)),
    from,
  )
}
const DENIAL_ENDS =
  /[,،;؛]|\b(?:but|yet|though|although|however)\b|(?<!\p{L})(?:و?لكن\p{L}{0,3}|بس)(?!\p{L})/iu
const isJoined = (text: string, start: number): boolean =>
  /^و/u.test(text.slice(start)) ||
  /\b(?:and|و)\s$/iu.test(text.slice(Math.max(0, start - 5), start))

const CONTRAST = /\bdeadline\b|موعد/i

function urgency(
  said: Said,
  due: Due | null,
  today: string,
  found: ReturnType<typeof dueIn>,
): [boolean, Reason, string?] {
  const { hits, text } = said
  // "Last day 20 December" is the day itself.
  const isOfDay = ({ start, end }: Hit<string>) =>
    found?.date != null && found.lead <= start && end <= found.end
  const says = (concept: string, isDenied: boolean) =>
    hits.find(
      (hit) => hit.concept === concept && !isOfDay(hit) && isDeniedIn(said, hit) === isDenied,
    )
  const written = ({ start, end }: Hit<string>) => text.slice(start, end)
  // "It can wait, but the deadline is tomorrow": what is said last holds.
  const waits = says('wait', false)
  const isOvertaken = found?.isDeadline && waits && waits.start < found.start && due?.date
  if (isOvertaken && due.date && due.date <= shifted(today, URGENT_DAYS) && CONTRAST.test(text))
    return [true, due.date < today ? 'overdue' : 'due_soon']
  // "not a hurry", "no rush"; "what is the rush" is none.
  if (waits ? !/^(?:hurry|rush)$/i.test(written(waits)) : says('urgent', true))
    return [false, 'said_not', waits && written(waits)]
  if (says('wait', true)) return [false, 'said_not']
  if (due?.date && due.date < today) return [true, 'overdue']
  if (due?.date && due.date <= shifted(today, URGENT_DAYS)) return [true, 'due_soon']
  const urgent = says('urgent', false) ?? says('broken', false)
  const mark = urgent ? written(urgent) : /!{2,9}|\bp[01]\b/i.exec(text)?.[0]
  if (mark) return [true, 'said', mark]
  return [false, due ? 'due_later' : 'no_deadline']
}

function importance(all: Said, isUrgent: boolean): [boolean, Reason, string | null] {
  const { hits, text } = all
  const first = (isIt: (hit: Hit<string>) => boolean) => {
    const hit = hits.find(isIt)
    return hit && text.slice(hit.start, hit.end)
  }
  const level = /\bp([0-4])\b/i.exec(text)
  if (level) return [Number(level[1]) < 3, Number(level[1]) < 3 ? 'said' : 'said_not', level[0]]
  const denied = first((hit) => hit.concept === 'important' && isDeniedIn(all, hit))
  if (denied) return [false, 'denied', denied]
  // "Watch the series, important": what is said behind it stands.
  const isCalled = ({ to }: Hit<string>) =>
    hits.some(({ concept, from }) => concept === 'important' && from >= to)
  // What is urgent is no pastime, whatever it is about: "answer the Instagram comments, urgent".
  const not = first(
    (hit) =>
      hit.concept === 'trivial' || (hit.concept === 'pastime' && !isUrgent && !isCalled(hit)),
  )
  if (not) return [false, 'said_not', not]
  const said = first(({ concept }) => concept === 'important')
  if (said) return [true, 'said', said]
  // "The boarding pass" is of no board.
  const isOther = ({ from, to }: Hit<string>) =>
    hits.some((hit) => hit.concept === 'none' && hit.from <= from && to <= hit.to)
  // "The gym survey" is a survey, and so is "the survey from the gym".
  const isLight = ({ from, to, start, end }: Hit<string>) =>
    hits.some(
      (hit) =>
        hit.concept === 'light' &&
        (hit.from === to ||
          hit.to === from ||
          (hit.to < from &&
            OF_SENDER.test(text.slice(hit.end, start)) &&
            !CLIENT.test(text.slice(start, end)))),
    )
  const area =
    first((hit) => hit.concept === 'weighty' && !isLight(hit) && !isOther(hit)) ??
    first(({ concept }) => concept === 'paying')
  return area ? [true, 'area', area] : [false, 'nothing_said', null]
}

/** What stands between a thing and what it is of: "the survey from our gym", «استبيان من النادي». */
const OF_SENDER =
  /^\s(?:(?:from|of|by|at|about|من|تبع|بتاعة?|حق|مال|عن)\s)?(?:(?:the|my|our|his|her|their|your)\s)?(?:ال|لل)?$/iu

/** Whoever is waited for by the work itself is answered, whatever he sends. */
const CLIENT = /^(?:clients?|customers?|boss|ceo|investors?)$|عميل|عملاء|زبون|زبا[ئي]ن|مدير/iu

/** "Pay the bill, overdue" */
const isLate = (all: readonly Word[], from: number) =>
  /^(?:overdue|late|past|متاخره?|فات|عدي|راح)$/.test(all[from]?.word ?? '')
const MARKS = new Set(['urgent', 'wait', 'important', 'trivial'])
const BESIDE =
  /^(?:not|neither|nor|very|really|but|and|it|it's|its|is|a|no|both|which|that|this|those|these|one|on|are|يعني|only|so|at|all|he|she|they|says?|said|saying|keeps?|honestly|actually|frankly|already|late|overdue|know|i|po|sir|ma['’]?am|though|although|to|me|for|or|عندي|لي|بالنسبه|الي|مع|انها|انه|هو|هي|وهو|وهي|وهم|لا|ولا|لازم|since|because|as|cause|cuz|coz|لانها|لانه|عشان|كتير|كثير|وايد|اوي|بصراحه|و?(?:غير|ليس|ليست|مو|مب|مش|بس|لكن(?:ه|ها|هم|هن)?|جدا|بدون)|و|ل)$/
/** "P1 send it", "call him P2" */
const LEVEL = /(?:^|\s)p[0-4]\b[:.,)-]?(?=\s|$)/i
/** "[P1] Fix the page", "(urgent) call him" */
const TAG = /^\s{0,3}[[(](?<tag>[^\])]{1,20})[\])]\s{1,3}(?=\p{L})/u
const withoutTag = (written: string): string => {
  const { tag = '' } = TAG.exec(written)?.groups ?? {}
  const isMark = /^p[0-4]$/i.test(tag) || (tag !== '' && isAllStatus(tag))
  return isMark ? written.replace(TAG, '') : written
}

/** "The exam is on Thursday" names the exam; «امتحان يوم الخميس» too. */
const HANGING =
  /(?:(?<=\s\S{0,40})\s(?:is|are|was|were|on|by|for|at|في|يوم|كان|كانت|وهي|وهو|و)|[\s,،]{1,3}(?:due|the deadline is|deadline|اخر موعد(?: ل[هـ]ا?)?|آخر موعد(?: ل[هـ]ا?)?))$/iu

/** What a day or mark that is cut away leaves open: a bracket or a quotation. */
const OPEN_ENDED =
  /^["“«](?=[^"”»]*["”»]?$)|\s{0,2}\([^()]*$|(?<=^["“«][^"”»]{1,240})["”»]$|(?<=^[^"“«]{1,240})["”»]$/gu
/** "Tomorrow is my son's exam" */
/** "… , was due", «… ، متأخر من»: what leads to a day that is told apart. */
const WAS_DUE =
  /[,،]\s(?:(?:it )?was(?: due)?|overdue|late|متأخر[ةه]?|متاخر[ةه]?|كان(?:ت)?\s(?:ميعاد|موعد)\p{L}{0,2})(?:\s(?:since|من|منذ))?\s{0,3}$/iu
const IS_NAMED = /^(?:is|are|was) (?=(?:the|my|our|his|her)\s)/i

/** The task without the marks that were read, where they stand before or behind it. */
function named(written: string): string {
  const text = withoutTag(written).replace(LEVEL, '').trim()
  const all = words(text)
  const marked = new Set<number>()
  for (const { concept, from, to } of priorityWords(all))
    if (MARKS.has(concept) || isLate(all, from))
      for (let at = from; at < to; at += 1) marked.add(at)
  const isMark = (at: number) => marked.has(at) || BESIDE.test(all[at]?.word ?? '')
  let last = all.length
  // "Budget for 2027, not urgent": the number is no word, and belongs to the task.
  const isNumbered = (at: number) => /\p{Nd}/u.test(text.slice(all[at - 1]?.end, all[at]?.start))
  while (last > 0 && isMark(last - 1) && !(last < all.length && isNumbered(last))) last -= 1
  let first = 0
  while (first < last && isMark(first)) first += 1
  const leads =
    [...marked].some((at) => at < first) &&
    /^\s*[:：–-]/.test(text.slice((all[first - 1] as Word | undefined)?.end ?? 0))
  const start = leads ? ((all[first] as Word | undefined)?.start ?? 0) : 0
  const isCut = [...marked].some((at) => at >= last)
  const end = isCut && last > 0 ? (all[last] as Word).start : text.length
  const bare = text
    .slice(start, end)
    .replace(/!{2,}/g, '')
    .replace(/[,،] (?:it|they|that|he|she|(?:باقي|متبقي|فاضل)(?: ل(?:ها|ه|هم))?)$/i, '')
    .replace(/^[\s,:–-]+/, '')
    .replace(OPEN_ENDED, '')
    .replace(WAS_DUE, '')
    .replace(IS_NAMED, '')
    .replace(/(?<![\s,:;.،؛([–-])[\s,:;.،؛([–-]+$/, '')
    .trim()
    .replace(HANGING, '')
  const name = /\p{L}{2}/u.test(bare) ? bare : text.trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
