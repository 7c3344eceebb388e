import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { signUp } from './people.ts'
import { storeUrl } from './store.ts'

/** Presses Tab until the control of this name has the focus, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'tab',
  name: string,
): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).first()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}.`)
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((it) => document.activeElement?.matches(it), selector)

test('a message on a phone covers neither the bar of the page nor its last lines', async ({
  open,
}) => {
  const viewport = { width: 390, height: 700 }
  const page = await open('/app-store/quiz-maker', { as: await signUp(), viewport })
  await page.getByRole('button', { name: 'Report this agent' }).click()
  await page.getByLabel('What happened?').fill('It counted four questions and said five.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  const message = page.getByRole('alert')
  await expect(message).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const topOf = async (locator: Locator) => (await locator.boundingBox())!.y
  const bottomOf = async (locator: Locator) =>
    (await locator.boundingBox())!.y + (await locator.boundingBox())!.height

  expect(await bottomOf(message)).toBeLessThan(
    await topOf(page.getByRole('main').getByRole('link', { name: 'Try Demo' })),
  )
  expect(await topOf(message)).toBeGreaterThan(
    await bottomOf(page.getByRole('contentinfo').getByRole('link').last()),
  )
})

test.describe('with the keyboard alone', () => {
  test('a visitor finds an agent, runs it, signs up and writes a review', async ({ open }) => {
    const page = await open('/')
    await page.keyboard.press('/')
    await page.keyboard.type('mortgage')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'main')
    await tabTo(page, 'link', 'Mortgage & Loan Planner')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await hasFocus(page, 'main')
    await tabTo(page, 'link', 'Try Demo')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'textarea')
    await page.keyboard.type('1,000,000 at 4.5% over 25 years')
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('region', { name: 'Answer' }).getByText('5,558.32').first(),
    ).toBeVisible()

    await page.goto(`${storeUrl}/#/signup`)
    await hasFocus(page, '[name=name]')
    await page.keyboard.type('Salem Obaid')
    await tabTo(page, 'textbox', 'Email')
    await page.keyboard.type(`${crypto.randomUUID()}@example.ae`)
    await tabTo(page, 'textbox', 'Password')
    await page.keyboard.type('a long password')
    await tabTo(page, 'textbox', 'Confirm password')
    await page.keyboard.type('a long password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/account/)

    await page.goto(`${storeUrl}/#/app-store/mortgage-and-loan-planner?tab=reviews`)
    await tabTo(page, 'textbox', 'Your review')
    await page.keyboard.type('Typed without a mouse.')
    await tabTo(page, 'button', 'Submit review')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Review submitted successfully!')).toBeVisible()

    await tabTo(page, 'button', 'Delete my review')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Delete your review?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete my review')
  })

  test('the first control skips to the content', async ({ open }) => {
    const page = await open('/app-store')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'main')
  })
})

test.describe('on a phone', () => {
  for (const locale of ['en-US', 'ar-AE']) {
    test(`a wide answer scrolls by itself and never widens the page (${locale})`, async ({
      open,
    }) => {
      const page = await open('/app-store/mortgage-and-loan-planner/demo', {
        locale,
        viewport: { width: 390, height: 844 },
      })
      await page
        .getByRole('textbox')
        .last()
        .fill(
          locale === 'ar-AE'
            ? 'قرض 1,000,000 بفائدة 4.5% على 25 سنة'
            : '1,000,000 at 4.5% over 25 years',
        )
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('5,558.32').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
    })
  }

  test('the open tab is in sight, whichever was open before', async ({ open }) => {
    const page = await open('/account?tab=keys', {
      as: await signUp(),
      locale: 'ar-AE',
      viewport: { width: 390, height: 844 },
    })
    await page.evaluate(() => location.assign('#/account?tab=widgets'))
    const tab = page.getByRole('tab', { name: 'النوافذ المضمّنة', selected: true })
    await expect(tab).toBeInViewport({ ratio: 0.9 })
  })
})
