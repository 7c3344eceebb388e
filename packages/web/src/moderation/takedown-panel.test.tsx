import { screen, within } from '@testing-library/react'
import type { moderation } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AGENT_ID, listedAgent } from '../../testing/agents.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans } from '../../testing/plans.ts'

const takedown = (appeal: moderation.Appeal | null = null): moderation.Takedown => ({
  id: 'takedown-1',
  reason: 'misleading',
  note: 'It promises too much.',
  at: '2026-11-19T08:00:00Z',
  ended_at: null,
  appeal,
})
const waiting: moderation.Appeal = {
  id: 'appeal-1',
  text: 'I have mended it.',
  at: '2026-11-20T08:00:00Z',
  decision: null,
  answer: null,
  answered_at: null,
}

// What the editor loads when it is needed takes a busy machine longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../pages/editor-page.tsx'),
    import('../forge/agent-editor.tsx'),
    import('./takedown-panel.tsx'),
  ]),
)

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
  server.answer('forge.listSkills', () => ({ success: true, skills: [] }))
  server.answer('forge.getAgent', () => ({
    success: true,
    agent: listedAgent({ status: 'draft', is_listed: false, taken_down: true }),
  }))
  server.answer('moderation.getTakedown', () => ({ success: true, takedown: takedown() }))
})

async function openEditor() {
  const page = await openPage(`/creator/agents/${AGENT_ID}`)
  const panel = await screen.findByRole('region', { name: 'A moderator has taken this agent down' })
  return { ...page, panel: within(panel) }
}

describe('the creator of an agent that was taken down', () => {
  test('reads why, cannot publish it, and appeals once', async () => {
    server.answer('moderation.appealTakedown', ({ text }) => ({
      success: true,
      takedown: takedown({ ...waiting, text }),
    }))
    const { user, panel } = await openEditor()
    expect(panel.getByText('Misleading')).toBeDefined()
    expect(panel.getByText('It promises too much.')).toBeDefined()
    expect(screen.getByText('Taken down')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)

    await user.type(panel.getByRole('textbox', { name: 'Your appeal' }), ' The promise is gone. ')
    await user.click(panel.getByRole('button', { name: 'Send the appeal' }))

    expect(await screen.findByText('Your appeal was sent.')).toBeDefined()
    expect(panel.getByRole('status').textContent).toMatch(/A moderator will read your appeal/)
    expect(panel.getByText('The promise is gone.')).toBeDefined()
    expect(panel.queryByRole('textbox')).toBeNull()
    expect(server.received.find(({ address }) => address.endsWith('/appeal'))?.body).toEqual({
      text: 'The promise is gone.',
    })
  })

  test('reads the answer when the appeal was denied', async () => {
    const denied = {
      ...waiting,
      decision: 'denied' as const,
      answer: 'It still promises visas.',
      answered_at: '2026-11-20T09:00:00Z',
    }
    server.answer('moderation.getTakedown', () => ({ success: true, takedown: takedown(denied) }))
    const { panel } = await openEditor()
    expect(panel.getByText('It still promises visas.')).toBeDefined()
    expect(panel.getByText('The decision is final for this takedown.')).toBeDefined()
  })

  test.each([
    ['moderation.already_appealed', /have changed meanwhile/],
    ['server.failed', /could not be sent/],
  ] as const)('after %s keeps what was written', async (code, said) => {
    server.answer('moderation.appealTakedown', () => {
      throw new Refusal(code)
    })
    const { user, panel } = await openEditor()
    await user.type(panel.getByRole('textbox'), 'Please look again.')
    await user.click(panel.getByRole('button', { name: 'Send the appeal' }))
    expect((await panel.findByRole('alert')).textContent).toMatch(said)
    expect(panel.getByRole('textbox')).toHaveProperty('value', 'Please look again.')
  })
})
