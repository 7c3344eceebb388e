import { and, eq, sql } from 'drizzle-orm'
import type { ShowChange } from '../../catalogue/catalogue.ts'
import type { Transaction } from '../../database/database.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { agentPins, connections as connectionsTable } from '../../database/schema/connections.ts'
import { agents, isPinOfListed } from '../../database/schema/runs.ts'
import { DomainError } from '../../errors.ts'
import type { SignedInCaller } from '../../http/caller.ts'
import type { ConnectionDependencies, OpenConnection } from '../dependencies.ts'
import { tellsSecret } from '../look.ts'
import { type Manifest, usedOf } from '../remotes/manifest.ts'
import { RemoteError } from '../remotes/remote.ts'
import { readManifest, type WrittenManifest, writeManifest } from '../remotes/written-manifest.ts'
import { lockOwner } from '../store-connection.ts'
import { findInjectionsTask } from '../tasks.ts'
import { pausedEmail } from './email-templates.ts'
import { approveAsBefore, isPinOf, pinFirst } from './pin-version.ts'

/** A version of an agent, and what it is executed with. */
interface Executed {
  appId: string
  version: number
  connectionId: string
  /** Null: with all that is there. */
  tools: readonly string[] | null
  /** It is the one that the store lists. */
  isLive: boolean
}

interface Pinned extends Executed {
  manifestSha256: string | null
  presentSha256: string | null
}

/**
 * Compares what an other end says now with what the agents that are executed there were approved with, and pauses those for which it is another.
 * Those for which it is again what was approved go on where `lookedBy`, whose they are, asked for the look.
 */
export async function noticeChanges(
  connections: ConnectionDependencies,
  connectionId: string,
  written: WrittenManifest | null,
  lookedBy?: SignedInCaller,
): Promise<void> {
  if (!written) return
  const manifest = readManifest(written.text)
  for (const pinned of await listPinned(connections, connectionId)) {
    const isApproved = await compare(connections, pinned, manifest)
    if (!isApproved && lookedBy) await resumeApproved(connections, pinned, manifest, lookedBy)
  }
}

/** Ends the pause of an agent whose other end is again what was approved: there is nothing that its creator could approve. */
async function resumeApproved(
  { audit, catalogue, clock, database }: ConnectionDependencies,
  { appId, version, tools, manifestSha256 }: Pinned,
  manifest: Manifest,
  actor: SignedInCaller,
): Promise<void> {
  const { fingerprint } = writeManifest(usedOf(manifest, tools))
  if (fingerprint !== manifestSha256) return
  const show = await database.transaction(async (tx) => {
    await lockOwner(tx, actor.userId)
    if (!(await approveAsBefore({ clock }, tx, { appId, version, fingerprint }))) return () => {}
    await audit.record(tx, {
      actor,
      action: 'connections.changes_approved',
      subject: { kind: 'agent', id: appId },
      after: { number: version, fingerprint },
    })
    return catalogue.recordChanges(tx, [appId])
  })
  show()
}

/** The same where a run reads it: throws `runs.agent_paused` when it is another. */
export async function requireApproved(
  connections: ConnectionDependencies,
  run: Omit<Executed, 'isLive'>,
  opened: OpenConnection,
  manifest: Manifest,
): Promise<void> {
  // It would be stored, and shown to its creator.
  if (tellsSecret(manifest, opened)) throw new RemoteError('answer_invalid', 'tells the secret')
  const pinned = await findPinned(connections, run)
  if (pinned && !(await compare(connections, pinned, manifest)))
    throw new DomainError('runs.agent_paused')
}

