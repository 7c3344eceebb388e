import type { Bilingual } from '@wakeel/contract'

const en = {
  /** Each landmark of a page has a name of its own. */
  earlierReply: (place: number) => `Earlier reply ${place}`,
  asked: 'You asked:',
  sentFiles: 'Files with this message',
  edit: 'Edit',
  notMeant: 'Not what I meant',
}

const ar: typeof en = {
  earlierReply: (place) => `رد سابق ${place}`,
  asked: 'سألت:',
  sentFiles: 'ملفات مع هذه الرسالة',
  edit: 'تعديل',
  notMeant: 'لم أقصد هذا',
}

/** What stands around the messages of a conversation. */
export const conversationMessages: Bilingual<typeof en> = { en, ar }
