import { type Language, requestedLanguage } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'

/** In which better-auth's own routes are told the language. */
export const LANGUAGE_HEADER = 'x-wakeel-language'

/** What whoever asks reads, as far as they say: chosen in the store, else what the browser asks for. Programs say nothing. */
export const requestLanguage = ({ headers }: FastifyRequest): Language | undefined =>
  requestedLanguage(headers.cookie ?? '', headers['accept-language'] ?? '')

/** Notes the language that a person uses the store in, where it is another than before. Of somebody who has no account nothing is kept. */
export async function rememberLanguage(
  database: Database,
  userId: string,
  language: Language,
): Promise<void> {
  const isOther = sql`${users.language} is distinct from ${language}`
  await database
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isOther))
}
