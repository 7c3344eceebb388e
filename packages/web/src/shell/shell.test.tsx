import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list, storeFacts } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { RETURNING_KEY } from '../early.ts'
import { refreshSession } from '../session/session.ts'

let server: FakeServer

beforeEach(() => {
  const shown = app()
  server = fakeServer()
    .answer('catalogue.listApps', () => list([shown]))
    .answer('catalogue.getApp', () => ({ success: true, app: shown }))
})

const activeTab = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' })
    .textContent

describe('the top bar', () => {
  test.each([
    ['/', 'Today'],
    ['/today', 'Today'],
    ['/app-store', 'Apps'],
    ['/app-store/vat-desk', 'Apps'],
    ['/app-store/vat-desk/demo', 'Apps'],
    ['/search', 'Search'],
    ['/account', 'Account'],
  ])('on %s the tab %s is the active one', async (address, tab) => {
    server.answer('runs.getDemoInfo', () => ({
      success: true,
      demo_info: { used: 0, remaining: 3, limit: 3 },
    }))
    await openPage(address)
    expect(activeTab()).toBe(tab)
  })

  test('no tab is active on a page that belongs to none', async () => {
    await openPage('/pricing')
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', {
        current: 'page',
      }),
    ).toBeNull()
  })

  test('a visitor is offered to sign in, to sign up and Wakeel Pro', async () => {
    await openPage('/pricing')
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveProperty(
      'href',
      expect.stringContaining('/signin'),
    )
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveProperty(
      'href',
      expect.stringContaining('/signup'),
    )
    expect(screen.getByRole('link', { name: 'Wakeel Pro' })).toHaveProperty(
      'href',
      expect.stringContaining('/pricing'),
    )
  })

  test.each([
    ['layla', 'L'],
    ['  omar', 'O'],
    ['', 'U'],
    ['نورة', 'ن'],
  ])(
    'somebody signed in as "%s" has the avatar letter %s, which leads to the account',
    async (name, letter) => {
      server.signIn({ id: 'p1', name, email: 'someone@example.com' })
      await openPage('/pricing')
      const avatar = await screen.findByRole('link', { name: 'Your account' })
      expect(avatar.textContent).toBe(letter)
      expect(avatar).toHaveProperty('href', expect.stringContaining('/account'))
      expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
    },
  )
})

describe('the search box of the top bar', () => {
  test('Enter goes to search with the trimmed words in the address', async () => {
    const { user, address } = await openPage('/pricing')
    await user.type(screen.getByPlaceholderText('Search AI agents'), '  vat & tax {Enter}')
    expect(address()).toBe('/search?q=vat+%26+tax')
  })

  test('Enter on blank words goes nowhere', async () => {
    const { user, address } = await openPage('/pricing')
    await user.type(screen.getByPlaceholderText('Search AI agents'), '   {Enter}')
    expect(address()).toBe('/pricing')
  })

  test('the key / brings the cursor to it', async () => {
    const { user } = await openPage('/pricing')
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Search AI agents'))
  })
})

describe('another page', () => {
  test('takes the focus, so that the keyboard goes on where the reader looks', async () => {
    const { user } = await openPage('/pricing')
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('is read out by its title', async () => {
    const { user } = await openPage('/pricing')
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    expect(await screen.findByText('Terms of use · Wakeel')).toHaveProperty('role', 'status')
  })

  test('the bottom tab bar is there but hidden', async () => {
    await openPage('/pricing')
    expect(screen.getByTestId('bottom-tab-bar').hidden).toBe(true)
  })
})

describe('addresses', () => {
  test.each([
    '/nowhere',
    '/app-store/a/b/c',
    '/creator/academy',
    '/governance/dao',
    '/tokenization',
    '/data-market',
    '/enterprise',
    '/observability',
    '/constitution',
    '/mobile',
    '/treasury',
    '/foundation',
    '/council',
  ])('the unknown path %s leads to the first page, which says so', async (path) => {
    const { address } = await openPage(path)
    expect(address()).toBe('/')
    expect(screen.getByRole('heading', { level: 1, name: 'Agents that do the work' })).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('Page not found')
    expect(screen.getByText(path).tagName).toBe('BDI')
  })

  test('a page that exists says nothing of a missing one, nor does the first page once it is chosen', async () => {
    const { user } = await openPage('/nowhere', { language: 'ar' })
    expect(await screen.findByText('الصفحة غير موجودة')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'ابقَ في الصفحة الأولى' }))
    expect(screen.queryByText('الصفحة غير موجودة')).toBeNull()
  })
})

