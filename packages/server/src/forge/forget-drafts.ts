import { forge as contract } from '@wakeel/contract'
import { and, eq, exists, gte, lt, ne, not, notExists, or, sql } from 'drizzle-orm'
import { isAbandonedAccount } from '../accounts/abandoned-account.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import type { ForgeDependencies } from './dependencies.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 100

/** Removes what was never in the store and will not be worked on any more, in the transaction of whoever decides that. */
export async function removeUnpublished(
  tx: Transaction,
  { catalogue, runs }: Pick<ForgeDependencies, 'catalogue' | 'runs'>,
  appId: string,
): Promise<void> {
  await tx.delete(agentVersions).where(eq(agentVersions.appId, appId))
  await runs.removeAgent(tx, appId)
  await catalogue.removeDraft(tx, appId)
}

type Dependencies = Pick<
  ForgeDependencies,
  'database' | 'clock' | 'catalogue' | 'connections' | 'runs'
>

export async function forgetUnconfirmed(forge: Dependencies, stopped: AbortSignal): Promise<void> {
  const before = new Date(forge.clock.now().getTime() - contract.UNCONFIRMED_DRAFT_DAYS * DAY_MS)
  await forgetDrafts(forge, before, stopped)
  await forge.connections.forgetUnconfirmed(before)
}

/** Accounts that nobody confirmed keep their drafts for so many days after the last change. */
async function forgetDrafts(
  forge: Dependencies,
  before: Date,
  stopped: AbortSignal,
): Promise<void> {
  const { database } = forge

  const versions = database.select({ one: sql`1` }).from(agentVersions).$dynamic()
  const isOld = and(
    isAbandonedAccount(before),
    not(apps.isActive),
    lt(apps.updatedAt, before),
    notExists(
      versions.where(
        and(
          eq(agentVersions.appId, apps.id),
          or(eq(agentVersions.status, 'published'), gte(agentVersions.updatedAt, before)),
        ),
      ),
    ),
    exists(
      database
        .select({ one: sql`1` })
        .from(agentVersions)
        .where(and(eq(agentVersions.appId, apps.id), ne(agentVersions.status, 'published'))),
    ),
  )
  const old = database
    .select({ id: apps.id })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.creatorId))
    .where(isOld)
    .limit(BATCH)
  for (;;) {
    const rows = await old
    for (const { id } of rows) {
      if (stopped.aborted) return
      await database.transaction(async (tx) => {
        // Held and looked at again: somebody may have confirmed the e-mail, or gone on, since.
        const [held] = await tx
          .select({ id: apps.id })
          .from(apps)
          .innerJoin(users, eq(users.id, apps.creatorId))
          .where(and(eq(apps.id, id), isOld))
          .for('update', { of: apps })
        if (held) await removeUnpublished(tx, forge, id)
      })
    }
    if (rows.length < BATCH) return
  }
}
