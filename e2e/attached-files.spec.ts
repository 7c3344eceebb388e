import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startA2aAgent } from '../packages/server/testing/remote-agents/a2a-agent.ts'
import { type StoreProcess, startStore } from '../packages/server/testing/store-process.ts'
import { violationsInAppearances } from './appearances.ts'
import { readIn, test } from './fixtures.ts'
import { ask, confirmEmail, type Person, signUp, topUpWallet } from './people.ts'

// Between them they have one store.
test.describe.configure({ mode: 'default' })

const BYTES = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)
const PICTURE = { name: 'scale.png', mimeType: 'image/png', buffer: BYTES }

/** A real A2A agent that reads pictures and spreadsheets, and a store that lists it. */
let agent: Awaited<ReturnType<typeof startA2aAgent>>
let store: StoreProcess
let directory: string
let creator: Person
let slug: string
test.beforeAll(async () => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-attached-'))
  agent = await startA2aAgent({ inputModes: ['text/plain', 'image/*', 'text/csv'] })
  store = await startStore({ DATA_DIR: directory, SEED: 'none', OUTBOUND_ALLOW: agent.allow })
  creator = await signUp('Aisha Rahman', store.url)
  await confirmEmail(creator, directory)
  const { connection } = await ask(creator, 'POST', '/api/connections', {
    kind: 'a2a',
    address: agent.address,
  })
  const { generated_app } = await ask(creator, 'POST', '/api/forge/import-agent', {
    connection_id: connection.id,
    tools: [],
    pricing_model: 'per-run',
    price_aed: 3,
  })
  const published = await ask(creator, 'POST', '/api/forge/publish-agent', {
    app_id: generated_app.id,
    publish: true,
  })
  slug = published.slug
  await topUpWallet(creator, 10_000)
})
test.afterAll(async () => {
  await store.stop()
  await agent.close()
  rmSync(directory, { recursive: true, force: true })
})

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' })
const alert = (page: Page) => page.getByRole('alert')
/** The parts of the last message that arrived there. */
const arrived = () =>
  agent.requests.findLast(({ body }) => body?.method === 'SendStreamingMessage')?.body.params
    .message.parts

/** What the browser does when something is dropped on the page, or pasted into the box. */
const hand = (page: Page, type: 'drop' | 'paste', name: string) =>
  page.getByRole('textbox', { name: 'Your request' }).evaluate(
    (box, { type, name }) => {
      const data = new DataTransfer()
      data.items.add(new File(['kg\n5'], name, { type: 'text/csv' }))
      const [dataTransfer, clipboardData] = [data, data]
      const options = { bubbles: true, cancelable: true }
      box.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer })
          : new ClipboardEvent('paste', { ...options, clipboardData }),
      )
    },
    { type, name },
  )

test('somebody attaches a picture, the agent is handed its bytes, and the conversation shows what was sent', async ({
  open,
}) => {
  const person = await signUp('Omar Haddad', store.url)
  await topUpWallet(person, 10_000)
  const page = await open(`/app-store/${slug}/run`, { as: person })
  await page.getByRole('textbox', { name: 'Your request' }).fill('a copy please')

  await choose(page, PICTURE)
  await expect(attached(page).getByText('scale.png')).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()

  await expect(page.getByRole('img', { name: 'scale.png' })).toBeVisible()
  const sent = page.getByRole('list', { name: 'Files with this message' })
  await expect(sent).toContainText('scale.png')
  await expect(sent).toContainText('PNG')
  await expect(attached(page)).toBeHidden()
  expect(arrived()).toMatchObject([
    { text: 'a copy please' },
    { raw: BYTES.toString('base64'), filename: 'scale.png', mediaType: 'image/png' },
  ])

  await page.getByRole('link', { name: 'Your conversations with this agent' }).click()
  await page.getByRole('link', { name: /a copy please/ }).click()
  await expect(page.getByRole('list', { name: 'Files with this message' })).toContainText('1 kB')
})

test('files are dropped, pasted and taken away again with the keyboard', async ({ open }) => {
  const page = await open(`/app-store/${slug}/demo`, { store: store.url })
  await expect(page.getByText(/takes TXT, pictures, CSV: up to 5 files/)).toBeVisible()

  await hand(page, 'drop', 'dropped.csv')
  await hand(page, 'paste', 'pasted.csv')
  await expect(attached(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove dropped.csv' }).focus()
  await page.keyboard.press('Enter')

  await expect(attached(page).getByRole('listitem')).toHaveText([/pasted\.csv/])
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused()
})

test('what cannot be sent is named before anything is', async ({ open }) => {
  const page = await open(`/app-store/${slug}/demo`, { store: store.url })
  agent.requests.length = 0
  await page.getByRole('textbox', { name: 'Your request' }).fill('weigh 5 kg')

  await choose(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer: BYTES })
  await expect(alert(page)).toContainText('film.mp4 was not attached: this agent takes TXT')
  await choose(page, { ...PICTURE, name: 'large.png', buffer: Buffer.alloc(1_000_100) })
  await expect(alert(page)).toContainText('large.png was not attached: all files of a message')
  await choose(page, ...Array(6).fill(PICTURE))
  await expect(alert(page)).toContainText('at most 5 files')
  await expect(attached(page).getByRole('listitem')).toHaveCount(5)

  expect(arrived()).toBeUndefined()
})

test('a run that fails gives its files back to the box', async ({ open }) => {
  const page = await open(`/app-store/${slug}/demo`, { store: store.url, expected: /502/ })
  await page.getByRole('textbox', { name: 'Your request' }).fill('overload')
  await choose(page, PICTURE)

  await page.getByRole('button', { name: 'Execute Demo' }).click()

  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expect(attached(page).getByText('scale.png')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your request' })).toHaveValue('overload')
})

for (const locale of ['en-US', 'ar-AE'])
  test(`attached files and the message they went with have nothing that axe objects to (${locale})`, async ({
    open,
  }) => {
    const page = await open(`/app-store/${slug}/demo`, { store: store.url })
    await readIn(page, locale)
    await page.getByRole('textbox').fill('a copy please')
    await choose(page, PICTURE)
    await page.getByRole('textbox').press('Control+Enter')
    await expect(page.getByRole('img', { name: 'scale.png' })).toBeVisible()
    await choose(page, { ...PICTURE, mimeType: 'text/csv', name: `${'long-'.repeat(20)}.csv` })
    await choose(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer: BYTES })
    await expect(alert(page)).toBeVisible()

    expect(await violationsInAppearances(page)).toEqual([])
  })

test('the frame of a widget on somebody else’s site saves the file of an answer', async ({
  open,
}) => {
  let line = ''
  const shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>A shop</title><main>${line}</main>`)
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const site = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const { widget } = await ask(creator, 'POST', '/api/widgets', {
    name: 'Scales',
    agent: slug,
    origins: [site],
    cap: { daily_runs: 5, daily_fils: null, monthly_runs: null, monthly_fils: null },
  })
  const page = await open('/', { store: store.url })
  line = `<script src="${store.url}/widget.js" data-widget="${widget.id}" async></script>`
  await page.goto(`${site}/`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Your message' }).fill('the papers please')
  await page.keyboard.press('Enter')

  const saving = page.waitForEvent('download')
  await frame.getByRole('link', { name: 'weights.csv' }).click()

  const saved = await saving
  expect(saved.suggestedFilename()).toBe('weights.csv')
  expect(readFileSync(await saved.path(), 'utf8')).toBe('kg\n7')
  shop.close()
})
