import type { Sentences } from './sentences.ts'

export const organisations: Sentences<'organisations'> = {
  'organisations.not_found': 'ليس لديك فريق كهذا.',
  'organisations.forbidden': 'دورك في هذا الفريق لا يسمح بذلك.',
  'organisations.enterprise_required': 'فِرق العمل جزء من باقة الشركات.',
  'organisations.too_many': 'تملك أكبر عدد من فِرق العمل يمكن أن يكون لحساب واحد.',
  'organisations.full': 'بلغ الفريق أكبر عدد من الأعضاء والدعوات.',
  'organisations.already_member': 'هذا الشخص عضو بالفعل.',
  'organisations.invitation_not_found': 'لم تعد هذه الدعوة صالحة، أو أنها لبريد إلكتروني آخر.',
  'organisations.member_not_found': 'لا يوجد عضو كهذا.',
  'organisations.owner_stays': 'لا يمكن للمالك أن يغادر. اجعل عضوًا آخر مالكًا، أو حُلّ الفريق.',
  'organisations.agent_not_allowed': 'فريقك لا يسمح بهذا الوكيل.',
  'organisations.owner_suspended': 'حساب مالك فريقك موقوف، فلا أحد يدفع ثمن هذا.',
  'organisations.cap_reached': 'سيتجاوز هذا ما يجوز لفريقك استخدامه هذا الشهر.',
  'organisations.member_cap_reached': 'سيتجاوز هذا ما يجوز لك استخدامه لفريقك هذا الشهر.',
  'organisations.agent_cap_reached': 'سيتجاوز هذا ما يجوز لفريقك استخدامه من هذا الوكيل هذا الشهر.',
}
