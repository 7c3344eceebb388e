import type { catalogue } from '@wakeel/contract'

type Apps = catalogue.AppList['apps']

/** A list of agents as pages read it: its agents may stand under `data` instead, and then alone (specification, section 7). */
export function withApps(reply: catalogue.AppList | { success: true; data?: Apps }): catalogue.AppList {
  if ('apps' in reply) return reply
  const apps = reply.data ?? []
  const counts = { all: apps.length, business: 0, marketing: 0, finance: 0, education: 0, health: 0, productivity: 0 }
  for (const { category } of apps) counts[category] += 1
  return { total: apps.length, counts, next_cursor: null, ...reply, apps }
}
