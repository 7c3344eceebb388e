import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openScriptedServer } from '../packages/server/testing/scripted-server.ts'
import { type StoreProcess, startStore } from '../packages/server/testing/store-process.ts'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { signUp } from './people.ts'
import { settled } from './settled.ts'

test.describe.configure({ mode: 'default' })

/** Somebody's own server, and a store that may reach it on this machine. */
let receiver: Awaited<ReturnType<typeof openScriptedServer>>
let answer = 204
const received: { headers: Record<string, string>; text: string }[] = []
let store: StoreProcess
let directory: string
test.beforeAll(async () => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-webhooks-'))
  receiver = await openScriptedServer()
  receiver.answer = ({ headers, text }, response) => {
    received.push({ headers: headers as Record<string, string>, text })
    response.writeHead(answer).end()
  }
  store = await startStore({ DATA_DIR: directory, SEED: 'none', OUTBOUND_ALLOW: receiver.place })
})
test.afterAll(async () => {
  await store.stop()
  await receiver.close()
  rmSync(directory, { recursive: true, force: true })
})

test('a server is told of a test, its owner sees what came of it, and sends again what was refused', async ({
  open,
}) => {
  const person = await signUp('Aisha Rahman', store.url)
  const page = await open('/account?tab=webhooks', { as: person })
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://${receiver.place}/hooks`)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('heading', { name: 'The signing secret' })).toBeVisible()
  const secret = await page.getByRole('dialog').locator('code').innerText()
  await page.getByRole('button', { name: 'I have copied it' }).click()

  answer = 410
  await page.getByRole('button', { name: /^Send a test/ }).click()
  await expect.poll(() => received.length).toBe(1)
  const { headers, text } = received[0]!
  expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: 'webhook.test' })
  answer = 204

  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: /^Switch on/ }).click()
  await page.getByRole('button', { name: /^Deliveries/ }).click()
  await page.getByRole('list', { name: 'Deliveries' }).getByText('Failed').click()
  await expect(page.getByText(/answered 410/)).toBeVisible()
  expect(await violationsInAppearances(page)).toEqual([])
  await page.getByRole('button', { name: 'Send again', exact: true }).click()

  await expect.poll(() => received.length).toBe(2)
  const [first, again] = received
  expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  await expect(page.getByText('It is being sent again.')).toBeVisible()
  await settled(page)
})
