import type { Bilingual, billing, Language } from '@wakeel/contract'
import type { InvoiceContent } from '../invoice-content.ts'

const titles: Record<billing.InvoiceKind, Bilingual> = {
  tax_invoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  credit_note: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  receipt: { en: 'Payment Receipt', ar: 'إيصال دفع' },
}

/** The words that the law wants on it (Executive Regulation of the VAT Law, articles 59 and 60), in both languages. */
export function titleOf({ kind, vatPercent }: InvoiceContent): Bilingual {
  // What takes back a receipt takes back no tax.
  if (kind === 'credit_note' && vatPercent === 0) return { en: 'Credit Note', ar: 'إشعار دائن' }
  return titles[kind]
}

const en = {
  number: 'Number',
  issued: 'Date of issue',
  supplied: 'Supplied in',
  paidWith: 'Paid with',
  paypal: 'PayPal',
  sandbox: 'Sandbox payment',
  wallet: 'Wakeel wallet',
  refundedTo: 'Returned to',
  from: 'From',
  billTo: 'Bill to',
  trn: (trn: string) => `TRN ${trn}`,
  paidOn: (amount: string, day: string) => `${amount} paid on ${day}`,
  returnedOn: (amount: string, day: string) => `${amount} returned on ${day}`,
  description: 'Description',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  vatRate: 'VAT',
  amount: 'Amount',
  beforeVat: 'AED, before VAT',
  inDirhams: 'AED',
  subtotal: 'Subtotal before VAT',
  vat: (percent: number) => `VAT ${percent} %`,
  total: 'Total',
  corrects: 'Corrects',
  numberOf: (number: string, day: string) => `${number} of ${day}`,
  reason: 'Reason',
  stoodAt: (number: string) => `Value on ${number}`,
  stoodAtBeforeVat: (number: string) => `Value on ${number}, before VAT`,
  correctedTo: 'Corrected value',
  correctedToBeforeVat: 'Corrected value, before VAT',
  difference: 'Difference before VAT',
  vatOfDifference: (percent: number) => `VAT ${percent} % on the difference`,
  charged: (dollars: string, rate: number) => `Charged in US dollars: USD ${dollars}. Rate of exchange: USD 1 = AED ${rate}.`,
  returned: (dollars: string, rate: number) => `Returned in US dollars: USD ${dollars}. Rate of exchange: USD 1 = AED ${rate}.`,
  roundedPerRun: 'VAT is worked out for each run and rounded to the fils.',
  voucher: 'This is not a tax invoice: VAT is due when the balance is spent, and the tax invoice for it comes then.',
  voucherReturned: 'No VAT was charged on this amount, so none is returned.',
  noRealMoney: 'Sandbox: no real money moved',
  percent: (percent: number) => `${percent} %`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

const ar: typeof en = {
  number: 'الرقم',
  issued: 'تاريخ الإصدار',
  supplied: 'فترة التوريد',
  paidWith: 'طريقة الدفع',
  paypal: 'PayPal',
  sandbox: 'دفع تجريبي',
  wallet: 'محفظة وكيل',
  refundedTo: 'أُعيد إلى',
  from: 'من',
  billTo: 'إلى',
  trn: (trn) => `رقم التسجيل الضريبي ${trn}`,
  paidOn: (amount, day) => `دُفع ${amount} في ${day}`,
  returnedOn: (amount, day) => `أُعيد ${amount} في ${day}`,
  description: 'الوصف',
  quantity: 'الكمية',
  unitPrice: 'سعر الوحدة',
  vatRate: 'الضريبة',
  amount: 'المبلغ',
  beforeVat: 'بالدرهم قبل الضريبة',
  inDirhams: 'بالدرهم',
  subtotal: 'المجموع قبل الضريبة',
  vat: (percent) => `ضريبة القيمة المضافة ${percent}٪`,
  total: 'الإجمالي',
  corrects: 'يصحّح',
  numberOf: (number, day) => `${number} بتاريخ ${day}`,
  reason: 'السبب',
  stoodAt: (number) => `القيمة في ${number}`,
  stoodAtBeforeVat: (number) => `القيمة في ${number} قبل الضريبة`,
  correctedTo: 'القيمة بعد التصحيح',
  correctedToBeforeVat: 'القيمة بعد التصحيح قبل الضريبة',
  difference: 'الفرق قبل الضريبة',
  vatOfDifference: (percent) => `ضريبة القيمة المضافة ${percent}٪ على الفرق`,
  charged: (dollars, rate) => `خُصم بالدولار الأمريكي: ${dollars} دولار. سعر الصرف: الدولار الواحد = ${rate} درهم.`,
  returned: (dollars, rate) => `أُعيد بالدولار الأمريكي: ${dollars} دولار. سعر الصرف: الدولار الواحد = ${rate} درهم.`,
  roundedPerRun: 'تُحتسب ضريبة القيمة المضافة لكل تشغيل وتُقرّب إلى أقرب فلس.',
  voucher: 'هذا الإيصال ليس فاتورة ضريبية: تُستحق ضريبة القيمة المضافة عند إنفاق الرصيد، وتصدر فاتورتها الضريبية حينها.',
  voucherReturned: 'لم تُحتسب ضريبة قيمة مضافة على هذا المبلغ، فلا ضريبة تُعاد عنه.',
  noRealMoney: 'بيئة تجريبية: لم تنتقل أموال حقيقية',
  percent: (percent) => `${percent}٪`,
  page: (page, pages) => `صفحة ${page} من ${pages}`,
}

export const words: Record<Language, typeof en> = { en, ar }
