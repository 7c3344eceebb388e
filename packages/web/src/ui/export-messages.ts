import type { Bilingual } from '@wakeel/contract'

const en = {
  export: 'Export CSV',
  exporting: 'Exporting…',
  failed: 'The file could not be made. Try again.',
  tooOften: 'You have exported often. Wait a few minutes and try again.',
  truncated: (rows: string) => `Only the first ${rows} rows were exported. Narrow the filter.`,
}

const ar: typeof en = {
  export: 'تصدير CSV',
  exporting: 'جارٍ التصدير…',
  failed: 'تعذّر إعداد الملف. أعد المحاولة.',
  tooOften: 'صدّرت الملف مرات كثيرة. انتظر بضع دقائق ثم أعد المحاولة.',
  truncated: (rows) => `صُدّر أول ${rows} صف فقط. ضيّق نطاق التصفية.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
