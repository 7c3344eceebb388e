import { securityLog as contract, type InputOf, readDevice } from '@wakeel/contract'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import type { Database } from '../../database/database.ts'
import { securityEvents, users } from '../../database/schema/accounts.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { RateLimit, RateLimits } from '../../http/rate-limits.ts'
import { loggedError } from '../../logged-error.ts'
import { coarseNetwork } from '../client-address.ts'
import type { Deliver, Reader } from '../deliver.ts'
import type { Origin } from './security-emails.ts'
import { type HappeningName, happeningOf, securityEmail } from './security-emails.ts'

const HOUR = 3600
const DAY_MS = 24 * 3_600_000

/** Of what others can do to an account so much is kept in an hour, so that nobody fills its log from outside. */
const failuresKept: RateLimit = {
  name: 'accounts.security_log.failures',
  max: 10,
  windowSeconds: HOUR,
}
/** A program that keeps no cookies is a new device each time. */
const newDeviceEmails: RateLimit = {
  name: 'accounts.security_log.new_device',
  max: 1,
  windowSeconds: 24 * HOUR,
}

export const originOf = (userAgent: string | undefined, address: string): Origin => ({
  device: readDevice(userAgent ?? null),
  network: coarseNetwork(address),
})

interface SecurityEvent {
  kind: contract.SecurityEventKind
  userId: string
  origin: Origin
  isNewDevice?: boolean
}

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * What happened around the ways into each account, for its owner and for those who run the store, kept for 180 days; the owner is told of
 * the gravest by e-mail. What could not be written down is logged: it must not undo what it tells of.
 */
export function createSecurityLog(options: {
  database: Database
  clock: Clock
  limits: RateLimits
  deliver: Deliver
  resetPage: string
}) {
  const { database, clock, limits, deliver, resetPage } = options

  async function write(
    who: SQL,
    { kind, origin: { device, network }, isNewDevice = false }: Omit<SecurityEvent, 'userId'>,
  ): Promise<void> {
    const at = clock.now().toISOString()
    // One statement, which writes nothing for who has no account and takes as long.
    await database.execute(sql`
      insert into ${securityEvents} (user_id, at, kind, is_new_device, browser, system, network)
      select ${users.id}, ${at}::timestamptz, ${kind}::text, ${isNewDevice}::boolean, ${device?.browser ?? null}::text,
        ${device?.system ?? null}::text, ${network ?? null}::text
      from ${users} where ${who}
    `)
  }

  const tell = (name: HappeningName, reader: Reader, device: Origin['device']): void =>
    deliver(
      reader,
      securityEmail(name, {
        at: clock.now(),
        device,
        reset: farewells.includes(name) ? undefined : resetPage,
      }),
    )

  async function tellOf({ kind, userId, origin, isNewDevice }: SecurityEvent): Promise<void> {
    const name = isNewDevice ? 'new_device' : happeningOf[kind]
    if (!name) return
    const { device, network } = origin
    if (
      isNewDevice &&
      !(await limits.allows(
        newDeviceEmails,
        `${userId} ${device?.browser} ${device?.system} ${network}`,
      ))
    )
      return
    const [person] = await database
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, userId))
    if (person) tell(name, person, device)
  }

  return {
    tell,

    async record(event: SecurityEvent): Promise<void> {
      await logged(async () => {
        await write(eq(users.id, event.userId), event)
        await tellOf(event)
      })
    },

    /** What somebody tried at an account, who need not be its owner: known by id, or by the e-mail that was typed. */
    async recordFailure(
      kind: contract.SecurityEventKind,
      whose: { userId: string } | { email: string },
      origin: Origin,
    ): Promise<void> {
      await logged(async () => {
        const [who, key] =
          'userId' in whose
            ? [eq(users.id, whose.userId), whose.userId]
            : [
                sql`lower(${users.email}) = ${whose.email.toLowerCase()} and not ${users.isSample}`,
                whose.email.toLowerCase(),
              ]
        if (await limits.allows(failuresKept, `${kind} ${key}`)) await write(who, { kind, origin })
      })
    },

    async listSecurityEvents(
      { cursor, limit }: InputOf<typeof contract.routes.listSecurityEvents>,
      { caller }: Context,
    ) {
      const { userId } = requireUser(caller)
      const list = `security events of ${userId}`
      const below = readCursor(list, cursor, OneNumber)?.[0]
      const isWanted = and(
        eq(securityEvents.userId, userId),
        below === undefined ? undefined : lt(securityEvents.id, below),
      )
      const rows = await database
        .select()
        .from(securityEvents)
        .where(isWanted)
        .orderBy(desc(securityEvents.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(list, rows, limit, (last) => [last.id])
      return { success: true as const, events: shown.map(toSecurityEvent), next_cursor }
    },

    async exportSecurityEvents(userId: string): Promise<contract.SecurityEvent[]> {
      const rows = await database
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
      return rows.map(toSecurityEvent)
    },

    async forgetOld(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - contract.SECURITY_LOG_DAYS * DAY_MS)
      await database.delete(securityEvents).where(lt(securityEvents.at, oldest))
    },
  }
}

/** Whoever is told of these has no account any more in which to choose a new password. */
const farewells: readonly HappeningName[] = ['email_changed', 'account_deleted']

async function logged(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error('The security log of an account misses something.', loggedError(error))
  }
}

function toSecurityEvent({
  id,
  at,
  kind,
  isNewDevice,
  browser,
  system,
  network,
}: typeof securityEvents.$inferSelect) {
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    is_new_device: isNewDevice,
    device: browser && system ? { browser, system } : null,
    network,
  }
}
