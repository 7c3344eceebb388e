import { expect, type Locator, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { openAnew, test } from './fixtures.ts'
import { ask, buyPlan, type Person, signUp } from './people.ts'
import { goTo } from './settled.ts'

const screens = {
  'of the store': [
    '/',
    '/app-store',
    '/app-store?q=zzzz',
    '/app-store/vat-invoice-desk',
    '/app-store/vat-invoice-desk?tab=reviews',
    '/app-store/no-such-agent',
    '/search?q=vat',
    '/search',
  ],
  'where agents are run': [
    '/app-store/vat-invoice-desk/demo',
    '/app-store/vat-invoice-desk/run',
    '/runs',
    '/creator',
    '/account',
  ],
  'with plans and offers': [
    '/pricing',
    '/pricing?offer=founder_special&billing=annual',
    '/pricing?offer=nobody-knows&plan=pro',
    '/offers',
    '/checkout?offer=founder_special',
  ],
  'of rules and status': [
    '/legal/terms',
    '/legal/privacy',
    '/legal/earnings',
    '/legal/contact',
    '/receipts',
    '/status',
  ],
  'for signing in and up': [
    '/signin',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/verify-email?token=x',
  ],
}
const accountTabs = [
  '/account',
  '/account?tab=subscriptions',
  '/account?tab=billing',
  '/account?tab=security',
  '/account?tab=settings',
]

/** Goes to a route and answers with what axe finds once it is drawn. */
async function look(page: Page, route: string): Promise<string[]> {
  await goTo(page, route)
  await expect(page.locator('h1')).toBeVisible()
  return violationsInAppearances(page)
}

/** Asks about a loan, and waits until so many free runs are left. */
async function execute(page: Page, left: number): Promise<void> {
  await page.getByRole('textbox').last().fill('1,000,000 at 4.5% over 25 years')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-free="true"]')).toHaveCount(left)
  await expect(page.getByText('5,558.32').first()).toBeVisible()
}

/** Opens a dialog with its button, looks at it, and closes it. */
async function lookInDialog(page: Page, opener: Locator): Promise<string[]> {
  await opener.click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  const found = await violationsInAppearances(page)
  await page.keyboard.press('Escape')
  return found
}

/** Somebody with Pro and a run of it. */
async function becomeCustomer(): Promise<Person> {
  const person = await signUp()
  await buyPlan(person, 'pro')
  const input = '1,000,000 at 4.5% over 25 years'
  const answered = await ask(person, 'POST', '/api/apps/mortgage-and-loan-planner/runs', { input })
  expect(answered).toMatchObject({ success: true })
  return person
}

for (const [which, routes] of Object.entries(screens)) {
  test(`axe finds nothing on any screen ${which}, opened in a document of its own`, async ({
    open,
  }) => {
    const page = await open(routes[0], { expected: /40[04]/ })
    const found: string[] = []
    for (const route of routes) {
      await openAnew(page, route)
      await expect(page.locator('h1')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
    }
    expect(found).toEqual([])
  })

  test(`axe finds nothing on any screen ${which} in Arabic, gone to within one document`, async ({
    open,
  }) => {
    const page = await open('/', { locale: 'ar-AE', expected: /40[04]/ })
    const found: string[] = []
    for (const route of routes) found.push(...(await look(page, route)))
    expect(found).toEqual([])
  })
}

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    test('on an answered demo, and when the free runs are used up', async ({ open }) => {
      const page = await open('/app-store/mortgage-and-loan-planner/demo', { locale })
      await execute(page, 2)
      expect(await violationsInAppearances(page)).toEqual([])
      await execute(page, 1)
      await execute(page, 0)
      expect(await violationsInAppearances(page)).toEqual([])
    })

    test('in the account', async ({ open }) => {
      const page = await open('/account', { locale, as: await signUp() })
      const found: string[] = []
      for (const route of accountTabs) found.push(...(await look(page, route)))
      expect(found).toEqual([])
    })

    test('where plan, wallet and runs of a customer stand', async ({ open }) => {
      const page = await open('/account', { locale, as: await becomeCustomer() })
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
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await expect(page.getByText('5,558.32').first()).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      const deletion = page.getByRole('main').getByRole('button').last()
      found.push(...(await lookInDialog(page, deletion)))
      found.push(...(await look(page, '/app-store/quiz-maker/run')))
      expect(found).toEqual([])
    })

    test('where something stands in the way of a run', async ({ open }) => {
      const page = await open('/account', { locale, as: await signUp() })
      const found = await look(page, '/app-store/quiz-maker/run')
      found.push(...(await look(page, '/app-store/energy-macro-planner/run')))
      const buy = locale === 'ar-AE' ? 'شراء' : 'Buy'
      found.push(
        ...(await lookInDialog(page, page.getByRole('button', { name: buy, exact: true }))),
      )
      expect(found).toEqual([])
    })
  })
}
