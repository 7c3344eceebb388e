import type { Sentences } from './sentences.ts'

export const widgets: Sentences<'widgets'> = {
  'widgets.not_found': 'لا توجد نافذة مضمّنة كهذه.',
  'widgets.too_many': 'وصلت أكبر عدد من النوافذ المضمّنة يمكن أن يكون لحساب واحد. احذف إحداها أولًا.',
  'widgets.visit_ended': 'انتهت هذه المحادثة. أعد تحميل الصفحة لبدء محادثة أخرى.',
  'widgets.unavailable': 'هذا المساعد غير متاح الآن.',
  'widgets.cap_reached': 'أجاب هذا المساعد عمّا يكفي لهذا اليوم. عُد في يوم آخر من فضلك.',
}
