import { expect, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { type Open, openAnew, readIn, test } from './fixtures.ts'
import { ask, buyPlan, type Person, signUp } from './people.ts'
import { goTo } from './settled.ts'

const AGENT = 'mortgage-and-loan-planner'
const REQUEST = '1,000,000 at 4.5% over 25 years'
const ANSWER = '5,558.32'

/** Somebody with the Enterprise plan who has founded an organisation and stands on its page. */
async function foundOrganisation(open: Open): Promise<{ page: Page; owner: Person; path: string }> {
  const owner = await signUp('Noura Saleh')
  await buyPlan(owner, 'enterprise')
  const page = await open('/organisations', { as: owner })
  await page.getByLabel('Name').fill('Noor Trading')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Noor Trading' })).toBeVisible()
  return { page, owner, path: page.url().replace(/.*#/, '') }
}

/** Invites an address on the page of members, and answers with the link that the e-mail holds too. */
async function invite(page: Page, path: string, email: string): Promise<string> {
  await goTo(page, `${path}?tab=members`)
  await page.getByRole('button', { name: 'Invite a member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  return dialog.getByLabel('Invitation link').inputValue()
}

async function runForOrganisation(page: Page): Promise<void> {
  await goTo(page, `/app-store/${AGENT}/run`)
  await page.getByLabel('Who the run is for').selectOption('For Noor Trading')
  await expect(page.getByRole('status', { name: 'What the next run costs' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your request' }).fill(REQUEST)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText(ANSWER).first()).toBeVisible()
}

test.describe('an organisation', () => {
  test('is founded, joined through a link, used within a cap and not beyond, and read by its owner', async ({
    open,
  }) => {
    const { page: owner, path } = await foundOrganisation(open)
    const khalid = await signUp('Khalid Nasser')
    const link = await invite(owner, path, khalid.email)
    const member = await open(new URL(link).hash.slice(1), { as: khalid })
    await member.getByRole('button', { name: 'Join the organisation' }).click()
    await expect(member.getByText('You are a member of Noor Trading.')).toBeVisible()
    await expect(member.getByRole('tab', { name: 'Runs' })).toBeVisible()
    await expect(member.getByRole('tab', { name: 'Members' })).toHaveCount(0)

    await openAnew(owner, `${path}?tab=members`)
    await owner.getByRole('button', { name: 'Manage Khalid Nasser' }).click()
    await owner.getByLabel('Runs a month').fill('1')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owner.getByText('Khalid Nasser is saved.')).toBeVisible()

    await runForOrganisation(member)
    await expect(member.getByRole('region', { name: 'Your cap is reached' })).toBeVisible()
    await expect(member.getByRole('button', { name: 'Run', exact: true })).toBeDisabled()
    const refused = await ask(khalid, 'POST', `/api/apps/${AGENT}/runs`, {
      input: REQUEST,
      organisation: path.split('/')[2],
    })
    expect(refused).toMatchObject({ success: false, code: 'organisations.member_cap_reached' })

    await openAnew(owner, `${path}?tab=runs`)
    await owner.getByRole('button', { name: /by Khalid Nasser/ }).click()
    await expect(owner.getByText(ANSWER).first()).toBeVisible()
    await owner.getByRole('tab', { name: 'Audit log' }).click()
    const log = owner.getByRole('table', { name: 'Audit log' })
    await expect(log.getByText('Changed a cap')).toBeVisible()
    expect(
      await log
        .getByText(/^(Created the organisation|Invited a member|Joined|Changed a cap)$/)
        .allInnerTexts(),
    ).toEqual(['Changed a cap', 'Joined', 'Invited a member', 'Created the organisation'])
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    test('on the tabs of an organisation that is used, and where a run for it is refused', async ({
      open,
    }) => {
      const { page, owner, path } = await foundOrganisation(open)
      const rules = [{ slug: AGENT, cap: { monthly_fils: 5_000, monthly_runs: 1 } }]
      await ask(owner, 'PUT', `/api${path}/agents`, { only_listed: true, rules })
      await ask(owner, 'PUT', `/api${path}/cap`, { monthly_fils: 100_000, monthly_runs: 500 })
      await ask(owner, 'POST', `/api${path}/invitations`, {
        email: `${crypto.randomUUID()}@example.ae`,
        role: 'admin',
      })
      await runForOrganisation(page)
      await readIn(page, locale)
      const found: string[] = []
      for (const route of [
        '/organisations',
        ...['overview', 'members', 'agents', 'runs', 'log', 'settings'].map(
          (tab) => `${path}?tab=${tab}`,
        ),
      ]) {
        await goTo(page, route)
        await expect(page.locator('h1')).toBeVisible()
        found.push(...(await violationsInAppearances(page)))
      }
      await goTo(page, `/app-store/${AGENT}/run`)
      await expect(page.getByRole('main').getByRole('region').nth(1)).toBeVisible()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  })
}
