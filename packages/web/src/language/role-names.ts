import type { accounts, Bilingual } from '@wakeel/contract'

export const roleNames: Bilingual<Record<accounts.Role, string>> = {
  en: {
    founder: 'Founder',
    admin: 'Administrator',
    creator: 'Creator',
    enterprise_user: 'Enterprise user',
    user: 'User',
  },
  ar: {
    founder: 'المؤسِّس',
    admin: 'مدير',
    creator: 'مبدع',
    enterprise_user: 'مستخدم باقة الشركات',
    user: 'مستخدم',
  },
}
