import { bind } from '../bind.ts'
import { getApiKeyUsage } from './api-key-usage.ts'
import { createApiKey } from './create-api-key.ts'
import type { ApiKeyDependencies } from './dependencies.ts'
import { getCurrentApiKey, listApiKeys } from './list-api-keys.ts'
import { exportPerson } from './personal-data.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'
import { updateApiKey } from './update-api-key.ts'

/** What programs sign in with, in the name of a person who is alone in it or a member of an organisation that pays. */
export const createApiKeys = (dependencies: ApiKeyDependencies) =>
  bind(dependencies, {
    listApiKeys,
    createApiKey,
    updateApiKey,
    rotateApiKey,
    revokeApiKey,
    getApiKeyUsage,
    getCurrentApiKey,
    exportPerson,
  })
