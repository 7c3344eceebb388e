import { expect, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { buyPlan, signUp } from './people.ts'
import { goTo } from './settled.ts'

const screens = ['/founder', '/founder/sovereign', '/admin/analytics']

/** Opens a screen and waits until its metrics and charts are drawn. */
async function openScreen(page: Page, route: string): Promise<void> {
  await goTo(page, route)
  await expect(page.locator('[role="img"] svg.recharts-surface').first()).toBeVisible()
}

const metric = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** What a card says in full: the number of dirhams behind the last `AED`. */
async function dirhams(page: Page, name: RegExp): Promise<number> {
  const amounts = [
    ...(await metric(page, name).innerText()).matchAll(/AED ([\d,.]+)(?![\d,.]*[KM])/g),
  ]
  return Number(amounts.at(-1)![1]!.replaceAll(',', ''))
}

test.describe('the founder', () => {
  test('sees the metrics change when a sale happens, and enters what a month costs', async ({
    open,
    founder,
  }) => {
    const page = await open('/founder', { as: founder })
    await openScreen(page, '/founder')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(page.getByText('Demo data')).toHaveCount(0)
    const before = await dirhams(page, /^Gross sales/)
    await buyPlan(await signUp('Noura Saleh'), 'pro')
    await expect
      .poll(() => dirhams(page, /^Gross sales/), { timeout: 20_000 })
      .toBeGreaterThanOrEqual(before + 374)

    await page.getByRole('button', { name: 'Enter it' }).click()
    await page.getByLabel('AED per month').fill('85000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(metric(page, /^Burn rate, monthly AED 85,000/)).toBeVisible()
    await page.getByRole('button', { name: 'Change the burn rate' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('button', { name: 'Enter it' })).toBeVisible()
  })
})

test.describe('whoever is not the founder', () => {
  test('sees the showcase tick in Investor Mode, and gets no live metric', async ({ open }) => {
    const page = await open('/founder', { reducedMotion: 'no-preference', expected: /401/ })
    await openScreen(page, '/founder')
    await expect(page.getByText('Demo data')).toBeVisible()
    const before = await dirhams(page, /^Monthly recurring revenue/)
    await page.getByRole('switch', { name: 'Investor Mode' }).click()
    await expect
      .poll(() => dirhams(page, /^Monthly recurring revenue/), { timeout: 10_000 })
      .toBeGreaterThan(before)
    const refused = await page.evaluate(async () => (await fetch('/api/founder/figures')).status)
    expect(refused).toBe(401)
  })
})

test.describe('axe finds nothing in any scheme and width', () => {
  for (const locale of ['en-US', 'ar-AE']) {
    test(`on the showcase (${locale})`, async ({ open }) => {
      const page = await open('/founder', { locale })
      const found: string[] = []
      for (const route of screens) {
        await openScreen(page, route)
        found.push(...(await violationsInAppearances(page)))
      }
      await page.locator('[aria-haspopup="dialog"]').first().click()
      await expect(page.locator('dialog[open] table')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  }

  test('on the live metrics', async ({ open, founder }) => {
    const page = await open('/founder', { as: founder, locale: 'ar-AE' })
    const found: string[] = []
    for (const route of screens) {
      await openScreen(page, route)
      found.push(...(await violationsInAppearances(page)))
    }
    expect(found).toEqual([])
  })
})
