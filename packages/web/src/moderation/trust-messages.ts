import type { Bilingual } from '@wakeel/contract'

const en = {
  tabs: { queue: 'Queue', reports: 'Reports', takedowns: 'Taken down', reviews: 'Reviews' },
  tabsLabel: 'What waits for a moderator',
  waiting: (count: string) => `${count} waiting`,
  byCreator: (name: string) => `by ${name}`,
  byStore: 'Made by the store',
  profile: 'Text and website of a creator’s page',
  texts: { en: 'Text in English', ar: 'Text in Arabic', website: 'Website' },
  cancel: 'Cancel',
  sending: 'Sending…',
  reason: 'Reason',
  reasonHint: 'It stands in the audit log.',
  failed: 'That could not be sent. What you wrote is still here; try again.',
  refused: (why: string) => `Nothing was changed. ${why} The list shows what is so now.`,
  refusedUnknown:
    'Nothing was changed: something is no longer as it was. The list shows what is so now.',
}

const ar: typeof en = {
  tabs: {
    queue: 'قائمة الانتظار',
    reports: 'البلاغات',
    takedowns: 'أُزيل من المتجر',
    reviews: 'المراجعات',
  },
  tabsLabel: 'ما ينتظر المشرف',
  waiting: (count) => `${count} بالانتظار`,
  byCreator: (name) => `من ${name}`,
  byStore: 'من صنع المتجر',
  profile: 'نص صفحة المبدع وموقعه',
  texts: { en: 'النص بالإنجليزية', ar: 'النص بالعربية', website: 'الموقع الإلكتروني' },
  cancel: 'إلغاء',
  sending: 'جارٍ الإرسال…',
  reason: 'السبب',
  reasonHint: 'يُحفظ في سجل التدقيق.',
  failed: 'تعذّر الإرسال. ما كتبته ما زال هنا، فحاول مرة أخرى.',
  refused: (why) => `لم يتغيّر شيء. ${why} تعرض القائمة الوضع الحالي.`,
  refusedUnknown: 'لم يتغيّر شيء: تبدّل الوضع في هذه الأثناء. تعرض القائمة الوضع الحالي.',
}

export const messages: Bilingual<typeof en> = { en, ar }
