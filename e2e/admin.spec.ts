import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, openAnew, signInAsFounder, signUp, violationsInAppearances } from './fixtures.ts'

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/auth/get-session')).json()).session.token)

const account = (page: Page, token: string) =>
  page.evaluate(
    async (token) =>
      (await fetch('/api/account', { headers: { authorization: `Bearer ${token}` } })).json(),
    token,
  )

describe('whoever manages people', { timeout: 120_000 }, () => {
  test('finds a person, changes the role and suspends them; the person’s next request is refused, and all of it is in the log', async () => {
    const theirs = await open('/', { expected: /403/ })
    const { email } = await signUp(theirs, 'Salem Al Dhaheri')
    const page = await open('/')
    await signInAsFounder(page)
    await page.getByRole('link', { name: 'Administration' }).click()
    await page.getByRole('searchbox', { name: 'Search people' }).fill(email)
    await page.getByRole('link', { name: /Salem Al Dhaheri/ }).click()
    const details = page.getByRole('complementary', { name: 'User details' })
    await details.getByLabel('New role').selectOption('Enterprise user')
    await details.getByLabel('Reason').fill('Joined a team.')
    await details.getByRole('button', { name: 'Update role' }).click()
    await page.getByText('User role updated to Enterprise user').waitFor()
    const token = await tokenOf(theirs)
    expect((await account(theirs, token)).user.role).toBe('enterprise_user')

    await details.getByRole('button', { name: 'Suspend' }).click()
    const question = page.getByRole('dialog', { name: 'Suspend Salem Al Dhaheri?' })
    await question.getByLabel('Reason').fill('Sent spam.')
    await question.getByRole('button', { name: 'Suspend' }).click()
    await details.getByText('Suspended', { exact: true }).waitFor()
    expect(await account(theirs, token)).toMatchObject({
      success: false,
      code: 'accounts.suspended',
    })

    expect(await violationsInAppearances(page)).toEqual([])
    await details.getByRole('link', { name: 'Audit log of this person' }).click()
    await page
      .getByRole('row', { name: /Founder.*Suspended.*Salem Al Dhaheri.*Sent spam\./ })
      .waitFor()
    await page
      .getByRole('row', { name: /Changed the role.*User.*Enterprise user.*Joined a team\./ })
      .waitFor()
    expect(await violationsInAppearances(page)).toEqual([])
  })
})

describe('whoever does not', { timeout: 120_000 }, () => {
  test.each(['en-US', 'ar-AE'])('sees the showcase, which passes axe: %s', async (locale) => {
    const page = await open('/admin/users?person=demo-3', { locale })
    await page.locator('[data-person="demo-3"]').waitFor()
    expect(await violationsInAppearances(page)).toEqual([])
    await openAnew(page, '/admin/audit')
    await page.locator('tbody tr').first().waitFor()
    expect(await violationsInAppearances(page)).toEqual([])
    await openAnew(page, '/admin/jobs')
    await page.locator('tbody tr').first().waitFor()
    expect(await violationsInAppearances(page)).toEqual([])
  })
})
