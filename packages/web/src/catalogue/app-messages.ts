import type { Bilingual } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { counted } from './messages.ts'

const count = (value: number) => formatNumber(value, 'en')

const en = {
  maintenanceNote:
    'This agent has failed its daily test three days in a row. Its creator knows; a run that gives no answer costs nothing.',
  storeRating: 'Store rating',
  tryDemo: 'Try Demo',
  overview: 'Overview',
  evaluationTab: 'Evaluation',
  reviewsTab: 'Reviews',
  historyTab: 'History',
  tabs: 'About this app',
  does: 'What it does',
  needs: 'What it needs',
  never: 'What it never does',
  sample: 'A sample question and its real answer',
  verifiedTitle: 'Verified by provider',
  verifiedOn: {
    store: (date: string, prompts: number) =>
      `Checked on ${date}: ${prompts === 1 ? 'one prompt was' : `${prompts} prompts were`} run and the answers compared with the right ones.`,
    creator: (date: string, prompts: number) =>
      `Checked by the store on ${date}: ${prompts === 1 ? 'one prompt was' : `${prompts} prompts were`} run and answered. They are run again every day.`,
  },
  notVerified: 'This agent has not been verified yet.',
  facts: 'Facts',
  category: 'Category',
  provider: 'Provider',
  byStore: 'Made by the store',
  byCreator: 'Made by a creator',
  runtime: 'Runtime',
  median: 'Median time',
  milliseconds: (ms: number) =>
    ms < 1000 ? `${count(Math.max(1, Math.round(ms)))} ms` : `${count(ms / 1000)} s`,
  success: 'Success rate',
  languages: 'Languages',
  language: { en: 'English', ar: 'Arabic' },
  skills: 'Skills used',
  version: 'Version',
  signedBy: 'Card signed by',
  fileTypes: 'Files it takes',
  pausedNote:
    'What answers for this agent had changed, and its creator has not let it go on yet. Nobody can run it until then, and nobody is charged.',
  updated: 'Updated',
  notYet: 'No runs yet',
}

const wereRun = (prompts: number) => {
  const phrase = counted(prompts, 'طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب')
  return `${phrase.endsWith('طلبات') ? 'شُغّلت' : 'شُغّل'} ${phrase}`
}

const ar: typeof en = {
  maintenanceNote:
    'أخفق هذا الوكيل في اختباره اليومي ثلاثة أيام متتالية. مبدعه على علم بذلك، والتشغيل الذي لا يعطي جوابًا لا يكلّف شيئًا.',
  storeRating: 'تقييم المتجر',
  tryDemo: 'جرّب مجانًا',
  overview: 'نظرة عامة',
  evaluationTab: 'التقييم',
  reviewsTab: 'المراجعات',
  historyTab: 'السجل',
  tabs: 'عن هذا التطبيق',
  does: 'ماذا يفعل',
  needs: 'ماذا يحتاج',
  never: 'ما لا يفعله أبدًا',
  sample: 'سؤال نموذجي وجوابه الحقيقي',
  verifiedTitle: 'موثّق من المزوّد',
  verifiedOn: {
    store: (date, prompts) =>
      `جرى التحقق في ${date}: ${wereRun(prompts)} وقورنت الأجوبة بالصحيح منها.`,
    creator: (date, prompts) =>
      `تحقق منه المتجر في ${date}: ${wereRun(prompts)} وأُجيب عنها كلها. ويُعاد تشغيلها كل يوم.`,
  },
  notVerified: 'لم يُوثَّق هذا الوكيل بعد.',
  facts: 'حقائق',
  category: 'الفئة',
  provider: 'المزوّد',
  byStore: 'من صنع المتجر',
  byCreator: 'من صنع مبدع',
  runtime: 'بيئة التشغيل',
  median: 'الزمن الوسيط',
  milliseconds: (ms) =>
    ms < 1000 ? `${count(Math.max(1, Math.round(ms)))} مللي ثانية` : `${count(ms / 1000)} ثانية`,
  success: 'نسبة النجاح',
  languages: 'اللغات',
  language: { en: 'الإنجليزية', ar: 'العربية' },
  skills: 'المهارات المستخدمة',
  version: 'النسخة',
  signedBy: 'وقّع البطاقة',
  fileTypes: 'الملفات التي يقبلها',
  pausedNote:
    'كان ما يجيب عن هذا الوكيل قد تغيّر، ولم يسمح مبدعه باستمراره بعد. لا يستطيع أحد تشغيله حتى ذلك الحين، ولا يُحاسَب أحد.',
  updated: 'آخر تحديث',
  notYet: 'لا تشغيلات بعد',
}

/** What stands on the page of one app. */
export const messages: Bilingual<typeof en> = { en, ar }
