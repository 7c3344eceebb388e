import { createHmac } from 'node:crypto'
import type { analytics as contract, InputOf } from '@wakeel/contract'
import { lt } from 'drizzle-orm'
import { personOf } from '../accounts/person.ts'
import { type Clock, today } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { analyticsEvents } from '../database/schema/analytics.ts'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createOverview } from './overview.ts'

const DAY_MS = 24 * 3600 * 1000
const KEPT_DAYS = 400
/** A busy page sends a batch every few seconds; an office may share one address. */
const batches: RateLimit = { name: 'analytics.batches', max: 120, windowSeconds: 60 }
/** Each event is a row for four hundred days: more than anybody clicks in a day, and more than an office does. */
const eventsOf = {
  visitor: { name: 'analytics.visitor', max: 1_000, windowSeconds: 24 * 3600 },
  address: { name: 'analytics.address', max: 10_000, windowSeconds: 24 * 3600 },
} satisfies Record<string, RateLimit>

/** Counts what visitors do without knowing who they are: no name, e-mail or address is stored. */
export function createAnalytics({
  database,
  clock,
  limits,
  metrics,
  secret,
}: {
  database: Database
  clock: Clock
  limits: RateLimits
  metrics: Metrics
  secret: string
}) {
  /** Joins the events of one person for a day. Without the secret it cannot be turned back, and tomorrow's is another. */
  function visitorOfDay(caller: Caller): string {
    return createHmac('sha256', secret)
      .update(`analytics:${today(clock)}:${personOf(caller, secret)}`)
      .digest('base64url')
  }

  const { getOverview, catchUp } = createOverview({ database, clock, metrics })

  return {
    getOverview,
    catchUp,

    /** Stores each event once, however often it is sent; `stored` counts those that were new. */
    async recordEvents(
      { events }: InputOf<typeof contract.routes.recordEvents>,
      { caller }: Pick<Context, 'caller'>,
    ) {
      await limits.take(batches, caller.ip)
      await limits.take(eventsOf.visitor, personOf(caller, secret), events.length)
      await limits.take(eventsOf.address, caller.ip, events.length)
      const receivedAt = clock.now()
      const visitor = visitorOfDay(caller)
      const stored = await database
        .insert(analyticsEvents)
        .values(
          events.map((event) => ({
            id: event.id,
            name: event.name,
            visitor,
            properties: impersonal(event),
            happenedAt: plausible(new Date(event.at), receivedAt),
            receivedAt,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: analyticsEvents.id })
      return { success: true as const, stored: stored.length }
    },

    async forgetOld(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
      await database.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, oldest))
    },
  }
}

/** A device's clock may be wrong by years, and its event still happened: then the time of arrival counts. */
function plausible(at: Date, now: Date): Date {
  return Math.abs(at.getTime() - now.getTime()) > DAY_MS ? now : at
}

/** What people type may name somebody, and the address of a page may hold a token. */
function impersonal({ name, properties }: contract.AnalyticsEvent): Record<string, unknown> {
  if (name === 'page_viewed') return { path: properties.path.replace(/\?.*$/s, '') }
  if (name === 'search')
    return { ...properties, query: properties.query.replace(/(?<!\S)\S+@\S+/g, '[email]') }
  return properties
}
