import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { ask, confirmEmail, publishAgent, signUp } from './people.ts'

test('a creator adds a question with its right answer, and its score stands on the agent’s page for everybody', async ({
  open,
  founder,
}) => {
  const creator = await signUp()
  await confirmEmail(creator)
  const { id, slug } = await publishAgent(creator)
  const editor = await open(`/creator/agents/${id}`, { as: creator })
  await editor.getByRole('button', { name: 'Add a question' }).click()
  const question = editor.getByRole('group', { name: 'Question 1' })
  await question.getByLabel('What is asked').fill('Add VAT to AED 1,000')
  await question.getByLabel('Value').fill('1050')
  await question.getByLabel('Unit').fill('AED')
  await question.getByRole('button', { name: 'Try it with what was saved last' }).click()
  await expect(question.getByText('Answered as expected', { exact: true }).first()).toBeVisible()
  await editor.getByRole('button', { name: 'Save and publish' }).click()
  await expect(editor.getByRole('alert').getByText('Agent published to marketplace!')).toBeVisible()

  // The job has a turn every minute; nobody waits for the next.
  await expect(async () => {
    await ask(founder, 'POST', '/api/jobs/evaluate_agents/run', { reason: 'A new version' })
    const { evaluations } = await ask(creator, 'GET', `/api/apps/${slug}/evaluations`)
    expect(evaluations).toHaveLength(1)
  }).toPass()
  const visitor = await open(`/app-store/${slug}?tab=evaluation`)
  await expect(
    visitor.getByRole('heading', { name: 'Version 2 answered 1 of one question as expected' }),
  ).toBeVisible()
  await visitor.getByRole('button', { name: 'See all questions' }).click()
  await visitor.getByText('Add VAT to AED 1,000').click()
  await expect(visitor.getByText(/^The figure 1,?050 AED/)).toBeVisible()
})
