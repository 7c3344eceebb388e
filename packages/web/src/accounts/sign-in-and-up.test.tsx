import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('accounts.getAccount', () => ({
    success: true,
    user: {
      id: 'aisha',
      name: 'Aisha Rahman',
      email: 'aisha@example.ae',
      second_factor: 'off',
      email_verified: false,
      role: 'user',
      permissions: ['app_access'],
      subscription_tier: 'starter',
      demo_runs_used: 2,
      created_at: '2026-11-01T08:00:00.000Z',
    },
  }))
  server.answerRaw('GET /api/auth/list-sessions', () => Response.json([]))
})

const refuse =
  (error: string, status = 401) =>
  () =>
    Response.json({ success: false, error, message: error, code: 'accounts.x' }, { status })
const accept = () => {
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  return Response.json({ token: 'a-token', user: { id: 'aisha' } })
}
const sent = (path: string) =>
  server.received.filter(({ address }) => address === path).map(({ body }) => body)

describe('signing up from a network that made many accounts', () => {
  const tooMany = () =>
    Response.json(
      {
        success: false,
        error: 'Many accounts were made from your network just now.',
        code: 'accounts.too_many_sign_ups',
      },
      { status: 429, headers: { 'retry-after': '541' } },
    )
  const signUp = async (
    { user }: Awaited<ReturnType<typeof openPage>>,
    [name, email, password, confirmation]: string[],
    submit: string,
  ) => {
    await user.type(await screen.findByLabelText(name!), 'Aisha Rahman')
    await user.type(screen.getByLabelText(email!), 'aisha@example.ae')
    await user.type(screen.getByLabelText(password!), 'a long password')
    await user.type(screen.getByLabelText(confirmation!), 'a long password')
    await user.click(screen.getByRole('button', { name: submit }))
  }

  test('says so, and when to come back', async () => {
    server.answerRaw('POST /api/auth/sign-up/email', tooMany)
    await signUp(
      await openPage('/signup'),
      ['Full name', 'Email', 'Password', 'Confirm password'],
      'Sign Up',
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Many accounts were made from your network just now. Try again in 10 minutes.',
    )
  })

  test('says so in Arabic too', async () => {
    server.answerRaw('POST /api/auth/sign-up/email', tooMany)
    const page = await openPage('/signup', { language: 'ar' })
    await signUp(
      page,
      ['الاسم الكامل', 'البريد الإلكتروني', 'كلمة المرور', 'تأكيد كلمة المرور'],
      'إنشاء حساب',
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'أُنشئت حسابات كثيرة من شبكتك قبل قليل. أعد المحاولة بعد 10 دقائق.',
    )
  })
})

