import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, readIn } from './creator.ts'
import { open, openAnew, signInAsFounder, signUp, violationsInAppearances } from './fixtures.ts'

/** Somebody who has bought Pro. */
async function buyPro(): Promise<{ email: string }> {
  const page = await open('/')
  const person = await signUp(page, 'Noura Saleh')
  const { order } = await ask(page, 'POST', '/api/checkout', { plan: 'pro' })
  await expect
    .poll(
      async () => (await ask(page, 'POST', `/api/checkout/${order.id}/complete`)).order?.status,
      { timeout: 20_000, interval: 500 },
    )
    .toBe('completed')
  return person
}

const openTab = (page: Page, query = '') => openAnew(page, `/admin/payments${query}`)

describe('the operator', { timeout: 120_000 }, () => {
  test('finds what a customer bought, gives the money back and sees it in the ledger', async () => {
    const { email } = await buyPro()
    const page = await open('/')
    await signInAsFounder(page)
    await openTab(page)
    await page.getByRole('searchbox', { name: 'Search' }).last().fill(email)
    await page.waitForURL(/search=/)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`,${email},393.00,`)

    await page.getByRole('link', { name: 'Pro plan, monthly' }).click()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByLabel('Reason').fill('Asked by phone.')
    await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
    await page.getByText('AED 393.00 was refunded.').waitFor()
    await page.getByText('5 lines').first().click()
    await page.getByText('−AED 393.00').first().waitFor()
    await page.getByText('AED 0.00').first().waitFor()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Asked by phone.').waitFor()
  })

  test('compares with the provider, day by day', async () => {
    await buyPro()
    const page = await open('/')
    await signInAsFounder(page)
    await openTab(page, '?tab=reconciliation')
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByText('The ledger and the orders agree.').waitFor()
    await page.getByText('Every order is as the provider has it.').waitFor()
  })
})

describe.each(['en-US', 'ar-AE'])(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('in the payments, tab by tab', async () => {
      const page = await open('/admin/payments')
      await readIn(page, locale)
      const found: string[] = []
      const tabs = [
        '',
        '?order=WK-20420',
        '?tab=refunds',
        '?tab=failed',
        '?tab=ledger',
        '?tab=payouts',
        '?tab=payouts&week=2026-W45',
      ]
      for (const tab of tabs) {
        await openTab(page, tab)
        await page.getByRole('tabpanel').getByRole('table').first().waitFor()
        found.push(
          ...(await violationsInAppearances(page)).map((violation) => `${tab}, ${violation}`),
        )
      }
      await openTab(page, '?order=WK-20425')
      await page.getByRole('button', { name: /^(Refund|أعِد المبلغ)$/ }).click()
      await page.locator('dialog[open]').waitFor()
      found.push(...(await violationsInAppearances(page)))
      await openTab(page, '?tab=reconciliation&from=2026-11-01&to=2026-11-20')
      await page.getByRole('tabpanel').getByRole('button').first().click()
      await page.getByRole('tabpanel').locator('h2').nth(1).waitFor()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  },
)
