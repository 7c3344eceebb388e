import type { connections as contract } from '@wakeel/contract'
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { connections } from '../database/schema/connections.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { agents } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { Encryption } from '../secrets/encryption.ts'
import type { OpenConnection } from './dependencies.ts'
import { listPaused } from './pins/paused-agents.ts'

export type StoredConnection = typeof connections.$inferSelect

/** The person's own, newest first. */
export const listOwn = (database: Queries, userId: string): Promise<StoredConnection[]> =>
  database
    .select()
    .from(connections)
    .where(eq(connections.userId, userId))
    .orderBy(desc(connections.createdAt), connections.id)

/** Throws `connections.not_found` for anybody else's. */
export async function getOwn(
  database: Queries,
  userId: string,
  id: string,
): Promise<StoredConnection> {
  const [row] = await database.select().from(connections).where(ownedBy(userId, id))
  if (!row) throw new DomainError('connections.not_found')
  return row
}

/** As its owner sees it; throws `connections.not_found` for anybody else's. */
export async function getShown(
  database: Queries,
  userId: string,
  id: string,
): Promise<contract.Connection> {
  const [connection] = await toConnections(database, [await getOwn(database, userId, id)])
  return connection!
}

export const ownedBy = (userId: string, id: string) =>
  and(eq(connections.id, id), eq(connections.userId, userId))

/** As long as it would be called as it was when it was read; a credential that is given anew is encrypted anew. */
export const asRead = ({
  id,
  address,
  model,
  credentialKind,
  encryptedSecret,
  keyHost,
}: StoredConnection) =>
  and(
    eq(connections.id, id),
    eq(connections.address, address),
    eq(connections.credentialKind, credentialKind),
    sql`${connections.model} is not distinct from ${model}`,
    sql`${connections.keyHost} is not distinct from ${keyHost}`,
    sql`${connections.encryptedSecret} is not distinct from ${encryptedSecret}`,
  )

export function encryptCredential(
  encryption: Encryption,
  id: string,
  credential: contract.Credential,
) {
  return {
    credentialKind: credential.kind,
    credentialName: credential.kind === 'header' ? credential.name : null,
    encryptedSecret: credential.kind === 'none' ? null : encryption.encrypt(credential.secret, id),
  }
}

export function openSecret(
  encryption: Encryption,
  { id, credentialKind, credentialName, encryptedSecret }: StoredConnection,
): OpenConnection['credential'] {
  if (encryptedSecret === null) return { kind: 'none' }
  const secret = encryption.decrypt(encryptedSecret, id)
  if (secret === undefined) return { kind: 'missing', failure: 'secret_lost' }
  return credentialKind === 'header'
    ? { kind: 'header', name: credentialName ?? '', secret }
    : { kind: 'bearer', secret }
}

/** As the owner sees them; the secret stays behind. */
export async function toConnections(
  database: Queries,
  rows: StoredConnection[],
): Promise<contract.Connection[]> {
  const users = await listUsers(database, rows)
  const ids = rows.map(({ id }) => id)
  const paused = await listPaused(database, ids)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    address: row.address,
    model: row.model,
    credential: { kind: row.credentialKind, name: row.credentialName },
    description: row.description,
    health: {
      is_healthy: row.isHealthy,
      error: row.healthError,
      checked_at: row.checkedAt.toISOString(),
    },
    proof_token: row.proofToken,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    used_by: users
      .filter(({ connectionIds }) => connectionIds.includes(row.id))
      .map(({ id, slug, name: { en, ar } }) => ({
        id,
        slug,
        name: { en: en || ar, ar: ar || en },
      })),
    paused: paused
      .filter(({ connectionId }) => connectionId === row.id)
      .map(({ connectionId: _, ...each }) => each),
    fingerprint: row.manifestSha256,
    key_host: row.keyHost,
    created_at: row.createdAt.toISOString(),
  }))
}

/** Agents that are executed at these connections, or would be once the version that is being worked on is published. */
export async function listUsers(database: Queries, rows: readonly Pick<StoredConnection, 'id'>[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const planned = sql<string | null>`${agentVersions.content} -> 'runtime' ->> 'connection_id'`
  const found = await database
    .select({
      id: apps.id,
      slug: apps.slug,
      name: apps.name,
      current: agents.connectionId,
      planned,
    })
    .from(apps)
    .leftJoin(agents, eq(agents.appId, apps.id))
    .leftJoin(
      agentVersions,
      and(eq(agentVersions.appId, apps.id), ne(agentVersions.status, 'published')),
    )
    .where(or(inArray(agents.connectionId, ids), inArray(planned, ids)))
    .orderBy(apps.createdAt, apps.id)
  return found.map(({ current, planned, ...app }) => ({
    ...app,
    connectionIds: [current, planned],
  }))
}
