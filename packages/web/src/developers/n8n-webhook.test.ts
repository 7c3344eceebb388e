import { createRequire } from 'node:module'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { otherPrograms } from './other-programs.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, so').toString('base64')}`
const BODY = '{"type":"run.finished","data":{"run_id":"1"}}'

const AsyncFunction = (async () => {}).constructor as FunctionConstructor

/** As a Code node executes it behind a Webhook node with Raw Body. */
const execute = (body: string, headers: object) => {
  const code = otherPrograms
    .find(({ words }) => words === 'n8nWebhook')!
    .settings('https://store.example.ae')
    .replace('whsec_…', SECRET)
  return new AsyncFunction('require', '$input', code).call(
    { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
    createRequire(import.meta.url),
    { first: () => ({ json: { headers } }) },
  )
}

const signed = (at: Date, secret = SECRET) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, BODY),
})

test('the code for n8n takes what the store signed, also beside a signature by another secret', async () => {
  const headers = signed(new Date())
  const two = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` }

  expect(await execute(BODY, headers)).toEqual([{ json: JSON.parse(BODY) }])
  expect(await execute(BODY, two)).toEqual([{ json: JSON.parse(BODY) }])
})

test('the code for n8n refuses what was changed, is old, or was signed by somebody else', async () => {
  const somebodyElses = `whsec_${Buffer.from('another secret, just as long, so').toString('base64')}`
  const tenMinutesAgo = new Date(Date.now() - 600_000)

  await expect(execute(`${BODY} `, signed(new Date()))).rejects.toThrow('Not signed')
  await expect(execute(BODY, signed(tenMinutesAgo))).rejects.toThrow('Not signed')
  await expect(execute(BODY, signed(new Date(), somebodyElses))).rejects.toThrow('Not signed')
})
