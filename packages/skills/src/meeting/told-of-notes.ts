import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { asking } from '../sentences/units.ts'

const notes = lexicon({
  notes:
    'notes, note, chat, thread, meeting, minutes, group, call, message, ملاحظات, شات, محادثه, اجتماع, محضر, قروب, جروب, كلام, رسايل',
  small:
    'from, of, date, dated, held, on, تاريخ, من تاريخ, انعقد, صار, صارت, is, was, it s, its, they, are, were, only, just, all, من, كان, كانت, كانوا, هو, هي, بتاريخ, يوم, ده, دي, دا, هذا, هذي, هاد',
})
/** "No date was in the chat", «مفيش تاريخ مكتوب»: what the notes hold, and no question about it. */
const HELD =
  /\b(?:is|are|was|were|been)\s(?:in|on|given|named|mentioned|set|written|said|put)\b|(?<!\p{L})(?:مكتوب|مذكور|انذكر|موجود|محدد)\p{L}{0,2}(?!\p{L})/iu

/** "The dates count from today", «المواعيد تتحسب من النهارده»: how days are read, and no day that is asked for. */
const COUNTED =
  /\b(?:dates?|days?|deadlines?) (?:are |is |to be )?(?:count(?:ed|ing)?|calculated|taken) from\b|(?<!\p{L})(?:ال)?(?:مواعيد|تواريخ|[أا]يام) (?:ب?[تي]?تحسب|تنحسب|احسبها|محسوب[ةه]) من(?!\p{L})/iu

/** A request without what it tells of the notes: when they were written, and what does not stand in them. */
export function withoutToldOfNotes(question: string, reference: string): string {
  return withoutDate(question, reference)
    .split(/(?<=[.,،;؛!?؟\n])/)
    .filter((part) => !isToldOfNotes(part, reference))
    .join('')
}

/** "The chat dated 24 November", «هالمحادثة تاريخها ٢٤ نوفمبر», but «المهام اللي تاريخها …» */
function withoutDate(question: string, reference: string): string {
  const [day] = daysIn(question, reference)
  const label = day && DATED.exec(question.slice(0, day.start))
  return label ? `${question.slice(0, label.index)}${question.slice(day.end)}` : question
}
const DATED =
  /(?<!(?:اللي|التي|يلي|الي|مهام|tasks?|those|actions|items)\s)(?<!\p{L})(?:تاريخه[ا]?|بتاريخ|dated)[\s:：]{1,3}$/iu

function isToldOfNotes(part: string, reference: string): boolean {
  const all = words(part)
  if (/[?؟]/.test(part) || asking(all).some(({ concept }) => ASKS.has(concept))) return false
  return HELD.test(part) || COUNTED.test(part) || saysOnlyWhen(part, reference) || isPointing(part)
}
const ASKS: ReadonlySet<string> = new Set(['please', 'do', 'wonder'])

/** «هاي محادثة الواتس تبع الشغل،», "this is our site chat,": what the notes are. */
const isPointing = (part: string): boolean =>
  POINTS.test(part) && notes(words(part)).some(({ concept }) => concept === 'notes')
const POINTS =
  /^\s{0,5}(?:(?:this|these|that|here)(?: is| are|['’]?s)\b|(?:هاي|هاد|هادا|هادي|هاذي|هذا|هذه|هذي|هيدي|هيدا|دي|ده|إليك|اليك)(?!\p{L}))/iu

/** "The chat is from today", «الشات النهارده» */
function saysOnlyWhen(part: string, reference: string): boolean {
  const days = daysIn(part, reference)
  if (days.length !== 1) return false
  const all = words(part)
  const said = new Set(
    notes(all).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return all.every(
    ({ word, start, end }, at) =>
      said.has(at) || isStopword(word) || days.some((day) => day.start <= start && end <= day.end),
  )
}
