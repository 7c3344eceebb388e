import type { Bilingual } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'

const counted = (count: number) =>
  count === 1 ? 'one review' : `${formatNumber(count, 'en')} reviews`

const en = {
  list: 'Agents with reviews that wait',
  none: 'No review waits',
  noneText:
    'Reviews from new accounts, in bursts or from one address wait here until a moderator has looked at them. Until then they do not count.',
  held: (count: number) =>
    count === 1 ? 'One review waits' : `${formatNumber(count, 'en')} reviews wait`,
  reasons: {
    new_account: 'New account',
    same_address: 'One address',
    same_mailbox: 'One mailbox',
    burst: 'Burst',
    changed: 'Changed after a rejection',
  },
  address: 'Address',
  hasRun: 'Has run this agent',
  joined: (date: string) => `account since ${date}`,
  wrote: (date: string) => `written ${date}`,
  approve: 'Let it count',
  reject: 'Reject',
  approveAll: (count: string) => `Let all ${count} count`,
  rejectAll: (count: string) => `Reject all ${count}`,
  title: {
    approve: (count: number, name: string) => `Let ${counted(count)} of ${name} count?`,
    reject: (count: number, name: string) => `Reject ${counted(count)} of ${name}?`,
  },
  line: {
    approve: 'Everybody sees it then. The rating follows by at most a tenth of a star a day.',
    reject: 'It does not count and nobody sees it but its writer, who reads your reason beside it.',
  },
  confirm: { approve: 'Let it count', reject: 'Reject' },
  done: {
    approve: 'The decision was saved. What you let count is shown now.',
    reject: 'The decision was saved. The writer reads your reason.',
  },
}

const arabicReviews = (count: number) =>
  arabicCount(count, {
    one: 'مراجعة واحدة',
    two: 'مراجعتين',
    few: '{n} مراجعات',
    many: '{n} مراجعة',
    other: '{n} مراجعة',
  })

const ar: typeof en = {
  list: 'وكلاء لهم مراجعات بالانتظار',
  none: 'لا مراجعات بالانتظار',
  noneText:
    'المراجعات الآتية من حسابات جديدة أو ضمن دفعة مفاجئة أو من عنوان واحد تبقى هنا إلى أن يطّلع عليها مشرف، ولا تُحتسب قبل ذلك.',
  held: (count) =>
    arabicCount(count, {
      one: 'مراجعة بالانتظار',
      two: 'مراجعتان بالانتظار',
      few: '{n} مراجعات بالانتظار',
      many: '{n} مراجعة بالانتظار',
      other: '{n} مراجعة بالانتظار',
    }),
  reasons: {
    new_account: 'حساب جديد',
    same_address: 'عنوان واحد',
    same_mailbox: 'صندوق بريد واحد',
    burst: 'دفعة مفاجئة',
    changed: 'عُدّلت بعد رفضها',
  },
  address: 'العنوان',
  hasRun: 'استخدم هذا الوكيل',
  joined: (date) => `الحساب منذ ${date}`,
  wrote: (date) => `كُتبت ${date}`,
  approve: 'احتسبها',
  reject: 'ارفضها',
  approveAll: (count) => `احتسب الكل (${count})`,
  rejectAll: (count) => `ارفض الكل (${count})`,
  title: {
    approve: (count, name) => `احتساب ${arabicReviews(count)} عن ${name}؟`,
    reject: (count, name) => `رفض ${arabicReviews(count)} عن ${name}؟`,
  },
  line: {
    approve: 'يراها الجميع بعد ذلك، ويتبعها التقييم بعُشر نجمة في اليوم على الأكثر.',
    reject: 'لا تُحتسب ولا يراها إلا كاتبها، وهو يقرأ السبب الذي تكتبه بجانبها.',
  },
  confirm: { approve: 'احتسبها', reject: 'ارفضها' },
  done: {
    approve: 'حُفظ القرار، وما احتسبته ظاهر الآن.',
    reject: 'حُفظ القرار، ويقرأ الكاتب السبب.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
