import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { NAMES_APART } from './names.ts'
import { type SectionKind, sectionWords } from './words.ts'

/** A line or label that opens a section, and what stands behind its colon. */
export interface Heading {
  kind: SectionKind
  rest: string
}

/** Words that a heading has beside the one that says what it is. */
const FILLERS = new Set(
  'key main made taken points item items open still yet remaining the our of and by list from المتخذه المطلوبه القادمه التاليه التنفيذيه المفتوحه المعلقه العالقه الاجتماع'.split(
    ' ',
  ),
)
const LONGEST_HEADING = 4

/** The section that a line opens: "Action items:", "Decision: go with B", «القرارات», "Attendees: Sara, Omar". */
export function headingOf(line: string): Heading | undefined {
  const match =
    /^\s*(\p{L}[\p{L} '’-]{0,40}?)(?:\s?[([](?<who>\p{L}[\p{L} .'’&-]{1,30})[)\]])?\s*(?:[:：]|\s[-–—]\s|$)\s*/u.exec(
      line,
    )
  if (!match) return undefined
  const label = words(match[1] as string)
  if (label.length > LONGEST_HEADING) return undefined
  const found = sectionWords(label)
  const kind = found.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
  if (!kind) return undefined
  const named = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  if (!label.every(({ word }, index) => named.has(index) || FILLERS.has(word))) return undefined
  const rest = line.slice(match[0].length).trim()
  // "ACTION (Vikram): issue the invoice"
  const who = kind.concept === 'actions' && rest ? match.groups?.who : undefined
  return { kind: kind.concept, rest: who ? `${who}: ${rest}` : rest }
}

/** "TODO print the flyers", "ACTION book the hall": capitals stand for the colon, and "todo" is no other word. */
export function markedAction(line: string): Heading | undefined {
  const [mark = ''] = MARKED.exec(line) ?? []
  const rest = line.slice(mark.length)
  // "TODO list for May" and "TODO items" are headings.
  return mark && sectionWords(words(rest).slice(0, 1)).length === 0 && !/^lists?\b/i.test(rest)
    ? { kind: 'actions', rest }
    : undefined
}
const MARKED =
  /^\s{0,9}(?:TO-?DO|to-?do|To-?do|ACTION(?: ITEM)?|TASK|NEXT STEP)\s{1,3}(?=\p{Lu}?\p{Ll}|\p{Lo})/u

const ATTENDED =
  /^(?:those )?(?:present|attendees|attending|in attendance|participants|الحضور|الحاضرون|حضر(?!ت)|كان(?:وا)? موجود(?:ين)?)(?:\s(?:were|are|was|today|by|هم|كانوا|كان|كل من|اليوم))*\s+(?=\S)/iu

/** «اجتماع اللجنة 15 نوفمبر حضره نور وليث», "Site meeting attended by Ben and Lena": behind what the meeting is called. */
const ATTENDED_BY =
  /\s(?:و?حضر(?:ه|ها)|بحضور|attended by|in attendance:?)(?:\s(?:كل من|كلا من|كلًا من))?\s+(?=\S)/iu
/** «وغاب بشار»: who was not there. */
const ABSENT =
  /[,،.]?\s(?:and |but |و)?(?:غاب|غابت|غابوا|اعتذر|اعتذرت|تغيب|تغيبت|absent|apologies|regrets|\p{Lu}\p{L}{1,20} was absent)(?!\p{L})/u

/** «اجتماع الملاك 22 نوفمبر، الحضور: منى، راشد» */
const LABELLED =
  /[,،;؛–-]\s?(?:(?:ال)?(?:حضور|حاضرون|حاضرين)|those present|present|attendees|participants)\s?(?:[:：]\s?|$)/iu

/** A line that names the meeting, without whom it says attended. */
export const withoutAttendance = (line: string): string =>
  (line.split(ATTENDED_BY)[0] as string).split(LABELLED)[0] as string

/** "present me, Khalid, Mona": who was there, told without a colon; nothing when something is said of them. */
export function attendeesIn(sentence: string): string | undefined {
  const lead = ATTENDED.exec(sentence) ?? ATTENDED_BY.exec(sentence) ?? LABELLED.exec(sentence)
  if (!lead || sentence.length > 200) return undefined
  const rest = sentence.slice(lead.index + lead[0].length).split(ABSENT)[0] as string
  const parts = rest.split(NAMES_APART).map((part) => part.trim())
  const isListed = ATTENDED.test(sentence)
  const isName = (part: string) =>
    (isListed && /^\p{Ll}{2,15}$/u.test(part) && !isStopword(part)) ||
    /^(?:me|i|myself|انا|أنا|\p{Lu}\S*(?:\s\p{Lu}\S*){0,3}|[\u0621-\u064a]{2,12}(?:\s[\u0621-\u064a]{2,12})?)\.?$/u.test(
      part,
    )
  return parts.length > 1 && parts.every(isName) ? rest : undefined
}

/** The names of those present: "Sara, Omar and Priya Nair". */
export function namesIn(text: string): string[] {
  return text
    .split(NAMES_APART)
    .map((name) => name.replace(/\([^()\n]*\)|(?<![.\s])[.\s]+$/g, '').trim())
    .filter((name) => /^\p{L}[\p{L} .'’-]{1,40}$/u.test(name))
}
