import { screen, within } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aed, conversation, listedRun } from '../../testing/conversations.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const holds = (...conversations: runs.Conversation[]) =>
  server.answer('runs.listConversations', () => ({
    success: true,
    conversations,
    next_cursor: null,
  }))
const main = () => within(screen.getByRole('main'))
const rows = async () =>
  (await main().findAllByRole('listitem')).map((row) => row.textContent?.replace(/\s+/g, ' '))

describe('the history', () => {
  test('asks a visitor to sign in', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage('/runs')
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeDefined()
  })

  test('shows of each conversation how it began, how long it is, what it cost, when and how it ended', async () => {
    const last = listedRun(10, { input: 'and for 2000?' })
    holds(
      conversation(last, { title: 'VAT on 1000', run_count: 3, spent: aed(500) }),
      conversation(
        listedRun(11, { charge: { source: 'included', price: aed(0), was_given_back: false } }),
      ),
      conversation(
        listedRun(12, {
          status: 'failed',
          outcome: null,
          charge: { source: 'wallet', price: aed(250), was_given_back: true },
        }),
      ),
      conversation(
        listedRun(13, { kind: 'demo', charge: null, status: 'unanswered', outcome: 'question' }),
      ),
    )
    await openPage('/runs')
    expect(await rows()).toEqual([
      expect.stringMatching(/VAT deskVAT on 10003 messagesAED 5\.0020 Nov 2026, .*Answered$/),
      expect.stringMatching(/1 messageIncluded in your plan.*Answered$/),
      expect.stringMatching(/Nothing charged.*Failed$/),
      expect.stringMatching(/Demo, not counted.*Asked back$/),
    ])
  })

  test('says for whom a conversation was', async () => {
    holds(conversation(listedRun(10, { organisation: { id: 'org-1', name: 'Falcon LLC' } })))
    await openPage('/runs')
    expect(await screen.findByText('1 message · for Falcon LLC')).toBeDefined()
  })

  test('says which version a conversation stays with', async () => {
    holds(conversation(listedRun(10, { version: 3, is_pinned: true })))
    await openPage('/runs')
    expect(await screen.findByText('1 message · version 3, as asked for')).toBeDefined()
  })

  test('opens a conversation with the keyboard', async () => {
    holds(conversation(listedRun(10)))
    const { user, address } = await openPage('/runs')
    const link = await main().findByRole('link', { name: /VAT desk/ })
    link.focus()
    await user.keyboard('{Enter}')
    expect(address()).toBe(`/runs/${listedRun(10).id}`)
  })

  test('goes on to older conversations', async () => {
    server.answer('runs.listConversations', ({ cursor }) =>
      cursor
        ? {
            success: true,
            conversations: [conversation(listedRun(11, { input: 'An older request' }))],
            next_cursor: null,
          }
        : { success: true, conversations: [conversation(listedRun(10))], next_cursor: 'older' },
    )
    const { user } = await openPage('/runs')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('An older request')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('is filtered by an agent, which stands in the address', async () => {
    const minutes = { id: 'app-2', slug: 'meeting-minutes', name: 'Meeting Minutes', emoji: '📝' }
    server.answer('runs.listConversations', ({ app }) => ({
      success: true,
      conversations: [
        conversation(listedRun(10)),
        conversation(listedRun(11, { app: minutes, input: 'Our meeting' })),
      ].filter((one) => app === undefined || one.app.slug === app),
      next_cursor: null,
    }))
    const { user, address } = await openPage('/runs')
    await screen.findByText('Our meeting')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'VAT desk')
    expect(await screen.findByText('VAT on 1000')).toBeDefined()
    expect(address()).toBe('/runs?app=vat-desk')
    const agents = within(screen.getByRole('combobox', { name: 'Agent' })).getAllByRole('option')
    expect(agents.map((option) => option.textContent)).toEqual([
      'All agents',
      'VAT desk',
      'Meeting Minutes',
    ])
    expect(screen.queryByText('Our meeting')).toBeNull()
  })

  test('without a conversation with the chosen agent shows all of them again', async () => {
    server.answer('runs.listConversations', ({ app }) => ({
      success: true,
      conversations: app ? [] : [conversation(listedRun(10))],
      next_cursor: null,
    }))
    const { user } = await openPage('/runs?app=quiz-maker')
    await screen.findByRole('heading', { name: 'You have no conversations with this agent' })
    await user.click(screen.getByRole('button', { name: 'All agents' }))
    expect(await screen.findByText('VAT on 1000')).toBeDefined()
  })

  test('that is empty leads to the agents', async () => {
    holds()
    await openPage('/runs')
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse the agents' })).toBeDefined()
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.answer('runs.listConversations', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/runs')
    expect(await screen.findByText(/^This could not be loaded/)).toBeDefined()
    holds(conversation(listedRun(10)))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('VAT on 1000')).toBeDefined()
  })

  test('is told in Arabic', async () => {
    holds(conversation(listedRun(10), { run_count: 2 }))
    await openPage('/runs', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'محادثاتك' })).toBeDefined()
    expect(await screen.findByText('رسالتان')).toBeDefined()
  })
})
