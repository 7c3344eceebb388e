import { screen, waitFor, within } from '@testing-library/react'
import type { forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  allPassed,
  content,
  draftAgent,
  listedAgent,
  open,
  streamed,
  version,
} from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { edit, editorServer, saves } from '../../testing/editor-page.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'

let server: FakeServer
let agent: forge.EditedAgent
beforeEach(() => {
  agent = draftAgent()
  server = editorServer({
    get: () => agent,
    set: (saved) => {
      agent = saved
    },
  })
})

describe('states', () => {
  test('publishing saves first, shows the checks and opens the store’s page', async () => {
    server.answerRaw('POST /api/forge/publish-agent', () => streamed(...allPassed))
    const page = await edit()
    await page.user.type(await field('Name'), '!')
    await page.user.click(await button('Save and publish'))
    expect((await screen.findByRole('alert')).textContent).toBe('Agent published to marketplace!')
    await waitFor(() => expect(page.address()).toBe('/app-store/quote-vat'))
    expect(saves(server)).toHaveLength(1)
  })

  test('nothing can be published while nothing is open', async () => {
    agent = listedAgent()
    await edit()
    expect(await button('Publish')).toHaveProperty('disabled', true)
  })

  test('what waits for a moderator cannot be changed until it is taken back', async () => {
    const checks: forge.Check[] = [
      {
        name: 'prompts',
        passed: false,
        reasons: [{ code: 'prompt_not_answered', about: 'Add VAT', found: null }],
      },
    ]
    agent = draftAgent({ status: 'pending', open: open({ status: 'pending', checks }) })
    server.answer('forge.withdrawAgent', () => {
      agent = draftAgent()
      return { success: true, agent }
    })
    const { user } = await edit()
    expect(screen.getByText(/was not answered: the agent asked back/)).toBeDefined()
    expect((await field('Name')).matches(':disabled')).toBe(true)
    await user.click(await button('Take it back'))
    await waitFor(async () => expect((await field('Name')).matches(':disabled')).toBe(false))
  })

  test('a rejection says why and how to fix it, and saving makes it a draft again', async () => {
    const rejection = {
      reason: 'It promises returns.',
      how_to_mend: 'Say what it computes.',
      at: '2026-11-19T08:00:00.000Z',
    }
    agent = draftAgent({ status: 'rejected', open: open({ status: 'rejected', rejection }) })
    const { user } = await edit()
    expect(screen.getByText('It promises returns.')).toBeDefined()
    expect(screen.getByText('Say what it computes.')).toBeDefined()
    expect(await button('Publish')).toHaveProperty('disabled', true)
    await user.type(await field('Name'), '!')
    await user.click(await button('Save'))
    await waitFor(() => expect(screen.queryByText('It promises returns.')).toBeNull())
  })

  test('an earlier version comes back after a question', async () => {
    agent = listedAgent()
    server.answer('forge.restoreVersion', ({ number }) => {
      agent = listedAgent({
        versions: agent.versions.map((each) => ({ ...each, is_live: each.number === number })),
      })
      return { success: true, agent }
    })
    const { user } = await edit()
    await user.click(await button('Go back to version 2'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to version 2?' }))
    await user.click(dialog.getByRole('button', { name: 'Go back to version 2' }))
    expect(await screen.findByText('Version 2 is in the store')).toBeDefined()
  })

  test('no version of an agent that was taken down says that it is published, or can be gone back to', async () => {
    agent = listedAgent({
      status: 'draft',
      is_listed: false,
      taken_down: true,
      versions: [version({ number: 3, status: 'published' })],
    })
    await edit()
    expect(await screen.findByText('Published earlier')).toBeDefined()
    expect(screen.queryByText('Published')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Go back to version 3' })).toBeNull()
  })

  test('of many versions the newest and the one in the store are shown first, and all when asked for', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => 40 - index)
    agent = listedAgent({
      versions: numbers.map((number) =>
        version({ number, status: 'published', is_live: number === 12 }),
      ),
    })
    const { user } = await edit()
    const shown = () => screen.getAllByText(/^Version \d+$/).map(({ textContent }) => textContent)
    expect(shown()).toEqual([
      'Version 40',
      'Version 39',
      'Version 38',
      'Version 37',
      'Version 36',
      'Version 12',
    ])
    await user.click(await button('Show all 40 versions'))
    expect(shown()).toHaveLength(40)
    await user.click(await button('Show fewer'))
    expect(shown()).toHaveLength(6)
  })

  test('an agent is taken out of the store after a question', async () => {
    agent = listedAgent()
    server.answer('forge.unpublishAgent', () => {
      agent = listedAgent({
        status: 'draft',
        is_listed: false,
        versions: [version({ number: 3, status: 'published' })],
      })
      return { success: true, agent }
    })
    const { user } = await edit()
    await user.click(await button('Unpublish'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take it out of the store?' }))
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
    expect(await screen.findByText('Not in the store')).toBeDefined()
  })

  test('an agent that was taken out of the store goes back into it as it was, without an edit', async () => {
    const unlisted = { status: 'draft', is_listed: false } as const
    agent = listedAgent({ ...unlisted, versions: [version({ number: 3, status: 'published' })] })
    server.answer('forge.restoreVersion', ({ number }) => {
      agent = listedAgent({
        versions: [version({ number, status: 'published', is_live: true })],
      })
      return { success: true, agent }
    })
    const { user } = await edit()
    await user.click(await button('Publish again'))
    expect((await screen.findByRole('alert')).textContent).toBe('Version 3 is in the store.')
    expect(await button('Publish')).toHaveProperty('disabled', true)
  })

  test('an agent that a moderator took out is not published again', async () => {
    agent = listedAgent({
      status: 'draft',
      is_listed: false,
      taken_down: true,
      versions: [version({ number: 3, status: 'published' })],
    })
    server.answer('moderation.getTakedown', () => {
      throw new Refusal('server.unavailable')
    })
    await edit()
    expect(await button('Publish')).toHaveProperty('disabled', true)
  })

  test('a draft is discarded after a question, with what was not saved', async () => {
    agent = listedAgent({
      open: open({ number: 4 }),
      content: content({ name: { en: 'Next', ar: '' } }),
    })
    server.answer('forge.discardDraft', () => {
      agent = listedAgent()
      return { success: true, agent }
    })
    const { user } = await edit()
    await user.type(await field('Name'), '!')
    await user.click(await button('Discard the draft'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard version 4?' }))
    await user.click(dialog.getByRole('button', { name: 'Discard the draft' }))
    await waitFor(async () => expect((await field('Name')).value).toBe('Quote VAT'))
  })

  test('an agent that was never published is deleted as a whole', async () => {
    server.answer('forge.discardDraft', () => ({ success: true, agent: null }))
    const page = await edit()
    await page.user.click(await button('Delete the agent'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this agent?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Delete the agent' }))
    await waitFor(() => expect(page.address()).toBe('/creator'))
  })

  test('an action that fails is told with its reason', async () => {
    agent = listedAgent()
    server.answer('forge.unpublishAgent', () => {
      throw new Refusal('forge.not_listed')
    })
    const { user } = await edit()
    await user.click(await button('Unpublish'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Take it out of the store?' })).getByRole(
        'button',
        { name: 'Unpublish' },
      ),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That did not work: This agent is not in the store.',
    )
  })

  test('the first daily test of an agent in the store is announced', async () => {
    agent = listedAgent({ daily_tests: [] })
    await edit()
    expect(screen.getByText(/^Its demo prompts are run every day\./)).toBeDefined()
    expect(screen.queryByText(/^Once it is published/)).toBeNull()
  })

  test('daily tests are told day by day, with what failed in words', async () => {
    agent = listedAgent({
      under_maintenance: true,
      daily_tests: [
        {
          day: '2026-11-20',
          passed: false,
          reasons: [{ code: 'too_slow', about: 'Add VAT', found: '34000' }],
        },
        { day: '2026-11-19', passed: true, reasons: [] },
      ],
    })
    await edit()
    expect(screen.getByText('1 of 2 days passed')).toBeDefined()
    expect(screen.getByText('20 Nov 2026: failed')).toBeDefined()
    expect(screen.getByText(/took .*34 s.*; 30 s is the most/)).toBeDefined()
    expect(screen.getByText(/^It failed three days in a row/)).toBeDefined()
  })
})