/** What a version of an agent in the store is pinned to, whether or not it is the listed one. */
async function findPinned(
  { database }: ConnectionDependencies,
  run: Omit<Executed, 'isLive'>,
): Promise<Pinned | undefined> {
  const [pin] = await database
    .select({
      liveVersion: agents.version,
      manifestSha256: agentPins.manifestSha256,
      presentSha256: agentPins.presentSha256,
    })
    .from(agents)
    .innerJoin(apps, and(eq(apps.id, agents.appId), apps.isActive))
    .leftJoin(agentPins, and(eq(agentPins.appId, agents.appId), eq(agentPins.version, run.version)))
    .where(eq(agents.appId, run.appId))
  if (!pin) return undefined
  const { liveVersion, ...pinned } = pin
  return { ...run, ...pinned, isLive: liveVersion === run.version }
}

const listPinned = (
  { database }: ConnectionDependencies,
  connectionId: string,
): Promise<Pinned[]> =>
  database
    .select({
      appId: agents.appId,
      version: agents.version,
      connectionId: sql<string>`${agents.connectionId}`,
      tools: agents.tools,
      isLive: sql<boolean>`true`,
      manifestSha256: agentPins.manifestSha256,
      presentSha256: agentPins.presentSha256,
    })
    .from(agents)
    .innerJoin(apps, and(eq(apps.id, agents.appId), apps.isActive))
    .leftJoin(agentPins, isPinOfListed)
    .where(eq(agents.connectionId, connectionId))
    .orderBy(agents.appId)

/** Whether the agent can be run with it. */
async function compare(
  connections: ConnectionDependencies,
  pinned: Pinned,
  manifest: Manifest,
): Promise<boolean> {
  const { appId, version, connectionId, tools, manifestSha256, presentSha256 } = pinned
  const used = writeManifest(usedOf(manifest, tools))
  if (manifestSha256 === null) {
    await pinFirst(connections, { appId, version, connectionId }, used)
    return true
  }
  if (presentSha256 === null && used.fingerprint === manifestSha256) return true
  // What is again as it was stays paused as well: its creator has not looked yet.
  if (used.fingerprint !== presentSha256) await pause(connections, pinned, used)
  return false
}

/** Writes down what is there now, unless somebody else has looked, or approved, meanwhile. */
async function pause(
  connections: ConnectionDependencies,
  { appId, version, connectionId, isLive, manifestSha256, presentSha256 }: Pinned,
  present: WrittenManifest,
): Promise<void> {
  const { clock, database, workers } = connections
  const injections = await workers.run(findInjectionsTask, readManifest(present.text))
  const show = await database.transaction(async (tx): Promise<ShowChange> => {
    const [owner] = await tx
      .select({ userId: connectionsTable.userId })
      .from(connectionsTable)
      .where(eq(connectionsTable.id, connectionId))
    if (!owner) return () => {}
    await lockOwner(tx, owner.userId)
    const now = clock.now()
    const paused = await tx
      .update(agentPins)
      .set({
        present: present.text,
        presentSha256: present.fingerprint,
        injections,
        pausedAt: sql`coalesce(${agentPins.pausedAt}, ${now.toISOString()}::timestamptz)`,
        keptAt: null,
      })
      .where(
        and(
          isPinOf(appId, version),
          sql`${agentPins.manifestSha256} = ${manifestSha256}`,
          sql`${agentPins.presentSha256} is not distinct from ${presentSha256}`,
        ),
      )
      .returning({ appId: agentPins.appId })
    // One that is not listed is shown to be paused to whoever asks for it; its creator has nothing to approve until they list it again.
    if (paused.length === 0 || presentSha256 !== null || !isLive) return () => {}
    await tell(connections, tx, { appId, version, userId: owner.userId, at: now })
    return connections.catalogue.recordChanges(tx, [appId])
  })
  show()
}

async function tell(
  { outbox }: ConnectionDependencies,
  tx: Transaction,
  { appId, version, userId, at }: { appId: string; version: number; userId: string; at: Date },
): Promise<void> {
  const [app] = await tx.select({ name: apps.name }).from(apps).where(eq(apps.id, appId))
  if (!app) return
  await outbox.queue(tx, {
    reference: `paused:${appId}:${version}:${at.toISOString()}`,
    userId,
    ...pausedEmail(app),
  })
}
