import type { ErrorCode, Language } from '@wakeel/contract'
import { ApiError } from '../api.ts'

const ar: Partial<Record<ErrorCode, string>> = {
  'accounts.forbidden': 'لا يسمح لك حسابك بذلك.',
  'accounts.suspended': 'هذا الحساب موقوف.',
  'catalogue.app_not_found': 'هذا الوكيل ليس في المتجر.',
  'forge.incomplete': 'هذه النسخة غير مكتملة.',
  'forge.not_pending': 'هذه النسخة ليست بانتظار المشرف.',
  'forge.skill_unknown': 'لا توجد مهارة بهذا الاسم.',
  'forge.taken_down': 'أزال مشرف هذا الوكيل من المتجر.',
  'moderation.already_taken_down': 'سبق أن أُزيل هذا الوكيل.',
  'moderation.already_appealed': 'سبق أن تظلّمت، وسيظهر الرد هنا.',
  'moderation.appeal_answered': 'سبق الرد على هذا التظلّم.',
  'moderation.appeal_not_found': 'لا يوجد تظلّم كهذا.',
  'moderation.creator_suspended': 'مبدع هذا الوكيل موقوف. أعد حسابه أولًا.',
  'moderation.no_open_reports': 'لا بلاغ مفتوحًا عن هذا الوكيل.',
  'reviews.not_held': 'إحدى هذه المراجعات لم تعد تنتظر مشرفًا.',
  'reviews.own_review': 'لا يقرّر أحد في شأن مراجعته. يستطيع مشرف آخر ذلك.',
  'moderation.own_agent': 'لا يقرّر أحد في شأن وكيله. يستطيع مشرف آخر ذلك.',
  'moderation.not_taken_down': 'لم يُزَل هذا الوكيل من المتجر.',
}

/** The server understood and will not do it; what failed or did not get there may pass by itself. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

/** Why the server will not do it, in the reader's language. */
export const refusalWords = (
  { message, code }: ApiError,
  language: Language,
): string | undefined => (language === 'en' ? message : ar[code as ErrorCode])
