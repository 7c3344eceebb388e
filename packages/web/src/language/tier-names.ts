import type { accounts, Bilingual } from '@wakeel/contract'

/** The plans by name, as their cards name them. */
export const tierNames: Bilingual<Record<accounts.SubscriptionTier, string>> = {
  en: { starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' },
  ar: { starter: 'المبتدئ', pro: 'المحترف', enterprise: 'الشركات' },
}

/** Of somebody without a subscription, whom the specification has in the tier `starter`. */
export const noPlan: Bilingual<string> = {
  en: 'No plan (free runs)',
  ar: 'بلا باقة (استخدام مجاني)',
}
