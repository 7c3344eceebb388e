import type { Bilingual } from '@wakeel/contract'
import { STORE } from '../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'
import { formatDay, formatFils } from '../pdf/format.ts'

/** Something was paid: a plan, its renewal, a top-up or an agent. `number` is that of the invoice or receipt. */
export function receiptEmail(paid: {
  description: Bilingual
  totalFils: number
  number: string
}): EmailTemplate {
  return writeEmail(
    { en: `Your ${STORE.en} receipt ${paid.number}`, ar: `إيصالك من ${STORE.ar} ${paid.number}` },
    {
      en: `Thank you. We have received ${formatFils(paid.totalFils, 'en')} for: ${paid.description.en}.

The document ${paid.number} is in your account under Billing, as a PDF. One click there gives your money back within 30 days, once for plans and once for each agent.`,
      ar: `شكرًا لك. استلمنا ${formatFils(paid.totalFils, 'ar')} مقابل: ${paid.description.ar}.

تجد المستند ${paid.number} بصيغة PDF في حسابك تحت «الفواتير»، ومن هناك يمكنك استرداد مبلغك بنقرة واحدة خلال 30 يومًا، مرة واحدة للباقات ومرة لكل وكيل.`,
    },
  )
}

/** Money went back. `number` is that of the credit note. */
export function refundEmail(refund: {
  description: Bilingual
  fils: number
  number: string
  to: 'payment_method' | 'wallet'
}): EmailTemplate {
  const where = {
    payment_method: {
      en: 'to the payment method you paid with',
      ar: 'إلى وسيلة الدفع التي استخدمتها',
    },
    wallet: { en: `to your ${STORE.en} wallet`, ar: `إلى محفظتك في ${STORE.ar}` },
  }[refund.to]
  return writeEmail(
    {
      en: `Your refund from ${STORE.en} ${refund.number}`,
      ar: `استرداد مبلغك من ${STORE.ar} ${refund.number}`,
    },
    {
      en: `We have sent ${formatFils(refund.fils, 'en')} back ${where.en}, for: ${refund.description.en}.

The document ${refund.number} is in your account under Billing, as a PDF.`,
      ar: `أعدنا ${formatFils(refund.fils, 'ar')} ${where.ar}، وذلك عن: ${refund.description.ar}.

تجد المستند ${refund.number} بصيغة PDF في حسابك تحت «الفواتير».`,
    },
  )
}

/** Another invoice with the right details took the place of one; the numbers are those of all three documents. */
export function invoiceReplacedEmail(replaced: {
  description: Bilingual
  old: string
  note: string
  invoice: string
}): EmailTemplate {
  const { description, old, note, invoice } = replaced
  return writeEmail(
    { en: `Your corrected invoice ${invoice}`, ar: `فاتورتك المصحّحة ${invoice}` },
    {
      en: `As you asked, the invoice ${old} for ${description.en} was replaced. The credit note ${note} takes it back, and ${invoice} says the same amounts with the details that you gave. No money moved.

Both documents are in your account under Billing, as PDFs. Keep all three for your books.`,
      ar: `بناءً على طلبك استُبدلت الفاتورة ${old} الخاصة بـ: ${description.ar}. يُلغيها الإشعار الدائن ${note}، وتحمل الفاتورة ${invoice} المبالغ نفسها مع البيانات التي قدّمتها. لم تنتقل أي أموال.

تجد المستندين بصيغة PDF في حسابك تحت «الفواتير». احتفظ بالمستندات الثلاثة لدفاترك.`,
    },
  )
}

/** A renewal could not be charged. `nextTryAt` is when it is tried again; access goes on until then. */
export function renewalDeclinedEmail(declined: {
  planName: Bilingual
  totalFils: number
  nextTryAt: Date
}): EmailTemplate {
  const { planName, totalFils, nextTryAt } = declined
  return writeEmail(
    { en: `Your ${STORE.en} plan could not be renewed`, ar: `تعذّر تجديد خطتك في ${STORE.ar}` },
    {
      en: `The payment of ${formatFils(totalFils, 'en')} for your plan ${planName.en} was declined.

Your plan goes on for now. We try again on ${formatDay(nextTryAt, 'en')}; make sure that your payment method can be charged by then.`,
      ar: `رُفض دفع ${formatFils(totalFils, 'ar')} عن خطتك «${planName.ar}».

خطتك مستمرة حاليًا. سنحاول مرة أخرى في ${formatDay(nextTryAt, 'ar')}، فتأكد من إمكان الخصم من وسيلة الدفع قبل ذلك.`,
    },
  )
}

