import type { apiKeys } from '@wakeel/contract'
import { expect, test } from 'vitest'
import { a2aMessage } from '../../../testing/a2a-client.ts'
import type { A2aParts, Call } from './call.ts'
import { createRequestHandler } from './request-handler.ts'

/** What a caller with an API key of these scopes may ask for; nothing stands behind it. */
function withKey(...scopes: apiKeys.ApiKeyScope[]) {
  const key = { id: 'key', scopes, isTest: false, organisationId: undefined, appIds: undefined }
  const caller = { kind: 'user', userId: 'u', role: 'user', isOnePerson: true, ip: '::1', key }
  const handler = createRequestHandler({} as A2aParts, { caller, owner: {} } as unknown as Call)
  return {
    send: () => handler.sendMessage(a2aMessage('hello'), {} as never),
    list: () => handler.listTasks({ pageSize: 0 } as never, {} as never),
  }
}
const refused = { code: 'api_keys.scope_missing' }

test('a key that only reads runs starts none', async () => {
  await expect(withKey('read_runs').send()).rejects.toMatchObject(refused)
  await expect(withKey('run').send()).rejects.not.toMatchObject(refused)
})

test('a key that only runs agents does not list what others ran with the account', async () => {
  await expect(withKey('run').list()).rejects.toMatchObject(refused)
  await expect(withKey('read_runs').list()).rejects.not.toMatchObject(refused)
})
