import type { Bilingual, founder } from '@wakeel/contract'

type Words = Record<founder.MetricName, string>

const en = {
  names: {
    mrr: 'Monthly recurring revenue',
    arr: 'Annual recurring revenue',
    gmv: 'Gross sales (GMV)',
    activeUsers: 'Active users',
    totalCreators: 'Creators',
    enterpriseClients: 'Enterprise clients',
    totalAgents: 'Agents in the store',
    totalRuns: 'Runs',
    averageRating: 'Average rating',
    trustScore: 'Trust score',
    creatorPayouts: 'Creator payouts',
    platformRevenue: 'Platform revenue',
    burnRate: 'Burn rate, monthly',
  } satisfies Words,
  definitions: {
    mrr: 'What all plans and agents bought by the month that are in force now are worth a month at the price at which they renew, without VAT: an offer for a first period is not taken off, and a year that was paid at once counts by its twelfth.',
    arr: 'Twelve times the monthly recurring revenue.',
    gmv: 'What customers paid for plans, agents and runs in this period, without VAT and before anything was given back. It equals the ledger to the fils.',
    activeUsers:
      'People with an account whose demo or run was answered in this period, each counted once.',
    totalCreators: 'People who have an agent in the store now.',
    enterpriseClients: 'People whose Enterprise plan is in force.',
    totalAgents: 'Published agents that are in the store now.',
    totalRuns: 'Demos and paid runs that were answered in this period.',
    averageRating:
      'The mean of all reviews that are there now, against the mean of those of them that were there when the period began. Reviews that were removed since do not count.',
    trustScore:
      'Half of it is that runs succeed, a fifth each that daily tests pass and that people rate agents well, a tenth that they keep what they bought. Only runs of people with a confirmed email count, and none of creators and their organisations. Out of 100.',
    creatorPayouts: 'What the bank paid out to creators in this period, less what came back.',
    platformRevenue:
      'What stayed with the platform in this period: sales less creators’ shares, refunds and chargebacks. It equals the ledger to the fils.',
    burnRate:
      'What a month costs. Nothing in the store measures it: it is what the founder has entered.',
  } satisfies Words,
  rows: {
    mrr: 'See the paid orders',
    arr: 'See the paid orders',
    gmv: 'See the sales in the ledger',
    activeUsers: 'See the people',
    totalCreators: 'See the creators',
    enterpriseClients: 'See the orders of plans',
    totalAgents: 'See the agents',
    totalRuns: 'See the runs by agent',
    averageRating: 'See the agents by rating',
    trustScore: 'See what moderators see',
    creatorPayouts: 'See the payouts',
    platformRevenue: 'See the platform’s account in the ledger',
    burnRate: 'See when it was changed',
  } satisfies Words,
  against: 'against the period before',
  againstBeginning: 'against the beginning of the period',
  todayGoesOn:
    'Today is not over: it counts up to now, and the period before is made of whole days.',
  opens: 'see what it is made of',
  unknown: '—',
  close: 'Close',
  groups: { money: 'Money', marketplace: 'Marketplace' },
  day: { gmv: 'Gross sales', revenue: 'Platform revenue', runs: 'Runs', signUps: 'Sign-ups' },
}

const ar: typeof en = {
  names: {
    mrr: 'الإيراد الشهري المتكرر',
    arr: 'الإيراد السنوي المتكرر',
    gmv: 'إجمالي المبيعات (GMV)',
    activeUsers: 'المستخدمون النشطون',
    totalCreators: 'المبدعون',
    enterpriseClients: 'عملاء الشركات',
    totalAgents: 'الوكلاء في المتجر',
    totalRuns: 'عمليات التشغيل',
    averageRating: 'متوسط التقييم',
    trustScore: 'درجة الثقة',
    creatorPayouts: 'دفعات المبدعين',
    platformRevenue: 'إيراد المنصة',
    burnRate: 'معدل الإنفاق الشهري',
  },
  definitions: {
    mrr: 'قيمة جميع الباقات والوكلاء المشتراة شهريًا السارية الآن في الشهر، بالسعر الذي تتجدد به ودون الضريبة: لا يُطرح منها عرض المدة الأولى، وما دُفع عن سنة دفعة واحدة يُحسب منه جزء من اثني عشر.',
    arr: 'الإيراد الشهري المتكرر مضروبًا في اثني عشر.',
    gmv: 'ما دفعه العملاء مقابل الباقات والوكلاء وعمليات التشغيل في هذه المدة، دون الضريبة وقبل أي استرداد. وهو يطابق دفتر الحسابات بالفلس.',
    activeUsers:
      'أصحاب الحسابات الذين أُجيب عن تجربة أو تشغيل لهم في هذه المدة، ويُحسب كل منهم مرة واحدة.',
    totalCreators: 'من لهم وكيل في المتجر الآن.',
    enterpriseClients: 'من باقة الشركات لديهم سارية.',
    totalAgents: 'الوكلاء المنشورون الموجودون في المتجر الآن.',
    totalRuns: 'التجارب وعمليات التشغيل المدفوعة التي أُجيب عنها في هذه المدة.',
    averageRating:
      'متوسط جميع المراجعات الموجودة الآن، مقارنةً بمتوسط ما كان منها موجودًا عند بداية المدة. المراجعات التي أُزيلت بعدها لا تُحسب.',
    trustScore:
      'نصفها لنجاح عمليات التشغيل، وخُمس لاجتياز الفحوص اليومية، وخُمس لحسن تقييم الوكلاء، وعُشر لاحتفاظ الناس بما اشتروه. لا يُحتسب إلا تشغيل من أكّدوا بريدهم الإلكتروني، دون المبدع نفسه وفريق عمله. من 100.',
    creatorPayouts: 'ما دفعه المصرف للمبدعين في هذه المدة، مطروحًا منه ما رجع.',
    platformRevenue:
      'ما بقي للمنصة في هذه المدة: المبيعات مطروحًا منها حصص المبدعين والمبالغ المستردّة. وهو يطابق دفتر الحسابات بالفلس.',
    burnRate: 'كلفة الشهر. لا شيء في المتجر يقيسها: هي ما أدخله المؤسِّس.',
  },
  rows: {
    mrr: 'عرض الطلبات المدفوعة',
    arr: 'عرض الطلبات المدفوعة',
    gmv: 'عرض المبيعات في دفتر الحسابات',
    activeUsers: 'عرض الأشخاص',
    totalCreators: 'عرض المبدعين',
    enterpriseClients: 'عرض طلبات الباقات',
    totalAgents: 'عرض الوكلاء',
    totalRuns: 'عرض عمليات التشغيل بحسب الوكيل',
    averageRating: 'عرض الوكلاء بحسب التقييم',
    trustScore: 'عرض ما يراه المشرفون',
    creatorPayouts: 'عرض الدفعات',
    platformRevenue: 'عرض حساب المنصة في دفتر الحسابات',
    burnRate: 'عرض تاريخ تغييره',
  },
  against: 'مقارنة بالمدة السابقة',
  againstBeginning: 'مقارنة ببداية المدة',
  todayGoesOn: 'اليوم لم ينتهِ بعد: يُحسب حتى الآن، أما المدة السابقة فأيامها كاملة.',
  opens: 'عرض ما يتكون منه',
  unknown: '—',
  close: 'إغلاق',
  groups: { money: 'المال', marketplace: 'السوق' },
  day: {
    gmv: 'إجمالي المبيعات',
    revenue: 'إيراد المنصة',
    runs: 'عمليات التشغيل',
    signUps: 'التسجيلات',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
