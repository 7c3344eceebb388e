import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type StoreProcess,
  signUpAt,
  startCommand,
} from '../packages/server/testing/store-process.ts'
import { bareEnvironment, type Image, repeatDockerfile, within } from './dockerfile.ts'
import { root } from './run.ts'

const place = mkdtempSync(resolve(tmpdir(), 'wakeel-image-'))
const backup = resolve(place, 'store.backup')
let image: Image
beforeAll(() => {
  image = repeatDockerfile(readFileSync(resolve(root, 'Dockerfile'), 'utf8'), place)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

const environment = (dataDirectory = image.environment.DATA_DIR!) => ({
  ...bareEnvironment(),
  ...image.environment,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: within(image, dataDirectory),
  SEED: 'agents',
})

/** Runs another program of the image to its end. */
function runProgram(name: string, args: string[] = [], dataDirectory?: string) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    [`packages/server/dist/${name}.mjs`, ...args],
    { cwd: within(image, '.'), env: environment(dataDirectory), encoding: 'utf8' },
  )
  return [status, stdout + stderr]
}

function start(dataDirectory?: string): Promise<StoreProcess> {
  const [command, ...args] = image.command
  return startCommand(command!, args, {
    cwd: within(image, '.'),
    environment: environment(dataDirectory),
  })
}

async function ask(store: StoreProcess, agent: string, input: string) {
  const reply = await fetch(`${store.url}/api/apps/${agent}/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  })
  return (await reply.json()) as { success: boolean; response: string }
}

/** Puts money into somebody's wallet and answers with the receipt. */
async function receiptOf(store: StoreProcess): Promise<Buffer> {
  const headers = {
    authorization: `Bearer ${await signUpAt(store)}`,
    'content-type': 'application/json',
  }
  const call = async <Reply>(path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return (await fetch(store.url + path, { headers, ...init })).json() as Promise<Reply>
  }
  type Ordered = { order: { id: string; status: string } }
  const { order } = await call<Ordered>('/api/billing/wallet/top-ups', { amount_fils: 10_000 })
  const complete = () => call<Ordered>(`/api/checkout/${order.id}/complete`, {})
  while ((await complete()).order.status !== 'completed') await pause(500)
  const { invoices } = await call<{ invoices: { number: string }[] }>('/api/billing/invoices')
  const pdf = await fetch(`${store.url}/api/billing/invoices/${invoices[0]?.number}/pdf?lang=ar`, {
    headers,
  })
  return Buffer.from(await pdf.arrayBuffer())
}

test('what the Dockerfile makes of a clone starts, shows the first page, answers and draws documents', async () => {
  const store = await start()

  const page = await fetch(store.url)
  const health = await fetch(`${store.url}/api/health`)
  const html = await page.text()
  const script = /src="(\/[^"]+\.js)"/.exec(html)?.[1]
  const asset = await fetch(store.url + script)
  const answer = await ask(store, 'vat-invoice-desk', 'Add VAT to AED 1,000')
  const receipt = await receiptOf(store)
  const saved = runProgram('backup', [backup])
  const code = await store.stop()

  expect([page.status, health.status, asset.status]).toEqual([200, 200, 200])
  expect(html).toContain('VAT')
  expect(answer).toMatchObject({ success: true, response: expect.stringContaining('1,050') })
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  expect(saved).toEqual([0, expect.stringContaining('holds the store')])
  expect(code).toBe(0)
  // Every agent that answers its prompts wrongly, or cannot load what it needs, is named.
  expect(store.output()).not.toContain('was not published')
})

test('its other programs examine a store, fill one with a backup and bring PostgreSQL up to date', async () => {
  const examined = runProgram('doctor')
  const restored = runProgram('restore', [backup], '/restored')
  const store = await start('/restored')
  const answer = await ask(store, 'vat-invoice-desk', 'Add VAT to AED 2,000')
  await store.stop()
  const migrated = runProgram('migrate')

  expect(examined).toEqual([0, expect.stringContaining('invariants hold')])
  expect(restored).toEqual([0, expect.stringContaining('The store is as it was')])
  expect(answer).toMatchObject({ success: true, response: expect.stringContaining('2,100') })
  expect(migrated).toEqual([1, expect.stringContaining('DATABASE_URL is missing')])
})
