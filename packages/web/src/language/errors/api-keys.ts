import type { Sentences } from './sentences.ts'

export const apiKeys: Sentences<'api_keys'> = {
  'api_keys.invalid': 'مفتاح الواجهة البرمجية هذا غير معروف أو منتهي الصلاحية أو أُلغي.',
  'api_keys.not_found': 'لا يوجد مفتاح كهذا.',
  'api_keys.scope_missing': 'لا يجوز لهذا المفتاح أن يفعل ذلك: تنقصه الصلاحية.',
  'api_keys.agent_not_allowed': 'لا يجوز لهذا المفتاح تشغيل هذا الوكيل.',
  'api_keys.cap_reached': 'سيتجاوز هذا ما يجوز لهذا المفتاح استخدامه.',
  'api_keys.too_many': 'لديك أكبر عدد من المفاتيح يمكن أن يكون لحساب واحد. ألغِ أحدها أولًا.',
  'api_keys.expiry_past': 'لا يمكن أن تنتهي صلاحية المفتاح في الماضي.',
  'api_keys.test_limit_reached':
    'لمفاتيح الاختبار 100 تشغيل في اليوم، منها 50 لوكيل واحد. استخدم مفتاحًا فعليًا أو تابع غدًا.',
  'api_keys.test_elsewhere':
    'يعمل هذا الوكيل خارج المتجر حيث تكلّف تشغيلاته مالًا. استخدم مفتاحًا فعليًا.',
}
