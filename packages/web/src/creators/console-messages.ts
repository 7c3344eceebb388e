import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'Creator console',
  line: 'What you have earned and been paid, every run of your agents, and what they are connected to.',
  dashboard: 'Creator dashboard',
  tabsLabel: 'Parts of the console',
  tabs: { earnings: 'Earnings', runs: 'Runs', connections: 'Connections' },
  agent: 'Agent',
  allAgents: 'All agents',
  untitled: 'Untitled agent',
  csv: 'Export CSV',
  csvFailed: 'The file could not be made. Try again.',
}

const ar: typeof en = {
  title: 'مركز المبدع',
  line: 'ما كسبته وما دُفع لك، وكل عمليات تشغيل وكلائك، وما هم متصلون به.',
  dashboard: 'لوحة المبدع',
  tabsLabel: 'أقسام المركز',
  tabs: { earnings: 'الأرباح', runs: 'عمليات التشغيل', connections: 'الاتصالات' },
  agent: 'الوكيل',
  allAgents: 'كل الوكلاء',
  untitled: 'وكيل بلا اسم',
  csv: 'تصدير CSV',
  csvFailed: 'تعذّر إعداد الملف. أعد المحاولة.',
}

export const messages: Bilingual<typeof en> = { en, ar }
