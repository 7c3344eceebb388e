import type { Bilingual, Language } from '@wakeel/contract'
import type { StatementKind } from './statement-lines.ts'

export const TITLE: Bilingual = { en: 'Earnings Statement', ar: 'كشف الأرباح' }

const en = {
  number: 'Number',
  firstDay: 'First day',
  lastDay: 'Last day',
  from: 'From',
  to: 'To',
  time: 'Time (UAE)',
  description: 'Description',
  share: 'Share',
  quantity: 'Count',
  amount: 'Amount',
  balance: 'Balance',
  inDirhams: 'AED',
  opening: 'Balance before',
  earned: 'Earned',
  takenBack: 'Taken back',
  paidOut: 'Paid out',
  closing: 'Balance after',
  closingOn: (amount: string, day: string) => `${amount} owed to you at the end of ${day}`,
  note: 'Your share of sales and runs, without VAT. Sales, and runs that a plan includes, stay on hold for the 30 days of the guarantee. This is not a tax invoice.',
}

const ar: typeof en = {
  number: 'الرقم',
  firstDay: 'أول يوم',
  lastDay: 'آخر يوم',
  from: 'من',
  to: 'إلى',
  time: 'الوقت (الإمارات)',
  description: 'الوصف',
  share: 'الحصة',
  quantity: 'العدد',
  amount: 'المبلغ',
  balance: 'الرصيد',
  inDirhams: 'بالدرهم',
  opening: 'الرصيد السابق',
  earned: 'المكتسب',
  takenBack: 'المسترجع',
  paidOut: 'المدفوع لك',
  closing: 'الرصيد اللاحق',
  closingOn: (amount, day) => `${amount} مستحقة لك في نهاية ${day}`,
  note: 'حصتك من المبيعات والتشغيلات من دون ضريبة القيمة المضافة. تبقى المبيعات، والتشغيلات المشمولة في باقة، محجوزة طوال أيام الضمان الثلاثين. هذا الكشف ليس فاتورة ضريبية.',
}

export const words: Record<Language, typeof en> = { en, ar }

const kinds: Record<StatementKind, (app: string) => Bilingual> = {
  run: (app) => ({ en: `Runs of ${app}`, ar: `تشغيل ${app}` }),
  included_run: (app) => ({ en: `Runs of ${app} included in a plan`, ar: `تشغيل ${app} ضمن باقة` }),
  sale: (app) => ({ en: `Sale of ${app}`, ar: `بيع ${app}` }),
  refund: (app) => ({ en: `Refund for ${app}`, ar: `استرداد عن ${app}` }),
  included_reversal: (app) => ({
    en: `Refund of a plan that included runs of ${app}`,
    ar: `استرداد باقة شملت تشغيل ${app}`,
  }),
  chargeback: (app) => ({ en: `Payment taken back for ${app}`, ar: `استرجاع دفعة عن ${app}` }),
  payout: () => ({ en: 'Payout to your bank', ar: 'تحويل إلى حسابك المصرفي' }),
  payout_returned: () => ({ en: 'Payout that the bank gave back', ar: 'تحويل أعاده المصرف' }),
  closing: () => ({ en: 'Correction', ar: 'تصحيح' }),
}

/** What a movement was. */
export const describeLine = (
  { kind, app }: { kind: StatementKind; app: Bilingual | null },
  language: Language,
): string => kinds[kind](app?.[language] ?? '')[language]
