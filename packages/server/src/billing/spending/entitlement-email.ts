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

/** An agent that was bought left the store, and what becomes of the money. */
export function agentLeftEmail({
  name,
  isForever,
}: {
  name: Bilingual
  isForever: boolean
}): EmailTemplate {
  return writeEmail(
    { en: `${name.en} left the store`, ar: `لم يعد «${name.ar}» في المتجر` },
    {
      en: `${isForever ? `The creator of ${name.en} deleted their account, and the agent left the store with it. It cannot be run any more.` : `Its creator took ${name.en} out of the store. It cannot be run while it is not there; if it comes back, what you bought holds again.`}

Within 30 days of a payment you can have its money back, under Account, Billing. A month that you have paid is not renewed while the agent is out of the store.`,
      ar: `${isForever ? `حذف صاحب «${name.ar}» حسابه فخرج الوكيل من المتجر معه، ولم يعد تشغيله ممكنًا.` : `أزال صاحب «${name.ar}» الوكيل من المتجر، ولا يمكن تشغيله ما دام خارجه؛ وإن عاد عاد لك ما اشتريته.`}

خلال 30 يومًا من أي دفعة يمكنك استرداد مالها من الحساب، تبويب الفواتير. والشهر الذي دفعته لا يُجدَّد ما دام الوكيل خارج المتجر.`,
    },
  )
}
