import type { Bilingual } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'

const en = {
  title: 'Creator dashboard',
  accessTitle: 'Creator Access Required',
  accessText:
    'Sign in to see what your agents do and earn. Anyone with an account can create agents.',
  signIn: 'Sign In to Create',
  create: 'Create an agent',
  connect: 'Connect your agent',
  links: {
    label: 'More for creators',
    earnings: 'Earnings and payouts',
    runs: 'Runs',
    connections: 'Connections',
  },
  failed: 'Your figures could not be loaded',
  failedText: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  metrics: 'Figures',
  names: {
    totalRevenue: 'Total revenue',
    monthlyRevenue: 'This month',
    totalRuns: 'Runs',
    avgRating: 'Average rating',
    growthRate: 'Growth',
    trustScore: 'Trust score',
    agents: 'Agents',
  },
  notes: {
    totalRevenue: 'Your share, without VAT',
    monthlyRevenue: (month: string) => month,
    totalRuns: 'Answered, by others',
    avgRating: (reviews: number) =>
      reviews === 1 ? '1 review' : `${formatNumber(reviews, 'en')} reviews`,
    growthRate: '30 days against the 30 before',
    trustScore: 'Out of 100',
    agents: (published: string) => `${published} in the store`,
  },
  none: 'Not yet',
  /** Read out behind a metric: what pressing it does. */
  open: 'what it is made of',
}

const ar: typeof en = {
  title: 'لوحة المبدع',
  accessTitle: 'يلزم تسجيل الدخول بصفة مبدع',
  accessText: 'سجّل الدخول لترى ما يفعله وكلاؤك وما يكسبونه. كل صاحب حساب يمكنه إنشاء وكلاء.',
  signIn: 'سجّل الدخول للإنشاء',
  create: 'أنشئ وكيلًا',
  connect: 'اربط وكيلك',
  links: {
    label: 'المزيد للمبدعين',
    earnings: 'الأرباح والدفعات',
    runs: 'عمليات التشغيل',
    connections: 'الاتصالات',
  },
  failed: 'تعذّر تحميل أرقامك',
  failedText: 'لم يضع شيء. تحقق من الاتصال ثم أعد المحاولة.',
  retry: 'أعد المحاولة',
  metrics: 'الأرقام',
  names: {
    totalRevenue: 'إجمالي الإيرادات',
    monthlyRevenue: 'هذا الشهر',
    totalRuns: 'عمليات التشغيل',
    avgRating: 'متوسط التقييم',
    growthRate: 'النمو',
    trustScore: 'درجة الثقة',
    agents: 'الوكلاء',
  },
  notes: {
    totalRevenue: 'حصتك، دون الضريبة',
    monthlyRevenue: (month) => month,
    totalRuns: 'أُجيب عنها، من الآخرين',
    avgRating: (reviews) =>
      arabicCount(reviews, {
        zero: 'لا مراجعات',
        one: 'مراجعة واحدة',
        two: 'مراجعتان',
        few: '{n} مراجعات',
        many: '{n} مراجعة',
        other: '{n} مراجعة',
      }),
    growthRate: '30 يومًا مقابل الـ30 السابقة',
    trustScore: 'من 100',
    agents: (published) => `${published} في المتجر`,
  },
  none: 'لا يوجد بعد',
  open: 'مم يتكوّن',
}

export const messages: Bilingual<typeof en> = { en, ar }
