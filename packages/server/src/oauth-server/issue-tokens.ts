import type { apiKeys } from '@wakeel/contract'
import { hashOf, newSecret } from '../api-keys/secret.ts'
import type { Transaction } from '../database/database.ts'
import { oauthTokens } from '../database/schema/oauth-server.ts'
import { writeScopes } from './scopes.ts'

const ACCESS_SECONDS = 3_600
/** A program that was not used for so long asks its person again. */
const REFRESH_SECONDS = 60 * 86_400

/** RFC 6749 section 5.1. */
export interface TokenReply {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

interface Issued {
  grantId: string
  /** Of the access token. */
  scopes: apiKeys.ApiKeyScope[]
  /** Of the whole grant, which the next refresh may ask for again. */
  granted: apiKeys.ApiKeyScope[]
  /** When the grant ends, and with it whatever it gave, however often it was refreshed. */
  endsAt: Date | null
}

export async function issueTokens(
  tx: Transaction,
  { grantId, scopes, granted, endsAt }: Issued,
  now: Date,
): Promise<TokenReply> {
  const [access, refresh] = [newSecret('oat'), newSecret('ort')]
  const left = endsAt
    ? Math.floor((endsAt.getTime() - now.getTime()) / 1_000)
    : Number.POSITIVE_INFINITY
  const accessSeconds = Math.min(ACCESS_SECONDS, left)
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  await tx.insert(oauthTokens).values([
    { hash: hashOf(access), grantId, kind: 'access', scopes, expiresAt: after(accessSeconds) },
    {
      hash: hashOf(refresh),
      grantId,
      kind: 'refresh',
      scopes: granted,
      expiresAt: after(Math.min(REFRESH_SECONDS, left)),
    },
  ])
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refresh,
    scope: writeScopes(scopes),
  }
}
