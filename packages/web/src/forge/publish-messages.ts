import type { Bilingual, forge } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  publish: 'Publish',
  stop: 'Stop',
  published: 'Agent published to marketplace!',
  failed: (error: string) => `Publishing failed: ${error}`,
  checking: 'Checking before it goes into the store',
  checks: 'Checks',
  names: {
    complete: 'Complete in one language at least',
    texts: 'No address, secret or order to models in the texts',
    content: 'Nothing that the store does not allow',
    runtime: 'Skills and connection are there',
    prompts: 'Every demo prompt is answered',
    time: 'Answers come in time',
  } satisfies Record<forge.CheckName, string>,
  states: { pending: 'Waiting', running: 'Running', passed: 'Passed', failed: 'Not passed' },
  prompts: (done: number, total: number) => `${done} of ${total} run`,
  answered: 'Answered',
  notAnswered: 'Not answered',
  milliseconds: (n: string) => `${n} ms`,
  seconds: (n: string) => `${n} s`,
  pendingTitle: 'A moderator will look at it',
  pendingLine: (reasons: number) =>
    reasons === 1
      ? 'One thing stood in the way of publishing at once. Take the agent back to mend it, or wait for the moderator.'
      : `${reasons} things stood in the way of publishing at once. Take the agent back to mend them, or wait for the moderator.`,
  withdraw: 'Take it back',
  withdrawn: 'The agent is a draft again.',
  edit: 'Open the editor',
  rejectedTitle: 'A moderator has rejected this version',
  rejectedReason: 'Why',
  rejectedFix: 'How to mend it',
  rejectedNext: 'Change it and save: it is then a draft again and can be published.',
  actionFailed: (error: string) => `That did not work: ${error}`,
}

const ar: typeof en = {
  publish: 'انشر',
  stop: 'إيقاف',
  published: 'نُشر الوكيل في المتجر!',
  failed: (error) => `فشل النشر: ${error}`,
  checking: 'نتحقق قبل دخوله المتجر',
  checks: 'عمليات التحقق',
  names: {
    complete: 'مكتمل بلغة واحدة على الأقل',
    texts: 'لا عناوين ولا أسرار ولا أوامر للنماذج في النصوص',
    content: 'لا شيء مما لا يسمح به المتجر',
    runtime: 'المهارات والاتصال متاحة',
    prompts: 'كل طلب تجريبي له إجابة',
    time: 'الإجابات تأتي في وقتها',
  },
  states: { pending: 'بالانتظار', running: 'قيد التحقق', passed: 'اجتاز', failed: 'لم يجتز' },
  prompts: (done, total) => `شُغّل ${done} من ${total}`,
  answered: 'أُجيب',
  notAnswered: 'لم يُجب',
  milliseconds: (n) => `${n} م.ث`,
  seconds: (n) => `${n} ث`,
  pendingTitle: 'سينظر فيه أحد المشرفين',
  pendingLine: (reasons) =>
    `${arabicCount(reasons, { one: 'حال أمر واحد دون النشر فورًا.', two: 'حال أمران دون النشر فورًا.', few: 'حالت {n} أمور دون النشر فورًا.', many: 'حال {n} أمرًا دون النشر فورًا.', other: 'حال {n} أمر دون النشر فورًا.' })} اسحب الوكيل لإصلاحه، أو انتظر المشرف.`,
  withdraw: 'اسحبه',
  withdrawn: 'عاد الوكيل مسودة.',
  edit: 'افتح المحرّر',
  rejectedTitle: 'رفض أحد المشرفين هذه النسخة',
  rejectedReason: 'السبب',
  rejectedFix: 'كيف تصلحها',
  rejectedNext: 'عدّلها واحفظها: تعود مسودة ويمكن نشرها من جديد.',
  actionFailed: (error) => `لم ينجح ذلك: ${error}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
