import { screen, within } from '@testing-library/react'
import type { webhooks } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../pages/account-page.tsx'
import './webhooks-tab.tsx'

const SECRET = `whsec_${'A'.repeat(43)}=`
const ADDRESS = 'https://hooks.example.ae/wakeel'
const ID = 'a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77'
const DELIVERY = 'b3f1c1de-54d0-8a63-9a51-1f6c1d6f2a77'

const endpoint = (details: Partial<webhooks.WebhookEndpoint> = {}): webhooks.WebhookEndpoint => ({
  id: ID,
  address: ADDRESS,
  description: 'Bookkeeping',
  event_types: ['run.finished', 'sale.created'],
  disabled_reason: null,
  organisation: null,
  created_at: '2026-11-20T08:00:00.000Z',
  last_delivered_at: '2026-11-27T08:00:00.000Z',
  failing_since: null,
  waiting: 0,
  previous_valid_until: null,
  ...details,
})

const delivery = (details: Partial<webhooks.WebhookDelivery> = {}): webhooks.WebhookDelivery => ({
  id: DELIVERY,
  type: 'run.finished',
  status: 'failed',
  happened_at: '2026-11-27T08:00:00.000Z',
  next_attempt_at: null,
  attempts: [
    { at: '2026-11-27T08:00:00.000Z', duration_ms: 1_250, status_code: 500, failure: 'status' },
    {
      at: '2026-11-27T08:00:06.000Z',
      duration_ms: 15_000,
      status_code: null,
      failure: 'timed_out',
    },
  ],
  body: '{"type":"run.finished","data":{"run_id":"r-1"}}',
  ...details,
})

