import { act, screen, within } from '@testing-library/react'
import type { admin } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'
// What arrives later in a browser is here before the tests begin.
import '../admin/people-list.tsx'
import './people-page.tsx'
import { showcase } from '../admin/people-showcase.ts'
import '../admin/person-panel.tsx'
import '../admin/role-cards.tsx'

const person = (changes: Partial<admin.AdminUser> = {}): admin.AdminUser => ({
  id: 'hamad',
  name: 'Hamad Darwish',
  email: 'hamad@example.ae',
  role: 'user',
  status: 'active',
  lastLogin: '2026-11-18T08:05:00Z',
  createdAt: '2025-03-11T10:05:00Z',
  permissions: ['app_access'],
  trustScore: null,
  verified: true,
  company: null,
  subscription_tier: 'starter',
  has_subscription: false,
  ...changes,
})

let server: FakeServer
/** What the server knows. */
let people: admin.AdminUser[]
beforeEach(() => {
  server = fakeServer()
  people = [person()]
})

/** A server that manages `people`, asked by an administrator. */
function live() {
  server.signIn({ id: 'noura', name: 'Noura Al Hashimi', email: 'noura@example.ae', role: 'admin' })
  const find = (id: string) => {
    const found = people.find((one) => one.id === id)
    if (!found) throw new Refusal('accounts.user_not_found')
    return found
  }
  const change = (id: string, changes: Partial<admin.AdminUser>) => {
    people = people.map((one) => (one.id === id ? { ...one, ...changes } : one))
    return { success: true as const, user: find(id) }
  }
  server.answer('admin.listPeople', () => ({
    success: true,
    people,
    total: people.length,
    next_cursor: null,
  }))
  server.answer('admin.countRoles', () => ({
    success: true,
    roles: { founder: 1, admin: 2, creator: 1204, enterprise_user: 0, user: 31 },
  }))
  server.answer('admin.getPerson', ({ id }) => ({ success: true, user: find(id) }))
  server.answer('admin.setRole', ({ id, role }) => change(id, { role }))
  server.answer('admin.suspendPerson', ({ id }) => change(id, { status: 'suspended' }))
  server.answer('admin.restorePerson', ({ id }) => change(id, { status: 'active' }))
}

async function open(address = '/admin/users', language: 'en' | 'ar' = 'en') {
  // Parts that arrive later make React wait inside of what opens the page.
  const page = await act(() => openPage(address, { language }))
  await screen.findByRole('complementary')
  return page
}
const list = async () => within(await screen.findByRole('table', { name: 'People' }))
const details = () => within(screen.getByRole('complementary', { name: 'User details' }))
const choose = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
const names = async () =>
  (await list()).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent)
const requests = (path: string) => server.received.filter(({ address }) => address.startsWith(path))
const alert = (words: string) => screen.findByText(words)

