import { screen, within } from '@testing-library/react'
import type { apiKeys } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../pages/account-page.tsx'
import '../ui/agent-picker.tsx'
import './keys-tab.tsx'

const SECRET = 'wkl_live_0123456789abcdefghijABCDEFGHIJ012345'

const key = (details: Partial<apiKeys.ApiKey> = {}): apiKeys.ApiKey => ({
  id: 'a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77',
  name: 'Invoices at night',
  hint: 'wkl_live_0123',
  is_test: false,
  scopes: ['run', 'read_runs', 'read_usage'],
  organisation: null,
  by: { id: 'aisha', name: 'Aisha Rahman' },
  agents: null,
  cap: { daily_fils: null, daily_runs: 50, monthly_fils: 10_000, monthly_runs: null },
  used: { today: { fils: 0, runs: 12 }, month: { fils: 2_500, runs: 40 } },
  status: 'active',
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: null,
  last_used_at: '2026-11-27T08:00:00.000Z',
  previous_valid_until: null,
  ...details,
})

const vatDesk = app({ slug: 'vat-desk', name: 'VAT desk' })
const loans = app({ slug: 'loans', name: 'Loans' })

let server: FakeServer
let keys: apiKeys.ApiKey[]
beforeEach(() => {
  server = fakeServer()
  keys = [key()]
  server.answer('catalogue.listApps', ({ q = '' }) =>
    list([vatDesk, loans].filter(({ name }) => name.toLowerCase().includes(q))),
  )
  server.answer('apiKeys.listApiKeys', () => ({ success: true, api_keys: keys }))
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const open = (language: 'en' | 'ar' = 'en') => openPage('/account?tab=keys', { language })
const sent = (method: string) =>
  server.received.filter((request) => request.method === method).map(({ body }) => body)
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('the keys of an account', () => {
  test('say what they may do, and what they used of their caps', async () => {
    await open()

    expect(await screen.findByRole('heading', { name: 'Invoices at night' })).toBeDefined()
    expect(screen.getByText('12 of 50 runs')).toBeDefined()
    expect(screen.getByText(/AED\s25\.00 of AED\s100\.00/)).toBeDefined()
    expect(screen.getByText(/Run agents · Read runs/)).toBeDefined()
  })

  test('are none at first, in Arabic too', async () => {
    keys = []
    await open('ar')

    expect(await screen.findByRole('heading', { name: 'لا مفاتيح بعد' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'مفتاح جديد' })).toBeDefined()
  })

  test('that are over stand apart, and nothing can be done with them', async () => {
    keys = [key({ status: 'revoked', name: 'Old' })]
    await open()

    expect(await screen.findByText('Expired and revoked keys')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Revoke: Old' })).toBeNull()
  })
})

describe('a new key', () => {
  test('is made with what was said, and its secret is shown this once', async () => {
    server.answer('apiKeys.createApiKey', () => ({ success: true, api_key: key(), secret: SECRET }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New key' }))
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
    await user.click(dialog.getByRole('checkbox', { name: 'Read what it used' }))
    await user.click(dialog.getByRole('radio', { name: /Only some/ }))
    const agents = await dialog.findByRole('combobox', { name: 'Add an agent' })
    await user.type(agents, 'desk')
    await user.click(await dialog.findByRole('option', { name: 'VAT desk' }))
    await user.type(agents, 'loan')
    await dialog.findByRole('option', { name: 'Loans' })
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(dialog.getByRole('textbox', { name: 'AED a month' }), '12.50')
    await user.click(dialog.getByRole('button', { name: 'Make the key' }))

    expect(await screen.findByText(SECRET)).toBeDefined()
    expect(sent('POST')).toEqual([
      {
        name: 'Nightly',
        is_test: false,
        scopes: ['run', 'read_runs'],
        agents: ['vat-desk', 'loans'],
        expires_at: null,
        cap: { daily_runs: null, daily_fils: null, monthly_runs: null, monthly_fils: 1_250 },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'I have copied it' }))
    expect(screen.queryByText(SECRET)).toBeNull()
  })

  test('names the days until it expires in the Arabic form of their number', async () => {
    const { user } = await open('ar')
    await user.click(await screen.findByRole('button', { name: 'مفتاح جديد' }))
    const dialog = await inDialog()

    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'لا تنتهي',
      'بعد 7 أيام',
      'بعد 30 يومًا',
      'بعد 90 يومًا',
      'بعد 365 يومًا',
    ])
  })

  test('cannot be made while it has no name, or a cap is no amount', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New key' }))
    const dialog = await inDialog()
    const make = dialog.getByRole('button', { name: 'Make the key' })
    expect(make).toHaveProperty('disabled', true)
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
    expect(make).toHaveProperty('disabled', false)
    await user.type(dialog.getByRole('textbox', { name: 'Runs a day' }), 'many')

    expect(make).toHaveProperty('disabled', true)
    expect(dialog.getByRole('alert').textContent).toMatch(/^Write a whole number/)
  })

  test('that is refused says why, and what was typed stays', async () => {
    server.answer('apiKeys.createApiKey', () => {
      throw new Refusal('api_keys.too_many')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New key' }))
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nightly')
    await user.click(dialog.getByRole('button', { name: 'Make the key' }))

    expect((await dialog.findByRole('alert')).textContent).toMatch(/^You have as many API keys/)
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Nightly')
  })
})

describe('a key that is there', () => {
  test('is changed with the rest of it kept', async () => {
    server.answer('apiKeys.updateApiKey', () => ({ success: true, api_key: key() }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Change: Invoices at night' }))
    const dialog = await inDialog()
    await user.clear(dialog.getByRole('textbox', { name: 'Runs a day' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('The key is changed.')).toBeDefined()
    expect(sent('PATCH')).toEqual([
      {
        name: 'Invoices at night',
        scopes: ['run', 'read_runs', 'read_usage'],
        cap: { daily_runs: null, daily_fils: null, monthly_runs: null, monthly_fils: 10_000 },
      },
    ])
  })

  test('gets another secret, and the present one is taken for a day', async () => {
    server.answer('apiKeys.rotateApiKey', () => ({ success: true, api_key: key(), secret: SECRET }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rotate: Invoices at night' }))
    await user.click((await inDialog()).getByRole('button', { name: 'Make another secret' }))

    expect(await screen.findByText(SECRET)).toBeDefined()
    expect(sent('POST')).toEqual([{ overlap_hours: 24 }])
  })

  test('is revoked after a question', async () => {
    server.answer('apiKeys.revokeApiKey', () => {
      keys = [key({ status: 'revoked' })]
      return { success: true, api_key: keys[0]! }
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Revoke: Invoices at night' }))
    await user.click((await inDialog()).getByRole('button', { name: 'Revoke' }))

    expect(await screen.findByText('The key is revoked.')).toBeDefined()
    expect(await screen.findByText('Expired and revoked keys')).toBeDefined()
  })
})
