import { type Bilingual, billing } from '@wakeel/contract'

export interface OfferDefinition {
  id: billing.OfferId
  /** What its card shows: its own percent, and fils with VAT (specification section 9). */
  card: { discount: number; originalPrice: number; salePrice: number }
  /** What the checkout takes off any plan for either period. */
  checkoutPercent: number
  /** Table `offer_spots` counts how many are taken. */
  hasSpots: boolean
  badgeColor: billing.Offer['badgeColor']
  urgency: boolean
  title: Bilingual
  subtitle: Bilingual
  description: Bilingual
  features: Bilingual<readonly string[]>
  badge: Bilingual
  cta: Bilingual
}

export const offers: Record<billing.OfferId, OfferDefinition> = {
  founder_special: {
    id: 'founder_special',
    card: { discount: 50, originalPrice: 37_429, salePrice: 18_715 },
    checkoutPercent: 50,
    hasSpots: true,
    badgeColor: 'gold',
    urgency: true,
    title: { en: 'Founder Special', ar: 'عرض المؤسس' },
    subtitle: { en: 'For the first 100 customers', ar: 'لأول 100 عميل' },
    description: {
      en: 'Half price on the plan of your choice for its first period. After that it renews at its list price.',
      ar: 'نصف السعر على الباقة التي تختارها في فترتها الأولى، ثم تتجدد بسعرها المعلن.',
    },
    features: {
      en: [
        '50% off Starter, Pro or Enterprise',
        'By the month, or on a whole year paid at once',
        'Once for each customer',
        '30-day money-back guarantee',
      ],
      ar: [
        'خصم 50% على المبتدئ أو المحترف أو الشركات',
        'شهريًا أو على سنة كاملة تُدفع مرة واحدة',
        'مرة واحدة لكل عميل',
        'ضمان استرداد المال خلال 30 يومًا',
      ],
    },
    badge: { en: 'Limited', ar: 'محدود' },
    cta: { en: 'Claim your spot', ar: 'احجز مكانك' },
  },
  marketing_bundle: {
    id: 'marketing_bundle',
    card: { discount: 25, originalPrice: 24_900, salePrice: 18_700 },
    checkoutPercent: 15,
    hasSpots: false,
    badgeColor: 'green',
    urgency: false,
    title: { en: 'Marketing Bundle', ar: 'باقة التسويق' },
    subtitle: {
      en: 'For teams that write, publish and measure',
      ar: 'للفرق التي تكتب وتنشر وتقيس',
    },
    description: {
      en: 'Every marketing agent of the store within your plan. The code takes 15% off any plan for its first period.',
      ar: 'كل وكلاء التسويق في المتجر ضمن باقتك. يخصم الرمز 15% من أي باقة في فترتها الأولى.',
    },
    features: {
      en: [
        'Headlines and subject lines',
        'Search-page audits',
        'Campaign links',
        'Content calendar with UAE holidays',
      ],
      ar: [
        'العناوين وأسطر الموضوع',
        'تدقيق صفحات البحث',
        'روابط الحملات',
        'تقويم محتوى بعطلات الإمارات',
      ],
    },
    badge: { en: 'Popular', ar: 'رائج' },
    cta: { en: 'Get the bundle', ar: 'احصل على الباقة' },
  },
  enterprise_pilot: {
    id: 'enterprise_pilot',
    card: { discount: 30, originalPrice: 149_900, salePrice: 104_930 },
    checkoutPercent: 15,
    hasSpots: false,
    badgeColor: 'neutral',
    urgency: false,
    title: { en: 'Enterprise Pilot', ar: 'تجربة الشركات' },
    subtitle: {
      en: 'For organisations that want to try before they commit',
      ar: 'للشركات التي تريد أن تجرّب قبل أن تلتزم',
    },
    description: {
      en: 'Start with one team and see what it saves. The code takes 15% off any plan for its first period.',
      ar: 'ابدأ بفريق واحد وشاهد ما يوفّره. يخصم الرمز 15% من أي باقة في فترتها الأولى.',
    },
    features: {
      en: [
        '5,000 included runs a month',
        'Spending caps for each person and agent',
        'UAE tax invoices',
        '99.99% SLA',
      ],
      ar: [
        '5,000 تشغيل مشمول شهريًا',
        'حدود إنفاق لكل شخص ووكيل',
        'فواتير ضريبية إماراتية',
        'اتفاقية مستوى خدمة 99.99%',
      ],
    },
    badge: { en: 'Pilot', ar: 'تجريبي' },
    cta: { en: 'Start the pilot', ar: 'ابدأ التجربة' },
  },
}

export const offerList: readonly OfferDefinition[] = [
  offers.founder_special,
  offers.marketing_bundle,
  offers.enterprise_pilot,
]

/** The offer that a code stands for, letter by letter. */
export function findOffer(code: string): OfferDefinition | undefined {
  const known = billing.OfferId.safeParse(code)
  return known.success ? offers[known.data] : undefined
}
