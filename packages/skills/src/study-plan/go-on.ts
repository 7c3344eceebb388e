import { asksWhy } from '../follow-up/asks-why.ts'
import { changesApart } from '../follow-up/changes-apart.ts'
import { insteadOf } from '../follow-up/instead-of.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { asksForTime } from './asked-time.ts'
import { type DateRole, datesAfter, speaksOfExam, withMonthsOfPlan } from './changed-dates.ts'
import { restAfter, timeAfter } from './changed-time.ts'
import { topicsAfter } from './changed-topics.ts'
import type { Wish } from './schedule.ts'
import { sessionsAskedIn } from './sessions-asked.ts'

/** "Make it 2 hours a day", "I rest on Fridays", "chapter 4 is hard", "the exam moved to 28 December" of the plan before. */
export function planGoingOn<Input extends Wish>(
  before: Before<Input>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> | undefined {
  const plans = before.map(({ inputs: [input] }) => input).filter(({ topics }) => topics.length > 0)
  const last = plans.at(-1)
  if (!last) return undefined
  const message = withMonthsOfPlan(last, ask.text, ask.today)
  if (asksForTime(message) && !speaksOfExam(message))
    return { request: message, input: { ...last, topics: [] } }
  if ('input' in read({ ...ask, text: message })) return undefined
  const asked = sessionsAskedIn(last, message, ask.today)
  if (asked) return { request: message, input: { ...last, asked } }
  const role = roleBefore(plans)
  let now: Input | undefined
  for (const part of changesApart(message)) {
    const changed = changesIn(part, now ?? last, { message, today: ask.today, role })
    if (Object.keys(changed).length > 0) now = { ...(now ?? last), ...changed, asked: undefined }
  }
  if (now) return { request: message, input: now }
  return asksWhy(message) ? { request: message, input: last } : { missing: [whatToChange(last)] }
}

/** What one part of a message changes. */
function changesIn(
  part: string,
  last: Wish,
  { message, today, role }: { message: string; today: string; role: DateRole | undefined },
): Partial<Wish> {
  const instead = insteadOf(part)
  const said = instead?.now ?? part
  const dates = datesAfter(last, said, { today, role })
  const topics =
    Object.keys(dates).length > 0 ? undefined : topicsAfter(last, part, { instead, message })
  const named = Object.keys(dates).length > 0 ? undefined : restAfter(last, part)
  const time = topics ? undefined : timeAfter(last, said, named?.length ?? last.restWeekdays.length)
  // "4 hours on weekends" studies on them.
  const rest = named?.filter((day) => !time?.minutesOn?.some(({ weekday }) => weekday === day))
  return {
    ...time,
    ...(rest && { restWeekdays: rest, isWithoutRest: rest.length === 0 || undefined }),
    ...dates,
    ...topics,
  }
}

/** Which of the dates was changed last: "no wait, 27" is of the same. */
function roleBefore(plans: readonly Wish[]): DateRole | undefined {
  const [former, last] = plans.slice(-2)
  if (!former || !last) return undefined
  const roles: readonly DateRole[] = ['exam', 'from', 'restDates']
  return roles.find((role) => JSON.stringify(former[role]) !== JSON.stringify(last[role]))
}

const whatToChange = ({ topics, minutesPerDay, exam }: Wish): Missing => ({
  name: {
    en: `what to change in the plan (now ${topics.length} topics, ${minutesPerDay} minutes a day, exam on ${exam})`,
    ar: `المطلوب تغييره في الخطة (الآن: المواضيع ${topics.length}، والدقائق في اليوم ${minutesPerDay}، والامتحان ${exam})`,
  },
  example: {
    en: 'make it 2 hours a day, rest on Fridays, algebra is hard, the exam moved to 28 December',
    ar: 'خلها ساعتين في اليوم، الجمعة راحة، الجبر صعب، تأجل الامتحان إلى 28 ديسمبر',
  },
})
