import type { Bilingual, billing } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'
import { arabicCount } from '../language/plural.ts'
import { storeName, storeNameAr } from '../shell/operator.ts'
import { messages as shared } from './messages.ts'

const count = (value: number) => formatNumber(value, 'en')
const percent = (value: number) => formatNumber(value, 'en', { maximumFractionDigits: 2 })

const en = {
  ...shared.en,
  vatPlus: (rate: number) => `VAT of ${percent(rate)}% is added at checkout.`,
  vatIn: (rate: number) => `Prices include VAT of ${percent(rate)}%.`,
  periods: { monthly: 'Monthly', annual: 'Annual' } satisfies Record<billing.BillingPeriod, string>,
  guarantee: {
    title: (days: number) => `${days}-day money back`,
    text: (days: number) =>
      `Not what you need? Within ${days} days one click in your account gives the whole price back, to where it came from. It holds once for plans and once for each agent.`,
  },
  tryFirst: 'Try our AI agents for free first',
  pricing: {
    title: 'Plans and pricing',
    line: 'Every plan includes every agent, up to its number of runs a month. Without a plan you pay for each run, or buy one agent. Cancel whenever you like.',
    loading: 'Loading the plans',
    failedTitle: 'The plans could not be loaded',
    plans: 'Plans',
    period: 'Billing period',
    saves: (rate: number) => `saves ${rate}%`,
    popular: 'Most popular',
    currentPlan: 'Current plan',
    perMonth: '/ month',
    before: 'Before',
    now: 'Now',
    off: (discount: number) => `${discount}% off`,
    code: 'Offer code',
    firstMonth: (price: string) => `For the first month, then ${price} a month.`,
    firstYear: (now: string, then: string) =>
      `${now} paid once for the first year, then ${then} a year.`,
    paidMonthly: 'Paid every month. Cancel whenever you like.',
    paidYearly: (price: string) => `${price} paid once a year.`,
    share: (share: number) => `Creator share: ${share}%`,
    shareNote: 'of every sale of the agents that you publish.',
    includes: (plan: string) => `What ${plan} includes`,
    credit: (amount: string) => `${amount} credit for the unused part of your plan.`,
    later: 'This plan can begin when the time you have paid for ends.',
    change: 'Change in your account',
    manage: 'Manage in your account',
    selected: (plan: string) => `${plan} plan selected! Redirecting to payment...`,
    countdown: 'Launch offers countdown',
    left: (hours: string, minutes: string, seconds: string) => `${hours}h ${minutes}m ${seconds}s`,
    ended: 'The countdown has ended. An offer that still has spots can still be taken.',
    offers: 'See the special offers',
    why: `Why choose ${storeName}`,
    reasons: [
      {
        title: 'Judge before you pay',
        text: 'Every agent runs free three times, with your own question and no account.',
      },
      {
        title: '30 days to change your mind',
        text: 'One click in your account gives the price of a plan back, once.',
      },
      {
        title: 'Dirhams and tax invoices',
        text: 'Prices in AED, VAT on its own line, a UAE tax invoice in English and Arabic.',
      },
      {
        title: 'Verified by provider',
        text: 'The store runs each agent’s prompts before it is listed, and every day after. What an agent answers rightly stands on its page where it is evaluated.',
      },
      {
        title: '50–80% for creators',
        text: 'Publish an agent and keep your share of every sale, paid out weekly.',
      },
      {
        title: '99.99% for Enterprise',
        text: 'A service level for organisations, with teams, caps and an audit log.',
      },
    ],
    browse: 'Browse the agents first',
  },
  offers: {
    title: 'Special offers',
    line: 'Launch prices for the first customers. An offer is used once and holds for the first period of a plan; the checkout shows its price and VAT line by line before you pay.',
    loading: 'Loading the offers',
    failedTitle: 'The offers could not be loaded',
    list: 'Offers',
    countdown: 'Time remaining',
    ended: 'The countdown has ended. An offer that still has spots can still be taken.',
    before: 'Before',
    now: 'Now',
    off: (discount: number) => `${discount}% off`,
    urgent: 'While spots last',
    spots: (spots: number) =>
      spots === 1 ? '1 spot remaining' : `${count(spots)} spots remaining`,
    soldOut: 'Sold out',
    soldOutNote: 'Every spot of this offer is taken.',
    empty: 'No offers today',
    emptyNote: 'The plans stand at their list prices.',
    plans: 'See plans',
  },
}