/** A plan or an agent by the month was cancelled; it goes on until what was paid for is over. */
export function cancellationEmail({
  name,
  endsAt,
}: {
  name: Bilingual
  endsAt: Date
}): EmailTemplate {
  const day = { en: formatDay(endsAt, 'en'), ar: formatDay(endsAt, 'ar') }
  return writeEmail(
    { en: `You cancelled ${name.en}`, ar: `ألغيت اشتراكك في ${name.ar}` },
    {
      en: `You cancelled ${name.en}. It goes on until ${day.en}, with all that you paid for, and is not renewed. Nothing more is charged.

Until then you can take this back in your account under Subscriptions. If it was not you who cancelled it, keep it there and change your password.`,
      ar: `ألغيت اشتراكك في «${name.ar}». يستمر بكل ما دفعت ثمنه حتى ${day.ar}، ثم لا يتجدد، ولن يُخصم منك شيء بعد الآن.

يمكنك التراجع حتى ذلك الحين من حسابك تحت «الاشتراكات». وإن لم تكن أنت من ألغاه فأبقِ عليه هناك وغيّر كلمة مرورك.`,
    },
  )
}

const whyEnded = {
  declined: {
    en: 'because its renewal was declined four times. Nothing was charged',
    ar: 'لأن دفع التجديد رُفض أربع مرات، ولم يُخصم منك شيء',
  },
  cancelled: {
    en: 'because you cancelled it and the time you paid for is over. Nothing more is charged',
    ar: 'لأنك ألغيتها وانتهت المدة التي دفعت عنها، ولن يُخصم منك شيء بعد الآن',
  },
  suspended: {
    en: 'because the time you paid for is over and your account is suspended. Nothing was charged',
    ar: 'لانتهاء المدة التي دفعت عنها ولأن حسابك موقوف، ولم يُخصم منك شيء',
  },
  no_payment_method: {
    en: 'because the time you paid for is over and no payment method is saved to renew it with. Nothing was charged',
    ar: 'لانتهاء المدة التي دفعت عنها وعدم وجود وسيلة دفع محفوظة لتجديدها، ولم يُخصم منك شيء',
  },
} satisfies Record<string, Bilingual>

export function subscriptionEndedEmail(ended: {
  planName: Bilingual
  why: keyof typeof whyEnded
}): EmailTemplate {
  const why = whyEnded[ended.why]
  return writeEmail(
    { en: `Your ${STORE.en} plan has ended`, ar: `انتهت خطتك في ${STORE.ar}` },
    {
      en: `Your plan ${ended.planName.en} has ended ${why.en}.

What is in your wallet stays yours, and you can choose a plan again at any time.`,
      ar: `انتهت خطتك «${ended.planName.ar}» ${why.ar}.

يبقى رصيد محفظتك لك، ويمكنك اختيار خطة من جديد في أي وقت.`,
    },
  )
}

/** The payment provider took a payment back. `number` is that of the credit note. */
export function chargebackEmail(taken: {
  description: Bilingual
  fils: number
  number: string
}): EmailTemplate {
  return writeEmail(
    {
      en: `A payment to ${STORE.en} was taken back ${taken.number}`,
      ar: `استُرجعت دفعة مقدّمة إلى ${STORE.ar} ${taken.number}`,
    },
    {
      en: `Your payment provider has taken ${formatFils(taken.fils, 'en')} back from us, for: ${taken.description.en}. What it paid for has ended.

If you did not ask for that, ask your payment provider. The document ${taken.number} is in your account under Billing, as a PDF.`,
      ar: `استرجعت منّا جهة الدفع مبلغ ${formatFils(taken.fils, 'ar')} عن: ${taken.description.ar}. وقد انتهى ما دُفع هذا المبلغ عنه.

إن لم تكن قد طلبت ذلك فراجع جهة الدفع. تجد المستند ${taken.number} بصيغة PDF في حسابك تحت «الفواتير».`,
    },
  )
}
