import type { Bilingual } from '@wakeel/contract'

const en = {
  answer: 'Answer',
  thinking: 'Reading your request',
  using: (skill: string) => `Using: ${skill}`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying.',
  files: 'Files with the answer',
  picture: (name: string) => `Picture: ${name}`,
  fileTooLarge: 'too large to be kept',
  again: 'Try again',
  took: (time: string, provider: string) => `Answered in ${time} by ${provider}`,
  tookToReply: (time: string, provider: string) => `Replied in ${time} by ${provider}`,
  milliseconds: (n: string) => `${n} ms`,
  seconds: (n: string) => `${n} s`,
  network: 'Network error - please try again',
  unknown:
    'Your request is still in the box. Try again: an answer that was already given comes back, and nothing is counted or charged twice.',
  partial: 'What had arrived before it failed:',
}

const ar: typeof en = {
  answer: 'الإجابة',
  thinking: 'جارٍ قراءة طلبك',
  using: (skill) => `باستخدام: ${skill}`,
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح المتصفح بالنسخ.',
  files: 'ملفات مع الإجابة',
  picture: (name) => `صورة: \u2068${name}\u2069`,
  fileTooLarge: 'أكبر من أن يُحفظ',
  again: 'أعد المحاولة',
  took: (time, provider) => `أُجيب خلال ${time} بواسطة ${provider}`,
  tookToReply: (time, provider) => `جاء الرد خلال ${time} بواسطة ${provider}`,
  milliseconds: (n) => `${n} م.ث`,
  seconds: (n) => `${n} ث`,
  network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
  unknown:
    'ما زال طلبك في المربّع. أعد المحاولة: إن كانت الإجابة قد صدرت فستصلك كما هي، ولن يُحتسب أو يُخصم شيء مرتين.',
  partial: 'ما وصل قبل التعذّر:',
}

/** What stands around an answer while it comes and once it is there. */
export const messages: Bilingual<typeof en> = { en, ar }
