import { periodIn } from '../calendar/period.ts'
import { asksWhy } from '../follow-up/asks-why.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { changesApart } from '../follow-up/changes-apart.ts'
import { insteadOf } from '../follow-up/instead-of.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { postAskedIn } from './asked-post.ts'
import { channelsAfter } from './changed-channels.ts'
import { daysNamedOf, periodAfter, withoutDays } from './changed-dates.ts'
import { type CalendarPlan, rhythmAfter } from './changed-rhythm.ts'
import { topicsAfter } from './changed-topics.ts'
import { wantsHolidayPosts } from './greetings.ts'
import { asksForHolidays, speaksOfHolidays } from './holiday-answer.ts'
import { avoidsRamadan } from './read-plan.ts'
import { type Told, told } from './told.ts'

/** "Make it 2 a week and add TikTok", "the same in March?", "why nothing on Wednesday?" of the calendar before. */
export function calendarGoingOn<Input extends CalendarPlan>(
  before: Before<Input>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> | undefined {
  const last = before.map(({ inputs: [input] }) => input).findLast((one) => one.channels.length > 0)
  const { text: message, today } = ask
  if (!last) return undefined
  const said = told(message)
  const [{ channels: on }] = before.at(-1)!.inputs
  const isOfHolidays = on.length === 0 && namesOnlyPeriod(message, today)
  if (asksOfDays(said) || isOfHolidays) {
    const isOfPlan =
      !isOfHolidays && !speaksOfHolidays(said) && daysNamedOf(last, said, today).length === 0
    return { request: message, ...(isOfPlan ? { input: last } : daysAsked(last, said, today)) }
  }
  if ('input' in read(ask)) return undefined
  const asksPost = postAskedIn(last, said, today)
  if (asksPost) return { request: message, input: { ...last, asksPost } }
  let now: Input | undefined
  for (const part of changesApart(message)) now = changedBy(part, now ?? last, today) ?? now
  if (now) return { request: message, input: now }
  return COUNTS.test(message)
    ? { request: message, input: last }
    : { missing: [whatToChange(last)] }
}

/** "And March?" behind a question of holidays asks for those of March. */
const namesOnlyPeriod = (message: string, today: string): boolean =>
  words(message).length <= FEW_WORDS && periodIn(message, today) !== undefined
const FEW_WORDS = 4

const COUNTS =
  /(?<!\p{L})(?:(?:which|what) days|[أا]ي [أا]يام|how many (?:posts?|in (?:all|total)|are|is)|(?:the )?total|كم (?:منشور|بوست|عدد)|كام (?:منشور|بوست)|(?:ال)?مجموع)(?!\p{L})/iu

const asksOfDays = (said: Told): boolean =>
  asksWhy(said.text) ||
  changeIn(said.text)('why') ||
  (asksForHolidays(said) && !wantsHolidayPosts(said)) ||
  (speaksOfHolidays(said) && /[?؟]\s{0,3}$/.test(said.text))

/** The plan with what one part of a message changes; undefined where it changes nothing. */
function changedBy<Input extends CalendarPlan>(
  part: string,
  last: Input,
  today: string,
): Input | undefined {
  const { now, former } = insteadOf(part) ?? { now: part, former: undefined }
  const said = told(now)
  const does = changeIn(now)
  const greets = wantsHolidayPosts(said)
  const undated = told(withoutDays(last, now, today))
  const outside = avoidsRamadan(said) || (does('remove') && RAMADAN.test(now))
  const dates = outside ? { avoidsRamadan: true } : periodAfter(last, now, today)
  const changed: Partial<CalendarPlan> = {
    ...rhythmAfter(last, undated),
    ...dates,
    ...(greets && { holidayPosts: !does('remove') }),
    ...channelsAfter(last, said, former),
  }
  const topics = topicsAfter(
    last,
    { said, former, isElsewhere: Object.keys(changed).length > 0 },
    today,
  )
  const all = { ...changed, ...topics }
  const isOther = Object.entries(all).some(
    ([key, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(last[key as keyof Input]),
  )
  return isOther ? { ...last, ...all, asksPost: undefined } : undefined
}

const RAMADAN = /(?<!\p{L})(?:ramad[h]?an|رمضان)(?!\p{L})/iu

/** The public holidays of the period, or what a day of it is on which nothing is posted. */
function daysAsked<Input extends CalendarPlan>(
  last: Input,
  said: Told,
  today: string,
): { input: Input; more: { input: Input }[] } {
  const asked = (span: { from: string; to: string }): Input =>
    ({
      from: span.from,
      to: span.to,
      frequency: { total: 0 },
      channels: [],
      topics: [],
      onEachChannel: false,
      holidayPosts: false,
    }) as unknown as Input
  const [first, ...others] = daysNamedOf(last, said, today)
  const more = others.slice(0, MOST_DAYS).map((day) => ({ input: asked({ from: day, to: day }) }))
  const span = first
    ? { from: first, to: first }
    : { ...last, ...periodAfter(last, said.text, today) }
  return { input: asked(span), more }
}
const MOST_DAYS = 4

const whatToChange = ({ channels: on, frequency, from, to }: CalendarPlan): Missing => {
  const count = Object.values(frequency)[0]
  return {
    name: {
      en: `what to change in the calendar (now ${count} posts${'perWeek' in frequency ? ' a week' : ''}, ${from} to ${to}, ${on.join(', ')})`,
      ar: `المطلوب تغييره في التقويم (الآن: العدد ${count}${'perWeek' in frequency ? ' في الأسبوع' : ''}، من ${from} إلى ${to}، ${on.join('، ')})`,
    },
    example: {
      en: 'make it 2 a week, and TikTok too, in March instead, add a topic: offers',
      ar: 'خلها 2 في الأسبوع، وتيك توك كمان، في مارس، زيد موضوع: عروض',
    },
  }
}
