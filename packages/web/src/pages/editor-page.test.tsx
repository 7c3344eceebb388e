import { act, screen, waitFor, within } from '@testing-library/react'
import type { forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { content, draftAgent, listedAgent, open } from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { ADDRESS, edit, editorServer, saves } from '../../testing/editor-page.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

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

test('whoever is signed out finds no title of the page before', async () => {
  server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
  const { router } = await openPage('/pricing')
  await act(() => router.navigate({ to: '/creator/agents/$id', params: { id: agent.id } }))
  await screen.findByRole('heading', { name: 'Creator Access Required' })
  expect(document.title).toBe('Creator Access Required · Wakeel')
})

describe('opening the editor', () => {
  test('asks a visitor to sign in', async () => {
    server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await openPage(ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Creator Access Required' })).toBeDefined()
  })

  test('somebody else’s agent is not found, with the way to one’s own', async () => {
    server.answer('forge.getAgent', () => {
      throw new Refusal('forge.agent_not_found')
    })
    await openPage(ADDRESS)
    expect(await screen.findByRole('heading', { name: 'You have no such agent' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'To your agents' }).getAttribute('href')).toBe(
      '/creator',
    )
  })

  test('what could not be loaded can be asked for again', async () => {
    server.answer('forge.getAgent', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage(ADDRESS)
    const again = await button('Try again')
    server.answer('forge.getAgent', () => ({ success: true, agent }))
    await user.click(again)
    expect(await field('Name')).toBeDefined()
  })

  test('says its state, which version is in the store and which is being worked on', async () => {
    agent = listedAgent({ open: open({ number: 4 }), under_maintenance: true, is_paused: true })
    await edit()
    for (const words of [
      'Version 3 is in the store',
      'Working on version 4',
      'Under maintenance',
      'Paused: approve the change',
    ])
      expect(screen.getByText(words)).toBeDefined()
    expect(screen.getAllByText('Published').length).toBeGreaterThan(0)
  })
})

describe('saving', () => {
  test('waits until something has changed', async () => {
    const { user } = await edit()
    expect(await button('Save')).toHaveProperty('disabled', true)
    await user.type(await field('Name'), '!')
    expect(await button('Save')).toHaveProperty('disabled', false)
    expect(screen.getByText('Unsaved changes')).toBeDefined()
  })

  test('Control and S save', async () => {
    const { user } = await edit()
    await user.type(await field('Name'), '!')
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Saved.')).toBeDefined()
  })

  test('a change of a published agent begins its next version', async () => {
    agent = listedAgent()
    const { user } = await edit()
    expect(screen.getByText('Saving a change begins the next version')).toBeDefined()
    await user.type(await field('Name'), '!')
    await user.click(await button('Save'))
    expect(await screen.findByText('Working on version 4')).toBeDefined()
    expect(saves(server)).toMatchObject([{ revision: 0 }])
  })

  test('a refusal keeps what was written and says why', async () => {
    server.answer('forge.saveAgent', () => {
      throw new Refusal('forge.skill_unknown')
    })
    const { user } = await edit()
    await user.type(await field('Name'), '!')
    await user.click(await button('Save'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'It could not be saved: There is no such skill.',
    )
    expect((await field('Name')).value).toBe('Quote VAT!')
  })

  test('leaving with unsaved changes is asked about, and staying keeps them', async () => {
    const page = await edit()
    await page.user.type(await field('Name'), '!')
    await page.user.click(screen.getAllByRole('link', { name: 'Apps' })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(page.address()).toBe(ADDRESS)
    expect((await field('Name')).value).toBe('Quote VAT!')
  })

  test('whoever leaves all the same leaves', async () => {
    const page = await edit()
    await page.user.type(await field('Name'), '!')
    await page.user.click(screen.getByRole('link', { name: 'Terms' }))
    await page.user.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole(
        'button',
        { name: 'Leave' },
      ),
    )
    await waitFor(() => expect(page.address()).toBe('/legal/terms'))
  })

  test('without unsaved changes leaving asks nothing', async () => {
    const page = await edit()
    await page.user.click(screen.getAllByRole('link', { name: 'Terms' })[0]!)
    await waitFor(() => expect(page.address()).toBe('/legal/terms'))
  })
})

describe('when it was saved elsewhere meanwhile', () => {
  const theirs = () =>
    draftAgent({
      content: content({ name: { en: 'Theirs', ar: '' } }),
      open: open({ revision: 5 }),
    })
  beforeEach(() => {
    server.answer('forge.saveAgent', ({ revision, content: saved }) => {
      if (revision !== 5) throw new Refusal('forge.edited_meanwhile')
      agent = draftAgent({ content: saved, open: open({ revision: 6 }) })
      return { success: true, agent }
    })
  })
  const collide = async () => {
    const page = await edit()
    await page.user.type(await field('Name'), '!')
    agent = theirs()
    await page.user.click(await button('Save'))
    await screen.findByRole('heading', { name: 'This agent was changed elsewhere meanwhile' })
    return page
  }

  test('what was written is still there, and can be kept', async () => {
    const { user } = await collide()
    expect((await field('Name')).value).toBe('Quote VAT!')
    await user.click(await button('Keep mine and save'))
    await waitFor(() => expect(agent.content.name.en).toBe('Quote VAT!'))
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: 'This agent was changed elsewhere meanwhile' }),
      ).toBeNull(),
    )
    expect((await field('Name')).value).toBe('Quote VAT!')
  })

  test('the other can be loaded, and one’s own brought back', async () => {
    const { user } = await collide()
    await user.click(await button('Load the other'))
    await waitFor(async () => expect((await field('Name')).value).toBe('Theirs'))
    await user.click(await button('Bring it back'))
    expect((await field('Name')).value).toBe('Quote VAT!')
    await user.click(await button('Save'))
    expect(await screen.findByText('Saved.')).toBeDefined()
  })
})
