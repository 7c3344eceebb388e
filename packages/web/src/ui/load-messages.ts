import type { Bilingual } from '@wakeel/contract'

const en = {
  wait: 'Loading',
  retry: 'Try again',
  loadFailed: 'This could not be loaded. Nothing is lost; check your connection.',
  more: 'Show more',
  moreFailed: 'More could not be loaded.',
}

const ar: typeof en = {
  wait: 'جارٍ التحميل',
  retry: 'أعد المحاولة',
  loadFailed: 'تعذّر التحميل. لم يُفقد شيء؛ تحقق من الاتصال.',
  more: 'اعرض المزيد',
  moreFailed: 'تعذّر تحميل المزيد.',
}

export const messages: Bilingual<typeof en> = { en, ar }
