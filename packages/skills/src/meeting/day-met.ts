import { type Day, partsOf } from '../calendar/day.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb, tenseOf } from '../sentences/arabic-verbs.ts'
import { daysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'
import { withoutAttendance } from './sections.ts'
import { meetingWords } from './words.ts'

/** What people call a meeting, or say of having met. */
const gathering = lexicon({
  met: 'meeting, meet, met, huddle, sync, standup, call, catch up, workshop, session, minutes, briefing, recap, committee, notes, chat, thread, talked, discussed, spoke, سولفنا, تكلمنا, تناقشنا, ناقشنا, اجتماع, اجتمعنا, تقابلنا, جلسه, محضر, لقاء, مكالمه, ورشه, لجنه, ملاحظات, شات, محادثه, قروب',
  next: 'next, upcoming, القادم, المقبل, الجاي, الياي',
})
const LABEL = /^\W*(?:date|meeting date|التاريخ|تاريخ)/i
/** A title is no longer; in a longer sentence the day stands beside the word for a meeting. */
const LONGEST_TITLE = 90
const LONGEST_LEAD = 60
/** The day stands in one of the first sentences. */
const SENTENCES = 4

export interface Met {
  date: Day
  /** The line that names the day, where it is the heading of the notes. */
  title?: string
}

/** The day on which people met, as a title, a date line, a sentence or the stamps of a chat name it. */
export function dayMet(text: string, today: Day): Met | undefined {
  for (const { text: line, isItem, stamp } of sentencesIn(text.slice(0, 500)).slice(0, SENTENCES)) {
    const stamped = stamp && daysIn(stamp, today)[0]?.date
    if (stamped) return { date: stamped }
    if (isItem) continue
    const isLabelled = LABEL.test(line)
    const head = isLabelled ? line : headOf(line, today)
    const days = daysIn(head, today).filter(
      ({ start, end }) => !(BARE.test(head.slice(start, end)) && LISTED.test(head.slice(end))),
    )
    for (const { start, end, date } of days) {
      const lead = head.slice(0, start)
      const named = gathering(words(lead.slice(-LONGEST_LEAD)))
      const isMet = named.some(({ concept }) => concept === 'met')
      if (!date || named.some(({ concept }) => concept === 'next')) continue
      if (!isLabelled && !isMet && head.length > LONGEST_TITLE) continue
      // "Who does what from this chat (5 December 2026)": the day is that of the chat.
      const isInBrackets = /\($/.test(lead) && head.startsWith(')', end)
      if (!isLabelled && !(isMet && isInBrackets) && saysMore(lead, isMet ? lead : head)) continue
      const written = head.slice(start, end)
      const title =
        isLabelled || !isTitle(head, written) ? {} : { title: withoutAttendance(head).trim() }
      if (/\d{4}|[٠-٩]{4}/.test(written) || isLabelled || (isMet && date <= today))
        return { date, ...title }
      // "Weekly call, 3 Nov": the last one there was.
      if (isMet && /[\d٠-٩]/.test(written)) return { date: yearBefore(date), ...title }
    }
  }
  return undefined
}

/** Of "minutes pls: ops call, 7 December 2026" what names the meeting with its day. */
function headOf(line: string, today: Day): string {
  const [first = '', second = ''] = line.split(/[:：]\s{1,3}/)
  const isOfMeeting = gathering(words(second)).some(({ concept }) => concept === 'met')
  return daysIn(first, today).length === 0 && isOfMeeting && daysIn(second, today).length > 0
    ? second
    : first
}

/** «ملاحظات اجتماع الأهالي 15 نوفمبر 2026 تقرر إلغاء الرحلة», "minutes of 3 May 2026 we agreed …": the name of the notes runs on into them without a mark. */
export function withoutDatedLead(text: string, today: Day): string {
  const head = text.slice(0, LONGEST_TITLE + LONGEST_LEAD)
  const [lead = ''] = NAMES_NOTES.exec(head) ?? []
  const [day] = daysIn(head, today)
  if (!lead || !day || day.start > LONGEST_TITLE) return text
  const before = head.slice(0, day.start)
  const [mark = ''] = /^\s{0,3}[:：]?\s{0,3}/.exec(head.slice(day.end)) ?? []
  const rest = text.slice(day.end + mark.length)
  const isRunOn = RUNS_ON.test(rest) && !/[.!?؟،,;؛:：\n]/.test(before)
  return isRunOn && !saysMore(before, before) ? rest : text
}
const NAMES_NOTES =
  /^\s{0,5}(?:من )?(?:(?:ال)?ملاحظات|(?:ال)?محضر|(?:ال)?نوت|(?:ال)?اجتماع|notes|(?:meeting )?minutes|meeting notes)(?!\p{L})/iu
const RUNS_ON =
  /^(?:we|the (?:team|board|committee)|it was|agreed|decided)\b|^(?:تقرر|اتقرر|اتفقنا|قررنا|تم|اتفق|وافق|على|س[يت])/iu

/** "Site meeting villa 14, 25 November": people met on one day, and the number before it is of something else. */
const BARE = /^[\d٠-٩]{1,2}$/
const LISTED = /^\s?[,،]?\s?[\d٠-٩]/

/** "Marketing sync, 12 November": the name of a meeting with its day, and no sentence about it. */
const isTitle = (head: string, day: string): boolean =>
  head.length <= LONGEST_TITLE &&
  /\p{L}{3}/u.test(head.replace(day, '')) &&
  !/[.!?؟(]/.test(head.trim().replace(/\.$/, '')) &&
  !grammar(words(head)).some(({ concept }) => concept === 'pronoun' || concept === 'ask') &&
  !SAID_OF_IT.test(head)
const SAID_OF_IT =
  /\b(?:met|talked|discussed|spoke|please|pls|make|turn|from|today|our|my|these|this|here)\b|(?<!\p{L})(?:اجتمعنا|سولفنا|تكلمنا|تناقشنا|ناقشنا|تقابلنا|رتب\S*|حول\S*|اعمل\S*|سو[يو]\S*|لو سمحت|من فضلك|هذ[اهي]|هاي|ده|دي)(?!\p{L})/iu

/** What is to be done by a day, or was agreed for it, was not on that day. */
function saysMore(lead: string, text: string): boolean {
  const said = words(text)
  return (
    / to | by |(?<!\p{L})قبل /u.test(`${lead} `) ||
    said.some((word) => isArabicVerb(word) && tenseOf(word) === 'future') ||
    grammar(said).some(({ concept }) => concept === 'future' || concept === 'duty') ||
    meetingWords(said).some(({ concept }) => concept === 'decide' || concept === 'promise')
  )
}

function yearBefore(date: Day): Day {
  const { year } = partsOf(date)
  return `${year - 1}${date.slice(4)}`
}

/** The notes with the day that only the request beside them names, so that what is asked later counts from it too. */
export function withDayOf(question: string, notes: string, today: string): string {
  const met = dayMet(notes, today) ? undefined : dayMet(question, today)
  return met
    ? `${/\p{Script=Arabic}/u.test(notes) ? 'التاريخ:' : 'Date:'} ${met.date}\n${notes}`
    : notes
}
