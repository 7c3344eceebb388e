import { eq } from 'drizzle-orm'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { agents } from '../database/schema/runs.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import { lockOwner } from './store-connection.ts'
import type { StoredConnection } from './stored-connection.ts'

/** Changes a connection, and with it at once what the store shows of the agents that are executed there; false when it was not there to change. */
export async function changeShown(
  { database, catalogue }: ConnectionDependencies,
  { id, userId }: StoredConnection,
  isSeen: boolean,
  change: (tx: Transaction) => PromiseLike<{ rowCount: number | null }>,
): Promise<boolean> {
  const [isChanged, show] = await database.transaction(
    async (tx): Promise<[boolean, ShowChange]> => {
      await lockOwner(tx, userId)
      const { rowCount } = await change(tx)
      if (!rowCount || !isSeen) return [Boolean(rowCount), () => {}]
      const executed = await tx
        .select({ id: agents.appId })
        .from(agents)
        .where(eq(agents.connectionId, id))
      const appIds = executed.map((app) => app.id)
      return [true, await catalogue.recordChanges(tx, appIds)]
    },
  )
  show()
  return isChanged
}
