import { dateFactsIn } from '../calendar/date-request.ts'
import { bareNumber } from '../follow-up/bare-number.ts'
import { isTurnedRound } from '../follow-up/turned-round.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { clockTimes } from '../reading/clock-times.ts'
import { dates } from '../reading/dates.ts'
import { words } from '../reading/words.ts'
import type { Ask } from '../skill.ts'
import { namesAny } from '../understanding/affinity.ts'
import { readMessage } from '../understanding/read-message.ts'
import { type Place, placesIn } from './time-zones.ts'

interface Reckoning {
  minutes: number
  day?: string | undefined
  from: Place
  to: Place[]
  isDifference?: boolean | undefined
}

/** "And in Tokyo?", "at 5 pm", «طب يوم 15 يوليو؟»: another place, time or day; undefined where it says all that it needs. */
export function reckoningGoingOn<R extends Reckoning>(last: R, ask: Ask): R | undefined {
  const text = withoutTakingBack(ask.text)
  const message = readMessage(text, ask.today)
  const isElsewhere = namesAny(message, [
    'clockDifference',
    'businessDay',
    'holiday',
    'apart',
    'weekday',
    'howOld',
    'hijri',
    'birth',
    'later',
    'earlier',
  ])
  if (isElsewhere || dateFactsIn(message, ask.today).duration) return undefined
  const [first, ...rest] = last.to
  if (isTurnedRound(text) && first && rest.length === 0)
    return { ...last, from: first, to: [last.from] }
  const named = placesIn(text)
  const places = named.filter(({ zone }) => zone !== last.from.zone)
  const time = clockTimes(text)[0] ?? hourIn(text, last, ask.today)
  const [day] = dates(text, ask.today)
  if (time && named.length > 0) return turnedTo(named, time.minutes, last)
  if (!time && !day && places.length === 0) return undefined
  return {
    ...last,
    ...(time && { minutes: time.minutes, isDifference: false }),
    ...(day && { day: day.date }),
    ...(places.length > 0 && { to: places.map(({ zone, name }) => ({ zone, name })) }),
  }
}

const HOUR =
  /(?<!\p{L})(?:at|the|make it|to|its|it['’]s|it is|[وف]?(?:ال)?ساع[هة]|على|خلها|خليها)(?!\p{L})/iu
const MOST_WORDS = 2
/** "At 11", «لا 7»: in the same half of the day as the hour before. */
function hourIn(text: string, { minutes }: Reckoning, today: string) {
  const hour = bareNumber(text, today)
  const isHour = HOUR.test(text) || words(text).length <= MOST_WORDS
  if (hour === undefined || !isHour || !Number.isInteger(hour) || hour < 1 || hour > 24)
    return undefined
  const half = hour <= 12 && minutes >= NOON ? NOON : 0
  return { minutes: ((hour % (hour > 12 ? 24 : 12)) * 60 + half) % (2 * NOON) }
}
const NOON = 12 * 60

/** "So 10 am Dubai is what there?", "9 am in Tokyo?": a time at one of the places that were spoken of. */
function turnedTo<R extends Reckoning>(
  named: readonly Place[],
  minutes: number,
  last: R,
): R | undefined {
  const all = [last.from, ...last.to]
  const [place, ...others] = named
  const from = all.find(({ zone }) => zone === place?.zone)
  if (!from || others.length > 0) return undefined
  const to = all.filter(({ zone }) => zone !== from.zone)
  return { ...last, minutes, isDifference: false, from, to }
}
