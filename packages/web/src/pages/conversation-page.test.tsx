import { screen, waitFor, within } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { runTerms } from '../../testing/account-money.ts'
import { app } from '../../testing/apps.ts'
import { aed, conversation, listedRun } from '../../testing/conversations.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const run = (
  number: number,
  details: Partial<runs.ConversationRun> = {},
): runs.ConversationRun => ({
  ...listedRun(number),
  answer: 'The VAT is **AED 50.00**.',
  ...details,
})
const asked = run(10, {
  input: 'Add the VAT',
  outcome: 'question',
  status: 'unanswered',
  answer: 'Which amount?',
  charge: { source: 'wallet', price: aed(250), was_given_back: true },
})
const answered = run(11, { input: '1000', reply_to: asked.id })
const { id } = asked

/** A conversation whose runs come two at a time. */
function holds(found: runs.ConversationRun[], details: Partial<runs.Conversation> = {}) {
  const whole = conversation(found.at(-1)!, { id, run_count: found.length, ...details })
  server.answer('runs.getConversation', ({ cursor }) => {
    const from = Number(cursor ?? 0)
    return {
      success: true,
      conversation: whole,
      runs: found.slice(from, from + 2),
      next_cursor: found.length > from + 2 ? String(from + 2) : null,
    }
  })
}
const open = (language?: 'ar') => openPage(`/runs/${id}`, { ...(language && { language }) })
const replies = async () =>
  (await screen.findAllByRole('region', { name: /^Reply/ })).map((reply) => reply.textContent)

