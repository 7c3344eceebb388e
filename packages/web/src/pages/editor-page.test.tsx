import { screen, waitFor, within } from '@testing-library/react'
import type { connections, forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  AGENT_ID,
  allPassed,
  content,
  draftAgent,
  listedAgent,
  open,
  skills,
  streamed,
  version,
} from '../../testing/agents.ts'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { plans } from '../../testing/plans.ts'

const ADDRESS = `/creator/agents/${AGENT_ID}`
const ROUTE = `/api/forge/agents/${AGENT_ID}`

let server: FakeServer
let agent: forge.EditedAgent
beforeEach(() => {
  server = fakeServer()
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  agent = draftAgent()
  server.answer('billing.listPlans', () => ({
    success: true,
    plans: plans(),
    offer_notice: null,
    vat_mode: 'added',
    current: null,
  }))
  server.answer('forge.listSkills', () => ({ success: true, skills: skills() }))
  server.answer('forge.getAgent', () => ({ success: true, agent }))
  server.answer('forge.saveAgent', ({ content: saved }) => {
    agent = {
      ...agent,
      content: saved,
      open: open({ number: agent.open?.number ?? 4, revision: (agent.open?.revision ?? 0) + 1 }),
    }
    return { success: true, agent }
  })
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'quote-vat', name: 'Quote VAT' }),
  }))
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const saves = () =>
  server.received
    .filter(({ method, address }) => method === 'PUT' && address === ROUTE)
    .map(({ body }) => body)
const edit = async () => {
  const page = await openPage(ADDRESS)
  await field('Name')
  return page
}

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

describe('what is edited', () => {
  test('is saved in both languages, with all that an agent has', async () => {
    const { user } = await edit()
    await user.clear(await field('Name'))
    await user.type(await field('Name'), 'VAT desk')
    await user.click(screen.getByRole('tab', { name: /العربية/ }))
    await user.type(await field('Name'), 'ضريبة العروض')
    await user.click(screen.getByRole('radio', { name: 'Use 💰' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'business')
    await user.click(await screen.findByRole('checkbox', { name: /^Loan planner/ }))
    await user.type(await field('Instructions'), ' Show each line.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pricing model' }), 'per_use')
    await user.click(await button('Save'))
    expect(await screen.findByText('Saved.')).toBeDefined()
    expect(saves()).toEqual([
      {
        revision: 1,
        content: content({
          name: { en: 'VAT desk', ar: 'ضريبة العروض' },
          emoji: '💰',
          category: 'business',
          skills: ['vat-calculator', 'loan-planner'],
          instructions: 'Work out the VAT of a quote. Show each line.',
          price: { model: 'per_use', aed: 2.5 },
        }),
      },
    ])
    expect(screen.getByText('All changes are saved')).toBeDefined()
  })

  test('lists gain and lose lines, and lines that say nothing are left out', async () => {
    const { user } = await edit()
    await user.click(await button('Remove: The lines of the quote'))
    await user.click(await button('Add What it never does'))
    await user.click(await button('Add What it never does'))
    await user.type(screen.getByRole('textbox', { name: 'Line 2' }), 'Files a return')
    await user.click(await button('Save'))
    await screen.findByText('Saved.')
    expect(saves()).toMatchObject([
      { content: { needs: { en: [] }, never: { en: ['Invents a number', 'Files a return'] } } },
    ])
  })

  test('demo prompts are added, removed and put in order', async () => {
    const { user } = await edit()
    await user.click(await button('Move down: Prompt 1'))
    await user.click(await button('Add a prompt'))
    await user.type(await field('Prompt 3'), 'VAT of 3 chairs at AED 200')
    await user.click(await button('Remove: Prompt 2'))
    await user.click(await button('Save'))
    await screen.findByText('Saved.')
    expect(saves()).toMatchObject([
      {
        content: {
          demo_prompts: { en: ['Take VAT out of AED 1,050', 'VAT of 3 chairs at AED 200'] },
        },
      },
    ])
  })

  test('a demo prompt can be tried, with its answer beside it', async () => {
    server.answerRaw(`POST ${ROUTE}/preview`, () =>
      streamed([
        'result',
        {
          success: true,
          response: 'The VAT is **AED 50.00**.',
          provider: 'built-in',
          skills_used: [],
          execution_time_ms: 12,
        },
      ]),
    )
    const { user } = await edit()
    await user.click(await button('Try Prompt 1'))
    expect(await screen.findByText('AED 50.00')).toBeDefined()
  })

  test('skills are found by any of their words', async () => {
    const { user } = await edit()
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search the skills' }),
      'instalments',
    )
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      ['Loan plannerInstalments and interest'],
    )
  })

  test('a price outside the limits cannot be saved', async () => {
    const { user } = await edit()
    const price = await screen.findByRole('spinbutton', { name: 'Price in dirhams' })
    await user.clear(price)
    await user.type(price, '1001')
    expect(screen.getByText('The price must be from AED 1 to AED 1,000.')).toBeDefined()
    expect(await button('Save')).toHaveProperty('disabled', true)
  })

  test('of a server’s tools the agent uses those that are ticked', async () => {
    agent = draftAgent({
      content: content({
        skills: [],
        runtime: { kind: 'mcp', connection_id: CONNECTION_ID, tools: ['add'] },
      }),
    })
    server.answer('connections.listConnections', () => ({
      success: true,
      connections: [toolServer],
    }))
    const { user } = await edit()
    await user.click(await screen.findByRole('checkbox', { name: /^Take away/ }))
    await user.click(await button('Save'))
    await screen.findByText('Saved.')
    expect(saves()).toMatchObject([
      {
        content: {
          runtime: { kind: 'mcp', connection_id: CONNECTION_ID, tools: ['add', 'subtract'] },
        },
      },
    ])
  })

  test('of a tool that does not say what it does, the creator may say that it only reads, and is warned of what that means', async () => {
    const runtime = { kind: 'mcp' as const, connection_id: CONNECTION_ID, tools: ['odd', 'delete'] }
    const fingerprint = 'f'.repeat(43)
    const tools = [
      {
        name: 'odd',
        title: 'Odd',
        description: '',
        effect: 'undeclared' as const,
        is_open_world: false,
        fingerprint,
      },
      {
        name: 'delete',
        title: 'Delete',
        description: '',
        effect: 'destructive' as const,
        is_open_world: false,
        fingerprint,
      },
    ]
    agent = draftAgent({ content: content({ skills: [], runtime }) })
    const description = { ...toolServer.description!, tools }
    server.answer('connections.listConnections', () => ({
      success: true,
      connections: [{ ...toolServer, description }],
    }))
    const { user } = await edit()
    await user.click(
      await screen.findByRole('checkbox', { name: 'It only reads: use it without asking' }),
    )
    expect(
      screen.getByText(
        /^Only say so if you know that this tool changes, sends and deletes nothing\./,
      ),
    ).toBeDefined()
    await user.click(await button('Save'))
    await screen.findByText('Saved.')
    expect(saves()).toMatchObject([
      { content: { runtime: { ...runtime, read_only: [{ tool: 'odd', fingerprint }] } } },
    ])
  })
})

