import { status as contract, type ReplyOf } from '@wakeel/contract'
import { asc, desc, eq, gte, lt } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { uptimePeriods } from '../database/schema/status.ts'
import { beginningOfLast } from '../uae-days.ts'
import { measureParts } from './measure-parts.ts'
import { GAP_MS, incidentsOf, summarisePart } from './summarise.ts'

/** Anybody may ask, as often as they like; a measurement is made once a minute. */
const FRESH_MS = 10_000
const KEPT_DAYS = contract.STATUS_DAYS + 10

interface Dependencies {
  database: Database
  clock: Clock
  /** The operator has a language model. */
  hasModel: boolean
}

/** How the store is and was, as its own measurements say. */
export function createStatus({ database, clock, hasModel }: Dependencies) {
  const parts = contract.StatusPart.options.filter((part) => part !== 'language_model' || hasModel)
  let lastRead: { at: number; reply: Promise<contract.StoreStatus> } | undefined

  /** Goes on with the part's last period where it still is the same, else begins one where that ended. */
  async function note(
    tx: Transaction,
    part: contract.StatusPart,
    state: contract.PartState,
    now: Date,
  ): Promise<void> {
    const [last] = await tx
      .select()
      .from(uptimePeriods)
      .where(eq(uptimePeriods.part, part))
      .orderBy(desc(uptimePeriods.measuredAt), desc(uptimePeriods.id))
      .limit(1)
      .for('update')
    // Another process's clock may be ahead.
    if (last && last.measuredAt > now) return
    const isSeamless = last !== undefined && now.getTime() - last.measuredAt.getTime() < GAP_MS
    if (isSeamless && last.state === state)
      await tx.update(uptimePeriods).set({ measuredAt: now }).where(eq(uptimePeriods.id, last.id))
    else
      await tx
        .insert(uptimePeriods)
        .values({ part, state, beganAt: isSeamless ? last.measuredAt : now, measuredAt: now })
  }

  async function read(): Promise<contract.StoreStatus> {
    const now = clock.now()
    const rows = await database
      .select()
      .from(uptimePeriods)
      .where(gte(uptimePeriods.measuredAt, beginningOfLast(contract.STATUS_DAYS, now)))
      .orderBy(asc(uptimePeriods.measuredAt), asc(uptimePeriods.id))
    const periodsOf = (part: contract.StatusPart) => rows.filter((row) => row.part === part)
    const incidents = parts.flatMap((part) => incidentsOf(part, periodsOf(part), now))
    return {
      success: true,
      measured_at: rows.at(-1)?.measuredAt.toISOString() ?? null,
      parts: parts.map((part) => summarisePart(part, periodsOf(part), now)),
      incidents: incidents.sort((a, b) => b.began_at.localeCompare(a.began_at)).slice(0, 20),
    }
  }

  return {
    /** The job that measures, every minute. */
    async measureUptime(): Promise<void> {
      const measured = await measureParts(database, clock, { hasModel })
      const now = clock.now()
      await database.transaction(async (tx) => {
        for (const part of parts) await note(tx, part, measured[part] ?? 'operational', now)
        const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
        await tx.delete(uptimePeriods).where(lt(uptimePeriods.measuredAt, oldest))
      })
      lastRead = undefined
    },

    async getStatus(): Promise<ReplyOf<typeof contract.routes.getStatus>> {
      const at = performance.now()
      if (!lastRead || at - lastRead.at > FRESH_MS) {
        lastRead = { at, reply: read() }
        lastRead.reply.catch(() => {
          lastRead = undefined
        })
      }
      return lastRead.reply
    },
  }
}
