import { addDays, type Day, daysBetween } from '../calendar/day.ts'
import { changeIn } from '../follow-up/change-words.ts'
import { latinDigits } from '../reading/arabic.ts'
import { quantities } from '../reading/quantities.ts'
import { words } from '../reading/words.ts'
import type { Ask, Before, Missing, Reading } from '../skill.ts'
import { asksForTime } from './asked-time.ts'
import { dailyTimeIn } from './daily-time.ts'
import { effortOf, topicFrom } from './effort.ts'
import { withMonths, withoutMovedFrom } from './exam-day.ts'
import { studiesEveryDay, wantsNoRest } from './no-rest.ts'
import { restDatesIn, restWeekdaysIn, spanIn } from './read-wish.ts'
import type { Topic, Wish } from './schedule.ts'
import { topicsIn } from './topics.ts'
import { studyWords } from './words.ts'

/** "Make it 2 hours a day", "I rest on Fridays", "chapter 4 is hard", "the exam moved to 28 December" of the plan before. */
export function planGoingOn<Input extends Wish>(
  before: Before<Input>,
  ask: Ask,
  read: (ask: Ask) => Reading<Input>,
): Reading<Input> | undefined {
  const last = before
    .map(({ inputs: [input] }) => input)
    .findLast(({ topics }) => topics.length > 0)
  const { today } = ask
  const message = withMonths(ask.text, today)
  if (!last) return undefined
  if (asksForTime(message) && !speaksOfExam(message))
    return { request: message, input: { ...last, topics: [] } }
  if ('input' in read({ ...ask, text: message })) return undefined
  const rest = restAfter(last, message)
  const changed = {
    ...timeAfter(message, rest?.length ?? last.restWeekdays.length, last),
    ...(rest && { restWeekdays: rest, isWithoutRest: rest.length === 0 || undefined }),
    ...datesAfter(last, message, today),
    ...topicsAfter(last, message),
  }
  return Object.keys(changed).length > 0
    ? { request: message, input: { ...last, ...changed } }
    : { missing: [whatToChange(last)] }
}

const RELATIVE =
  /(?<!\p{L})(?:(?:one|an?|\d{1,3}|half an) (?:hours?|minutes?|mins?) (?:more|less|extra)|(?:زيد|زيدي|زود|زودي|قلل|نقص)\p{L}{0,3} (?:نص )?(?:ساع|دقيق|\d)|(?:ساع\p{L}{1,3}|دقيق\p{L}{1,3}) (?:زياد[ةه]|[أا]كثر|[أا]كتر|[أا]قل))/iu

function timeAfter(
  message: string,
  restDays: number,
  last: Pick<Wish, 'minutesPerDay'>,
): Partial<Pick<Wish, 'minutesPerDay' | 'minutesOn'>> | undefined {
  const time = dailyTimeIn(message, restDays)
  if (!time || speaksOfExam(message)) return undefined
  const does = changeIn(message)
  const step = RELATIVE.test(message) ? (does('less') ? -1 : 1) : 0
  if (step) return { minutesPerDay: last.minutesPerDay + step * time.minutes }
  // "3 hours on Saturdays" leaves the other days as they were.
  return time.on.length > 0
    ? { minutesOn: time.on }
    : { minutesPerDay: time.minutes, minutesOn: undefined }
}

const speaksOfExam = (message: string): boolean =>
  studyWords(words(message)).some(({ concept }) => concept === 'exam')

const STUDIED_TOO =
  /(?<!\p{L})(?:i (?:can |will )?study|study|[بهح]?[أا]?درس|[بهحا]?ذاكر|يوم دراس[ةه])\p{L}{0,2}(?!\p{L})/iu

