import { defineBoard, drift } from './board.ts'
import { groupTitles } from './group-titles.ts'

export const category = defineBoard({
  title: { en: 'Category Definer', ar: 'صانع الفئة' },
  tagline: {
    en: 'What a store of agents is measured by, and where this one stands.',
    ar: 'بماذا يُقاس متجر الوكلاء، وأين يقف هذا المتجر.',
  },
  intervalMs: 1_500,
  scale: 'thousands',
  metrics: {
    category_score: {
      label: { en: 'Category score', ar: 'مؤشر الفئة' },
      start: 96.8,
      format: 'score',
      growth: drift,
      status: 'exceeded',
    },
    market_share: {
      label: { en: 'Share of the market', ar: 'الحصة من السوق' },
      start: 67.3,
      format: 'percent',
      status: 'complete_dominance',
    },
    brand_recall: {
      label: { en: 'Known by name', ar: 'معرفة الاسم' },
      start: 84.6,
      format: 'percent',
      growth: drift,
      status: 'ascending',
    },
    category_value: {
      label: { en: 'Category value', ar: 'قيمة الفئة' },
      start: 428_000_000,
      format: 'aed',
      growth: { max: 40_000 },
      status: 'on_track',
    },
    creators: {
      label: { en: 'Creators', ar: 'المبدعون' },
      start: 12_847,
      format: 'count',
      growth: { max: 4, whole: true },
    },
    creator_earnings: {
      label: { en: 'Earned by creators', ar: 'أرباح المبدعين' },
      start: 48_620_000,
      format: 'aed',
      growth: { max: 5_000 },
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
    response: {
      label: { en: 'Median response', ar: 'وسيط زمن الاستجابة' },
      start: 180,
      format: 'milliseconds',
    },
    technology_score: {
      label: { en: 'Technology score', ar: 'مؤشر التقنية' },
      start: 97.5,
      format: 'score',
      growth: drift,
    },
    partners: {
      label: { en: 'Partners', ar: 'الشركاء' },
      start: 284,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    connections: {
      label: { en: 'Connections', ar: 'الاتصالات' },
      start: 8_460,
      format: 'count',
      growth: { max: 5, whole: true },
    },
    payment_methods: {
      label: { en: 'Payment methods', ar: 'وسائل الدفع' },
      start: 5,
      format: 'count',
    },
    enterprise_clients: {
      label: { en: 'Clients', ar: 'العملاء' },
      start: 486,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    enterprise_value: {
      label: { en: 'Under contract', ar: 'قيمة العقود' },
      start: 86_400_000,
      format: 'aed',
      growth: { max: 9_000 },
    },
    renewals: {
      label: { en: 'Renewals', ar: 'معدل التجديد' },
      start: 97.8,
      format: 'percent',
      growth: drift,
    },
    members: {
      label: { en: 'Members', ar: 'الأعضاء' },
      start: 184_200,
      format: 'count',
      growth: { max: 40, whole: true },
    },
    answers: {
      label: { en: 'Questions answered', ar: 'أسئلة مُجابة' },
      start: 62_480,
      format: 'count',
      growth: { max: 12, whole: true },
    },
    events: {
      label: { en: 'Events this year', ar: 'فعاليات هذا العام' },
      start: 64,
      format: 'count',
    },
    learners: {
      label: { en: 'Learners', ar: 'المتعلمون' },
      start: 28_640,
      format: 'count',
      growth: { max: 8, whole: true },
    },
    courses: { label: { en: 'Courses', ar: 'الدورات' }, start: 42, format: 'count' },
    graduates: {
      label: { en: 'Who publish within a month', ar: 'من ينشرون خلال شهر' },
      start: 71.4,
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
          metrics: ['category_score', 'market_share', 'brand_recall', 'category_value'],
        },
        {
          kind: 'table',
          columns: [
            { en: 'Measure', ar: 'المقياس' },
            { en: 'Wakeel', ar: 'وكيل' },
            { en: 'Category average', ar: 'متوسط الفئة' },
          ],
          formats: ['percent', 'percent'],
          rows: [
            { name: { en: 'Agents verified', ar: 'وكلاء موثّقون' }, cells: [100, 38.5] },
            { name: { en: 'Answers in Arabic', ar: 'إجابات بالعربية' }, cells: [100, 21.2] },
            { name: { en: 'Runs that succeed', ar: 'تشغيلات ناجحة' }, cells: [98.7, 86.4] },
            {
              name: { en: 'Share paid to creators', ar: 'الحصة المدفوعة للمبدعين' },
              cells: [66.7, 52.5],
            },
          ],
        },
      ],
    },
    {
      title: groupTitles.creators,
      parts: [{ kind: 'metrics', metrics: ['creators', 'creator_earnings', 'creator_share'] }],
    },
    {
      title: groupTitles.technology,
      parts: [{ kind: 'metrics', metrics: ['technology_score', 'uptime', 'response'] }],
    },
    {
      title: groupTitles.ecosystem,
      parts: [{ kind: 'metrics', metrics: ['partners', 'connections', 'payment_methods'] }],
    },
    {
      title: groupTitles.enterprise,
      parts: [{ kind: 'metrics', metrics: ['enterprise_clients', 'enterprise_value', 'renewals'] }],
    },
    {
      title: groupTitles.community,
      parts: [{ kind: 'metrics', metrics: ['members', 'answers', 'events'] }],
    },
    {
      title: groupTitles.academy,
      parts: [{ kind: 'metrics', metrics: ['learners', 'courses', 'graduates'] }],
    },
    {
      title: groupTitles.expansion,
      isWide: true,
      parts: [
        {
          kind: 'expansion',
          phases: [
            {
              name: { en: 'Public services', ar: 'الخدمات الحكومية' },
              note: { en: 'Forms and permits', ar: 'النماذج والتصاريح' },
              label: 'leading',
            },
            {
              name: { en: 'Trade and logistics', ar: 'التجارة والخدمات اللوجستية' },
              note: { en: 'Customs papers', ar: 'وثائق الجمارك' },
              label: 'accelerating',
            },
            {
              name: { en: 'Health', ar: 'الصحة' },
              note: { en: 'With licensed clinics', ar: 'مع عيادات مرخّصة' },
              label: 'establishing',
            },
            {
              name: { en: 'Construction', ar: 'الإنشاءات' },
              note: { en: 'First contractors', ar: 'أوائل المقاولين' },
              label: 'launching',
            },
          ],
        },
      ],
    },
  ],
  links: ['creator/academy', 'enterprise', 'data-market', 'foundation'],
})
