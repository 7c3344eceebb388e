import type { Bilingual, creators } from '@wakeel/contract'

const en = {
  title: 'Day by day',
  range: 'Period',
  ranges: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '1 year' } satisfies Record<creators.Range, string>,
  revenue: 'Revenue',
  runs: 'Runs',
  failedRuns: 'Failed runs',
  day: 'Day',
  tableLabel: 'All days, scrollable',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  csv: 'Export CSV',
  failed: 'The days could not be loaded.',
  chartFailed: 'The chart could not be loaded. The table has the same figures.',
  revenueSummary: (range: string, total: string, best: string, day: string) =>
    `Revenue by day, ${range}: ${total} in all, most on ${day} with ${best}.`,
  runsSummary: (range: string, total: string, failed: string) => `Runs by day, ${range}: ${total} answered, ${failed} failed.`,
}

const ar: typeof en = {
  title: 'يومًا بيوم',
  range: 'المدة',
  ranges: { '7d': '7 أيام', '30d': '30 يومًا', '90d': '90 يومًا', '1y': 'سنة' },
  revenue: 'الإيرادات',
  runs: 'عمليات التشغيل',
  failedRuns: 'عمليات فاشلة',
  day: 'اليوم',
  tableLabel: 'كل الأيام، قابلة للتمرير',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  csv: 'تصدير CSV',
  failed: 'تعذّر تحميل الأيام.',
  chartFailed: 'تعذّر تحميل الرسم البياني. الجدول يحمل الأرقام نفسها.',
  revenueSummary: (range, total, best, day) => `الإيرادات يومًا بيوم، ${range}: المجموع ${total}، وأعلاها يوم ${day} بقيمة ${best}.`,
  runsSummary: (range, total, failed) => `عمليات التشغيل يومًا بيوم، ${range}: نجحت ${total} وفشلت ${failed}.`,
}

export const text: Bilingual<typeof en> = { en, ar }
