import type { accounts, admin, Bilingual } from '@wakeel/contract'

const en = {
  descriptions: {
    founder: 'Owns the store and sees every figure. There is one.',
    admin: 'Runs the store day by day: people, agents, payments.',
    creator: 'Makes agents, publishes them and is paid for them.',
    enterprise_user: 'Uses agents together with a team.',
    user: 'Finds, tries and uses agents.',
  } as Record<accounts.Role, string>,
  permissions: {
    user_management: 'Manage people',
    content_moderation: 'Moderate agents',
    analytics: 'Store analytics',
    platform_settings: 'Store settings',
    agent_creation: 'Create agents',
    agent_management: 'Manage own agents',
    analytics_view: 'Own analytics',
    payout_management: 'Payouts',
    app_access: 'Use agents',
    enterprise_features: 'Enterprise features',
    team_management: 'Manage a team',
  } as Record<admin.AdminUser['permissions'][number], string>,
  all: 'Everything',
}

const ar: typeof en = {
  descriptions: {
    founder: 'يملك المتجر ويرى كل أرقامه. لا يوجد إلا واحد.',
    admin: 'يدير المتجر يومًا بيوم: الأشخاص والوكلاء والمدفوعات.',
    creator: 'يصنع الوكلاء وينشرهم ويتقاضى أرباحهم.',
    enterprise_user: 'يستخدم الوكلاء مع فريقه.',
    user: 'يبحث عن الوكلاء ويجرّبهم ويستخدمهم.',
  },
  permissions: {
    user_management: 'إدارة الأشخاص',
    content_moderation: 'الإشراف على الوكلاء',
    analytics: 'تحليلات المتجر',
    platform_settings: 'إعدادات المتجر',
    agent_creation: 'إنشاء الوكلاء',
    agent_management: 'إدارة وكلائه',
    analytics_view: 'تحليلاته الخاصة',
    payout_management: 'دفعات المبدعين',
    app_access: 'استخدام الوكلاء',
    enterprise_features: 'مزايا الشركات',
    team_management: 'إدارة فريق',
  },
  all: 'كل شيء',
}

export const messages: Bilingual<typeof en> = { en, ar }
