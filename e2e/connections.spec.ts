import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startA2aAgent } from '../packages/server/testing/remote-agents/a2a-agent.ts'
import { startGuardedServer } from '../packages/server/testing/remote-agents/guarded-server.ts'
import { startMcpServer } from '../packages/server/testing/remote-agents/mcp-server.ts'
import { type StoreProcess, startStore } from '../packages/server/testing/store-process.ts'
import { confirmEmail, open, signUp, violationsInAppearances } from './fixtures.ts'

/** A real agent and real servers with tools, one behind a sign-in, and a store that may reach them on this machine. */
let agent: Awaited<ReturnType<typeof startA2aAgent>>
let shop: Awaited<ReturnType<typeof startMcpServer>>
let guarded: Awaited<ReturnType<typeof startGuardedServer>>
let store: StoreProcess
const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-connections-'))
beforeAll(async () => {
  agent = await startA2aAgent()
  shop = await startMcpServer()
  guarded = await startGuardedServer()
  store = await startStore({
    DATA_DIR: directory,
    SEED: 'none',
    OUTBOUND_ALLOW: [agent, shop, guarded].map(({ allow }) => allow).join(),
  })
})
afterAll(async () => {
  await store.stop()
  await Promise.all([agent.close(), shop.close(), guarded.close()])
  rmSync(directory, { recursive: true, force: true })
})

async function openSignedIn({ expected }: { expected?: RegExp } = {}): Promise<Page> {
  const page = await open('/', { store: store.url, ...(expected && { expected }) })
  const { email } = await signUp(page, 'Aisha Rahman', store.url)
  await confirmEmail(email, store.url, directory)
  await page.goto(`${store.url}/#/create/connect`)
  return page
}

async function lookAt(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  await page.getByRole('button', { name: 'Look' }).click()
}

describe('an agent that runs elsewhere', () => {
  test('is looked at, saved, proven to be its owner’s, published, and answers a visitor', async () => {
    const page = await openSignedIn()
    await lookAt(page, agent.address)
    await page.getByRole('heading', { name: 'Pound scales' }).waitFor()
    await page.getByText('Scales of Sharjah').waitFor()
    await page.getByRole('button', { name: 'Save connection' }).click()

    const token = await page.getByText(/^wakeel-/).innerText()
    agent.prove(token)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Verified by provider').waitFor()
    await page.reload()
    await page.getByText('Verified by provider').waitFor()

    await page.getByText('Per run', { exact: true }).click()
    await page.getByRole('button', { name: 'Make an agent' }).click()
    await page.waitForURL(/#\/creator\/agents\/[\w-]+/)
    await page.getByRole('heading', { name: 'Pound scales' }).waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('alert').getByText('Agent published to marketplace!').waitFor()
    await page.waitForURL(/#\/app-store\/[a-z-]+/)

    const visitor = await open(`${new URL(page.url()).hash.slice(1)}/demo`, { store: store.url })
    await visitor.getByRole('button', { name: /How many pounds are 70 kg/ }).click()
    await visitor.getByRole('button', { name: 'Execute Demo' }).click()
    await visitor.getByRole('region', { name: 'Answer' }).getByText('154.32 lb').waitFor()
  })

  test('gives the tools that were chosen to the agent that is made of it', async () => {
    const page = await openSignedIn()
    await page.getByText('MCP server').click()
    await lookAt(page, shop.address)
    await page.getByRole('checkbox', { name: /Track a parcel/ }).uncheck()
    await page.getByRole('button', { name: 'Save connection' }).click()
    await page.getByRole('button', { name: 'Make an agent' }).click()

    await page.waitForURL(/#\/creator\/agents\/[\w-]+/)
    await page.getByRole('heading', { name: 'Dune Couriers' }).waitFor()
    expect(await page.getByRole('checkbox', { name: /Delivery price/ }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /Track a parcel/ }).isChecked()).toBe(false)
  })

  test('behind a sign-in is authorised there, gives its tools, and is disconnected', async () => {
    const page = await openSignedIn({ expected: /422/ })
    await page.getByText('MCP server').click()
    await lookAt(page, guarded.address)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await page.getByRole('heading', { name: 'Dune Couriers' }).waitFor()
    await page.getByRole('checkbox', { name: /Track a parcel/ }).waitFor()
    expect(page.url()).toMatch(/#\/create\/connect\?connection=[\w-]+$/)

    await page.goto(`${store.url}/#/creator-console?tab=connections`)
    await page.getByRole('button', { name: 'Disconnect Dune Couriers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('link', { name: 'Authorise the store again at Dune Couriers' }).click()
    await page.getByRole('heading', { name: 'Authorise the store again' }).waitFor()
    expect(guarded.isOpen()).toBe(false)
  })

  test('is not called at an address of the store’s own network', async () => {
    const page = await open('/', { store: store.url, expected: /422/ })
    await signUp(page, 'Aisha Rahman', store.url)
    await page.goto(`${store.url}/#/create/connect`)
    await lookAt(page, 'http://169.254.169.254/latest/meta-data/')

    await page.getByRole('alert').getByText('The store does not call this address').waitFor()
  })
})

test.for(['en-US', 'ar-AE'])(
  'the pages of a connection have nothing that axe objects to (%s)',
  { timeout: 120_000 },
  async (locale) => {
    const found: string[] = []
    const page = await openSignedIn({ expected: /422/ })
    await page.getByText('MCP server').click()
    await lookAt(page, shop.address)
    await page.getByRole('button', { name: 'Save connection' }).click()
    await page.getByRole('heading', { name: 'Make an agent of it' }).waitFor()
    const saved = page.url()
    if (locale === 'ar-AE') await page.getByRole('button', { name: 'العربية' }).first().click()
    found.push(...(await violationsInAppearances(page)))
    await page.goto(`${store.url}/#/create/connect`)
    await page.getByText(locale === 'ar-AE' ? 'خادم MCP' : 'MCP server').click()
    await page
      .getByRole('textbox', { name: locale === 'ar-AE' ? 'العنوان' : 'Address' })
      .fill(guarded.address)
    await page.getByRole('button', { name: locale === 'ar-AE' ? 'استكشاف' : 'Look' }).click()
    await page
      .getByRole('button', { name: locale === 'ar-AE' ? 'تفويض المتجر' : 'Authorise' })
      .waitFor()
    found.push(...(await violationsInAppearances(page)))
    await page
      .getByRole('textbox', { name: locale === 'ar-AE' ? 'العنوان' : 'Address' })
      .fill('scales')
    await page.getByRole('button', { name: locale === 'ar-AE' ? 'استكشاف' : 'Look' }).click()
    found.push(...(await violationsInAppearances(page)))

    expect(saved).toContain('connection=')
    expect(found).toEqual([])
  },
)
