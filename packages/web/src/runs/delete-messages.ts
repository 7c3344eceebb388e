import type { Bilingual } from '@wakeel/contract'

const en = {
  delete: 'Delete conversation',
  title: 'Delete this conversation?',
  text: 'Everything you wrote in it and everything the agent replied is deleted for good. What was paid, and the runs that were used, stay as they are.',
  forOrganisation:
    'It leaves your history for good. Members of the organisation can still read what was said for it. What was paid stays as it is.',
  confirm: 'Delete',
  keep: 'Keep it',
  deleted: 'The conversation was deleted.',
  failed: 'The conversation could not be deleted.',
}

const ar: typeof en = {
  delete: 'حذف المحادثة',
  title: 'حذف هذه المحادثة؟',
  text: 'يُحذف نهائيًا كل ما كتبته فيها وكل ما ردّ به الوكيل. أما ما دُفع وما استُخدم من مرات التشغيل فيبقى كما هو.',
  forOrganisation:
    'تُزال نهائيًا من سجلك، ويبقى بإمكان أعضاء الفريق قراءة ما قيل لأجله. أما ما دُفع فيبقى كما هو.',
  confirm: 'حذف',
  keep: 'إبقاؤها',
  deleted: 'حُذفت المحادثة.',
  failed: 'تعذّر حذف المحادثة.',
}

export const messages: Bilingual<typeof en> = { en, ar }
