import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startA2aAgent } from '../packages/server/testing/remote-agents/a2a-agent.ts'
import { startGuardedServer } from '../packages/server/testing/remote-agents/guarded-server.ts'
import { startMcpServer } from '../packages/server/testing/remote-agents/mcp-server.ts'
import { type StoreProcess, startStore } from '../packages/server/testing/store-process.ts'
import { violationsInAppearances } from './appearances.ts'
import { type Open, test } from './fixtures.ts'
import { confirmEmail, signUp } from './people.ts'
import { goTo } from './settled.ts'

// Between them they have one store, and what they show it.
test.describe.configure({ mode: 'default' })

/** A real agent and real servers with tools, one behind a sign-in, and a store that may reach them on this machine. */
let agent: Awaited<ReturnType<typeof startA2aAgent>>
let shop: Awaited<ReturnType<typeof startMcpServer>>
let guarded: Awaited<ReturnType<typeof startGuardedServer>>
let store: StoreProcess
let directory: string
test.beforeAll(async () => {
  directory = mkdtempSync(resolve(tmpdir(), 'wakeel-connections-'))
  agent = await startA2aAgent()
  shop = await startMcpServer()
  guarded = await startGuardedServer()
  store = await startStore({
    DATA_DIR: directory,
    SEED: 'none',
    OUTBOUND_ALLOW: [agent, shop, guarded].map(({ allow }) => allow).join(),
  })
})
test.afterAll(async () => {
  await store.stop()
  await Promise.all([agent.close(), shop.close(), guarded.close()])
  rmSync(directory, { recursive: true, force: true })
})

async function openSignedIn(open: Open, options: Parameters<Open>[1] = {}): Promise<Page> {
  const person = await signUp('Aisha Rahman', store.url)
  await confirmEmail(person, directory)
  return open('/create/connect', { as: person, ...options })
}

async function lookAt(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  await page.getByRole('button', { name: 'Look' }).click()
}

test.describe('an agent that runs elsewhere', () => {
  test('is looked at, saved, proven to be its owner’s, published, and answers a visitor', async ({
    open,
  }) => {
    const page = await openSignedIn(open)
    await lookAt(page, agent.address)
    await expect(page.getByRole('heading', { name: 'Pound scales' })).toBeVisible()
    await expect(page.getByText('Scales of Sharjah')).toBeVisible()
    await page.getByRole('button', { name: 'Save connection' }).click()

    const token = await page.getByText(/^wakeel-/).innerText()
    agent.prove(token)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Verified by provider')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Verified by provider')).toBeVisible()

    await page.getByText('Per run', { exact: true }).click()
    await page.getByRole('button', { name: 'Make an agent' }).click()
    await expect(page).toHaveURL(/#\/creator\/agents\/[\w-]+/)
    await expect(page.getByRole('heading', { name: 'Pound scales' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('alert').getByText('Agent published to marketplace!')).toBeVisible()
    await expect(page).toHaveURL(/#\/app-store\/[a-z-]+/)

    const visitor = await open(`${new URL(page.url()).hash.slice(1)}/demo`, { store: store.url })
    await visitor.getByRole('button', { name: /How many pounds are 70 kg/ }).click()
    await visitor.getByRole('button', { name: 'Execute Demo' }).click()
    await expect(
      visitor.getByRole('region', { name: 'Answer' }).getByText('154.32 lb'),
    ).toBeVisible()
  })

  test('gives the tools that were chosen to the agent that is made of it', async ({ open }) => {
    const page = await openSignedIn(open)
    await page.getByText('MCP server').click()
    await lookAt(page, shop.address)
    await page.getByRole('checkbox', { name: /Track a parcel/ }).uncheck()
    await page.getByRole('button', { name: 'Save connection' }).click()
    await page.getByRole('button', { name: 'Make an agent' }).click()

    await expect(page).toHaveURL(/#\/creator\/agents\/[\w-]+/)
    await expect(page.getByRole('heading', { name: 'Dune Couriers' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Delivery price/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Track a parcel/ })).not.toBeChecked()
  })

  test('behind a sign-in is authorised there, gives its tools, and is disconnected', async ({
    open,
  }) => {
    const page = await openSignedIn(open, { expected: /422/ })
    await page.getByText('MCP server').click()
    await lookAt(page, guarded.address)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await expect(page.getByRole('heading', { name: 'Dune Couriers' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Track a parcel/ })).toBeVisible()
    expect(page.url()).toMatch(/#\/create\/connect\?connection=[\w-]+$/)

    await page.goto(`${store.url}/#/creator-console?tab=connections`)
    await page.getByRole('button', { name: 'Disconnect Dune Couriers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('link', { name: 'Authorise the store again at Dune Couriers' }).click()
    await expect(page.getByRole('heading', { name: 'Authorise the store again' })).toBeVisible()
    expect(guarded.isOpen()).toBe(false)
  })

  test('is not called at an address of the store’s own network', async ({ open }) => {
    const page = await openSignedIn(open, { expected: /422/ })
    await lookAt(page, 'http://169.254.169.254/latest/meta-data/')

    await expect(
      page.getByRole('alert').getByText('The store does not call this address'),
    ).toBeVisible()
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test(`the pages of a connection have nothing that axe objects to (${locale})`, async ({
    open,
  }) => {
    const found: string[] = []
    const page = await openSignedIn(open, { expected: /422/ })
    await page.getByText('MCP server').click()
    await lookAt(page, shop.address)
    await page.getByRole('button', { name: 'Save connection' }).click()
    await expect(page.getByRole('heading', { name: 'Make an agent of it' })).toBeVisible()
    const saved = page.url()
    if (locale === 'ar-AE') await page.getByRole('button', { name: 'العربية' }).first().click()
    found.push(...(await violationsInAppearances(page)))
    await goTo(page, '/create/connect')
    await page.getByText(locale === 'ar-AE' ? 'خادم MCP' : 'MCP server').click()
    await page
      .getByRole('textbox', { name: locale === 'ar-AE' ? 'العنوان' : 'Address' })
      .fill(guarded.address)
    await page.getByRole('button', { name: locale === 'ar-AE' ? 'استكشاف' : 'Look' }).click()
    await expect(
      page.getByRole('button', { name: locale === 'ar-AE' ? 'تفويض المتجر' : 'Authorise' }),
    ).toBeVisible()
    found.push(...(await violationsInAppearances(page)))
    await page
      .getByRole('textbox', { name: locale === 'ar-AE' ? 'العنوان' : 'Address' })
      .fill('scales')
    await page.getByRole('button', { name: locale === 'ar-AE' ? 'استكشاف' : 'Look' }).click()
    found.push(...(await violationsInAppearances(page)))

    expect(saved).toContain('connection=')
    expect(found).toEqual([])
  })
}
