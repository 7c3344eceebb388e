import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { openAnew, test } from './fixtures.ts'
import { ask, confirmEmail, type Person, publishAgent, signUp } from './people.ts'

/** Somebody else runs the agent's demo and reviews it. */
async function tryAndReview(slug: string, comment: string): Promise<void> {
  const person = await signUp('Noura Saleh')
  await confirmEmail(person)
  expect(
    await ask(person, 'POST', `/api/apps/${slug}/demo`, { input: 'Add VAT to AED 1,000' }),
  ).toMatchObject({ success: true })
  expect(
    await ask(person, 'POST', `/api/apps/${slug}/reviews`, { rating: 4, comment }),
  ).toMatchObject({ success: true })
}

/** A creator with an agent in the store. */
async function creatorWithAgent(): Promise<{ creator: Person; name: string; slug: string }> {
  const creator = await signUp('Layla Haddad')
  await confirmEmail(creator)
  return { creator, ...(await publishAgent(creator)) }
}

/** Waits until the charts of the dashboard are drawn. */
const seeCharts = (page: Page) =>
  expect(page.locator('[role="img"] svg.recharts-surface').nth(1)).toBeVisible()

test.describe('a creator', () => {
  test('sees what others do with an agent, answers a review, and takes the agent out of the store', async ({
    open,
  }) => {
    const { creator, name, slug } = await creatorWithAgent()
    await tryAndReview(slug, 'Right to the fils.')

    const page = await open('/creator', { as: creator })
    await seeCharts(page)
    await page.getByRole('button', { name: /^Runs 1 / }).click()
    await expect(
      page.getByRole('dialog', { name: 'Runs' }).getByText('Free demo · version 1'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Average rating 4\.5 1 review/ })).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Runs by day, 30 days: 1 answered, 0 failed/ }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Reply to Noura Saleh' }).click()
    await page.keyboard.type('Thank you, Noura.')
    await page.getByRole('button', { name: 'Publish reply' }).click()
    await expect(page.getByText('Your reply is published.')).toBeVisible()

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
    await expect(page.getByText('Reply from the creator')).toBeVisible()
    await expect(page.getByText('Thank you, Noura.')).toBeVisible()

    await openAnew(page, '/creator')
    await page.getByRole('button', { name: `Unpublish ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText(`${name} is no longer in the store.`)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Agents 1 0 in the store/ })).toBeVisible()
    await expect(page.getByRole('link', { name: `View ${name} in the store` })).toHaveCount(0)
  })

  test('who is signed out comes back to the dashboard after signing in', async ({ open }) => {
    const { email, password } = await signUp()
    const page = await open('/creator')
    await expect(page.getByRole('heading', { name: 'Creator Access Required' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In to Create' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(page.url()).toMatch(/#\/creator$/)
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    test('on the dashboard of a newcomer', async ({ open }) => {
      const page = await open('/creator', { as: await signUp(), locale })
      await expect(page.locator('#creator-steps')).toBeVisible()
      expect(await violationsInAppearances(page)).toEqual([])
    })

    test('on a dashboard with metrics, on what is behind them, on a reply and on the table of days', async ({
      open,
    }) => {
      const { creator, slug } = await creatorWithAgent()
      await tryAndReview(slug, 'Right to the fils.')
      const page = await open('/creator', { as: creator, locale })
      await seeCharts(page)
      await expect(page.locator('#received-reviews')).toBeVisible()
      const found = await violationsInAppearances(page)

      const metrics = page.locator('[aria-haspopup="dialog"]')
      for (const index of [0, 2, 5]) {
        await metrics.nth(index).click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
        await page.keyboard.press('Escape')
      }

      await page.locator('section:has(#received-reviews) li button').click()
      await page.locator('section:has(#day-by-day) > div:last-child button').first().click()
      await expect(page.locator('section:has(#day-by-day) table')).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  })
}
