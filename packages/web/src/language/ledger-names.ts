import type { Bilingual, paymentsAdmin } from '@wakeel/contract'

/** The accounts of the ledger, as the people who run the store read them. */
export const accountNames: Bilingual<Record<paymentsAdmin.LedgerAccountKind, string>> = {
  en: {
    provider: 'Payment provider',
    bank: 'Bank',
    exchange: 'Exchange',
    platform: 'Platform',
    vat: 'VAT',
    losses: 'Losses',
    unclaimed: 'Unclaimed',
    payouts: 'Payouts on their way',
    wallet: 'Wallets',
    creator: 'Creators',
  },
  ar: {
    provider: 'مزوّد الدفع',
    bank: 'المصرف',
    exchange: 'الصرف',
    platform: 'المنصة',
    vat: 'ضريبة القيمة المضافة',
    losses: 'الخسائر',
    unclaimed: 'مبالغ بلا صاحب',
    payouts: 'دفعات في الطريق',
    wallet: 'المحافظ',
    creator: 'المبدعون',
  },
}

/** What is posted. */
export const kindNames: Bilingual<Record<paymentsAdmin.LedgerKind, string>> = {
  en: {
    sale: 'Sale',
    top_up: 'Top-up',
    run: 'Run',
    included_run: 'Run included in a plan',
    included_reversal: 'Included runs taken back',
    refund: 'Refund',
    chargeback: 'Chargeback',
    closing: 'Account closed',
    payout: 'Payout made',
    payout_paid: 'Payout paid',
    payout_returned: 'Payout returned',
  },
  ar: {
    sale: 'بيع',
    top_up: 'شحن',
    run: 'تشغيل',
    included_run: 'تشغيل ضمن باقة',
    included_reversal: 'استرجاع تشغيلات باقة',
    refund: 'استرداد',
    chargeback: 'اعتراض على دفعة',
    closing: 'إغلاق حساب',
    payout: 'إعداد دفعة',
    payout_paid: 'سداد دفعة',
    payout_returned: 'دفعة مرتجعة',
  },
}
