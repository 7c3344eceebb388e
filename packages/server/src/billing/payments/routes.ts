import type { FastifyInstance } from 'fastify'
import type { Checkout } from '../checkout.ts'
import type { Payments } from './payments.ts'

/** What is not a route of the contract: the provider's notices, the payer's way back, and the sandbox's own HTTP. */
export async function mountPayments(
  _server: FastifyInstance,
  // biome-ignore lint/suspicious/noExplicitAny: written by its owner
  _: { payments: Payments; billing: Pick<Checkout, 'advance' | 'findByProviderOrder'> & any },
): Promise<void> {}
