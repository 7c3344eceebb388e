import { type Caller, isStranger } from '../http/caller.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'

const ofDay = { windowSeconds: 24 * 60 * 60, refusal: 'runs.address_limit_reached' } as const

/** What the strangers of one IP may try in a day. Tries, not successes: it bounds what they can cost. */
const OF_ALL_AGENTS: RateLimit = { name: 'demo-address', max: 120, ...ofDay }

/** Of one agent: ten people of an office try it out; an account costs nothing, so fifty of them are not fifty people. */
const OF_ONE_AGENT: RateLimit = { name: 'demo-address-agent', max: 30, ...ofDay }

/** Counts a free run that a stranger tries; throws `runs.address_limit_reached` when those of the IP have had theirs. A confirmed e-mail leads out of it. */
export async function takeFromIp(limits: RateLimits, caller: Caller, appId: string): Promise<void> {
  if (!isStranger(caller)) return
  await limits.take(OF_ONE_AGENT, `${caller.ip} ${appId}`)
  await limits.take(OF_ALL_AGENTS, caller.ip)
}
