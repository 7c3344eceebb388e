import type { Bilingual, ErrorCode } from '@wakeel/contract'

const en = {
  failed: 'That could not be done. Nothing was changed.',
  network: 'Network error - please try again',
  /** In English the server's own sentences are shown. */
  errors: {} as Partial<Record<ErrorCode, string>>,
}

const ar: typeof en = {
  failed: 'تعذّر ذلك. لم يتغيّر شيء.',
  network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
  errors: {
    'organisations.not_found': 'ليست لديك مؤسسة كهذه.',
    'organisations.forbidden': 'دورك في هذه المؤسسة لا يسمح بذلك.',
    'organisations.enterprise_required': 'المؤسسات جزء من باقة المؤسسات.',
    'organisations.too_many': 'تملك أكبر عدد من المؤسسات يمكن أن يكون لحساب واحد.',
    'organisations.full': 'بلغت المؤسسة أكبر عدد من الأعضاء والدعوات.',
    'organisations.already_member': 'هذا الشخص عضو بالفعل.',
    'organisations.invitation_not_found': 'لم تعد هذه الدعوة صالحة، أو أنها لبريد إلكتروني آخر.',
    'organisations.member_not_found': 'لا يوجد عضو كهذا.',
    'organisations.owner_stays': 'لا يمكن للمالك أن يغادر. اجعل عضوًا آخر مالكًا، أو حُلّ المؤسسة.',
    'catalogue.app_not_found': 'أحد هؤلاء الوكلاء لم يعد في المتجر.',
    'request.invalid': 'تحقق مما كتبته: لم يقبله المتجر كما هو.',
    'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
    'server.failed': 'حدث خطأ لدينا. لم يُحفظ شيء.',
  },
}

export const text: Bilingual<typeof en> = { en, ar }
