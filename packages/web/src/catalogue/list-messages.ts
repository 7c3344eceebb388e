import type { Bilingual, catalogue } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'

const count = (value: number) => formatNumber(value, 'en')

const en = {
  title: 'AI agents',
  note: 'Every one works right now: open it, ask, and judge the answer.',
  search: 'Search in the catalogue',
  searchPlaceholder: 'Name, task or skill',
  category: 'Category',
  sort: 'Sort by',
  sorts: {
    popular: 'Most Popular',
    rating: 'Highest Rated',
    newest: 'Newest',
    price_asc: 'Price low to high',
    price_desc: 'Price high to low',
  } satisfies Record<catalogue.Sort, string>,
  moreApps: (most: number) => `${count(most)}+ agents`,
  moreThan: (most: number) => `${count(most)}+`,
  more: 'Show more',
  empty: 'No apps found',
  emptyNote: 'No agent matches all of these choices.',
  clear: 'Clear Filters',
  samples: 'The catalogue could not be loaded. These two agents are samples.',
  moreFailed: 'More agents could not be loaded.',
}

const ar: typeof en = {
  title: 'وكلاء الذكاء الاصطناعي',
  note: 'كل واحد منها يعمل الآن: افتحه واسأل، واحكم على الجواب بنفسك.',
  search: 'ابحث في الوكلاء',
  searchPlaceholder: 'اسم أو مهمة أو مهارة',
  category: 'الفئة',
  sort: 'الترتيب',
  sorts: {
    popular: 'الأكثر استخدامًا',
    rating: 'الأعلى تقييمًا',
    newest: 'الأحدث',
    price_asc: 'السعر: من الأقل إلى الأعلى',
    price_desc: 'السعر: من الأعلى إلى الأقل',
  },
  moreApps: (most) => `أكثر من ${formatNumber(most, 'ar')} وكيل`,
  moreThan: (most) => `+${formatNumber(most, 'ar')}`,
  more: 'عرض المزيد',
  empty: 'لم يُعثر على تطبيقات',
  emptyNote: 'لا يوجد وكيل يطابق كل هذه الاختيارات.',
  clear: 'مسح المرشّحات',
  samples: 'تعذّر تحميل الوكلاء. هذان الوكيلان نموذجان.',
  moreFailed: 'تعذّر تحميل المزيد من الوكلاء.',
}

export const messages: Bilingual<typeof en> = { en, ar }
