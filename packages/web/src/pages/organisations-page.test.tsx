import { screen, waitFor, within } from '@testing-library/react'
import { organisations } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
} from '../../testing/organisations.ts'
import './organisations-page.tsx'

const INVITED = '/organisations?invitation=a-token-of-an-email'

let store: OrganisationServer
beforeEach(() => {
  store = organisationServer()
})

describe('the organisations of a person', () => {
  test('are listed with their own part in each, and another can be founded', async () => {
    store.server.answer('organisations.createOrganisation', ({ name }) => ({
      success: true,
      organisation: organisation({ name }),
    }))
    const { user, address } = await openPage('/organisations')
    const link = await screen.findByRole('link', { name: /Noor Trading/ })
    expect(link.textContent).toMatch(/2 members.*Owner/)
    expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Noor Trading ')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Noor Trading is created.')).toBeDefined()
    await waitFor(() => expect(address()).toBe(`/organisations/${ORGANISATION_ID}`))
    expect(store.sent('POST').map(({ body }) => body)).toEqual([{ name: 'Noor Trading' }])
  })

  test('are not founded when the store refuses, and the name stays', async () => {
    store.server.answer('organisations.createOrganisation', () => {
      throw new Refusal('organisations.enterprise_required')
    })
    const { user, address } = await openPage('/organisations')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Noor Trading')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Organisations come with the Enterprise plan.',
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Noor Trading')
    expect(address()).toBe('/organisations')
  })

  test('need the Enterprise plan to be founded', async () => {
    store.mine = []
    store.mayFound = false
    await openPage('/organisations')
    expect(await screen.findByText('You are in no organisation yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the Enterprise plan' })).toHaveProperty(
      'href',
      expect.stringContaining('plan=enterprise'),
    )
    expect(screen.getByText(/To create one yourself you need the Enterprise plan/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  })

  test('are owned up to a number, and then no other can be founded', async () => {
    store.mine = Array.from({ length: organisations.MAX_ORGANISATIONS }, (_, index) => ({
      id: `organisation-${index}`,
      name: `Branch ${index}`,
      role: 'owner',
      members: 1,
    }))
    store.mayFound = false
    await openPage('/organisations')
    expect(
      await screen.findByText('You own 5 organisations, as many as one account can have.'),
    ).toBeDefined()
    expect(screen.getAllByText('1 member')).toHaveLength(5)
    expect(screen.queryByRole('link', { name: 'See the Enterprise plan' })).toBeNull()
  })

  test('are waited for, and asked for again when they did not arrive', async () => {
    store.server.answer('organisations.listOrganisations', () => new Promise(() => {}))
    const { unmount } = await openPage('/organisations')
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
    unmount()
    store.server.answer('organisations.listOrganisations', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/organisations')
    const again = await screen.findByRole('button', { name: 'Try again' })
    store.server.answer('organisations.listOrganisations', () => ({
      success: true,
      organisations: store.mine,
      may_found: true,
    }))
    await user.click(again)
    expect(await screen.findByRole('link', { name: /Noor Trading/ })).toBeDefined()
  })

  test('are read and founded in Arabic, and a refusal is Arabic too', async () => {
    store.server.answer('organisations.createOrganisation', () => {
      throw new Refusal('organisations.too_many')
    })
    const { user } = await openPage('/organisations', { language: 'ar' })
    expect(await screen.findByRole('heading', { level: 1, name: 'فِرق العمل' })).toBeDefined()
    expect((await screen.findByRole('link', { name: /Noor Trading/ })).textContent).toMatch(
      /عضوان.*المالك/,
    )
    await user.type(screen.getByRole('textbox', { name: 'الاسم' }), 'نور للتجارة')
    await user.click(screen.getByRole('button', { name: 'أنشئها' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'تملك أكبر عدد من فِرق العمل يمكن أن يكون لحساب واحد.',
    )
  })
})

describe('an invitation', () => {
  test.for([
    ['en', 'You are invited to Noor Trading', /Aisha Rahman invites you\./],
    ['ar', 'أنت مدعو إلى \u2068Noor Trading\u2069', /الدعوة من \u2068Aisha Rahman\u2069\./],
  ] as const)(
    '%s: names the organisation and who invites, and nothing says that one is in none',
    async ([language, title, by]) => {
      store.mine = []
      await openPage(INVITED, { language })
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined()
      expect(screen.getByText(by)).toBeDefined()
      expect(screen.queryByText(/in no organisation yet|لست في أي فريق بعد/)).toBeNull()
    },
  )

  test('that can no longer be used says so before anything is pressed', async () => {
    store.server.answer('organisations.getInvitation', () => {
      throw new Refusal('organisations.invitation_not_found')
    })
    await openPage(INVITED)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This invitation cannot be used',
    )
  })

  test('is accepted, and leads to the organisation', async () => {
    store.server.answer('organisations.joinOrganisation', () => ({
      success: true,
      organisation: organisation({ role: 'member' }),
    }))
    const { user, address } = await openPage(INVITED)
    expect(await screen.findByText(/You are signed in as noura@example\.ae/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Join the organisation' }))
    expect(await screen.findByText('You are a member of Noor Trading.')).toBeDefined()
    await waitFor(() => expect(address()).toBe(`/organisations/${ORGANISATION_ID}`))
    expect(store.sent('POST').map(({ body }) => body)).toEqual([{ token: 'a-token-of-an-email' }])
  })

  test('can be left for later', async () => {
    const { user, address } = await openPage(INVITED)
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(address()).toBe('/organisations'))
    expect(screen.queryByRole('button', { name: 'Join the organisation' })).toBeNull()
    expect(store.sent('POST')).toEqual([])
  })

  test('of somebody else is not accepted, which is said with the email that is signed in', async () => {
    store.server.answer('organisations.joinOrganisation', () => {
      throw new Refusal('organisations.invitation_not_found')
    })
    const { user, address } = await openPage(INVITED)
    await user.click(await screen.findByRole('button', { name: 'Join the organisation' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'to another email than noura@example.ae',
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/organisations'))
  })

  test('can be accepted again after the store could not be reached', async () => {
    const { user } = await openPage(INVITED)
    const join = await screen.findByRole('button', { name: 'Join the organisation' })
    store.server.cutOff()
    await user.click(join)
    expect((await screen.findByRole('alert')).textContent).toBe('Network error - please try again')
    store.server.reconnect().answer('organisations.joinOrganisation', () => ({
      success: true,
      organisation: organisation(),
    }))
    await user.click(join)
    expect(await screen.findByText('You are a member of Noor Trading.')).toBeDefined()
  })

  test('asks a visitor to sign in, and is there again afterwards', async () => {
    store.server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage(INVITED)
    const signIn = await within(screen.getByRole('main')).findByRole('link', { name: 'Sign In' })
    expect(signIn).toHaveProperty(
      'href',
      expect.stringContaining(encodeURIComponent('invitation=a-token-of-an-email')),
    )
  })
})