/** Rest days that are named are added; a day that is studied on after all is none. */
function restAfter(last: Wish, message: string): number[] | undefined {
  if (wantsNoRest(message) || studiesEveryDay(message)) return []
  const named = restWeekdaysIn(message)
  if (named.length > 0) {
    const isInstead = /(?<!\p{L})(?:instead|rather|not|بدل|مو|مش|مب)(?!\p{L})/iu.test(message)
    return isInstead ? named : [...new Set([...last.restWeekdays, ...named])]
  }
  if (!STUDIED_TOO.test(message)) return undefined
  const studied = restWeekdaysIn(`rest: ${message}`)
  const left = last.restWeekdays.filter((day) => !studied.includes(day))
  return left.length < last.restWeekdays.length ? left : undefined
}

const LATER =
  /(?<!\p{L})(?:later|postponed|delayed|back|بعد(?:ه|ها)?|تأجل|اتأجل|تاجل|زياد[ةه])(?!\p{L})/iu
const EARLIER = /(?<!\p{L})(?:earlier|sooner|forward|قبل|[أا]بكر|تقدم)(?!\p{L})/iu

function datesAfter(
  last: Wish,
  message: string,
  today: Day,
): { from?: Day; exam?: Day; restDates?: Day[] } {
  const free = restDatesIn(message, today).filter((day) => day >= last.from && day < last.exam)
  if (free.length > 0) return { restDates: [...new Set([...(last.restDates ?? []), ...free])] }
  const moved = quantities(message).find(({ kind }) => kind === 'duration')
  if (moved?.kind === 'duration' && speaksOfExam(message)) {
    const { week = 0, day = 0 } = moved.parts
    const step = (week * 7 + day) * (EARLIER.test(message) ? -1 : LATER.test(message) ? 1 : 0)
    if (step !== 0) return { exam: addDays(last.exam, step) }
  }
  const span = spanIn(withoutMovedFrom(message, today), today)
  if (!span || daysBetween(span.from, span.exam) < 1) return {}
  return { exam: span.exam, ...(span.from !== today && { from: span.from }) }
}

/** "Add statistics", "drop geometry", "chapter 4 is hard for me". */
function topicsAfter(last: Wish, message: string): Pick<Wish, 'topics'> | undefined {
  const does = changeIn(message)
  const said = words(message).map(({ stem, unattached }) => [stem, unattached])
  const counted = new Set(latinDigits(message).match(/\d+/g))
  const isNamed = ({ name }: Topic) => {
    const all = words(name)
    const isNumbered = (latinDigits(name).match(/\d+/g) ?? []).every((one) => counted.has(one))
    return (
      isNumbered &&
      said.some((_, at) =>
        all.every(({ stem }, offset) => said[at + offset]?.includes(stem) ?? false),
      )
    )
  }
  const named = last.topics.filter(isNamed)
  if (named.length > 0 && does('remove'))
    return { topics: last.topics.filter((topic) => !named.includes(topic)) }
  const effort = effortOf(words(message))
  if (named.length > 0)
    return effort === 'normal'
      ? undefined
      : {
          topics: last.topics.map((topic) =>
            named.includes(topic) ? { ...topic, effort } : topic,
          ),
        }
  const added = does('add') ? topicsAdded(message) : []
  return added.length > 0 ? { topics: [...last.topics, ...added] } : undefined
}

const ADDING =
  /^.{0,30}?(?<!\p{L})(?:add|also|plus|include|forgot|و?(?:[أا]ضف|[أا]ضيفي?|ضيفي?|زيدي?|زودي?|نسيت|كمان))(?:\s(?:a topic|topic|the topic|كمان|موضوع|ماد[ةه]))?\s?[:：]?\s/iu
const BEHIND = /\s(?:too|as well|to it|to the plan|please|كمان|برضو?ه?|[أا]يضا|لو سمحت)[.!]?$/iu

function topicsAdded(message: string): Topic[] {
  if (quantities(message).some(({ kind }) => kind === 'duration')) return []
  const listed = message.replace(ADDING, '').replace(BEHIND, '')
  const topics = topicsIn(`topics: ${listed}`)
  return topics.length > 0 ? topics : listed === message ? [] : [topicFrom(listed.trim(), [])]
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
