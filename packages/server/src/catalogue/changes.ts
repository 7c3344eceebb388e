import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { apps, catalogueState } from '../database/schema/catalogue.ts'
import type { ReadModel } from './read-model.ts'
import { listedApps, selectStoredApps } from './stored-app.ts'

const CHANNEL = 'catalogue'
const RETRY_MS = 250

/** To be called once the transaction has committed: shows the change in this process at once. */
export type ShowChange = () => void

/**
 * Every write that changes what the store shows takes the next change number under a row lock, so that numbers commit in
 * order, and announces it. Whoever hears a number beyond the last it knows loads what changed since.
 */
export async function followChanges(database: Database, model: ReadModel) {
  let last = 0
  let loading: Promise<void> | undefined
  let heardMeanwhile = false
  let closed = false

  function catchUp(): void {
    if (loading) heardMeanwhile = true
    else loading = load()
  }

  async function load(): Promise<void> {
    try {
      const changed = await selectStoredApps(database, gt(apps.changeNumber, last))
      if (changed.length > 0) model.apply(changed)
      last = Math.max(last, ...changed.map((app) => app.changeNumber))
    } catch (error) {
      if (!closed) {
        // The database is away; what changed meanwhile is still waiting there when it is back.
        process.emitWarning(`the catalogue could not be brought up to date: ${String(error)}`)
        setTimeout(catchUp, RETRY_MS).unref()
      }
    }
    endLoading()
  }

  function endLoading(): void {
    loading = undefined
    const again = heardMeanwhile
    heardMeanwhile = false
    if (again) catchUp()
  }

  await database.insert(catalogueState).values({ id: 1, changeNumber: 0 }).onConflictDoNothing()
  const [state] = await database.select().from(catalogueState)
  last = state?.changeNumber ?? 0
  // What changes while the model is filled may come too early for it, so it is loaded once more afterwards.
  loading = database
    .listen(CHANNEL, (payload) => void (Number(payload) > last && catchUp()), catchUp)
    .then(() => model.fill(listedApps(database)))
  await loading
  endLoading()

  return {
    /** Numbers and announces a change to these apps, at the end of the transaction that made it: others wait for that number. */
    async record(tx: Transaction, ids: string[]): Promise<ShowChange> {
      // In one order and before the number, or two writers could each wait for what the other holds; and no stronger than an
      // update of counters, since whoever adds a review or a run holds the app as its key.
      await tx
        .select({ id: apps.id })
        .from(apps)
        .where(inArray(apps.id, ids))
        .orderBy(asc(apps.id))
        .for('no key update')
      const { rows } = await tx.execute<{ number: string }>(sql`
        with next as (
          update ${catalogueState} set change_number = change_number + 1 where id = 1 returning change_number
        ), changed as (
          update ${apps} set change_number = next.change_number, rating_unannounced_since = null from next where ${inArray(apps.id, ids)}
        )
        select change_number as number, pg_notify(${CHANNEL}, change_number::text) from next`)
      const number = Number(rows[0]?.number)
      const changed = await selectStoredApps(tx, inArray(apps.id, ids))
      return () => {
        model.apply(changed)
        if (number === last + 1) last = number
        else if (number > last) catchUp()
      }
    },

    async close(): Promise<void> {
      closed = true
      await loading
    },
  }
}
