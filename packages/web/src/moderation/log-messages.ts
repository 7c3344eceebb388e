import type { Bilingual, moderation } from '@wakeel/contract'

const en = {
  title: 'Moderation log',
  lead: 'What moderators decided about agents in this store, and about what their creators say of themselves, newest first. It names nobody: neither who decided, nor whose it was, nor anything that people wrote.',
  caption: 'Decisions of moderators',
  when: 'When',
  decision: 'Decision',
  category: 'About',
  profile: 'A creator’s own page',
  reason: 'Reason',
  none: 'Nothing has been decided yet',
  noneText:
    'Most agents are listed by their checks alone. Whatever a moderator decides will stand here.',
  actions: {
    approved: 'A version was approved',
    rejected: 'A version was rejected',
    taken_down: 'Taken down',
    restored: 'Put back',
    reports_dismissed: 'Reports were looked at and dismissed',
    appeal_upheld: 'The creator’s appeal was upheld',
    appeal_denied: 'The creator’s appeal was denied',
    reviews_approved: 'Reviews that were held now count',
    reviews_rejected: 'Reviews that were held were rejected',
  } satisfies Record<moderation.ModerationLogEntry['action'], string>,
}

const ar: typeof en = {
  title: 'سجل الإشراف',
  lead: 'ما قرره المشرفون بشأن الوكلاء في هذا المتجر وما يقوله المبدعون عن أنفسهم، الأحدث أولًا. لا يذكر السجل أحدًا: لا من قرّر، ولا صاحب الشأن، ولا شيئًا كتبه الناس.',
  caption: 'قرارات المشرفين',
  when: 'التاريخ',
  decision: 'القرار',
  category: 'بشأن',
  profile: 'صفحة مبدع',
  reason: 'السبب',
  none: 'لم يُتخذ أي قرار بعد',
  noneText: 'يُدرج معظم الوكلاء بناءً على فحوصها وحدها. وكل ما يقرره مشرف سيظهر هنا.',
  actions: {
    approved: 'قُبلت نسخة',
    rejected: 'رُفضت نسخة',
    taken_down: 'أُزيل',
    restored: 'أُعيد',
    reports_dismissed: 'روجعت البلاغات ولم يُتخذ إجراء',
    appeal_upheld: 'قُبل تظلّم المبدع',
    appeal_denied: 'رُفض تظلّم المبدع',
    reviews_approved: 'احتُسبت مراجعات كانت موقوفة',
    reviews_rejected: 'رُفضت مراجعات كانت موقوفة',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
