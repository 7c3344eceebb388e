import { fold } from './arabic.ts'
import { dates, shifted } from './dates.ts'

export interface Due {
  /** As the notes put it. */
  words: string
  /** The day it comes to, when the words name one. */
  date: string | null
}

interface FoundDue extends Due {
  start: number
  end: number
}

/** Without one of these there is no date to look for. */
const NAMES_A_DAY =
  /\d|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tmrw?|tonight|weeks?|months?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?<!\p{L})(?:غد|بكر[ها]|باجر|باكر)|اليوم/u
const DAYS: readonly RegExp[] = [
  /الاحد/,
  /الاثنين/,
  /الثلاثاء/,
  /الاربعاء/,
  /الخميس/,
  /الجمعه/,
  /السبت/,
]
const ARABIC_DAY =
  /(?<!\p{L})(?:يوم )?(?:الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت)(?: (?:القادم|المقبل|الجاي))?(?!\p{L})/gu
const LAST_OF_MONTH =
  /(?:end of (?:the |this )?month|month[- ]end|\beom\b|(?:نهايه|اخر) (?:هذا )?الشهر)(?! (?:القادم|المقبل))/g
/** Today's, unless a day follows: "EOD Friday". */
const END_OF_DAY =
  /\b(?:eod|cob|end of (?:the )?(?:day|business)|close of business|tonight)\b(?! (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|tom|tmr|\d))|نهايه (?:اليوم|الدوام)(?! (?:يوم|ال(?:احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت)))/g
/** Words that set a time but name no day. */
const VAGUE =
  /\b(?:asap|as soon as possible|immediately|end of (?:the |this |next )?(?:week|quarter|year)|eow|next (?:week|month|quarter|year)|within (?:a|one) (?:week|month)|this (?:week|month|quarter)|(?:end of )?q[1-4]|(?:before )?(?:the )?next (?:meeting|call|session)|mid[- ]\w+)\b|(?:نهايه|اخر|خلال|منتصف) (?:الاسبوع|هذا الاسبوع|العام|السنه|الربع\s?\S*|الشهر (?:القادم|المقبل))(?: (?:القادم|المقبل))?|(?:الاسبوع|الشهر|العام) (?:القادم|المقبل|الجاي)|خلال (?:اسبوع|شهر)(?!\p{L})|في اقرب وقت(?: ممكن)?|فورا|(?:قبل )?الاجتماع (?:القادم|المقبل)/gu
const DEADLINE_BEFORE =
  /(?:\bby|\beod|\bcob|\bexpir(?:es|ing|y)|\bends?|\bbefore|\bdue(?: date)?(?: on| by)?:?|\buntil|\bno later than|\bdeadline(?: is|:)?|\blatest|\bon|\bfor|قبل|بحلول|حتي|موعد\S*:?|في موعد اقصاه|الاستحقاق:?|يوم|في)\s*(?:the )?(?:يوم )?$/

/** When something has to be done, from words such as "by Friday", "قبل الأحد", "end of month"; nothing when no time is named. */
export function dueIn(text: string, reference: string): FoundDue | undefined {
  const folded = fold(text)
  const span = (match: RegExpExecArray | (RegExpMatchArray & { index: number })) => ({
    start: folded.original(match.index),
    end: folded.original(match.index + match[0].length - 1) + 1,
  })
  const found: FoundDue[] = []
  const add = (start: number, end: number, date: string | null) => {
    if (!found.some((other) => other.start < end && start < other.end))
      found.push({ words: text.slice(start, end).trim(), date, start, end })
  }
  for (const match of folded.text.matchAll(LAST_OF_MONTH))
    add(span(match).start, span(match).end, endOfMonth(reference))
  for (const match of folded.text.matchAll(END_OF_DAY))
    add(span(match).start, span(match).end, reference)
  for (const match of folded.text.matchAll(ARABIC_DAY))
    add(span(match).start, span(match).end, nextDay(match[0], reference))
  for (const match of folded.text.matchAll(VAGUE)) add(span(match).start, span(match).end, null)
  for (const { date, start, end } of NAMES_A_DAY.test(folded.text) ? dates(text, reference) : []) {
    const words = text.slice(start, end)
    // "The printer sat idle in the sun" names no days.
    if (/^(?:sat|sun|mon|wed|may|march|second|now)$/.test(words)) continue
    const isWeekday =
      /^(?:on |this |next )?\p{L}+$/u.test(words) &&
      !/today|tom|tm|tonight|اليوم|غد|بكر|باكر|باجر/i.test(words)
    add(start, end, isWeekday && date === reference ? shifted(date, 7) : date)
  }
  found.sort((a, b) => a.start - b.start)
  const isDeadline = ({ start }: FoundDue) => DEADLINE_BEFORE.test(fold(text.slice(0, start)).text)
  return found.findLast(isDeadline) ?? found.at(-1)
}

/** The text without a deadline that stands at its end, with the word that leads to it. */
export function withoutDue(text: string, due: FoundDue | undefined): string {
  if (
    !due ||
    /[\p{L}\p{N}]/u.test(
      text
        .slice(due.end)
        .replace(/^\s*(?:at \d\S*|\d{1,2}:\d{2}|please|latest|at the latest)/i, ''),
    )
  )
    return text
  return text
    .slice(0, due.start)
    .replace(
      /[\s,،(–-]*(?:(?:by|eod|cob|expires|ends|before|due(?: date)?(?: on| by)?:?|until|no later than|deadline(?: is|:)?|on|for|قبل|بحلول|حتى|موعده?ا?:?|في موعد أقصاه|في|يوم|الموعد:?)\s*)*(?:the\s*)?$/iu,
      '',
    )
    .trim()
}

function nextDay(word: string, reference: string): string {
  const wanted = DAYS.findIndex((day) => day.test(word))
  const weekday = new Date(`${reference}T00:00:00Z`).getUTCDay()
  return shifted(reference, (wanted - weekday + 7) % 7 || 7)
}

function endOfMonth(reference: string): string {
  const [year, month] = reference.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
