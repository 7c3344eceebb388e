import type { Bilingual } from '@wakeel/contract'

const en = {
  line: 'What was run for the organisation, by whom. Every member can read requests and answers.',
  member: 'Member',
  everybody: 'Everybody',
  me: 'Me',
  agent: 'Agent',
  every: 'All agents',
  by: (name: string) => `by ${name}`,
  left: 'a former user',
  whoLeft: 'Former user',
  wait: '…',
  empty: 'Nothing was run yet',
  emptyText:
    'Choose the organisation where you run an agent, and the run stands here for every member.',
  emptyFiltered: 'Nothing that was run matches.',
  showAll: 'Show all',
  browse: 'Browse the agents',
}

const ar: typeof en = {
  line: 'ما شُغّل للفريق ومن شغّله. يستطيع كل عضو قراءة الطلبات والإجابات.',
  member: 'العضو',
  everybody: 'الجميع',
  me: 'أنا',
  agent: 'الوكيل',
  every: 'كل الوكلاء',
  by: (name) => `شغّله \u2068${name}\u2069`,
  left: 'شخص غادر',
  whoLeft: 'شخص غادر',
  wait: '…',
  empty: 'لم يُشغَّل شيء بعد',
  emptyText: 'اختر الفريق حيث تشغّل وكيلًا، ويظهر التشغيل هنا لكل الأعضاء.',
  emptyFiltered: 'لا شيء مما شُغّل يطابق ذلك.',
  showAll: 'اعرض الكل',
  browse: 'تصفّح الوكلاء',
}

export const messages: Bilingual<typeof en> = { en, ar }
