import { screen, within } from '@testing-library/react'
import type { connections } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { connection } from '../../testing/connections.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPart } from '../../testing/open-part.tsx'
import { ConnectionsList } from './connections-list.tsx'

let server: FakeServer
let held: connections.Connection[]
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  held = [connection()]
  server.answer('connections.listConnections', () => ({ success: true, connections: held }))
})

const openList = (language?: 'en' | 'ar') =>
  openPart(
    <ConnectionsList
      userId="aisha"
      showChecks={(checks) => <p>{checks.map(({ name }) => name).join(', ')}</p>}
    />,
    language && { language },
  )
const press = async ({ user }: ReturnType<typeof openList>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the list', () => {
  test('shows how each connection is, whose it is and what uses it', async () => {
    held = [
      connection({
        verified_at: '2026-11-20T08:00:00.000Z',
        used_by: [{ id: 'app-1', slug: 'pounds', name: { en: 'Pounds', ar: 'أرطال' } }],
      }),
      connection({
        id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11',
        kind: 'openai',
        model: 'oasis-1',
        health: {
          is_healthy: false,
          error: 'connections.timed_out',
          checked_at: '2026-11-20T08:00:00.000Z',
        },
      }),
    ]
    openList()
    const [agent, endpoint] = await screen.findAllByRole('listitem')

    expect(within(agent!).getByText('Verified by provider')).toBeDefined()
    expect(within(agent!).getByText('Answers')).toBeDefined()
    expect(within(agent!).getByRole('link', { name: 'Pounds' })).toHaveProperty(
      'href',
      expect.stringContaining('/creator/agents/app-1'),
    )
    expect(within(agent!).queryByRole('button', { name: /^Verify/ })).toBeNull()
    expect(within(endpoint!).getByText('Not verified')).toBeDefined()
    expect(within(endpoint!).getByText('Does not answer')).toBeDefined()
    expect(within(endpoint!).getByText(/^The other end took too long/)).toBeDefined()
    expect(within(endpoint!).getByText('oasis-1')).toBeDefined()
    expect(within(endpoint!).getByText('No agent yet')).toBeDefined()
  })

  test('in Arabic names the agents that use a connection in Arabic', async () => {
    held = [
      connection({
        used_by: [{ id: 'app-1', slug: 'pounds', name: { en: 'Pounds', ar: 'أرطال' } }],
      }),
    ]
    openList('ar')

    expect(await screen.findByRole('link', { name: 'أرطال' })).toBeDefined()
  })

  test('that is empty leads to the first connection', async () => {
    held = []
    openList()

    expect(await screen.findByRole('heading', { name: 'Nothing connected yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Connect an agent' })).toHaveProperty(
      'href',
      expect.stringContaining('/create/connect'),
    )
  })

  test('that did not arrive can be asked for again', async () => {
    server.cutOff()
    const page = openList()
    expect(await screen.findByText('This could not be loaded.')).toBeDefined()
    server.reconnect()
    await press(page, 'Try again')

    expect(await screen.findByRole('heading', { name: 'Pound scales' })).toBeDefined()
  })

  test('is there in Arabic', async () => {
    openList('ar')

    expect(await screen.findByRole('heading', { name: 'الاتصالات' })).toBeDefined()
    expect(screen.getByText('يجيب')).toBeDefined()
    expect(screen.getByText('غير موثّق')).toBeDefined()
  })
})

