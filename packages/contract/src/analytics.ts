import { z } from 'zod'
import { defineRoutes } from './route.ts'
import { Slug, Text } from './text.ts'

const common = { id: z.uuid(), at: z.iso.datetime() }
const event = <const Name extends string, Properties extends z.ZodRawShape>(name: Name, properties: Properties) =>
  z.strictObject({ ...common, name: z.literal(name), properties: z.strictObject(properties) })

/** Specification section 7. Properties never hold a name, an e-mail or an address. */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  event('page_viewed', { path: Text.max(120) }),
  event('app_card_clicked', { app: Slug }),
  event('demo_clicked', { app: Slug }),
  event('demo_run', { app: Slug, succeeded: z.boolean() }),
  event('search', { query: Text.max(200), results: z.int().min(0) }),
  event('plan_selected', { plan_id: Text.max(40), billing: z.enum(['monthly', 'annual']) }),
  event('offer_claimed', { offer_id: Text.max(60) }),
  event('checkout_completed', { plan_id: Text.max(40), amount: z.number().min(0).max(1e9), currency: z.enum(['AED', 'USD']) }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const EVENTS_PER_BATCH = 50

export const routes = defineRoutes({
  /** An event sent twice (same id) is stored once. */
  recordEvents: {
    method: 'POST',
    path: '/api/events',
    access: 'anyone',
    body: z.strictObject({ events: z.array(AnalyticsEvent).min(1).max(EVENTS_PER_BATCH) }),
    response: z.object({ success: z.literal(true), stored: z.int() }),
    errors: [],
  },
})
