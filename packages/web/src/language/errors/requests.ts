import type { Sentences } from './sentences.ts'

export const requests: Sentences<'request' | 'server'> = {
  'request.invalid': 'تحقق مما كتبته ثم أعد المحاولة.',
  'request.cursor_invalid': 'لم تعد بقية هذه القائمة متاحة من هذا الموضع. افتح القائمة من جديد.',
  'request.not_found': 'لا يوجد شيء عند هذا العنوان.',
  'request.method_not_allowed': 'لا يقبل هذا العنوان هذا النوع من الطلبات.',
  'request.timed_out': 'استغرق وصول الطلب وقتًا طويلًا.',
  'request.in_flight': 'ما زال الطلب نفسه قيد التنفيذ. أعد المحاولة بعد لحظة.',
  'request.key_reused': 'سبق استخدام مفتاح هذا الطلب (Idempotency-Key) لطلب مختلف.',
  'request.cancelled': 'أُلغي هذا قبل أن يتم، ولم يتغيّر شيء.',
  'request.too_large': 'الطلب كبير جدًا.',
  'request.too_demanding':
    'قراءة هذا النص تستغرق وقتًا طويلًا. اختصره أو احذف ما يتكرر فيه. لم يُخصم شيء.',
  'request.unsupported_media_type': 'يجب إرسال الطلب بصيغة application/json.',
  'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.',
  'server.failed': 'حدث خطأ لدينا. إن كنت تُجري تغييرًا فتحقق هل تم قبل أن تعيد المحاولة.',
  'server.busy': 'تنتظر الآن طلبات كثيرة. أعد المحاولة بعد لحظة. لم يُخصم شيء.',
  'server.unavailable': 'المتجر قيد البدء أو الإيقاف. أعد المحاولة بعد لحظة.',
  'server.away': 'لا يصل المتجر إلى بياناته. أعد المحاولة بعد لحظة.',
}
