import type { Bilingual, billing } from '@wakeel/contract'
import type { BoughtPlan, PlanTerms } from '../../database/schema/billing.ts'

export interface PlanDefinition extends PlanTerms {
  id: billing.PlanId
  /** The order of plans: a change to a higher rank is an upgrade. */
  rank: number
  popular: boolean
  name: Bilingual
  description: Bilingual
  features: Bilingual<readonly string[]>
  cta: Bilingual
}

/** As the specification has them; an operator's file may say other ones (`own-plans.ts`). */
export const standardPlans: Record<billing.PlanId, PlanDefinition> = {
  starter: {
    id: 'starter',
    rank: 1,
    price: { monthly: { aed: 11_573, usd: 3_149 }, annual: { aed: 9_258, usd: 2_519 } },
    includedRuns: 50,
    creatorShare: 50,
    popular: false,
    name: { en: 'Starter', ar: 'المبتدئ' },
    description: {
      en: 'For one person who wants answers now and then.',
      ar: 'لشخص واحد يحتاج إلى إجابات من حين إلى آخر.',
    },
    features: {
      en: [
        '50 included runs every month',
        '3 demo runs per agent',
        'Every agent in English and Arabic',
        'UAE tax invoices',
      ],
      ar: [
        '50 تشغيلًا مشمولًا كل شهر',
        '3 تجارب مجانية لكل وكيل',
        'كل الوكلاء بالعربية والإنجليزية',
        'فواتير ضريبية إماراتية',
      ],
    },
    cta: { en: 'Choose Starter', ar: 'اختر المبتدئ' },
  },
  pro: {
    id: 'pro',
    rank: 2,
    price: { monthly: { aed: 37_429, usd: 10_185 }, annual: { aed: 29_943, usd: 8_148 } },
    includedRuns: 500,
    creatorShare: 70,
    popular: true,
    name: { en: 'Pro', ar: 'المحترف' },
    description: {
      en: 'For professionals who work with agents every day.',
      ar: 'للمهنيين الذين يعملون مع الوكلاء كل يوم.',
    },
    features: {
      en: ['500 included runs every month', 'Everything in Starter'],
      ar: ['500 تشغيل مشمول كل شهر', 'كل ما في المبتدئ'],
    },
    cta: { en: 'Choose Pro', ar: 'اختر المحترف' },
  },
  enterprise: {
    id: 'enterprise',
    rank: 3,
    price: { monthly: { aed: 114_505, usd: 31_185 }, annual: { aed: 91_604, usd: 24_948 } },
    includedRuns: 5_000,
    creatorShare: 80,
    popular: false,
    name: { en: 'Enterprise', ar: 'الشركات' },
    description: {
      en: 'For organisations whose teams share one account of runs.',
      ar: 'للشركات التي تتقاسم فِرق عملها رصيد تشغيل واحدًا.',
    },
    features: {
      en: [
        '5,000 runs a month, shared by the organisation',
        'Teams',
        'Spending caps for each person and agent',
        'Audit log',
        '99.99% SLA',
      ],
      ar: [
        '5,000 تشغيل شهريًا يتقاسمها فريق العمل',
        'فِرق عمل',
        'حدود إنفاق لكل شخص ووكيل',
        'سجل تدقيق',
        'اتفاقية مستوى خدمة 99.99%',
      ],
    },
    cta: { en: 'Choose Enterprise', ar: 'اختر الشركات' },
  },
}

/** The runs that a month of an order's plan includes; an order that does not say bought the specification's. */
export const includedRunsOf = ({
  planId,
  boughtPlan,
}: {
  planId: billing.PlanId | null
  boughtPlan: BoughtPlan | null
}): number => boughtPlan?.includedRuns ?? standardPlans[planId!].includedRuns

/** What an order's plan was called when it was bought. */
export const planNameOf = ({
  planId,
  boughtPlan,
}: {
  planId: billing.PlanId | null
  boughtPlan: BoughtPlan | null
}): Bilingual => boughtPlan?.name ?? standardPlans[planId!].name
