import type { Bilingual, moderation } from '@wakeel/contract'
import type { ReportSubject } from './report-subject.ts'

interface About {
  title(name: string): string
  /** The reasons that can be given. */
  lines: Partial<Record<moderation.ReportReason, string>>
  comment: string
  hint: string
}

const en = {
  lead: 'A moderator looks at every report. The creator does not learn who sent it.',
  signIn: 'Sign in so that we can hear you out. You come back to this page.',
  signInButton: 'Sign in',
  reason: 'What is wrong with it?',
  about: {
    agent: {
      title: (name: string) => `Report ${name}`,
      lines: {
        wrong_answers: 'It answers what is not so, or not what was asked.',
        harmful: 'It could hurt a person who follows it.',
        misleading: 'It is not what its page says.',
        privacy: 'It shows or asks for what is private.',
        copyright: 'It uses another’s work without permission.',
        spam: 'It is advertising, or a copy of another.',
        other: 'None of these.',
      },
      comment: 'What happened?',
      hint: 'What you asked, and what was wrong with the answer.',
    },
    profile: {
      title: (name: string) => `Report what ${name} says of themselves`,
      lines: {
        harmful: 'It could hurt a person who believes it.',
        misleading: 'It is not so, or claims what nobody gave them.',
        privacy: 'It shows what is private.',
        copyright: 'It uses another’s words or name without permission.',
        spam: 'It is advertising, or the website is.',
        other: 'None of these.',
      },
      comment: 'What is wrong?',
      hint: 'Which sentence it is, or what the website shows. What stands there now is kept with your report.',
    },
  } satisfies Record<ReportSubject['kind'], About>,
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Thank you. A moderator will look at it, and a copy comes to you by email.',
  tooMany: 'You have sent many reports today. Try again tomorrow; what you wrote is still here.',
  failed: 'The report could not be sent. What you wrote is still here; try again.',
}

const ar: typeof en = {
  lead: 'يراجع مشرف كل بلاغ، ولا يعرف المبدع من أرسله.',
  signIn: 'سجّل الدخول لنتمكن من سماعك، ثم تعود إلى هذه الصفحة.',
  signInButton: 'تسجيل الدخول',
  reason: 'ما المشكلة؟',
  about: {
    agent: {
      title: (name) => `الإبلاغ عن ${name}`,
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
    },
    profile: {
      title: (name) => `الإبلاغ عمّا يقوله \u2068${name}\u2069 عن نفسه`,
      lines: {
        harmful: 'قد يضر من يصدّقه.',
        misleading: 'غير صحيح، أو يدّعي ما لم يمنحه إياه أحد.',
        privacy: 'يعرض معلومات خاصة.',
        copyright: 'يستعمل كلام غيره أو اسمه دون إذن.',
        spam: 'إعلان، أو يقود الموقع إلى إعلان.',
        other: 'لا شيء مما سبق.',
      },
      comment: 'ما المشكلة؟',
      hint: 'أي جملة هي، أو ما الذي يعرضه الموقع. ويُحفظ ما هو مكتوب الآن مع بلاغك.',
    },
  },
  send: 'أرسل البلاغ',
  sending: 'جارٍ الإرسال…',
  cancel: 'إلغاء',
  sent: 'شكرًا لك. سيراجعه مشرف، وتصلك نسخة منه بالبريد الإلكتروني.',
  tooMany: 'أرسلت بلاغات كثيرة اليوم. حاول غدًا، وما كتبته ما زال هنا.',
  failed: 'تعذّر إرسال البلاغ. ما كتبته ما زال هنا، فحاول مرة أخرى.',
}

export const messages: Bilingual<typeof en> = { en, ar }
