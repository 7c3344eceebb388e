import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  runs: {
    title: 'Your runs',
    line: 'What you asked, what was answered, and what it cost. Free demos stand here too.',
    signedOut: 'Sign in to see what you have run.',
    filter: 'Agent',
    all: 'All agents',
    empty: 'No runs yet',
    emptyText: 'Run an agent, and its answer will be kept here with its cost.',
    emptyFiltered: 'You have not run this agent yet.',
    browse: 'Browse the agents',
    failedTitle: 'Your runs could not be loaded',
    failedText: 'Nothing is lost. Check your connection and try again.',
    more: 'Show older runs',
    moreFailed: 'More could not be loaded.',
    demo: 'Demo',
    status: {
      running: 'Running',
      succeeded: 'Answered',
      unanswered: 'No answer',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    givenBack: 'Nothing charged',
    freeDemo: 'Demo, not counted',
    paidBy: (organisation: string) => `for ${organisation}`,
    open: (app: string) => `Open the run of ${app}`,
    request: 'Request',
    answer: 'Answer',
    noAnswer: 'There is no answer.',
    again: 'Run this agent',
    count: (count: number) => (count === 1 ? '1 run' : `${count} runs`),
  },
}

const ar: typeof en = {
  runs: {
    title: 'تشغيلاتك',
    line: 'ما سألته وما أُجيب به وما كلّفه. والتجارب المجانية هنا أيضًا.',
    signedOut: 'سجّل الدخول لترى ما شغّلته.',
    filter: 'الوكيل',
    all: 'كل الوكلاء',
    empty: 'لا تشغيلات بعد',
    emptyText: 'شغّل وكيلًا، وستُحفظ إجابته هنا مع تكلفتها.',
    emptyFiltered: 'لم تشغّل هذا الوكيل بعد.',
    browse: 'تصفّح الوكلاء',
    failedTitle: 'تعذّر تحميل تشغيلاتك',
    failedText: 'لم يُفقد شيء. تحقق من الاتصال ثم أعد المحاولة.',
    more: 'اعرض الأقدم',
    moreFailed: 'تعذّر تحميل المزيد.',
    demo: 'تجربة',
    status: {
      running: 'قيد التشغيل',
      succeeded: 'أُجيب',
      unanswered: 'بلا إجابة',
      failed: 'فشل',
      cancelled: 'أُلغي',
    },
    givenBack: 'لم يُخصم شيء',
    freeDemo: 'تجربة لم تُحتسب',
    paidBy: (organisation) => `لـ \u2068${organisation}\u2069`,
    open: (app) => `افتح تشغيل ${app}`,
    request: 'الطلب',
    answer: 'الإجابة',
    noAnswer: 'لا توجد إجابة.',
    again: 'شغّل هذا الوكيل',
    count: (count) =>
      arabicCount(count, {
        one: 'تشغيل واحد',
        two: 'تشغيلان',
        few: '{n} تشغيلات',
        many: '{n} تشغيلًا',
        other: '{n} تشغيل',
      }),
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