describe('the reader', () => {
  test('switching to Arabic turns the document right to left and is remembered', async () => {
    const { user } = await openPage('/pricing')
    await user.click(screen.getAllByRole('button', { name: 'العربية' })[0]!)
    expect(document.documentElement.lang).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.cookie).toContain('wakeel_language=ar')
    expect(screen.getByRole('heading', { level: 1, name: 'الباقات والأسعار' })).toBeDefined()
  })

  test('switching the colours overrules the system and is remembered', async () => {
    const { user } = await openPage('/pricing')
    await user.click(screen.getAllByRole('button', { name: 'Dark colours' })[0]!)
    expect(document.documentElement.dataset.scheme).toBe('dark')
    expect(localStorage.getItem('wakeel_scheme')).toBe('dark')
  })
})

describe('the footer', () => {
  const links = async () =>
    (await screen.findByRole('navigation', { name: 'Store' })).querySelectorAll('a')

  test('leads to the law, to how ratings and earnings are counted, to the state of the service and to its operator', async () => {
    await openPage('/pricing')
    expect(Array.from(await links(), ({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Terms',
        'Privacy',
        'Ratings',
        'Earnings',
        'Moderation log',
        'Status',
        'Contact',
      ]),
    )
  })

  test('has no link that leads back to the first page, as unknown addresses do', async () => {
    const { router } = await openPage('/pricing')
    const targets = Array.from(await links(), (link) => link.getAttribute('href')!)
    const unknown = targets.filter((target) => router.matchRoutes(target).at(-1)?.routeId === '/$')
    expect(targets.length).toBeGreaterThan(8)
    expect(unknown).toEqual([])
  })
})

describe('what the store says about itself', () => {
  test('the footer says that there is sample data while there is', async () => {
    server.answer('catalogue.getStore', () => storeFacts({ has_sample_data: true }))
    await openPage('/pricing')
    expect(await screen.findByText(/This store holds sample data/)).toBeDefined()
  })

  test('the investor banner shows when its flag is on', async () => {
    server.answer('catalogue.getStore', () => storeFacts({ investor_demo: true }))
    await openPage('/pricing')
    expect(await screen.findByText(/Investor demo mode/)).toBeDefined()
    expect(screen.queryByText(/This store holds sample data/)).toBeNull()
  })

  test('who was signed in sees no way in until it is known whether they still are', async () => {
    server.signIn({ id: 'p1', name: 'Layla', email: 'layla@example.com' })
    await openPage('/pricing')
    await screen.findByRole('link', { name: 'Your account' })
    const { dataset } = document.documentElement
    expect(dataset.returning).toBeUndefined()

    await import('../first-view.ts')
    expect(dataset.returning).toBe('')
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await refreshSession()
    expect(dataset.returning).toBeUndefined()
    expect(localStorage.getItem(RETURNING_KEY)).toBeNull()
  })

  test.each([
    ['starter', '/pricing'],
    ['pro', '/account?tab=subscriptions'],
    ['enterprise', '/account?tab=subscriptions'],
  ] as const)('Wakeel Pro leads somebody on %s to %s', async (subscriptionTier, address) => {
    server.signIn({ id: 'p1', name: 'Layla', email: 'layla@example.com', subscriptionTier })
    await openPage('/pricing')
    await screen.findByRole('link', { name: 'Your account' })
    expect(screen.getByRole('link', { name: 'Wakeel Pro' })).toHaveProperty(
      'href',
      expect.stringMatching(new RegExp(`${address.replace('?', '\\?')}$`)),
    )
  })
})
