import type { Language } from '@wakeel/contract'
import { addDays, type Day, weekdayOf } from '../calendar/day.ts'
import { formatDate, weekdayNames } from '../reading/format.ts'
import { daysIn } from '../sentences/days.ts'
import { topicsNamed } from './changed-topics.ts'
import type { AskedSessions, Session, StudyPlan, Wish } from './schedule.ts'

const ASKS =
  /^[^\p{L}\d]{0,3}(?:and |so |و)?(?:what['’]?s?|which|when|tell me|show me|how many times|how often|شو|[إا]يش|وش|[إا]يه|متى|متي|[إا]مت[ىي]|[أا]ي|كم مر[ةه])(?! if)(?!\p{L})/iu
const LAST_DAY =
  /(?<!\p{L})(?:last day|(?:the )?day before|[آا]خر يوم|قبل (?:ال)?امتحان)(?!\p{L})/iu

/** "What do I do on 10 December?", "when do I start physics?" */
export function sessionsAskedIn(
  last: Wish,
  message: string,
  today: Day,
): AskedSessions | undefined {
  if (!ASKS.test(message)) return undefined
  const [named] = daysIn(message, today)
  const day = named?.date ?? (LAST_DAY.test(message) ? addDays(last.exam, -1) : undefined)
  if (day && day >= last.from && day < last.exam) return { day }
  const [topic, other] = topicsNamed(last, message)
  return topic && !other ? { topic: topic.name } : undefined
}

export function saySessions(
  { days }: StudyPlan,
  { day, topic }: AskedSessions,
  describe: (session: Session) => string,
  language: Language,
): string {
  const join = language === 'ar' ? '؛ ' : '; '
  const when = (date: Day) =>
    `${weekdayNames[language][weekdayOf(date)]} ${formatDate(date, language)}`
  const found = days.flatMap(({ day: date, sessions }) => {
    const own = sessions.filter((session) => (day ? date === day : session.topic === topic))
    return own.length > 0 ? [`${when(date)}: ${own.map(describe).join(join)}`] : []
  })
  if (found.length === 0 && day)
    return {
      en: `**Nothing is planned on ${when(day)}.**`,
      ar: `**لا شيء في الخطة يوم ${when(day)}.**`,
    }[language]
  return found.map((line) => `**${line}.**`).join('\n\n')
}
