import { status as contract } from '@wakeel/contract'
import { beginningOf, dayAfter, lastDays } from '../uae-days.ts'

/** A measurement is made every minute; after so long without one nobody was measuring. */
export const GAP_MS = 3 * 60_000
const MINUTE_MS = 60_000
const MAX_INCIDENTS = 20

export interface Period {
  part: contract.StatusPart
  state: contract.PartState
  beganAt: Date
  measuredAt: Date
}

interface DayRange {
  state: contract.PartState
  from: number
  until: number
}

/** What the measurements of a part come to, day by day. Its periods are given oldest first. */
export function summarisePart(
  part: contract.StatusPart,
  periods: readonly Period[],
  now: Date,
): contract.PartStatus {
  const ranges = dayRangesOf(part, periods, now)
  const days = lastDays(contract.STATUS_DAYS, now).map((day) => summariseDay(day, ranges))
  const total = (minutes: (day: contract.StatusDay) => number) =>
    days.reduce((sum, day) => sum + minutes(day), 0)
  const measured = total((day) => day.measured_minutes)
  const last = periods.at(-1)
  return {
    part,
    state: last && now.getTime() - last.measuredAt.getTime() < GAP_MS ? last.state : null,
    // Cut and not rounded: what was down for a minute was not up for 100 %.
    uptime_percent:
      measured === 0
        ? null
        : Math.floor((1 - total((day) => day.down_minutes) / measured) * 100_000) / 1_000,
    days,
  }
}

/** Times in which a part was not well, newest first. */
export function incidentsOf(
  part: contract.StatusPart,
  periods: readonly Period[],
  now: Date,
): contract.Incident[] {
  const ranges = dayRangesOf(part, periods, now)
  const last = ranges.at(-1)
  return ranges
    .filter(({ state }) => state !== 'operational')
    .map((range) => ({
      part,
      state: range.state,
      began_at: new Date(range.from).toISOString(),
      ended_at:
        range === last && now.getTime() - range.until < GAP_MS
          ? null
          : new Date(range.until).toISOString(),
    }))
    .reverse()
    .slice(0, MAX_INCIDENTS)
}

/**
 * A store that nobody measured did not run, so it was down: its own processes measure it. Of its other parts nothing is known then.
 */
function dayRangesOf(part: contract.StatusPart, periods: readonly Period[], now: Date): DayRange[] {
  const ranges: DayRange[] = []
  for (const { state, beganAt, measuredAt } of periods) {
    const before = ranges.at(-1)
    if (part === 'store' && before && beganAt.getTime() - before.until >= GAP_MS)
      ranges.push({ state: 'down', from: before.until, until: beganAt.getTime() })
    ranges.push({ state, from: beganAt.getTime(), until: measuredAt.getTime() })
  }
  const last = ranges.at(-1)
  if (part === 'store' && last && now.getTime() - last.until >= GAP_MS)
    ranges.push({ state: 'down', from: last.until, until: now.getTime() })
  return ranges
}

function summariseDay(day: string, ranges: readonly DayRange[]): contract.StatusDay {
  const from = beginningOf(day).getTime()
  const until = beginningOf(dayAfter(day)).getTime()
  const spent = { operational: 0, degraded: 0, down: 0 }
  for (const range of ranges)
    spent[range.state] += Math.max(0, Math.min(until, range.until) - Math.max(from, range.from))
  const minutes = (milliseconds: number) => Math.round(milliseconds / MINUTE_MS)
  return {
    day,
    measured_minutes: minutes(spent.operational + spent.degraded + spent.down),
    degraded_minutes: minutes(spent.degraded),
    down_minutes: minutes(spent.down),
  }
}
