import type { Bilingual, catalogue } from '@wakeel/contract'

type Announced = { date: string; price: string }

const en: Record<catalogue.PricingModel, (announced: Announced) => string> = {
  free: ({ date }) => `From ${date} this agent is free.`,
  per_use: ({ date, price }) =>
    `From ${date} a run of this agent costs ${price}. Until then its price stays as it is.`,
  subscription: ({ date, price }) =>
    `From ${date} a month of this agent costs ${price}. A month that begins before that day costs what it costs now.`,
  one_time: ({ date, price }) =>
    `From ${date} this agent costs ${price}, once. Until then its price stays as it is.`,
}

const ar: typeof en = {
  free: ({ date }) => `ابتداءً من ${date} يصبح هذا الوكيل مجانيًا.`,
  per_use: ({ date, price }) =>
    `ابتداءً من ${date} يصبح سعر الاستخدام الواحد ${price}. حتى ذلك اليوم يبقى السعر كما هو.`,
  subscription: ({ date, price }) =>
    `ابتداءً من ${date} يصبح سعر الشهر ${price}. الشهر الذي يبدأ قبل ذلك اليوم بسعره الحالي.`,
  one_time: ({ date, price }) =>
    `ابتداءً من ${date} يصبح سعر هذا الوكيل ${price} مرة واحدة. حتى ذلك اليوم يبقى السعر كما هو.`,
}

/** A price that was announced and is not in force yet. */
export const messages: Bilingual<typeof en> = { en, ar }
