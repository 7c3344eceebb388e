import type { Bilingual } from '@wakeel/contract'

const en = {
  account: {
    title: 'Account',
    tabs: {
      profile: 'Profile',
      subscriptions: 'Subscriptions',
      billing: 'Billing',
      security: 'Security',
      keys: 'API keys',
      webhooks: 'Webhooks',
      widgets: 'Widgets',
      settings: 'Settings',
    },
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
}

const ar: typeof en = {
  account: {
    title: 'الحساب',
    tabs: {
      profile: 'الملف الشخصي',
      subscriptions: 'الاشتراكات',
      billing: 'الفواتير',
      security: 'الأمان',
      keys: 'مفاتيح API',
      webhooks: 'الويب هوك',
      widgets: 'النوافذ المضمّنة',
      settings: 'الإعدادات',
    },
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
}

export const messages: Bilingual<typeof en> = { en, ar }
