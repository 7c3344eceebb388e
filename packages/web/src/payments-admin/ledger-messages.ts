import type { Bilingual } from '@wakeel/contract'
import { accountNames, kindNames } from '../language/ledger-names.ts'
import { arabicCount } from '../language/plural.ts'

const en = {
  balances: 'Balances',
  balancesLine:
    'What is held is positive, what is owed is negative. All of one currency come to zero.',
  account: 'Account',
  balance: 'Balance',
  count: 'Accounts',
  accounts: accountNames.en,
  kinds: kindNames.en,
  transactions: 'Transactions',
  kind: 'Kind',
  reference: 'Reference',
  referenceHint: 'Id of an order, run, refund or payout',
  time: 'Time',
  lines: 'Lines',
  showLines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  sum: 'Sum',
  share: (percent: number) => `${percent}% share`,
  left: 'has left',
  none: 'No transaction fits.',
  onlyAccount: 'Only one account',
}

const ar: typeof en = {
  balances: 'الأرصدة',
  balancesLine: 'ما نحتفظ به موجب وما ندين به سالب، ومجموع كل عملة صفر.',
  account: 'الحساب',
  balance: 'الرصيد',
  count: 'عدد الحسابات',
  accounts: accountNames.ar,
  kinds: kindNames.ar,
  transactions: 'القيود',
  kind: 'النوع',
  reference: 'المرجع',
  referenceHint: 'معرّف طلب أو تشغيل أو استرداد أو دفعة',
  time: 'الوقت',
  lines: 'الأسطر',
  showLines: (count) =>
    arabicCount(count, {
      one: 'سطر واحد',
      two: 'سطران',
      few: '{n} أسطر',
      many: '{n} سطرًا',
      other: '{n} سطر',
    }),
  sum: 'المجموع',
  share: (percent) => `حصة ${percent}%`,
  left: 'غادر المتجر',
  none: 'لا قيد مطابق.',
  onlyAccount: 'حساب واحد فقط',
}

export const messages: Bilingual<typeof en> = { en, ar }