describe('signing in', () => {
  const path = '/api/auth/sign-in/email'
  const fill = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.type(await screen.findByLabelText('Email'), 'aisha@example.ae')
    await user.type(screen.getByLabelText('Password'), 'a long password')
  }

  test('leads to the account', async () => {
    server.answerRaw(`POST ${path}`, accept)
    const page = await openPage('/signin')
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined()
    expect(page.address()).toBe('/account')
    expect(sent(path)).toEqual([{ email: 'aisha@example.ae', password: 'a long password' }])
  })

  test.for([
    [
      'en',
      'Email',
      'Password',
      'Sign In',
      /with a passkey, on a device.* Try again in 9 minutes\./,
    ],
    [
      'ar',
      'البريد الإلكتروني',
      'كلمة المرور',
      'تسجيل الدخول',
      /بمفتاح مرور، أو من جهاز.* أعد المحاولة بعد/,
    ],
  ] as const)(
    'held back says in %s which ways in are left, and how long it lasts',
    async ([language, email, password, go, sentence]) => {
      const error = 'You still get in with a passkey, on a device that you used before.'
      server.answerRaw(`POST ${path}`, () =>
        Response.json(
          { success: false, error, code: 'accounts.sign_in_held' },
          { status: 429, headers: { 'retry-after': '530' } },
        ),
      )
      const { user } = await openPage('/signin', { language })
      await user.type(await screen.findByLabelText(email), 'aisha@example.ae')
      await user.type(screen.getByLabelText(password), 'a long password')
      await user.click(screen.getByRole('button', { name: go }))

      expect(await screen.findByText(sentence)).toBeDefined()
    },
  )

  test('cannot be submitted while the e-mail or the password is empty', async () => {
    const { user } = await openPage('/signin')
    const submit = await screen.findByRole('button', { name: 'Sign In' })
    expect(submit).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Email'), 'aisha@example.ae')
    expect(submit).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Password'), 'x')
    expect(submit).toHaveProperty('disabled', false)
  })

  test('asks for an e-mail of the right form', async () => {
    await openPage('/signin')
    expect(await screen.findByLabelText('Email')).toHaveProperty('type', 'email')
  })

  test('cannot be submitted twice', async () => {
    server.answerRaw(`POST ${path}`, () => new Promise<Response>(() => {}))
    const page = await openPage('/signin')
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  test('that is refused shows the message of the service', async () => {
    server.answerRaw(`POST ${path}`, refuse('The email or the password is not right.'))
    const page = await openPage('/signin')
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The email or the password is not right.',
    )
  })

  test('that fails without a message says Sign in failed', async () => {
    server.answerRaw(`POST ${path}`, refuse(''))
    const page = await openPage('/signin')
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Sign in failed')
  })

  test('without a network says Network error - please try again', async () => {
    const page = await openPage('/signin')
    await fill(page)
    server.cutOff()
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error - please try again')
  })

  test('shows and hides the password', async () => {
    const { user } = await openPage('/signin')
    const password = await screen.findByLabelText('Password')
    expect(password).toHaveProperty('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveProperty('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveProperty('type', 'password')
  })

  test('leads to signing up', async () => {
    const { user, address } = await openPage('/signin')
    await user.click(await screen.findByRole('link', { name: 'Create Account' }))
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeDefined()
    expect(address()).toBe('/signup')
  })
})

describe('the second step of signing in', () => {
  const openStep = async () => {
    server.answerRaw('POST /api/auth/sign-in/email', () =>
      Response.json({ twoFactorRedirect: true }),
    )
    const page = await openPage('/signin?to=/pricing')
    await page.user.type(await screen.findByLabelText('Email'), 'aisha@example.ae')
    await page.user.type(screen.getByLabelText('Password'), 'a long password')
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByLabelText('Six-digit code')
    return page
  }

  test('is still there after a reload, and leads on to where the person was going', async () => {
    server.answerRaw('POST /api/auth/two-factor/verify-totp', accept)
    const { user, address } = await (await openStep()).reload()
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(address()).toBe('/pricing'))
    expect(sent('/api/auth/two-factor/verify-totp')).toEqual([
      { code: '123456', trustDevice: false },
    ])
  })

  test('can be left for another account', async () => {
    const { user, reload } = await openStep()
    await user.click(screen.getByRole('button', { name: 'Sign in as somebody else' }))
    expect(await screen.findByLabelText('Password')).toBeDefined()
    await reload()
    expect(await screen.findByLabelText('Password')).toBeDefined()
  })
})

