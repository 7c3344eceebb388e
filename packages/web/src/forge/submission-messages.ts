import type { Bilingual } from '@wakeel/contract'

const en = {
  checks: 'What the checks found',
  passed: 'In order',
  noChecks: 'No check was run.',
  pages: 'What people will see',
  pageIn: { en: 'What people will see, in English', ar: 'What people will see, in Arabic' },
  needs: 'What it needs',
  never: 'What it never does',
  behind: 'Behind it',
  runtime: 'Runtime',
  skills: 'Skills used',
  tools: 'Tools',
}

const ar: typeof en = {
  checks: 'نتائج التحقق',
  passed: 'سليم',
  noChecks: 'لم يُجرَ أي تحقق.',
  pages: 'ما سيراه الناس',
  pageIn: { en: 'ما سيراه الناس بالإنجليزية', ar: 'ما سيراه الناس بالعربية' },
  needs: 'ماذا يحتاج',
  never: 'ما لا يفعله أبدًا',
  behind: 'ما وراءه',
  runtime: 'بيئة التشغيل',
  skills: 'المهارات المستخدمة',
  tools: 'الأدوات',
}

/** What a moderator reads of a submission. */
export const messages: Bilingual<typeof en> = { en, ar }
