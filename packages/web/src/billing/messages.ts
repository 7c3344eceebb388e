import type { Bilingual, billing } from '@wakeel/contract'

const en = {
  retry: 'Try again',
  failed: 'The store did not answer. Nothing is lost and nothing was charged; try again.',
  processing: 'Processing...',
  notice: {
    unknown: (code: string) => `Nobody knows the code “${code}”, so list prices are shown.`,
    sold_out: (_: string) => 'Every spot of this offer is taken, so list prices are shown.',
    used: (_: string) => 'You have already used this offer, so list prices are shown.',
  } satisfies Record<billing.OfferNotice, (code: string) => string>,
}

const ar: typeof en = {
  retry: 'أعد المحاولة',
  failed: 'لم يُجب المتجر. لم يضع شيء ولم يُخصم أي مبلغ؛ أعد المحاولة.',
  processing: 'جارٍ المعالجة...',
  notice: {
    unknown: (code) => `الرمز «${code}» غير معروف، لذلك تظهر الأسعار الأصلية.`,
    sold_out: () => 'نفدت أماكن هذا العرض، لذلك تظهر الأسعار الأصلية.',
    used: () => 'سبق أن استخدمت هذا العرض، لذلك تظهر الأسعار الأصلية.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
