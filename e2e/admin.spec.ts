import { expect } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { test } from './fixtures.ts'
import { ask, signUp } from './people.ts'
import { goTo } from './settled.ts'

test.describe('whoever manages people', () => {
  test('finds a person, changes the role and suspends them; the person’s next request is refused, and all of it is in the log', async ({
    open,
    founder,
  }) => {
    const person = await signUp('Salem Al Dhaheri')
    const page = await open('/account', { as: founder })
    await page.getByRole('link', { name: 'Administration' }).click()
    await page.getByRole('searchbox', { name: 'Search people' }).fill(person.email)
    await page.getByRole('link', { name: /Salem Al Dhaheri/ }).click()
    const details = page.getByRole('complementary', { name: 'User details' })
    await details.getByLabel('New role').selectOption('Enterprise user')
    await details.getByLabel('Reason').fill('Joined a team.')
    await details.getByRole('button', { name: 'Update role' }).click()
    await expect(page.getByText('User role updated to Enterprise user')).toBeVisible()
    expect((await ask(person, 'GET', '/api/account')).user.role).toBe('enterprise_user')

    await details.getByRole('button', { name: 'Suspend' }).click()
    const question = page.getByRole('dialog', { name: 'Suspend Salem Al Dhaheri?' })
    await question.getByLabel('Reason').fill('Sent spam.')
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(details.getByText('Suspended', { exact: true })).toBeVisible()
    expect(await ask(person, 'GET', '/api/account')).toMatchObject({
      success: false,
      code: 'accounts.suspended',
    })

    expect(await violationsInAppearances(page)).toEqual([])
    await details.getByRole('link', { name: 'Audit log of this person' }).click()
    await expect(
      page.getByRole('row', { name: /Founder.*Suspended.*Salem Al Dhaheri.*Sent spam\./ }),
    ).toBeVisible()
    await expect(
      page.getByRole('row', { name: /Changed the role.*User.*Enterprise user.*Joined a team\./ }),
    ).toBeVisible()
    expect(await violationsInAppearances(page)).toEqual([])
  })
})

test.describe('whoever does not', () => {
  for (const locale of ['en-US', 'ar-AE']) {
    test(`sees the showcase, which passes axe: ${locale}`, async ({ open }) => {
      const page = await open('/admin/users?person=demo-3', { locale })
      await expect(page.locator('[data-person="demo-3"]')).toBeVisible()
      const found = await violationsInAppearances(page)
      for (const route of ['/admin/audit', '/admin/jobs']) {
        await goTo(page, route)
        await expect(page.locator('tbody tr').first()).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
      }
      expect(found).toEqual([])
    })
  }
})
