import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { buyPlan, type Person, signUp } from './people.ts'
import { goTo } from './settled.ts'

/** Somebody who has bought Pro. */
async function customerOfPro(): Promise<Person> {
  const person = await signUp('Noura Saleh')
  await buyPlan(person, 'pro')
  return person
}

test.describe('the operator', () => {
  test('finds what a customer bought, gives the money back and sees it in the ledger', async ({
    open,
    founder,
  }) => {
    const { email } = await customerOfPro()
    const page = await open('/admin/payments', { as: founder })
    await page.getByRole('searchbox', { name: 'Search' }).last().fill(email)
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('row')).toHaveCount(2)
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`,${email},393.00,`)

    await page.getByRole('link', { name: 'Pro plan, monthly' }).click()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByLabel('Reason').fill('Asked by phone.')
    await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
    await expect(page.getByText('AED 393.00 was refunded.')).toBeVisible()
    await page.getByText('5 lines').first().click()
    await expect(page.getByText('−AED 393.00').first()).toBeVisible()
    await expect(page.getByText('AED 0.00').first()).toBeVisible()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByText('Asked by phone.')).toBeVisible()
  })

  test('compares with the provider, day by day', async ({ open, founder }) => {
    await customerOfPro()
    const page = await open('/admin/payments?tab=reconciliation', { as: founder })
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText('The ledger and the orders agree.')).toBeVisible()
    await expect(page.getByText('Every order is as the provider has it.')).toBeVisible()
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    test('in the payments, tab by tab', async ({ open }) => {
      const page = await open('/admin/payments', { locale })
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
        await goTo(page, `/admin/payments${tab}`)
        await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
      }
      await goTo(page, '/admin/payments?order=WK-20425')
      await page.getByRole('button', { name: /^(Refund|أعِد المبلغ)$/ }).click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      await page.keyboard.press('Escape')
      await goTo(page, '/admin/payments?tab=reconciliation&from=2026-11-01&to=2026-11-20')
      await page.getByRole('tabpanel').getByRole('button').first().click()
      await expect(page.getByRole('tabpanel').locator('h2').nth(1)).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  })
}
