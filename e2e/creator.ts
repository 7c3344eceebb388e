import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { confirmEmail, storeUrl } from './fixtures.ts'

/** What the person who is signed in asks of the server, as the page would. */
export async function ask(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([method, path, body]) => {
      const { session } = await (await fetch('/api/auth/get-session')).json()
      const headers = {
        authorization: `Bearer ${session.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      return (await fetch(path, { method, headers, ...(body ? { body } : {}) })).json()
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
}

const idea = {
  problem_goal: 'Small shops need to add 5% VAT to their prices and see net, VAT and total.',
  target_audience: 'Owners of small shops',
  data_input_type: 'financial_info',
  pricing_model: 'per-run',
  price_aed: 2.5,
}

/** Makes the person a creator with an agent in the store, sold by the run unless the price says otherwise. */
export async function publishAgent(
  page: Page,
  price: { pricing_model?: 'monthly'; price_aed?: number } = {},
): Promise<{ name: string; slug: string }> {
  const { user } = await ask(page, 'GET', '/api/auth/get-session')
  if (!user.emailVerified) await confirmEmail(user.email)
  const { generated_app } = await ask(page, 'POST', '/api/forge/generate-agent', {
    ...idea,
    ...price,
  })
  const published = await ask(page, 'POST', '/api/forge/publish-agent', {
    app_id: generated_app.id,
    publish: true,
  })
  expect(published).toMatchObject({ success: true, status: 'published' })
  return { name: generated_app.name, slug: published.slug }
}

/** Shows the page in the language of this place. */
export async function readIn(page: Page, locale: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'wakeel_language', value: locale.slice(0, 2), url: storeUrl }])
  await page.reload()
}