describe('a conversation of the history', () => {
  test('is read whole, each reply with what gave it and what it cost', async () => {
    holds([asked, answered, run(12, { input: 'and 2000?', reply_to: answered.id })])
    await open()
    expect(await replies()).toEqual([
      expect.stringMatching(/Which amount\?.*Replied in 42 ms .* · Nothing charged/),
      expect.stringMatching(/AED 50\.00.*Answered in 42 ms .* · AED 2\.50/),
      expect.stringContaining('AED 50.00'),
    ])
    expect(screen.getByRole('heading', { name: 'Conversation with VAT desk' })).toBeDefined()
    for (const message of ['Add the VAT', '1000', 'and 2000?'])
      expect(screen.getByText(message)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('says how many messages were changed, which are not shown', async () => {
    holds([asked, answered], { run_count: 3, spent: aed(750) })
    await open()
    expect(
      await screen.findByText('1 message that was changed or sent again is not shown.'),
    ).toBeDefined()
    expect(screen.getByText(/3 messages · AED 7\.50$/)).toBeDefined()
  })

  test('that stays with a version says so, at each reply of it, and leads to it in the agent’s history', async () => {
    holds([asked, { ...answered, version: 3, is_pinned: true }])
    await open()
    expect(await replies()).toEqual([
      expect.not.stringContaining('version'),
      expect.stringMatching(/AED 2\.50 · version 3, as asked for/),
    ])
    expect(screen.getByText(/^Version 3 of this agent answers here/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Version 3 in its history' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/app-store\/vat-desk\?tab=history&version=3$/),
    )
  })

  test('in which the listed version answered says nothing of versions', async () => {
    holds([asked, answered])
    await open()
    await replies()
    expect(screen.queryByText(/[Vv]ersion 1/)).toBeNull()
  })

  test('shows the files that came with a reply', async () => {
    const named = { ...answered, files: [{ name: 'plan.csv', media_type: 'text/csv' }] }
    holds([asked, named])
    server.answer('runs.getRun', () => ({
      success: true,
      run: { ...answered, files: [{ name: 'plan.csv', media_type: 'text/csv', data: 'YQ==' }] },
    }))
    await open()
    expect(await screen.findByRole('link', { name: 'plan.csv' })).toBeDefined()
  })

  test('whose only run failed is tried again', async () => {
    holds([run(10, { status: 'failed', outcome: null, answer: null, provider: null })])
    await open()
    expect(await screen.findByText(/There is no answer\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined()
  })

  test('in which the agent is at work is not gone on with', async () => {
    holds([run(10, { status: 'running', outcome: null, answer: null, provider: null })])
    await open()
    expect(await screen.findByText(/still at work/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })

  test('of somebody else is not found, and the way back is shown', async () => {
    server.answer('runs.getConversation', () => {
      throw new Refusal('runs.conversation_not_found')
    })
    await open()
    expect(
      await screen.findByRole('heading', { name: 'This conversation is not in your history' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Your conversations' })).toBeDefined()
  })

  test('that cannot be loaded can be asked for again', async () => {
    server.answer('runs.getConversation', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    await screen.findByRole('heading', { name: 'This conversation could not be loaded' })
    holds([asked, answered])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await replies()).toHaveLength(2)
  })

  test('is told in Arabic', async () => {
    holds([asked, { ...answered, version: 3, is_pinned: true }])
    await open('ar')
    expect(await screen.findByText(/تجيب هنا النسخة 3 من هذا الوكيل كما طُلب/)).toBeDefined()
    expect(await screen.findByRole('link', { name: 'متابعة' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'حذف المحادثة' })).toBeDefined()
  })
})

describe('deleting a conversation', () => {
  test('asks first, and leads back to the history', async () => {
    holds([asked, answered])
    const deleted: string[] = []
    server.answer('runs.deleteConversation', (input) => {
      deleted.push(input.id)
      return { success: true }
    })
    server.answer('runs.listConversations', () => ({
      success: true,
      conversations: [],
      next_cursor: null,
    }))
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete conversation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }))
    expect(deleted).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/runs'))
    expect(deleted).toEqual([id])
    expect(screen.getByText('The conversation was deleted.')).toBeDefined()
  })

  test('that was for an organisation says who can still read it', async () => {
    holds([run(10, { organisation: { id: 'org-1', name: 'Falcon LLC' } })])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete conversation' }))
    expect(
      await screen.findByText(/Members of the organisation can still read what was said for it/),
    ).toBeDefined()
  })

  test('while the agent is at work is refused, and the conversation stays', async () => {
    holds([asked, answered])
    server.answer('runs.deleteConversation', () => {
      throw new Refusal('runs.conversation_at_work')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete conversation' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/still at work in this conversation/)).toBeDefined()
    expect(await replies()).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('going on with a conversation', () => {
  const sent: unknown[] = []
  beforeEach(() => {
    sent.length = 0
    const terms = runTerms()
    server.answer('catalogue.getApp', () => ({
      success: true,
      app: app({ slug: 'vat-desk', name: 'VAT desk' }),
    }))
    server.answer('runs.getRunTerms', () => ({ success: true, terms }))
    server.answerRaw('POST /api/apps/vat-desk/runs', ({ body }) => {
      sent.push(body)
      const result: runs.RunResult = {
        success: true,
        run_id: 'run-9',
        conversation_id: id,
        version: 1,
        response: 'The VAT is **AED 100.00**.',
        message: 'ok',
        is_answered: true,
        outcome: 'answer',
        provider: 'built-in',
        skills_used: [],
        execution_time_ms: 42,
        charge: { source: 'wallet', price: aed(250) },
        terms,
      }
      return new Response(`event: result\ndata: ${JSON.stringify(result)}\n\n`)
    })
  })
  const box = () => screen.findByRole('textbox', { name: 'Your request' })

  test('opens the agent with all that was said, and replies to its last run', async () => {
    holds([asked, answered])
    const { user, address } = await open()
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    expect(await screen.findByRole('region', { name: 'Earlier reply 1' })).toBeDefined()
    expect(address()).toBe(`/app-store/vat-desk/run?conversation=${id}`)
    await user.type(await box(), 'and for 2000?{Control>}{Enter}{/Control}')
    expect(await screen.findByText('AED 100.00')).toBeDefined()
    expect(sent).toEqual([{ input: 'and for 2000?', reply_to: answered.id }])
    expect(screen.getAllByRole('region', { name: /^Earlier reply/ })).toHaveLength(2)
  })

  test('pays with the organisation that it was for', async () => {
    holds([
      run(10, { organisation: { id: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2b00', name: 'Falcon' } }),
    ])
    const { user } = await openPage(`/app-store/vat-desk/run?conversation=${id}`)
    await user.type(await box(), 'again{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(sent).toEqual([
        { input: 'again', reply_to: id, organisation: '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2b00' },
      ]),
    )
  })

  test('has the message of which nothing came back in the box, and replies to the one before', async () => {
    const failed = { status: 'failed', outcome: null, answer: null, provider: null } as const
    holds([answered, run(12, { input: 'and for 2000?', reply_to: answered.id, ...failed })])
    const { user } = await openPage(`/app-store/vat-desk/run?conversation=${id}`)
    expect(await box()).toHaveProperty('value', 'and for 2000?')
    await user.click(screen.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(sent).toEqual([{ input: 'and for 2000?', reply_to: answered.id }]))
  })

  test('says which version it stays with, until a new one is begun', async () => {
    holds([asked, { ...answered, version: 3, is_pinned: true }])
    const { user } = await openPage(`/app-store/vat-desk/run?conversation=${id}`)
    await box()
    const said = screen.queryByText(/^Version 3 of this agent answers here/)
    await user.click(screen.getByRole('button', { name: 'New conversation' }))

    expect(said).not.toBeNull()
    await waitFor(() => expect(screen.queryByText(/^Version 3 of this agent/)).toBeNull())
  })

  test('ends with a new conversation, which the address does not name', async () => {
    holds([asked, answered])
    const { user, address } = await openPage(`/app-store/vat-desk/run?conversation=${id}`)
    await user.click(await screen.findByRole('button', { name: 'New conversation' }))
    await waitFor(() => expect(address()).toBe('/app-store/vat-desk/run'))
    await user.type(await box(), 'VAT on 2000{Control>}{Enter}{/Control}')
    expect(await screen.findByText('AED 100.00')).toBeDefined()
    expect(sent).toEqual([{ input: 'VAT on 2000' }])
  })

  test('that is gone says so, and leads to the history', async () => {
    server.answer('runs.getConversation', () => {
      throw new Refusal('runs.conversation_not_found')
    })
    await openPage(`/app-store/vat-desk/run?conversation=${id}`)
    expect(await screen.findByText('This conversation is not in your history')).toBeDefined()
  })
})
