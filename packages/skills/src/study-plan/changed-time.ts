import { changeIn } from '../follow-up/change-words.ts'
import { latinDigits } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { weekdaysIn } from '../sentences/days.ts'
import { grammar } from '../sentences/grammar.ts'
import { speaksOfExam } from './changed-dates.ts'
import { dailyTimeIn } from './daily-time.ts'
import { studiesEveryDay, wantsNoRest } from './no-rest.ts'
import { restWeekdaysIn } from './read-wish.ts'
import type { Wish } from './schedule.ts'
import { studyWords } from './words.ts'

const RELATIVE =
  /(?<!\p{L})(?:(?:one|an?|\d{1,3}|half an) (?:hours?|minutes?|mins?) (?:more|less|extra)|(?:زيد|زيدي|زود|زودي|قلل|نقص)\p{L}{0,3} (?:نص )?(?:ساع|دقيق|\d)|(?:ساع\p{L}{1,3}|دقيق\p{L}{1,3}) (?:زياد[ةه]|[أا]كثر|[أا]كتر|[أا]قل))/iu
const TWICE = /(?<!\p{L})(?:double|twice|(?:ال)?ضعف|ضاعف\p{L}{0,2})(?!\p{L})/iu
const HALF = /(?<!\p{L})(?:half|halve|(?:ال|لل)?نص|نصف) (?:the|that|of|it|ال)/iu

/** A number without a unit counts hours where the plan has hours: "make it 3", "5 on weekends", «خل الساعات ٤». */
const BARE =
  /(?<![\d.:/-]|(?:chapters?|units?|parts?|lessons?|فصل|وحدة|درس|الفصل|يوم|the)\s)(?<![\p{L}])(\d{1,2}(?:\.5)?)(?![\d:/.-]*\d|\p{L})(?=\s{0,2}(?:$|[.,،!?؟]|(?:on|at|every|per|a|each|in|for|and|instead|now|then|only|بس|في|كل|و|باليوم|بال\p{L}+|يوم(?:يا|ي)?)(?!\p{L})))/giu
const LONGEST_DAY = 14

function withHours(message: string): string {
  const plain = latinDigits(message)
  return plain.replace(BARE, (number) =>
    Number(number) <= LONGEST_DAY
      ? `${number} ${/\p{Script=Arabic}/u.test(plain) ? 'ساعات' : 'hours'}`
      : number,
  )
}

export function timeAfter(
  last: Wish,
  written: string,
  restDays: number,
): Partial<Pick<Wish, 'minutesPerDay' | 'minutesOn'>> | undefined {
  if (speaksOfExam(written)) return undefined
  const factor = TWICE.test(written) ? 2 : HALF.test(written) ? 0.5 : undefined
  if (factor) return { minutesPerDay: last.minutesPerDay * factor }
  const message = withHours(written)
  const time = dailyTimeIn(message, restDays)
  const [alone] = time?.on ?? []
  if (!time) return undefined
  const does = changeIn(message)
  const step = RELATIVE.test(message) ? (does('less') ? -1 : 1) : 0
  const rest = restWeekdaysIn(message)
  const named = weekdaysNamed(message).filter((day) => !rest.includes(day))
  const on =
    time.on.length > 0
      ? time.on
      : named.length > 0 && named.length < WEEK
        ? named.map((weekday) => ({ weekday, minutes: time.minutes }))
        : []
  const minutes = (own: number) => (step ? last.minutesPerDay + step * own : own)
  if (on.length === 0) return { minutesPerDay: minutes(time.minutes), minutesOn: undefined }
  // "3 hours on Saturdays" leaves the other days as they were.
  const others = (last.minutesOn ?? []).filter(
    ({ weekday }) => !on.some((one) => one.weekday === weekday),
  )
  return {
    minutesOn: [
      ...others,
      ...on.map(({ weekday, minutes: own }) => ({ weekday, minutes: minutes(own) })),
    ],
    ...(alone && time.minutes !== alone.minutes && !step && { minutesPerDay: time.minutes }),
  }
}
const WEEK = 7

/** The days of the week that a message names, those of a weekend too. */
function weekdaysNamed(message: string): number[] {
  const isWeekend = studyWords(words(message)).some(({ concept }) => concept === 'weekend')
  return [...new Set([...weekdaysIn(message), ...(isWeekend ? [6, 0] : [])])]
}

const STUDIED_TOO =
  /(?<!\p{L})(?:i (?:can |will )?study|study|(?:is|are|r) (?:ok|okay|fine|free|good)|works?|[بهح]?[أا]?درس|[بهحا]?ذاكر|يوم دراس[ةه]|عادي|تمام|[أا]قدر|فاضي[ةه]?)\p{L}{0,2}(?!\p{L})/iu

/** It takes back what was said: «لا الخميس عادي» */
const NO = /^[^\p{L}]{0,3}(?:no|nope|لا|لأ)[\s,،]{1,3}/iu

/** Rest days that are named are added; a day that is studied on after all is none. */
export function restAfter(last: Wish, message: string): number[] | undefined {
  if (wantsNoRest(message) || studiesEveryDay(message)) return []
  const denies = grammar(words(message.replace(NO, ''))).some(({ concept }) => concept === 'not')
  const free = weekdaysNamed(message)
  const left = last.restWeekdays.filter((day) => !free.includes(day))
  if (STUDIED_TOO.test(message) && !denies && left.length < last.restWeekdays.length) return left
  const named = restWeekdaysIn(message)
  if (named.length === 0) return undefined
  const isInstead = /(?<!\p{L})(?:instead|rather|not|بدل|مو|مش|مب)(?!\p{L})/iu.test(message)
  const isOther = isInstead && /(?<!\p{L})(?:instead|rather|بدل)(?!\p{L})/iu.test(message)
  return isOther ? named : [...new Set([...last.restWeekdays, ...named])]
}
