import { screen, within } from '@testing-library/react'
import type { billing } from '@wakeel/contract'
import { vi } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from './fake-server.ts'
import { founderQuote, order } from './plans.ts'

export const OFFERED = '/checkout?plan=pro&billing=monthly&offer=founder_special'
export const { id } = order()

/** A server that sells Pro to whoever is signed in, in the sandbox. */
export function checkoutServer(): FakeServer {
  const server = fakeServer()
  quoted(server, founderQuote())
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
  server.answer('billing.startCheckout', () => ({
    success: true,
    order: order(),
    offer_notice: null,
  }))
  completes(server, order({ status: 'completed' }))
  vi.stubGlobal('open', vi.fn())
  return server
}

export const quoted = (server: FakeServer, quote: billing.Quote, is_sandbox = true) =>
  server.answer('billing.getQuote', () => ({ success: true, quote, is_sandbox }))
export const completes = (server: FakeServer, order: billing.Order) =>
  server.answer('billing.completeCheckout', () => ({ success: true, order }))
export const refuses = (
  server: FakeServer,
  operation: 'billing.startCheckout' | 'billing.completeCheckout',
  code: Refusal['code'],
) =>
  server.answer(operation, () => {
    throw new Refusal(code)
  })

/** Answers with the lines of the summary as they are read. */
export const lines = async () => {
  const summary = within(
    (await screen.findByRole('heading', { name: 'Order summary' })).parentElement!,
  )
  const amounts = summary.getAllByRole('definition').map(({ textContent }) => textContent)
  return summary
    .getAllByRole('term')
    .map(({ textContent }, place) => `${textContent}: ${amounts[place]}`)
}

export const payButton = () => screen.findByRole('button', { name: 'Pay with PayPal' })

export const completions = ({ received }: FakeServer) =>
  received.filter(
    ({ method, address }) =>
      method === 'POST' && address.startsWith(`/api/checkout/${id}/complete`),
  )
