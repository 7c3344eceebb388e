import { defineBoard, drift } from './board.ts'
import { groupTitles } from './group-titles.ts'

const MAX_KILLER_APPS = 100

export const v3 = defineBoard({
  title: { en: 'Global V3', ar: 'العالمية V3' },
  tagline: {
    en: 'The third edition of the store: a hundred agents that people come for.',
    ar: 'الإصدار الثالث من المتجر: مئة وكيل يأتي الناس من أجلهم.',
  },
  intervalMs: 800,
  scale: 'thousands',
  metrics: {
    killer_apps: {
      label: { en: 'Killer apps', ar: 'التطبيقات الحاسمة' },
      start: 73,
      format: 'count',
      growth: { max: 1, whole: true, cap: MAX_KILLER_APPS },
      status: 'near_complete',
      statusAtCap: 'complete',
      note: { en: 'Target 100+', ar: 'الهدف 100+' },
    },
    v3_score: {
      label: { en: 'V3 score', ar: 'مؤشر V3' },
      start: 98.2,
      format: 'score',
      growth: drift,
      status: 'singularity',
    },
    valuation: {
      label: { en: 'Simulated value', ar: 'القيمة المحاكاة' },
      start: 842_000_000,
      format: 'aed',
      growth: { max: 60_000 },
      status: 'moon',
    },
    users: {
      label: { en: 'Users', ar: 'المستخدمون' },
      start: 9_640_000,
      format: 'count',
      growth: { max: 1_100, whole: true },
      status: 'ascending',
    },
    creators: {
      label: { en: 'Creators', ar: 'المبدعون' },
      start: 164_800,
      format: 'count',
      growth: { max: 20, whole: true },
    },
    payouts: {
      label: { en: 'Paid to creators', ar: 'دُفع للمبدعين' },
      start: 486_200_000,
      format: 'aed',
      growth: { max: 30_000 },
    },
    creator_share: {
      label: { en: 'Creator share', ar: 'حصة المبدعين' },
      start: 66.7,
      format: 'percent',
    },
    uptime: {
      label: { en: 'Platform uptime', ar: 'توفّر المنصة' },
      start: 99.95,
      format: 'percent_hundredths',
      note: { en: 'As the service level promises', ar: 'وفق اتفاقية مستوى الخدمة' },
    },
    runs: {
      label: { en: 'Runs', ar: 'مرات التشغيل' },
      start: 86_420_000,
      format: 'count',
      growth: { max: 14_000, whole: true },
    },
    safety: {
      label: { en: 'Safety score', ar: 'مؤشر السلامة' },
      start: 99.1,
      format: 'score',
      growth: drift,
    },
    data_sets: {
      label: { en: 'Data sets', ar: 'مجموعات البيانات' },
      start: 34_800,
      format: 'count',
      growth: { max: 2, whole: true },
    },
    protocols: { label: { en: 'Protocols', ar: 'البروتوكولات' }, start: 3, format: 'count' },
    payment_methods: {
      label: { en: 'Payment methods', ar: 'وسائل الدفع' },
      start: 5,
      format: 'count',
    },
    contracts: {
      label: { en: 'Under contract', ar: 'قيمة العقود' },
      start: 318_000_000,
      format: 'aed',
      growth: { max: 20_000 },
    },
    compliance: {
      label: { en: 'Compliance frameworks', ar: 'أطر الامتثال' },
      start: 8,
      format: 'count',
    },
    certifications: {
      label: { en: 'Security certifications', ar: 'شهادات الأمن' },
      start: 6,
      format: 'count',
    },
    members: {
      label: { en: 'Members', ar: 'الأعضاء' },
      start: 2_140_000,
      format: 'count',
      growth: { max: 260, whole: true },
    },
    proposals: {
      label: { en: 'Proposals decided', ar: 'مقترحات حُسمت' },
      start: 418,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    turnout: {
      label: { en: 'Turnout', ar: 'نسبة المشاركة' },
      start: 64.8,
      format: 'percent',
      growth: drift,
    },
    learners: {
      label: { en: 'Learners', ar: 'المتعلمون' },
      start: 412_000,
      format: 'count',
      growth: { max: 60, whole: true },
    },
    languages: {
      label: { en: 'Languages taught in', ar: 'لغات التدريس' },
      start: 10,
      format: 'count',
    },
    completion: {
      label: { en: 'Who finish', ar: 'من يُتمّون' },
      start: 78.3,
      format: 'percent',
      growth: drift,
    },
  },
  sections: [
    {
      title: groupTitles.market,
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['killer_apps', 'v3_score', 'valuation', 'users'],
        },
      ],
    },
    {
      title: groupTitles.creators,
      parts: [{ kind: 'metrics', metrics: ['creators', 'payouts', 'creator_share'] }],
    },
    {
      title: groupTitles.technology,
      parts: [{ kind: 'metrics', metrics: ['safety', 'uptime', 'runs'] }],
    },
    {
      title: groupTitles.ecosystem,
      parts: [{ kind: 'metrics', metrics: ['data_sets', 'protocols', 'payment_methods'] }],
    },
    {
      title: groupTitles.enterprise,
      parts: [{ kind: 'metrics', metrics: ['contracts', 'compliance', 'certifications'] }],
    },
    {
      title: groupTitles.community,
      parts: [{ kind: 'metrics', metrics: ['members', 'proposals', 'turnout'] }],
    },
    {
      title: groupTitles.academy,
      parts: [{ kind: 'metrics', metrics: ['learners', 'languages', 'completion'] }],
    },
    {
      title: groupTitles.expansion,
      isWide: true,
      parts: [
        {
          kind: 'expansion',
          phases: [
            {
              name: { en: 'Home', ar: 'السوق المحلية' },
              note: { en: 'Every emirate', ar: 'كل إمارة' },
              label: 'leading',
            },
            {
              name: { en: 'Neighbours', ar: 'دول الجوار' },
              note: { en: 'One sign-in for all', ar: 'دخول واحد للجميع' },
              label: 'accelerating',
            },
            {
              name: { en: 'Trade routes', ar: 'طرق التجارة' },
              note: { en: 'Ports and airports', ar: 'الموانئ والمطارات' },
              label: 'establishing',
            },
            {
              name: { en: 'World', ar: 'العالم' },
              note: { en: '47 markets', ar: '47 سوقًا' },
              label: 'launching',
            },
          ],
        },
      ],
    },
  ],
  links: [
    'governance/dao',
    'tokenization',
    'data-market',
    'creator/academy',
    'mobile',
    'observability',
  ],
})
