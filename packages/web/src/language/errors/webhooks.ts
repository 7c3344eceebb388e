import type { Sentences } from './sentences.ts'

export const webhooks: Sentences<'webhooks'> = {
  'webhooks.not_found': 'لا توجد نقطة ويب هوك كهذه.',
  'webhooks.delivery_not_found': 'لا يوجد إرسال كهذا.',
  'webhooks.too_many': 'بلغ عدد نقاط الويب هوك حدّه. احذف إحداها أولًا.',
  'webhooks.address_refused':
    'لا يمكن استدعاء هذا العنوان. يجب أن يبدأ بـ https://‎ وأن يكون عامًا على الإنترنت.',
  'webhooks.disabled': 'نقطة الويب هوك هذه متوقفة. فعّلها أولًا.',
}
