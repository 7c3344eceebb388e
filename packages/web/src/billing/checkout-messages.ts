import type { Bilingual, billing } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'
import { messages as shared } from './messages.ts'

const percent = (value: number) => formatNumber(value, 'en', { maximumFractionDigits: 2 })

const en = {
  ...shared.en,
  checkout: {
    title: 'Checkout',
    loading: 'Loading your order',
    failedTitle: 'Your order could not be loaded',
    change: 'Choose another plan',
    sandbox: 'Sandbox: no real money moves',
    summary: 'Order summary',
    plan: (plan: string, period: string) => `${plan} plan, ${period}`,
    paid: { monthly: 'paid monthly', annual: 'paid yearly' } satisfies Record<
      billing.BillingPeriod,
      string
    >,
    months: (price: string, months: number) =>
      months === 1 ? `${price} × 1 month` : `${price} × ${months} months`,
    discount: (offer: string, rate: number) => `${offer}, ${rate}% off`,
    credit: 'Credit for the unused part of your plan',
    subtotal: 'Subtotal',
    vat: (rate: number) => `VAT ${percent(rate)}%`,
    vatWithin: (rate: number) => `VAT ${percent(rate)}%, included`,
    total: 'Total',
    charged: 'Charged by PayPal',
    chargedNote: 'PayPal does not take dirhams: it charges the plan’s own price in US dollars.',
    renewal: {
      monthly: (date: string, total: string) =>
        `Renews on ${date} for ${total} a month, VAT included, until you cancel.`,
      annual: (date: string, total: string) =>
        `Renews on ${date} for ${total} a year, VAT included, until you cancel.`,
    } satisfies Record<billing.BillingPeriod, (date: string, total: string) => string>,
    renewalOffer: 'The offer holds for the first period only.',
    invoiceDetails: 'Company, TRN and address for the invoice',
    method: 'Payment method',
    paypal: 'PayPal wallet',
    paypalNote: 'You agree to the payment at PayPal; the store sees no card and no password.',
    cards: 'Cards',
    cardsOff: 'Off: card payments are not taken here.',
    next: 'What happens next',
    steps: {
      paypal: [
        'PayPal opens and you agree to the payment there.',
        'You come back here, and the plan begins at once.',
      ],
      sandbox: [
        'The sandbox agrees in your place; that takes about two seconds.',
        'The plan begins at once.',
      ],
    },
    includedRuns:
      'Included runs are counted by the calendar month: they start again on the 1st, whatever day the plan began.',
    invoice: 'The tax invoice is in your account, and we email you a confirmation.',
    back: (days: number) =>
      `Within ${days} days one click gives the price back; the guarantee holds once for plans.`,
    staysPaid:
      'You had the money for a plan back before, and the guarantee holds once: this one stays paid.',
    pay: 'Pay with PayPal',
    signIn: 'Sign in to pay with PayPal',
    signInNote: 'You come back to this order, as it stands.',
    current: (plan: string) => `${plan} is the plan that you have`,
    currentNote: 'There is nothing to pay. Everything about it is in your account.',
    later: (plan: string) => `${plan} can begin when the time you have paid for ends`,
    laterNote: 'That costs nothing now. Plan the change in your account.',
    toAccount: 'Open your account',
    completed: (plan: string, total: string) =>
      `Checkout completed! Plan: ${plan} - Total: AED ${total}`,
    toppedUp: (total: string) => `Your wallet was topped up: AED ${total}`,
    paymentFailed: 'Payment failed - please try again',
    checkoutFailed: 'Checkout failed - please try again',
    approve: 'PayPal waits for you',
    approveNote: 'You have not agreed to this payment yet, and nothing was charged.',
    approveAction: 'Go on at PayPal',
    cancel: 'Cancel this order',
  },
}

