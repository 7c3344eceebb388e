import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test.describe('finding an agent', () => {
  test('by a misspelt word from the header', async ({ open }) => {
    const page = await open('/')
    await page.keyboard.press('/')
    await page.keyboard.type('morgtage')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/search\?q=morgtage/)
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Mortgage & Loan Planner', exact: true }),
    ).toBeVisible()
  })

  test('in Arabic, however the letters are written', async ({ open }) => {
    const page = await open('/search', { locale: 'ar-AE' })
    await page.getByRole('searchbox').last().fill('ضريبه')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('by category; going back and sharing the address keep the choice', async ({ open }) => {
    const page = await open('/app-store')
    await page.locator('label', { hasText: 'Health' }).click()
    await expect(page).toHaveURL(/category=health/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('radio', { name: /Health/, checked: true })).toBeVisible()
  })

  test('whose page says who provides it, what was verified, and shows a real answer', async ({
    open,
  }) => {
    const page = await open('/app-store/vat-invoice-desk')
    await expect(page.getByRole('heading', { name: 'VAT & Invoice Desk', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Verified by provider' })).toBeVisible()
    await expect(page.getByText(/Checked on .+ 6 prompts were run/)).toBeVisible()
    expect(await page.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toContain(
      '/app-store/vat-invoice-desk/demo',
    )
  })

  test('starts from a first page that was written by the server', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false })
    await expect(page.getByRole('heading', { name: 'New & Noteworthy' })).toBeVisible()
    await expect(page.getByText('180+')).toBeVisible()
  })
})

test.describe('addresses', () => {
  test('an unknown one leads to the first page', async ({ open }) => {
    const page = await open('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/#\/$|\/$/)
  })

  test('that are followed before the script has arrived lead where they say', async ({ open }) => {
    const page = await open('/', { isHurried: true, expected: /drawn anew/ })
    await page.getByRole('link', { name: 'Browse the agents' }).click()
    await expect(page.getByRole('heading', { name: 'AI agents' })).toBeVisible()
  })

  test('the footer says that the store holds sample data', async ({ open }) => {
    const page = await open('/legal/terms')
    await expect(
      page.getByRole('contentinfo').getByText(/This store holds sample data/),
    ).toBeVisible()
  })
})