describe('without the right', () => {
  test.for(['/admin', '/admin/users'])(
    '%s shows invented people under the badge, and asks the server for none',
    async (address) => {
      await open(address)
      expect(await screen.findByText('Demo data')).toBeDefined()
      expect(await names()).toHaveLength(10)
      expect(screen.getByText('10 people')).toBeDefined()
      expect(requests('/api/admin')).toEqual([])
      const note = await screen.findByText(/people on this page are invented/)
      const signIn = within(note.parentElement!).getByRole('link', { name: 'Sign In' })
      expect(signIn.getAttribute('href')).toContain(`to=${encodeURIComponent(address)}`)
    },
  )

  test('a signed-in user sees the same as a visitor', async () => {
    server.signIn({ id: 'sara', name: 'Sara', email: 'sara@example.ae', role: 'user' })
    await open()
    expect(await screen.findByText('Demo data')).toBeDefined()
    expect(await names()).toContain('Layla Haddad')
    expect(await screen.findByText(/The account that you are signed in with may not/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign out in your settings' })).toBeDefined()
  })

  test('every role and every status is there, and the trust scores have their colours', async () => {
    await open()
    const rows = await list()
    for (const words of [
      'Founder',
      'Administrator',
      'Creator',
      'Enterprise user',
      'User',
      'Active',
      'Inactive',
      'Suspended',
    ])
      expect(rows.getAllByText(words).length).toBeGreaterThan(0)
    const toneOf = (score: string) => rows.getByText(score).dataset.tone
    expect([toneOf('94'), toneOf('86'), toneOf('71')]).toEqual(['green', 'orange', 'grey'])
  })

  test('people are searched, filtered and ordered, all of it in the address', async () => {
    const { user, address } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'haddad')
    expect(await screen.findByText('1 person', { selector: '[role=status]' })).toBeDefined()
    expect(await names()).toEqual(['Layla Haddad'])
    expect(address()).toBe('/admin/users?search=haddad')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    await user.selectOptions(screen.getByLabelText('Role'), 'User')
    expect(await screen.findByText('1 person', { selector: '[role=status]' })).toBeDefined()
    expect(await names()).toEqual(['Tariq Aziz'])
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await user.selectOptions(screen.getByLabelText('Order'), 'By name')
    expect(await screen.findByText('10 people', { selector: '[role=status]' })).toBeDefined()
    expect((await names())[0]).toBe('Anita Verma')
    expect(address()).toBe('/admin/users?order=name')
  })

  test('nobody who matches is said, with the way back', async () => {
    await open('/admin/users?search=nobody')
    expect(await screen.findByText('Nobody matches these filters.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined()
  })

  test('a creator is shown with agents, earnings and permissions', async () => {
    const { user, address } = await open()
    await user.click(await choose('Layla Haddad'))
    expect(await details().findByRole('heading', { name: 'Layla Haddad' })).toBe(
      document.activeElement,
    )
    expect(details().getByText('AED 45,670.00')).toBeDefined()
    expect(details().getByText('Haddad Automation FZ-LLC')).toBeDefined()
    expect(details().getByText('Create agents')).toBeDefined()
    expect(address()).toBe('/admin/users?person=demo-3')
  })

  test('a new role is only shown on this page, with the alert and the new counts', async () => {
    const { user } = await open('/admin/users?person=demo-8')
    await user.selectOptions(await details().findByLabelText('New role'), 'Creator')
    await user.click(details().getByRole('button', { name: 'Update role' }))
    expect(await alert('User role updated to Creator')).toBeDefined()
    expect(await details().findByText('Create agents')).toBeDefined()
    const creators = screen.getByRole('heading', { level: 3, name: 'Creator' }).closest('li')!
    expect(await within(creators).findByText('4 people')).toBeDefined()
    expect(requests('/api/admin')).toEqual([])
  })

  test('the founder’s role is shown and fixed, nobody else is offered it, and the founder cannot be suspended', async () => {
    const { user } = await open('/admin/users?person=demo-1')
    const role = await details().findByLabelText<HTMLSelectElement>('New role')
    expect([role.value, role.disabled]).toEqual(['founder', true])
    expect(
      details().getByText(
        'The founder’s role cannot be changed and the founder cannot be suspended.',
      ),
    ).toBeDefined()
    expect(details().queryByRole('button', { name: 'Suspend' })).toBeNull()
    await user.click(await choose('Grace Fernandes'))
    await details().findByRole('heading', { name: 'Grace Fernandes' })
    expect(
      within(details().getByLabelText('New role')).queryByRole('option', { name: 'Founder' }),
    ).toBeNull()
  })

  test('somebody is suspended after the question and restored again', async () => {
    const { user } = await open('/admin/users?person=demo-9')
    await user.click(await details().findByRole('button', { name: 'Suspend' }))
    const question = within(await screen.findByRole('dialog', { name: 'Suspend Grace Fernandes?' }))
    await user.click(question.getByRole('button', { name: 'Suspend' }))
    expect(await alert('Grace Fernandes was suspended.')).toBeDefined()
    await user.click(await details().findByRole('button', { name: 'Restore' }))
    const back = within(await screen.findByRole('dialog', { name: 'Restore Grace Fernandes?' }))
    await user.click(back.getByRole('button', { name: 'Restore' }))
    expect(await alert('Grace Fernandes was restored.')).toBeDefined()
    // Who never signed in is inactive, as in the store.
    expect(await details().findByText('Inactive')).toBeDefined()
  })

  test.each([
    ['demo-8', 'signed in within ninety days', 'Active'],
    ['demo-7', 'did not for longer', 'Inactive'],
  ])('%s, who %s, is restored to: %s', async (id, _, status) => {
    await showcase.suspendPerson({ id, reason: 'Tried out.' })
    const { user } = await open(`/admin/users?person=${id}`)
    await user.click(await details().findByRole('button', { name: 'Restore' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }),
    )
    expect(await details().findByText(status)).toBeDefined()
  })

  test.each([
    ['demo-10', 'No plan (free runs)'],
    ['demo-8', 'Pro'],
  ])('%s has the plan: %s', async (id, plan) => {
    await open(`/admin/users?person=${id}`)
    expect(await details().findByText(plan)).toBeDefined()
  })

  test('no log is offered, for what is done here stands in none', async () => {
    await open('/admin/users?person=demo-8')
    await details().findByRole('heading', { name: 'Yousef Rahman' })
    expect(details().queryByRole('link', { name: 'Audit log of this person' })).toBeNull()
  })

  test('the question can be answered with no', async () => {
    const { user } = await open('/admin/users?person=demo-6')
    await user.click(await details().findByRole('button', { name: 'Suspend' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(details().getByText('Active')).toBeDefined()
  })

  test('the file has those who match', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    const { user } = await open('/admin/users?role=enterprise_user')
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await screen.findByRole('button', { name: /^Export CSV/ })
    const [file, name] = saved.mock.calls[0]!
    expect(name).toBe('demo-people.csv')
    expect((await file.text()).trim().split('\r\n')).toHaveLength(3)
  })

  test('all of it is read in Arabic', async () => {
    await open('/admin/users?person=demo-3', 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'الأشخاص' })).toBeDefined()
    expect(await screen.findByText('بيانات تجريبية')).toBeDefined()
    expect(await screen.findByText('إنشاء الوكلاء', { selector: 'aside *' })).toBeDefined()
    expect(screen.getByText('10 أشخاص')).toBeDefined()
  })
})

describe('with the right', () => {
  beforeEach(live)

  test('real people are shown without the badge, as the address asks the server for them', async () => {
    await open('/admin/users?search=ham&role=user&status=active&order=last_login')
    expect(await names()).toEqual(['Hamad Darwish'])
    expect(screen.queryByText(/Demo data|are invented/)).toBeNull()
    expect(requests('/api/admin/people')[0]!.address).toBe(
      '/api/admin/people?limit=25&order=last_login&role=user&search=ham&status=active',
    )
  })

  test('the next page is asked for', async () => {
    server.answer('admin.listPeople', ({ cursor }) => ({
      success: true,
      people: [cursor ? person({ id: 'two', name: 'Second Page' }) : person()],
      total: 2,
      next_cursor: cursor ? null : 'next',
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await choose('Second Page')).toBeDefined()
    expect(await names()).toEqual(['Hamad Darwish', 'Second Page'])
  })

  test('roles are shown with what they may do and how many people have them', async () => {
    await open()
    const creators = (await screen.findByRole('heading', { level: 3, name: 'Creator' })).closest(
      'li',
    )!
    expect(await within(creators).findByText('1,204 people')).toBeDefined()
    expect(within(creators).getByText('Payouts')).toBeDefined()
    const founder = screen.getByRole('heading', { level: 3, name: 'Founder' }).closest('li')!
    expect(within(founder).getByText('Everything')).toBeDefined()
  })

  test('a trust score is green from 90 on, orange from 80 on, and grey below', async () => {
    people = [90, 89, 80, 79].map((trustScore) =>
      person({ id: `${trustScore}`, name: `Person ${trustScore}`, trustScore }),
    )
    await open()
    const tones = [...(await list()).getAllByText(/^\d\d$/)].map(({ textContent, dataset }) => [
      textContent,
      dataset.tone,
    ])
    expect(tones).toEqual([
      ['90', 'green'],
      ['89', 'orange'],
      ['80', 'orange'],
      ['79', 'grey'],
    ])
  })

  test.each([
    ['Founder', ['Everything']],
    ['Administrator', ['Manage people', 'Moderate agents', 'Store analytics', 'Store settings']],
    ['Creator', ['Create agents', 'Manage own agents', 'Own analytics', 'Payouts']],
    ['Enterprise user', ['Use agents', 'Enterprise features', 'Manage a team']],
    ['User', ['Use agents']],
  ])(
    'the role %s stands under its colour and may do what the specification says',
    async (role, permissions) => {
      await open()
      const heading = await screen.findByRole('heading', { level: 3, name: role })
      expect(heading.querySelector('[data-role]')).not.toBeNull()
      const said = heading.closest('li')!.textContent!
      expect(said.endsWith(permissions.join(''))).toBe(true)
    },
  )

  test('a new role needs a reason, is sent with it, and is said', async () => {
    const { user } = await open('/admin/users?person=hamad')
    const button = await details().findByRole('button', { name: 'Update role' })
    await user.selectOptions(details().getByLabelText('New role'), 'Enterprise user')
    expect(button).toHaveProperty('disabled', true)
    await user.type(details().getByLabelText('Reason'), '  Joined a team. ')
    await user.click(button)
    expect(await alert('User role updated to Enterprise user')).toBeDefined()
    expect(requests('/api/admin/people/hamad/role')).toMatchObject([
      { method: 'PUT', body: { role: 'enterprise_user', reason: 'Joined a team.' } },
    ])
    expect((await list()).getByText('Enterprise user')).toBeDefined()
  })

  test('a role that could not be changed says so with the server’s sentence, and keeps what was written', async () => {
    server.answer('admin.setRole', () => {
      throw new Refusal('accounts.forbidden')
    })
    const { user } = await open('/admin/users?person=hamad')
    await user.selectOptions(await details().findByLabelText('New role'), 'Administrator')
    await user.type(details().getByLabelText('Reason'), 'Asked for.')
    await user.click(details().getByRole('button', { name: 'Update role' }))
    expect(await alert('Failed to update user role')).toBeDefined()
    expect(details().getByText('Your account may not do this.')).toBeDefined()
    expect(details().getByLabelText('Reason')).toHaveProperty('value', 'Asked for.')
  })

  test('a suspension needs a reason, and what stands against it is said in the question', async () => {
    server.answer('admin.suspendPerson', () => {
      throw new Refusal('accounts.founder_protected')
    })
    const { user } = await open('/admin/users?person=hamad')
    await user.click(await details().findByRole('button', { name: 'Suspend' }))
    const question = within(await screen.findByRole('dialog', { name: 'Suspend Hamad Darwish?' }))
    expect(question.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true)
    await user.type(question.getByLabelText('Reason'), 'Spam.')
    await user.click(question.getByRole('button', { name: 'Suspend' }))
    expect((await question.findByRole('alert')).textContent).toContain(
      'The person was not suspended. The founder’s role cannot be changed',
    )
  })

  test('nobody acts on themselves', async () => {
    people = [person({ id: 'noura', name: 'Noura Al Hashimi', role: 'admin' })]
    await open('/admin/users?person=noura')
    expect(
      await details().findByText(
        'This is you. Nobody changes their own role or suspends themselves.',
      ),
    ).toBeDefined()
    expect(details().getByLabelText('New role')).toHaveProperty('disabled', true)
    expect(details().queryByRole('button', { name: 'Suspend' })).toBeNull()
  })

  test('the log of a person is a press away', async () => {
    await open('/admin/users?person=hamad')
    expect(await details().findByRole('link', { name: 'Audit log of this person' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/admin\/audit\?subject=hamad$/),
    )
  })

  test('somebody who is not there is said, and can be closed', async () => {
    const { user, address } = await open('/admin/users?person=nobody')
    expect(await details().findByText('There is no such account.')).toBeDefined()
    await user.click(details().getByRole('button', { name: 'Close details' }))
    expect(address()).toBe('/admin/users')
    expect(details().getByText('Choose a person to see their details.')).toBeDefined()
  })

  test('what could not be loaded can be asked for again', async () => {
    server.answer('admin.listPeople', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    live()
    await user.click(retry)
    expect(await names()).toEqual(['Hamad Darwish'])
  })

  test('a file that was asked for too often says when to come back', async () => {
    server.answer('admin.exportPeople', () => {
      throw new Refusal('request.rate_limited')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    expect(await alert('You have exported often. Wait a few minutes and try again.')).toBeDefined()
  })
})
