import type { Bilingual, webhooks as contract } from '@wakeel/contract'
import { STORE } from '../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

type Reason = Exclude<contract.WebhookDisabledReason, 'owner'>

const reasons: Record<Reason, Bilingual> = {
  gone: {
    en: 'It answered 410 Gone, which asks us to send nothing more.',
    ar: 'أجابت بالرمز 410، ومعناه أنها لا تريد المزيد.',
  },
  failing: {
    en: 'For three days nothing that we sent has arrived there.',
    ar: 'منذ ثلاثة أيام لم يصل إليها شيء مما أرسلناه.',
  },
}

/** An endpoint was switched off by the store. */
export const disabledEmail = ({ host, reason }: { host: string; reason: Reason }): EmailTemplate =>
  writeEmail(
    {
      en: `${STORE.en} sends nothing more to your webhook at ${host}`,
      ar: `أوقف ${STORE.ar} الإرسال إلى الويب هوك لديك على ${host}`,
    },
    {
      en: `We have switched off the webhook endpoint at ${host}. ${reasons[reason].en}

What was not delivered is kept for 30 days. Once the endpoint answers again, switch it on under Webhooks and send what it missed again from there.`,
      ar: `أوقفنا نقطة الويب هوك على ${host}. ${reasons[reason].ar}

نحتفظ بما لم يُسلَّم مدة 30 يومًا. حين تعود النقطة إلى العمل فعّلها من صفحة «الويب هوك»، وأعد من هناك إرسال ما فاتها.`,
    },
  )
