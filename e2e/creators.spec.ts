import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, publishAgent, readIn } from './creator.ts'
import {
  confirmEmail,
  open,
  openAnew,
  signUp,
  storeUrl,
  violationsInAppearances,
} from './fixtures.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

/** Somebody else runs the agent's demo and reviews it. */
async function tryAndReview(slug: string, comment: string): Promise<void> {
  const page = await open('/')
  const { email } = await signUp(page, 'Noura Saleh')
  await confirmEmail(email)
  expect(
    await ask(page, 'POST', `/api/apps/${slug}/demo`, { input: 'Add VAT to AED 1,000' }),
  ).toMatchObject({ success: true })
  expect(
    await ask(page, 'POST', `/api/apps/${slug}/reviews`, { rating: 4, comment }),
  ).toMatchObject({ success: true })
}

/** Opens the dashboard anew and waits until the charts are drawn. */
async function openDashboard(page: Page): Promise<void> {
  await openAnew(page, '/creator')
  await page.locator('[role="img"] svg.recharts-surface').nth(1).waitFor()
}

describe('a creator', { timeout: 120_000 }, () => {
  test('sees what others do with an agent, answers a review, and takes the agent out of the store', async () => {
    const page = await open('/')
    await signUp(page, 'Layla Haddad')
    const { name, slug } = await publishAgent(page)
    await tryAndReview(slug, 'Right to the fils.')

    await openDashboard(page)
    await page.getByRole('button', { name: /^Runs 1 / }).click()
    await page.getByRole('dialog', { name: 'Runs' }).getByText('Free demo · version 1').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Average rating 4\.5 1 review/ }).waitFor()
    await page.getByRole('img', { name: /^Runs by day, 30 days: 1 answered, 0 failed/ }).waitFor()

    await page.getByRole('button', { name: 'Reply to Noura Saleh' }).click()
    await page.keyboard.type('Thank you, Noura.')
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await page.getByText('Your reply is published.').waitFor()

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Export CSV/ })
        .last()
        .click(),
    ])
    expect(csv.suggestedFilename()).toBe('wakeel-agents.csv')
    expect(readFileSync(await csv.path(), 'utf8')).toContain(slug)

    await page.getByRole('link', { name: `View ${name} in the store` }).click()
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await page.getByText('Reply from the creator').waitFor()
    await page.getByText('Thank you, Noura.').waitFor()

    await openDashboard(page)
    await page.getByRole('button', { name: `Unpublish ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText(`${name} is no longer in the store.`).waitFor()
    await page.getByRole('button', { name: /^Agents 1 0 in the store/ }).waitFor()
    await page
      .getByRole('link', { name: `View ${name} in the store` })
      .waitFor({ state: 'detached' })
  })

  test('who is signed out comes back to the dashboard after signing in', async () => {
    const page = await open('/')
    const { email, password } = await signUp(page)
    await page.context().clearCookies()
    await page.reload()
    await go(page, '/creator')
    await page.getByRole('heading', { name: 'Creator Access Required' }).waitFor()
    await page.getByRole('link', { name: 'Sign In to Create' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    expect(page.url()).toMatch(/#\/creator$/)
  })
})

describe.each(['en-US', 'ar-AE'])(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('on the dashboard of a newcomer', async () => {
      const page = await open('/')
      await signUp(page)
      await readIn(page, locale)
      await openAnew(page, '/creator')
      await page.locator('#creator-steps').waitFor()
      expect(await violationsInAppearances(page)).toEqual([])
    })

    test('on a dashboard with metrics, on what is behind them, on a reply and on the table of days', async () => {
      const page = await open('/')
      await signUp(page, 'Layla Haddad')
      const { slug } = await publishAgent(page)
      await tryAndReview(slug, 'Right to the fils.')
      await readIn(page, locale)
      await openDashboard(page)
      await page.locator('#received-reviews').waitFor()
      const found = await violationsInAppearances(page)

      const metrics = page.locator('[aria-haspopup="dialog"]')
      for (const index of [0, 2, 5]) {
        await metrics.nth(index).click()
        await page.locator('dialog[open]').waitFor()
        found.push(...(await violationsInAppearances(page)))
        await page.keyboard.press('Escape')
      }

      await page.locator('section:has(#received-reviews) li button').click()
      await page.locator('section:has(#day-by-day) > div:last-child button').first().click()
      await page.locator('section:has(#day-by-day) table').waitFor()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  },
)
