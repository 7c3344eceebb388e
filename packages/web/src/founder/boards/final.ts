import { type Board, defineBoard, drift, type Metric, type Words } from './board.ts'

const feature = (label: Words, start: number): Metric => ({
  label,
  start,
  format: 'percent',
  growth: drift,
})

/** How far each feature has come, in percent. */
const finalFeatures = {
  agent_store: feature({ en: 'Agent store', ar: 'متجر الوكلاء' }, 99.7),
  sovereign_cloud: feature({ en: 'Sovereign cloud', ar: 'السحابة السيادية' }, 98.6),
  creator_studio: feature({ en: 'Creator studio', ar: 'استوديو المبدعين' }, 98.1),
  arabic_first: feature({ en: 'Arabic first', ar: 'العربية أولًا' }, 99.2),
  signed_receipts: feature({ en: 'Signed receipts', ar: 'الإيصالات الموقّعة' }, 97.4),
  agent_to_agent: feature({ en: 'Agent to agent', ar: 'وكيل إلى وكيل' }, 96.3),
  enterprise_control: feature({ en: 'Enterprise control', ar: 'ضبط الشركات' }, 95.2),
  open_evaluations: feature({ en: 'Open evaluations', ar: 'التقييمات المفتوحة' }, 94.1),
  data_market: feature({ en: 'Data market', ar: 'سوق البيانات' }, 92.8),
  mobile: feature({ en: 'Mobile', ar: 'الجوال' }, 91.5),
  tokenization: feature({ en: 'Tokenization', ar: 'الترميز' }, 88.9),
  governance: feature({ en: 'Governance', ar: 'الحوكمة' }, 86.2),
} satisfies Board['metrics']

export const final = defineBoard({
  title: { en: 'Final Sovereign', ar: 'السيادة النهائية' },
  tagline: {
    en: 'The store once every market reads, runs and earns through it.',
    ar: 'المتجر حين تقرأ كل الأسواق وتعمل وتكسب من خلاله.',
  },
  intervalMs: 100,
  scale: 'millions',
  metrics: {
    globalUsers: {
      label: { en: 'Global users', ar: 'المستخدمون حول العالم' },
      start: 847_312_480,
      format: 'count',
      growth: { max: 9_000, whole: true },
      status: 'universal',
    },
    revenueAED: {
      label: { en: 'Annual revenue', ar: 'الإيراد السنوي' },
      start: 412_600_000_000,
      format: 'aed',
      growth: { max: 6_000_000 },
      status: 'exceeded',
    },
    creatorEarnings: {
      label: { en: 'Creator earnings', ar: 'أرباح المبدعين' },
      start: 0,
      format: 'aed',
      compute: (of) => (of('revenueAED') * of('creatorShare')) / 100,
      status: 'transcendent',
    },
    creatorShare: {
      label: { en: 'Creator share', ar: 'حصة المبدعين' },
      start: 66.7,
      format: 'percent',
      note: { en: 'Of annual revenue', ar: 'من الإيراد السنوي' },
    },
    tokenValue: {
      label: { en: 'Token value', ar: 'قيمة الرمز' },
      start: 2_478.83,
      format: 'usd',
      growth: { max: 0.04 },
      status: 'moon',
    },
    runs_today: {
      label: { en: 'Runs today', ar: 'تشغيلات اليوم' },
      start: 96_418_200,
      format: 'count',
      growth: { max: 2_400, whole: true },
    },
    agents: {
      label: { en: 'Agents', ar: 'الوكلاء' },
      start: 1_284_600,
      format: 'count',
      growth: { max: 3, whole: true },
    },
    lifetime_runs: {
      label: { en: 'Runs since the first', ar: 'التشغيلات منذ البداية' },
      start: 1_204_800_000_000,
      format: 'count',
      growth: { max: 40_000_000, whole: true },
    },
    decisions: {
      label: { en: 'Steps taken by agents', ar: 'خطوات نفّذها الوكلاء' },
      start: 3_408_200_000_000_000,
      format: 'count',
      growth: { max: 90_000_000_000, whole: true },
    },
    ...finalFeatures,
  },
  sections: [
    {
      title: { en: 'The whole', ar: 'الصورة الكاملة' },
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['globalUsers', 'revenueAED', 'creatorEarnings', 'creatorShare', 'tokenValue'],
        },
      ],
    },
    {
      title: { en: 'Features', ar: 'الميزات' },
      isWide: true,
      parts: [
        { kind: 'features', metrics: Object.keys(finalFeatures) as (keyof typeof finalFeatures)[] },
      ],
    },
    {
      title: { en: 'Activity', ar: 'النشاط' },
      parts: [{ kind: 'metrics', metrics: ['runs_today', 'agents', 'lifetime_runs', 'decisions'] }],
    },
    {
      title: { en: 'Milestones', ar: 'المحطات' },
      parts: [
        {
          kind: 'statuses',
          rows: [
            {
              name: { en: 'Home market', ar: 'السوق المحلية' },
              note: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
              status: 'complete_dominance',
            },
            {
              name: { en: 'Agent protocols', ar: 'بروتوكولات الوكلاء' },
              note: { en: 'One door for each', ar: 'مدخل لكل بروتوكول' },
              status: 'singularity',
            },
            {
              name: { en: 'Creator payouts', ar: 'دفعات المبدعين' },
              note: { en: 'Every week', ar: 'كل أسبوع' },
              status: 'complete',
            },
            {
              name: { en: 'Next market', ar: 'السوق التالية' },
              note: { en: 'Partners chosen', ar: 'اختير الشركاء' },
              status: 'planned',
            },
          ],
        },
      ],
    },
  ],
  links: ['tokenization', 'treasury', 'data-market', 'mobile', 'governance/dao'],
})
