import { screen, waitFor, within } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { toArguments, toDraft } from './confirm-draft.ts'

const argument = (
  given: Partial<runs.ProposedArgument> & { name: string },
): runs.ProposedArgument => ({
  label: given.name.replaceAll('_', ' '),
  description: '',
  kind: 'text',
  choices: [],
  is_required: true,
  value: null,
  ...given,
})

const request: runs.ConfirmationRequest = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  host: 'tools.example.ae',
  tool: {
    name: 'delete_order',
    title: 'Delete an order',
    description: 'Deletes it for good.',
    effect: 'destructive',
    is_open_world: false,
  },
  arguments: [
    argument({ name: 'order_id', value: '55' }),
    argument({ name: 'copies', kind: 'integer', is_required: false }),
  ],
  expires_at: '2026-11-20T10:15:00.000Z',
}

const answer = (more: Partial<runs.DemoResult>): runs.DemoResult => ({
  success: true,
  run_id: request.id,
  conversation_id: request.id,
  version: 1,
  response: 'It needs your confirmation.',
  is_answered: false,
  outcome: 'question',
  message: 'ok',
  provider: 'mcp tools.example.ae',
  skills_used: [],
  execution_time_ms: 12,
  demo_info: { used: 1, remaining: 2, limit: 3 },
  ...more,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'office', name: 'Office' }),
  }))
  server.answer('runs.getDemoInfo', () => ({
    success: true,
    demo_info: { used: 0, remaining: 3, limit: 3 },
  }))
  answers(answer({ confirmation: request }))
})

const answers = (given: runs.DemoResult) =>
  server.answerRaw(
    'POST /api/apps/office/demo',
    () => new Response(`event: result\ndata: ${JSON.stringify(given)}\n\n`),
  )
const sent = () =>
  server.received
    .filter(({ method, address }) => method === 'POST' && address.endsWith('/demo'))
    .map(({ body }) => body)

async function ask() {
  const { user } = await openPage('/app-store/office/demo')
  await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'Delete order 55')
  await user.click(screen.getByRole('button', { name: 'Execute Demo' }))
  return { user, panel: within(await screen.findByRole('region', { name: 'Confirm this action' })) }
}

test('the person sees the tool, what it does and every argument before anything is done', async () => {
  const { panel } = await ask()
  expect(panel.getByRole('heading', { name: 'Delete an order' })).toBeDefined()
  expect(panel.getByText('May change or delete something')).toBeDefined()
  expect(panel.getByText('Deletes it for good.')).toBeDefined()
  expect(panel.getByRole('textbox', { name: 'order id' })).toHaveProperty('value', '55')
  expect(panel.getByRole('textbox', { name: 'copies (optional)' })).toHaveProperty('value', '')
  expect(document.activeElement?.textContent).toBe('Confirm this action')
})

test('until when it can be confirmed is told in the time of the UAE, as every time of the store', async () => {
  const { panel } = await ask()
  expect(panel.getByText('You can confirm until 2:15 PM.')).toBeDefined()
})

test('what is confirmed is what stands in the fields', async () => {
  const { user, panel } = await ask()
  await user.clear(panel.getByRole('textbox', { name: 'order id' }))
  await user.type(panel.getByRole('textbox', { name: 'order id' }), '56')
  await user.type(panel.getByRole('textbox', { name: 'copies (optional)' }), '٢')
  answers(answer({ response: 'Order 56 is deleted.' }))
  await user.click(panel.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Order 56 is deleted.')).toBeDefined()
  expect(sent()).toEqual([
    { input: 'Delete order 55' },
    {
      input: 'Delete order 55',
      confirmation: { id: request.id, arguments: { order_id: '56', copies: 2 } },
    },
  ])
})

test('what is missing is asked for, and no key in a field confirms', async () => {
  const { user, panel } = await ask()
  await user.type(panel.getByRole('textbox', { name: 'order id' }), '{Enter}')
  await user.clear(panel.getByRole('textbox', { name: 'order id' }))
  await user.click(panel.getByRole('button', { name: 'Confirm' }))
  expect(panel.getByRole('alert').textContent).toBe('Write what is to be sent.')
  await waitFor(() =>
    expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'order id' })),
  )
  expect(sent()).toHaveLength(1)
})

test('who does not want it is told that nothing was done', async () => {
  const { user, panel } = await ask()
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Nothing was done.')).toBeDefined()
  expect(sent()).toHaveLength(1)
})

test('every kind of argument comes back as it was found', () => {
  const proposed = [
    argument({ name: 'a', value: 'text' }),
    argument({ name: 'b', kind: 'number', value: 2.5 }),
    argument({ name: 'c', kind: 'boolean', value: false }),
    argument({ name: 'd', kind: 'choice', choices: ['x', 7, true], value: 7 }),
    argument({ name: 'e', kind: 'texts', value: ['Aisha', 'Omar'] }),
    argument({ name: 'f', kind: 'json', value: [{ name: 'Aisha' }] }),
    argument({ name: 'g', kind: 'number', is_required: false }),
  ]
  expect(toArguments(proposed, toDraft(proposed))).toEqual({
    a: 'text',
    b: 2.5,
    c: false,
    d: 7,
    e: ['Aisha', 'Omar'],
    f: [{ name: 'Aisha' }],
  })
})

test.each([
  ['a number', 'number', 'many'],
  ['a whole number', 'integer', '2.5'],
  ['JSON', 'json', '{'],
] as const)('what is not %s is not sent', (_, kind, written) => {
  expect(toArguments([argument({ name: 'a', kind })], { a: written })).toBeUndefined()
})
