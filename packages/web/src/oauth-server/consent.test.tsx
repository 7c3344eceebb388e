import { screen, within } from '@testing-library/react'
import type { oauthServer } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../pages/account-page.tsx'
import '../pages/authorize-page.tsx'
import '../api-keys/keys-tab.tsx'
import './connected-apps.tsx'

const RETURN = 'http://127.0.0.1:33418/callback?error=access_denied'
const ASKED =
  'client_id=https%3A%2F%2Frobot.example%2Fclient.json&redirect_uri=http%3A%2F%2F127.0.0.1%3A33418%2Fcallback&scope=run+read_runs&state=1e5'

const consent = (details: Partial<oauthServer.Consent> = {}): oauthServer.Consent => ({
  client: { id: 'https://robot.example/client.json', name: 'Invoice robot', host: 'robot.example' },
  redirect_host: '127.0.0.1:33418',
  is_loopback: true,
  scopes: ['run', 'read_runs'],
  agent: null,
  ...details,
})

const NO_CAP = { daily_fils: null, daily_runs: null, monthly_fils: null, monthly_runs: null }
const grant = (details: Partial<oauthServer.OAuthGrant> = {}): oauthServer.OAuthGrant => ({
  id: 'a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77',
  client: consent().client,
  resource: 'http://localhost/mcp',
  scopes: ['run'],
  agents: null,
  cap: { ...NO_CAP, monthly_fils: 2_500 },
  used: { today: { fils: 0, runs: 0 }, month: { fils: 500, runs: 2 } },
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2027-05-19T08:00:00.000Z',
  last_used_at: null,
  ...details,
})

let server: FakeServer
let assign: ReturnType<typeof vi.fn>
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.listApps', () => list([]))
  assign = vi.fn()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign } as never)
})
const signIn = () => server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
const answer = (details: Partial<oauthServer.Consent> = {}) =>
  server.answer('oauthServer.readAuthorizationRequest', () => ({
    success: true,
    consent: consent(details),
    problem: null,
    return_url: RETURN,
  }))

describe('what a program asks for', () => {
  test('is shown to nobody before they sign in, who are led back to it', async () => {
    const { user, address } = await openPage(`/authorize?${ASKED}`)

    const main = within(await screen.findByRole('main'))
    await user.click(await main.findByRole('link', { name: /sign in/i }))

    expect(decodeURIComponent(address())).toContain('/authorize?client_id=')
  })

  test('says who asks, what it may, and is allowed within the cap that the person sets', async () => {
    signIn()
    answer()
    server.answer('oauthServer.approveAuthorization', () => ({
      success: true,
      redirect_to: 'http://127.0.0.1:33418/callback?code=wkl_oac_x',
    }))
    const { user } = await openPage(`/authorize?${ASKED}`)

    expect(await screen.findByRole('heading', { name: /Invoice robot.*wants/ })).toBeDefined()
    expect(screen.getByText(/Published at .*robot\.example/)).toBeDefined()
    const month = screen.getByRole('textbox', { name: 'AED a month' })
    expect(month).toHaveProperty('value', '100')
    await user.clear(month)
    await user.type(month, '25')
    await user.click(screen.getByRole('button', { name: 'Allow' }))

    expect(assign).toHaveBeenCalledWith('http://127.0.0.1:33418/callback?code=wkl_oac_x')
    expect(server.received.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        body: {
          request: { scope: 'run read_runs', state: '1e5' },
          agents: null,
          cap: { monthly_fils: 2_500, daily_fils: null },
        },
      },
    ])
  })

  test('is not allowed by whoever says so, and the program is told', async () => {
    signIn()
    answer({ client: { id: 'wkl_client_x', name: 'Claude', host: null } })
    const { user } = await openPage(`/authorize?${ASKED}`)

    expect(await screen.findByText('Not verified')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Do not allow' }))

    expect(assign).toHaveBeenCalledWith(RETURN)
  })

  test('of one agent names it, and lets nobody choose another', async () => {
    signIn()
    answer({ agent: { slug: 'vat-desk', name: { en: 'VAT desk', ar: 'مكتب الضريبة' } } })
    await openPage(`/authorize?${ASKED}`)

    expect(await screen.findByText('VAT desk')).toBeDefined()
    expect(screen.queryByText('All agents')).toBeNull()
  })

  test('from an address that is not the program’s leads nowhere', async () => {
    signIn()
    server.answer('oauthServer.readAuthorizationRequest', () => {
      throw new Refusal('oauth.redirect_refused')
    })
    await openPage(`/authorize?${ASKED}`)

    expect(await screen.findByText(/not an address that the program may be answered/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('the apps of an account', () => {
  test('say what they used of their cap, and are disconnected after a question', async () => {
    signIn()
    let grants = [grant()]
    server.answer('apiKeys.listApiKeys', () => ({ success: true, api_keys: [] }))
    server.answer('oauthServer.listGrants', () => ({ success: true, grants }))
    server.answer('oauthServer.revokeGrant', () => {
      grants = []
      return { success: true }
    })
    const { user } = await openPage('/account?tab=keys')

    expect(await screen.findByText(/AED\s5\.00 of AED\s25\.00/)).toBeDefined()
    expect(screen.getByText(/Asks you again by 19 May 2027/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Disconnect: Invoice robot' }))
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }))

    expect(await screen.findByRole('heading', { name: 'No connected apps' })).toBeDefined()
  })

  test('get another cap for a day and a month, and their other limits stay', async () => {
    signIn()
    let grants = [grant({ cap: { ...NO_CAP, daily_runs: 7, monthly_fils: 2_500 } })]
    server.answer('apiKeys.listApiKeys', () => ({ success: true, api_keys: [] }))
    server.answer('oauthServer.listGrants', () => ({ success: true, grants }))
    server.answer('oauthServer.updateGrant', ({ cap }) => {
      grants = [grant({ cap: cap! })]
      return { success: true, grant: grants[0]! }
    })
    const { user } = await openPage('/account?tab=keys')
    await user.click(await screen.findByRole('button', { name: 'Change limits: Invoice robot' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'AED a day' }), '5')
    const month = dialog.getByRole('textbox', { name: 'AED a month' })
    await user.clear(month)
    await user.type(month, '60')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('The limits are changed.')).toBeDefined()
    expect(screen.getByText(/AED\s5\.00 of AED\s60\.00/)).toBeDefined()
    expect(server.received.filter(({ method }) => method === 'PATCH')).toMatchObject([
      {
        body: { cap: { daily_fils: 500, daily_runs: 7, monthly_fils: 6_000, monthly_runs: null } },
      },
    ])
  })

  test('that were allowed one agent are offered no other', async () => {
    signIn()
    server.answer('apiKeys.listApiKeys', () => ({ success: true, api_keys: [] }))
    server.answer('oauthServer.listGrants', () => ({
      success: true,
      grants: [grant({ resource: 'http://localhost/mcp/vat-desk' })],
    }))
    const { user } = await openPage('/account?tab=keys', { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'تغيير الحدود: Invoice robot' }))
    const dialog = within(await screen.findByRole('dialog'))

    expect(dialog.getByRole('textbox', { name: 'درهم في الشهر' })).toBeDefined()
    expect(dialog.queryByRole('radio')).toBeNull()
  })
})
