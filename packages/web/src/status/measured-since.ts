import type { status } from '@wakeel/contract'

/** The first day that was measured; undefined where that is as long ago as days are shown, or nothing was measured. */
export function measuredSince(days: readonly status.StatusDay[]): string | undefined {
  const first = days.findIndex(({ measured_minutes }) => measured_minutes > 0)
  return first > 0 ? days[first]!.day : undefined
}
