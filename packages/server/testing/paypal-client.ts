import { randomUUID } from 'node:crypto'
import { createTransport } from '@wakeel/paypal-sandbox'
import type { NewProviderOrder, PaymentProvider } from '../src/billing/payments/payment-provider.ts'
import { createPayPal } from '../src/billing/payments/paypal.ts'
import type { System } from './system.ts'

type Reach = (request: Request) => Promise<Response>

export const unreachable = { name: 'ProviderUnreachable' }
export const refused = (reason: string) => ({ name: 'PaymentRefused', reason })

/** The ways from a store to its sandbox. */
export const ways = (system: () => System): { way: string; reach: Reach }[] => [
  {
    way: 'in the same process',
    reach: (request) => system().capabilities.payments.sandbox!.handle(request),
  },
  { way: 'over HTTP', reach: (request) => fetch(request) },
]

/** The store's client on a way to the sandbox that can be told what shall happen on it. */
export function clientOn({ clock, capabilities }: System, reach: Reach) {
  const transport = createTransport(reach)
  const client = createPayPal({
    ...capabilities.payments.sandbox!.account,
    name: 'sandbox',
    clock,
    fetch: transport.fetch,
  })
  return { client, instruct: transport.instruct }
}

export const newOrder = (overrides: Partial<NewProviderOrder> = {}): NewProviderOrder => ({
  requestId: randomUUID(),
  orderId: randomUUID(),
  cents: 5_348,
  description: 'Pro, monthly',
  returnUrl: 'https://wakeel.example/return',
  cancelUrl: 'https://wakeel.example/cancel',
  saveMethod: false,
  ...overrides,
})

/** The id of an order that the payer has agreed to. */
export async function agreedOrder(
  { clock }: System,
  client: PaymentProvider,
  overrides: Partial<NewProviderOrder> = {},
): Promise<string> {
  const { id } = await client.createOrder(newOrder(overrides))
  clock.advance(2_000)
  return id
}

export async function paidOrder(
  system: System,
  client: PaymentProvider,
  overrides: Partial<NewProviderOrder> = {},
) {
  return client.captureOrder(await agreedOrder(system, client, overrides), randomUUID())
}
