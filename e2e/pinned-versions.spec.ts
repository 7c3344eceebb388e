import { expect } from '@playwright/test'
import { readIn, test } from './fixtures.ts'
import { ask, confirmEmail, type Person, publishAgent, signUp, topUpWallet } from './people.ts'

/** Publishes the next version of an agent, which says something else of itself. */
async function publishNext(creator: Person, id: string): Promise<void> {
  const { agent } = await ask(creator, 'GET', `/api/forge/agents/${id}`)
  const content = { ...agent.content, needs: { en: ['An amount'], ar: ['مبلغ'] } }
  await ask(creator, 'PUT', `/api/forge/agents/${id}`, { revision: 0, content })
  const published = await ask(creator, 'POST', '/api/forge/publish-agent', {
    app_id: id,
    publish: true,
  })
  expect(published, JSON.stringify(published)).toMatchObject({ status: 'published' })
}

test('what a program asked of an earlier version says so where its person reads and goes on with it', async ({
  open,
}) => {
  const creator = await signUp()
  await confirmEmail(creator)
  const { id, slug } = await publishAgent(creator)
  await publishNext(creator, id)
  const person = await signUp()
  await topUpWallet(person, 10_000)
  const reply = await ask(person, 'POST', `/api/apps/${slug}/runs`, {
    input: 'Add VAT to AED 1,000',
    version: 1,
  })
  expect(reply, JSON.stringify(reply)).toMatchObject({ version: 1, is_pinned: true })

  const page = await open('/runs', { as: person })
  await page.getByRole('link', { name: /1 message · version 1, as asked for/ }).click()
  await expect(page.getByText('Version 1 of this agent answers here')).toBeVisible()
  await page.getByRole('link', { name: 'Version 1 in its history' }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.locator('[aria-current]')).toContainText(`${slug}@1`)
  await expect(versions.getByText('Version 2')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Version 1 of this agent answers here')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your request' }).fill('And to AED 3,000?')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('3,150.00').first()).toBeVisible()
  const { runs } = await ask(person, 'GET', '/api/runs')
  expect(runs.map(({ version }: { version: number }) => version)).toEqual([1, 1])

  await readIn(page, 'ar')
  await expect(page.getByText(/^تجيب هنا النسخة 1 من هذا الوكيل/)).toBeVisible()
})
