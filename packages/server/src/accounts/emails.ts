import { STORE } from '../emails/store-name.ts'
import { type EmailTemplate, writeEmail } from '../emails/template.ts'

export function passwordResetEmail(link: string): EmailTemplate {
  return writeEmail(
    { en: `Choose a new ${STORE.en} password`, ar: `اختر كلمة مرور جديدة ل${STORE.ar}` },
    {
      en: `Somebody, probably you, asked for a new password for your ${STORE.en} account. Open this link within one hour to choose it:

${link}

If it was not you, ignore this email: your password stays as it is.`,
      ar: `طلب شخصٌ ما، وغالبًا أنت، كلمة مرور جديدة لحسابك في ${STORE.ar}. افتح هذا الرابط خلال ساعة واحدة لاختيارها:

${link}

إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.`,
    },
  )
}

export function emailVerificationEmail(link: string): EmailTemplate {
  return writeEmail(
    { en: `Confirm your email for ${STORE.en}`, ar: `أكّد بريدك الإلكتروني في ${STORE.ar}` },
    {
      en: `Open this link within one day to confirm that this is your email address:

${link}

If you have no ${STORE.en} account, ignore this email.`,
      ar: `افتح هذا الرابط خلال يوم واحد لتأكيد أن هذا بريدك الإلكتروني:

${link}

إن لم يكن لديك حساب في ${STORE.ar} فتجاهل هذه الرسالة.`,
    },
  )
}

/** To an address that somebody wants an account of theirs to have. */
export function newAddressEmail(link: string): EmailTemplate {
  return writeEmail(
    {
      en: `Make this the email of a ${STORE.en} account?`,
      ar: `هل يصبح هذا بريد حساب في ${STORE.ar}؟`,
    },
    {
      en: `Somebody, probably you, wants their ${STORE.en} account to have this email address from now on. Open this link within one day to agree:

${link}

If it was not you, do not open it: the account is somebody else’s and would be known by your address.`,
      ar: `طلب شخصٌ ما، وغالبًا أنت، أن يصبح هذا البريد بريد حسابه في ${STORE.ar} من الآن. افتح هذا الرابط خلال يوم واحد للموافقة:

${link}

إن لم تكن أنت من طلب ذلك فلا تفتحه: فالحساب لشخص آخر وسيُعرف ببريدك.`,
    },
  )
}

/** To the owner of an address that somebody signed up with although it has an account: the reply to the sign-up does not say so. */
export function accountExistsEmail(signIn: string, reset: string): EmailTemplate {
  return writeEmail(
    { en: `You already have a ${STORE.en} account`, ar: `لديك حساب في ${STORE.ar} بالفعل` },
    {
      en: `Somebody, probably you, tried to create a ${STORE.en} account with this email address. It already has one, and nothing was changed. Sign in here:

${signIn}

Forgot the password? Choose a new one here:

${reset}

If it was not you, ignore this email.`,
      ar: `حاول شخصٌ ما، وغالبًا أنت، إنشاء حساب في ${STORE.ar} بهذا البريد الإلكتروني. لهذا البريد حساب بالفعل، ولم يتغيّر شيء. سجّل الدخول من هنا:

${signIn}

نسيت كلمة المرور؟ اختر كلمة جديدة من هنا:

${reset}

إن لم تكن أنت من حاول ذلك فتجاهل هذه الرسالة.`,
    },
  )
}

/** To the old address, which must agree before the new one is asked. */
export function emailChangeEmail(newEmail: string, link: string): EmailTemplate {
  return writeEmail(
    {
      en: `Change the email of your ${STORE.en} account?`,
      ar: `هل تريد تغيير بريد حسابك في ${STORE.ar}؟`,
    },
    {
      en: `Somebody, probably you, asked to change the email address of your ${STORE.en} account to ${newEmail}. Open this link within one day to agree; then a second link goes to the new address:

${link}

If it was not you, do not open it: choose a new password and sign out your other devices.`,
      ar: `طلب شخصٌ ما، وغالبًا أنت، تغيير بريد حسابك في ${STORE.ar} إلى ${newEmail}. افتح هذا الرابط خلال يوم واحد للموافقة، ثم يُرسل رابط ثانٍ إلى العنوان الجديد:

${link}

إن لم تكن أنت من طلب ذلك فلا تفتحه: اختر كلمة مرور جديدة وسجّل خروج أجهزتك الأخرى.`,
    },
  )
}
