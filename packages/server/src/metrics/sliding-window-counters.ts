import { setImmediate } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { beginningOf, dayAfter, dayAt } from '../uae-days.ts'
import { lastFinalDay } from './finalised-days.ts'

/** How often something happened, and in how many of these times something of interest did. */
export interface Counter {
  all: number
  of: number
}

/** The days from one to another of which nothing changes any more, added up. */
interface Window {
  from: string
  to: string
  counters: Map<string, Counter>
}

/** So many days are added up by one query. */
const DAYS_AT_ONCE = 30

/**
 * Tallies under very many keys over the last days, for several numbers of days. Too many to be kept by the day, they stand in the memory of
 * this process: a day that has settled is added once, and taken off when it is no longer among the last; the open days are
 * counted from the rows whenever somebody asks.
 */
export function createSlidingWindowCounters({
  database,
  clock,
  spans,
  select,
  isLate = false,
}: {
  database: Database
  clock: Clock
  spans: readonly number[]
  /** Selects `key`, `all` and `of` of what happened from one moment until before another, the same for a range as for its days added up. */
  select(from: Date, until: Date): SQL
  /** What it selects may be written a day after it happened. */
  isLate?: boolean
}) {
  const windows = new Map<number, Window>()
  let atWork: Promise<void> | undefined

  /** Adds the days that have settled since. Whoever asks first waits for a long past to be added up. */
  function catchUp(): Promise<void> {
    atWork ??= moveWindows().finally(() => {
      atWork = undefined
    })
    return atWork
  }

  async function moveWindows(): Promise<void> {
    const now = clock.now()
    const finalised = await lastFinalDay(database, now, { isLate })
    for (const span of spans) {
      const from = dayAfter(dayAt(now), 1 - span)
      const window = windowOf(span, from)
      if (window.from < from) {
        add(window, await count(window.from, earlier(dayAfter(from, -1), window.to)), -1)
        if (window.to < from) window.to = dayAfter(from, -1)
        window.from = from
      }
      while (window.to < finalised) {
        const last = earlier(finalised, dayAfter(window.to, DAYS_AT_ONCE))
        add(window, await count(dayAfter(window.to), last), 1)
        window.to = last
        await setImmediate()
      }
    }
  }

  /** One that was left for long begins anew: rows that it would have to take off may have been forgotten. */
  function windowOf(span: number, from: string): Window {
    const window = windows.get(span)
    if (window && dayAfter(window.from, DAYS_AT_ONCE) >= from) return window
    const empty = { from, to: dayAfter(from, -1), counters: new Map() }
    windows.set(span, empty)
    return empty
  }

  async function count(from: string, to: string): Promise<Map<string, Counter>> {
    const { rows } = await database.execute<{
      key: string
      all: string | number
      of: string | number
    }>(select(beginningOf(from), beginningOf(dayAfter(to))))
    return new Map(rows.map(({ key, all, of }) => [key, { all: Number(all), of: Number(of) }]))
  }

  return {
    catchUp,

    /** What stands under each key over the last so many days, today with them. */
    async read(span: number): Promise<Iterable<[string, Counter]>> {
      for (;;) {
        await catchUp()
        const window = windows.get(span)!
        const { from, to } = window
        const open = await count(dayAfter(to), dayAt(clock.now()))
        // Another reader may have added a day in the meantime, which would then count twice.
        if (window.from === from && window.to === to) return together(window.counters, open)
      }
    },
  }
}

const earlier = (one: string, other: string) => (one < other ? one : other)

function add({ counters }: Window, counted: Map<string, Counter>, sign: 1 | -1): void {
  for (const [key, { all, of }] of counted) {
    const sum = counters.get(key) ?? { all: 0, of: 0 }
    const next = { all: sum.all + sign * all, of: sum.of + sign * of }
    if (next.all === 0 && next.of === 0) counters.delete(key)
    else counters.set(key, next)
  }
}

function* together(
  finalised: Map<string, Counter>,
  open: Map<string, Counter>,
): Iterable<[string, Counter]> {
  for (const [key, counter] of finalised) {
    const more = open.get(key)
    yield [key, more ? { all: counter.all + more.all, of: counter.of + more.of } : counter]
  }
  for (const [key, counter] of open) if (!finalised.has(key)) yield [key, counter]
}
