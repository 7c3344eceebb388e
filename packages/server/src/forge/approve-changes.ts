import type { forge as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { lockConfirmed, requireConfirmed } from '../accounts/lock-person.ts'
import type { Queries } from '../database/database.ts'
import { agentPins } from '../database/schema/connections.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { runChecks } from './checks/run-checks.ts'
import type { ForgeDependencies, ForgeParts } from './dependencies.ts'
import {
  findVersion,
  lockOwn,
  requireNotTakenDown,
  requireOwn,
  type Version,
  whileThere,
} from './versions.ts'

const APPROVING: RateLimit = { name: 'forge-approving', max: 20, windowSeconds: 60 * 60 }

type Route = typeof contract.routes.approveChanges

/** Checks a listed version again with what is there now, and approves exactly what its creator has looked at. */
export async function approveChanges(
  forge: ForgeParts,
  { id: appId, fingerprint }: InputOf<Route>,
  context: Context<contract.PublishEvent>,
): Promise<ReplyOf<Route>> {
  const { publishing, limits, database } = forge
  const caller = requireUser(context.caller)
  const { userId } = caller
  const version = await requirePaused(forge, userId, appId, fingerprint)
  if (publishing.has(appId)) throw new DomainError('request.in_flight', { retryAfterSeconds: 5 })
  publishing.add(appId)
  try {
    await limits.take(APPROVING, userId)
    const { checks } = await whileThere(database, userId, appId, () =>
      runChecks(forge, version, context),
    )
    if (context.signal.aborted) throw new DomainError('runs.cancelled')
    // The checks have looked at the connection: where it is what was approved before, the agent goes on already.
    const isAsBefore = (await presentOf(database, version)) === undefined
    const isApproved = isAsBefore || checks.every((check) => isAllowed(check, version.checks))
    if (isApproved && !isAsBefore) await approve(forge, caller, version, fingerprint)
    return { success: true, is_approved: isApproved, checks }
  } finally {
    publishing.delete(appId)
  }
}

/** A check that passes, or finds nothing but what a moderator saw when they listed the version. */
function isAllowed({ passed, reasons }: contract.Check, listedWith: contract.Check[]): boolean {
  const seen = listedWith.flatMap((check) => check.reasons.map(reasonKey))
  return passed || reasons.every((reason) => seen.includes(reasonKey(reason)))
}

/** What is found of a prompt is how it failed, or how long it took, and another each time. */
const reasonKey = ({ code, about, found }: contract.CheckReason): string =>
  JSON.stringify([code, about, ofPrompts.includes(code) ? null : found])

const ofPrompts: readonly contract.CheckReason['code'][] = [
  'prompt_failed',
  'prompt_not_answered',
  'prompt_changes',
  'too_slow',
]

async function requirePaused(
  { database }: ForgeDependencies,
  userId: string,
  appId: string,
  fingerprint: string,
): Promise<Version> {
  const app = await requireOwn(database, userId, appId)
  await requireConfirmed(database, userId)
  requireNotTakenDown(app)
  const version = app.liveVersion && (await findVersion(database, appId, app.liveVersion))
  const present = version && (await presentOf(database, version))
  if (!present) throw new DomainError('forge.nothing_changed')
  if (present !== fingerprint) throw new DomainError('connections.changed_again')
  return version
}

async function presentOf(
  queries: Queries,
  { appId, number }: Version,
): Promise<string | null | undefined> {
  const [pin] = await queries
    .select({ fingerprint: agentPins.presentSha256 })
    .from(agentPins)
    .where(
      and(eq(agentPins.appId, appId), eq(agentPins.version, number), isNotNull(agentPins.pausedAt)),
    )
  return pin?.fingerprint
}

async function approve(
  { audit, catalogue, connections, database }: ForgeDependencies,
  actor: SignedInCaller,
  { appId, number }: Version,
  fingerprint: string,
): Promise<void> {
  const show = await database.transaction(async (tx) => {
    await lockConfirmed(tx, actor.userId)
    const app = await lockOwn(tx, actor.userId, appId)
    requireNotTakenDown(app)
    if (app.liveVersion !== number) throw new DomainError('forge.nothing_changed')
    await connections.approvePresent(tx, { appId, version: number, fingerprint })
    await audit.record(tx, {
      actor,
      action: 'connections.changes_approved',
      subject: { kind: 'agent', id: appId },
      after: { number, fingerprint },
    })
    return catalogue.recordChanges(tx, [appId])
  })
  show()
}
