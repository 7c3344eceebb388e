import { securityLog as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import { securityEvents } from '../../database/schema/accounts.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { SecurityLogDependencies } from './dependencies.ts'

const DAY_MS = 24 * 3_600_000

export async function listSecurityEvents(
  { database }: SecurityLogDependencies,
  { cursor, limit }: InputOf<typeof contract.routes.listSecurityEvents>,
  { caller }: Context,
): Promise<ReplyOf<typeof contract.routes.listSecurityEvents>> {
  const { userId } = requireUser(caller)
  const list = `security events of ${userId}`
  const below = readCursor(list, cursor, OneNumber)?.[0]
  const isListed = and(
    eq(securityEvents.userId, userId),
    below === undefined ? undefined : lt(securityEvents.id, below),
  )
  const rows = await database
    .select()
    .from(securityEvents)
    .where(isListed)
    .orderBy(desc(securityEvents.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(list, rows, limit, (last) => [last.id])
  return { success: true, events: shown.map(toSecurityEvent), next_cursor }
}

export async function exportSecurityEvents(
  { database }: SecurityLogDependencies,
  userId: string,
): Promise<contract.SecurityEvent[]> {
  const rows = await database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.id))
  return rows.map(toSecurityEvent)
}

export async function forgetOld({ database, clock }: SecurityLogDependencies): Promise<void> {
  const oldest = new Date(clock.now().getTime() - contract.SECURITY_LOG_DAYS * DAY_MS)
  await database.delete(securityEvents).where(lt(securityEvents.at, oldest))
}

function toSecurityEvent({
  id,
  at,
  kind,
  about,
  isNewDevice,
  browser,
  system,
  network,
}: typeof securityEvents.$inferSelect): contract.SecurityEvent {
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    about,
    is_new_device: isNewDevice,
    device: browser && system ? { browser, system } : null,
    network,
  }
}
