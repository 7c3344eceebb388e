import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  all: 'All organisations',
  signedOut: 'Sign in to see this organisation.',
  tabsLabel: 'Parts of the organisation',
  tabs: {
    overview: 'Overview',
    members: 'Members',
    agents: 'Agents',
    runs: 'Runs',
    keys: 'API keys',
    webhooks: 'Webhooks',
    log: 'Audit log',
    settings: 'Settings',
  },
  notFound: 'You have no such organisation',
  notFoundText: 'It may have been dissolved, or you are not a member of it any more.',
  membersCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  month: (month: string) => `In ${month}`,
  spent: 'From the wallet',
  runs: 'Runs',
  included: 'Runs of the owner’s plan',
  usedOf: (used: string, max: string) => `${used} of ${max}`,
  noCap: 'No cap',
  noPlan: 'The owner has no plan with runs',
  payer: (name: string) =>
    `${name} owns the organisation: their plan, the agents that they have bought and their wallet pay for its runs.`,
  youPay:
    'You own the organisation: your plan, the agents that you have bought and your wallet pay for its runs.',
  ownerPays:
    'The owner’s plan, the agents that the owner has bought and the owner’s wallet pay for its runs.',
  wallet: 'Your wallet',
  you: 'What you used',
  byMember: 'By member',
  byAgent: 'By agent',
  member: 'Member',
  agent: 'Agent',
  runsLink: (name: string) => `Runs of ${name}`,
  none: 'Nothing was run for it this month',
  noneText: 'Choose the organisation where you run an agent, and what it used stands here.',
  browse: 'Browse the agents',
}

const ar: typeof en = {
  all: 'كل فِرق العمل',
  signedOut: 'سجّل الدخول لترى هذا الفريق.',
  tabsLabel: 'أقسام الفريق',
  tabs: {
    overview: 'نظرة عامة',
    members: 'الأعضاء',
    agents: 'الوكلاء',
    runs: 'التشغيلات',
    keys: 'مفاتيح API',
    webhooks: 'الويب هوك',
    log: 'سجل التدقيق',
    settings: 'الإعدادات',
  },
  notFound: 'ليس لديك فريق كهذا',
  notFoundText: 'ربما حُلّت، أو لم تعد عضوًا فيها.',
  membersCount: (count) =>
    arabicCount(count, {
      one: 'عضو واحد',
      two: 'عضوان',
      few: '{n} أعضاء',
      many: '{n} عضوًا',
      other: '{n} عضو',
    }),
  month: (month) => `في ${month}`,
  spent: 'من المحفظة',
  runs: 'التشغيلات',
  included: 'تشغيلات باقة المالك',
  usedOf: (used, max) => `${used} من ${max}`,
  noCap: 'بلا حد',
  noPlan: 'ليست لدى المالك باقة تشمل تشغيلات',
  payer: (name) =>
    `يملك \u2068${name}\u2069 الفريق: باقته والوكلاء الذين اشتراهم ومحفظته تدفع مقابل تشغيلاته.`,
  youPay: 'أنت مالك الفريق: باقتك والوكلاء الذين اشتريتهم ومحفظتك تدفع مقابل تشغيلاته.',
  ownerPays: 'باقة المالك والوكلاء الذين اشتراهم ومحفظته تدفع مقابل تشغيلاته.',
  wallet: 'محفظتك',
  you: 'ما استخدمته أنت',
  byMember: 'حسب العضو',
  byAgent: 'حسب الوكيل',
  member: 'العضو',
  agent: 'الوكيل',
  runsLink: (name) => `تشغيلات \u2068${name}\u2069`,
  none: 'لم يُشغَّل لها شيء هذا الشهر',
  noneText: 'اختر الفريق حيث تشغّل وكيلًا، وسيظهر هنا ما استُخدم.',
  browse: 'تصفّح الوكلاء',
}

export const messages: Bilingual<typeof en> = { en, ar }
