import type { Bilingual, moderation } from '@wakeel/contract'

const en: Record<moderation.TakedownReason, string> = {
  wrong_answers: 'Wrong answers',
  harmful: 'Harmful',
  misleading: 'Misleading',
  privacy: 'Privacy',
  copyright: 'Copyright or trade mark',
  spam: 'Spam',
  other: 'Something else',
  unlawful: 'Against the law',
  creator_suspended: 'The creator’s account is suspended',
}

const ar: typeof en = {
  wrong_answers: 'إجابات خاطئة',
  harmful: 'محتوى ضار',
  misleading: 'مضلِّل',
  privacy: 'الخصوصية',
  copyright: 'حقوق النشر أو العلامة التجارية',
  spam: 'محتوى مزعج',
  other: 'سبب آخر',
  unlawful: 'مخالف للقانون',
  creator_suspended: 'حساب المبدع موقوف',
}

/** Why an agent is reported or taken down, in a few words. */
export const takedownReasonNames: Bilingual<typeof en> = { en, ar }
