import type { Sentences } from './sentences.ts'

export const moderation: Sentences<'moderation' | 'jobs'> = {
  'moderation.own_agent': 'لا يقرّر أحد في شأن ما يخصّه. يستطيع مشرف آخر ذلك.',
  'moderation.not_taken_down': 'لم يُزَل هذا، أو عاد بالفعل.',
  'moderation.already_taken_down': 'سبق أن أُزيل هذا الوكيل.',
  'moderation.creator_suspended': 'مبدع هذا الوكيل موقوف. أعد حسابه أولًا.',
  'moderation.no_open_reports': 'لا بلاغ مفتوحًا عن هذا.',
  'moderation.nothing_said': 'لم يعد في هذه الصفحة نص ولا موقع للمبدع. أبلغ عن الوكيل من صفحته.',
  'moderation.profile_changed': 'غيّر المبدع هذا النص في هذه الأثناء. راجع ما يقوله الآن.',
  'moderation.already_appealed': 'سبق أن تظلّمت، وسيظهر الرد هنا.',
  'moderation.appeal_not_found': 'لا يوجد تظلّم كهذا.',
  'moderation.appeal_answered': 'سبق الرد على هذا التظلّم.',
  'jobs.not_found': 'لا توجد مهمة كهذه في هذا المتجر.',
  'jobs.running': 'المهمة قيد التنفيذ الآن.',
}
