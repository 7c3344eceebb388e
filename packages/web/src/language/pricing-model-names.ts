import type { Bilingual, catalogue } from '@wakeel/contract'

export const pricingModelNames: Bilingual<Record<catalogue.PricingModel, string>> = {
  en: { free: 'Free', per_use: 'Per run', subscription: 'Monthly', one_time: 'One time' },
  ar: { free: 'مجاني', per_use: 'لكل استخدام', subscription: 'شهري', one_time: 'مرة واحدة' },
}
