import type { BetterAuthOptions } from 'better-auth'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { mailboxHash } from './mailbox.ts'
import { spendCode } from './spend-code.ts'

interface AuthHooks {
  database: Database
  clock: Clock
  limits: RateLimits
  secret: string
}

/** What the store adds where better-auth changes a person, or begins a session. */
export const authHooks = ({ database, clock, limits, secret }: AuthHooks) =>
  ({
    user: {
      update: {
        async before({ email }) {
          if (!email) return
          await requireFree(database, email)
          // Only the link that went to the new address stores it.
          return { data: { emailVerified: true, mailboxHash: mailboxHash(email, secret) } }
        },
      },
    },
    session: {
      create: {
        async before(session, ctx) {
          await requireWelcome(database, session.userId)
          if (ctx?.path === '/two-factor/verify-totp')
            await spendCode(limits, session.userId, ctx.body.code)
          // better-auth reads the machine's clock; how long a session lasts is counted from the store's.
          const lifetime = session.expiresAt.getTime() - session.createdAt.getTime()
          const now = clock.now()
          return {
            data: {
              createdAt: now,
              updatedAt: now,
              expiresAt: new Date(now.getTime() + lifetime),
            },
          }
        },
        async after({ userId, createdAt }) {
          await database.update(users).set({ lastSignInAt: createdAt }).where(eq(users.id, userId))
        },
      },
    },
  }) satisfies BetterAuthOptions['databaseHooks']

/** Throws `accounts.email_taken` when somebody else has the address by now; whoever hears it has just proved that it is theirs. */
async function requireFree(database: Database, email: string): Promise<void> {
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (taken) throw new DomainError('accounts.email_taken')
}

/** Nobody signs in who is suspended, or who left after the password was checked. */
async function requireWelcome(database: Database, userId: string): Promise<void> {
  const [person] = await database
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw new DomainError('accounts.email_or_password_wrong')
  if (person.isSuspended) throw new DomainError('accounts.suspended')
}
