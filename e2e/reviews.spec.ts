import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { signUp } from './people.ts'
import { storeUrl } from './store.ts'

test.describe('a review', () => {
  test('is written after signing up, and waits until the e-mail is confirmed', async ({ open }) => {
    const page = await open('/app-store/mortgage-and-loan-planner/demo', {
      as: await signUp('Hessa Saeed'),
    })
    await page
      .getByRole('textbox', { name: 'Your request' })
      .fill('1,000,000 at 4.5% over 25 years')
    await page.getByRole('button', { name: 'Execute Demo' }).click()
    await expect(
      page.getByRole('region', { name: 'Answer' }).getByText('5,558.32').first(),
    ).toBeVisible()

    await page.goto(`${storeUrl}/#/app-store/mortgage-and-loan-planner?tab=reviews`)
    await page.getByLabel('Your review').fill('The payment agrees with my bank to the fils.')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Review submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
    await expect(page.getByText('The payment agrees with my bank to the fils.')).toBeVisible()
    await expect(
      page.getByText('counts as soon as you have confirmed your email address'),
    ).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'The payment agrees with my bank' }),
    ).toHaveCount(0)
  })

  test('needs an account', async ({ open }) => {
    const page = await open('/app-store/vat-invoice-desk?tab=reviews')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to Wakeel' })).toBeVisible()
  })
})
