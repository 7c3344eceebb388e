import type { Bilingual, securityLog } from '@wakeel/contract'

const en = {
  title: 'Security log',
  line: 'Sign-ins and changes of how you sign in, kept for 180 days. If something here was not you, choose a new password and check your passkeys.',
  none: 'Nothing has happened yet.',
  newDevice: 'New device',
  kinds: {
    account_made: 'Account created',
    signed_in: 'Signed in',
    signed_in_with_passkey: 'Signed in with a passkey',
    recovery_code_used: 'Signed in with a recovery code',
    sign_in_failed: 'Failed sign-in',
    sign_in_held: 'Sign-in held back after too many tries',
    code_wrong: 'Wrong code after the right password',
    password_wrong: 'Wrong password for a change',
    signed_out: 'Signed out',
    sessions_ended: 'Other devices signed out',
    password_changed: 'Password changed',
    password_reset: 'Password chosen by email',
    second_factor_on: 'Two-step sign-in switched on',
    second_factor_off: 'Two-step sign-in switched off',
    recovery_codes_made: 'New recovery codes',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    email_change_asked: 'Change of email asked for',
    email_changed: 'Email changed',
  } satisfies Record<securityLog.SecurityEventKind, string>,
}

const ar: typeof en = {
  title: 'سجل الأمان',
  line: 'عمليات تسجيل الدخول وما تغيّر في طرقه، تُحفظ 180 يومًا. إن وجدت ما لم تفعله فاختر كلمة مرور جديدة وراجع مفاتيح المرور.',
  none: 'لم يحدث شيء بعد.',
  newDevice: 'جهاز جديد',
  kinds: {
    account_made: 'أُنشئ الحساب',
    signed_in: 'تسجيل دخول',
    signed_in_with_passkey: 'تسجيل دخول بمفتاح مرور',
    recovery_code_used: 'تسجيل دخول برمز استرداد',
    sign_in_failed: 'محاولة دخول فاشلة',
    sign_in_held: 'أُوقف تسجيل الدخول مؤقتًا بعد محاولات كثيرة',
    code_wrong: 'رمز خاطئ بعد كلمة المرور الصحيحة',
    password_wrong: 'كلمة مرور خاطئة عند إجراء تغيير',
    signed_out: 'تسجيل خروج',
    sessions_ended: 'سُجّل خروج أجهزة أخرى',
    password_changed: 'تغيّرت كلمة المرور',
    password_reset: 'اختيرت كلمة مرور جديدة عبر البريد',
    second_factor_on: 'فُعّل تسجيل الدخول بخطوتين',
    second_factor_off: 'أُوقف تسجيل الدخول بخطوتين',
    recovery_codes_made: 'رموز استرداد جديدة',
    passkey_added: 'أُضيف مفتاح مرور',
    passkey_removed: 'حُذف مفتاح مرور',
    email_change_asked: 'طُلب تغيير البريد الإلكتروني',
    email_changed: 'تغيّر البريد الإلكتروني',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
