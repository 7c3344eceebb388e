import { DomainError } from '../errors.ts'
import { limitedAs, type SignedInCaller } from '../http/caller.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { ConnectionDependencies, OpenConnection } from './dependencies.ts'
import { look, type Seen } from './look.ts'

/** Of everything that makes the store call an address that a person chose. */
const LOOKING: RateLimit = { name: 'connections', max: 30, windowSeconds: 10 * 60 }

/** Counts a look elsewhere; throws when the person has made the store look too often. */
export const takeLook = ({ limits }: ConnectionDependencies, creator: SignedInCaller) =>
  limits.take(LOOKING, `user:${limitedAs(creator)}`)

/** What is stored of an other end that has answered now. */
export const answeredNow = (
  { clock }: ConnectionDependencies,
  { description, manifest }: Seen,
) => ({
  description,
  manifest: manifest?.text ?? null,
  manifestSha256: manifest?.fingerprint ?? null,
  isHealthy: true,
  healthError: null,
  checkedAt: clock.now(),
})

/** The settings with what the other end says; an endpoint answers with its first model when none was chosen. */
export async function readOtherEnd(
  connections: ConnectionDependencies,
  requested: OpenConnection,
  creator: SignedInCaller,
  signal: AbortSignal,
) {
  await takeLook(connections, creator)
  const seen = await look(requested, connections.outboundFetch, signal)
  const model = requested.kind === 'openai' ? (requested.model ?? seen.description.models[0]) : null
  if (model === undefined)
    throw new DomainError('request.invalid', {
      sentence: 'Say which model of the endpoint answers.',
    })
  const settings = {
    address: requested.address,
    model,
    keyHost: requested.keyHost ?? null,
    ...answeredNow(connections, seen),
  }
  return { settings, seen }
}
