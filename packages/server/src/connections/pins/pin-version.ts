import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { agentPins, connections as connectionsTable } from '../../database/schema/connections.ts'
import { DomainError } from '../../errors.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { usedOf } from '../remotes/manifest.ts'
import { readManifest, writeManifest } from '../remotes/written-manifest.ts'

interface Approved {
  appId: string
  version: number
  connectionId: string
  /** Undefined: the agent is executed with all that is there. */
  tools: readonly string[] | undefined
  /** Of what was checked; null: of an endpoint, which is not pinned. */
  fingerprint: string | null
}

const NOT_PAUSED = {
  present: null,
  presentSha256: null,
  injections: null,
  pausedAt: null,
  keptAt: null,
}

/** Pins a version to what was checked, in the transaction that publishes it; throws `connections.changed_again` when the other end was read anew since and says something else. */
export async function pinVersion(
  { clock }: ConnectionDependencies,
  tx: Transaction,
  { appId, version, connectionId, tools, fingerprint }: Approved,
): Promise<void> {
  if (fingerprint === null) return
  const [connection] = await tx
    .select({ manifest: connectionsTable.manifest, sha256: connectionsTable.manifestSha256 })
    .from(connectionsTable)
    .where(eq(connectionsTable.id, connectionId))
    .for('key share')
  if (!connection?.manifest || connection.sha256 !== fingerprint)
    throw new DomainError('connections.changed_again')
  const written = writeManifest(usedOf(readManifest(connection.manifest), tools ?? null))
  const pin = {
    connectionId,
    manifest: written.text,
    manifestSha256: written.fingerprint,
    pinnedAt: clock.now(),
    ...NOT_PAUSED,
  }
  await tx
    .insert(agentPins)
    .values({ appId, version, ...pin })
    .onConflictDoUpdate({ target: [agentPins.appId, agentPins.version], set: pin })
}

interface Approval {
  appId: string
  version: number
  /** Of what the creator has looked at. */
  fingerprint: string
}

/** Makes what is there now what is approved, and lets people run it again; throws `connections.changed_again` when it is not what was looked at. */
export async function approvePresent(
  { clock }: ConnectionDependencies,
  tx: Transaction,
  { appId, version, fingerprint }: Approval,
): Promise<void> {
  const { rowCount } = await tx
    .update(agentPins)
    .set({
      ...NOT_PAUSED,
      manifest: sql`${agentPins.present}`,
      manifestSha256: fingerprint,
      pinnedAt: clock.now(),
    })
    .where(and(isPinOf(appId, version), eq(agentPins.presentSha256, fingerprint)))
  if (!rowCount) throw new DomainError('connections.changed_again')
}

/** Lets people run again what is as it was approved; false where it is not paused, or was approved as something else meanwhile. */
export async function approveAsBefore(
  { clock }: Pick<ConnectionDependencies, 'clock'>,
  tx: Transaction,
  { appId, version, fingerprint }: Approval,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(agentPins)
    .set({ ...NOT_PAUSED, pinnedAt: clock.now() })
    .where(
      and(
        isPinOf(appId, version),
        eq(agentPins.manifestSha256, fingerprint),
        isNotNull(agentPins.pausedAt),
      ),
    )
  return Boolean(rowCount)
}

/** Pins a version that has none, as it was listed before there were any. */
export const pinFirst = (
  { clock, database }: ConnectionDependencies,
  pin: { appId: string; version: number; connectionId: string },
  written: { text: string; fingerprint: string },
) =>
  database
    .insert(agentPins)
    .values({
      ...pin,
      manifest: written.text,
      manifestSha256: written.fingerprint,
      pinnedAt: clock.now(),
    })
    .onConflictDoNothing()

export const isPinOf = (appId: string, version: number) =>
  and(eq(agentPins.appId, appId), eq(agentPins.version, version))