describe('signing up', () => {
  const path = '/api/auth/sign-up/email'
  const fill = async (
    { user }: Awaited<ReturnType<typeof openPage>>,
    password = 'a long password',
    confirmation = password,
  ) => {
    await user.type(await screen.findByLabelText('Full name'), ' Aisha Rahman ')
    await user.type(screen.getByLabelText('Email'), 'aisha@example.ae')
    await user.type(screen.getByLabelText('Password'), password)
    await user.type(screen.getByLabelText('Confirm password'), confirmation)
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  }

  test('signs in and leads to the account', async () => {
    server.answerRaw(`POST ${path}`, accept)
    const page = await openPage('/signup')
    await fill(page)
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeDefined()
    expect(sent(path)).toEqual([
      { name: 'Aisha Rahman', email: 'aisha@example.ae', password: 'a long password' },
    ])
  })

  test('on the way to another page says there that the email is to be confirmed', async () => {
    server.answerRaw(`POST ${path}`, accept)
    const page = await openPage('/signup?to=/pricing')
    await fill(page)
    expect(await screen.findByText(/with the link that we sent to aisha@example\.ae/)).toBeDefined()
    expect(page.address()).toBe('/pricing')
  })

  test.for([
    ['en', 'Email', 'Write a whole email address: name@example.com, for example.'],
    ['ar', 'البريد الإلكتروني', 'اكتب بريدًا إلكترونيًا كاملًا، مثل \u2066name@example.com\u2069.'],
  ] as const)(
    'with an email that is none says so in %s, and goes there',
    async ([language, label, sentence]) => {
      const { user } = await openPage('/signup', { language })
      const email = await screen.findByLabelText(label)
      for (const field of document.querySelectorAll('input')) await user.type(field, 'not an email')
      await user.click(document.querySelector('[type=submit]')!)
      expect((await screen.findByRole('alert')).textContent).toBe(sentence)
      expect(document.activeElement).toBe(email)
      await user.type(email, 'x')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(sent(path)).toEqual([])
    },
  )

  test('with two different passwords is refused, and the error clears on typing', async () => {
    const page = await openPage('/signup')
    await fill(page, 'a long password', 'another password')
    expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match')
    await page.user.type(screen.getByLabelText('Confirm password'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent(path)).toEqual([])
  })

  test('with a password of seven characters is refused', async () => {
    const page = await openPage('/signup')
    await fill(page, '1234567')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Password must be at least 8 characters',
    )
    expect(sent(path)).toEqual([])
  })

  test('with a password that others use is refused at its field, which says so beforehand', async () => {
    server.answerRaw(`POST ${path}`, () =>
      Response.json({ code: 'accounts.password_too_common', message: 'Common.' }, { status: 400 }),
    )
    const page = await openPage('/signup')
    const field = screen.getByLabelText('Password')
    const describes = () =>
      field
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent)
    expect(describes()).toEqual(['At least 8 characters, and not a common one such as password1'])
    await fill(page, 'password1')
    await waitFor(() => expect(describes()).toHaveLength(2))
    expect(describes()[1]).toBe(screen.getByRole('alert').textContent)
    await page.user.type(field, 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('with an e-mail that has an account says no more than to look into the mailbox', async () => {
    server.answerRaw(`POST ${path}`, () => Response.json({ token: null, user: { id: 'nobody' } }))
    const page = await openPage('/signup')
    await fill(page)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
    expect(screen.getByText('aisha@example.ae').parentElement?.textContent).toBe(
      'To go on, open the email that we sent to aisha@example.ae',
    )
  })

  test('that is refused shows the message of the service, else Registration failed', async () => {
    server.answerRaw(`POST ${path}`, refuse('Too many requests. Wait a moment and try again.', 429))
    const page = await openPage('/signup')
    await fill(page)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many requests. Wait a moment and try again.',
    )
    server.answerRaw(`POST ${path}`, refuse('', 422))
    await page.user.click(screen.getByRole('button', { name: 'Sign Up' }))
    expect(await screen.findByText('Registration failed')).toBeDefined()
  })
})

describe('a forgotten password', () => {
  test('is answered alike whether the account exists or not', async () => {
    server.answerRaw('POST /api/auth/request-password-reset', () => Response.json({ status: true }))
    const { user } = await openPage('/forgot-password')
    await user.type(await screen.findByLabelText('Email'), 'aisha@example.ae')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(
      await screen.findByText(/If aisha@example.ae belongs to an account, a link is on its way/),
    ).toBeDefined()
  })

  test('is replaced with the token of the email', async () => {
    server.answerRaw('POST /api/auth/reset-password', () => Response.json({ status: true }))
    const { user } = await openPage('/reset-password?token=abc')
    await user.type(await screen.findByLabelText('New password'), 'a newer password')
    await user.type(screen.getByLabelText('Confirm new password'), 'a newer password')
    await user.click(screen.getByRole('button', { name: 'Save password' }))
    expect(
      await screen.findByText('Your password was changed. Sign in with the new one.'),
    ).toBeDefined()
    expect(sent('/api/auth/reset-password')).toEqual([
      { token: 'abc', newPassword: 'a newer password' },
    ])
  })

  test('cannot be replaced without a token', async () => {
    await openPage('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not complete')
  })
})

describe('confirming an e-mail', () => {
  test('happens as soon as the link is opened', async () => {
    server.answerRaw('GET /api/auth/verify-email', () => Response.json({ status: true }))
    await openPage('/verify-email?token=abc')
    expect(await screen.findByText('Your email address is confirmed.')).toBeDefined()
  })

  test('with an old link says so', async () => {
    server.answerRaw(
      'GET /api/auth/verify-email',
      refuse('This link is no longer valid. Ask for a new one.', 400),
    )
    await openPage('/verify-email?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This link is no longer valid. Ask for a new one.',
    )
  })
})
