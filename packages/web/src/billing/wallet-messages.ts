import type { Bilingual } from '@wakeel/contract'
import { messages as shared } from './account-messages.ts'

const en = {
  sandbox: shared.en.sandbox,
  cancel: 'Cancel',
  topUp: {
    title: 'Top up your wallet',
    line: 'What you do not spend can be given back within 30 days.',
    amount: 'Amount',
    other: 'Other amount',
    own: 'Your amount in dirhams',
    range: (least: string, max: string) => `From ${least} to ${max}`,
    wrong: 'Write an amount within these limits, in figures: 150, for example.',
    charged: (dollars: string) => `PayPal charges ${dollars}`,
    rate: (rate: string) => `At ${rate} dirhams to the dollar, rounded up to the cent`,
    pay: (dirhams: string) => `Pay ${dirhams} with PayPal`,
    processing: 'Processing...',
    wait: 'The payment is being taken. This needs a few seconds.',
    leaving: 'You are being taken to PayPal.',
    done: (dirhams: string) => `${dirhams} is in your wallet.`,
    failed: 'The payment did not go through. Nothing was charged.',
  },
  purchase: {
    title: (app: string) => `Buy ${app}?`,
    perMonth: (price: string) => `${price} a month`,
    once: (price: string) => `${price}, once`,
    monthly:
      'You can run it as often as you like. It is paid again from your wallet each month until you cancel.',
    forGood:
      'You can run it as often as you like for as long as its creator keeps it in the store.',
    vat: 'VAT is included. The tax invoice comes at once, and the money can be given back within 30 days, once for each agent.',
    price: 'Price',
    wallet: 'In your wallet',
    after: 'Left afterwards',
    missing: (amount: string) => `Your wallet is ${amount} short.`,
    topUp: 'Top up',
    buy: (price: string) => `Pay ${price} from your wallet`,
    buying: 'Processing...',
    bought: (app: string) => `${app} is yours to run.`,
    failed: 'The agent could not be bought. Nothing was charged.',
  },
}

const ar: typeof en = {
  sandbox: shared.ar.sandbox,
  cancel: 'إلغاء',
  topUp: {
    title: 'اشحن محفظتك',
    line: 'ما لا تنفقه يمكن استرداده خلال 30 يومًا.',
    amount: 'المبلغ',
    other: 'مبلغ آخر',
    own: 'المبلغ بالدرهم',
    range: (least, max) => `من ${least} إلى ${max}`,
    wrong: 'اكتب مبلغًا ضمن هذين الحدّين بالأرقام، مثل 150.',
    // The amount is kept apart from the Latin name before it, which would pull its digits over.
    charged: (dollars) => `يخصم PayPal \u2068${dollars}\u2069`,
    rate: (rate) => `بسعر ${rate} درهم للدولار، مقرَّبًا إلى السنت الأعلى`,
    pay: (dirhams) => `ادفع ${dirhams} عبر PayPal`,
    processing: 'جارٍ التنفيذ...',
    wait: 'جارٍ تحصيل الدفعة. يستغرق ذلك بضع ثوانٍ.',
    leaving: 'يجري نقلك إلى PayPal.',
    done: (dirhams) => `أُضيف ${dirhams} إلى محفظتك.`,
    failed: 'لم تتم الدفعة، ولم يُخصم شيء.',
  },
  purchase: {
    title: (app) => `شراء ${app}؟`,
    perMonth: (price) => `${price} شهريًا`,
    once: (price) => `${price} مرة واحدة`,
    monthly: 'يمكنك تشغيله متى شئت. ويُدفع ثمنه من محفظتك كل شهر إلى أن تلغيه.',
    forGood: 'يمكنك تشغيله متى شئت ما دام صاحبه يبقيه في المتجر.',
    vat: 'السعر شامل ضريبة القيمة المضافة. تصلك الفاتورة الضريبية فورًا، ويمكن استرداد المبلغ خلال 30 يومًا، مرة واحدة لكل وكيل.',
    price: 'السعر',
    wallet: 'في محفظتك',
    after: 'المتبقي بعد الشراء',
    missing: (amount) => `ينقص محفظتك ${amount}.`,
    topUp: 'اشحن المحفظة',
    buy: (price) => `ادفع ${price} من محفظتك`,
    buying: 'جارٍ التنفيذ...',
    bought: (app) => `أصبح ${app} لك.`,
    failed: 'تعذّر شراء الوكيل، ولم يُخصم شيء.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
