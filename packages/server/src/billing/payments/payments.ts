import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { notWritten } from '../not-written.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

interface Dependencies {
  config: Config['paypal']
  database: Database
  clock: Clock
  newId(): string
  secret: string
  /** Where people reach the store; the sandbox answers below it. */
  publicUrl: string
  fetch: typeof fetch
}

export type Payments = ReturnType<typeof createPayments>

/** PayPal when keys for it are set, else the sandbox in this server: one client, and two things it can talk to. */
export function createPayments(_: Dependencies) {
  const provider: PaymentProvider = {
    name: 'sandbox',
    createOrder: notWritten,
    getOrder: notWritten,
    captureOrder: notWritten,
    refundCapture: notWritten,
  }
  return { provider, sandbox: undefined as Sandbox | undefined }
}
