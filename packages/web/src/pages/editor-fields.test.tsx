import { screen, waitFor, within } from '@testing-library/react'
import type { connections, forge } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { content, draftAgent, listedAgent, open, streamed } from '../../testing/agents.ts'
import { button, field } from '../../testing/controls.ts'
import { edit, editorServer, ROUTE, saves } from '../../testing/editor-page.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

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
    expect(saves(server)).toEqual([
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
    expect(saves(server)).toMatchObject([
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
    expect(saves(server)).toMatchObject([
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
    expect(saves(server)).toMatchObject([
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
    expect(saves(server)).toMatchObject([
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

describe('the instructions', () => {
  test('go on with a new name where they open with the former one', async () => {
    agent = listedAgent({
      open: open({ number: 4 }),
      content: content({
        name: { en: 'Quote VAT', ar: 'ضريبة العروض' },
        instructions: 'You are Quote VAT, an agent of the Wakeel store.\n\nAsk for the amount.',
      }),
    })
    const { user } = await edit()
    await user.type(await field('Name'), ' desk')
    expect((await field('Instructions')).value).toBe(
      'You are Quote VAT desk, an agent of the Wakeel store.\n\nAsk for the amount.',
    )
  })

  test('in which the name does not stand first stay as they are', async () => {
    agent = listedAgent({
      open: open({ number: 4 }),
      content: content({
        name: { en: 'Quote VAT', ar: 'ضريبة العروض' },
        instructions: 'Ask for the amount, as Quote VAT.',
      }),
    })
    const { user } = await edit()
    await user.type(await field('Name'), ' desk')
    expect((await field('Instructions')).value).toBe('Ask for the amount, as Quote VAT.')
  })
})

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

    await waitFor(() => expect(saves(server)).toHaveLength(1))
    expect(saves(server)[0]).toMatchObject({
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
