import type { Bilingual, securityLog } from '@wakeel/contract'
import { STORE } from '../../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../../emails/template.ts'

interface Happening {
  subject: Bilingual
  sentence: Bilingual
}

/** What somebody is told of at once, besides the log. */
export const happenings = {
  new_device: {
    subject: {
      en: `New sign-in to your ${STORE.en} account`,
      ar: `تسجيل دخول جديد إلى حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `Somebody, probably you, signed in to your ${STORE.en} account on a device that was not used for it before.`,
      ar: `سجّل شخصٌ ما، وغالبًا أنت، الدخول إلى حسابك في ${STORE.ar} من جهاز لم يُستخدم له من قبل.`,
    },
  },
  password_changed: {
    subject: { en: `Your ${STORE.en} password was changed`, ar: `تغيّرت كلمة مرورك في ${STORE.ar}` },
    sentence: {
      en: `Your ${STORE.en} account has a new password, and every other device was signed out.`,
      ar: `أصبحت لحسابك في ${STORE.ar} كلمة مرور جديدة، وسُجّل خروج كل جهاز آخر.`,
    },
  },
  second_factor_on: {
    subject: {
      en: `Two-step sign-in of your ${STORE.en} account is on`,
      ar: `فُعّل تسجيل الدخول بخطوتين في ${STORE.ar}`,
    },
    sentence: {
      en: `Signing in to your ${STORE.en} account now also asks for a code of an authenticator app.`,
      ar: `أصبح تسجيل الدخول إلى حسابك في ${STORE.ar} يطلب أيضًا رمزًا من تطبيق المصادقة.`,
    },
  },
  second_factor_off: {
    subject: {
      en: `Two-step sign-in of your ${STORE.en} account is off`,
      ar: `أُوقف تسجيل الدخول بخطوتين في ${STORE.ar}`,
    },
    sentence: {
      en: `Signing in to your ${STORE.en} account no longer asks for a code.`,
      ar: `لم يعد تسجيل الدخول إلى حسابك في ${STORE.ar} يطلب رمزًا.`,
    },
  },
  recovery_codes_made: {
    subject: {
      en: `New recovery codes for your ${STORE.en} account`,
      ar: `رموز استرداد جديدة لحسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `New recovery codes were made for your ${STORE.en} account. The earlier ones no longer work.`,
      ar: `أُنشئت رموز استرداد جديدة لحسابك في ${STORE.ar}، ولم تعد الرموز السابقة تعمل.`,
    },
  },
  passkey_added: {
    subject: {
      en: `A passkey was added to your ${STORE.en} account`,
      ar: `أُضيف مفتاح مرور إلى حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `A new passkey can sign in to your ${STORE.en} account, without password and code.`,
      ar: `يستطيع مفتاح مرور جديد تسجيل الدخول إلى حسابك في ${STORE.ar} دون كلمة مرور ولا رمز.`,
    },
  },
  passkey_removed: {
    subject: {
      en: `A passkey was removed from your ${STORE.en} account`,
      ar: `حُذف مفتاح مرور من حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `A passkey can no longer sign in to your ${STORE.en} account.`,
      ar: `لم يعد أحد مفاتيح المرور يستطيع تسجيل الدخول إلى حسابك في ${STORE.ar}.`,
    },
  },
  email_changed: {
    subject: {
      en: `The email of your ${STORE.en} account was changed`,
      ar: `تغيّر بريد حسابك في ${STORE.ar}`,
    },
    sentence: {
      en: `This address no longer belongs to your ${STORE.en} account: another one was confirmed in its place, and emails go there from now on.`,
      ar: `لم يعد هذا العنوان تابعًا لحسابك في ${STORE.ar}: أُكِّد عنوان آخر مكانه، وإليه تصل الرسائل من الآن.`,
    },
  },
  account_deleted: {
    subject: { en: `Your ${STORE.en} account was deleted`, ar: `حُذف حسابك في ${STORE.ar}` },
    sentence: {
      en: `Your ${STORE.en} account was deleted, with all that the law does not ask to be kept.`,
      ar: `حُذف حسابك في ${STORE.ar} بكل ما لا يشترط القانون الاحتفاظ به.`,
    },
  },
} satisfies Record<string, Happening>

export type HappeningName = keyof typeof happenings

/** What a line of the log is told as; those that are missing are only logged. */
export const happeningOf: Partial<Record<securityLog.SecurityEventKind, HappeningName>> = {
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  second_factor_on: 'second_factor_on',
  second_factor_off: 'second_factor_off',
  recovery_codes_made: 'recovery_codes_made',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
}

interface Told {
  at: Date
  device: Origin['device']
  /** The page to ask for a new password on, where that still helps; the link does nothing by itself. */
  reset: string | undefined
  /** What the happening left as it was. */
  standing?: Bilingual | undefined
}

export function securityEmail(
  name: HappeningName,
  { at, device, reset, standing }: Told,
): EmailTemplate {
  const { subject, sentence } = happenings[name]
  const circumstances = whenAndWhere(at, device)
  return writeEmail(subject, {
    en: `${sentence.en}${standing ? `\n\n${standing.en}` : ''}

${circumstances.en}

${reset ? `If it was not you, choose a new password at once, then look at your devices and passkeys under Account, Security:\n\n${reset}` : 'If it was not you, answer this email at once.'}`,
    ar: `${sentence.ar}${standing ? `\n\n${standing.ar}` : ''}

${circumstances.ar}

${reset ? `إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، ثم راجع أجهزتك ومفاتيح المرور في الحساب، قسم الأمان:\n\n${reset}` : 'إن لم تكن أنت من فعل ذلك فأجب عن هذه الرسالة فورًا.'}`,
  })
}

export const whenAndWhere = (at: Date, device: Origin['device']): Bilingual => ({
  en: `When: ${moments.en.format(at)} (UAE time)
Device: ${device ? `${device.browser} on ${device.system}` : 'unknown'}`,
  ar: `الوقت: ${moments.ar.format(at)} (بتوقيت الإمارات)
الجهاز: ${device ? `${device.browser} على ${device.system}` : 'غير معروف'}`,
})

const momentIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  })

/** Each takes a millisecond to make. */
const moments: Bilingual<Intl.DateTimeFormat> = {
  en: momentIn('en-GB'),
  ar: momentIn('ar-AE-u-nu-latn'),
}

/** Where a request comes from, as far as it is kept. */
export interface Origin {
  device: { browser: string; system: string } | undefined
  network: string | undefined
}
