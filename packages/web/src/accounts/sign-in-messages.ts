import type { Bilingual } from '@wakeel/contract'
import { storeName, storeNameAr } from '../shell/operator.ts'
import { messages as shared } from './messages.ts'

const en = {
  signIn: {
    title: `Sign in to ${storeName}`,
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    submitting: 'Signing in…',
    forgot: 'Forgot your password?',
    noAccount: `New to ${storeName}?`,
    signUp: 'Create Account',
    failed: 'Sign in failed',
  },
  signUp: {
    title: 'Create your account',
    line: 'Run agents, write reviews, and later publish agents of your own.',
    name: 'Full name',
    confirm: 'Confirm password',
    passwordHint: (least: number) =>
      `At least ${least} characters, and not a common one such as password1`,
    submit: 'Sign Up',
    submitting: 'Creating your account…',
    mismatch: 'Passwords do not match',
    tooShort: shared.en.passwordTooShort,
    hasAccount: 'Already have an account?',
    terms: 'By signing up you agree to the',
    termsLink: 'terms',
    and: 'and the',
    privacyLink: 'privacy notice',
    failed: 'Registration failed',
    mailboxTitle: 'Check your email',
    mailbox: 'To go on, open the email that we sent to',
    confirmEmail: (email: string) =>
      `Your account is made. Confirm your email with the link that we sent to ${email}.`,
  },
  forgot: {
    title: 'Forgot your password?',
    line: 'Enter the email of your account, and we will send you a link to choose a new one.',
    submit: 'Send the link',
    sent: (email: string) =>
      `If ${email} belongs to an account, a link is on its way. It works for one hour.`,
    back: 'Back to Sign In',
    failed: 'The link could not be sent',
  },
  reset: {
    title: 'Choose a new password',
    password: 'New password',
    confirm: 'Confirm new password',
    submit: 'Save password',
    done: 'Your password was changed. Sign in with the new one.',
    noToken: 'This link is not complete. Open the link in the email again, or ask for a new one.',
    again: 'Ask for a new link',
    failed: 'The password could not be changed',
  },
  verify: {
    title: 'Confirm your email',
    checking: 'Checking your link…',
    done: 'Your email address is confirmed.',
    toAccount: 'To your account',
    failedTitle: 'The link could not be used',
  },
}

const ar: typeof en = {
  signIn: {
    title: `تسجيل الدخول إلى ${storeNameAr}`,
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    submitting: 'جارٍ تسجيل الدخول…',
    forgot: 'نسيت كلمة المرور؟',
    noAccount: `جديد في ${storeNameAr}؟`,
    signUp: 'إنشاء حساب',
    failed: 'تعذّر تسجيل الدخول',
  },
  signUp: {
    title: 'أنشئ حسابك',
    line: 'شغّل الوكلاء واكتب المراجعات، ثم انشر لاحقًا وكلاءك.',
    name: 'الاسم الكامل',
    confirm: 'تأكيد كلمة المرور',
    passwordHint: (least) => `${least} أحرف على الأقل، وليست شائعة مثل password1`,
    submit: 'إنشاء حساب',
    submitting: 'جارٍ إنشاء حسابك…',
    mismatch: 'كلمتا المرور غير متطابقتين',
    tooShort: shared.ar.passwordTooShort,
    hasAccount: 'لديك حساب بالفعل؟',
    terms: 'بإنشاء الحساب فإنك توافق على',
    termsLink: 'الشروط',
    and: 'وعلى',
    privacyLink: 'بيان الخصوصية',
    failed: 'تعذّر إنشاء الحساب',
    mailboxTitle: 'تحقق من بريدك الإلكتروني',
    mailbox: 'للمتابعة افتح الرسالة التي أرسلناها إلى',
    confirmEmail: (email) =>
      `أُنشئ حسابك. أكّد بريدك الإلكتروني بالرابط الذي أرسلناه إلى \u2068${email}\u2069.`,
  },
  forgot: {
    title: 'نسيت كلمة المرور؟',
    line: 'اكتب البريد الإلكتروني لحسابك، وسنرسل رابطًا تختار به كلمة مرور جديدة.',
    submit: 'أرسل الرابط',
    sent: (email) => `إن كان ${email} يخص حسابًا فالرابط في طريقه إليك، وهو صالح لساعة واحدة.`,
    back: 'العودة إلى تسجيل الدخول',
    failed: 'تعذّر إرسال الرابط',
  },
  reset: {
    title: 'اختر كلمة مرور جديدة',
    password: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور الجديدة',
    submit: 'حفظ كلمة المرور',
    done: 'تغيّرت كلمة مرورك. سجّل الدخول بالجديدة.',
    noToken: 'هذا الرابط غير مكتمل. افتح رابط الرسالة من جديد أو اطلب رابطًا آخر.',
    again: 'اطلب رابطًا جديدًا',
    failed: 'تعذّر تغيير كلمة المرور',
  },
  verify: {
    title: 'تأكيد بريدك الإلكتروني',
    checking: 'جارٍ التحقق من الرابط…',
    done: 'تم تأكيد بريدك الإلكتروني.',
    toAccount: 'إلى حسابك',
    failedTitle: 'تعذّر استخدام الرابط',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
