import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Your public page',
  line: 'Everybody reads it: your name, this text, your website and the agents that you have in the store. Never your email or your earnings.',
  open: 'Open your page',
  noPage: 'It opens once one of your agents is in the store.',
  aboutEnglish: 'About you, in English',
  aboutArabic: 'About you, in Arabic',
  aboutHint: (max: number) => `Up to ${max} characters. A text in one language is shown in both.`,
  website: 'Website',
  websiteHint: 'Begins with https://',
  websiteWrong: 'Give a public address that begins with https://, such as https://example.com.',
  save: 'Save your page',
  saving: 'Saving…',
  saved: 'Your page was saved.',
  failed: 'Your page could not be saved. Nothing was changed.',
  loadFailed: 'Your page could not be loaded.',
  retry: 'Try again',
}

const ar: typeof en = {
  title: 'صفحتك العامة',
  line: 'يقرؤها الجميع: اسمك وهذا النص وموقعك والوكلاء الذين لك في المتجر. لا يظهر فيها بريدك الإلكتروني ولا أرباحك.',
  open: 'افتح صفحتك',
  noPage: 'تُفتح حين يكون أحد وكلائك في المتجر.',
  aboutEnglish: 'نبذة عنك بالإنجليزية',
  aboutArabic: 'نبذة عنك بالعربية',
  aboutHint: (max) => `حتى ${max} حرف. النص المكتوب بلغة واحدة يظهر في اللغتين.`,
  website: 'الموقع الإلكتروني',
  websiteHint: 'يبدأ بـ https://',
  websiteWrong: 'اكتب عنوانًا عامًا يبدأ بـ https:// مثل https://example.com.',
  save: 'احفظ صفحتك',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظت صفحتك.',
  failed: 'تعذّر حفظ صفحتك، ولم يتغيّر شيء.',
  loadFailed: 'تعذّر تحميل صفحتك.',
  retry: 'أعد المحاولة',
}

export const messages: Bilingual<typeof en> = { en, ar }
