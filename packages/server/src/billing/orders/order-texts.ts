import type { Bilingual, billing } from '@wakeel/contract'
import type { OrderRow } from '../../database/schema/billing.ts'
import { formatFils } from '../../pdf/format.ts'
import { planNameOf } from '../plans/plans.ts'

const PERIOD: Record<billing.BillingPeriod, Bilingual> = {
  monthly: { en: 'monthly', ar: 'شهريًا' },
  annual: { en: 'annual', ar: 'سنويًا' },
}

type Described = Pick<OrderRow, 'kind' | 'planId' | 'boughtPlan' | 'billing' | 'totalFils'>

/** What an order is for, as lists, documents, e-mails and the payment provider name it. `appName` is that of the agent it buys. */
export function describeOrder(
  { kind, planId, boughtPlan, billing, totalFils }: Described,
  appName?: Bilingual,
): Bilingual {
  switch (kind) {
    case 'plan':
    case 'renewal': {
      const name = planNameOf({ planId, boughtPlan })
      const period = PERIOD[billing!]
      return kind === 'plan'
        ? { en: `${name.en} plan, ${period.en}`, ar: `باقة ${name.ar}، ${period.ar}` }
        : {
            en: `Renewal of the ${name.en} plan, ${period.en}`,
            ar: `تجديد باقة ${name.ar}، ${period.ar}`,
          }
    }
    case 'top_up':
      return {
        en: `Wallet top-up of ${formatFils(totalFils, 'en')}`,
        ar: `شحن المحفظة بمبلغ ${formatFils(totalFils, 'ar')}`,
      }
    case 'app':
      return appName ?? { en: 'Agent', ar: 'وكيل' }
  }
}
