import type { accounts, audit as contract } from '@wakeel/contract'
import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { writtenIn } from '../accounts/written-in.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { beginningOf } from '../uae-days.ts'
import { readRenames } from './renames.ts'
import { idsNamed, namesOf } from './subject-names.ts'

const DAY_MS = 24 * 3_600_000

export interface EntriesQuery {
  /** Undefined: the store's own log. */
  organisationId?: string | undefined
  action?: contract.AuditAction | undefined
  actor?: string | undefined
  subject?: string | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** So many entries that match, newest first, from below a number on. */
export async function readEntries(
  database: Database,
  query: EntriesQuery,
  { below, max }: { below: number | undefined; max: number },
): Promise<contract.AuditEntry[]> {
  const rows = await database
    .select({ entry: auditEntries, actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(matches(query), below === undefined ? undefined : lt(auditEntries.number, below)))
    .orderBy(desc(auditEntries.number))
    .limit(max)
  const entries = rows.map(({ entry }) => entry)
  const renames = await readRenames(database, entries)
  const nameNow = await namesOf(database, entries)

  return rows.map(({ entry, actorName }) => ({
    id: String(entry.number),
    at: entry.at.toISOString(),
    actor: { id: entry.actorId, name: actorName, role: entry.actorRole as accounts.Role },
    action: entry.action,
    subject: {
      kind: entry.subjectKind,
      id: entry.subjectId,
      name: renames.nameThen(entry, nameNow(entry)),
    },
    ...renames.factsOf(entry),
    reason: entry.reason,
  }))
}

function matches({
  organisationId,
  action,
  actor,
  subject,
  search,
  from,
  to,
}: EntriesQuery): SQL | undefined {
  return and(
    organisationId === undefined
      ? isNull(auditEntries.organisationId)
      : eq(auditEntries.organisationId, organisationId),
    action && eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
    subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
    from === undefined ? undefined : gte(auditEntries.at, beginningOf(from)),
    to === undefined
      ? undefined
      : lt(auditEntries.at, new Date(beginningOf(to).getTime() + DAY_MS)),
    search ? says(search) : undefined,
  )
}

const says = (search: string): SQL | undefined =>
  or(
    writtenIn(sql`lower(${auditEntries.reason})`, search),
    inArray(auditEntries.actorId, actorsNamed(search)),
    eq(auditEntries.subjectId, search),
    inArray(auditEntries.subjectId, idsNamed(search)),
  )

/** Few people ever act: each is found in the index behind the one before, and none of the others is looked at. */
const actorsNamed = (search: string): SQL => sql`(
  with recursive actor as (
    select min(${auditEntries.actorId}) as id from ${auditEntries}
    union all
    select (select min(${auditEntries.actorId}) from ${auditEntries} where ${auditEntries.actorId} > actor.id) from actor where actor.id is not null
  ) select ${users.id} from actor join ${users} on ${users.id} = actor.id where ${writtenIn(users.searched, search)}
)`
