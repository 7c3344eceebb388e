import type { securityLog as contract } from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { securityEvents, users } from '../../database/schema/accounts.ts'
import type { Context } from '../../http/context.ts'
import { accessEmail, isNewAccess, type NewAccessName } from './access-emails.ts'
import type { SecurityLogDependencies } from './dependencies.ts'
import { originOf } from './origin.ts'
import type { Origin } from './security-emails.ts'

export interface AccessChange {
  kind:
    | NewAccessName
    | Extract<contract.SecurityEventKind, `${'api_key' | 'app' | 'webhook'}_${string}`>
  /** Whose log it is written into. */
  userId: string
  /** Of the key, the grant or the endpoint. */
  id: string
  about: string
  /** The request by which they did it themselves; undefined: somebody or something else did. */
  by?: Pick<Context, 'caller' | 'userAgent'>
  /** Who is told of what is new by email, where that is not the person alone. */
  readers?: readonly string[]
}

/** Writes down what acts for somebody without them, in the transaction that changes it, and queues the email that tells of what is new. */
export async function recordAccess(
  log: SecurityLogDependencies,
  tx: Transaction,
  { kind, userId, id, about, by, readers = [userId] }: AccessChange,
): Promise<void> {
  const at = log.clock.now()
  const origin: Partial<Origin> = by ? originOf(by.userAgent, by.caller.ip) : {}
  const { device, network } = origin
  await tx.insert(securityEvents).values({
    userId,
    at,
    kind,
    about,
    isNewDevice: false,
    browser: device?.browser ?? null,
    system: device?.system ?? null,
    network: network ?? null,
  })
  if (!isNewAccess(kind) || readers.length === 0) return
  const people = await tx
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(inArray(users.id, [...readers]))
  // Whoever signs up with somebody else’s address must not be able to write into that mailbox.
  for (const isConfirmed of [true, false])
    await log.outbox.queueEach(tx, {
      userIds: people.filter((person) => person.isConfirmed === isConfirmed).map(({ id }) => id),
      reference: `${kind}:${id}`,
      ...accessEmail(kind, {
        about: isConfirmed ? about : undefined,
        at,
        device,
        reset: log.resetPage,
      }),
    })
}
