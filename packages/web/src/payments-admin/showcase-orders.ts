import type { Bilingual, Language, paymentsAdmin } from '@wakeel/contract'

type Invented = Pick<paymentsAdmin.AdminOrder, 'kind' | 'status' | 'created_at'> & {
  description: Bilingual
  who: string
  fils: number
  payment_provider?: 'wallet'
  creator?: string
  decline_reason?: string
}

const DIRHAMS_PER_DOLLAR = 3.675

/** Nobody’s: orders as there might be, newest first, of the people of the other showcases. */
const invented: Invented[] = [
  {
    kind: 'plan',
    status: 'completed',
    description: { en: 'Pro plan, monthly', ar: 'باقة برو، شهريًا' },
    created_at: '2026-11-20T05:58:00Z',
    who: 'Yousef Rahman',
    fils: 39_300,
  },
  {
    kind: 'app',
    status: 'completed',
    description: { en: 'Tenancy Contract Reader', ar: 'قارئ عقود الإيجار' },
    created_at: '2026-11-20T04:37:00Z',
    who: 'Sultan Al Ketbi',
    fils: 21_000,
    payment_provider: 'wallet',
    creator: 'Layla Haddad',
  },
  {
    kind: 'top_up',
    status: 'completed',
    description: { en: 'Wallet top-up of AED 500.00', ar: 'شحن المحفظة بمبلغ 500.00 درهم' },
    created_at: '2026-11-20T04:31:00Z',
    who: 'Sultan Al Ketbi',
    fils: 50_000,
  },
  {
    kind: 'plan',
    status: 'declined',
    description: { en: 'Enterprise plan, annual', ar: 'باقة الشركات، سنويًا' },
    created_at: '2026-11-19T15:12:00Z',
    who: 'Hessa Al Nuaimi',
    fils: 1_154_100,
    decline_reason: 'INSTRUMENT_DECLINED',
  },
  {
    kind: 'plan',
    status: 'awaiting_approval',
    description: { en: 'Starter plan, monthly', ar: 'باقة البداية، شهريًا' },
    created_at: '2026-11-19T14:44:00Z',
    who: 'Grace Fernandes',
    fils: 11_550,
  },
  {
    kind: 'plan',
    status: 'refunded',
    description: { en: 'Pro plan, annual', ar: 'باقة برو، سنويًا' },
    created_at: '2026-11-17T09:20:00Z',
    who: 'Tariq Aziz',
    fils: 377_300,
  },
  {
    kind: 'renewal',
    status: 'completed',
    description: { en: 'Renewal of the Enterprise plan, monthly', ar: 'تجديد باقة الشركات، شهريًا' },
    created_at: '2026-11-16T06:00:00Z',
    who: 'Sultan Al Ketbi',
    fils: 115_500,
  },
  {
    kind: 'plan',
    status: 'expired',
    description: { en: 'Pro plan, monthly', ar: 'باقة برو، شهريًا' },
    created_at: '2026-11-14T17:02:00Z',
    who: 'Grace Fernandes',
    fils: 39_300,
  },
  {
    kind: 'top_up',
    status: 'completed',
    description: { en: 'Wallet top-up of AED 1,000.00', ar: 'شحن المحفظة بمبلغ 1,000.00 درهم' },
    created_at: '2026-11-12T11:25:00Z',
    who: 'Yousef Rahman',
    fils: 100_000,
  },
]

const vatIn = (fils: number) => Math.round((fils * 5) / 105)
const centsOf = (fils: number) => Math.round(fils / DIRHAMS_PER_DOLLAR)

export type ShowcaseOrder = Omit<paymentsAdmin.AdminOrder, 'description'> & {
  description: Bilingual
  creator: string | undefined
}

export const inLanguage = (
  { creator: _, description, ...order }: ShowcaseOrder,
  language: Language = 'en',
): paymentsAdmin.AdminOrder => ({
  ...order,
  description: description[language],
})

const isPaid = (status: Invented['status']) => status === 'completed' || status === 'refunded'

export const showcaseOrders = (): ShowcaseOrder[] =>
  invented.map(({ who, fils, creator, ...order }, index) => {
    const number = String(20_425 - index)
    const price = { aed: fils, usd: centsOf(fils) }
    const isTopUp = order.kind === 'top_up'
    const isRefunded = order.status === 'refunded'
    return {
      payment_provider: 'paypal',
      decline_reason: null,
      ...order,
      id: `WK-${number}`,
      plan: null,
      billing: null,
      app: null,
      vat: isTopUp ? { aed: 0, usd: 0 } : { aed: vatIn(fils), usd: vatIn(price.usd) },
      total: price,
      refunded: isRefunded ? price : { aed: 0, usd: 0 },
      approval_url: null,
      completed_at: isPaid(order.status) ? order.created_at : null,
      invoice_number: isPaid(order.status) ? `${isTopUp ? 'RCT' : 'INV'}-${number}` : null,
      refundable_until: order.status === 'completed' ? '2026-12-12T08:00:00Z' : null,
      customer: {
        id: `demo ${who}`,
        name: who,
        email: `${who.toLowerCase().replaceAll(' ', '.')}@example.ae`,
      },
      provider_order_id: order.payment_provider ? null : `8X${number}1204`,
      capture_id: isPaid(order.status) && !order.payment_provider ? `4J${number}7731` : null,
      creator,
    }
  })
