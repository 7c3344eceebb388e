import type { status as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A span of measurements that all found the same: a year of a part that is well is one row. Between two spans nobody measured. */
export const uptimePeriods = pgTable(
  'uptime_periods',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    part: text('part').$type<contract.StatusPart>().notNull(),
    state: text('state').$type<contract.PartState>().notNull(),
    beganAt: at('began_at').notNull(),
    /** The last measurement that found it so. */
    measuredAt: at('measured_at').notNull(),
  },
  (table) => [
    index('uptime_periods_part').on(table.part, table.measuredAt),
    check('uptime_periods_state', sql`${table.state} in ('operational', 'degraded', 'down')`),
    check('uptime_periods_order', sql`${table.beganAt} <= ${table.measuredAt}`),
  ],
)
