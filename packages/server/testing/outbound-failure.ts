import { OutboundError } from '../src/outbound/outbound-error.ts'

/** How a call failed; when it did otherwise, what came of it. */
export async function outboundFailure(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.catch((error: unknown) => error)
  return outcome instanceof OutboundError ? outcome.failure : outcome
}
