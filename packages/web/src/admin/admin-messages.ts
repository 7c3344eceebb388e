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
  export: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The file could not be made. Try again.',
  exportTooOften: 'You have exported often. Wait a few minutes and try again.',
  exportTruncated: (rows: string) =>
    `Only the first ${rows} rows were exported. Narrow the filter.`,
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
  export: 'تصدير CSV',
  exporting: 'جارٍ التصدير…',
  exportFailed: 'تعذّر إعداد الملف. أعد المحاولة.',
  exportTooOften: 'صدّرت الملف مرات كثيرة. انتظر بضع دقائق ثم أعد المحاولة.',
  exportTruncated: (rows) => `صُدّر أول ${rows} صف فقط. ضيّق نطاق التصفية.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
