import type { Bilingual, Language } from '@wakeel/contract'

const en = {
  conversation: 'Conversation',
  message: 'Your message',
  placeholder: 'Write your question…',
  send: 'Send',
  stop: 'Stop',
  examples: 'For example',
  goOn: 'Go on with',
  you: 'You',
  working: 'Working on it…',
  uses: (skill: string) => `Using: ${skill}`,
  tryAgain: 'Try again',
  startAgain: 'Start a new conversation',
  stopped: 'Stopped.',
  files: 'Files with the answer',
  picture: (name: string) => `Picture: ${name}`,
  fileTooLarge: 'too large to be kept',
  actionRefused:
    'This would change something, and that cannot be done from here. Nothing was done.',
  owner: 'The owner of this site can read what is written here.',
  powered: (store: string) => `Powered by ${store}`,
  open: (agent: string) => `Ask ${agent}`,
  close: 'Close',
  failures: {
    capReached: 'This assistant has had enough for today. Please come back another day.',
    unavailable: 'This assistant is not available at the moment.',
    visitEnded: 'This conversation has ended.',
    tooMany: 'Many questions are being asked at this moment. Try again in a while.',
    unreachable: 'The connection was lost. Try again.',
    tooLong: 'This message is too long.',
    failed: 'There is no answer this time. Try again.',
  },
}

const ar: typeof en = {
  conversation: 'المحادثة',
  message: 'رسالتك',
  placeholder: 'اكتب سؤالك…',
  send: 'إرسال',
  stop: 'إيقاف',
  examples: 'مثلًا',
  goOn: 'تابع بـ',
  you: 'أنت',
  working: 'جارٍ العمل…',
  uses: (skill) => `يستخدم: ${skill}`,
  tryAgain: 'أعد المحاولة',
  startAgain: 'ابدأ محادثة جديدة',
  stopped: 'أُوقف.',
  files: 'ملفات مع الإجابة',
  picture: (name) => `صورة: \u2068${name}\u2069`,
  fileTooLarge: 'أكبر من أن يُحفظ',
  actionRefused: 'من شأن هذا أن يغيّر شيئًا، ولا يمكن ذلك من هنا. لم يُنفَّذ شيء.',
  owner: 'يستطيع مالك هذا الموقع قراءة ما يُكتب هنا.',
  powered: (store) => `بدعم من ${store}`,
  open: (agent) => `اسأل ${agent}`,
  close: 'إغلاق',
  failures: {
    capReached: 'أجاب هذا المساعد عمّا يكفي لهذا اليوم. عُد في يوم آخر من فضلك.',
    unavailable: 'هذا المساعد غير متاح الآن.',
    visitEnded: 'انتهت هذه المحادثة.',
    tooMany: 'تُطرح الآن أسئلة كثيرة. أعد المحاولة بعد قليل.',
    unreachable: 'انقطع الاتصال. أعد المحاولة.',
    tooLong: 'هذه الرسالة طويلة جدًا.',
    failed: 'لا جواب هذه المرة. أعد المحاولة.',
  },
}

const messages: Bilingual<typeof en> = { en, ar }

export type Words = typeof en
export type Failure = keyof Words['failures']

export const wordsOf = (language: Language): Words => messages[language]

/** What a refusal of the server says to a visitor. */
export function failureOf(code: string): Failure {
  if (code === 'widgets.cap_reached') return 'capReached'
  if (code === 'widgets.unavailable') return 'unavailable'
  if (code === 'widgets.visit_ended' || code === 'runs.reply_not_found') return 'visitEnded'
  if (code === 'request.invalid') return 'tooLong'
  const isBusy = /^(?:request\.(?:rate_limited|in_flight)|runs\.too_many_\w+|server\.busy)$/
  return isBusy.test(code) ? 'tooMany' : 'failed'
}