const ar: typeof en = {
  ...shared.ar,
  vatPlus: (rate) => `تُضاف ضريبة القيمة المضافة بنسبة ${percent(rate)}% عند إتمام الشراء.`,
  vatIn: (rate) => `الأسعار شاملة ضريبة القيمة المضافة بنسبة ${percent(rate)}%.`,
  periods: { monthly: 'شهري', annual: 'سنوي' },
  guarantee: {
    title: (days) => `ضمان استرداد المال خلال ${days} يومًا`,
    text: (days) =>
      `لم تجد ما تحتاج إليه؟ نقرة واحدة في حسابك خلال ${days} يومًا تُعيد المبلغ كاملًا من حيث دُفع. يسري الضمان مرة واحدة للباقات ومرة لكل وكيل.`,
  },
  tryFirst: 'جرّب وكلاءنا مجانًا أولًا',
  pricing: {
    title: 'الباقات والأسعار',
    line: 'تشمل كل باقة جميع الوكلاء ضمن عدد مرات استخدامها كل شهر. ومن دون باقة تدفع لكل استخدام، أو تشتري وكيلًا واحدًا. ويمكنك الإلغاء متى شئت.',
    loading: 'جارٍ تحميل الباقات',
    failedTitle: 'تعذّر تحميل الباقات',
    plans: 'الباقات',
    period: 'فترة الدفع',
    saves: (rate) => `يوفّر ${rate}%`,
    popular: 'الأكثر اختيارًا',
    currentPlan: 'باقتك الحالية',
    perMonth: '/ شهريًا',
    before: 'قبل الخصم',
    now: 'الآن',
    off: (discount) => `خصم ${discount}%`,
    code: 'رمز العرض',
    firstMonth: (price) => `للشهر الأول، ثم ${price} شهريًا.`,
    firstYear: (now, then) => `${now} تُدفع مرة واحدة للسنة الأولى، ثم ${then} سنويًا.`,
    paidMonthly: 'يُدفع كل شهر، ويمكنك الإلغاء متى شئت.',
    paidYearly: (price) => `${price} تُدفع مرة في السنة.`,
    share: (share) => `حصة المبدع: ${share}%`,
    shareNote: 'من كل عملية بيع للوكلاء الذين تنشرهم.',
    includes: (plan) => `ما تشمله باقة ${plan}`,
    credit: (amount) => `رصيد قدره ${amount} عن الجزء غير المستخدم من باقتك.`,
    later: 'يمكن أن تبدأ هذه الباقة عند انتهاء المدة التي دفعت ثمنها.',
    change: 'غيّرها من حسابك',
    manage: 'أدِرها من حسابك',
    selected: (plan) => `اخترت باقة ${plan}! جارٍ تحويلك إلى الدفع...`,
    countdown: 'العد التنازلي لعروض الإطلاق',
    left: (hours, minutes, seconds) => `${hours} س ${minutes} د ${seconds} ث`,
    ended: 'انتهى العد التنازلي. والعرض الذي بقيت فيه أماكن ما زال متاحًا.',
    offers: 'اطّلع على العروض الخاصة',
    why: `لماذا تختار ${storeNameAr}`,
    reasons: [
      { title: 'احكم قبل أن تدفع', text: 'شغّل كل وكيل ثلاث مرات مجانًا، بسؤالك أنت ومن دون حساب.' },
      { title: '30 يومًا لتغيّر رأيك', text: 'نقرة واحدة في حسابك تُعيد ثمن الباقة، مرة واحدة.' },
      {
        title: 'بالدرهم وبفاتورة ضريبية',
        text: 'الأسعار بالدرهم، والضريبة في سطر مستقل، وفاتورة ضريبية إماراتية بالعربية والإنجليزية.',
      },
      {
        title: 'موثّق من المزوّد',
        text: 'يشغّل المتجر طلبات كل وكيل قبل نشره وكل يوم بعده. وما يجيب عنه صوابًا يظهر في صفحته حيث يُقيَّم.',
      },
      {
        title: '50–80% للمبدعين',
        text: 'انشر وكيلًا واحتفظ بحصتك من كل عملية بيع، وتُدفع لك أسبوعيًا.',
      },
      { title: '99.99% للشركات', text: 'مستوى خدمة للشركات، مع فِرق عمل وحدود إنفاق وسجل تدقيق.' },
    ],
    browse: 'تصفّح الوكلاء أولًا',
  },
  offers: {
    title: 'العروض الخاصة',
    line: 'أسعار الإطلاق لأوائل العملاء. يُستخدم العرض مرة واحدة ويسري على الفترة الأولى من الباقة، وترى السعر والضريبة سطرًا سطرًا قبل أن تدفع.',
    loading: 'جارٍ تحميل العروض',
    failedTitle: 'تعذّر تحميل العروض',
    list: 'العروض',
    countdown: 'الوقت المتبقي',
    ended: 'انتهى العد التنازلي. والعرض الذي بقيت فيه أماكن ما زال متاحًا.',
    before: 'قبل الخصم',
    now: 'الآن',
    off: (discount) => `خصم ${discount}%`,
    urgent: 'حتى نفاد الأماكن',
    spots: (spots) =>
      arabicCount(spots, {
        one: 'بقي مكان واحد',
        two: 'بقي مكانان',
        few: 'بقيت {n} أماكن',
        many: 'بقي {n} مكانًا',
        other: 'بقي {n} مكان',
      }),
    soldOut: 'نفدت الأماكن',
    soldOutNote: 'أُخذت كل أماكن هذا العرض.',
    empty: 'لا عروض اليوم',
    emptyNote: 'الباقات متاحة بأسعارها الأصلية.',
    plans: 'اطّلع على الباقات',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
