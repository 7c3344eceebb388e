import type { Bilingual } from '@wakeel/contract'

const en = {
  balanceTitle: 'Your wallet does not hold enough',
  balanceText: (price: string, balance: string) =>
    `A run costs ${price}, and ${balance} is there to spend.`,
  capTitle: 'Your monthly cap is reached',
  capText: (price: string) =>
    `A run costs ${price} and would go over the cap that you have set. It starts again with the month.`,
  maxTitle: 'More than you allow for one run',
  maxText: (price: string) => `A run costs ${price}, and your limit for one run is lower.`,
  purchaseTitle: 'Buy this agent to go on',
  purchaseMonth: (price: string) =>
    `${price} a month with VAT, paid from your wallet, as many runs as you like. Runs of a plan work too.`,
  purchaseOnce: (price: string) =>
    `${price} with VAT, paid once from your wallet, as many runs as you like. Runs of a plan work too.`,
  topUp: 'Top up',
  plans: 'See the plans',
  limits: 'Change your limits',
  buy: 'Buy',
}

const ar: typeof en = {
  balanceTitle: 'رصيد محفظتك لا يكفي',
  balanceText: (price, balance) => `يكلّف التشغيل ${price}، والمتاح ${balance}.`,
  capTitle: 'بلغت حدّك الشهري',
  capText: (price) =>
    `يكلّف التشغيل ${price} وسيتجاوز الحد الذي وضعته. ويبدأ الحد من جديد مع بداية الشهر.`,
  maxTitle: 'أكثر مما تسمح به للتشغيل الواحد',
  maxText: (price) => `يكلّف التشغيل ${price}، وحدّك للتشغيل الواحد أقل من ذلك.`,
  purchaseTitle: 'اشترِ هذا الوكيل للمتابعة',
  purchaseMonth: (price) =>
    `${price} شهريًا شاملة الضريبة من محفظتك، بعدد غير محدود من التشغيلات. وتصلح له تشغيلات الباقة أيضًا.`,
  purchaseOnce: (price) =>
    `${price} مرة واحدة شاملة الضريبة من محفظتك، بعدد غير محدود من التشغيلات. وتصلح له تشغيلات الباقة أيضًا.`,
  topUp: 'اشحن المحفظة',
  plans: 'اطّلع على الباقات',
  limits: 'غيّر حدودك',
  buy: 'شراء',
}

export const messages: Bilingual<typeof en> = { en, ar }
