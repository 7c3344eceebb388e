import { describe, expect, test } from 'vitest'
import { open } from './fixtures.ts'

describe('finding an agent', () => {
  test('by a misspelt word from the header', async () => {
    const page = await open('/')
    await page.keyboard.press('/')
    await page.keyboard.type('morgtage')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/search\?q=morgtage/)
    await page.getByText(/^\d+ results?$/).waitFor()
    await page.getByRole('link', { name: 'Mortgage & Loan Planner', exact: true }).waitFor()
  })

  test('in Arabic, however the letters are written', async () => {
    const page = await open('/search', { locale: 'ar-AE' })
    await page.getByRole('searchbox').last().fill('ضريبه')
    await page.keyboard.press('Enter')
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('by category; going back and sharing the address keep the choice', async () => {
    const page = await open('/app-store')
    await page.locator('label', { hasText: 'Health' }).click()
    await page.waitForURL(/category=health/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.goBack()
    await page.getByRole('radio', { name: /Health/, checked: true }).waitFor()
  })

  test('whose page says who provides it, what was verified, and shows a real answer', async () => {
    const page = await open('/app-store/vat-invoice-desk')
    await page.getByRole('heading', { name: 'VAT & Invoice Desk', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Verified by provider' }).waitFor()
    await page.getByText(/Checked on .+ 6 prompts were run/).waitFor()
    expect(await page.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toContain(
      '/app-store/vat-invoice-desk/demo',
    )
  })

  test('starts from a first page that was written by the server', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    await page.getByRole('heading', { name: 'New & Noteworthy' }).waitFor()
    await page.getByText('180+').waitFor()
  })
})

describe('addresses', () => {
  test('an unknown one leads to the first page', async () => {
    const page = await open('/no/such/page')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(/#\/$|\/$/)
  })

  test('that are followed before the script has arrived lead where they say', async () => {
    const page = await open('/', { isHurried: true, expected: /drawn anew/ })
    await page.getByRole('link', { name: 'Browse the agents' }).click()
    await page.getByRole('heading', { name: 'AI agents' }).waitFor()
  })

  test('the footer says that the store holds sample data', async () => {
    const page = await open('/legal/terms')
    await page
      .getByRole('contentinfo')
      .getByText(/This store holds sample data/)
      .waitFor()
  })
})
