import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { confirmEmailAt } from '../packages/server/testing/outbox.ts'
import { founderOfStore, storeDirectory, storeUrl } from './store.ts'

/** Somebody with an account, and a session that a browser can take over. */
export interface Person {
  email: string
  password: string
  store: string
  token: string
  cookies: { name: string; value: string; url: string }[]
}

/** Makes an account as the form does. */
export function signUp(name = 'Aisha Rahman', store = storeUrl): Promise<Person> {
  const person = { email: `${randomUUID()}@example.ae`, password: 'a long password', store }
  return openSession('/api/auth/sign-up/email', person, { name })
}

export const signInAsFounder = (): Promise<Person> =>
  openSession('/api/auth/sign-in/email', { ...founderOfStore, store: storeUrl })

async function openSession(
  path: string,
  person: Pick<Person, 'email' | 'password' | 'store'>,
  more: { name?: string } = {},
): Promise<Person> {
  const { email, password, store } = person
  const response = await fetch(store + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: store },
    body: JSON.stringify({ email, password, ...more }),
  })
  const token = response.headers.get('set-auth-token')
  if (!token) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, url: store }
  })
  return { ...person, token, cookies }
}

/** Opens the link of the e-mail to somebody who has signed up, which whoever publishes must have done. */
export const confirmEmail = ({ email, store }: Person, directory = storeDirectory): Promise<void> =>
  confirmEmailAt(store, directory, email)

/** What the server answers when their page asks for this. */
export async function ask({ store, token }: Person, method: string, path: string, body?: unknown) {
  const response = await fetch(store + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

async function pay(person: Person, order: { id: string }): Promise<void> {
  await expect
    .poll(
      async () => (await ask(person, 'POST', `/api/checkout/${order.id}/complete`)).order?.status,
    )
    .toBe('completed')
}

export async function buyPlan(person: Person, plan: string): Promise<void> {
  const { order } = await ask(person, 'POST', '/api/checkout', { plan, billing: 'monthly' })
  await pay(person, order)
}

export async function topUpWallet(person: Person, fils: number): Promise<void> {
  const order = { amount_fils: fils }
  await pay(person, (await ask(person, 'POST', '/api/billing/wallet/top-ups', order)).order)
}

const idea = {
  problem_goal: 'Small shops need to add 5% VAT to their prices and see net, VAT and total.',
  target_audience: 'Owners of small shops',
  data_input_type: 'financial_info',
  pricing_model: 'per-run',
  price_aed: 2.5,
}

/**
 * Makes somebody whose e-mail is confirmed a creator with an agent in the store, sold by the run unless the price says otherwise.
 * Its name is nobody else’s: two journeys may publish the same idea at the same moment.
 */
export async function publishAgent(
  creator: Person,
  price: { pricing_model?: 'monthly'; price_aed?: number } = {},
): Promise<{ id: string; name: string; slug: string }> {
  const written = await ask(creator, 'POST', '/api/forge/generate-agent', { ...idea, ...price })
  expect(written, JSON.stringify(written)).toMatchObject({ success: true })
  const { generated_app } = written
  const path = `/api/forge/agents/${generated_app.id}`
  const { agent } = await ask(creator, 'GET', path)
  const number = randomInt(1e9)
  const name = {
    en: `${agent.content.name.en} ${number}`,
    ar: `${agent.content.name.ar} ${number}`,
  }
  await ask(creator, 'PUT', path, {
    revision: agent.open.revision,
    content: { ...agent.content, name },
  })
  const published = await ask(creator, 'POST', '/api/forge/publish-agent', {
    app_id: generated_app.id,
    publish: true,
  })
  expect(published, JSON.stringify(published)).toMatchObject({ success: true, status: 'published' })
  return { id: generated_app.id, name: name.en, slug: published.slug }
}
