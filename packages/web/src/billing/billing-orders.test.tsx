import { screen, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { refundPreview } from '../../testing/account-money.ts'
import { billingServer, openTab } from '../../testing/billing-tab.ts'
import { dialog, table } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import { order } from '../../testing/plans.ts'

let server: FakeServer
beforeEach(() => {
  server = billingServer()
})

describe('orders', () => {
  const paid = (details: Partial<billing.Order> = {}) =>
    order({ status: 'completed', refundable_until: '2026-12-20T08:00:00.000Z', ...details })
  const listed = (...orders: billing.Order[]) =>
    server.answer('billing.listOrders', () => ({ success: true, orders, next_cursor: null }))

  test('stand with what was paid and what PayPal charged', async () => {
    listed(
      paid(),
      paid({
        id: '1b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a10',
        payment_provider: 'wallet',
        status: 'refunded',
        refundable_until: null,
      }),
    )
    await openTab()
    const rows = (await (await table('Orders')).findAllByRole('row')).map((row) => within(row))
    expect(rows[1]!.getByText('AED 196.51')).toBeDefined()
    expect(rows[1]!.getByText('PayPal charged $53.48')).toBeDefined()
    expect(rows[1]!.getByText('until 20 Dec 2026')).toBeDefined()
    expect(rows[2]!.getByText('From your wallet')).toBeDefined()
    expect(rows[2]!.getByText('Refunded')).toBeDefined()
    expect(rows[2]!.queryByRole('button')).toBeNull()
  })

  test('are given back with one click after the consequences were shown', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => ({
      success: true,
      refund: refundPreview({
        kept: { aed: 250, usd: 69 },
        ends_app: 'VAT desk',
        used_offer: 'Founder Special',
        together_with: [{ description: 'Starter, monthly', amount: { aed: 12_152, usd: 3_306 } }],
      }),
    }))
    server.answer('billing.refundOrder', () => {
      listed(paid({ status: 'refunded', refundable_until: null }))
      return { success: true, order: paid({ status: 'refunded', refundable_until: null }) }
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    expect(await question.findByText('AED 318.03')).toBeDefined()
    expect(question.getByText('$86.54 at PayPal')).toBeDefined()
    expect(
      question.getByText('It goes back to where it was paid from, within a few days.'),
    ).toBeDefined()
    expect(question.getByText('Pro ends at once, with its included runs.')).toBeDefined()
    expect(
      await question.findByText(
        'Agents that you sell bring you 50% of each sale and run instead of 70%.',
      ),
    ).toBeDefined()
    expect(question.getByText('You can no longer run VAT desk without paying.')).toBeDefined()
    expect(question.getByText('AED 2.50 was spent already and stays.')).toBeDefined()
    expect(question.getByText('Starter, monthly goes back with it: AED 121.52.')).toBeDefined()
    expect(
      question.getByText(
        'The guarantee holds once for plans: one that you buy after this stays paid.',
      ),
    ).toBeDefined()
    expect(
      question.getByText('Founder Special stays used and cannot be taken again.'),
    ).toBeDefined()
    expect(question.getByText('This is possible until 20 Dec 2026.')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Refund AED 318.03' }))
    expect(await screen.findByText('AED 318.03 was refunded.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Refunded')).toBeDefined()
  })

  test('whose refund the provider declines stay as they are', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => ({ success: true, refund: refundPreview() }))
    server.answer('billing.refundOrder', () => {
      throw new Refusal('billing.refund_declined')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    await user.click(await question.findByRole('button', { name: 'Refund AED 196.51' }))
    expect(
      await question.findByText(
        'The payment provider did not give the money back. Nothing has changed.',
      ),
    ).toBeDefined()
  })

  test('that can no longer be given back say so and offer nothing', async () => {
    listed(paid())
    server.answer('billing.previewRefund', () => {
      throw new Refusal('billing.not_refundable')
    })
    const { user } = await openTab()
    await user.click(await screen.findByRole('button', { name: 'Refund Pro, monthly' }))
    const question = await dialog('Get a refund?')
    expect(
      await question.findByText('The money of this order cannot be given back any more.'),
    ).toBeDefined()
    expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Keep the order',
    ])
  })
})
