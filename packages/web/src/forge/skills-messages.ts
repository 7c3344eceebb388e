import type { Bilingual } from '@wakeel/contract'

const en = {
  guide: 'What the store’s skills can do',
  search: 'Search the skills',
  none: 'No skill matches.',
  failed: 'The skills could not be loaded.',
  retry: 'Try again',
}

const ar: typeof en = {
  guide: 'ما تستطيعه مهارات المتجر',
  search: 'ابحث في المهارات',
  none: 'لا مهارة مطابقة.',
  failed: 'تعذّر تحميل المهارات.',
  retry: 'أعد المحاولة',
}

/** What is to be read about the store's skills, wherever they are listed. */
export const messages: Bilingual<typeof en> = { en, ar }
