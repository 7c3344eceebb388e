import type { Bilingual } from '@wakeel/contract'

/** The particulars of Article 59(1) that a text can be checked for. */
export const invoiceFields = {
  title: { en: 'The words “Tax Invoice”', ar: 'عبارة «فاتورة ضريبية»' },
  supplierName: { en: 'Supplier’s name', ar: 'اسم المورد' },
  supplierAddress: { en: 'Supplier’s address', ar: 'عنوان المورد' },
  supplierTrn: { en: 'Supplier’s TRN', ar: 'الرقم الضريبي للمورد' },
  customerName: { en: 'Customer’s name', ar: 'اسم العميل' },
  customerAddress: { en: 'Customer’s address', ar: 'عنوان العميل' },
  customerTrn: {
    en: 'Customer’s TRN (when registered)',
    ar: 'الرقم الضريبي للعميل (إن كان مسجلًا)',
  },
  number: { en: 'Sequential or unique number', ar: 'رقم متسلسل أو مميز' },
  issueDate: { en: 'Date of issue', ar: 'تاريخ الإصدار' },
  supplyDate: { en: 'Date of supply (when different)', ar: 'تاريخ التوريد (إن اختلف)' },
  description: { en: 'Description of goods or services', ar: 'وصف السلع أو الخدمات' },
  unitPrice: { en: 'Unit price', ar: 'سعر الوحدة' },
  quantity: { en: 'Quantity or volume', ar: 'الكمية أو الحجم' },
  rate: { en: 'Rate of tax', ar: 'نسبة الضريبة' },
  discount: { en: 'Discount (when offered)', ar: 'الخصم (إن وُجد)' },
  gross: { en: 'Gross amount payable in AED', ar: 'إجمالي المبلغ المستحق بالدرهم' },
  tax: { en: 'Tax amount in AED', ar: 'مبلغ الضريبة بالدرهم' },
} satisfies Record<string, Bilingual>
export type FieldName = keyof typeof invoiceFields

/** What a simplified tax invoice needs, Article 59(2). */
export const simplifiedFields: readonly FieldName[] = [
  'title',
  'supplierName',
  'supplierAddress',
  'supplierTrn',
  'issueDate',
  'description',
  'gross',
  'tax',
]
