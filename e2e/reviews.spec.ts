import { describe, expect, test } from 'vitest'
import { open, signUp, storeUrl } from './fixtures.ts'

describe('a review', () => {
  test('is written after signing up, and waits until the e-mail is confirmed', async () => {
    const page = await open('/')
    await signUp(page, 'Hessa Saeed')
    await page.goto(`${storeUrl}/#/app-store/mortgage-and-loan-planner/demo`)
    await page
      .getByRole('textbox', { name: 'Your request' })
      .fill('1,000,000 at 4.5% over 25 years')
    await page.getByRole('button', { name: 'Execute Demo' }).click()
    await page.getByRole('region', { name: 'Answer' }).getByText('5,558.32').first().waitFor()

    await page.goto(`${storeUrl}/#/app-store/mortgage-and-loan-planner?tab=reviews`)
    await page.getByLabel('Your review').fill('The payment agrees with my bank to the fils.')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByText('Review submitted successfully!').waitFor()
    await page.getByRole('heading', { name: 'Your review' }).waitFor()
    await page.getByText('The payment agrees with my bank to the fils.').waitFor()
    await page.getByText('counts as soon as you have confirmed your email address').waitFor()
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: 'The payment agrees with my bank' })
        .count(),
    ).toBe(0)
  })

  test('needs an account', async () => {
    const page = await open('/app-store/vat-invoice-desk?tab=reviews')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Sign in to Wakeel' }).waitFor()
  })
})
