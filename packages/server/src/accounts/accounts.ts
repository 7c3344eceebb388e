import { accounts as contract } from '@wakeel/contract'
import { eq, lt, sum } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { passkeys, sessions, users, verifications } from '../database/schema/accounts.ts'
import { demoAllowances } from '../database/schema/runs.ts'
import type { Mail } from '../emails/mail.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Names } from '../names/names.ts'
import { AUTH_PATH, createAuth } from './auth.ts'
import { passwordTries, signUps } from './auth-limits.ts'
import type { AuthListener } from './auth-routes.ts'
import { createDeliver, type Reader } from './deliver.ts'
import { createIdentify, createSessionFinder } from './identify.ts'
import { createKnownDevices } from './known-devices.ts'
import { createPasswords, type PasswordCost } from './passwords.ts'
import { createPeople } from './people.ts'
import { personOfUser } from './person.ts'
import { requirePassword } from './require-password.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { createWatch } from './security-log/watch-auth.ts'

interface AccountsOptions {
  database: Database
  names: Names
  clock: Clock
  newId(): string
  mail: Mail
  limits: RateLimits
  secret: string
  /** Where people reach the store; letters link to it and cookies follow its protocol. */
  publicUrl: string | undefined
  passwordCost: PasswordCost | undefined
  /** `staff`: founder and administrators act only with a second factor. */
  requireSecondFactor: 'staff' | undefined
  storeName: string
  /** From one address. */
  signUpsPerHour: number
}

export type Accounts = Awaited<ReturnType<typeof createAccounts>>

/** Who people are: signing up, in and out by better-auth, the caller of a request, roles and suspension. */
export async function createAccounts({
  database,
  names,
  clock,
  newId,
  mail,
  limits,
  secret,
  publicUrl = 'http://127.0.0.1:3000',
  passwordCost,
  requireSecondFactor,
  storeName,
  signUpsPerHour,
}: AccountsOptions) {
  const needsSecondFactor = (role: contract.Role) =>
    requireSecondFactor === 'staff' && (role === 'founder' || role === 'admin')
  const passwords = createPasswords(passwordCost)
  const people = createPeople({ database, clock, newId, passwords })
  const findPerson = createSessionFinder({ database, clock })
  const devices = createKnownDevices({
    secret,
    isSecure: publicUrl.startsWith('https:'),
    path: AUTH_PATH,
  })
  const deliver = createDeliver(mail)
  const log = createSecurityLog({
    database,
    clock,
    limits,
    deliver,
    resetPage: `${publicUrl}/#/forgot-password`,
  })
  const auth = createAuth({
    database,
    clock,
    newId,
    deliver,
    log,
    secret,
    publicUrl,
    passwords,
    people,
    limits,
    devices,
    storeName,
  })
  const { authCookies, createAuthCookie } = await auth.$context
  const listener: AuthListener = {
    database,
    auth,
    findPerson,
    names,
    limits,
    signUpLimits: signUps(signUpsPerHour),
    devices,
    sessionCookie: authCookies.sessionToken.name,
    publicOrigin: new URL(publicUrl).origin,
    watch: createWatch({
      database,
      log,
      devices,
      waitingCookie: createAuthCookie('two_factor').name,
    }),
  }

  async function getProfile({ userId, lacks }: SignedInCaller): Promise<contract.Profile> {
    const [user] = await database.select().from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('accounts.sign_in_required')
    const [used] = await database
      .select({ runs: sum(demoAllowances.usageCount).mapWith(Number) })
      .from(demoAllowances)
      .where(eq(demoAllowances.person, personOfUser(userId)))
    return toProfile(
      user,
      used?.runs ?? 0,
      user.twoFactorEnabled ? 'on' : lacks ? 'required' : 'off',
    )
  }

  return {
    ...people,
    /** What auth-routes.ts opens to the outside. */
    listener,
    identify: createIdentify(findPerson, needsSecondFactor),

    getProfile,
    /** The profile with what is shown nowhere. */
    async exportProfile(caller: SignedInCaller) {
      const [kept] = await database
        .select({ language: users.language })
        .from(users)
        .where(eq(users.id, caller.userId))
      return { ...(await getProfile(caller)), language: kept?.language ?? null }
    },
    listSecurityEvents: log.listSecurityEvents,
    exportSecurityEvents: log.exportSecurityEvents,
    /** Tells somebody who has left. */
    tellOfDeletion: (reader: Reader): void => log.tell('account_deleted', reader, undefined),

    async getAccount(_input: unknown, { caller }: Context) {
      return { success: true as const, user: await getProfile(requireUser(caller)) }
    },

    /** Throws `accounts.password_wrong` unless this is the person's password; counts as a try to sign in. */
    async checkPassword(userId: string, password: string): Promise<void> {
      await limits.take(passwordTries.account, userId)
      await requirePassword({ database, passwords }, userId, password)
    },

    /** Where the person is signed in, without the tokens. */
    async exportSessions(userId: string): Promise<Record<string, unknown>[]> {
      const rows = await database.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        ip_address: ipAddress,
        user_agent: userAgent,
      }))
    },

    /** The passkeys of the person, without the keys. */
    async exportPasskeys(userId: string): Promise<Record<string, unknown>[]> {
      const rows = await database.select().from(passkeys).where(eq(passkeys.userId, userId))
      return rows.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      }))
    },

    /**
     * Removes the person with password, sessions and letters, after `first` has removed what refers to them, in somebody
     * else's transaction, and answers with the e-mail; never the founder. Whatever else writes for the person waits until then and finds nobody.
     */
    async erasePerson(
      tx: Transaction,
      userId: string,
      first: () => Promise<void>,
    ): Promise<Reader> {
      const [person] = await tx
        .select({ role: users.role, email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      if (!person) throw new DomainError('accounts.sign_in_required')
      if (person.role === 'founder') throw new DomainError('accounts.founder_cannot_leave')
      await first()
      await tx.delete(verifications).where(eq(verifications.value, userId))
      await tx.delete(users).where(eq(users.id, userId))
      return person
    },

    /** Sessions and letters that ended open nothing any more, and the security log goes back 180 days. */
    async forgetEnded(): Promise<void> {
      await database.delete(sessions).where(lt(sessions.expiresAt, clock.now()))
      await database.delete(verifications).where(lt(verifications.expiresAt, clock.now()))
      await log.forgetOld()
    },
  }
}

function toProfile(
  user: typeof users.$inferSelect,
  demoRunsUsed: number,
  secondFactor: contract.Profile['second_factor'],
): contract.Profile {
  const role = user.role as contract.Role
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified,
    second_factor: secondFactor,
    role,
    permissions: [...contract.permissionsOf[role]],
    subscription_tier: user.subscriptionTier as contract.SubscriptionTier,
    demo_runs_used: demoRunsUsed,
    created_at: user.createdAt.toISOString(),
  }
}
