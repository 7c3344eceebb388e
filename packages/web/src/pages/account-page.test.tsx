import { screen, waitFor, within } from '@testing-library/react'
import type { accounts } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { usage, wallet } from '../../testing/account-money.ts'
import { list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
let profile: accounts.Profile
beforeEach(() => {
  server = fakeServer()
  profile = {
    id: 'aisha',
    name: 'Aisha Rahman',
    email: 'aisha@example.ae',
    email_verified: true,
    second_factor: 'off',
    role: 'user',
    permissions: ['app_access'],
    subscription_tier: 'starter',
    demo_runs_used: 7,
    created_at: '2026-11-01T08:00:00.000Z',
  }
  server.answer('accounts.getAccount', () => ({ success: true, user: profile }))
  server.answer('catalogue.listApps', () => list([]))
  server.answerRaw('GET /api/auth/list-sessions', () =>
    Response.json([
      {
        id: 's1',
        createdAt: '2026-11-20T08:00:00.000Z',
        userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605',
        isCurrent: true,
      },
      {
        id: 's2',
        createdAt: '2026-11-19T08:00:00.000Z',
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
        isCurrent: false,
      },
    ]),
  )
  server.answer('securityLog.listSecurityEvents', () => ({
    success: true,
    events: [],
    next_cursor: null,
  }))
  server.answerRaw('GET /api/auth/passkey/list-user-passkeys', () => Response.json([]))
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const sent = (path: string) =>
  server.received.filter(({ address }) => address === path).map(({ body }) => body)
const ok = () => Response.json({ status: true })
const signOut = () => {
  server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
  return Response.json({ success: true })
}

describe('the account page', () => {
  test('signed out says Sign In Required and leads to signing in and up', async () => {
    signOut()
    await openPage('/account')
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeDefined()
    const page = within(screen.getByRole('main'))
    expect(page.getByRole('link', { name: 'Sign In' })).toHaveProperty(
      'href',
      expect.stringContaining('/signin'),
    )
    expect(page.getByRole('link', { name: 'Create Account' })).toHaveProperty(
      'href',
      expect.stringContaining('/signup'),
    )
  })

  test('leads whoever signs in back to the tab that was asked for', async () => {
    signOut()
    const { user, address } = await openPage('/account?tab=billing')
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Sign In' }))
    await waitFor(() =>
      expect(new URL(address(), 'http://store').searchParams.get('to')).toBe(
        '/account?tab=billing',
      ),
    )
  })

  test('shows name, e-mail, tier and used demo runs', async () => {
    await openPage('/account')
    expect(await screen.findByDisplayValue('Aisha Rahman')).toBeDefined()
    expect(screen.getByText('aisha@example.ae')).toBeDefined()
    expect(await screen.findByText('Starter')).toBeDefined()
    expect(screen.getByText('7')).toBeDefined()
  })

  test.each([
    ['en', 'starter', 'No plan (free runs)'],
    ['ar', 'starter', 'بلا باقة (استخدام مجاني)'],
    ['en', 'pro', 'ProNothing is paid'],
  ] as const)('%s: without a subscription the tier %s reads %s', async (language, tier, plan) => {
    profile = { ...profile, subscription_tier: tier }
    server.answer('billing.getSubscription', () => ({
      success: true,
      subscription: null,
      usage: usage({}),
      entitlements: [],
    }))
    await openPage('/account', { language })
    const name = await screen.findByText(language === 'en' ? 'Plan' : 'الباقة')
    await waitFor(() => expect(name.nextSibling?.textContent).toBe(plan))
  })

  test.each([
    ['user', 'Create an agent', '/create'],
    ['creator', 'Creator dashboard', '/creator'],
  ] as const)('leads a %s on: %s', async (role, name, to) => {
    server.answer('accounts.getAccount', () => ({ success: true, user: { ...profile, role } }))
    await openPage('/account')
    const link = await within(await screen.findByRole('main')).findByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(new RegExp(`${to}$`))
  })

  test('that cannot be loaded says so and can be tried again', async () => {
    server.answer('accounts.getAccount', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/account')
    expect(await screen.findByText('Your account could not be loaded')).toBeDefined()
    server.answer('accounts.getAccount', () => ({ success: true, user: profile }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('Aisha Rahman')).toBeDefined()
  })

  test('says on every tab that the e-mail is not confirmed, and sends the link again', async () => {
    profile = { ...profile, email_verified: false }
    server.answerRaw('POST /api/auth/send-verification-email', ok)
    const { user } = await openPage('/account?tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Send the confirmation again' }))

    expect(await screen.findByText('An email with a link is on its way.')).toBeDefined()
    expect(sent('/api/auth/send-verification-email')).toEqual([{ email: 'aisha@example.ae' }])
  })

  test('says nothing of that to the founder, whose address counts as confirmed', async () => {
    profile = { ...profile, role: 'founder', email_verified: false }
    await openPage('/account')
    await screen.findByText('aisha@example.ae')

    expect(screen.queryByText(/We sent a link|Not confirmed yet/)).toBeNull()
  })

  test('says nothing of that once the e-mail is confirmed', async () => {
    await openPage('/account')
    await screen.findByText('aisha@example.ae')

    expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull()
  })

  test('the name can be changed, but not to a blank one', async () => {
    server.answerRaw('POST /api/auth/update-user', ok)
    const { user } = await openPage('/account')
    const name = await screen.findByDisplayValue('Aisha Rahman')
    await user.clear(name)
    expect(screen.getByText('The name must not be blank')).toBeDefined()
    await user.type(name, 'Aisha R.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your name was saved.')).toBeDefined()
    expect(sent('/api/auth/update-user')).toEqual([{ name: 'Aisha R.' }])
  })

  test('the password can be changed; a wrong present one is told', async () => {
    server.answerRaw('POST /api/auth/change-password', () =>
      Response.json(
        { success: false, error: 'The password is not right.', code: 'accounts.password_wrong' },
        { status: 403 },
      ),
    )
    const { user } = await openPage('/account?tab=security')
    await user.type(await screen.findByLabelText('Current password'), 'wrong password')
    await user.type(screen.getByLabelText('New password'), 'a newer password')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('The password is not right.')).toBeDefined()
    server.answerRaw('POST /api/auth/change-password', ok)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(
      await screen.findByText('Your password was changed. Other devices were signed out.'),
    ).toBeDefined()
  })

  test('lists where the person is signed in, and signs out the other devices', async () => {
    server.answerRaw('POST /api/auth/revoke-other-sessions', ok)
    const { user } = await openPage('/account?tab=security')
    expect(await screen.findByText('Safari on macOS')).toBeDefined()
    expect(screen.getByText('Chrome on Android')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Sign out other devices' }))
    expect(await screen.findByText('Every other device was signed out.')).toBeDefined()
  })

  test('Subscriptions and Billing have addresses of their own', async () => {
    server.answer('billing.getSubscription', () => ({
      success: true,
      subscription: null,
      usage: usage({ days: [] }),
      entitlements: [],
    }))
    server.answer('billing.listInvoices', () => ({
      success: true,
      invoices: [],
      next_cursor: null,
    }))
    const { user, address } = await openPage('/account')
    await user.click(await screen.findByRole('tab', { name: 'Subscriptions' }))
    expect(await screen.findByText('No subscription yet')).toBeDefined()
    expect(address()).toBe('/account?tab=subscriptions')
    await user.click(screen.getByRole('tab', { name: 'Billing' }))
    expect(await screen.findByText('No invoices yet')).toBeDefined()
    expect(address()).toBe('/account?tab=billing')
  })

  test('Sign Out returns to the first page', async () => {
    server.answerRaw('POST /api/auth/sign-out', signOut)
    const { user, address } = await openPage('/account?tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('the language and the colours can be chosen', async () => {
    const { user } = await openPage('/account?tab=settings')
    await user.selectOptions(await screen.findByLabelText('Colours'), 'Dark')
    expect(document.documentElement.dataset.scheme).toBe('dark')
    await user.selectOptions(screen.getByLabelText('Language'), 'العربية')
    expect(document.documentElement.dir).toBe('rtl')
    expect(await screen.findByText('حذف حسابي', { selector: 'h2' })).toBeDefined()
  })

  test('my data can be exported as one file', async () => {
    server.answer('accounts.exportAccount', () => ({
      success: true,
      exported_at: '2026-11-20T08:00:00.000Z',
      profile,
      sessions: [],
      passkeys: [],
      security_events: [],
      reviews: [],
      runs: [],
      billing: [],
      connections: [],
      forge: [],
      creators: [],
      organisations: [],
      moderation: [],
    }))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    URL.createObjectURL = () => 'blob:data'
    URL.revokeObjectURL = () => {}
    const { user } = await openPage('/account?tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(saved).toEqual(['wakeel-my-data.json']))
  })

  test('deleting the account says what happens to plan and balance', async () => {
    server.answer('billing.getWallet', () => ({ success: true, wallet: wallet() }))
    const { user } = await openPage('/account?tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    expect(
      dialog.getByText(/^A plan ends at once, and agents that you bought can no longer be run/),
    ).toBeDefined()
    expect(
      await dialog.findByText(
        'AED 97.50 is in your wallet. Spend it or have it refunded first: afterwards it cannot be spent, and we only keep it for you as unclaimed.',
      ),
    ).toBeDefined()
  })

  test.for([
    [
      'en',
      'Delete my account',
      'Your password',
      'Delete for good',
      'The store still owes you earnings. Add your bank details; once they are paid you can delete the account.',
    ],
    [
      'ar',
      'حذف حسابي',
      'كلمة مرورك',
      'حذف نهائي',
      'لك أرباح لدى المتجر لم تُدفع بعد. أضف بياناتك المصرفية، ويمكنك حذف حسابك بعد أن تُدفع لك.',
    ],
  ] as const)(
    'a creator to whom money is owed reads why the account stays (%s)',
    async ([language, open, password, confirm, why]) => {
      server.answer('accounts.deleteAccount', () => {
        throw new Refusal('creators.money_owed')
      })
      const { user } = await openPage('/account?tab=settings', { language })
      await user.click(await screen.findByRole('button', { name: open }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(dialog.getByLabelText(password), 'a long password')
      await user.click(dialog.getByRole('button', { name: confirm }))
      expect(await dialog.findByText(why)).toBeDefined()
    },
  )

  test('deleting the account asks for the password first', async () => {
    server.answer('accounts.deleteAccount', ({ password }) => {
      if (password !== 'a long password') throw new Refusal('accounts.password_wrong')
      signOut()
      return { success: true }
    })
    const { user, address } = await openPage('/account?tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    expect(dialog.getByRole('button', { name: 'Delete for good' })).toHaveProperty('disabled', true)
    await user.type(dialog.getByLabelText('Your password'), 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByText('The password is not right.')).toBeDefined()
    await user.clear(dialog.getByLabelText('Your password'))
    await user.type(dialog.getByLabelText('Your password'), 'a long password')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('the security log', () => {
  test.for([
    ['en', 'Failed sign-in', /Chrome on macOS/, 'New device'],
    ['ar', 'محاولة دخول فاشلة', /Chrome على macOS/, 'جهاز جديد'],
  ] as const)(
    'says in %s what happened, when, by which device and from which network',
    async ([language, what, device, isNew]) => {
      const common = {
        at: '2026-11-20T08:00:00.000Z',
        network: '203.0.113.0/24',
        about: null,
        device: { browser: 'Chrome', system: 'macOS' },
      }
      server.answer('securityLog.listSecurityEvents', () => ({
        success: true,
        events: [
          {
            ...common,
            id: '3',
            kind: 'api_key_created',
            about: 'Invoices at night',
            is_new_device: false,
          },
          { ...common, id: '2', kind: 'signed_in', is_new_device: true },
          { ...common, id: '1', kind: 'sign_in_failed', is_new_device: false },
        ],
        next_cursor: null,
      }))
      await openPage('/account?tab=security', { language })

      expect(await screen.findByText(what)).toBeDefined()
      expect(screen.getAllByText(device).length).toBeGreaterThan(1)
      expect(screen.getByText(isNew)).toBeDefined()
      expect(screen.getAllByText('203.0.113.0/24')).toHaveLength(3)
      expect(screen.getByText('Invoices at night')).toBeDefined()
    },
  )
})

describe('two-step sign-in', () => {
  const start = () =>
    Response.json({
      totpURI: 'otpauth://totp/Wakeel:aisha?secret=ABCDEFGH&issuer=Wakeel',
      backupCodes: ['one11-one11'],
    })

  test('is switched on with the password and a code, and shows key and recovery codes once', async () => {
    server.answerRaw('POST /api/auth/two-factor/enable', start)
    server.answerRaw('POST /api/auth/two-factor/verify-totp', () => {
      profile = { ...profile, second_factor: 'on' }
      return ok()
    })
    const { user } = await openPage('/account?tab=security')
    await user.type(await screen.findByLabelText('Your password'), 'the password')
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('ABCD EFGH')).toBeDefined()
    expect(screen.getByText('one11-one11')).toBeDefined()
    await user.type(screen.getByLabelText('Six-digit code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirm and switch on' }))

    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeDefined()
    expect(sent('/api/auth/two-factor/verify-totp')).toEqual([{ code: '123456' }])
  })

  test('that the role requires says so', async () => {
    profile = { ...profile, second_factor: 'required' }
    await openPage('/account?tab=security')

    expect(
      await screen.findByText(/This store requires two-step sign-in for your role/),
    ).toBeDefined()
  })
})
