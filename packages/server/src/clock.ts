/** Where the time comes from. Nothing else in the server reads the clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const uaeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' })

/** The day it is in the UAE, `2026-11-20`. */
export function today(clock: Clock): string {
  return uaeDay.format(clock.now())
}
