import type { Bilingual, paymentsAdmin } from '@wakeel/contract'
import { storeName, storeNameAr } from '../shell/operator.ts'

const differences: Record<paymentsAdmin.Difference['what'], string> = {
  missing: 'Not at the provider',
  amount: 'Another amount',
  status: 'Another state',
  refunded: 'Another refund',
}

const en = {
  line: (days: number) =>
    `Asks the payment provider for every order that was paid or given up in these days and compares. At most ${days} days at once.`,
  run: 'Compare',
  cancel: 'Cancel',
  cancelled: 'The comparison was cancelled. Nothing was changed.',
  progress: (checked: string, total: string) => `${checked} of ${total} orders`,
  progressLabel: 'How far the comparison is',
  starting: 'Looking for the orders of these days',
  failed: 'The comparison could not be finished. Nothing was changed.',
  tooOften: 'There were too many comparisons. Wait a while and try again.',
  wrongDays: (days: number) => `Choose a first and a last day, at most ${days} days.`,
  result: 'Result',
  checked: 'Checked',
  matched: 'Matched',
  ledger: 'At the provider by the ledger',
  orders: 'By the orders',
  balanced: 'The ledger and the orders agree.',
  unbalanced: (amount: string) => `The ledger and the orders differ by ${amount}.`,
  noDifferences: 'Every order is as the provider has it.',
  differencesTitle: 'Differences',
  order: 'Order',
  what: 'What differs',
  ours: storeName,
  theirs: 'Provider',
  differences,
  nothing: 'No order was paid or given up in these days.',
}

const ar: typeof en = {
  line: (days) =>
    `يسأل مزوّد الدفع عن كل طلب دُفع أو تُرك في هذه الأيام ويقارنه. ${days} يومًا على الأكثر في المرة.`,
  run: 'قارن',
  cancel: 'إلغاء',
  cancelled: 'أُلغيت المقارنة، ولم يتغيّر شيء.',
  progress: (checked, total) => `${checked} من ${total} من الطلبات`,
  progressLabel: 'تقدّم المقارنة',
  starting: 'يجري البحث عن طلبات هذه الأيام',
  failed: 'تعذّر إتمام المقارنة، ولم يتغيّر شيء.',
  tooOften: 'كثرت المقارنات. انتظر قليلًا ثم أعد المحاولة.',
  wrongDays: (days) => `اختر يومًا أول ويومًا أخيرًا، بما لا يزيد على ${days} يومًا.`,
  result: 'النتيجة',
  checked: 'فُحص',
  matched: 'مطابق',
  ledger: 'لدى المزوّد بحسب الدفتر',
  orders: 'بحسب الطلبات',
  balanced: 'الدفتر والطلبات متفقان.',
  unbalanced: (amount) => `الفرق بين الدفتر والطلبات ${amount}.`,
  noDifferences: 'كل طلب كما هو لدى المزوّد.',
  differencesTitle: 'الفروق',
  order: 'الطلب',
  what: 'الفرق',
  ours: storeNameAr,
  theirs: 'المزوّد',
  differences: {
    missing: 'غير موجود لدى المزوّد',
    amount: 'مبلغ مختلف',
    status: 'حالة مختلفة',
    refunded: 'استرداد مختلف',
  },
  nothing: 'لم يُدفع ولم يُترك أي طلب في هذه الأيام.',
}

export const messages: Bilingual<typeof en> = { en, ar }
