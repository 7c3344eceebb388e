import { expect, type Locator, type Page } from '@playwright/test'
import { violationsInAppearances } from './appearances.ts'
import { type Open, test } from './fixtures.ts'
import { ask, confirmEmail, type Person, publishAgent, signUp } from './people.ts'
import { goTo } from './settled.ts'
import { storeUrl } from './store.ts'

const go = (page: Page, route: string) => page.goto(`${storeUrl}/#${route}`)

interface Agent {
  id: string
  name: string
  slug: string
}

/** A creator with an agent in the store. */
async function publish(): Promise<{ creator: Person; agent: Agent }> {
  const creator = await signUp('Layla Haddad')
  await confirmEmail(creator)
  return { creator, agent: await publishAgent(creator) }
}

/** Somebody reports the agent on its page. */
async function report(open: Open, { slug }: Agent): Promise<void> {
  const page = await open(`/app-store/${slug}`, { as: await signUp('Noura Saleh') })
  await page.getByRole('button', { name: 'Report this agent' }).click()
  await page.getByText('Misleading', { exact: true }).click()
  await page.getByLabel('What happened?').fill('It promises what it cannot do.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^Thank you. A moderator will look at it/)).toBeVisible()
}

const caseOf = (page: Page, slug: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href$="/app-store/${slug}"]`) })

test.describe('an agent that somebody reports', () => {
  test('is taken down, is appealed for by its creator, and comes back', async ({
    open,
    founder,
  }) => {
    const { creator: person, agent } = await publish()
    await report(open, agent)

    const moderator = await open('/admin/trust?tab=reports', { as: founder })
    const reported = caseOf(moderator, agent.slug)
    await expect(reported.getByText('It promises what it cannot do.')).toBeVisible()
    await reported.getByRole('button', { name: 'Take down' }).click()
    const takeDown = moderator.getByRole('dialog')
    await takeDown.getByLabel('What the creator is told').fill('Say what it cannot do.')
    await takeDown.getByRole('button', { name: 'Take down' }).click()
    await expect(moderator.getByText(`${agent.name} was taken down.`)).toBeVisible()
    const visitor = await open(`/app-store/${agent.slug}`, { expected: /404/ })
    await expect(
      visitor.getByRole('heading', { name: 'This agent is not in the store' }),
    ).toBeVisible()

    const creator = await open('/creator', { as: person })
    await expect(creator.getByRole('table').getByText('Taken down')).toBeVisible()
    await creator.getByRole('link', { name: `Edit ${agent.name}` }).click()
    // The dashboard takes appeals too; this one is written in the editor.
    await expect(creator.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(creator.getByText('Say what it cannot do.')).toBeVisible()
    await creator.getByLabel('Your appeal').fill('The description says so now.')
    await creator.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(creator.getByText('A moderator will read your appeal.')).toBeVisible()

    await go(moderator, '/admin/trust?tab=takedowns&state=appealed')
    const appealed = moderator
      .getByRole('listitem')
      .filter({ hasText: 'The description says so now.' })
    await appealed.getByRole('button', { name: 'Answer the appeal' }).click()
    const answer = moderator.getByRole('dialog')
    await answer.getByText('Uphold', { exact: true }).click()
    await answer.getByLabel('Answer to the creator').fill('You are right.')
    await answer.getByRole('button', { name: 'Send the answer' }).click()
    await expect(
      moderator.getByText(`The appeal was upheld. ${agent.name} is back in the store.`),
    ).toBeVisible()

    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: agent.name, level: 1 })).toBeVisible()
    await go(visitor, '/legal/moderation')
    // What other journeys decide meanwhile stands there too.
    const rows = visitor.getByRole('table').getByRole('row')
    const rowOf = (what: string) => rows.filter({ hasText: what }).first()
    await expect(rowOf('The creator’s appeal was upheld')).toBeVisible()
    await expect(rowOf('Misleading')).toBeVisible()
    expect(await visitor.getByRole('table').innerText()).not.toContain(agent.name)
  })
})

test.describe('what a creator says of themselves', () => {
  const said = { about: { en: 'Licensed by the authority.', ar: '' }, website: null }

  test('is reported on their page, taken off it, appealed for and put back', async ({
    open,
    founder,
  }) => {
    const { creator: person } = await publish()
    const { profile } = await ask(person, 'PUT', '/api/creator/profile', said)
    const path = `/en/creators/${profile.handle}`
    const visitor = await open(path, { as: await signUp('Noura Saleh'), isPath: true })
    await visitor.getByRole('button', { name: 'Report this text' }).click()
    await visitor.getByText('Misleading', { exact: true }).click()
    await visitor.getByLabel('What is wrong?').fill('The authority says they are not.')
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await expect(visitor.getByText(/^Thank you. A moderator will look at it/)).toBeVisible()

    const moderator = await open('/admin/trust?tab=reports', { as: founder })
    const ofPerson = moderator
      .getByRole('listitem')
      .filter({ has: moderator.locator(`a[href$="/creators/${profile.handle}"]`) })
    await expect(ofPerson.getByText('The authority says they are not.')).toBeVisible()
    await ofPerson.getByRole('button', { name: 'Take off the page' }).click()
    const taking = moderator.getByRole('dialog')
    await taking.getByLabel('What the creator is told').fill('Show us the licence.')
    await taking.getByRole('button', { name: 'Take off the page' }).click()
    await expect(moderator.getByText('It was taken off the page of Layla Haddad.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Layla Haddad' })).toBeVisible()
    await expect(visitor.getByText(said.about.en)).toHaveCount(0)

    const creator = await open('/creator', { as: person, expected: /409/ })
    await expect(creator.getByText('Show us the licence.')).toBeVisible()
    await creator.getByLabel('About you, in English').fill(said.about.en)
    await creator.getByRole('button', { name: 'Save your page' }).click()
    await expect(creator.getByText(/A moderator has taken this text/)).toBeVisible()
    await creator.getByLabel('Your appeal').fill('The licence is number 12345.')
    await creator.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(creator.getByText('A moderator will read your appeal.')).toBeVisible()

    await go(moderator, '/admin/trust?tab=takedowns&state=appealed')
    await moderator
      .getByRole('listitem')
      .filter({ hasText: 'The licence is number 12345.' })
      .getByRole('button', { name: 'Answer the appeal' })
      .click()
    const answer = moderator.getByRole('dialog')
    await answer.getByText('Uphold', { exact: true }).click()
    await answer.getByLabel('Answer to the creator').fill('You are right.')
    await answer.getByRole('button', { name: 'Send the answer' }).click()
    await expect(
      moderator.getByText('The appeal was upheld. It is back on the page of Layla Haddad.'),
    ).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(said.about.en)).toBeVisible()
    await go(visitor, '/legal/moderation')
    await expect(
      visitor
        .getByRole('table')
        .getByRole('row')
        .filter({ hasText: 'A creator’s own page' })
        .first(),
    ).toBeVisible()
  })
})

for (const locale of ['en-US', 'ar-AE']) {
  test.describe(`axe finds nothing in any scheme and width (${locale})`, () => {
    const look = async (page: Page, route: string) => {
      await goTo(page, route)
      await expect(page.locator('h1')).toBeVisible()
      return violationsInAppearances(page)
    }
    const lookInDialog = async (page: Page, opener: Locator) => {
      await opener.click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      const found = await violationsInAppearances(page)
      await page.keyboard.press('Escape')
      return found
    }

    test('where moderators decide on real cases, and in what the creator sees of it', async ({
      open,
      founder,
    }) => {
      const { creator, agent } = await publish()
      const complaint = { reason: 'misleading', comment: 'It promises what it cannot do.' }
      const reporter = await signUp('Noura Saleh')
      await ask(reporter, 'POST', `/api/apps/${agent.slug}/reports`, complaint)
      const texts = { about: { en: 'Licensed.', ar: 'مرخّصون.' }, website: 'https://example.com/' }
      const { profile } = await ask(creator, 'PUT', '/api/creator/profile', texts)
      await ask(reporter, 'POST', `/api/creators/${profile.handle}/reports`, complaint)
      const moderator = await open('/admin/trust', { as: founder, locale })
      const found = await look(moderator, '/admin/trust')
      await goTo(moderator, `/creators/${profile.handle}`)
      const reportingText = moderator.getByRole('button', {
        name: /^Report this text$|^أبلغ عن هذا النص$/,
      })
      found.push(...(await lookInDialog(moderator, reportingText)))
      found.push(...(await look(moderator, '/admin/trust?tab=reports')))
      const taking = moderator
        .getByRole('listitem')
        .filter({ has: moderator.locator(`a[href$="/creators/${profile.handle}"]`) })
        .getByRole('button', { name: /^Take off the page$|^أزله من الصفحة$/ })
      found.push(...(await lookInDialog(moderator, taking)))
      await ask(founder, 'POST', `/api/moderation/creators/${profile.handle}/take-down`, {
        texts: { about: texts.about, website: null },
        reason: 'misleading',
        note: 'Show us the licence.',
      })
      await ask(founder, 'POST', `/api/moderation/apps/${agent.id}/take-down`, {
        reason: 'misleading',
        note: 'Say what it cannot do.',
      })
      found.push(...(await look(moderator, '/admin/trust?tab=takedowns')))

      const page = await open(`/creator/agents/${agent.id}`, { as: creator, locale })
      found.push(...(await look(page, `/creator/agents/${agent.id}`)))
      found.push(...(await look(page, '/creator')))
      await goTo(page, '/app-store/vat-invoice-desk')
      const reporting = page.getByRole('button', {
        name: /^Report this agent$|^أبلغ عن هذا الوكيل$/,
      })
      found.push(...(await lookInDialog(page, reporting)))
      expect(found).toEqual([])
    })

    test('where visitors see invented cases, and in the log of what moderators did', async ({
      open,
    }) => {
      const page = await open('/admin/trust', { locale })
      const found = await look(page, '/admin/trust')
      found.push(...(await look(page, '/admin/trust?agent=demo-submission-2')))
      const decision = page.getByRole('complementary').getByRole('button').last()
      found.push(...(await lookInDialog(page, decision)))
      for (const tab of ['reports', 'takedowns']) {
        found.push(...(await look(page, `/admin/trust?tab=${tab}`)))
        const last = page.getByRole('tabpanel').getByRole('button').last()
        found.push(...(await lookInDialog(page, last)))
      }
      found.push(...(await look(page, '/legal/moderation')))
      expect(found).toEqual([])
    })
  })
}
