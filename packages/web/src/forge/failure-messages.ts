import type { Bilingual, ErrorCode } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'

const en = {
  unknown: 'Unknown error',
  network: 'Network error',
  errors: {} as Partial<Record<ErrorCode, string>>,
}

const ar: typeof en = {
  unknown: 'خطأ غير معروف',
  network: 'خطأ في الشبكة',
  errors: {
    'accounts.sign_in_required': 'سجّل الدخول أولًا.',
    'accounts.suspended': 'هذا الحساب موقوف.',
    'accounts.email_unconfirmed': 'أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليه.',
    'connections.not_found': 'ليس لديك هذا الاتصال.',
    'forge.preview_limit_reached':
      'يمكنك تجربة مسوداتك 30 مرة في الساعة و60 مرة في اليوم. انشر الوكيل أو تابع لاحقًا؛ لم يُفقد شيء.',
    'forge.agent_not_found': 'ليس لديك هذا الوكيل.',
    'forge.version_not_found': 'لا توجد لهذا الوكيل نسخة منشورة بهذا الرقم.',
    'forge.too_many_agents': 'لديك أكبر عدد مسموح من الوكلاء غير المنشورين. احذف واحدًا أولًا.',
    'forge.not_a_draft': 'هذا الوكيل منشور بالفعل؛ عدّله بدلًا من ذلك.',
    'forge.edited_meanwhile':
      'تغيّر هذا الوكيل في مكان آخر في هذه الأثناء. حمّله من جديد؛ نصّك ما زال هنا.',
    'forge.awaits_moderator': 'هذه النسخة بانتظار المشرف. اسحبها لتعديلها.',
    'forge.nothing_to_publish': 'لا توجد نسخة يمكن نشرها.',
    'forge.not_pending': 'هذه النسخة ليست بانتظار المشرف.',
    'forge.taken_down': 'أزال مشرف هذا الوكيل من المتجر. يمكنك التظلّم.',
    'forge.not_listed': 'هذا الوكيل ليس في المتجر.',
    'forge.no_price_rise': 'لم يُعلَن عن أي زيادة في سعر هذا الوكيل.',
    'forge.skill_unknown': 'لا توجد مهارة بهذا الاسم.',
    'forge.no_skill_fits':
      'لا توجد في المتجر مهارة تناسب هذه الفكرة. اذكر ما يُدخَل وما ينبغي أن يخرج، أو اربط وكيلًا لديك.',
    'forge.writer_unreachable': 'تعذّر الوصول إلى النموذج اللغوي الذي يكتب الوكلاء.',
    'forge.writer_answer_invalid': 'كتب النموذج اللغوي شيئًا لا يمكن استخدامه.',
    'names.reserved': 'هذا الاسم يخص المتجر أو يشبه اسمًا يخصه. اختر اسمًا آخر.',
    'names.mixed':
      'تمزج إحدى كلمات هذا الاسم حروفًا متشابهة من أبجديات مختلفة. اكتب كل كلمة بأبجدية واحدة.',
    'names.taken': 'يحمل وكيل آخر في المتجر هذا الاسم أو اسمًا يشبهه. اختر اسمًا آخر.',
    'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.',
    'request.in_flight': 'ما زال الطلب نفسه قيد التنفيذ. أعد المحاولة بعد لحظة.',
    'request.too_large': 'الطلب كبير جدًا.',
    'request.timed_out': 'استغرق وصول الطلب وقتًا طويلًا.',
    'server.failed': 'حدث خطأ لدينا. إن كنت تُجري تغييرًا فتحقق هل تم قبل أن تعيد المحاولة.',
    'request.too_demanding':
      'قراءة هذا النص تستغرق وقتًا طويلًا. اختصره أو احذف ما يتكرر فيه. لم يُخصم شيء.',
    'server.busy': 'تنتظر الآن طلبات كثيرة. أعد المحاولة بعد لحظة. لم يُخصم شيء.',
    'server.unavailable': 'المتجر قيد البدء أو الإيقاف. أعد المحاولة بعد لحظة.',
    'server.away': 'لا يصل المتجر إلى بياناته. أعد المحاولة بعد لحظة.',
  },
}

const messages: Bilingual<typeof en> = { en, ar }

/** Why something about an agent did not work: the server's own sentence where there is one, else `Unknown error` (specification section 8). */
export function failureWords(error: unknown, language: keyof typeof messages): string {
  const words = messages[language]
  if (error instanceof NetworkError) return words.network
  if (!(error instanceof ApiError)) return words.unknown
  const translated = words.errors[error.code as ErrorCode]
  return translated ?? ((language === 'en' && error.message) || words.unknown)
}
