import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, readIn } from './creator.ts'
import { open, openAnew, signInAsFounder, signUp, violationsInAppearances } from './fixtures.ts'

const screens = ['/founder', '/founder/sovereign', '/admin/analytics']

/** Opens a screen and waits until its metrics and charts are drawn. */
async function openScreen(page: Page, route: string): Promise<void> {
  await openAnew(page, route)
  await page.locator('[role="img"] svg.recharts-surface').first().waitFor()
}

const metric = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** What a card says in full: the number of dirhams behind the last `AED`. */
async function dirhams(page: Page, name: RegExp): Promise<number> {
  const amounts = [
    ...(await metric(page, name).innerText()).matchAll(/AED ([\d,.]+)(?![\d,.]*[KM])/g),
  ]
  return Number(amounts.at(-1)![1]!.replaceAll(',', ''))
}

/** Somebody buys a plan. */
async function sell(): Promise<void> {
  const page = await open('/')
  await signUp(page, 'Noura Saleh')
  const { order } = await ask(page, 'POST', '/api/checkout', { plan: 'pro', billing: 'monthly' })
  await expect
    .poll(
      async () => (await ask(page, 'POST', `/api/checkout/${order.id}/complete`)).order?.status,
      { timeout: 20_000, interval: 500 },
    )
    .toBe('completed')
}

describe('the founder', { timeout: 120_000 }, () => {
  test('sees the metrics change when a sale happens, and enters what a month costs', async () => {
    const page = await open('/')
    await signInAsFounder(page)
    await openScreen(page, '/founder')
    await page.getByText('Live', { exact: true }).waitFor()
    expect(await page.getByText('Demo data').count()).toBe(0)
    const before = await dirhams(page, /^Gross sales/)
    await sell()
    await expect
      .poll(() => dirhams(page, /^Gross sales/), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(before + 374)

    await page.getByRole('button', { name: 'Enter it' }).click()
    await page.getByLabel('AED per month').fill('85000')
    await page.getByRole('button', { name: 'Save' }).click()
    await metric(page, /^Burn rate, monthly AED 85,000/).waitFor()
    await page.getByRole('button', { name: 'Change the burn rate' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('button', { name: 'Enter it' }).waitFor()
  })
})

describe('whoever is not the founder', { timeout: 120_000 }, () => {
  test('sees the showcase tick in Investor Mode, and gets no live metric', async () => {
    const page = await open('/', { reducedMotion: 'no-preference', expected: /401/ })
    await openScreen(page, '/founder')
    await page.getByText('Demo data').waitFor()
    const before = await dirhams(page, /^Monthly recurring revenue/)
    await page.getByRole('switch', { name: 'Investor Mode' }).click()
    await expect
      .poll(() => dirhams(page, /^Monthly recurring revenue/), { timeout: 10_000 })
      .toBeGreaterThan(before)
    const refused = await page.evaluate(async () => (await fetch('/api/founder/figures')).status)
    expect(refused).toBe(401)
  })
})

describe('axe finds nothing in any scheme and width', { timeout: 240_000 }, () => {
  test.each(['en-US', 'ar-AE'])('on the showcase (%s)', async (locale) => {
    const page = await open('/', { locale })
    const found: string[] = []
    for (const route of screens) {
      await openScreen(page, route)
      found.push(...(await violationsInAppearances(page)))
    }
    await page.locator('[aria-haspopup="dialog"]').first().click()
    await page.locator('dialog[open] table').waitFor()
    found.push(...(await violationsInAppearances(page)))
    expect(found).toEqual([])
  })

  test('on the live metrics', async () => {
    const page = await open('/')
    await signInAsFounder(page)
    await readIn(page, 'ar-AE')
    const found: string[] = []
    for (const route of screens) {
      await openScreen(page, route)
      found.push(...(await violationsInAppearances(page)))
    }
    expect(found).toEqual([])
  })
})
