import { bind } from '../bind.ts'
import { approveAuthorization } from './approve-authorization.ts'
import type { OAuthServerDependencies } from './dependencies.ts'
import { exchangeCode } from './exchange-code.ts'
import { forgetEnded } from './forget-ended.ts'
import { listGrants } from './list-grants.ts'
import { createMetadataCache } from './metadata-document.ts'
import { exportPerson } from './personal-data.ts'
import { readAuthorizationRequest } from './read-authorization-request.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { registerClient } from './register-client.ts'
import { revokeGrant } from './revoke-grant.ts'
import { revokeToken } from './revoke-token.ts'
import { updateGrant } from './update-grant.ts'

export type OAuthServer = ReturnType<typeof createOAuthServer>

/** The store as the authorization server of its own doors: what people allow programs, and the tokens that these get for it. */
export const createOAuthServer = (dependencies: Omit<OAuthServerDependencies, 'published'>) =>
  bind(
    { ...dependencies, published: createMetadataCache() },
    {
      readAuthorizationRequest,
      approveAuthorization,
      listGrants,
      updateGrant,
      revokeGrant,
      exchangeCode,
      refreshTokens,
      revokeToken,
      registerClient,
      forgetEnded,
      exportPerson,
    },
  )
