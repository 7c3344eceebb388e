import type { Bilingual, moderation } from '@wakeel/contract'

const en = {
  title: (agent: string) => `Report ${agent}`,
  lead: 'A moderator looks at every report. The creator does not learn who sent it.',
  signIn: 'Sign in so that we can hear you out. You come back to this page.',
  signInButton: 'Sign in',
  reason: 'What is wrong with it?',
  lines: {
    wrong_answers: 'It answers what is not so, or not what was asked.',
    harmful: 'It could hurt a person who follows it.',
    misleading: 'It is not what its page says.',
    privacy: 'It shows or asks for what is private.',
    copyright: 'It uses another’s work without permission.',
    spam: 'It is advertising, or a copy of another.',
    other: 'None of these.',
  } satisfies Record<moderation.ReportReason, string>,
  comment: 'What happened?',
  hint: 'What you asked, and what was wrong with the answer.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Thank you. A moderator will look at it.',
  tooMany: 'You have sent many reports today. Try again tomorrow; what you wrote is still here.',
  failed: 'The report could not be sent. What you wrote is still here; try again.',
}

const ar: typeof en = {
  title: (agent) => `الإبلاغ عن ${agent}`,
  lead: 'يراجع مشرف كل بلاغ، ولا يعرف المبدع من أرسله.',
  signIn: 'سجّل الدخول لنتمكن من سماعك، ثم تعود إلى هذه الصفحة.',
  signInButton: 'تسجيل الدخول',
  reason: 'ما المشكلة؟',
  lines: {
    wrong_answers: 'يجيب بما ليس صحيحًا، أو بغير ما سُئل.',
    harmful: 'قد يضر من يعمل بما يقول.',
    misleading: 'ليس كما تصفه صفحته.',
    privacy: 'يعرض أو يطلب معلومات خاصة.',
    copyright: 'يستعمل ما هو ملك لغيره.',
    spam: 'إعلان، أو نسخة من وكيل آخر.',
    other: 'لا شيء مما سبق.',
  },
  comment: 'ماذا حدث؟',
  hint: 'ما سألته، وما الخطأ في الإجابة.',
  send: 'أرسل البلاغ',
  sending: 'جارٍ الإرسال…',
  cancel: 'إلغاء',
  sent: 'شكرًا لك. سيراجعه مشرف.',
  tooMany: 'أرسلت بلاغات كثيرة اليوم. حاول غدًا، وما كتبته ما زال هنا.',
  failed: 'تعذّر إرسال البلاغ. ما كتبته ما زال هنا، فحاول مرة أخرى.',
}

export const messages: Bilingual<typeof en> = { en, ar }
