import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/schema/accounts.ts'

/**
 * Takes the place of better-auth's own list of sessions and its ways to end them, which hand out tokens and refuse after a day. Here the
 * `token` of a listed session is its id: enough for better-auth's client to end it, and nothing that opens it.
 */
export function sessionList({ database, clock }: { database: Database; clock: Clock }) {
  const use = [sensitiveSessionMiddleware]
  return {
    id: 'session-list',
    endpoints: {
      listSessions: createAuthEndpoint('/list-sessions', { method: 'GET', use }, async (ctx) => {
        const { session: own, user } = ctx.context.session
        const rows = await database
          .select()
          .from(sessions)
          .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock.now())))
          .orderBy(desc(sessions.createdAt), desc(sessions.id))
        return ctx.json(
          rows.map((row) => ({ ...row, token: row.id, isCurrent: row.id === own.id })),
        )
      }),

      revokeSession: createAuthEndpoint(
        '/revoke-session',
        { method: 'POST', body: z.object({ token: z.string() }), use },
        async (ctx) => {
          const { session: own, user } = ctx.context.session
          await database
            .delete(sessions)
            .where(and(eq(sessions.userId, user.id), eq(sessions.id, ctx.body.token)))
          if (own.id === ctx.body.token) deleteSessionCookie(ctx)
          return ctx.json({ status: true })
        },
      ),

      revokeOtherSessions: createAuthEndpoint(
        '/revoke-other-sessions',
        { method: 'POST', use },
        async (ctx) => {
          const { session: own, user } = ctx.context.session
          await database
            .delete(sessions)
            .where(and(eq(sessions.userId, user.id), ne(sessions.id, own.id)))
          return ctx.json({ status: true })
        },
      ),
    },
  }
}
