import type { Bilingual } from '@wakeel/contract'

const en = {
  title: (name: string) => `Edit ${name}`,
  unnamed: 'Agent without a name',
  loading: 'Loading the agent',
  failedTitle: 'The agent could not be loaded',
  failed: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  goneTitle: 'You have no such agent',
  gone: 'It may have been deleted, or belong to another account.',
  toAgents: 'To your agents',
}

const ar: typeof en = {
  title: (name) => `تعديل ${name}`,
  unnamed: 'وكيل بلا اسم',
  loading: 'جارٍ تحميل الوكيل',
  failedTitle: 'تعذّر تحميل الوكيل',
  failed: 'لم يُفقد شيء. تحقق من الاتصال ثم أعد المحاولة.',
  retry: 'أعد المحاولة',
  goneTitle: 'ليس لديك هذا الوكيل',
  gone: 'ربما حُذف، أو هو لحساب آخر.',
  toAgents: 'إلى وكلائك',
}

export const messages: Bilingual<typeof en> = { en, ar }
