import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { lockConfirmed, requireConfirmed } from '../accounts/lock-person.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { type Checked, runChecks } from './checks/run-checks.ts'
import type { ForgeDependencies, ForgeParts } from './dependencies.ts'
import { listVersion } from './list-version.ts'
import { moveVersion } from './version-moves.ts'
import {
  findOpen,
  lockOwn,
  requireNotTakenDown,
  requireOwn,
  type Version,
  whileThere,
} from './versions.ts'

const PUBLISHING: RateLimit = { name: 'forge-publishing', max: 20, windowSeconds: 60 * 60 }

type Routes = typeof contract.routes

/** Checks a version outside of any transaction, and lists exactly what was checked. */
export async function publishAgent(
  forge: ForgeParts,
  { app_id: appId }: InputOf<Routes['publishAgent']>,
  context: Context<contract.PublishEvent>,
): Promise<ReplyOf<Routes['publishAgent']>> {
  const { publishing, limits, database } = forge
  const { userId } = requireUser(context.caller)
  const { version, slug } = await requirePublishable(forge, userId, appId)
  if (publishing.has(appId)) throw new DomainError('request.in_flight', { retryAfterSeconds: 5 })
  publishing.add(appId)
  try {
    await limits.take(PUBLISHING, userId)
    const checked = await whileThere(database, userId, appId, () =>
      runChecks(forge, version, context),
    )
    if (context.signal.aborted) throw new DomainError('runs.cancelled')
    const status = await settle(forge, userId, version, checked)
    return { success: true, status, slug, checks: checked.checks }
  } finally {
    publishing.delete(appId)
  }
}

async function requirePublishable(
  { database, names }: ForgeDependencies,
  userId: string,
  appId: string,
): Promise<{ version: Version; slug: string }> {
  const app = await requireOwn(database, userId, appId)
  await requireConfirmed(database, userId)
  requireNotTakenDown(app)
  const version = await findOpen(database, appId)
  if (!version) throw new DomainError('forge.nothing_to_publish')
  if (version.status === 'pending') throw new DomainError('forge.awaits_moderator')
  await names.requireAgentName(database, version.content.name)
  await names.requireFree(database, { appId, creatorId: userId, name: version.content.name })
  return { version, slug: app.slug }
}

async function settle(
  forge: ForgeDependencies,
  userId: string,
  checked: Version,
  { checks, fingerprint }: Checked,
): Promise<'published' | 'pending'> {
  const { clock, connections, database } = forge
  const at = clock.now()
  const { appId, number, content } = checked
  const [status, show] = await database.transaction(async (tx) => {
    await lockConfirmed(tx, userId)
    requireNotTakenDown(await lockOwn(tx, userId, appId))
    if (content.runtime.kind !== 'skills')
      await connections.pinVersion(tx, {
        appId,
        version: number,
        connectionId: content.runtime.connection_id,
        tools: content.runtime.kind === 'mcp' ? content.runtime.tools : undefined,
        fingerprint,
      })
    const draft =
      checked.status === 'rejected' ? await moveVersion(tx, checked, 'draft', { at }) : checked
    if (checks.some(({ passed }) => !passed)) {
      await moveVersion(tx, draft, 'pending', { at, checks, submittedAt: at, rejection: null })
      return ['pending', () => {}] as const
    }
    const published = await moveVersion(tx, draft, 'published', { at, checks, submittedAt: null })
    return ['published', await listVersion(forge, tx, userId, published)] as const
  })
  show()
  return status
}
