import { createHash } from 'node:crypto'
import { oauthServer as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { couldBeSecret, hashOf } from '../api-keys/secret.ts'
import { oauthCodes, oauthGrants } from '../database/schema/oauth-server.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { endGrant, lockOwner } from './end-grant.ts'
import { findGrantInForce } from './find-grant.ts'
import { issueTokens, type TokenReply } from './issue-tokens.ts'
import { OAuthError } from './oauth-error.ts'
import { readResource } from './resources.ts'

export interface CodeExchange {
  code: string
  client_id: string
  redirect_uri: string
  code_verifier: string
  resource?: string | undefined
}

/**
 * Gives the tokens for a code, once. Whoever brings it a second time with everything that belongs to it shows that somebody else has it too, so the
 * grant ends; what is brought without that says nothing, or anybody who saw a code could end what it became.
 */
export async function exchangeCode(
  dependencies: OAuthServerDependencies,
  exchange: CodeExchange,
): Promise<TokenReply> {
  const { database, clock, publicUrl } = dependencies
  const refused = new OAuthError(
    'invalid_grant',
    'The code is unknown, was used, has expired, or is of another client, address or verifier.',
  )
  if (!couldBeSecret(exchange.code, contract.OAUTH_TOKEN_PATTERN)) throw refused
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    const hash = hashOf(exchange.code)
    await lockOwner(tx, oauthCodes, hash)
    const [code] = await tx.select().from(oauthCodes).where(eq(oauthCodes.hash, hash)).for('update')
    if (!code) return refused
    const of = await findGrantInForce(tx, code.grantId)
    if (!of || !isOf(code, of.grant, exchange)) return refused
    const { grant, key } = of
    if (!isFor(publicUrl, grant.resource, exchange.resource))
      return new OAuthError('invalid_target', 'The code is for another resource.')
    if (code.usedAt) {
      await endGrant(dependencies, tx, grant, { kind: 'app_token_reused' })
      return refused
    }
    if (code.expiresAt <= now) return refused
    await tx.update(oauthCodes).set({ usedAt: now }).where(eq(oauthCodes.hash, hash))
    await tx
      .update(oauthGrants)
      .set({ redeemedAt: now })
      .where(eq(oauthGrants.apiKeyId, grant.apiKeyId))
    const { scopes, expiresAt: endsAt } = key
    return issueTokens(tx, { grantId: grant.apiKeyId, scopes, granted: scopes, endsAt }, now)
  })
  if (outcome instanceof OAuthError) throw outcome
  return outcome
}

/** Whoever names a resource again names the same. */
export const isFor = (publicUrl: string, resource: string, named: string | undefined): boolean =>
  named === undefined || `${publicUrl}${readResource(publicUrl, named)}` === resource

const isOf = (
  { redirectUri, codeChallenge }: typeof oauthCodes.$inferSelect,
  { clientId }: typeof oauthGrants.$inferSelect,
  exchange: CodeExchange,
): boolean =>
  clientId === exchange.client_id &&
  redirectUri === exchange.redirect_uri &&
  /^[\w.~-]{43,128}$/.test(exchange.code_verifier) &&
  createHash('sha256').update(exchange.code_verifier).digest('base64url') === codeChallenge