const ar: typeof en = {
  ...shared.ar,
  checkout: {
    title: 'إتمام الشراء',
    loading: 'جارٍ تحميل طلبك',
    failedTitle: 'تعذّر تحميل طلبك',
    change: 'اختر باقة أخرى',
    sandbox: 'بيئة تجريبية: لا تُنقل أي أموال حقيقية',
    summary: 'ملخّص الطلب',
    plan: (plan, period) => `باقة ${plan}، ${period}`,
    paid: { monthly: 'تُدفع شهريًا', annual: 'تُدفع سنويًا' },
    months: (price, months) =>
      `${price} × ${arabicCount(months, { one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' })}`,
    discount: (offer, rate) => `${offer}، خصم ${rate}%`,
    credit: 'رصيد عن الجزء غير المستخدم من باقتك',
    subtotal: 'المجموع قبل الضريبة',
    vat: (rate) => `ضريبة القيمة المضافة ${percent(rate)}%`,
    vatWithin: (rate) => `منه ضريبة القيمة المضافة ${percent(rate)}%`,
    total: 'الإجمالي',
    charged: 'ما يخصمه PayPal',
    chargedNote: 'لا يتعامل PayPal بالدرهم، فيخصم سعر الباقة نفسها بالدولار الأمريكي.',
    renewal: {
      monthly: (date, total) =>
        `تتجدد في ${date} مقابل ${total} شهريًا شاملةً الضريبة، إلى أن تلغيها.`,
      annual: (date, total) =>
        `تتجدد في ${date} مقابل ${total} سنويًا شاملةً الضريبة، إلى أن تلغيها.`,
    },
    renewalOffer: 'يسري العرض على الفترة الأولى فقط.',
    invoiceDetails: 'الشركة ورقم التسجيل الضريبي والعنوان للفاتورة',
    method: 'طريقة الدفع',
    paypal: 'محفظة PayPal',
    paypalNote: 'توافق على الدفع لدى PayPal، ولا يرى المتجر بطاقة ولا كلمة مرور.',
    cards: 'البطاقات',
    cardsOff: 'متوقفة: لا تُقبل البطاقات هنا.',
    next: 'ماذا يحدث بعد ذلك',
    steps: {
      paypal: ['تُفتح صفحة PayPal وتوافق على الدفع هناك.', 'تعود إلى هنا وتبدأ الباقة فورًا.'],
      sandbox: ['توافق البيئة التجريبية نيابةً عنك خلال ثانيتين تقريبًا.', 'تبدأ الباقة فورًا.'],
    },
    includedRuns:
      'تُحسب التشغيلات المشمولة بالشهر الميلادي، وتبدأ من جديد في اليوم الأول من كل شهر، أيًّا كان يوم بدء الباقة.',
    invoice: 'تجد الفاتورة الضريبية في حسابك، وتصلك رسالة بالبريد الإلكتروني.',
    back: (days) =>
      `خلال ${days} يومًا تُعيد لك نقرة واحدة المبلغ، ويسري هذا الضمان مرة واحدة للباقات.`,
    staysPaid: 'استرددت ثمن باقة من قبل، والضمان يسري مرة واحدة: هذه لا تُسترد.',
    pay: 'ادفع عبر PayPal',
    signIn: 'سجّل الدخول لتدفع عبر PayPal',
    signInNote: 'ستعود إلى هذا الطلب كما هو.',
    current: (plan) => `باقة ${plan} هي باقتك الحالية`,
    currentNote: 'لا شيء لتدفعه. كل ما يخصها في حسابك.',
    later: (plan) => `يمكن أن تبدأ باقة ${plan} عند انتهاء المدة التي دفعت ثمنها`,
    laterNote: 'لا يكلفك ذلك شيئًا الآن. حدّد التغيير من حسابك.',
    toAccount: 'افتح حسابك',
    completed: (plan, total) => `تم الشراء! الباقة: ${plan} - الإجمالي: ${total} درهم`,
    toppedUp: (total) => `شُحنت محفظتك بمبلغ ${total} درهم`,
    paymentFailed: 'فشل الدفع، يُرجى المحاولة مرة أخرى',
    checkoutFailed: 'تعذّر إتمام الشراء، يُرجى المحاولة مرة أخرى',
    approve: 'PayPal في انتظارك',
    approveNote: 'لم توافق على هذه الدفعة بعد، ولم يُخصم أي مبلغ.',
    approveAction: 'تابع لدى PayPal',
    cancel: 'ألغِ هذا الطلب',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
