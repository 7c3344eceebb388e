/** The tabs of the account, as they stand in the URL. */
export const accountTabs = [
  'profile',
  'subscriptions',
  'billing',
  'security',
  'keys',
  'webhooks',
  'settings',
] as const
export type AccountTab = (typeof accountTabs)[number]
