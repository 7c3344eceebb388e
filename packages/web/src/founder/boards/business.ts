import { defineBoard, drift } from './board.ts'

const subscriptionShare = 74.5
const enterpriseShare = 18.8
const oneTimeShare = 6.7

export const business = defineBoard({
  title: { en: 'Business Command', ar: 'قيادة الأعمال' },
  tagline: {
    en: 'What the store earns, whom it serves and how well it keeps its word.',
    ar: 'ما يجنيه المتجر، ومن يخدمهم، ومدى وفائه بوعوده.',
  },
  intervalMs: 2_000,
  scale: 'thousands',
  metrics: {
    mrr_aed: {
      label: { en: 'Monthly revenue', ar: 'الإيراد الشهري' },
      start: 28_475_000,
      format: 'aed',
      growth: { max: 40_000 },
    },
    arr_aed: {
      label: { en: 'Annual revenue', ar: 'الإيراد السنوي' },
      start: 0,
      format: 'aed',
      compute: (of) => of('mrr_aed') * 12,
    },
    growth_rate_monthly: {
      label: { en: 'Monthly growth', ar: 'النمو الشهري' },
      start: 23.4,
      format: 'percent',
    },
    gross_margin: {
      label: { en: 'Gross margin', ar: 'هامش الربح الإجمالي' },
      start: 82.6,
      format: 'percent',
    },
    ltv_cac_ratio: {
      label: { en: 'LTV to CAC', ar: 'قيمة العميل إلى كلفة اكتسابه' },
      start: 5.8,
      format: 'times',
    },
    churn_rate: { label: { en: 'Churn', ar: 'معدل التسرّب' }, start: 2.1, format: 'percent' },
    revenue_per_user: {
      label: { en: 'Revenue per user', ar: 'الإيراد لكل مستخدم' },
      start: 0,
      format: 'aed',
      compute: (of) => of('mrr_aed') / of('total_active'),
    },
    subscriptions_aed: {
      label: { en: 'Subscriptions', ar: 'الاشتراكات' },
      start: 0,
      format: 'aed',
      compute: (of) => (of('mrr_aed') * subscriptionShare) / 100,
    },
    enterprise_aed: {
      label: { en: 'Enterprise', ar: 'الشركات' },
      start: 0,
      format: 'aed',
      compute: (of) => (of('mrr_aed') * enterpriseShare) / 100,
    },
    one_time_aed: {
      label: { en: 'One-time', ar: 'مشتريات لمرة واحدة' },
      start: 0,
      format: 'aed',
      compute: (of) => (of('mrr_aed') * oneTimeShare) / 100,
    },
    cac_aed: {
      label: { en: 'Cost to win a customer', ar: 'كلفة اكتساب العميل' },
      start: 168,
      format: 'aed',
    },
    ltv_aed: {
      label: { en: 'Lifetime value', ar: 'القيمة العمرية للعميل' },
      start: 0,
      format: 'aed',
      compute: (of) => of('cac_aed') * of('ltv_cac_ratio'),
    },
    payback_months: { label: { en: 'Payback', ar: 'مدة الاسترداد' }, start: 2.5, format: 'months' },
    total_active: {
      label: { en: 'Active users', ar: 'المستخدمون النشطون' },
      start: 348_200,
      format: 'count',
      growth: { max: 12, whole: true },
    },
    growth_rate: {
      label: { en: 'User growth', ar: 'نمو المستخدمين' },
      start: 18.7,
      format: 'percent',
    },
    enterprise_users: {
      label: { en: 'Enterprise users', ar: 'مستخدمو الشركات' },
      start: 48_600,
      format: 'count',
      growth: { max: 2, whole: true },
    },
    creator_users: {
      label: { en: 'Users who create', ar: 'مستخدمون مبدعون' },
      start: 0,
      format: 'count',
      compute: (of) => of('total_creators'),
    },
    retention_rate: {
      label: { en: 'Retention', ar: 'معدل الاحتفاظ' },
      start: 94.2,
      format: 'percent',
      growth: drift,
    },
    nps_score: {
      label: { en: 'Net promoter score', ar: 'صافي نقاط الترويج' },
      start: 72.4,
      format: 'score',
      growth: drift,
    },
    total_creators: {
      label: { en: 'Creators', ar: 'المبدعون' },
      start: 23_400,
      format: 'count',
      growth: { max: 2, whole: true },
    },
    verified_creators: {
      label: { en: 'Verified creators', ar: 'مبدعون موثّقون' },
      start: 18_720,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    total_payouts_aed: {
      label: { en: 'Creator payouts', ar: 'دفعات المبدعين' },
      start: 18_240_000,
      format: 'aed',
      growth: { max: 3_000 },
    },
    avg_creator_earning: {
      label: { en: 'Average earning', ar: 'متوسط دخل المبدع' },
      start: 0,
      format: 'aed',
      compute: (of) => of('total_payouts_aed') / of('total_creators'),
    },
    creator_satisfaction: {
      label: { en: 'Creator satisfaction', ar: 'رضا المبدعين' },
      start: 96.3,
      format: 'percent',
      growth: drift,
    },
    payout_reliability: {
      label: { en: 'Payouts on time', ar: 'دفعات في موعدها' },
      start: 99.8,
      format: 'percent',
      growth: drift,
    },
    total_agents: {
      label: { en: 'Agents', ar: 'الوكلاء' },
      start: 12_840,
      format: 'count',
      growth: { max: 1, whole: true },
    },
    avg_rating: {
      label: { en: 'Average rating', ar: 'متوسط التقييم' },
      start: 4.8,
      format: 'rating',
    },
    total_executions: {
      label: { en: 'Runs', ar: 'مرات التشغيل' },
      start: 6_482_000,
      format: 'count',
      growth: { max: 1_800, whole: true },
    },
    success_rate: {
      label: { en: 'Runs that succeed', ar: 'التشغيلات الناجحة' },
      start: 98.7,
      format: 'percent',
      growth: drift,
    },
    avg_response_time_ms: {
      label: { en: 'Average response', ar: 'متوسط زمن الاستجابة' },
      start: 420,
      format: 'milliseconds',
    },
    api_uptime: {
      label: { en: 'API uptime', ar: 'توفّر الواجهة البرمجية' },
      start: 99.97,
      format: 'percent_hundredths',
    },
    active_clients: {
      label: { en: 'Active clients', ar: 'العملاء النشطون' },
      start: 368,
      format: 'count',
    },
    pipeline_value_aed: {
      label: { en: 'Pipeline', ar: 'قيمة الفرص' },
      start: 14_600_000,
      format: 'aed',
      growth: { max: 9_000 },
    },
    avg_contract_value: {
      label: { en: 'Average contract', ar: 'متوسط قيمة العقد' },
      start: 174_000,
      format: 'aed',
    },
    renewal_rate: { label: { en: 'Renewals', ar: 'معدل التجديد' }, start: 97.1, format: 'percent' },
    support_satisfaction: {
      label: { en: 'Support satisfaction', ar: 'الرضا عن الدعم' },
      start: 95.4,
      format: 'percent',
      growth: drift,
    },
    platform_uptime: {
      label: { en: 'Platform uptime', ar: 'توفّر المنصة' },
      start: 99.95,
      format: 'percent_hundredths',
      note: { en: 'As the service level promises', ar: 'وفق اتفاقية مستوى الخدمة' },
    },
    security_incidents: {
      label: { en: 'Security incidents', ar: 'الحوادث الأمنية' },
      start: 0,
      format: 'count',
    },
    compliance_score: {
      label: { en: 'Compliance', ar: 'الامتثال' },
      start: 98.4,
      format: 'score',
      growth: drift,
    },
    customer_support_rating: {
      label: { en: 'Support rating', ar: 'تقييم الدعم' },
      start: 4.7,
      format: 'rating',
    },
    resolution_time_hours: {
      label: { en: 'Time to resolve', ar: 'زمن الحل' },
      start: 2.4,
      format: 'hours',
    },
  },
  sections: [
    {
      title: { en: 'At a glance', ar: 'لمحة' },
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['mrr_aed', 'arr_aed', 'total_active', 'total_payouts_aed', 'platform_uptime'],
        },
      ],
    },
    {
      title: { en: 'Revenue streams', ar: 'مصادر الإيراد' },
      parts: [
        {
          kind: 'split',
          parts: [
            {
              name: { en: 'Subscriptions', ar: 'الاشتراكات' },
              percent: subscriptionShare,
              amount: 'subscriptions_aed',
            },
            {
              name: { en: 'Enterprise', ar: 'الشركات' },
              percent: enterpriseShare,
              amount: 'enterprise_aed',
            },
            {
              name: { en: 'One-time', ar: 'مشتريات لمرة واحدة' },
              percent: oneTimeShare,
              amount: 'one_time_aed',
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Unit economics', ar: 'اقتصاديات الوحدة' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'ltv_cac_ratio',
            'ltv_aed',
            'cac_aed',
            'payback_months',
            'gross_margin',
            'revenue_per_user',
          ],
        },
      ],
    },
    {
      title: { en: 'Financial', ar: 'المالية' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'mrr_aed',
            'arr_aed',
            'growth_rate_monthly',
            'gross_margin',
            'ltv_cac_ratio',
            'churn_rate',
            'revenue_per_user',
          ],
        },
      ],
    },
    {
      title: { en: 'Users', ar: 'المستخدمون' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'total_active',
            'growth_rate',
            'enterprise_users',
            'creator_users',
            'retention_rate',
            'nps_score',
          ],
        },
      ],
    },
    {
      title: { en: 'Creators', ar: 'المبدعون' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'total_creators',
            'verified_creators',
            'total_payouts_aed',
            'avg_creator_earning',
            'creator_satisfaction',
            'payout_reliability',
          ],
        },
      ],
    },
    {
      title: { en: 'Product', ar: 'المنتج' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'total_agents',
            'avg_rating',
            'total_executions',
            'success_rate',
            'avg_response_time_ms',
            'api_uptime',
          ],
        },
      ],
    },
    {
      title: { en: 'Enterprise', ar: 'الشركات' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'active_clients',
            'pipeline_value_aed',
            'avg_contract_value',
            'renewal_rate',
            'support_satisfaction',
          ],
        },
      ],
    },
    {
      title: { en: 'Operations', ar: 'العمليات' },
      parts: [
        {
          kind: 'metrics',
          metrics: [
            'platform_uptime',
            'security_incidents',
            'compliance_score',
            'customer_support_rating',
            'resolution_time_hours',
          ],
        },
      ],
    },
    {
      title: { en: 'Value propositions', ar: 'القيمة المقدَّمة' },
      isWide: true,
      parts: [
        {
          kind: 'values',
          audiences: [
            {
              audience: { en: 'For investors', ar: 'للمستثمرين' },
              points: [
                { en: 'Revenue that returns every month', ar: 'إيراد يتجدد كل شهر' },
                { en: 'Growth paid for by its own margin', ar: 'نمو يموّله هامش الربح' },
                { en: 'A home market with clear rules', ar: 'سوق محلية واضحة القواعد' },
              ],
            },
            {
              audience: { en: 'For creators', ar: 'للمبدعين' },
              points: [
                { en: 'The larger part of every sale', ar: 'النصيب الأكبر من كل عملية بيع' },
                { en: 'Paid every week', ar: 'دفعات كل أسبوع' },
                {
                  en: 'From an idea to an agent in three steps',
                  ar: 'من الفكرة إلى الوكيل في ثلاث خطوات',
                },
              ],
            },
            {
              audience: { en: 'For users', ar: 'للمستخدمين' },
              points: [
                {
                  en: 'Agents that can be tried before they are paid for',
                  ar: 'وكلاء يمكن تجربتهم قبل الدفع',
                },
                { en: 'Verified by their provider', ar: 'موثّقون من مزوّديهم' },
                { en: 'In Arabic and in English', ar: 'بالعربية والإنجليزية' },
              ],
            },
            {
              audience: { en: 'For enterprises', ar: 'للشركات' },
              points: [
                { en: 'Data that stays in the country', ar: 'بيانات تبقى داخل الدولة' },
                { en: 'Budgets for teams and people', ar: 'ميزانيات للفرق والأفراد' },
                { en: 'A record of every action', ar: 'سجل لكل إجراء' },
              ],
            },
          ],
        },
      ],
    },
  ],
  links: ['enterprise', 'treasury', 'observability', 'data-market'],
})
