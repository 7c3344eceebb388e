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
    'names.reserved': 'هذا الاسم يخص المتجر أو يشبه اسمًا يخصه. اختر اسمًا آخر.',
    'names.mixed':
      'تمزج إحدى كلمات هذا الاسم حروفًا متشابهة من أبجديات مختلفة. اكتب كل كلمة بأبجدية واحدة.',
    'organisations.not_found': 'ليس لديك فريق كهذا.',
    'organisations.forbidden': 'دورك في هذا الفريق لا يسمح بذلك.',
    'organisations.enterprise_required': 'فِرق العمل جزء من باقة الشركات.',
    'organisations.too_many': 'تملك أكبر عدد من فِرق العمل يمكن أن يكون لحساب واحد.',
    'organisations.full': 'بلغ الفريق أكبر عدد من الأعضاء والدعوات.',
    'organisations.already_member': 'هذا الشخص عضو بالفعل.',
    'organisations.invitation_not_found': 'لم تعد هذه الدعوة صالحة، أو أنها لبريد إلكتروني آخر.',
    'organisations.member_not_found': 'لا يوجد عضو كهذا.',
    'organisations.owner_stays': 'لا يمكن للمالك أن يغادر. اجعل عضوًا آخر مالكًا، أو حُلّ الفريق.',
    'catalogue.app_not_found': 'أحد هؤلاء الوكلاء لم يعد في المتجر.',
    'request.invalid': 'تحقق مما كتبته: لم يقبله المتجر كما هو.',
    'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
    'request.in_flight': 'ما زال الطلب نفسه قيد التنفيذ. أعد المحاولة بعد لحظة.',
    'server.busy': 'تنتظر الآن طلبات كثيرة. أعد المحاولة بعد لحظة.',
    'server.failed': 'حدث خطأ لدينا. إن كنت تُجري تغييرًا فتحقق هل تم قبل أن تعيد المحاولة.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
