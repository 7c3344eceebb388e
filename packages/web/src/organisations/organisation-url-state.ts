import { readText, useUrlState } from '../shell/url-state.ts'

const tabs = [
  'overview',
  'members',
  'agents',
  'runs',
  'keys',
  'webhooks',
  'widgets',
  'log',
  'settings',
] as const
export type OrganisationTab = (typeof tabs)[number]

/** What the URL of an organisation says. */
export interface OrganisationUrlState {
  tab?: OrganisationTab | undefined
  /** Whose runs, and of which agent. */
  member?: string | undefined
  app?: string | undefined
}

/** Reads a URL; what it does not know counts as not said. */
const readAddress = (search: Record<string, unknown>): OrganisationUrlState => ({
  tab: tabs.find((tab) => tab === search.tab),
  member: readText(search.member),
  app: readText(search.app),
})

export const useOrganisationUrlState = () => useUrlState(readAddress)
