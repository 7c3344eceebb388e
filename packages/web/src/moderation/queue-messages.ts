import type { Bilingual } from '@wakeel/contract'

const en = {
  caption: 'Agents that wait for a moderator',
  agent: 'Agent',
  creator: 'Creator',
  category: 'Category',
  kind: 'What it is',
  newAgent: 'New agent',
  update: (number: number) => `Version ${number} of a listed agent`,
  since: 'Waiting since',
  unnamed: 'Agent without a name',
  none: 'Nothing waits for a moderator',
  noneText:
    'Agents whose checks all pass are listed at once. Those with an open question wait here, the oldest first.',
}

const ar: typeof en = {
  caption: 'وكلاء بانتظار المشرف',
  agent: 'الوكيل',
  creator: 'المبدع',
  category: 'الفئة',
  kind: 'ما هو',
  newAgent: 'وكيل جديد',
  update: (number) => `النسخة ${number} من وكيل منشور`,
  since: 'ينتظر منذ',
  unnamed: 'وكيل بلا اسم',
  none: 'لا شيء بانتظار المشرف',
  noneText: 'يُنشر الوكيل فورًا إذا اجتاز كل عمليات التحقق. وما بقي فيه سؤال ينتظر هنا، الأقدم أولًا.',
}

export const messages: Bilingual<typeof en> = { en, ar }
