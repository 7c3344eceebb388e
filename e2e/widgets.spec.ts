import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { ask, type Person, signUp, topUpWallet } from './people.ts'
import { storeUrl } from './store.ts'

const AGENT = 'vat-invoice-desk'

/** A site of somebody else on another port, with the line of a widget in its page. */
async function startSite() {
  let line = ''
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>A shop</title><main><h1>Prices</h1>${line}<p>Ask us.</p></main></html>`,
    )
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The same pages by another name, which no widget names. */
    otherOrigin: `http://localhost:${port}`,
    show(id: string, more = '') {
      line = `<script src="${storeUrl}/widget.js" data-widget="${id}"${more} async></script>`
    },
    close: () => server.close(),
  }
}

async function newWidget(person: Person, origin: string, more: object = {}): Promise<string> {
  const reply = await ask(person, 'POST', '/api/widgets', {
    name: 'Prices page',
    agent: AGENT,
    origins: [origin],
    cap: { daily_runs: 5, daily_fils: null, monthly_runs: null, monthly_fils: null },
    ...more,
  })
  expect(reply, JSON.stringify(reply)).toMatchObject({ success: true })
  return reply.widget.id
}

/** What axe finds on the page and in the frame, which has a document of its own. */
async function violationsWithFrame(page: Page): Promise<string[]> {
  const found: string[] = []
  // axe passes over a frame that does not load its script within a second, as on a busy machine.
  await expect(async () => {
    const { violations, passes } = await new AxeBuilder({ page }).analyze()
    const places = passes.flatMap(({ nodes }) => nodes.map(({ target }) => target))
    expect(places.some((target) => target.length > 1)).toBe(true)
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))
  }).toPass()
  return found
}

test('a creator makes a widget in their account, and a visitor of their site is answered there', async ({
  open,
  browser,
}) => {
  const site = await startSite()
  const person = await signUp()
  await topUpWallet(person, 10_000)
  const account = await open(`/app-store/${AGENT}`, { as: person })
  await account.getByRole('link', { name: 'Put it on your site' }).click()
  const dialog = account.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Prices page')
  await dialog.getByRole('textbox', { name: 'Sites that may show it' }).fill(site.origin)
  await dialog.getByRole('button', { name: 'Make the widget' }).click()
  const line = account.getByRole('region', { name: 'The line for your site' })
  const [, id] = /data-widget="([^"]+)"/.exec((await line.textContent()) ?? '') ?? []
  site.show(id!)
  await account.getByRole('button', { name: 'Preview: Prices page' }).click()
  const preview = account.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'VAT & Invoice Desk' })).toBeVisible()

  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(site.origin)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Your message' }).fill('Add VAT to AED 1,000')
  await frame.getByRole('button', { name: 'Send' }).click()
  const log = frame.getByRole('log')
  await expect(log).toContainText('1,050.00')
  // The text can be whole before the answer is.
  await expect(frame.getByRole('button', { name: 'Send' })).toBeVisible()
  await frame.getByRole('textbox', { name: 'Your message' }).fill('And to AED 3,000?')
  await frame.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(log).toContainText('3,150.00')

  expect(await page.context().cookies()).toEqual([])
  await expect(frame.getByText('The owner of this site can read')).toBeVisible()
  await account.goto(`${storeUrl}/#/runs`)
  await expect(account.getByText('a visitor of the widget “Prices page”').first()).toBeVisible()
  await page.context().close()
  site.close()
})

test('a site that the widget does not name shows nothing of it, and neither does any site while it is paused', async ({
  browser,
}) => {
  const site = await startSite()
  const person = await signUp()
  const id = await newWidget(person, site.origin)
  const page = await (await browser.newContext()).newPage()
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('iframe')].map(({ clientHeight }) => clientHeight),
    )
  site.show(id)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(site.otherOrigin)
  await refused
  expect(await heights()).toEqual([1])
  expect(await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).opacity)).toBe(
    '0',
  )

  await page.goto(site.origin)
  await expect.poll(heights).toEqual([expect.any(Number)])
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  await ask(person, 'PATCH', `/api/widgets/${id}`, { is_paused: true })
  const gone = page.waitForResponse((response) => response.url().includes(`/widget/${id}`))
  await page.goto(site.origin)
  expect((await gone).status()).toBe(404)
  expect(await heights()).toEqual([1])
  await page.context().close()
  site.close()
})

for (const [locale, send, words] of [
  [
    'en-US',
    'Send',
    { open: 'Ask VAT & Invoice Desk', close: 'Close', enough: /had enough for today/ },
  ],
  [
    'ar-AE',
    'إرسال',
    { open: 'اسأل مكتب الضريبة والفواتير', close: 'إغلاق', enough: /يكفي لهذا اليوم/ },
  ],
] as const)
  test(`a button opens the widget, a visitor who comes after the cap is told so, and axe finds nothing in light and dark (${locale})`, async ({
    browser,
  }) => {
    const site = await startSite()
    const person = await signUp()
    await topUpWallet(person, 10_000)
    const cap = { daily_runs: 1, daily_fils: null, monthly_runs: null, monthly_fils: null }
    site.show(
      await newWidget(person, site.origin, { cap, accent: '#c2185b' }),
      ' data-mode="button"',
    )
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(site.origin)
    await page.getByRole('button', { name: words.open }).click()
    const frame = page.frameLocator('iframe')
    const asking = async () => {
      await frame.getByRole('textbox').fill('Add VAT to AED 1,000')
      await frame.getByRole('button', { name: send }).click()
    }
    await asking()
    await expect(frame.getByRole('log')).toContainText('1,050.00')
    await expect(frame.getByRole('button', { name: send })).toBeVisible()
    await asking()
    await expect(frame.getByRole('alert')).toHaveText(words.enough)

    const found = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await violationsWithFrame(page)))
    }
    expect(found).toEqual([])
    await frame.getByRole('textbox').press('Escape')
    await expect(page.getByRole('button', { name: words.open })).toBeFocused()
    await context.close()
    site.close()
  })
