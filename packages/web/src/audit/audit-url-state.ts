import type { audit } from '@wakeel/contract'
import { readDay, readText, useUrlState } from '../shell/url-state.ts'
import { actionNames } from './actions-messages.ts'

/** What the URL of the log says; what is left out is not filtered by. */
export interface AuditUrlState {
  search?: string | undefined
  action?: audit.AuditAction | undefined
  /** Who did it, what it was done to: ids. */
  actor?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Those of the store; organisations have their own logs. */
export const actions = (Object.keys(actionNames.en) as audit.AuditAction[]).filter(
  (action) => !action.startsWith('organisations.'),
)

/** Reads a URL; what it does not know counts as not said. */
export function readAuditUrlState(search: Record<string, unknown>): AuditUrlState {
  return {
    search: readText(search.search),
    action: actions.find((action) => action === search.action),
    actor: readText(search.actor),
    subject: readText(search.subject),
    from: readDay(search.from),
    to: readDay(search.to),
  }
}

export const useAuditUrlState = () => useUrlState(readAuditUrlState)
