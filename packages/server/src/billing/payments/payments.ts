import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { createPayPal } from './paypal.ts'
import { createSandbox } from './sandbox/sandbox.ts'

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
export function createPayments({ config, clock, fetch, ...rest }: Dependencies) {
  const sandbox = config ? undefined : createSandbox({ ...rest, clock })
  const provider = sandbox
    ? createPayPal({ ...sandbox.account, name: 'sandbox', clock, fetch: sandbox.fetch })
    : createPayPal({ ...config!, name: 'paypal', clock, fetch })
  return { provider, sandbox }
}
