import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, publishAgent, readIn } from './creator.ts'
import { open, signInAsFounder, signUp, storeUrl, violationsInAppearances } from './fixtures.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

/** Whoever moderates: here the founder of the store. */
async function openModerator(): Promise<Page> {
  const page = await open('/')
  await signInAsFounder(page)
  return page
}

/** A creator with an agent in the store that somebody else has reported. */
async function openReported(): Promise<{
  creator: Page
  agent: { id: string; name: string; slug: string }
}> {
  const creator = await open('/')
  await signUp(creator, 'Layla Haddad')
  const agent = await publishAgent(creator)
  const customer = await open('/')
  await signUp(customer, 'Noura Saleh')
  await go(customer, `/app-store/${agent.slug}`)
  await customer.getByRole('button', { name: 'Report this agent' }).click()
  await customer.getByText('Misleading', { exact: true }).click()
  await customer.getByLabel('What happened?').fill('It promises what it cannot do.')
  await customer.getByRole('button', { name: 'Send report' }).click()
  await customer.getByText('Thank you. A moderator will look at it.').waitFor()
  const { app } = await ask(customer, 'GET', `/api/apps/${agent.slug}`)
  return { creator, agent: { ...agent, id: app.id } }
}

const caseOf = (page: Page, slug: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href$="/app-store/${slug}"]`) })

describe('an agent that somebody reports', () => {
  test('is taken down, is appealed for by its creator, and comes back', {
    timeout: 120_000,
  }, async () => {
    const { creator, agent } = await openReported()

    const moderator = await openModerator()
    await go(moderator, '/admin/trust?tab=reports')
    const reported = caseOf(moderator, agent.slug)
    await reported.getByText('It promises what it cannot do.').waitFor()
    await reported.getByRole('button', { name: 'Take down' }).click()
    const takeDown = moderator.getByRole('dialog')
    await takeDown.getByLabel('What the creator is told').fill('Say what it cannot do.')
    await takeDown.getByRole('button', { name: 'Take down' }).click()
    await moderator.getByText(`${agent.name} was taken down.`).waitFor()
    const visitor = await open(`/app-store/${agent.slug}`, { expected: /404/ })
    await visitor.getByRole('heading', { name: 'This agent is not in the store' }).waitFor()

    await go(creator, '/creator')
    await creator.getByRole('table').getByText('Taken down').waitFor()
    await creator.getByRole('link', { name: `Edit ${agent.name}` }).click()
    // The dashboard takes appeals too; this one is written in the editor.
    await creator.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await creator.getByText('Say what it cannot do.').waitFor()
    await creator.getByLabel('Your appeal').fill('The description says so now.')
    await creator.getByRole('button', { name: 'Send the appeal' }).click()
    await creator.getByText('A moderator will read your appeal.').waitFor()

    await go(moderator, '/admin/trust?tab=takedowns&state=appealed')
    const appealed = moderator
      .getByRole('listitem')
      .filter({ hasText: 'The description says so now.' })
    await appealed.getByRole('button', { name: 'Answer the appeal' }).click()
    const answer = moderator.getByRole('dialog')
    await answer.getByText('Uphold', { exact: true }).click()
    await answer.getByLabel('Answer to the creator').fill('You are right.')
    await answer.getByRole('button', { name: 'Send the answer' }).click()
    await moderator
      .getByText(`The appeal was upheld. ${agent.name} is back in the store.`)
      .waitFor()

    await visitor.reload()
    await visitor.getByRole('heading', { name: agent.name, level: 1 }).waitFor()
    await go(visitor, '/legal/moderation')
    const rows = visitor.getByRole('table').getByRole('row')
    await rows.nth(1).getByText('The creator’s appeal was upheld').waitFor()
    expect(await rows.nth(2).innerText()).toContain('Misleading')
    expect(await visitor.getByRole('table').innerText()).not.toContain(agent.name)
  })
})

describe.each(['en-US', 'ar-AE'])(
  'axe finds nothing in any scheme and width (%s)',
  { timeout: 240_000 },
  (locale) => {
    test('where moderators decide, with invented cases and with real ones, and in what creators and visitors see of it', async () => {
      const found: string[] = []
      const look = async (page: Page, route: string) => {
        await go(page, route)
        await page.locator('h1').waitFor()
        found.push(
          ...(await violationsInAppearances(page)).map((violation) => `${route}, ${violation}`),
        )
      }
      const lookInDialog = async (page: Page, opener: ReturnType<Page['locator']>) => {
        await opener.click()
        await page.locator('dialog[open]').waitFor()
        found.push(...(await violationsInAppearances(page)))
        await page.keyboard.press('Escape')
      }
      const { creator, agent } = await openReported()

      const moderator = await openModerator()
      await readIn(moderator, locale)
      await look(moderator, '/admin/trust')
      await look(moderator, '/admin/trust?tab=reports')
      await ask(moderator, 'POST', `/api/moderation/apps/${agent.id}/take-down`, {
        reason: 'misleading',
        note: 'Say what it cannot do.',
      })
      await look(moderator, '/admin/trust?tab=takedowns')

      await readIn(creator, locale)
      await look(creator, `/creator/agents/${agent.id}`)

      const visitor = await open('/', { locale })
      await look(visitor, '/admin/trust')
      await look(visitor, '/admin/trust?agent=demo-submission-2')
      await lookInDialog(visitor, visitor.getByRole('complementary').getByRole('button').last())
      await look(visitor, '/admin/trust?tab=reports')
      await lookInDialog(visitor, visitor.getByRole('tabpanel').getByRole('button').last())
      await look(visitor, '/admin/trust?tab=takedowns')
      await lookInDialog(visitor, visitor.getByRole('tabpanel').getByRole('button').last())
      await look(visitor, '/legal/moderation')
      await readIn(creator, locale)
      await go(creator, '/app-store/vat-invoice-desk')
      await lookInDialog(
        creator,
        creator.getByRole('button', { name: /^Report this agent$|^أبلغ عن هذا الوكيل$/ }),
      )
      expect(found).toEqual([])
    })
  },
)
