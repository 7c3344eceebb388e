import type { Bilingual } from '@wakeel/contract'
import { STORE } from '../../emails/store-name.ts'
import { writeEmail } from '../../emails/template.ts'
import { formatDay, formatFils } from '../../pdf/format.ts'
import { maskIban } from './mask-iban.ts'
import { boundsOfWeek } from './weeks.ts'

interface EmailPayout {
  number: string
  fils: number
  iban: string
}

/** Earnings were made a payout. */
export function payoutEmail({ number, fils, iban, week }: EmailPayout & { week: string }) {
  const lastDay = new Date(boundsOfWeek(week).ends.getTime() - 1)
  const until: Bilingual = { en: formatDay(lastDay, 'en'), ar: formatDay(lastDay, 'ar') }
  return writeEmail(
    { en: `Your ${STORE.en} payout ${number}`, ar: `دفعتك من ${STORE.ar} ${number}` },
    {
      en: `We are paying ${formatFils(fils, 'en')} to your account ${maskIban(iban)}: what your agents earned until ${until.en} and the guarantee has released.

The bank usually needs one to three working days. The statement is in your creator dashboard under Earnings and payouts, as a PDF and as CSV.`,
      ar: `نحوّل إلى حسابك ${maskIban(iban)} مبلغ ${formatFils(fils, 'ar')}، وهو ما كسبه وكلاؤك حتى ${until.ar} وانتهت مدة ضمانه.

يحتاج المصرف عادةً إلى يوم عمل واحد حتى ثلاثة أيام. تجد الكشف في لوحة المبدع تحت «الأرباح والدفعات» بصيغتي PDF وCSV.`,
    },
  )
}

/** Where earnings go was set or changed. */
export const payoutDetailsEmail = (iban: string) =>
  writeEmail(
    {
      en: `Your bank details on ${STORE.en} were changed`,
      ar: `تغيّرت بياناتك المصرفية في ${STORE.ar}`,
    },
    {
      en: `From now on your earnings go to the account ${maskIban(iban)}.

If it was not you, choose a new password at once, sign out your other devices and correct the bank details in your creator dashboard under Earnings and payouts before next Monday.`,
      ar: `من الآن تُحوَّل أرباحك إلى الحساب ${maskIban(iban)}.

إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، وسجّل خروج أجهزتك الأخرى، وصحّح بياناتك المصرفية في لوحة المبدع تحت «الأرباح والدفعات» قبل يوم الاثنين القادم.`,
    },
  )

/** The bank gave a payout back. */
export function payoutReturnedEmail({ number, fils, iban }: EmailPayout) {
  return writeEmail(
    {
      en: `Your ${STORE.en} payout ${number} came back`,
      ar: `أعاد المصرف دفعتك من ${STORE.ar} ${number}`,
    },
    {
      en: `The bank gave us ${formatFils(fils, 'en')} back, which we had sent to your account ${maskIban(iban)}. The amount is yours and goes into your next payout.

Please check your bank details in your creator dashboard under Earnings and payouts before next Monday.`,
      ar: `أعاد إلينا المصرف مبلغ ${formatFils(fils, 'ar')} الذي حوّلناه إلى حسابك ${maskIban(iban)}. المبلغ لك، وسيُضاف إلى دفعتك التالية.

يُرجى مراجعة بياناتك المصرفية في لوحة المبدع تحت «الأرباح والدفعات» قبل يوم الاثنين القادم.`,
    },
  )
}
