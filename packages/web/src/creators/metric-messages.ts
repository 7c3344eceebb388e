import type { Bilingual, creators } from '@wakeel/contract'

type MetricName =
  | 'totalRevenue'
  | 'monthlyRevenue'
  | 'totalRuns'
  | 'avgRating'
  | 'growthRate'
  | 'trustScore'
  | 'agents'

const en = {
  definitions: {
    totalRevenue:
      'Your share of everything that was paid for your agents and for the plans that include their runs, without VAT, less what went back to customers. Payouts do not change it. It equals the ledger to the fils.',
    monthlyRevenue: 'The same since the first of this month in the UAE.',
    totalRuns:
      'Runs of your agents by other people, your colleagues among them, that were answered: free demos, included and paid runs. Your own runs and the store’s checks do not count; the number on an agent’s page is of all answered runs, your own too.',
    avgRating:
      'The mean of the store’s ratings of your agents, each as often as it has reviews. A rating begins at 4.5 and follows its reviews by at most a tenth of a star a day. The plain mean of an agent’s stars stands above its reviews.',
    growthRate: 'Your revenue of the last 30 days, today’s among them, against the 30 days before.',
    trustScore:
      'The mean of your published agents, weighted by their runs. Half of a score is that runs succeed, a fifth each that daily tests pass and that people rate the agent well, a tenth that they keep what they bought. Only runs of people with a confirmed email count, and none of your own or of your organisation.',
    agents: 'All your agents, whatever state they are in.',
  } satisfies Record<MetricName, string>,
  ratingRules: 'How ratings work',
  close: 'Close',
  earnings: {
    none: 'Nothing has been earned yet.',
    what: 'What',
    date: 'Date',
    amount: 'Amount',
    kinds: {
      run: 'Run',
      included_run: 'Run included in a plan',
      sale: 'Sale',
      refund: 'Refund',
      included_reversal: 'Refund of a plan',
      chargeback: 'Chargeback',
      payout: 'Payout',
      payout_returned: 'Payout returned',
      closing: 'Account closed',
    } satisfies Record<creators.Earning['kind'], string>,
    share: (percent: string) => `${percent}% share`,
    held: (date: string) => `On hold until ${date}`,
  },
  runs: {
    none: 'Nobody has run your agents yet.',
    agent: 'Agent',
    date: 'Date',
    result: 'Result',
    earned: 'Earned',
    kinds: { demo: 'Free demo', paid: 'Run', check: 'Check, not counted' } satisfies Record<
      creators.AgentRun['kind'],
      string
    >,
    statuses: {
      running: 'Running',
      succeeded: 'Answered',
      unanswered: 'No answer, no charge',
      failed: 'Failed',
      cancelled: 'Cancelled',
    } satisfies Record<creators.AgentRun['status'], string>,
    version: (number: string) => `version ${number}`,
  },
  growth: {
    period: 'Period',
    lately: 'Last 30 days',
    before: 'The 30 days before',
    revenue: 'Revenue',
  },
  ratings: {
    agent: 'Agent',
    rating: 'Rating',
    reviews: 'Reviews',
    none: 'Nobody has reviewed your agents yet.',
    all: 'Read the reviews',
  },
  trust: {
    none: 'An agent has a score from its first answered run by somebody with a confirmed email on.',
    parts: {
      succeeded: 'Runs that succeed',
      testsPassed: 'Daily tests passed',
      rating: 'Rating',
      kept: 'Purchases kept',
    } satisfies Record<keyof creators.TrustParts, string>,
    score: (name: string, score: string) => `${name}: ${score} out of 100`,
  },
  states: { agent: 'Agent', state: 'State', untitled: 'Untitled agent' },
}

