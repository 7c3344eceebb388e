import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connection, shop } from '../../testing/connections.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

const AUTHORIZATION = 'https://signin.couriers.example/authorize?state=s1'
const SERVER = 'https://couriers.example/mcp'
const authorised = connection({
  kind: 'mcp',
  address: SERVER,
  credential: { kind: 'oauth', name: null },
  description: shop(),
})
const ended = {
  ...authorised,
  health: {
    is_healthy: false,
    error: 'connections.authorisation_needed',
    checked_at: '2026-11-20T08:00:00.000Z',
  },
}

let server: FakeServer
beforeEach(() => {
  vi.stubGlobal('open', vi.fn())
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('connections.probeConnection', () => {
    throw new Refusal('connections.authorisation_needed')
  })
  server.answer('connections.startAuthorisation', () => ({
    success: true,
    authorization_url: AUTHORIZATION,
    server: 'signin.couriers.example',
  }))
  server.answer('connections.renewAuthorisation', () => ({
    success: true,
    authorization_url: AUTHORIZATION,
    server: 'signin.couriers.example',
  }))
  server.answer('connections.completeAuthorisation', () => ({
    success: true,
    connection: authorised,
  }))
  server.answer('connections.getConnection', () => ({ success: true, connection: authorised }))
  server.answer('connections.listConnections', () => ({ success: true, connections: [authorised] }))
})

type Page = Awaited<ReturnType<typeof openPage>>
const press = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const sent = (path: string) => server.received.findLast(({ address }) => address === path)?.body

async function lookAtServer(): Promise<Page> {
  const page = await openPage('/create/connect')
  await page.user.click(await screen.findByRole('radio', { name: /^MCP server/ }))
  await page.user.type(screen.getByRole('textbox', { name: 'Address' }), SERVER)
  await press(page, 'Look')
  await screen.findByRole('heading', { name: 'This server wants you to sign in there' })
  return page
}

describe('a server that wants its owner to sign in', () => {
  test('says so and leads there', async () => {
    const page = await lookAtServer()
    expect(screen.queryByRole('alert')).toBeNull()
    await press(page, 'Authorise')

    await waitFor(() => expect(window.open).toHaveBeenCalledWith(AUTHORIZATION, '_self'))
    expect(sent('/api/connections/authorise')).toEqual({ address: SERVER })
  })

  test('that does not know the store asks for the client that it gave', async () => {
    server.answer('connections.startAuthorisation', ({ client }) => {
      if (!client) throw new Refusal('connections.client_needed')
      return { success: true, authorization_url: AUTHORIZATION }
    })
    const page = await lookAtServer()
    await press(page, 'Authorise')
    expect(await screen.findByText(`${window.location.origin}/oauth/authorised`)).toBeDefined()
    await press(page, 'Authorise')
    expect(screen.getByText('Fill this in.')).toBeDefined()
    await page.user.type(screen.getByLabelText('Client ID'), 'wakeel')
    await page.user.type(screen.getByLabelText('Client secret'), 'sesame')
    await press(page, 'Authorise')

    await waitFor(() => expect(window.open).toHaveBeenCalledWith(AUTHORIZATION, '_self'))
    expect(sent('/api/connections/authorise')).toEqual({
      address: SERVER,
      client: { client_id: 'wakeel', client_secret: 'sesame' },
    })
  })

  test('whose sign-in is not safe is not opened', async () => {
    server.answer('connections.startAuthorisation', () => {
      throw new Refusal('connections.authorisation_unusable')
    })
    const page = await lookAtServer()
    await press(page, 'Authorise')

    expect(within(await screen.findByRole('alert')).getByText(/is not safe to use/)).toBeDefined()
    expect(window.open).not.toHaveBeenCalled()
  })
})

describe('coming back', () => {
  test('shows the tools, and nothing of what came back stays in the address', async () => {
    const page = await openPage(
      '/create/connect?state=s1&code=c1&iss=https%3A%2F%2Fsignin.couriers.example',
    )

    expect(await screen.findByRole('heading', { name: 'Dune Couriers' })).toBeDefined()
    expect(screen.getByText('Tool 1')).toBeDefined()
    expect(page.address()).toBe(`/create/connect?connection=${authorised.id}`)
    const completed = server.received.filter(
      ({ address }) => address === '/api/connections/authorise/complete',
    )
    expect(completed.map(({ body }) => body)).toEqual([
      { state: 's1', code: 'c1', iss: 'https://signin.couriers.example' },
    ])
  })

  test('for nothing says so and starts again', async () => {
    server.answer('connections.completeAuthorisation', () => {
      throw new Refusal('connections.authorisation_failed')
    })
    const page = await openPage('/create/connect?state=s1&error=access_denied')
    expect(
      await screen.findByRole('heading', { name: 'The sign-in was not completed' }),
    ).toBeDefined()
    await page.user.click(screen.getByRole('link', { name: 'Start again' }))

    expect(await screen.findByRole('textbox', { name: 'Address' })).toBeDefined()
    expect(page.address()).toBe('/create/connect')
  })

  test('is there in Arabic', async () => {
    server.answer('connections.completeAuthorisation', () => {
      throw new Refusal('connections.authorisation_expired')
    })
    await openPage('/create/connect?state=s1&code=c1', { language: 'ar' })

    expect(await screen.findByRole('heading', { name: 'لم يكتمل تسجيل الدخول' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'البدء من جديد' })).toBeDefined()
  })
})

describe('an authorisation', () => {
  test('that is over is given again from the list', async () => {
    server.answer('connections.listConnections', () => ({ success: true, connections: [ended] }))
    server.answer('connections.getConnection', () => ({ success: true, connection: ended }))
    const page = await openPage('/creator-console?tab=connections')
    await page.user.click(
      await screen.findByRole('link', { name: 'Authorise the store again at Dune Couriers' }),
    )
    await press(page, 'Authorise')

    await waitFor(() => expect(window.open).toHaveBeenCalledWith(AUTHORIZATION, '_self'))
    expect(sent(`/api/connections/${ended.id}/authorise`)).toEqual({})
  })

  test('that is over is told in Arabic too', async () => {
    server.answer('connections.getConnection', () => ({ success: true, connection: ended }))
    await openPage(`/create/connect?connection=${ended.id}`, { language: 'ar' })

    expect(await screen.findByRole('heading', { name: 'فوّض المتجر من جديد' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'تفويض المتجر' })).toBeDefined()
  })

  test('is taken back once its creator is sure', async () => {
    server.answer('connections.revokeAuthorisation', () => ({ success: true, connection: ended }))
    const page = await openPage('/creator-console?tab=connections')
    await press(page, 'Disconnect Dune Couriers')
    server.answer('connections.listConnections', () => ({ success: true, connections: [ended] }))
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }),
    )

    expect(
      await screen.findByRole('link', { name: 'Authorise the store again at Dune Couriers' }),
    ).toBeDefined()
  })
})
