import type { Bilingual, securityLog as contract } from '@wakeel/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { securityEvents, users } from '../../database/schema/accounts.ts'
import type { RateLimit } from '../../http/rate-limits.ts'
import { loggedError } from '../../logged-error.ts'
import type { Reader } from '../deliver.ts'
import type { NewSecurityEvent, SecurityLogDependencies } from './dependencies.ts'
import { type HappeningName, happeningOf, type Origin, securityEmail } from './security-emails.ts'
import { standingAccess } from './standing-access.ts'

const HOUR = 3600

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

/** Whoever is told of these has no account any more in which to choose a new password. */
const farewells: readonly HappeningName[] = ['email_changed', 'account_deleted']

/** Writes down what happened to an account, and tells its owner of the gravest. */
export const record = (log: SecurityLogDependencies, event: NewSecurityEvent): Promise<void> =>
  logged(async () => {
    await write(log, eq(users.id, event.userId), event)
    await tellOf(log, event)
  })

/** What somebody tried at an account, who need not be its owner: known by id, or by the e-mail that was typed. */
export const recordFailure = (
  log: SecurityLogDependencies,
  kind: contract.SecurityEventKind,
  whose: { userId: string } | { email: string },
  origin: Origin,
): Promise<void> =>
  logged(async () => {
    const [who, key] =
      'userId' in whose
        ? [eq(users.id, whose.userId), whose.userId]
        : [
            sql`lower(${users.email}) = ${whose.email.toLowerCase()} and not ${users.isSample}`,
            whose.email.toLowerCase(),
          ]
    if (await log.limits.allows(failuresKept, `${kind} ${key}`))
      await write(log, who, { kind, origin })
  })

export const tell = (
  { clock, deliver, resetPage }: SecurityLogDependencies,
  name: HappeningName,
  reader: Reader,
  device: Origin['device'],
  standing?: Bilingual,
): void => {
  const reset = farewells.includes(name) ? undefined : resetPage
  deliver(reader, securityEmail(name, { at: clock.now(), device, reset, standing }))
}

async function write(
  { database, clock }: SecurityLogDependencies,
  who: SQL,
  { kind, origin: { device, network }, isNewDevice = false }: Omit<NewSecurityEvent, 'userId'>,
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

async function tellOf(
  log: SecurityLogDependencies,
  { kind, userId, origin, isNewDevice }: NewSecurityEvent,
): Promise<void> {
  const name = isNewDevice ? 'new_device' : happeningOf[kind]
  if (!name) return
  const { device, network } = origin
  const key = `${userId} ${device?.browser} ${device?.system} ${network}`
  if (isNewDevice && !(await log.limits.allows(newDeviceEmails, key))) return
  const [person] = await log.database
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const standing =
    name === 'password_changed'
      ? await standingAccess(log.database, userId, log.clock.now())
      : undefined
  tell(log, name, person, device, standing)
}

/** What could not be written down is logged: it must not undo what it tells of. */
async function logged(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error('The security log of an account misses something.', loggedError(error))
  }
}