let server: FakeServer
let endpoints: webhooks.WebhookEndpoint[]
let deliveries: webhooks.WebhookDelivery[]
beforeEach(() => {
  server = fakeServer()
  endpoints = [endpoint()]
  deliveries = [delivery()]
  server.answer('catalogue.listApps', () => list([]))
  server.answer('webhooks.listWebhookEndpoints', () => ({
    success: true,
    webhook_endpoints: endpoints,
  }))
  server.answer('webhooks.listWebhookDeliveries', ({ status }) => ({
    success: true,
    deliveries: deliveries.filter((each) => !status || each.status === status),
    next_cursor: null,
  }))
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const open = (language: 'en' | 'ar' = 'en') => openPage('/account?tab=webhooks', { language })
const sent = (method: string) =>
  server.received.filter((request) => request.method === method).map(({ body }) => body)
const inDialog = async () => within(await screen.findByRole('dialog'))
const button = (name: string) => screen.findByRole('button', { name: `${name}: ${ADDRESS}` })

describe('the webhooks of an account', () => {
  test('say what they are told and how they are', async () => {
    endpoints = [endpoint({ failing_since: '2026-11-27T09:00:00.000Z', waiting: 3 })]
    await open()

    expect(await screen.findByRole('heading', { name: ADDRESS })).toBeDefined()
    expect(screen.getByText('A run has ended · Your agent was sold or run')).toBeDefined()
    expect(screen.getByText('Failing')).toBeDefined()
    expect(screen.getByText(/No attempt has succeeded since .* Waiting: 3/)).toBeDefined()
  })

  test('are none at first, in Arabic too', async () => {
    endpoints = []
    await open('ar')

    expect(await screen.findByRole('heading', { name: 'لا ويب هوك بعد' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'ويب هوك جديد' })).toBeDefined()
  })

  test('can be asked for again when they could not be loaded', async () => {
    let isAway = true
    server.answer('webhooks.listWebhookEndpoints', () => {
      if (isAway) throw new Refusal('server.failed')
      return { success: true, webhook_endpoints: endpoints }
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await user.click(again)

    expect(await screen.findByRole('heading', { name: ADDRESS })).toBeDefined()
  })

  test('that the store has switched off say why, and are switched on again', async () => {
    endpoints = [endpoint({ disabled_reason: 'failing' })]
    server.answer('webhooks.updateWebhookEndpoint', () => ({
      success: true,
      webhook_endpoint: endpoint(),
    }))
    const { user } = await open()
    await user.click(await button('Switch on'))

    expect(screen.getByText(/For three days nothing arrived there/)).toBeDefined()
    expect(screen.queryByRole('button', { name: `Send a test: ${ADDRESS}` })).toBeNull()
    expect(sent('PATCH')).toEqual([{ is_enabled: true }])
  })
})

describe('a new webhook', () => {
  test('is made with the events that were chosen, and its secret is shown this once', async () => {
    server.answer('webhooks.createWebhookEndpoint', () => ({
      success: true,
      webhook_endpoint: endpoint(),
      secret: SECRET,
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New webhook' }))
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), ADDRESS)
    await user.click(dialog.getByRole('checkbox', { name: 'An agent asks back' }))
    await user.click(dialog.getByRole('checkbox', { name: 'A payout is on its way' }))
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }))

    expect(await screen.findByText(SECRET)).toBeDefined()
    expect(sent('POST')).toEqual([
      { address: ADDRESS, description: '', event_types: ['run.finished', 'payout.created'] },
    ])
    await user.click(screen.getByRole('button', { name: 'I have copied it' }))
    expect(screen.queryByText(SECRET)).toBeNull()
  })

  test('at an address that cannot be called is refused in the dialog', async () => {
    server.answer('webhooks.createWebhookEndpoint', () => {
      throw new Refusal('webhooks.address_refused')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New webhook' }))
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://10.0.0.1/')
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }))

    expect(await dialog.findByText(/This address cannot be called/)).toBeDefined()
  })
})

describe('the deliveries of a webhook', () => {
  test('show what was sent and what came of each attempt, and one is sent again', async () => {
    const asked: unknown[] = []
    server.answer('webhooks.replayWebhookDelivery', (input) => {
      asked.push(input)
      return { success: true, delivery: delivery({ status: 'pending' }) }
    })
    const { user } = await open()
    await user.click(await button('Deliveries'))
    await user.click(await screen.findByText('A run has ended'))

    expect(screen.getByText(/"run_id": "r-1"/)).toBeDefined()
    expect(screen.getByText(/answered 500 · not a success · 1.25 sec/)).toBeDefined()
    expect(screen.getByText(/did not answer in 15 seconds/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('It is being sent again.')).toBeDefined()
    expect(asked).toEqual([{ id: ID, delivery: DELIVERY }])
  })

  test('are narrowed to those that wait, and all that failed is sent again', async () => {
    server.answer('webhooks.replayFailedWebhooks', () => ({ success: true, replayed: 4 }))
    const { user } = await open()
    await user.click(await button('Deliveries'))
    await screen.findByText('A run has ended')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Waiting')
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Send failed ones again' }))
    const dialog = await inDialog()
    await user.selectOptions(dialog.getByRole('combobox'), '7 days')
    await user.click(dialog.getByRole('button', { name: 'Send again' }))

    expect(await screen.findByText('Being sent again: 4')).toBeDefined()
    expect(sent('POST')).toEqual([{ since: expect.stringMatching(/Z$/) }])
  })

  test('begin with the test that its owner sends', async () => {
    deliveries = []
    server.answer('webhooks.testWebhookEndpoint', () => ({
      success: true,
      delivery: delivery({ type: 'webhook.test', status: 'pending', attempts: [] }),
    }))
    const { user } = await open()
    await user.click(await button('Send a test'))

    expect(await screen.findByText(/The test is on its way/)).toBeDefined()
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeDefined()
  })
})

test('a webhook is deleted once that is confirmed, and another secret is made', async () => {
  server.answer('webhooks.deleteWebhookEndpoint', () => {
    endpoints = []
    return { success: true }
  })
  server.answer('webhooks.rotateWebhookSecret', () => ({
    success: true,
    webhook_endpoint: endpoint(),
    secret: SECRET,
  }))
  const { user } = await open()
  await user.click(await button('New secret'))
  await user.click((await inDialog()).getByRole('button', { name: 'Make another secret' }))
  expect(await screen.findByText(SECRET)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  await user.click(await button('Delete'))
  await user.click((await inDialog()).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined()
})
