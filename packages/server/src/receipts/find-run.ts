import { and, eq, exists, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { personOfVisitor } from '../accounts/person.ts'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisationMembers, organisations } from '../database/schema/organisations.ts'
import { runs } from '../database/schema/runs.ts'
import type { Caller } from '../http/caller.ts'
import { own } from '../runs/run-history.ts'

export interface FoundRun {
  run: typeof runs.$inferSelect
  app: { id: string; slug: string }
}

/** A run of the caller's own, of which the conversation may have been deleted, or of an organisation that they are in. */
export async function findRun(
  database: Database,
  id: string,
  caller: Caller,
): Promise<FoundRun | undefined> {
  const theirs = ofCaller(database, caller)
  if (!theirs) return undefined
  const [found] = await database
    .select({ run: runs, app: { id: apps.id, slug: apps.slug } })
    .from(runs)
    .innerJoin(apps, eq(apps.id, runs.appId))
    .where(and(eq(runs.id, id), theirs))
  return found
}

/** An address is shared by many people: of a visitor without the cookie nobody knows what they ran. */
function ofCaller(database: Database, caller: Caller): SQL | undefined {
  // A key finds what it reads in the history.
  if (caller.kind === 'user' && caller.key) return own(caller)
  if (caller.kind === 'user')
    return and(
      inArray(runs.kind, ['demo', 'paid', 'test']),
      or(eq(runs.userId, caller.userId), exists(membership(database, caller.userId))),
    )
  if (!caller.visitorId) return undefined
  return and(eq(runs.kind, 'demo'), eq(runs.person, personOfVisitor(caller.visitorId)))
}

const membership = (database: Database, userId: string) =>
  database
    .select({ id: organisations.id })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(
      and(
        eq(organisations.id, runs.organisationId),
        eq(organisationMembers.userId, userId),
        isNull(organisations.dissolvedAt),
      ),
    )
