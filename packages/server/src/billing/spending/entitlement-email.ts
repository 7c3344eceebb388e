import type { Bilingual, ErrorCode } from '@wakeel/contract'
import { type EmailTemplate, writeEmail } from '../../emails/template.ts'

const reasons = {
  'billing.balance_too_low': {
    en: 'your wallet did not hold enough for it',
    ar: 'رصيد محفظتك لم يكن كافيًا',
  },
  'billing.monthly_cap_reached': {
    en: 'it would have gone over the monthly cap that you have set',
    ar: 'التجديد كان سيتجاوز الحد الشهري الذي وضعته',
  },
  'accounts.suspended': { en: 'your account is suspended', ar: 'حسابك موقوف' },
  'billing.not_for_sale': {
    en: 'the agent is no longer sold by the month',
    ar: 'الوكيل لم يعد يُباع بالاشتراك الشهري',
  },
} satisfies Partial<Record<ErrorCode, Bilingual>>

export type EndReason = keyof typeof reasons

/** An agent bought by the month was not renewed, and why. */
export function entitlementEndedEmail({
  appName,
  reason,
}: {
  appName: Bilingual
  reason: EndReason
}): EmailTemplate {
  const why = reasons[reason]
  return writeEmail(
    { en: `${appName.en} was not renewed`, ar: `لم يُجدَّد ${appName.ar}` },
    {
      en: `Your month of ${appName.en} is over and was not renewed, because ${why.en}. Nothing was charged.

You can buy the agent again at any time on its page in the store.`,
      ar: `انتهى اشتراكك الشهري في «${appName.ar}» ولم يُجدَّد، لأن ${why.ar}. لم يُخصم منك أي مبلغ.

يمكنك شراء الوكيل مجددًا في أي وقت من صفحته في المتجر.`,
    },
  )
}