describe('a connection', () => {
  test('is looked at now, and what was found is said', async () => {
    server.answer('connections.checkConnection', () => {
      held = [
        connection({
          health: {
            is_healthy: false,
            error: 'connections.refused',
            checked_at: '2026-11-20T09:00:00.000Z',
          },
        }),
      ]
      return { success: true, connection: held[0]! }
    })
    await press(openList(), 'Check now: Pound scales')

    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The other end refused the store/,
    )
    expect(await screen.findByText('Does not answer')).toBeDefined()
  })

  test('is verified with its token', async () => {
    let isThere = false
    server.answer('connections.verifyConnection', () => {
      if (!isThere) throw new Refusal('connections.proof_missing')
      held = [connection({ verified_at: '2026-11-20T09:00:00.000Z' })]
      return { success: true, connection: held[0]! }
    })
    const page = openList()
    await press(page, 'Verify Pound scales')
    const panel = await dialog('Show that it is yours')
    expect(panel.getByText('wakeel-k7Wq0sYp2mXc9vTb4nRz6hLd8fGj1aEu')).toBeDefined()
    expect(panel.getByText('https://scales.example/.well-known/wakeel.txt')).toBeDefined()
    expect(panel.getByText(/urn:wakeel:ownership/)).toBeDefined()

    await page.user.click(panel.getByRole('button', { name: 'Verify' }))
    expect(await panel.findByText(/^The token is not there yet/)).toBeDefined()
    isThere = true
    await page.user.click(panel.getByRole('button', { name: 'Verify' }))

    expect((await screen.findAllByText('Verified by provider')).length).toBe(2)
    expect(await screen.findByText('Verified. It is yours.')).toBeDefined()
  })

  test('gets another secret and keeps the rest', async () => {
    server.answer('connections.updateConnection', () => ({ success: true, connection: held[0]! }))
    const page = openList()
    await press(page, 'Edit Pound scales')
    const form = await dialog('Change how the store reaches Pound scales')
    await page.user.selectOptions(form.getByLabelText('How the store signs in there'), 'bearer')
    await page.user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Fill this in.')).toBeDefined()
    await page.user.type(form.getByLabelText('Token'), 'open sesame')
    await page.user.click(form.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('The connection is changed.')).toBeDefined()
    expect(server.received.find(({ method }) => method === 'PATCH')?.body).toEqual({
      address: 'https://scales.example/.well-known/agent-card.json',
      credential: { kind: 'bearer', secret: 'open sesame' },
    })
  })

  test('that the other end refuses stays as it was, and the form says why', async () => {
    server.answer('connections.updateConnection', () => {
      throw new Refusal('connections.unreachable')
    })
    const page = openList()
    await press(page, 'Edit Pound scales')
    const form = await dialog('Change how the store reaches Pound scales')
    await page.user.click(form.getByRole('button', { name: 'Save' }))

    expect(await form.findByText(/^Nothing answered at this address/)).toBeDefined()
  })

  test('that moves to another server asks for its secret again', async () => {
    held = [connection({ credential: { kind: 'bearer', name: null } })]
    server.answer('connections.updateConnection', () => {
      throw new Refusal('connections.secret_needed')
    })
    const page = openList()
    await press(page, 'Edit Pound scales')
    const form = await dialog('Change how the store reaches Pound scales')
    await page.user.clear(form.getByLabelText('Address'))
    await page.user.type(form.getByLabelText('Address'), 'https://elsewhere.example/card.json')
    await page.user.click(form.getByRole('button', { name: 'Save' }))

    expect(await form.findByText(/^This is another server/)).toBeDefined()
    expect(form.getByLabelText('Address')).toHaveProperty(
      'value',
      'https://elsewhere.example/card.json',
    )
  })

  test('whose secret was lost says that it has to be given again', async () => {
    held = [
      connection({
        health: {
          is_healthy: false,
          error: 'connections.secret_lost',
          checked_at: '2026-11-20T08:00:00.000Z',
        },
      }),
    ]
    openList()

    expect(await screen.findByText(/^The store can no longer read the stored secret/)).toBeDefined()
  })

  test('is deleted after the question', async () => {
    server.answer('connections.deleteConnection', () => {
      held = []
      return { success: true }
    })
    const page = openList()
    await press(page, 'Delete Pound scales')
    const question = await dialog('Delete the connection to Pound scales?')
    await page.user.click(question.getByRole('button', { name: 'Delete the connection' }))

    expect(await screen.findByRole('heading', { name: 'Nothing connected yet' })).toBeDefined()
    expect(screen.getByText('The connection is deleted.')).toBeDefined()
  })

  test('that an agent uses is not deleted, and nothing is asked', async () => {
    held = [
      connection({
        used_by: [{ id: 'app-1', slug: 'pounds', name: { en: 'Pounds', ar: 'أرطال' } }],
      }),
    ]
    await press(openList(), 'Delete Pound scales')

    expect((await screen.findByRole('alert')).textContent).toBe(
      'An agent uses this connection. Change or delete the agent first.',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
