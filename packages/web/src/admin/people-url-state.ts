import type { accounts, admin } from '@wakeel/contract'
import { readText, useUrlState } from '../shell/url-state.ts'

export const roles = [
  'founder',
  'admin',
  'creator',
  'enterprise_user',
  'user',
] as const satisfies accounts.Role[]
export const statuses = ['active', 'inactive', 'suspended'] as const satisfies admin.PersonStatus[]
export const orders = [
  'newest',
  'oldest',
  'name',
  'last_login',
] as const satisfies admin.PeopleOrder[]

/** What the URL of the people says; what is left out stands at its usual value. */
export interface PeopleUrlState {
  search?: string | undefined
  role?: accounts.Role | undefined
  status?: admin.PersonStatus | undefined
  order?: admin.PeopleOrder | undefined
  /** Whose details are open. */
  person?: string | undefined
}

/** Reads a URL; what it does not know counts as not said. */
export function readPeopleUrlState(search: Record<string, unknown>): PeopleUrlState {
  return {
    search: readText(search.search),
    role: roles.find((role) => role === search.role),
    status: statuses.find((status) => status === search.status),
    order: orders.find((order) => order === search.order),
    person: readText(search.person),
  }
}

export const usePeopleUrlState = () => useUrlState(readPeopleUrlState)
