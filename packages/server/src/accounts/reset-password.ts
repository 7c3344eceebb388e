import { createAuthEndpoint } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { passkeys, twoFactors, users, verifications } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { EndAccess } from './dependencies.ts'
import { newLinkToken, storedIdentifier } from './link-tokens.ts'
import { endResetLinks, requireGoodPassword, storePassword } from './password-change.ts'
import type { Passwords } from './passwords.ts'
import type { CookieContext } from './remember-device.ts'

const HOUR_MS = 3_600_000

const Wish = z.object({ email: z.string() })
const Choice = z.object({ token: z.string(), newPassword: z.string() })

interface ResetPassword {
  database: Database
  clock: Clock
  newId(): string
  passwords: Passwords
  /** Not waited for. */
  send(person: typeof users.$inferSelect, token: string): void
  endAccess: EndAccess
  /** Lets the device in that has proved to be of the mailbox's owner. */
  rememberDevice(ctx: CookieContext, email: string): void
}

/**
 * Takes the place of better-auth's own reset: a new link, a used one and every change of the password end all older links, and an
 * e-mail without an account costs the same statements as one that has it.
 */
export const resetPassword = (dependencies: ResetPassword) => ({
  id: 'reset-password',
  endpoints: {
    requestPasswordReset: requestPasswordReset(dependencies),
    resetPassword: choosePassword(dependencies),
  },
})

const requestPasswordReset = ({ database, clock, newId, send }: ResetPassword) =>
  createAuthEndpoint('/request-password-reset', { method: 'POST', body: Wish }, async (ctx) => {
    const { email } = ctx.body
    const token = newLinkToken()
    const person = await database.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email))
        .for('no key update')
      const owner = found && !found.isSample ? found : undefined
      // A link to nobody's account is stored too, and opens nothing.
      const value = owner?.id ?? `nobody:${newId()}`
      await endResetLinks(tx, value)
      const now = clock.now()
      await tx.insert(verifications).values({
        id: newId(),
        identifier: storedIdentifier(`reset-password:${token}`),
        value,
        expiresAt: new Date(now.getTime() + HOUR_MS),
        createdAt: now,
        updatedAt: now,
      })
      return owner
    })
    if (person) send(person, token)
    return ctx.json({
      status: true,
      message: 'If this email has an account, a link is on its way to it.',
    })
  })

const choosePassword = ({ database, clock, passwords, endAccess, rememberDevice }: ResetPassword) =>
  createAuthEndpoint('/reset-password', { method: 'POST', body: Choice }, async (ctx) => {
    const { token, newPassword } = ctx.body
    await requireGoodPassword(newPassword)
    const link = and(
      eq(verifications.identifier, storedIdentifier(`reset-password:${token}`)),
      gt(verifications.expiresAt, clock.now()),
    )
    // Before the password is hashed, which costs much more than to ask.
    const [waiting] = await database
      .select({ id: verifications.id })
      .from(verifications)
      .where(link)
    if (!waiting) throw new DomainError('accounts.link_invalid')
    const passwordHash = await passwords.hash(newPassword)
    const email = await database.transaction(async (tx) => {
      const [found] = await tx
        .select({ userId: verifications.value })
        .from(verifications)
        .where(link)
      if (!found) throw new DomainError('accounts.link_invalid')
      const [person] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update')
      // Only now is nobody else at it: of two that follow the link, one finds it gone.
      const [used] = await tx.delete(verifications).where(link).returning({ id: verifications.id })
      if (!person || !used) throw new DomainError('accounts.link_invalid')
      const now = clock.now()
      await storePassword(tx, person.id, passwordHash, now)
      // Whoever made these never proved that the mailbox was theirs.
      if (!person.emailVerified) {
        await endAccess(tx, person.id)
        await tx.delete(twoFactors).where(eq(twoFactors.userId, person.id))
        await tx.delete(passkeys).where(eq(passkeys.userId, person.id))
      }
      // Whoever followed the link reads the mailbox.
      await tx
        .update(users)
        .set({
          emailVerified: true,
          updatedAt: now,
          ...(!person.emailVerified && { twoFactorEnabled: false }),
        })
        .where(eq(users.id, person.id))
      return person.email
    })
    rememberDevice(ctx, email)
    return ctx.json({ status: true })
  })
