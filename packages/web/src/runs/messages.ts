import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  title: (name: string) => `Try ${name}`,
  back: (name: string) => `About ${name}`,
  prompts: 'Suggested prompts',
  followUps: 'You could go on with',
  reply: 'Reply, or change something about your request',
  newConversation: 'New conversation',
  editing: 'You are changing an earlier message. What came after it will be left out.',
  stopEditing: 'Leave it as it was',
  input: 'Your request',
  placeholder: 'Write your request, or paste the text to work on',
  execute: 'Execute Demo',
  executing: 'Executing…',
  upgradeRequired: 'Upgrade Required',
  cancel: 'Cancel',
  cancelled: 'The run was cancelled and not counted.',
  cancelledLate: 'You left after the answer had begun, so this run counts.',
  shortcut: 'to run',
  left: (remaining: number, limit: number) => `${remaining} of ${limit} free runs left`,
  tooLong: (max: string) => `At most ${max} characters fit in one request.`,
  paid: {
    free: 'Free',
    entitlement: 'No charge',
    included: 'Included in your plan',
    wallet: (price: string) => `${price} from your wallet`,
  },
  /** The same where an organisation pays. */
  paidFor: {
    free: 'Free',
    entitlement: 'No charge',
    included: 'Included in the organisation’s plan',
    wallet: (price: string) => `${price} from the organisation’s wallet`,
  },
  failed: 'Demo Failed',
  failedFallback: 'Demo execution failed',
  kept: 'Your request is still in the box, and the run was not counted.',
  unanswered: 'This was not an answer, so it did not use a free run.',
}

const ar: typeof en = {
  title: (name) => `جرّب ${name}`,
  back: (name) => `عن ${name}`,
  prompts: 'طلبات مقترحة',
  followUps: 'يمكنك المتابعة بـ',
  reply: 'ردّ، أو غيّر شيئًا في طلبك',
  newConversation: 'محادثة جديدة',
  editing: 'أنت تعدّل رسالة سابقة، وسيُستغنى عمّا جاء بعدها.',
  stopEditing: 'أبقها كما كانت',
  input: 'طلبك',
  placeholder: 'اكتب طلبك، أو الصق النص المراد العمل عليه',
  execute: 'جرّب مجانًا',
  executing: 'جارٍ التشغيل…',
  upgradeRequired: 'الترقية مطلوبة',
  cancel: 'إلغاء',
  cancelled: 'أُلغي التشغيل ولم يُحتسب.',
  cancelledLate: 'أوقفت التشغيل بعد أن بدأت الإجابة بالظهور، لذا احتُسب.',
  shortcut: 'للتشغيل',
  left: (remaining, limit) =>
    `${arabicCount(remaining, { zero: 'لم تبقَ تجارب مجانية', one: 'بقيت تجربة مجانية واحدة', two: 'بقيت تجربتان مجانيتان', few: 'بقيت {n} تجارب مجانية', many: 'بقيت {n} تجربة مجانية', other: 'بقيت {n} تجربة مجانية' })} من ${limit}`,
  tooLong: (max) => `يتسع الطلب الواحد لـ ${max} حرف على الأكثر.`,
  paid: {
    free: 'مجاني',
    entitlement: 'بلا مقابل',
    included: 'مشمول في باقتك',
    wallet: (price) => `${price} من محفظتك`,
  },
  paidFor: {
    free: 'مجاني',
    entitlement: 'بلا مقابل',
    included: 'مشمول في باقة الفريق',
    wallet: (price) => `${price} من محفظة الفريق`,
  },
  failed: 'فشلت التجربة',
  failedFallback: 'تعذّر تنفيذ التجربة',
  kept: 'ما زال طلبك في المربّع، ولم يُحتسب هذا التشغيل.',
  unanswered: 'لم تكن هذه إجابة، لذا لم تُحتسب من تجاربك المجانية.',
}

export const messages: Bilingual<typeof en> = { en, ar }
