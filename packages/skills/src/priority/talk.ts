import { foldArabic } from '../reading/arabic.ts'
import { type Word, words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { tellsOfSelf } from './introduced.ts'
import { aroundTasks, priorityWords } from './words.ts'

/** What is asked of the agent or told of oneself names no task: "can you tell me what can wait", "I'm swamped", "3 kids". */
export function isSaidToAgent(said: string, isFirst: boolean): boolean {
  const text = said.replace(OPENERS, '')
  const written = words(text)
  const [first, second] = [written[0]?.word ?? '', written[1]?.word ?? '']
  // «استبيان من البنك»: the word for "who" is also that for "from".
  const asked = grammar(written).find(
    ({ concept, from }) => concept === 'ask' && !(from > 0 && written[from]?.word === 'من'),
  )
  // "Tell me which is urgent", but "the proposal, which is important"
  const isRelative =
    asked !== undefined &&
    asked.from > 0 &&
    /^(?:which|who|where|when)$/.test(written[asked.from]?.word ?? '') &&
    !/^(?:me|us|know|see|tell|sure|and)$/.test(written[asked.from - 1]?.word ?? '')
  const ordered = priorityWords(written).some(
    ({ concept, from }) =>
      asked && !isRelative && MARKED.has(concept) && from >= asked.to && from - asked.to < 2,
  )
  const about = new Set(aroundTasks(written).map(({ concept }) => concept))
  const isRanked = asked?.from === 0 && about.has('ordinal')
  const isTold = /^(?:i['’]?m|انا|وانا)$/.test(first) || (first === 'i' && second === 'am')
  const isAsked = /^(?:can|could|would|will)$/.test(first) && /^(?:you|u)$/.test(second)
  const isCounted =
    isFirst && /^[\d٠-٩]/.test(text) && written.length <= SHORTEST_TOLD && !about.has('does')
  // "I walk to the metro"
  const isDoing =
    isFirst &&
    first === 'i' &&
    !WANTS.test(second) &&
    !about.has('does') &&
    priorityWords(written).length === 0
  const isExclaimed =
    isFirst &&
    /^(?:you (?:won['’]?t|wouldn['’]?t|will not) believe|guess what|oh my|omg|يا ساتر|ما بتصدق|مش هتصدق|ما تصدق)(?!\p{L})/iu.test(
      text,
    )
  const isOfSelf =
    /^(?:working?|works|living?|lives|study|studying|based) (?:in|at|as|for|with)\b/i.test(text) ||
    /^و?(?:اعمل|اشتغل|شغال|شغاله|موظف|موظفه|ساكن|ساكنه|عمري) /.test(text)
  return (
    (isOfSelf && !about.has('order')) ||
    (isFirst && tellsOfSelf(text)) ||
    isExclaimed ||
    ordered ||
    isRanked ||
    isTold ||
    isAsked ||
    isCounted ||
    isDoing
  )
}
export const OPENERS = /^(?:(?:ok|okay|so|um|uh|right|well|hey|hi)[ ,]{1,2}){1,4}/i
const WANTS =
  /^(?:need|have|has|want|must|should|got|gotta|will|shall|would|ought|can|could|promised|keep|also|still|really)$/
const MARKED = new Set(['urgent', 'important', 'wait'])
const SHORTEST_TOLD = 6

const SAID_BY =
  /^(?:\p{L}{2,8} ){1,2}(?:says?|said|thinks?|[بي]?[يت]?قول) (?=everything|all|it|they|كل)/iu

/** "the deadline is tomorrow", «آخر موعد له غدًا» */
const OF_LAST =
  /^(?:but |and )?(?:the |its )?(?:deadline|due date|cut-?off|expiry)\b|^(?:and |but )?(?:the |my |our )?(?:client|customer|boss|supplier)s? (?:is |are )?waiting\b|^و?(?:ال)?(?:عميل|زبون|مدير|مورد)\S{0,2} (?:[بي]{0,2}[ين]?نتظر|[بي]?[يس]?ستن[يى]|ناطر|مستني)|^و?(?:بس |لكن )?(?:اخر موعد|اخر يوم|موعده|موعدها|الموعد) /i

/** "so revise for it", «ولازم أذاكر له»: what is done about the thing before. */
const isOnlyOfLast = (all: readonly Word[]) =>
  all.length <= 4 && /^(?:it|them|له|لها|لهم|عليه|عليها|فيه|فيها)$/.test(all.at(-1)?.word ?? '')

/** Whether a piece speaks of the task before it and is none itself. */
export const isOfLast = (text: string, all: readonly Word[]): boolean =>
  OF_LAST.test(foldArabic(text)) || isOnlyOfLast(all)

/** "Which two should I do today?", «شو لازم أعمل اليوم؟» */
const OF_ALL =
  /^(?:(?:so|and|but) )?(?:which|what)(?: \p{L}{2,8}){0,3} (?:should|do|can|must|could|shall|would) (?:i|we)(?!\p{L})|^و?(?:شو|وش|[اإ]يش|شنو|[اإ]يه|ماذا|[أا]ي)(?: (?:اللي|يلي|الي|ش[يئء]{1,2}|واحد[ةه]?|مهم[ةه]))?(?: (?:لازم|يجب|المفروض|مفروض|ممكن))? (?:علي )?[أا](?:عمل|سوي|نجز|بد[أا]|خلص|فعل|قدم|سو[يى])[هة]?ا?(?!\p{L})/iu
export const asksOfAll = (text: string): boolean => OF_ALL.test(text.trim())

/** "This app sorts what is urgent", «وين بتحط كل وحدة»: what this agent does. */
const OF_AGENT =
  /(?<!\p{L})(?:this (?:app|tool|site|agent)|(?:هال|ال)(?:برنامج|تطبيق|موقع)) (?:sorts?|ranks?|can|does|helps?|[بي]{0,2}(?:رتب|صنف|نظم))(?!\p{L})|^و?(?:وين|فين) (?:ب?[تي])?(?:حط|روح|صنف)\p{L}{0,2}(?!\p{L})/iu
export const isOfThisAgent = (text: string): boolean => OF_AGENT.test(text)

/** "Everything is urgent", «كل شي مستعجل»: said before any task, it marks none. */
const OF_EVERYTHING =
  /^(?:everything|all of (?:it|them)|it['’]?s all|they['’]?re all)(?: (?:is|are|seems|feels|looks|so|very|really|now|lol|haha)){0,3} (?:urgent|important|a priority)(?: \p{L}{2,6})?$|^كل(?: ?(?:شي|شيء|ش[يئ]|حاج[ةه]|المهام|[هـ]ا?))? (?:عاجل|مستعجل|مهم|ضروري)[ةه]?(?: \p{L}{2,6})?$/iu

/** "I have no deadlines for any of them" is said of all tasks and marks none. */
export const isOfAllTimes = (text: string, isFirst: boolean): boolean =>
  (isFirst &&
    OF_EVERYTHING.test(
      text
        .replace(SAID_BY, '')
        .replace(/[!.]{1,3}$/, '')
        .trim(),
    )) ||
  /^(?:i|we|they|there) (?:have|has|gave|set|are|is) (?:no|not any) (?:deadlines?|due dates?|dates?)(?: (?:for|on) (?:any|all|them|these|those).*)?$/i.test(
    text,
  ) ||
  /^(?:ما|مو|مافي|ما في|بدون) ?(?:عندهم|لهم|عندها|لها|لهن|فيهم)? ?(?:مواعيد|موعد)(?: .{0,20})?$/u.test(
    text,
  )

/** "Today I gotta pay the bill": the day that stands before it is that of the task. */
export function withDayOf(written: string, start: number): string {
  const task = written.slice(start)
  const day = daysIn(written.slice(0, start), '2026-01-01').at(-1)
  if (!day || daysIn(task, '2026-01-01').length > 0) return task
  return `${task.replace(/\s(?:and|then)?\s{0,3}$/i, '')} ${written.slice(day.start, day.end)}`
}

/** "… clean the garage what goes first", dictated: what is asked behind a task is none of it. */
export function withoutOrderBehind(written: string): string {
  const all = words(written)
  const order = aroundTasks(all).find(
    ({ concept, from, to }) => concept === 'order' && from > 1 && to === all.length,
  )
  return order ? written.slice(0, order.start).replace(/[\s–—-]{1,6}$/u, '') : written
}
