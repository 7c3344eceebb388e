import type { Bilingual, billing } from '@wakeel/contract'

const en = {
  title: 'Price',
  lead: 'A higher price is announced fourteen days before it is asked. Nothing of this list is ever taken away.',
  chart: 'The price over time',
  table: 'What became of the price',
  date: 'Date',
  what: 'What happened',
  price: 'Price',
  kinds: {
    listed: 'First price',
    lowered: 'Lowered',
    raised: 'Raised',
    announced: 'Rise announced',
    withdrawn: 'Rise withdrawn',
  } satisfies Record<billing.PriceChange['kind'], string>,
  takesEffect: (date: string) => `For ${date}`,
  withdrawnFor: {
    creator: 'By its creator',
    lower_price: 'Its creator published a lower price',
    other_rise: 'Its creator announced another one instead',
  } satisfies Record<billing.Withdrawal, string>,
  from: (price: string) => `before: ${price}`,
}

const ar: typeof en = {
  title: 'السعر',
  lead: 'يُعلن السعر الأعلى قبل العمل به بأربعة عشر يومًا. ولا يُحذف من هذه القائمة شيء.',
  chart: 'السعر عبر الزمن',
  table: 'ما طرأ على السعر',
  date: 'التاريخ',
  what: 'ما حدث',
  price: 'السعر',
  kinds: {
    listed: 'أول سعر',
    lowered: 'خُفّض',
    raised: 'رُفع',
    announced: 'أُعلن رفعه',
    withdrawn: 'سُحب إعلان رفعه',
  },
  takesEffect: (date) => `ابتداءً من ${date}`,
  withdrawnFor: {
    creator: 'سحبه مبدعه',
    lower_price: 'نشر مبدعه سعرًا أقل',
    other_rise: 'أعلن مبدعه رفعًا آخر بدلًا منه',
  },
  from: (price) => `قبله: ${price}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
