import { eq } from 'drizzle-orm'
import type { AccessChange } from '../accounts/security-log/record-access.ts'
import { revokeKeyWithoutSecret } from '../api-keys/key-without-secret.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { type oauthCodes, oauthGrants, type oauthTokens } from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'

type Grant = typeof oauthGrants.$inferSelect

/** Ends what a person allowed a program, and writes into their security log why. Whoever calls it holds its person. */
export async function endGrant(
  { accounts, clock }: OAuthServerDependencies,
  tx: Transaction,
  { apiKeyId: id, userId, clientName: name, clientHost: host }: Grant,
  { kind, by }: Pick<AccessChange, 'by'> & { kind: 'app_disconnected' | 'app_token_reused' },
): Promise<void> {
  if (!(await revokeKeyWithoutSecret(tx, id, clock.now()))) return
  await accounts.recordAccess(tx, {
    kind,
    userId,
    id,
    about: nameOf({ name, host }),
    ...(by && { by }),
  })
}

/** What a program is called where its person is told of it. */
export const nameOf = ({ name, host }: { name: string; host: string | null }): string =>
  host ? `${name} (${host})` : name

/** Keeps whoever a code or a token acts for from leaving until the transaction ends: leaving takes the same lock before all that is theirs. */
export async function lockOwner(
  tx: Transaction,
  of: typeof oauthCodes | typeof oauthTokens,
  hash: string,
): Promise<void> {
  const isOwner = tx
    .select({ id: oauthGrants.userId })
    .from(oauthGrants)
    .innerJoin(of, eq(of.grantId, oauthGrants.apiKeyId))
    .where(eq(of.hash, hash))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, isOwner)).for('key share')
}
