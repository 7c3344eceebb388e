/** What somebody may be allowed to do; who may do what stands in accounts.ts. */
export const permissions = [
  'user_management',
  'content_moderation',
  'analytics',
  'platform_settings',
  'agent_creation',
  'agent_management',
  'analytics_view',
  'payout_management',
  'app_access',
  'enterprise_features',
  'team_management',
] as const
export type Permission = (typeof permissions)[number]