describe('the name', () => {
  test('stands in both languages, and the one that was left as it was says so', async () => {
    agent = listedAgent({
      open: open({ number: 4 }),
      content: content({ name: { en: 'Quote VAT', ar: 'ضريبة العروض' } }),
    })
    const { user } = await edit()
    expect((await field('Name in Arabic')).value).toBe('ضريبة العروض')
    await user.type(await field('Name'), ' desk')
    expect(screen.getByText('Not changed: the Arabic name is still this one.')).toBeDefined()
    await user.type(await field('Name in Arabic'), ' الجديدة')
    expect(screen.queryByText('Not changed: the Arabic name is still this one.')).toBeNull()
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
    expect(saves()).toMatchObject([{ revision: 0 }])
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

describe('states', () => {
  test('publishing saves first, shows the checks and opens the store’s page', async () => {
    server.answerRaw('POST /api/forge/publish-agent', () => streamed(...allPassed))
    const page = await edit()
    await page.user.type(await field('Name'), '!')
    await page.user.click(await button('Save and publish'))
    expect((await screen.findByRole('alert')).textContent).toBe('Agent published to marketplace!')
    await waitFor(() => expect(page.address()).toBe('/app-store/quote-vat'))
    expect(saves()).toHaveLength(1)
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

const CONNECTION_ID = '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a12'
const toolServer: connections.Connection = {
  id: CONNECTION_ID,
  kind: 'mcp',
  address: 'https://tools.example.ae/mcp',
  model: null,
  credential: { kind: 'none', name: null },
  description: {
    name: 'Sums',
    description: '',
    protocol_version: '2025-11-25',
    version: null,
    provider: null,
    tools: [
      { name: 'add', title: 'Add', description: 'Adds two numbers' },
      { name: 'subtract', title: 'Take away', description: 'Takes one number from another' },
    ],
    models: [],
    examples: [],
    elapsed_ms: 10,
  },
  health: { is_healthy: true, error: null, checked_at: '2026-11-20T08:00:00.000Z' },
  proof_token: 'wakeel-1',
  verified_at: null,
  used_by: [],
  paused: [],
  fingerprint: null,
  key_host: null,
  created_at: '2026-11-20T08:00:00.000Z',
}

describe('the evaluation', () => {
  test('has its questions written in the editor and saved with the draft', async () => {
    const { user } = await edit()
    await user.click(await button('Add a question'))
    const asked = await screen.findByRole('group', { name: 'Question 1' })
    await user.type(within(asked).getByRole('textbox', { name: 'What is asked' }), 'Add VAT to 20')
    const value = within(asked).getByRole('spinbutton', { name: 'Value' })
    await user.clear(value)
    await user.type(value, '21')
    await user.click(await button('Save'))

    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]).toMatchObject({
      content: {
        evaluation: [
          {
            language: 'en',
            input: 'Add VAT to 20',
            outcome: 'answer',
            expectations: [{ kind: 'figure', value: 21, tolerance: 0 }],
          },
        ],
      },
    })
  })

  test('shows what a question comes to when it is tried', async () => {
    const question = {
      language: 'en' as const,
      input: 'Add VAT to 20',
      outcome: 'answer' as const,
      expectations: [{ kind: 'figure' as const, value: 22, tolerance: 0 }],
    }
    agent = draftAgent({ content: content({ evaluation: [question] }) })
    server.answer('evaluations.tryQuestion', () => ({
      success: true,
      result: {
        question,
        passed: false,
        outcome_met: true,
        expectations_met: [false],
        outcome: 'answer',
        answer: 'It is 21.',
        error: null,
        execution_time_ms: 9,
      },
    }))
    const { user } = await edit()
    await user.click(await button('Try it with what was saved last'))

    expect(await screen.findByText('Not as expected')).toBeDefined()
    expect(screen.getByText('It is 21.')).toBeDefined()
  })

  test('of what is in the store is made again when its creator asks for it', async () => {
    agent = listedAgent()
    server.answer('evaluations.requestEvaluation', () => ({ success: true }))
    const { user } = await edit()
    await user.click(await button('Evaluate the version in the store again'))

    expect(await screen.findByText('It will be evaluated within minutes.')).toBeDefined()
  })
})
