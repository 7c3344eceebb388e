import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  title: 'Your conversations',
  line: 'What you asked each agent, what it replied, and what it cost. Free demos are here too.',
  signedOut: 'Sign in to see your conversations.',
  filter: 'Agent',
  all: 'All agents',
  empty: 'No conversations yet',
  emptyText: 'Run an agent, and what you ask and what it replies is kept here with its cost.',
  emptyFiltered: 'You have no conversations with this agent',
  browse: 'Browse the agents',
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  with: (agent: string) => `Conversation with ${agent}`,
  reply: (place: number) => `Reply ${place}`,
  notShown: (count: number) =>
    count === 1
      ? '1 message that was changed or sent again is not shown.'
      : `${count} messages that were changed or sent again are not shown.`,
  working: 'The agent is still at work on this.',
  continue: 'Continue',
  again: 'Try again',
  missing: 'This conversation is not in your history',
  missingText: 'It was deleted, or it belongs to another account.',
  failedTitle: 'This conversation could not be loaded',
  failedText: 'Nothing is lost. Check your connection and try again.',
  runFailed: 'This run could not be loaded.',
  demo: 'Demo',
  status: {
    running: 'Running',
    succeeded: 'Answered',
    unanswered: 'No answer',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  askedBack: 'Asked back',
  givenBack: 'Nothing charged',
  freeDemo: 'Demo, not counted',
  test: 'Test, free',
  paidBy: (organisation: string) => `for ${organisation}`,
  request: 'Request',
  answer: 'Answer',
  noAnswer: 'There is no answer.',
  run: 'Run this agent',
}

const arabicMessages = (count: number) =>
  arabicCount(count, {
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{n} رسائل',
    many: '{n} رسالة',
    other: '{n} رسالة',
  })

const ar: typeof en = {
  title: 'محادثاتك',
  line: 'ما سألته كل وكيل، وما ردّ به، وما كلّفه ذلك. والتجارب المجانية هنا أيضًا.',
  signedOut: 'سجّل الدخول لترى محادثاتك.',
  filter: 'الوكيل',
  all: 'كل الوكلاء',
  empty: 'لا محادثات بعد',
  emptyText: 'شغّل وكيلًا، فيُحفظ هنا ما تسأله وما يردّ به مع تكلفته.',
  emptyFiltered: 'ليست لديك محادثات مع هذا الوكيل',
  browse: 'تصفّح الوكلاء',
  messages: arabicMessages,
  with: (agent) => `محادثة مع \u2068${agent}\u2069`,
  reply: (place) => `الرد ${place}`,
  notShown: (count) => `${arabicMessages(count)} مما عُدّل أو أُعيد إرساله لا تظهر هنا.`,
  working: 'ما زال الوكيل يعمل على هذا.',
  continue: 'متابعة',
  again: 'أعد المحاولة',
  missing: 'هذه المحادثة غير موجودة في سجلك',
  missingText: 'حُذفت، أو تخص حسابًا آخر.',
  failedTitle: 'تعذّر تحميل هذه المحادثة',
  failedText: 'لم يُفقد شيء. تحقق من الاتصال ثم أعد المحاولة.',
  runFailed: 'تعذّر تحميل هذا التشغيل.',
  demo: 'تجربة',
  status: {
    running: 'قيد التشغيل',
    succeeded: 'أُجيب',
    unanswered: 'بلا إجابة',
    failed: 'فشل',
    cancelled: 'أُلغي',
  },
  askedBack: 'طلب توضيحًا',
  givenBack: 'لم يُخصم شيء',
  freeDemo: 'تجربة لم تُحتسب',
  test: 'اختبار مجاني',
  paidBy: (organisation) => `لـ \u2068${organisation}\u2069`,
  request: 'الطلب',
  answer: 'الإجابة',
  noAnswer: 'لا توجد إجابة.',
  run: 'شغّل هذا الوكيل',
}

export const messages: Bilingual<typeof en> = { en, ar }
