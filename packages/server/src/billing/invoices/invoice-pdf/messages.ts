import type { Bilingual, billing, Language } from '@wakeel/contract'
import type { InvoiceContent } from '../../../database/schema/billing.ts'
import { isTaxDocument } from '../invoice-content.ts'

const titles: Record<billing.InvoiceKind, Bilingual> = {
  tax_invoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  credit_note: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  receipt: { en: 'Payment Receipt', ar: 'إيصال دفع' },
}

/** Titles where nobody has said who sells. */
const withoutSeller: Record<billing.InvoiceKind, Bilingual> = {
  tax_invoice: { en: 'Payment Document', ar: 'مستند دفع' },
  credit_note: { en: 'Credit Note', ar: 'إشعار دائن' },
  receipt: titles.receipt,
}

/** The words that the law wants on it (Executive Regulation of the VAT Law, articles 59 and 60), in both languages. */
export function titleOf({ kind, vatPercent, seller }: InvoiceContent): Bilingual {
  // What takes back a receipt takes back no tax.
  if (kind === 'credit_note' && vatPercent === 0) return { en: 'Credit Note', ar: 'إشعار دائن' }
  if (!isTaxDocument({ seller })) return withoutSeller[kind]
  return titles[kind]
}

/** PayPal takes no dirhams: it is charged the plan's own list price in dollars, which no rate makes of the dirhams. */
const ownPrice: Bilingual = {
  en: 'from the plan’s own list price in dollars; the dirhams are not converted from it',
  ar: 'وفق سعر الباقة المعلن بالدولار، ولا تُحوَّل منه مبالغ الدرهم',
}
const enRate = (rate: number) => `USD 1 = AED ${rate}, rounded up to the cent`
const arRate = (rate: number) => `بسعر ${rate} درهم للدولار، مقرّبًا إلى السنت الأعلى`

const en = {
  number: 'Number',
  issued: 'Date of issue',
  supplied: 'Supplied in',
  suppliedOn: 'Date of supply',
  replaces: 'Replaces',
  paidWith: 'Paid with',
  paypal: 'PayPal',
  sandbox: 'Sandbox payment',
  wallet: 'Wallet',
  refundedTo: 'Returned to',
  from: 'From',
  billTo: 'Bill to',
  trn: (trn: string) => `TRN ${trn}`,
  notTaxInvoice:
    'Not a tax invoice: the seller’s name, address and Tax Registration Number are not set in this store.',
  vatAmount: 'VAT, AED',
  paidOn: (amount: string, day: string) => `${amount} paid on ${day}`,
  returnedOn: (amount: string, day: string) => `${amount} returned on ${day}`,
  takenBack: (amount: string) => `${amount} taken back on paper; no money moved`,
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
  charged: (dollars: string, rate?: number) =>
    `Charged in US dollars: USD ${dollars}, ${rate ? `at ${enRate(rate)}` : ownPrice.en}.`,
  returned: (dollars: string, rate?: number) =>
    `Returned in US dollars: USD ${dollars}, ${rate ? `at ${enRate(rate)}` : ownPrice.en}.`,
  roundedPerRun: 'VAT is worked out for each run and rounded to the fils.',
  voucher:
    'This is not a tax invoice: VAT is due when the balance is spent, and the tax invoice for it comes then.',
  voucherReturned: 'No VAT was charged on this amount, so none is returned.',
  noRealMoney: 'Sandbox: no real money moved',
  percent: (percent: number) => `${percent} %`,
}

const ar: typeof en = {
  number: 'الرقم',
  issued: 'تاريخ الإصدار',
  supplied: 'فترة التوريد',
  suppliedOn: 'تاريخ التوريد',
  replaces: 'يحلّ محلّ',
  paidWith: 'طريقة الدفع',
  paypal: 'PayPal',
  sandbox: 'دفع تجريبي',
  wallet: 'المحفظة',
  refundedTo: 'أُعيد إلى',
  from: 'من',
  billTo: 'إلى',
  trn: (trn) => `رقم التسجيل الضريبي ${trn}`,
  notTaxInvoice: 'ليس فاتورة ضريبية: لم يُحدَّد في هذا المتجر اسم البائع وعنوانه ورقم تسجيله الضريبي.',
  vatAmount: 'الضريبة بالدرهم',
  paidOn: (amount, day) => `دُفع ${amount} في ${day}`,
  returnedOn: (amount, day) => `أُعيد ${amount} في ${day}`,
  takenBack: (amount) => `أُلغي ${amount} مستنديًا دون انتقال أموال`,
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
  charged: (dollars, rate) =>
    `خُصم بالدولار الأمريكي: ${dollars} دولار، ${rate ? arRate(rate) : ownPrice.ar}.`,
  returned: (dollars, rate) =>
    `أُعيد بالدولار الأمريكي: ${dollars} دولار، ${rate ? arRate(rate) : ownPrice.ar}.`,
  roundedPerRun: 'تُحتسب ضريبة القيمة المضافة لكل تشغيل وتُقرّب إلى أقرب فلس.',
  voucher:
    'هذا الإيصال ليس فاتورة ضريبية: تُستحق ضريبة القيمة المضافة عند إنفاق الرصيد، وتصدر فاتورتها الضريبية حينها.',
  voucherReturned: 'لم تُحتسب ضريبة قيمة مضافة على هذا المبلغ، فلا ضريبة تُعاد عنه.',
  noRealMoney: 'بيئة تجريبية: لم تنتقل أموال حقيقية',
  percent: (percent) => `${percent}٪`,
}

export const words: Record<Language, typeof en> = { en, ar }
