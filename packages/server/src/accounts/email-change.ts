import { createAuthMiddleware } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users, verifications } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import { IP_HEADER } from './client-ip.ts'
import { storedIdentifier } from './link-tokens.ts'
import { originOf } from './security-log/origin.ts'
import type { SecurityLog } from './security-log/security-log.ts'

const DAY_MS = 24 * 3_600_000

/** What better-auth writes into the links of its e-mails. `updateTo`: this one changes the address. */
const Link = z.object({
  email: z.string(),
  updateTo: z.string().optional(),
  userId: z.string().optional(),
})

interface EmailChange {
  database: Database
  clock: Clock
  newId(): string
  secret: string
  log: SecurityLog
}

const identifierOf = (token: string): string => storedIdentifier(`email-change:${token}`)

/**
 * better-auth's links to change an e-mail hold for a day whatever happens meanwhile. These hold once, while they are stored, and what shows
 * whose the account is ends them: a new password (`storePassword`) and the confirmation of the address that it has. So nobody who made an
 * account with another's address, or was thrown out of one, keeps a way back in.
 */
export function emailChange({ database, clock, newId, secret, log }: EmailChange) {
  async function read(token: unknown) {
    const { data } = Link.safeParse(
      typeof token === 'string' ? await verifyJWT(token, secret) : null,
    )
    return data
  }

  /** A link works once: of two who follow it at the same moment, one finds it gone. */
  async function spendLink(token: string): Promise<void> {
    const [used] = await database
      .delete(verifications)
      .where(
        and(
          eq(verifications.identifier, identifierOf(token)),
          gt(verifications.expiresAt, clock.now()),
        ),
      )
      .returning({ id: verifications.id })
    if (!used) throw new DomainError('accounts.link_invalid')
  }

  /** Those that whoever signed up with the address made before its owner confirmed it. */
  async function endLinksOf(email: string): Promise<void> {
    const owner = database
      .select({ id: users.id })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), eq(users.emailVerified, false)))
    await database
      .delete(verifications)
      .where(
        and(
          like(verifications.identifier, 'email-change#%'),
          eq(verifications.value, sql`(${owner})`),
        ),
      )
  }

  return {
    /** Stores a link that is about to be sent, if it is one that changes an address, and says whether it is. */
    async remember(token: string): Promise<boolean> {
      const link = await read(token)
      if (!link?.updateTo || !link.userId) return false
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + DAY_MS)
      await database.insert(verifications).values({
        id: newId(),
        identifier: identifierOf(token),
        value: link.userId,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      })
      return true
    },

    plugin: {
      id: 'email-change',
      hooks: {
        before: [
          {
            matcher: ({ path }: { path?: string | undefined }) => path === '/verify-email',
            handler: createAuthMiddleware(async (ctx) => {
              const link = await read(ctx.query?.token)
              if (link?.updateTo) await spendLink(ctx.query!.token)
              else if (link) await endLinksOf(link.email)
            }),
          },
        ],
        after: [
          {
            matcher: ({ path }: { path?: string | undefined }) => path === '/verify-email',
            handler: createAuthMiddleware(async (ctx) => {
              const link = await read(ctx.query?.token)
              if (!link?.updateTo || !link.userId) return
              const { email, language } = users
              const [person] = await database
                .select({ email, language })
                .from(users)
                .where(eq(users.id, link.userId))
              if (person?.email.toLowerCase() !== link.updateTo) return
              const origin = originOf(
                ctx.headers?.get('user-agent') ?? undefined,
                ctx.headers?.get(IP_HEADER) ?? '',
              )
              await log.record({ kind: 'email_changed', userId: link.userId, origin })
              // The new one was told by its own link.
              log.tell(
                'email_changed',
                { email: link.email, language: person.language },
                origin.device,
              )
            }),
          },
        ],
      },
    },
  }
}
