import type { apiKeys } from '@wakeel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { a2aMessage, connectA2a, sendTo, stateNamed } from '../../../testing/a2a-client.ts'
import { newApiKey } from '../../../testing/api-keys.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'
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

describe('what was run with the account by other means', () => {
  const SECRET = 'Add VAT to the bonus of Mona, AED 7,777'
  let system: System
  let app: { id: string; slug: string }
  let person: Person
  let runId: string
  beforeAll(async () => {
    system = await openSystem()
    app = await system.app()
    person = await system.user()
    const { body } = await system.request('POST', `/api/apps/${app.slug}/runs`, {
      token: person.token,
      body: { input: SECRET },
    })
    runId = body.run_id
  })
  afterAll(() => system.close())

  const clientWith = async (scopes: apiKeys.ApiKeyScope[], speaks: '1.0' | '0.3' = '1.0') => {
    const { secret } = await newApiKey(system, person, { scopes })
    return connectA2a(system, app.slug, { token: secret, speaks })
  }

  test.each(['1.0', '0.3'] as const)(
    'is no task to a key that only runs agents, which reads its own (%s)',
    async (speaks) => {
      const client = await clientWith(['run'], speaks)

      const own = await sendTo(client, a2aMessage('Add VAT to AED 1,000'))
      const read = await client.getTask({ tenant: '', id: own.id })

      expect(stateNamed(read)).toBe('COMPLETED')
      await expect(client.getTask({ tenant: '', id: runId })).rejects.toThrow(/not found/i)
      await expect(client.cancelTask({ tenant: '', id: runId } as never)).rejects.toThrow(
        /not found/i,
      )
      await expect(client.resubscribeTask({ tenant: '', id: runId }).next()).rejects.toThrow(
        /not found/i,
      )
    },
  )

  test('is a task to a key that reads runs', async () => {
    const client = await clientWith(['read_runs'])

    const task = await client.getTask({ tenant: '', id: runId })

    expect(JSON.stringify(task)).toContain(SECRET)
  })

  test('is nothing that a key which only runs agents goes on with, by any door', async () => {
    const { secret } = await newApiKey(system, person, { scopes: ['run'] })
    const client = await connectA2a(system, app.slug, { token: secret })
    const ask = (path: string, body: object) =>
      system.request('POST', path, { token: secret, body: { ...body } })
    const model = `wakeel/${app.slug}`

    const rest = await ask(`/api/apps/${app.slug}/runs`, { input: 'and what?', reply_to: runId })
    const responses = await ask('/v1/responses', {
      model,
      input: 'and what?',
      previous_response_id: `resp_${runId}`,
    })
    const named = await ask('/v1/responses', {
      model,
      input: [
        { type: 'item_reference', id: `msg_${runId}` },
        { role: 'user', content: 'VAT' },
      ],
    })
    const byContext = sendTo(client, a2aMessage('and what?', { contextId: runId }))

    expect([rest.status, rest.body.code]).toEqual([404, 'runs.reply_not_found'])
    expect(responses.status).toBe(404)
    expect(named.body.wakeel.conversation_id).toBe(named.body.wakeel.run_id)
    await expect(byContext).rejects.toThrow()
  })

  test('answers no message of a key that only runs agents, though that has the same id', async () => {
    const message = a2aMessage('Add VAT to AED 2,000')
    const all = await clientWith(['run', 'read_runs'])
    const only = await clientWith(['run'])

    const one = await sendTo(all, message)
    const [other, again] = [await sendTo(only, message), await sendTo(only, message)]

    expect(other.id).not.toBe(one.id)
    expect(again.id).toBe(other.id)
    expect(again.history[0]?.messageId).toBe(message.message?.messageId)
  })
})
