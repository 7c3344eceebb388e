import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const laptop = { id: 'p1', name: 'Laptop', createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null }
const bytes = () => new Uint8Array([1, 2, 3]).buffer

let server: FakeServer
let passkeys: (typeof laptop)[]
beforeEach(() => {
  passkeys = [laptop]
  server = fakeServer()
  server.answer('accounts.getAccount', () => ({
    success: true,
    user: {
      id: 'aisha',
      name: 'Aisha Rahman',
      email: 'aisha@example.ae',
      email_verified: true,
      second_factor: 'off',
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'starter',
      demo_runs_used: 0,
      created_at: '2026-11-01T08:00:00.000Z',
    },
  }))
  server.answer('securityLog.listSecurityEvents', () => ({
    success: true,
    events: [],
    next_cursor: null,
  }))
  server.answerRaw('GET /api/auth/list-sessions', () => Response.json([]))
  server.answerRaw('GET /api/auth/passkey/list-user-passkeys', () => Response.json(passkeys))
  server.answerRaw('POST /api/auth/passkey/generate-authenticate-options', () =>
    Response.json({ challenge: 'AAAA', rpId: 'localhost' }),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A browser that knows passkeys, whose owner does this when asked for one. */
function stubBrowser(credentials: {
  create?: () => Promise<unknown>
  get?: () => Promise<unknown>
}) {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
}

const credential = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
  },
}
const cancelled = () =>
  Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'))
const signedIn = () => {
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  return Response.json({ token: 'a-token', user: { id: 'aisha' } })
}
const refused = (error: string, code: string, status: number) => () =>
  Response.json({ success: false, error, code }, { status })
const sent = (path: string) =>
  server.received
    .filter(({ address }) => address === `/api/auth/passkey${path}`)
    .map(({ body }) => body)

describe('the sign-in form', () => {
  test('signs in with a passkey', async () => {
    stubBrowser({ get: async () => credential })
    server.answerRaw('POST /api/auth/passkey/verify-authentication', signedIn)
    const { user, address } = await openPage('/signin')
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))

    await waitFor(() => expect(address()).toBe('/account'))
    expect(sent('/verify-authentication')).toEqual([
      { response: expect.objectContaining({ id: 'AQID', type: 'public-key' }) },
    ])
  })

  test.for([
    [
      'en',
      'Sign in with a passkey',
      'No passkey was used. Try again, or go on with your password.',
    ],
    ['ar', 'سجّل الدخول بمفتاح مرور', 'لم يُستخدم مفتاح مرور. أعد المحاولة أو تابع بكلمة المرور.'],
  ] as const)(
    'says in %s that none was used when the person gave up',
    async ([language, button, sentence]) => {
      stubBrowser({ get: cancelled })
      const { user } = await openPage('/signin', { language })
      await user.click(await screen.findByRole('button', { name: button }))

      expect(await screen.findByText(sentence)).toBeDefined()
    },
  )

  test.for([
    [
      'en',
      'Sign in with a passkey',
      'This passkey could not be used. Try again, or go on with your password.',
    ],
    [
      'ar',
      'سجّل الدخول بمفتاح مرور',
      'تعذّر استخدام مفتاح المرور. أعد المحاولة أو تابع بكلمة المرور.',
    ],
  ] as const)('says in %s that the store refused it', async ([language, button, sentence]) => {
    stubBrowser({ get: async () => credential })
    const error = 'This passkey could not be used. Try again, or go on with your password.'
    server.answerRaw(
      'POST /api/auth/passkey/verify-authentication',
      refused(error, 'accounts.passkey_refused', 401),
    )
    const { user } = await openPage('/signin', { language })
    await user.click(await screen.findByRole('button', { name: button }))

    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('offers none to a browser that knows none', async () => {
    await openPage('/signin')
    await screen.findByRole('button', { name: 'Sign In' })

    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  })
})

describe('the passkeys of the account', () => {
  beforeEach(() => server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' }))

  test('get one more with a name and the password', async () => {
    stubBrowser({ create: async () => credential })
    server.answerRaw('POST /api/auth/passkey/generate-register-options', () =>
      Response.json({
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'Wakeel' },
        user: { id: 'AAAA', name: 'a', displayName: 'a' },
        pubKeyCredParams: [],
      }),
    )
    server.answerRaw('POST /api/auth/passkey/verify-registration', () => {
      passkeys = [{ ...laptop, id: 'p2', name: 'Phone' }, laptop]
      return Response.json(passkeys[0])
    })
    const { user } = await openPage('/account?tab=security')
    const name = await screen.findByLabelText('Name of the passkey')
    await user.clear(name)
    await user.type(name, 'Phone')
    await user.type(screen.getByLabelText('Password, to add a passkey'), 'the password')
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))

    expect(await screen.findByText('Phone')).toBeDefined()
    expect(sent('/generate-register-options')).toEqual([{ password: 'the password' }])
    expect(sent('/verify-registration')).toEqual([
      { name: 'Phone', response: expect.objectContaining({ id: 'AQID' }) },
    ])
  })

  test('are not added with a wrong password', async () => {
    stubBrowser({})
    const refusal = refused('The password is not right.', 'accounts.password_wrong', 403)
    server.answerRaw('POST /api/auth/passkey/generate-register-options', refusal)
    const { user } = await openPage('/account?tab=security')
    await user.type(await screen.findByLabelText('Password, to add a passkey'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))

    expect(await screen.findByText('The password is not right.')).toBeDefined()
  })

  test('are renamed', async () => {
    server.answerRaw('POST /api/auth/passkey/update-passkey', () => {
      passkeys = [{ ...laptop, name: 'Work laptop' }]
      return Response.json(passkeys[0])
    })
    const { user } = await openPage('/account?tab=security')
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(
      dialog.getByLabelText('Name of the passkey'),
      '{Control>}a{/Control}Work laptop',
    )
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Work laptop')).toBeDefined()
  })

  test('are removed with the password', async () => {
    server.answerRaw('POST /api/auth/passkey/delete-passkey', () => {
      passkeys = []
      return Response.json({ status: true })
    })
    const { user } = await openPage('/account?tab=security')
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText('“Laptop” will no longer sign you in. Remove it on the device too.'),
    ).toBeDefined()
    await user.type(dialog.getByLabelText('Your password'), 'the password')
    await user.click(dialog.getByRole('button', { name: 'Remove' }))

    expect(await screen.findByText('You have no passkeys yet.')).toBeDefined()
    expect(sent('/delete-passkey')).toEqual([{ id: 'p1', password: 'the password' }])
  })

  test('cannot be made in a browser that knows none, which is said in both languages', async () => {
    await openPage('/account?tab=security')
    expect(await screen.findByText(/cannot make passkeys/)).toBeDefined()
    await openPage('/account?tab=security', { language: 'ar' })
    expect(await screen.findByText(/لا يستطيع هذا المتصفح/)).toBeDefined()
  })
})
