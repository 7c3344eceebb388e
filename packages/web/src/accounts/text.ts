import type { Bilingual } from '@wakeel/contract'

const en = {
  account: {
    title: 'Account',
    tabs: { profile: 'Profile', subscriptions: 'Subscriptions', billing: 'Billing', security: 'Security', settings: 'Settings' },
    tabsLabel: 'Your account',
    requiredTitle: 'Sign In Required',
    requiredText: 'Sign in to see your profile, your subscriptions and your settings.',
    signIn: 'Sign In',
    createAccount: 'Create Account',
    failed: 'Your account could not be loaded',
    failedText: 'Nothing is lost. Check your connection and try again.',
    retry: 'Try again',
  },
  passwordTooShort: 'Password must be at least 8 characters',
  network: 'Network error - please try again',
  errors: {} as Record<string, string>,
  again: (time: string) => `Try again in ${time}.`,
}

const ar: typeof en = {
  account: {
    title: 'الحساب',
    tabs: { profile: 'الملف الشخصي', subscriptions: 'الاشتراكات', billing: 'الفواتير', security: 'الأمان', settings: 'الإعدادات' },
    tabsLabel: 'حسابك',
    requiredTitle: 'يلزم تسجيل الدخول',
    requiredText: 'سجّل الدخول لترى ملفك واشتراكاتك وإعداداتك.',
    signIn: 'تسجيل الدخول',
    createAccount: 'إنشاء حساب',
    failed: 'تعذّر تحميل حسابك',
    failedText: 'لم يُفقد شيء. تحقق من الاتصال ثم أعد المحاولة.',
    retry: 'أعد المحاولة',
  },
  passwordTooShort: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
  errors: {
    'accounts.email_or_password_wrong': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'accounts.password_wrong': 'كلمة المرور غير صحيحة.',
    'accounts.password_too_short': 'يجب ألا تقل كلمة المرور عن 8 أحرف',
    'accounts.password_too_long': 'كلمة المرور طويلة جدًا.',
    'accounts.email_taken': 'يوجد حساب بهذا البريد الإلكتروني.',
    'accounts.link_invalid': 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.',
    'accounts.email_confirmed': 'البريد الإلكتروني مؤكَّد بالفعل.',
    'accounts.too_many_sign_ups': 'أُنشئت حسابات كثيرة من شبكتك قبل قليل.',
    'accounts.suspended': 'هذا الحساب موقوف.',
    'accounts.second_factor_required': 'فعّل أولًا تسجيل الدخول بخطوتين في حسابك أو سجّل الدخول بمفتاح مرور: يشترط المتجر ذلك لهذا الدور.',
    'names.reserved': 'هذا الاسم يخص المتجر أو يشبه اسمًا يخصه. اختر اسمًا آخر.',
    'names.mixed': 'تمزج إحدى كلمات هذا الاسم حروفًا متشابهة من أبجديات مختلفة. اكتب كل كلمة بأبجدية واحدة.',
    'request.rate_limited': 'محاولات كثيرة. انتظر لحظة ثم أعد المحاولة.',
    'request.invalid': 'تحقق مما كتبته ثم أعد المحاولة.',
  },
  again: (time) => `أعد المحاولة بعد ${time}.`,
}

export const text: Bilingual<typeof en> = { en, ar }
