import { z } from 'zod'
import { defineRoutes } from './route.ts'

/** What the store is made of, as people notice it. `language_model` only where the operator has one. */
export const StatusPart = z.enum([
  'store',
  'database',
  'runs',
  'payments',
  'emails',
  'language_model',
])
export type StatusPart = z.infer<typeof StatusPart>

export const PartState = z.enum(['operational', 'degraded', 'down'])
export type PartState = z.infer<typeof PartState>

/** So many days are shown, today the last. */
export const STATUS_DAYS = 90

/** Minutes of one day, in the UAE. What is not measured is neither up nor down. */
export const StatusDay = z.object({
  day: z.iso.date(),
  measured_minutes: z.int(),
  degraded_minutes: z.int(),
  down_minutes: z.int(),
})
export type StatusDay = z.infer<typeof StatusDay>

export const PartStatus = z.object({
  part: StatusPart,
  /** Null: not measured for some minutes. */
  state: PartState.nullable(),
  /** Of the measured minutes of these days, those in which it was not down; null before the first. */
  uptime_percent: z.number().nullable(),
  days: z.array(StatusDay),
})
export type PartStatus = z.infer<typeof PartStatus>

/** A time in which a part was not well. `ended_at` null: it still is not. */
export const Incident = z.object({
  part: StatusPart,
  state: PartState,
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
})
export type Incident = z.infer<typeof Incident>

export const StoreStatus = z.object({
  success: z.literal(true),
  /** When the last measurement was made; null before the first. */
  measured_at: z.iso.datetime().nullable(),
  parts: z.array(PartStatus),
  /** Newest first. */
  incidents: z.array(Incident),
})
export type StoreStatus = z.infer<typeof StoreStatus>

export const routes = defineRoutes({
  getStatus: {
    method: 'GET',
    path: '/api/status',
    access: 'anyone',
    response: StoreStatus,
    errors: [],
  },
})
