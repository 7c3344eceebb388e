import { and, asc, eq, exists, lt, ne } from 'drizzle-orm'
import { apps } from '../../database/schema/catalogue.ts'
import { connections as connectionsTable } from '../../database/schema/connections.ts'
import { agents } from '../../database/schema/runs.ts'
import { tryEach } from '../../try-each.ts'
import { lookAgain } from '../check-connection.ts'
import type { ConnectionDependencies } from '../dependencies.ts'

/** So old may be what was last read of an other end that executes a listed agent. */
const MAX_AGE_MS = 6 * 3_600_000
const MAX_LOOKS = 30

/** Looks at what executes listed agents, the longest unseen first, so that a change is noticed before somebody runs into it; the next call goes on. */
export async function watchConnections(
  connections: ConnectionDependencies,
  stopped: AbortSignal,
): Promise<void> {
  const { clock, database } = connections
  const executesListed = database
    .select({ id: agents.appId })
    .from(agents)
    .innerJoin(apps, and(eq(apps.id, agents.appId), apps.isActive))
    .where(eq(agents.connectionId, connectionsTable.id))
  const due = await database
    .select()
    .from(connectionsTable)
    .where(
      and(
        ne(connectionsTable.kind, 'openai'),
        lt(connectionsTable.checkedAt, new Date(clock.now().getTime() - MAX_AGE_MS)),
        exists(executesListed),
      ),
    )
    .orderBy(asc(connectionsTable.checkedAt), asc(connectionsTable.id))
    .limit(MAX_LOOKS)
  await tryEach(
    due,
    async (connection) => {
      if (!stopped.aborted) await lookAgain(connections, connection, stopped)
    },
    'connections could not be looked at',
  )
}
