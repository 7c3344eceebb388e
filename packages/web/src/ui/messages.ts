import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  free: 'Free',
  per: { per_use: 'per run', subscription: 'per month', one_time: 'one time' },
  rated: (rating: string) => `Rated ${rating} out of 5`,
  moreLines: (count: number) => (count === 1 ? '+ 1 line' : `+ ${count} lines`),
  dismiss: 'Dismiss',
}

const ar: typeof en = {
  free: 'مجاني',
  per: { per_use: 'لكل استخدام', subscription: 'شهريًا', one_time: 'مرة واحدة' },
  rated: (rating) => `التقييم ${rating} من 5`,
  moreLines: (count) =>
    arabicCount(count, {
      one: '+ سطر',
      two: '+ سطران',
      few: '+ {n} أسطر',
      many: '+ {n} سطرًا',
      other: '+ {n} سطر',
    }),
  dismiss: 'إغلاق',
}

export const messages: Bilingual<typeof en> = { en, ar }