const ar: typeof en = {
  definitions: {
    totalRevenue:
      'حصتك من كل ما دُفع مقابل وكلائك ومقابل الباقات التي تشمل تشغيلهم، دون الضريبة، مطروحًا منها ما أُعيد إلى العملاء. لا تغيّرها الدفعات، وهي تطابق دفتر الحسابات بالفلس.',
    monthlyRevenue: 'المبلغ نفسه منذ أول هذا الشهر بتوقيت الإمارات.',
    totalRuns:
      'عمليات تشغيل وكلائك من الآخرين، ومنهم زملاؤك، التي أُجيب عنها: التجارب المجانية والمشمولة في الباقة والمدفوعة. لا تُحسب عملياتك أنت ولا فحوص المتجر؛ أما العدد في صفحة الوكيل فهو لكل ما أُجيب عنه، ومنه عملياتك.',
    avgRating:
      'متوسط تقييمات وكلائك في المتجر، وكل تقييم بعدد مراجعاته. يبدأ التقييم من 4.5 ويلحق بالمراجعات بعُشر نجمة في اليوم على الأكثر. أما المتوسط البسيط لنجوم الوكيل فيظهر فوق مراجعاته.',
    growthRate: 'إيراداتك في آخر 30 يومًا، ومنها اليوم، مقابل الأيام الـ30 التي سبقتها.',
    trustScore:
      'متوسط درجات وكلائك المنشورين مرجّحًا بعدد عمليات تشغيلهم. نصف الدرجة لنجاح عمليات التشغيل، وخُمس لاجتياز الفحوص اليومية، وخُمس لحسن التقييم، وعُشر لاحتفاظ الناس بما اشتروه. لا يُحتسب إلا تشغيل من أكّدوا بريدهم الإلكتروني، دون تشغيلك وتشغيل فريق عملك.',
    agents: 'جميع وكلائك أيًّا كانت حالتهم.',
  },
  ratingRules: 'كيف تُحسب التقييمات',
  close: 'إغلاق',
  earnings: {
    none: 'لا أرباح بعد.',
    what: 'البيان',
    date: 'التاريخ',
    amount: 'المبلغ',
    kinds: {
      run: 'تشغيل',
      included_run: 'تشغيل ضمن باقة',
      sale: 'بيع',
      refund: 'استرداد',
      included_reversal: 'استرداد باقة',
      chargeback: 'استرجاع من جهة الدفع',
      payout: 'دفعة',
      payout_returned: 'دفعة مرتجعة',
      closing: 'إغلاق الحساب',
    },
    share: (percent) => `حصة ${percent}%`,
    held: (date) => `محجوز حتى ${date}`,
  },
  runs: {
    none: 'لم يشغّل أحد وكلاءك بعد.',
    agent: 'الوكيل',
    date: 'التاريخ',
    result: 'النتيجة',
    earned: 'الربح',
    kinds: { demo: 'تجربة مجانية', paid: 'تشغيل', check: 'فحص لا يُحتسب' },
    statuses: {
      running: 'قيد التشغيل',
      succeeded: 'أُجيب عنه',
      unanswered: 'بلا إجابة وبلا رسوم',
      failed: 'فشل',
      cancelled: 'أُلغي',
    },
    version: (number) => `النسخة ${number}`,
  },
  growth: {
    period: 'المدة',
    lately: 'آخر 30 يومًا',
    before: 'الأيام الـ30 السابقة',
    revenue: 'الإيرادات',
  },
  ratings: {
    agent: 'الوكيل',
    rating: 'التقييم',
    reviews: 'المراجعات',
    none: 'لم يراجع أحد وكلاءك بعد.',
    all: 'اقرأ المراجعات',
  },
  trust: {
    none: 'للوكيل درجة ابتداءً من أول تشغيل أُجيب عنه لشخص أكّد بريده الإلكتروني.',
    parts: {
      succeeded: 'نجاح عمليات التشغيل',
      testsPassed: 'اجتياز الفحوص اليومية',
      rating: 'التقييم',
      kept: 'مشتريات لم تُردّ',
    },
    score: (name, score) => `${name}: ${score} من 100`,
  },
  states: { agent: 'الوكيل', state: 'الحالة', untitled: 'وكيل بلا اسم' },
}

export const messages: Bilingual<typeof en> = { en, ar }
