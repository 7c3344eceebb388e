import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  free: 'Free',
  per: { per_use: 'per run', subscription: 'per month', one_time: 'one time' },
  rated: (rating: string) => `Rated ${rating} out of 5`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  moreLines: (count: number) => (count === 1 ? '+ 1 line' : `+ ${count} lines`),
  dismiss: 'Dismiss',
  dialogFailed: 'This could not be opened. Check your connection and try again.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}

const ar: typeof en = {
  free: 'مجاني',
  per: { per_use: 'لكل استخدام', subscription: 'شهريًا', one_time: 'مرة واحدة' },
  rated: (rating) => `التقييم ${rating} من 5`,
  stars: (count) =>
    arabicCount(count, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '{n} نجوم',
      many: '{n} نجمة',
      other: '{n} نجمة',
    }),
  moreLines: (count) =>
    arabicCount(count, {
      one: '+ سطر',
      two: '+ سطران',
      few: '+ {n} أسطر',
      many: '+ {n} سطرًا',
      other: '+ {n} سطر',
    }),
  dismiss: 'إغلاق',
  dialogFailed: 'تعذّر فتح هذا. تحقق من الاتصال ثم أعد المحاولة.',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
}

export const messages: Bilingual<typeof en> = { en, ar }
