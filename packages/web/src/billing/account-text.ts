import type { Bilingual } from '@wakeel/contract'

const en = {
  retry: 'Try again',
  failed: 'That did not work. Nothing was changed.',
  loadFailed: 'This could not be loaded. Nothing is lost; check your connection.',
  sandbox: 'Sandbox: no real money moves',
  seePlans: 'See the plans',
  more: 'Show more',
  moreFailed: 'More could not be loaded.',
}

const ar: typeof en = {
  retry: 'أعد المحاولة',
  failed: 'لم ينجح ذلك، ولم يتغيّر شيء.',
  loadFailed: 'تعذّر التحميل. لم يُفقد شيء؛ تحقق من الاتصال.',
  sandbox: 'بيئة تجريبية: لا تنتقل أموال حقيقية',
  seePlans: 'اطّلع على الباقات',
  more: 'اعرض المزيد',
  moreFailed: 'تعذّر تحميل المزيد.',
}

export const text: Bilingual<typeof en> = { en, ar }
