import type { apiKeys } from '@wakeel/contract'
import { readFils, readRuns } from '../language/cap-amounts.ts'
import { writeDirhams } from '../language/dirhams.ts'

export const capNames = ['daily_runs', 'daily_fils', 'monthly_runs', 'monthly_fils'] as const
export type CapName = (typeof capNames)[number]

/** What may be used in a day and in a month, as it is typed. */
export type CapDraft = Record<CapName, string>

export const noCap: CapDraft = {
  daily_runs: '',
  daily_fils: '',
  monthly_runs: '',
  monthly_fils: '',
}

export const capDraftOf = (cap: apiKeys.ApiKeyCap): CapDraft => ({
  daily_runs: String(cap.daily_runs ?? ''),
  monthly_runs: String(cap.monthly_runs ?? ''),
  daily_fils: cap.daily_fils === null ? '' : writeDirhams(cap.daily_fils),
  monthly_fils: cap.monthly_fils === null ? '' : writeDirhams(cap.monthly_fils),
})

export const isMoney = (name: CapName): boolean => name.endsWith('_fils')

/** Undefined when it is no amount. */
export const readAmount = (name: CapName, typed: string) =>
  isMoney(name) ? readFils(typed) : readRuns(typed)

/** Undefined while one of them is no amount. */
export function readCap(draft: CapDraft): apiKeys.ApiKeyCap | undefined {
  const amounts = capNames.map((name) => [name, readAmount(name, draft[name])] as const)
  if (amounts.some(([, amount]) => amount === undefined)) return undefined
  return Object.fromEntries(amounts) as apiKeys.ApiKeyCap
}
