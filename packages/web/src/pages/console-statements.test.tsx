import { screen, waitFor, within } from '@testing-library/react'
import type { creators } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consoleServer, openConsole } from '../../testing/console-page.ts'
import { table } from '../../testing/controls.ts'
import { aed } from '../../testing/conversations.ts'
import { earning, statement } from '../../testing/creators.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import * as files from '../save-file.ts'

let server: FakeServer
let entries: creators.Earning[]
beforeEach(() => {
  entries = [earning()]
  server = consoleServer({ entries: () => entries })
})

describe('the statements', () => {
  // Between the days of a range stand thin spaces.
  const statementOf = (format: string) => `Statement of 9\u2009–\u200915 Nov 2026 as ${format}`

  test('show how each week began, moved and ended', async () => {
    await openConsole()
    const row = within((await table('Statements')).getAllByRole('row')[1]!)
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(row.getByText('9 – 15 Nov 2026')).toBeDefined()
    expect(cells.slice(1, 6).map((cell) => cell?.replace(/^.*?(?=AED)/, ''))).toEqual([
      'AED 200.00',
      'AED 300.00',
      'AED 23.33',
      'AED 250.00',
      'AED 226.67',
    ])
  })

  test.each([
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
  ])('are downloaded as %s by who is signed in', async (name, format) => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    let asker: string | undefined
    server.answerRaw(`GET /api/creator/statements/2026-W46/${format}`, ({ token }) => {
      asker = token
      return new Response('a statement')
    })
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: statementOf(name) }))
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.anything(), `statement-2026-W46.${format}`),
    )
    expect(asker).toBe('token-of-layla')
  })

  test.each([
    ['server.failed', 500, 'The statement could not be downloaded. Try again.'],
    [
      'request.rate_limited',
      429,
      'Too many statements were downloaded at once. Wait a moment and try again.',
    ],
  ])('that cannot be downloaded say so (%s)', async (code, status, sentence) => {
    server.answerRaw('GET /api/creator/statements/2026-W46/pdf', () =>
      Response.json({ success: false, error: 'x', code }, { status }),
    )
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: statementOf('PDF') }))
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('of many weeks are shown a few at a time', async () => {
    const weeks = Array.from({ length: 9 }, (_, index) =>
      statement({ week: `2026-W${46 - index}` }),
    )
    server.answer('creators.listStatements', () => ({ success: true, statements: weeks }))
    const { user } = await openConsole()
    const list = await table('Statements')
    expect(list.getAllByRole('row')).toHaveLength(9)
    await user.click(screen.getByRole('button', { name: 'Show older weeks' }))
    expect(list.getByText('14 – 20 Sep 2026')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show older weeks' })).toBeNull()
  })
})

describe('every movement', () => {
  const savedText = (save: { mock: { calls: [Blob, string][] } }) => save.mock.calls[0]![0].text()

  test('stands with its agent, share, amount and until when it is on hold', async () => {
    await openConsole()
    const row = within((await table('Every movement')).getAllByRole('row')[1]!)
    expect(row.getByText('🧾 VAT desk')).toBeDefined()
    expect(row.getByText('50%')).toBeDefined()
    expect(row.getByText('19 Dec 2026')).toBeDefined()
    expect(row.getByText('+AED 23.33')).toBeDefined()
  })

  test('is filtered by agent in the address', async () => {
    entries = [
      earning(),
      earning({ id: '2', app: { slug: 'study-buddy', name: 'Study Buddy', emoji: '📚' } }),
    ]
    const { user, address } = await openConsole()
    const list = await table('Every movement')
    expect(list.getAllByRole('row')).toHaveLength(3)
    await screen.findByRole('option', { name: 'Study Buddy' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Study Buddy')
    await waitFor(async () =>
      expect((await table('Every movement')).getAllByRole('row')).toHaveLength(2),
    )
    expect(address()).toBe('/creator-console?app=study-buddy')
  })

  test('is exported whole, however many pages it has', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue()
    server.answer('creators.listEarnings', ({ cursor }) =>
      cursor
        ? {
            success: true,
            entries: [
              earning({
                id: '2',
                kind: 'refund',
                amount: aed(-2_333),
                share_percent: null,
                held_until: null,
              }),
            ],
            next_cursor: null,
          }
        : { success: true, entries: [earning()], next_cursor: 'older' },
    )
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'earnings.csv'))
    const file = await savedText(save)
    expect(file).toContain(
      '2026-11-19T08:00:00.000Z,Sale,VAT desk,50%,2026-12-19T08:00:00.000Z,23.33,AED',
    )
    expect(file).toContain('2026-11-19T08:00:00.000Z,Refund,VAT desk,,,-23.33,AED')
  })
})
