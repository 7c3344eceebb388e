import { screen, waitFor, within } from '@testing-library/react'
import type { creators } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consoleServer } from '../../testing/console-page.ts'
import { table } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { agentRun } from '../../testing/creators.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'

let server: FakeServer
let runs: creators.AgentRun[]
beforeEach(() => {
  runs = [agentRun()]
  server = consoleServer({ runs: () => runs })
})

describe('the runs', () => {
  const openRuns = (search = '', language: 'en' | 'ar' = 'en') =>
    openPage(`/creator-console?tab=runs${search}`, { language })

  test('say what ran, how it ended and what it earned, and nothing of what was asked', async () => {
    runs = [
      agentRun(),
      agentRun({
        id: 'run-2',
        kind: 'demo',
        status: 'failed',
        error: 'runs.remote_refused',
        execution_time_ms: 1_600,
        earned: aed(0),
      }),
    ]
    await openRuns()
    const list = await table('Runs of your agents')
    const [first, second] = list
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row))
    expect(first!.getByText('Answered')).toBeDefined()
    expect(first!.getByText('Built-in engine')).toBeDefined()
    expect(first!.getByText('42 ms')).toBeDefined()
    expect(first!.getByText('AED 1.19')).toBeDefined()
    expect(
      second!.getByText(
        'Your agent refused the store’s request. Check the secret of the connection, or authorise the store again.',
      ),
    ).toBeDefined()
    expect(second!.getByText('1.6 sec')).toBeDefined()
    expect(
      screen.getByText(
        'Newest first. What people asked and what they were answered is theirs and is not shown here, nor who they are.',
      ),
    ).toBeDefined()
  })

  test('are filtered by agent and status in the address', async () => {
    runs = [agentRun(), agentRun({ id: 'run-2', status: 'failed', error: 'runs.timed_out' })]
    const { user, address } = await openRuns()
    await user.click(await screen.findByRole('radio', { name: 'Failed' }))
    expect(await screen.findByText('The agent took too long.')).toBeDefined()
    expect((await table('Runs of your agents')).getAllByRole('row')).toHaveLength(2)
    await screen.findByRole('option', { name: 'Study Buddy' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Study Buddy')
    expect(await screen.findByText('No run fits')).toBeDefined()
    expect(address()).toBe('/creator-console?tab=runs&app=study-buddy&status=failed')
    await user.click(screen.getByRole('button', { name: 'Show all runs' }))
    expect((await table('Runs of your agents')).getAllByRole('row')).toHaveLength(3)
  })

  test('of nobody yet say what to do', async () => {
    runs = []
    await openRuns()
    expect(await screen.findByText('Nobody has run your agents yet')).toBeDefined()
  })

  test('are exported as they are filtered', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    runs = [
      agentRun(),
      agentRun({
        id: 'run-2',
        status: 'failed',
        error: 'runs.timed_out',
        provider: null,
        execution_time_ms: null,
        earned: aed(0),
      }),
    ]
    const { user } = await openRuns('&status=failed')
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'runs.csv'))
    const lines = (await save.mock.calls[0]![0].text()).trim().split('\r\n')
    expect(lines.slice(1)).toEqual([
      '2026-11-19T08:00:00.000Z,VAT desk,1,Run,Failed,The agent took too long.,,,0.00,AED',
    ])
  })

  test('that cannot be exported say so', async () => {
    const { user } = await openRuns()
    await table('Runs of your agents')
    server.answer('creators.listAgentRuns', () => {
      throw new Refusal('server.failed')
    })
    await user.click(screen.getByRole('button', { name: /^Export CSV/ }))
    expect(await screen.findByText('The file could not be made. Try again.')).toBeDefined()
  })

  test('that cannot be loaded say so', async () => {
    server.answer('creators.listAgentRuns', () => {
      throw new Refusal('server.failed')
    })
    await openRuns()
    expect(
      await screen.findByText('This could not be loaded. Nothing is lost; check your connection.'),
    ).toBeDefined()
  })

  test('are read in Arabic', async () => {
    runs = [agentRun({ status: 'failed', error: 'runs.timed_out' })]
    await openRuns('', 'ar')
    expect(await screen.findByText('استغرق الوكيل وقتًا طويلًا.')).toBeDefined()
    expect(screen.getByText('المحرّك المدمج')).toBeDefined()
  })
})
