import type { Bilingual, catalogue } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'
import { storeName, storeNameAr } from '../shell/operator.ts'

const count = (value: number) => formatNumber(value, 'en')

const en = {
  unrated: 'New',
  reviews: (reviews: number) => (reviews === 1 ? '1 review' : `${count(reviews)} reviews`),
  apps: (apps: number) => (apps === 1 ? '1 agent' : `${count(apps)} agents`),
  runs: (runs: number) => (runs === 1 ? '1 run' : `${count(runs)} runs`),
  try: 'Try',
  tryApp: (name: string) => `Try ${name}`,
  featured: 'Featured',
  verified: 'Verified by provider',
  maintenance: 'Under maintenance',
  paused: 'Paused',
  retry: 'Try again',
  loadingApps: 'Loading agents',
  loadingApp: 'Loading the app',
  failed: 'The store did not answer. Nothing is lost; check your connection and try again.',
  today: {
    title: 'Today',
    headline: 'Agents that do the work',
    promise:
      'Ask a real question and get a real answer in seconds. No account, no card, three free runs of every agent.',
    browse: 'Browse the agents',
    plans: 'See plans',
    story: 'In focus',
    asked: 'It was asked',
    answered: 'It answered',
    whole: 'See the whole answer',
    ask: (name: string) => `Ask ${name}`,
    placeholder: 'Write your question, or pick one below',
    run: 'Run free demo',
    prompts: 'Questions to start with',
    editorsChoice: 'Editor’s Choice',
    editorsChoiceNote: 'Rated 4.7 or more by the people who use them',
    newest: 'New & Noteworthy',
    seeAll: 'See all',
    statistics: `${storeName} in figures`,
    now: 'Now:',
    median: (time: string) => `median answer in ${time}`,
    empty: 'The store opens with its first agent',
    emptyNote: 'No agent has been published yet. Describe an idea and it can be the first.',
    create: 'Create an agent',
    failed: 'Today could not be loaded',
    storyFor: {
      business:
        'For anyone who has to give the business an answer today, and be able to show how it was reached.',
      marketing:
        'For the person who ships the campaign and will be asked on Monday what it brought.',
      finance: 'For the one who signs under the number and wants to check every line of it.',
      education: 'For the teacher at eight in the evening and the student at eight in the morning.',
      health: 'For anyone who would rather know the figures than guess them. Not medical advice.',
      productivity: 'For a full day that needs a shorter list.',
    } satisfies Record<catalogue.StandardCategory, string>,
  },
}

/** Arabic counts in five ways. */
export const counted = (
  value: number,
  one: string,
  two: string,
  few: string,
  many: string,
  other = many,
) => arabicCount(value, { one, two, few: `{n} ${few}`, many: `{n} ${many}`, other: `{n} ${other}` })

const ar: typeof en = {
  unrated: 'جديد',
  reviews: (reviews) => counted(reviews, 'مراجعة واحدة', 'مراجعتان', 'مراجعات', 'مراجعة'),
  apps: (apps) =>
    apps === 0 ? 'لا وكلاء' : counted(apps, 'وكيل واحد', 'وكيلان', 'وكلاء', 'وكيلًا', 'وكيل'),
  runs: (runs) => counted(runs, 'تشغيل واحد', 'تشغيلان', 'تشغيلات', 'تشغيلًا', 'تشغيل'),
  try: 'جرّب',
  tryApp: (name) => `جرّب ${name}`,
  featured: 'مميّز',
  verified: 'موثّق من المزوّد',
  maintenance: 'قيد الصيانة',
  paused: 'متوقف مؤقتًا',
  retry: 'أعد المحاولة',
  loadingApps: 'جارٍ تحميل الوكلاء',
  loadingApp: 'جارٍ تحميل الوكيل',
  failed: 'لم يُجب المتجر. لم يضع شيء؛ تحقّق من اتصالك ثم أعد المحاولة.',
  today: {
    title: 'اليوم',
    headline: 'وكلاء يُنجزون العمل',
    promise:
      'اطرح سؤالًا حقيقيًا واحصل على جواب حقيقي خلال ثوانٍ. بلا حساب ولا بطاقة، وثلاث تجارب مجانية لكل وكيل.',
    browse: 'تصفّح الوكلاء',
    plans: 'اطّلع على الباقات',
    story: 'تحت الضوء',
    asked: 'السؤال',
    answered: 'الجواب',
    whole: 'اقرأ الجواب كاملًا',
    ask: (name) => `اسأل ${name}`,
    placeholder: 'اكتب سؤالك، أو اختر واحدًا من الأسفل',
    run: 'جرّب مجانًا',
    prompts: 'أسئلة للبداية',
    editorsChoice: 'اختيار المحرّرين',
    editorsChoiceNote: 'حاصلة على 4.7 أو أكثر ممن يستخدمونها',
    newest: 'جديد ومميّز',
    seeAll: 'عرض الكل',
    statistics: `${storeNameAr} بالأرقام`,
    now: 'الآن:',
    median: (time) => `وسيط زمن الإجابة ${time}`,
    empty: 'يُفتتح المتجر بأول وكيل فيه',
    emptyNote: 'لم يُنشر أي وكيل بعد. صِف فكرتك ليكون وكيلك الأول.',
    create: 'أنشئ وكيلًا',
    failed: 'تعذّر تحميل صفحة اليوم',
    storyFor: {
      business: 'لمن عليه أن يقدّم لعمله جوابًا اليوم، وأن يبيّن كيف وصل إليه.',
      marketing: 'لمن يطلق الحملة، وسيُسأل صباح الاثنين عمّا جاءت به.',
      finance: 'لمن يوقّع تحت الرقم، ويريد أن يتحقق من كل سطر فيه.',
      education: 'للمعلّم في الثامنة مساءً، وللطالب في الثامنة صباحًا.',
      health: 'لمن يفضّل معرفة الأرقام على تخمينها. وليس هذا نصيحة طبية.',
      productivity: 'ليومٍ مزدحم يحتاج إلى قائمة أقصر.',
    },
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
