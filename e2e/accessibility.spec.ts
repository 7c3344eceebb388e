import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, openAnew, signUp, storeUrl, violationsInAppearances } from './fixtures.ts'

const screens = {
  today: '/',
  apps: '/app-store',
  'nothing found': '/app-store?q=zzzz',
  app: '/app-store/vat-invoice-desk',
  reviews: '/app-store/vat-invoice-desk?tab=reviews',
  'missing app': '/app-store/no-such-agent',
  demo: '/app-store/vat-invoice-desk/demo',
  'run, signed out': '/app-store/vat-invoice-desk/run',
  'runs, signed out': '/runs',
  search: '/search?q=vat',
  'empty search': '/search',
  plans: '/pricing',
  'plans with an offer': '/pricing?offer=founder_special&billing=annual',
  'plans with an unknown offer': '/pricing?offer=nobody-knows&plan=pro',
  offers: '/offers',
  checkout: '/checkout?offer=founder_special',
  'creators, signed out': '/creator',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  earnings: '/legal/earnings',
  status: '/status',
  contact: '/legal/contact',
  'sign in': '/signin',
  'sign up': '/signup',
  'forgotten password': '/forgot-password',
  'new password': '/reset-password?token=x',
  'confirmed e-mail, with an old link': '/verify-email?token=x',
  'account, signed out': '/account',
}
const accountTabs = [
  '/account',
  '/account?tab=subscriptions',
  '/account?tab=billing',
  '/account?tab=security',
  '/account?tab=settings',
]

const locales = ['en-US', 'ar-AE'] as const

/** Signed in, and reading the language from here on. */
async function openSignedIn(locale: string, first = async (_page: Page) => {}): Promise<Page> {
  const page = await open('/', { locale: 'en-US' })
  await signUp(page)
  await first(page)
  await page
    .context()
    .addCookies([{ name: 'wakeel_language', value: locale.slice(0, 2), url: storeUrl }])
  await page.reload()
  return page
}

/** Opens a route and answers with what axe finds once it is drawn. */
async function look(page: Page, route: string): Promise<string[]> {
  await openAnew(page, route)
  await page.locator('h1').waitFor()
  return (await violationsInAppearances(page)).map((violation) => `${route}, ${violation}`)
}

/** Runs what is written, and waits until so many free runs are left. */
async function execute(page: Page, left: number): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.waitForFunction(
    (left) => document.querySelectorAll('[data-free="true"]').length === left,
    left,
  )
  await page.getByText('5,558.32').first().waitFor()
}

/** Opens a dialog with its button, looks at it, and closes it. */
async function lookInDialog(page: Page, opener: Locator): Promise<string[]> {
  await opener.click()
  await page.locator('dialog[open]').waitFor()
  const found = await violationsInAppearances(page)
  await page.keyboard.press('Escape')
  return found
}

/** Pro with a run of it, from the first purchase on. */
async function becomeCustomer(page: Page): Promise<void> {
  await page.goto(`${storeUrl}/#/checkout?plan=pro&billing=monthly`)
  await page.getByRole('button', { name: /PayPal/ }).click()
  await page.waitForURL(/tab=subscriptions/)
  await page.goto(`${storeUrl}/#/app-store/mortgage-and-loan-planner/run`)
  await page.getByRole('textbox', { name: 'Your request' }).fill('1,000,000 at 4.5% over 25 years')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('5,558.32').first().waitFor()
}

describe.each(locales)(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('on any screen for a visitor', async () => {
      const page = await open('/', { locale, expected: /40[04]/ })
      const found: string[] = []
      for (const route of Object.values(screens)) found.push(...(await look(page, route)))
      expect(found).toEqual([])
    })

    test('on an answered demo, and when the free runs are used up', async () => {
      const page = await open('/app-store/mortgage-and-loan-planner/demo', { locale })
      await page.getByRole('textbox').last().fill('1,000,000 at 4.5% over 25 years')
      await execute(page, 2)
      expect(await violationsInAppearances(page)).toEqual([])
      await execute(page, 1)
      await execute(page, 0)
      expect(await violationsInAppearances(page)).toEqual([])
    })

    test('in the account', async () => {
      const page = await openSignedIn(locale)
      const found: string[] = []
      for (const route of accountTabs) found.push(...(await look(page, route)))
      expect(found).toEqual([])
    })

    test('where plan, wallet and runs of a customer stand', async () => {
      const page = await openSignedIn(locale, becomeCustomer)
      const found = await look(page, '/account?tab=subscriptions')
      // Change, then cancel: the first and the last button of the plan.
      const plan = page.getByRole('tabpanel').getByRole('button')
      found.push(
        ...(await lookInDialog(page, plan.nth(0))),
        ...(await lookInDialog(page, plan.nth(1))),
      )
      found.push(...(await look(page, '/account?tab=billing')))
      found.push(
        ...(await lookInDialog(page, page.getByRole('tabpanel').getByRole('button').first())),
      )
      found.push(
        ...(await lookInDialog(page, page.getByRole('table').last().getByRole('button').first())),
      )
      found.push(...(await look(page, '/runs')))
      await page.getByRole('main').getByRole('button').first().click()
      await page.getByText('5,558.32').first().waitFor()
      found.push(...(await violationsInAppearances(page)))
      found.push(...(await look(page, '/app-store/quiz-maker/run')))
      expect(found).toEqual([])
    })

    test('where something stands in the way of a run', async () => {
      const page = await openSignedIn(locale)
      const found = await look(page, '/app-store/quiz-maker/run')
      found.push(...(await look(page, '/app-store/energy-macro-planner/run')))
      found.push(...(await lookInDialog(page, page.getByRole('main').getByRole('button').last())))
      expect(found).toEqual([])
    })
  },
)
