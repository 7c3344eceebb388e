import type { Bilingual } from '@wakeel/contract'

const en = {
  settings: {
    displayTitle: 'Language and colours',
    displayText: 'Kept in this browser.',
    language: 'Language',
    languages: { en: 'English', ar: 'العربية' },
    scheme: 'Colours',
    schemes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
    emailTitle: 'Your email',
    emailText:
      'A link goes to your present address, and then one to the new address. Both must be opened.',
    newEmail: 'New email',
    changeEmail: 'Change email',
    emailSent: 'Open the link that we sent to confirm the change.',
    emailFailed: 'The email could not be changed. Try again.',
    dataTitle: 'Your data',
    dataText: 'Everything the store holds about you, as one file.',
    exportData: 'Export my data',
    exportFailed: 'Your data could not be exported. Try again.',
    signOutTitle: 'This device',
    signOutText: 'Your reviews and your runs stay as they are.',
    signOut: 'Sign Out',
    signOutFailed: 'You could not be signed out. Check your connection and try again.',
    deleteTitle: 'Delete my account',
    deleteText:
      'Removes your profile, your reviews and what you wrote to agents. This cannot be taken back.',
    deleteMoney:
      'A plan ends at once, and agents that you bought can no longer be run; neither is paid back by itself. Ask for refunds first, under Billing. Agents that you made leave the store, and their buyers are told. Of what you earned, less than the smallest payout is kept as unclaimed; while more is owed, the account cannot be deleted. Invoices stay as long as the tax law asks.',
    deleteAction: 'Delete my account',
    deleteQuestion: 'Delete your account?',
    deleteConfirm: 'Delete for good',
    deleteFailed: 'Your account could not be deleted. Nothing was changed.',
    deleted: 'Your account was deleted.',
    cancel: 'Cancel',
    password: 'Your password',
  },
}

const ar: typeof en = {
  settings: {
    displayTitle: 'اللغة والألوان',
    displayText: 'تُحفظ في هذا المتصفح.',
    language: 'اللغة',
    languages: { en: 'English', ar: 'العربية' },
    scheme: 'الألوان',
    schemes: { system: 'كما في النظام', light: 'فاتحة', dark: 'داكنة' },
    emailTitle: 'بريدك الإلكتروني',
    emailText: 'يُرسل رابط إلى عنوانك الحالي ثم رابط إلى العنوان الجديد، ويجب فتح كليهما.',
    newEmail: 'البريد الجديد',
    changeEmail: 'تغيير البريد',
    emailSent: 'افتح الرابط الذي أرسلناه لتأكيد التغيير.',
    emailFailed: 'تعذّر تغيير البريد. أعد المحاولة.',
    dataTitle: 'بياناتك',
    dataText: 'كل ما يحفظه المتجر عنك في ملف واحد.',
    exportData: 'تصدير بياناتي',
    exportFailed: 'تعذّر تصدير بياناتك. أعد المحاولة.',
    signOutTitle: 'هذا الجهاز',
    signOutText: 'تبقى مراجعاتك وتجاربك كما هي.',
    signOut: 'تسجيل الخروج',
    signOutFailed: 'تعذّر تسجيل خروجك. تحقق من الاتصال ثم أعد المحاولة.',
    deleteTitle: 'حذف حسابي',
    deleteText: 'يزيل ملفك ومراجعاتك وما كتبته للوكلاء. ولا يمكن التراجع عن ذلك.',
    deleteMoney:
      'تنتهي الباقة فورًا، ولا يعود ممكنًا تشغيل الوكلاء الذين اشتريتهم، ولا يُعاد ثمن أي منهما تلقائيًا. اطلب الاسترداد أولًا من تبويب الفواتير. ويخرج الوكلاء الذين صنعتهم من المتجر ويُبلَّغ من اشتروهم. وما كسبته دون أقل دفعة يُحفظ بوصفه غير مطالَب به، ولا يُحذف الحساب ما دام لك أكثر من ذلك. وتبقى الفواتير ما دام القانون الضريبي يطلبها.',
    deleteAction: 'حذف حسابي',
    deleteQuestion: 'هل تريد حذف حسابك؟',
    deleteConfirm: 'حذف نهائي',
    deleteFailed: 'تعذّر حذف حسابك، ولم يتغيّر شيء.',
    deleted: 'حُذف حسابك.',
    cancel: 'إلغاء',
    password: 'كلمة مرورك',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
