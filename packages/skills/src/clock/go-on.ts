import { dateFactsIn } from '../calendar/date-request.ts'
import { withoutTakingBack } from '../follow-up/without-taking-back.ts'
import { clockTimes } from '../reading/clock-times.ts'
import { dates } from '../reading/dates.ts'
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
  const places = placesIn(text).filter(({ zone }) => zone !== last.from.zone)
  const [time] = clockTimes(text)
  const [day] = dates(text, ask.today)
  if (time && placesIn(text).length > 0) return undefined
  if (!time && !day && places.length === 0) return undefined
  return {
    ...last,
    ...(time && { minutes: time.minutes, isDifference: false }),
    ...(day && { day: day.date }),
    ...(places.length > 0 && { to: places.map(({ zone, name }) => ({ zone, name })) }),
  }
}
