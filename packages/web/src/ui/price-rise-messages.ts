import type { Bilingual, catalogue } from '@wakeel/contract'

type Announced = { date: string; price: string }
type Paid = Exclude<catalogue.PricingModel, 'free'>

const en = {
  /** What it costs, paid for as before. */
  raised: {
    per_use: ({ date, price }) =>
      `From ${date} a run of this agent costs ${price}. Until then its price stays as it is.`,
    subscription: ({ date, price }) =>
      `From ${date} a month of this agent costs ${price}. A month that begins before that day costs what it costs now.`,
    one_time: ({ date, price }) =>
      `From ${date} this agent costs ${price}, once. Until then its price stays as it is.`,
  } satisfies Record<Paid, (announced: Announced) => string>,
  /** Another way of paying. */
  next: {
    per_use: ({ date, price }) => `From ${date} this agent is paid by the run: ${price} each.`,
    subscription: ({ date, price }) =>
      `From ${date} this agent is paid by the month: ${price} each.`,
    one_time: ({ date, price }) => `From ${date} this agent is paid once: ${price}.`,
  } satisfies Record<Paid, (announced: Announced) => string>,
  /** What holds before, and what becomes of what was bought by then. */
  until: {
    free: () => 'Until then it is free.',
    per_use: (price) => `Until then a run costs ${price}.`,
    subscription: (price) =>
      `Until then a month costs ${price}. A month that you buy by then runs to its end; after that day no month is renewed.`,
    one_time: (price) =>
      `Until then it costs ${price}, once. Whoever buys it by then pays nothing more.`,
  } satisfies Record<catalogue.PricingModel, (price: string) => string>,
}

const ar: typeof en = {
  raised: {
    per_use: ({ date, price }) =>
      `ابتداءً من ${date} يصبح سعر الاستخدام الواحد ${price}. حتى ذلك اليوم يبقى السعر كما هو.`,
    subscription: ({ date, price }) =>
      `ابتداءً من ${date} يصبح سعر الشهر ${price}. الشهر الذي يبدأ قبل ذلك اليوم بسعره الحالي.`,
    one_time: ({ date, price }) =>
      `ابتداءً من ${date} يصبح سعر هذا الوكيل ${price} مرة واحدة. حتى ذلك اليوم يبقى السعر كما هو.`,
  },
  next: {
    per_use: ({ date, price }) =>
      `ابتداءً من ${date} يُدفع ثمن هذا الوكيل لكل استخدام: ${price} للاستخدام الواحد.`,
    subscription: ({ date, price }) =>
      `ابتداءً من ${date} يُدفع ثمن هذا الوكيل شهريًا: ${price} للشهر.`,
    one_time: ({ date, price }) => `ابتداءً من ${date} يُدفع ثمن هذا الوكيل مرة واحدة: ${price}.`,
  },
  until: {
    free: () => 'حتى ذلك اليوم يبقى مجانيًا.',
    per_use: (price) => `حتى ذلك اليوم يبقى سعر الاستخدام ${price}.`,
    subscription: (price) =>
      `حتى ذلك اليوم يبقى سعر الشهر ${price}. الشهر الذي تشتريه قبله يستمر إلى نهايته، ولا يُجدَّد شهر بعده.`,
    one_time: (price) =>
      `حتى ذلك اليوم يبقى سعره ${price} مرة واحدة، ومن يشتريه قبله لا يدفع شيئًا بعده.`,
  },
}

/** A price that was announced and is not in force yet. */
export const messages: Bilingual<typeof en> = { en, ar }
