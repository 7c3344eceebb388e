import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Day by day',
  range: 'Period',
  revenue: 'Revenue',
  runs: 'Runs',
  failedRuns: 'Failed runs',
  day: 'Day',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  csv: 'Export CSV',
  revenueSummary: (range: string, total: string, best: string, day: string) =>
    `Revenue by day, ${range}: ${total} in all, most on ${day} with ${best}.`,
  runsSummary: (range: string, total: string, failed: string) =>
    `Runs by day, ${range}: ${total} answered, ${failed} failed.`,
}

const ar: typeof en = {
  title: 'يومًا بيوم',
  range: 'المدة',
  revenue: 'الإيرادات',
  runs: 'عمليات التشغيل',
  failedRuns: 'عمليات فاشلة',
  day: 'اليوم',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  csv: 'تصدير CSV',
  revenueSummary: (range, total, best, day) =>
    `الإيرادات يومًا بيوم، ${range}: المجموع ${total}، وأعلاها يوم ${day} بقيمة ${best}.`,
  runsSummary: (range, total, failed) =>
    `عمليات التشغيل يومًا بيوم، ${range}: نجحت ${total} وفشلت ${failed}.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
