import { defineBoard, drift } from './board.ts'
import { groupTitles } from './group-titles.ts'

export const global = defineBoard({
  title: { en: 'Global Category Leader', ar: 'رائد الفئة عالميًا' },
  tagline: {
    en: 'One store in many markets, each with its own language, money and law.',
    ar: 'متجر واحد في أسواق كثيرة، لكل منها لغتها وعملتها وقانونها.',
  },
  intervalMs: 1_000,
  scale: 'thousands',
  metrics: {
    leadership: {
      label: { en: 'Leadership score', ar: 'مؤشر الريادة' },
      start: 97.9,
      format: 'score',
      growth: drift,
      status: 'transcendent',
    },
    markets: {
      label: { en: 'Markets', ar: 'الأسواق' },
      start: 47,
      format: 'count',
      status: 'on_track',
    },
    languages: {
      label: { en: 'Languages', ar: 'اللغات' },
      start: 10,
      format: 'count',
      status: 'complete',
    },
    currencies: {
      label: { en: 'Currencies', ar: 'العملات' },
      start: 25,
      format: 'count',
      status: 'exceeded',
    },
    users: {
      label: { en: 'Users', ar: 'المستخدمون' },
      start: 4_862_000,
      format: 'count',
      growth: { max: 600, whole: true },
      status: 'ascending',
    },
    creators: {
      label: { en: 'Creators', ar: 'المبدعون' },
      start: 84_260,
      format: 'count',
      growth: { max: 12, whole: true },
    },
    payouts: {
      label: { en: 'Paid to creators', ar: 'دُفع للمبدعين' },
      start: 214_800_000,
      format: 'aed',
      growth: { max: 18_000 },
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
    regions: { label: { en: 'Regions served', ar: 'المناطق المخدومة' }, start: 9, format: 'count' },
    response: {
      label: { en: 'Median response', ar: 'وسيط زمن الاستجابة' },
      start: 140,
      format: 'milliseconds',
    },
    partners: {
      label: { en: 'Partners', ar: 'الشركاء' },
      start: 14_200,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    payment_methods: {
      label: { en: 'Payment methods', ar: 'وسائل الدفع' },
      start: 5,
      format: 'count',
    },
    agents: {
      label: { en: 'Agents', ar: 'الوكلاء' },
      start: 48_200,
      format: 'count',
      growth: { max: 6, whole: true },
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
    clients: {
      label: { en: 'Clients', ar: 'العملاء' },
      start: 980,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    members: {
      label: { en: 'Members', ar: 'الأعضاء' },
      start: 946_000,
      format: 'count',
      growth: { max: 160, whole: true },
    },
    chapters: { label: { en: 'City chapters', ar: 'فروع المدن' }, start: 112, format: 'count' },
    satisfaction: {
      label: { en: 'Satisfaction', ar: 'الرضا' },
      start: 95.7,
      format: 'percent',
      growth: drift,
    },
    learners: {
      label: { en: 'Learners', ar: 'المتعلمون' },
      start: 186_400,
      format: 'count',
      growth: { max: 30, whole: true },
    },
    courses: { label: { en: 'Courses', ar: 'الدورات' }, start: 128, format: 'count' },
    certified: {
      label: { en: 'Certified creators', ar: 'مبدعون معتمدون' },
      start: 21_700,
      format: 'count',
      growth: { max: 3, whole: true },
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
          metrics: ['leadership', 'markets', 'languages', 'currencies', 'users'],
        },
        {
          kind: 'table',
          columns: [
            { en: 'Region', ar: 'المنطقة' },
            { en: 'Users', ar: 'المستخدمون' },
            { en: 'Revenue', ar: 'الإيراد' },
            { en: 'Growth', ar: 'النمو' },
          ],
          formats: ['count', 'aed', 'percent'],
          rows: [
            {
              name: { en: 'Gulf states', ar: 'دول الخليج' },
              cells: [1_842_000, 164_200_000, 31.4],
            },
            {
              name: { en: 'Middle East and North Africa', ar: 'الشرق الأوسط وشمال أفريقيا' },
              cells: [1_218_000, 74_600_000, 42.8],
            },
            { name: { en: 'South Asia', ar: 'جنوب آسيا' }, cells: [964_000, 38_900_000, 57.2] },
            { name: { en: 'Europe', ar: 'أوروبا' }, cells: [524_000, 61_300_000, 18.6] },
            { name: { en: 'Africa', ar: 'أفريقيا' }, cells: [314_000, 12_700_000, 64.1] },
          ],
        },
      ],
    },
    {
      title: groupTitles.creators,
      parts: [{ kind: 'metrics', metrics: ['creators', 'payouts', 'creator_share'] }],
    },
    {
      title: groupTitles.technology,
      parts: [{ kind: 'metrics', metrics: ['uptime', 'response', 'regions'] }],
    },
    {
      title: groupTitles.ecosystem,
      parts: [{ kind: 'metrics', metrics: ['agents', 'partners', 'payment_methods'] }],
    },
    {
      title: groupTitles.enterprise,
      parts: [{ kind: 'metrics', metrics: ['clients', 'compliance', 'certifications'] }],
    },
    {
      title: groupTitles.community,
      parts: [{ kind: 'metrics', metrics: ['members', 'chapters', 'satisfaction'] }],
    },
    {
      title: groupTitles.academy,
      parts: [{ kind: 'metrics', metrics: ['learners', 'courses', 'certified'] }],
    },
    {
      title: groupTitles.expansion,
      isWide: true,
      parts: [
        {
          kind: 'expansion',
          phases: [
            {
              name: { en: 'Gulf states', ar: 'دول الخليج' },
              note: { en: 'Six of six markets', ar: 'ستة أسواق من ستة' },
              label: 'leading',
            },
            {
              name: { en: 'Middle East and North Africa', ar: 'الشرق الأوسط وشمال أفريقيا' },
              note: { en: '11 markets', ar: '11 سوقًا' },
              label: 'expanding',
            },
            {
              name: { en: 'South Asia', ar: 'جنوب آسيا' },
              note: { en: '7 markets', ar: '7 أسواق' },
              label: 'growing',
            },
            {
              name: { en: 'Europe', ar: 'أوروبا' },
              note: { en: '14 markets', ar: '14 سوقًا' },
              label: 'entering',
            },
            {
              name: { en: 'Africa', ar: 'أفريقيا' },
              note: { en: '9 markets', ar: '9 أسواق' },
              label: 'research',
            },
            {
              name: { en: 'The Americas', ar: 'الأمريكتان' },
              note: { en: 'After 2027', ar: 'بعد 2027' },
              label: 'planning',
            },
          ],
        },
      ],
    },
  ],
  links: ['creator/academy', 'enterprise', 'foundation', 'mobile', 'council'],
})
