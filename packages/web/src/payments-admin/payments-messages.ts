import type { Bilingual } from '@wakeel/contract'
import type { PaymentsTab } from './payments-url-state.ts'

const tabs: Record<PaymentsTab, string> = {
  orders: 'Orders',
  refunds: 'Refunds',
  failed: 'Failed payments',
  ledger: 'Ledger',
  payouts: 'Payouts',
  reconciliation: 'Reconciliation',
}

const en = {
  tabsLabel: 'Parts of the payments',
  tabs,
  metrics: 'What the ledger holds',
  metric: {
    provider: 'At the payment provider',
    wallet: 'In wallets',
    creator: 'Owed to creators',
    vat: 'VAT to pay',
  },
  metricNote: {
    provider: 'Taken less given back',
    wallet: (count: string) => `Wallets: ${count}`,
    creator: (count: string) => `Creators’ accounts: ${count}`,
    vat: 'Collected less given back',
  },
  openMetric: 'show its transactions',
}

const ar: typeof en = {
  tabsLabel: 'أقسام المدفوعات',
  tabs: {
    orders: 'الطلبات',
    refunds: 'الاستردادات',
    failed: 'المدفوعات الفاشلة',
    ledger: 'دفتر الحسابات',
    payouts: 'دفعات المبدعين',
    reconciliation: 'المطابقة',
  },
  metrics: 'أرصدة دفتر الحسابات',
  metric: {
    provider: 'لدى مزوّد الدفع',
    wallet: 'في المحافظ',
    creator: 'مستحق للمبدعين',
    vat: 'ضريبة مستحقة السداد',
  },
  metricNote: {
    provider: 'المقبوض ناقص المُعاد',
    wallet: (count) => `عدد المحافظ: ${count}`,
    creator: (count) => `عدد حسابات المبدعين: ${count}`,
    vat: 'المحصَّل ناقص المُعاد',
  },
  openMetric: 'اعرض قيوده',
}

export const messages: Bilingual<typeof en> = { en, ar }
