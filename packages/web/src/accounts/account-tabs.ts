/** The tabs of the account, as they stand in the URL. */
export const accountTabs = [
  'profile',
  'subscriptions',
  'billing',
  'security',
  'keys',
  'webhooks',
  'widgets',
  'settings',
] as const
export type AccountTab = (typeof accountTabs)[number]

/** What stands in the URL of the account. `agent`: the one to make a widget for. */
export interface AccountPlace {
  tab?: AccountTab
  agent?: string
}
