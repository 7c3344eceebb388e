import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Page not found',
  text: 'You are on the first page, because the store has no page at',
  ways: 'Ways on',
  search: 'Search the store',
  apps: 'All agents',
  home: 'Stay on the first page',
}

const ar: typeof en = {
  title: 'الصفحة غير موجودة',
  text: 'أنت في الصفحة الأولى، إذ لا صفحة في المتجر على العنوان',
  ways: 'إلى أين بعد ذلك',
  search: 'ابحث في المتجر',
  apps: 'كل الوكلاء',
  home: 'ابقَ في الصفحة الأولى',
}

export const messages: Bilingual<typeof en> = { en, ar }
