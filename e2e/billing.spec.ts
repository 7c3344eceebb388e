import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { pdfText } from '../packages/server/testing/pdf-text.ts'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { buyPlan, signUp } from './people.ts'
import { goTo } from './settled.ts'
import { storeUrl } from './store.ts'

/** The lines of the order summary, as they are read. */
const summary = (page: Page) => page.locator('dl > div').allInnerTexts()

async function spotsRemaining(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+ spots remaining$/).innerText(), 10)
}

/** From the card of the founder special to the checkout, for Pro by the month. */
async function chooseProWithFounderSpecial(page: Page): Promise<void> {
  // The card itself, not its button.
  const title = await page.getByRole('heading', { name: 'Founder Special' }).boundingBox()
  await page.mouse.click(title!.x + 4, title!.y + 4)
  await expect(page).toHaveURL(/#\/pricing\?offer=founder_special$/)
  const pro = page.getByRole('article', { name: 'Pro' })
  await expect(pro.getByText('AED 187.15')).toBeVisible()
  await pro.getByRole('button', { name: 'Choose Pro' }).click()
  await expect(pro.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await expect(page.getByText('Pro plan selected! Redirecting to payment...')).toBeVisible()
  await expect(page).toHaveURL(/#\/checkout\?plan=pro&billing=monthly&offer=founder_special$/)
}

test.describe('a customer', () => {
  test('buys Pro by the month with the founder special and downloads the invoice', async ({
    open,
  }) => {
    const page = await open('/offers', { as: await signUp('Layla Haddad') })
    const spotsBefore = await spotsRemaining(page)
    await chooseProWithFounderSpecial(page)
    await expect(page.getByText('Sandbox: no real money moves')).toBeVisible()
    expect(await summary(page)).toEqual([
      expect.stringMatching(/^Pro plan, paid monthly\s+AED 374.29 × 1 month\s+AED 374.29$/),
      expect.stringMatching(/^Founder Special, 50% off\s+−AED 187.14$/),
      expect.stringMatching(/^Subtotal\s+AED 187.15$/),
      expect.stringMatching(/^VAT 5%\s+AED 9.36$/),
      expect.stringMatching(/^Total\s+AED 196.51$/),
      expect.stringMatching(/^Charged by PayPal\s+.*\s+\$53.48$/),
    ])

    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(
      page.getByRole('alert').getByText('Checkout completed! Plan: Pro - Total: AED 196.51'),
    ).toBeVisible()
    await expect(page).toHaveURL(/#\/account\?tab=subscriptions$/)
    await expect(page.getByRole('tabpanel').getByText('AED 393.00')).toBeVisible()

    await page.getByRole('tab', { name: 'Billing' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download INV-\d+ as PDF$/ }).click()
    const invoice = pdfText(readFileSync(await (await download).path())).split('\n')
    expect(invoice).toEqual(
      expect.arrayContaining([
        'Payment Document',
        'Layla Haddad',
        '374.29',
        '−187.14',
        '187.15',
        '9.36',
        'AED 196.51',
      ]),
    )
    expect(invoice.join(' ')).toContain('Charged in US dollars: USD 53.48')

    await page.goto(`${storeUrl}/#/offers`)
    expect(await spotsRemaining(page)).toBeLessThan(spotsBefore)
  })

  test('who signs in on the way comes back to the same order, and a reload while it is paid pays once', async ({
    open,
  }) => {
    const page = await open('/checkout?plan=starter&billing=annual')
    await page.getByRole('link', { name: 'Sign in to pay with PayPal' }).click()
    await page.getByRole('link', { name: 'Create Account' }).click()
    await page.getByLabel('Full name').fill('Omar Said')
    await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.ae`)
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    await page.getByLabel('Confirm password').fill('a long password')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(/#\/checkout\?plan=starter&billing=annual$/)
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await page.waitForURL(/&order=/)
    await page.reload()
    await expect(
      page.getByText('Checkout completed! Plan: Starter - Total: AED 1,166.51'),
    ).toBeVisible()
    await page.goto(`${storeUrl}/#/account?tab=billing`)
    await expect(page.getByRole('button', { name: /^Download INV-/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Download INV-/ })).toHaveCount(1)
  })

  test('with a plan sees it marked, and pays less for a higher one', async ({ open }) => {
    const customer = await signUp()
    await buyPlan(customer, 'starter')
    const page = await open('/pricing', { as: customer })
    await expect(
      page.getByRole('article', { name: 'Starter' }).getByText('Current plan'),
    ).toBeVisible()
    await expect(
      page
        .getByRole('article', { name: 'Pro' })
        .getByText(/AED 115\.\d\d credit for the unused part/),
    ).toBeVisible()
    await page.goto(`${storeUrl}/#/checkout?plan=pro`)
    await expect(
      page.locator('dl').getByText('Credit for the unused part of your plan'),
    ).toBeVisible()
    await page.goto(`${storeUrl}/#/checkout?plan=starter`)
    await expect(
      page.getByRole('heading', { name: 'Starter is the plan that you have' }),
    ).toBeVisible()
  })
})

test.describe('with the keyboard alone', () => {
  test('a plan is chosen, from the period to the checkout', async ({ open }) => {
    const page = await open('/pricing')
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('article', { name: 'Pro' }).getByText('AED 299.43')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/checkout\?plan=pro&billing=annual$/)
    await expect(page.getByRole('link', { name: 'Sign in to pay with PayPal' })).toBeVisible()
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test(`axe finds nothing on plans and checkout for somebody with a plan (${locale})`, async ({
    open,
  }) => {
    const customer = await signUp()
    await buyPlan(customer, 'starter')
    const page = await open('/account', { as: customer, locale })
    const found: string[] = []
    for (const route of [
      '/pricing',
      '/checkout?plan=pro&offer=founder_special',
      '/checkout?plan=starter',
    ]) {
      await goTo(page, route)
      await expect(page.locator('h1')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
    }
    expect(found).toEqual([])
  })
}
