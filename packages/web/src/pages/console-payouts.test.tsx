import { screen } from '@testing-library/react'
import type { creators } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { consoleServer, openConsole } from '../../testing/console-page.ts'
import { dialog, table } from '../../testing/controls.ts'
import { earnings, payout } from '../../testing/creators.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'

let server: FakeServer
let balance: creators.Earnings
beforeEach(() => {
  balance = earnings()
  server = consoleServer({ balance: () => balance })
})

const sent = (method: string) =>
  server.received.filter(
    (request) => request.method === method && request.address.includes('payout-details'),
  )

describe('the bank details', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })
  const withoutDetails = () => {
    balance = earnings({ details: null })
    server.answer('creators.setPayoutDetails', ({ holder_name }) => {
      balance = earnings({ details: { holder_name, iban_masked: 'AE07 •••• 3456' } })
      return { success: true, details: balance.details }
    })
  }
  const give = async (
    user: Awaited<ReturnType<typeof openConsole>>['user'],
    name: string,
    iban: string,
  ) => {
    await user.type(await field('Account holder'), name)
    await user.type(await field('IBAN'), iban)
    await user.click(screen.getByRole('button', { name: 'Save bank details' }))
  }

  test('are asked for, and are masked once they are given', async () => {
    withoutDetails()
    const { user } = await openConsole()
    expect(await screen.findByText('Add your bank details to be paid')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add them' }))
    expect(document.activeElement).toBe(await field('Account holder'))
    await give(user, 'Layla Haddad', 'ae07 0331 2345 6789 0123 456')
    expect(await screen.findByText('Your bank details are saved.')).toBeDefined()
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { holder_name: 'Layla Haddad', iban: 'AE070331234567890123456' },
    ])
    expect(screen.getAllByText('AE07 •••• 3456').length).toBeGreaterThan(0)
    expect(screen.queryByText('Add your bank details to be paid')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull()
  })

  test('with a name that banks cannot write, or without an IBAN, are not sent', async () => {
    withoutDetails()
    const { user } = await openConsole()
    await give(user, 'ليلى حداد', 'AE07')
    expect((await field('Account holder')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^Write the name in Latin letters/)).toBeDefined()
    expect(screen.getByText(/^An IBAN begins with two letters/)).toBeDefined()
    expect(sent('PUT')).toEqual([])
  })

  test('with wrong check digits say so at the field, and keep what was typed', async () => {
    withoutDetails()
    server.answer('creators.setPayoutDetails', () => {
      throw new Refusal('creators.iban_invalid')
    })
    const { user } = await openConsole()
    await give(user, 'Layla Haddad', 'AE080331234567890123456')
    expect(
      await screen.findByText(
        'The check digits of this IBAN do not fit. Compare it with what your bank says.',
      ),
    ).toBeDefined()
    expect(await field('IBAN')).toHaveProperty('value', 'AE080331234567890123456')
  })

  test.each([
    [
      'request.invalid',
      'Check the name and the IBAN: the store could not accept them as they are.',
    ],
    [
      'request.rate_limited',
      'The bank details were changed too often. Wait a while and try again.',
    ],
    ['server.failed', 'The bank details could not be saved. Nothing was changed.'],
  ] as const)('that the server refuses with %s say why', async (code, sentence) => {
    withoutDetails()
    server.answer('creators.setPayoutDetails', () => {
      throw new Refusal(code)
    })
    const { user } = await openConsole()
    await give(user, 'Layla Haddad', 'AE070331234567890123456')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  })

  test('can be changed, or left as they are', async () => {
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await field('Account holder')).toHaveProperty('value', 'Layla Haddad')
    expect(await field('IBAN')).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Change' })).toBeDefined()
    expect(sent('PUT')).toEqual([])
  })

  test('are removed only when that is confirmed', async () => {
    server.answer('creators.removePayoutDetails', () => {
      balance = earnings({ details: null })
      return { success: true }
    })
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await dialog('Remove your bank details?')
    expect(sent('DELETE')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove them' }))
    expect(await screen.findByText('Your bank details are removed.')).toBeDefined()
    expect(await screen.findByText('Add your bank details to be paid')).toBeDefined()
  })

  test('that could not be removed stay', async () => {
    server.answer('creators.removePayoutDetails', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openConsole()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(
      (await dialog('Remove your bank details?')).getByRole('button', { name: 'Remove them' }),
    )
    expect(
      await screen.findByText('The bank details could not be removed. Nothing was changed.'),
    ).toBeDefined()
  })
})

describe('the payouts', () => {
  test('say how far each has come, page by page', async () => {
    server.answer('creators.listPayouts', ({ cursor }) =>
      cursor
        ? {
            success: true,
            payouts: [payout({ id: 'payout-3', number: 'PO-000005', status: 'returned' })],
            next_cursor: null,
          }
        : {
            success: true,
            payouts: [
              payout({ status: 'sent' }),
              payout({
                id: 'payout-2',
                number: 'PO-000006',
                status: 'paid',
                paid_at: '2026-11-17T09:00:00.000Z',
              }),
            ],
            next_cursor: 'older',
          },
    )
    const { user } = await openConsole()
    const payouts = await table('Payouts')
    expect(payouts.getByText('Sent to the bank')).toBeDefined()
    expect(payouts.getByText('Paid on 17 Nov 2026')).toBeDefined()
    expect(payouts.getAllByText('9 – 15 Nov 2026')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(
      await payouts.findByText(
        'The bank gave it back: it is payable again. Check your bank details.',
      ),
    ).toBeDefined()
  })
})
