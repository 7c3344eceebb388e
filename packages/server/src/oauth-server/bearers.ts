import type { FindByKey } from '../accounts/identify.ts'
import { createApiKeyFinder } from '../api-keys/find-api-key.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createAccessTokenFinder } from './find-access-token.ts'
import { doorOf } from './resources.ts'

/** Who is behind what a program brings: an API key, or an access token, which is for one door. */
export function createBearerFinder(parts: {
  database: Database
  clock: Clock
  publicUrl: string
}): FindByKey {
  const findByKey = createApiKeyFinder(parts)
  const findByAccessToken = createAccessTokenFinder(parts)
  return (secret, request) =>
    /^wkl_o/.test(secret) ? findByAccessToken(secret, doorOf(request)) : findByKey(secret)
}
