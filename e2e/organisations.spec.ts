import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, readIn } from './creator.ts'
import { open, openAnew, signUp, storeUrl, violationsInAppearances } from './fixtures.ts'

const AGENT = 'mortgage-and-loan-planner'
const REQUEST = '1,000,000 at 4.5% over 25 years'
const ANSWER = '5,558.32'

/** Opens a route anew, and waits until it is drawn. */
async function go(page: Page, route: string): Promise<void> {
  await openAnew(page, route)
  await page.locator('h1').waitFor()
}

/** Somebody with the Enterprise plan who has founded an organisation and stands on its page. */
async function foundOrganisation(): Promise<{ page: Page; path: string }> {
  const page = await open('/')
  await signUp(page, 'Noura Saleh')
  await page.goto(`${storeUrl}/#/checkout?plan=enterprise&billing=monthly`)
  await page.getByRole('button', { name: /PayPal/ }).click()
  await page.waitForURL(/tab=subscriptions/)
  await go(page, '/organisations')
  await page.getByLabel('Name').fill('Noor Trading')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Noor Trading' }).waitFor()
  return { page, path: page.url().replace(/.*#/, '') }
}

/** Invites an address on the page of members, and answers with the link that the e-mail holds too. */
async function invite(page: Page, path: string, email: string): Promise<string> {
  await go(page, `${path}?tab=members`)
  await page.getByRole('button', { name: 'Invite a member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  return dialog.getByLabel('Invitation link').inputValue()
}

async function runForOrganisation(page: Page): Promise<void> {
  await go(page, `/app-store/${AGENT}/run`)
  await page.getByLabel('Who the run is for').selectOption('For Noor Trading')
  await page.getByRole('status', { name: 'What the next run costs' }).waitFor()
  await page.getByRole('textbox', { name: 'Your request' }).fill(REQUEST)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText(ANSWER).first().waitFor()
}

describe('an organisation', { timeout: 120_000 }, () => {
  test('is founded, joined through a link, used within a cap and not beyond, and read by its owner', async () => {
    const { page: owner, path } = await foundOrganisation()
    const member = await open('/', { expected: /402 \(Payment Required\)/ })
    const { email } = await signUp(member, 'Khalid Nasser')

    const link = await invite(owner, path, email)
    await member.goto('about:blank')
    await member.goto(link)
    await member.getByRole('button', { name: 'Join the organisation' }).click()
    await member.getByText('You are a member of Noor Trading.').waitFor()
    await member.getByRole('tab', { name: 'Runs' }).waitFor()
    expect(await member.getByRole('tab', { name: 'Members' }).count()).toBe(0)

    await go(owner, `${path}?tab=members`)
    await owner.getByRole('button', { name: 'Manage Khalid Nasser' }).click()
    await owner.getByLabel('Runs a month').fill('1')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.getByText('Khalid Nasser is saved.').waitFor()

    await runForOrganisation(member)
    await member.getByRole('region', { name: 'Your cap is reached' }).waitFor()
    expect(await member.getByRole('button', { name: 'Run', exact: true }).isDisabled()).toBe(true)
    const refused = await ask(member, 'POST', `/api/apps/${AGENT}/runs`, {
      input: REQUEST,
      organisation: path.split('/')[2],
    })
    expect(refused).toMatchObject({ success: false, code: 'organisations.member_cap_reached' })

    await go(owner, `${path}?tab=runs`)
    await owner.getByRole('button', { name: /by Khalid Nasser/ }).click()
    await owner.getByText(ANSWER).first().waitFor()
    await owner.getByRole('tab', { name: 'Audit log' }).click()
    const log = owner.getByRole('table', { name: 'Audit log' })
    await log.getByText('Changed a cap').waitFor()
    expect(
      await log
        .getByText(/^(Created the organisation|Invited a member|Joined|Changed a cap)$/)
        .allInnerTexts(),
    ).toEqual(['Changed a cap', 'Joined', 'Invited a member', 'Created the organisation'])
  })
})

describe.each(['en-US', 'ar-AE'])(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('on the tabs of an organisation that is used, and where a run for it is refused', async () => {
      const { page, path } = await foundOrganisation()
      const rules = [{ slug: AGENT, cap: { monthly_fils: 5_000, monthly_runs: 1 } }]
      await ask(page, 'PUT', `/api${path}/agents`, { only_listed: true, rules })
      await ask(page, 'PUT', `/api${path}/cap`, { monthly_fils: 100_000, monthly_runs: 500 })
      await ask(page, 'POST', `/api${path}/invitations`, {
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
        await go(page, route)
        found.push(
          ...(await violationsInAppearances(page)).map((violation) => `${route}, ${violation}`),
        )
      }
      await go(page, `/app-store/${AGENT}/run`)
      await page.getByRole('main').getByRole('region').nth(1).waitFor()
      found.push(...(await violationsInAppearances(page)))
      expect(found).toEqual([])
    })
  },
)
