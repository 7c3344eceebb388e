import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Administration',
  screens: 'Administration screens',
  people: 'People',
  trust: 'Trust',
  payments: 'Payments',
  analytics: 'Analytics',
  audit: 'Audit log',
  jobs: 'Jobs',
}

const ar: typeof en = {
  title: 'الإدارة',
  screens: 'شاشات الإدارة',
  people: 'الأشخاص',
  trust: 'الثقة',
  payments: 'المدفوعات',
  analytics: 'التحليلات',
  audit: 'سجل التدقيق',
  jobs: 'المهام',
}

export const messages: Bilingual<typeof en> = { en, ar }
