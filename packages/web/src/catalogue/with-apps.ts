import type { catalogue } from '@wakeel/contract'
import { categoryChoices } from '../language/categories.ts'

type Apps = catalogue.AppList['apps']

/** A list of agents as pages read it: its agents may stand under `data` instead, and then alone (specification, section 7). */
export function withApps(
  reply: catalogue.AppList | { success: true; data?: Apps },
): catalogue.AppList {
  if ('apps' in reply) return reply
  const apps = reply.data ?? []
  const counts: catalogue.CategoryCounts = {
    ...Object.fromEntries(categoryChoices().map((id) => [id, 0])),
    all: apps.length,
  }
  for (const { category } of apps) counts[category] = (counts[category] ?? 0) + 1
  return { total: apps.length, counts, next_cursor: null, ...reply, apps }
}
