import type { Sentences } from './sentences.ts'

export const receipts: Sentences<'receipts'> = {
  'receipts.no_outcome': 'لا يوجد إيصال لهذا التشغيل: لم ينتهِ بعد، أو لم يردّ الوكيل بشيء.',
}
