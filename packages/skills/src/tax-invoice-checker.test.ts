import { expect, test } from 'vitest'
import { taxInvoiceChecker } from './tax-invoice-checker.ts'
import { checkInvoice, type InvoiceCheck } from './vat/invoice.ts'
import type { FieldName } from './vat/invoice-fields.ts'

const today = '2026-11-20'
const full = `TAX INVOICE
Al Noor Trading LLC
Office 204, Business Bay, Dubai
TRN: 100123456700003
Invoice No: INV-2026-014
Date: 3 November 2026
Bill to: Gulf Build Contracting LLC
PO Box 1234, Abu Dhabi
TRN: 100987654300003
Description | Qty | Unit price | VAT | Amount
Office chairs | 10 | 400.00 | 5% | 4,200.00
Subtotal: AED 4,000.00
VAT 5%: AED 200.00
Total: AED 4,200.00`

const check = (text: string) =>
  (taxInvoiceChecker.run({ text }, { today }) as { check: InvoiceCheck }).check
const faulty = (text: string) =>
  check(text)
    .fields.filter(({ status }) => status === 'missing' || status === 'wrong')
    .map(({ field }) => field)

test('a full tax invoice has every particular and its sums add up', () => {
  expect(faulty(full)).toEqual([])
  expect(check(full)).toMatchObject({
    net: 4000,
    tax: 200,
    gross: 4200,
    sums: [],
    isSimplifiedComplete: true,
    isWithinSimplifiedLimit: true,
  })
})

test('“2 chairs x 400” holds a quantity and a unit price', () => {
  const text = 'Tax Invoice\nAl Noor Trading LLC\nInvoice 14\n2 chairs x 400\nVAT 5% 40\nTotal 840'
  const found = Object.fromEntries(
    checkInvoice(text, '2026-11-20').fields.map(({ field, status }) => [field, status]),
  )
  expect(found).toMatchObject({ quantity: 'present', unitPrice: 'present' })
})

test.each([
  'AC service 3 x 750',
  'Dates 3 x 20',
  'صيانة مكيف 3 × 750',
  'صيانة مكيف ٣ × ٧٥٠',
  'هاتف مكتبي 2 * 900',
  '3 صناديق × 750',
])('“%s” is what was supplied, how much of it and at what price', (line) => {
  const text = `Tax Invoice\nAl Noor Trading LLC\nInvoice 14\n${line}\nVAT 5% 40\nTotal 840`
  const { fields } = checkInvoice(text, '2026-11-20')
  for (const name of ['description', 'unitPrice', 'quantity'])
    expect(fields.find(({ field }) => field === name)).toMatchObject({ found: line })
})

test.each<[string, string, string, FieldName[]]>([
  ['the title says only Invoice', 'TAX INVOICE', 'INVOICE', ['title']],
  [
    'the supplier’s address is left out',
    'Office 204, Business Bay, Dubai\n',
    '',
    ['supplierAddress'],
  ],
  [
    'the supplier’s TRN has 14 digits',
    'TRN: 100123456700003\n',
    'TRN: 10012345670000\n',
    ['supplierTrn'],
  ],
  ['the number is left out', 'Invoice No: INV-2026-014\n', '', ['number']],
  ['the date is left out', 'Date: 3 November 2026\n', '', ['issueDate']],
  [
    'the customer is left out',
    'Bill to: Gulf Build Contracting LLC\nPO Box 1234, Abu Dhabi\nTRN: 100987654300003\n',
    '',
    ['customerName', 'customerAddress'],
  ],
  ['the tax amount is left out', 'VAT 5%: AED 200.00\n', '', ['tax']],
  ['the total is left out', 'Total: AED 4,200.00', '', ['gross']],
])('%s', (_, written, instead, fields) => {
  expect(faulty(full.replace(written, instead))).toEqual(fields)
})

test.each([
  [
    'a total that is not net plus tax',
    'Total: AED 4,200.00',
    'Total: AED 4,250.00',
    'Net AED 4,000.00 and VAT AED 200.00 make AED 4,200.00, the invoice says AED 4,250.00.',
  ],
  [
    'a tax that is not 5 %',
    'VAT 5%: AED 200.00\nTotal: AED 4,200.00',
    'VAT 5%: AED 240.00\nTotal: AED 4,240.00',
    '5% of AED 4,000.00 is AED 200.00, the invoice charges AED 240.00: too much. The total would be AED 4,200.00.',
  ],
  [
    'a tax below 5 %',
    'VAT 5%: AED 200.00\nTotal: AED 4,200.00',
    'VAT 5%: AED 150.00\nTotal: AED 4,150.00',
    '5% of AED 4,000.00 is AED 200.00, the invoice charges AED 150.00: too little. The total would be AED 4,200.00.',
  ],
])('%s is pointed out', (_, written, instead, sentence) => {
  expect(check(full.replace(written, instead)).sums.map(({ en }) => en)).toEqual([sentence])
})

test('a café receipt lacks what even a simplified invoice needs', () => {
  const receipt = 'Invoice\nFresh Cafe\nDate 12/10/2026\n2 x latte 18.00\nTotal 37.80'
  expect(check(receipt)).toMatchObject({ gross: 37.8, isSimplifiedComplete: false })
  expect(faulty(receipt)).toContain('supplierTrn')
})

test('an Arabic invoice is read by its Arabic labels', () => {
  const invoice = `فاتورة ضريبية
شركة النور للتجارة ذ.م.م
دبي، شارع الشيخ زايد
الرقم الضريبي: ١٠٠١٢٣٤٥٦٧٠٠٠٠٣
رقم الفاتورة: 77
التاريخ: 3 نوفمبر 2026
العميل: مؤسسة البناء
العنوان: الشارقة، ص.ب 99
كراسي مكتب 10 × 400
المجموع الفرعي: 4,000 درهم
ضريبة القيمة المضافة 5%: 200 درهم
الإجمالي: 4,200 درهم`
  expect(faulty(invoice)).toEqual([])
})

test.each([
  ['check my invoice please', { missing: [{ name: { en: 'the text of the invoice' } }] }],
  ['what must a tax invoice contain?', { input: {} }],
  ['ما متطلبات الفاتورة الضريبية؟', { input: {} }],
  [`Please check this: \n${full}`, { input: { text: full } }],
])('%s', (text, reading) => {
  expect(taxInvoiceChecker.read({ text, language: 'en', today })).toMatchObject(reading)
})

test('a short Arabic invoice with Arabic digits is checked and not calculated', () => {
  const text = `شوفوا الفاتورة ناقصها شي؟
فاتورة
محل النخيل، ديرة، دبي
التاريخ: ١٢ نوفمبر ٢٠٢٦
مثقاب ٢ × ٣٠٠
المجموع قبل الضريبة ٦٠٠
ضريبة ٥٪ ٣٠
الإجمالي ٦٤٠`
  expect(taxInvoiceChecker.suits({ text, language: 'ar', today })).toBeGreaterThan(0.8)
  expect(check(text).sums.map(({ en }) => en)).toEqual([
    'Net AED 600.00 and VAT AED 30.00 make AED 630.00, the invoice says AED 640.00.',
  ])
})

test('a sentence about the lines of an invoice is no invoice', () => {
  const text =
    'Preparing invoice 318 for a client in Deira: design 4,000 standard rated, and 2,500 rent of a flat, exempt. Both before VAT. What is the total VAT, and the grand total please?'
  expect(taxInvoiceChecker.suits({ text, language: 'en', today })).toBe(0)
})

test('what a simplified invoice needs not is no fault of it, and words are quoted as they stand', () => {
  const text = `افحص هالفاتورة:
فاتورة ضريبية مبسطة
مخبز السنبلة، الشارقة
الرقم الضريبي: 100222333400003
التاريخ: 21/11/2026
كيك 2 × 90.00
ضريبة القيمة المضافة 5% 9.00
الإجمالي 189.00`
  const reading = taxInvoiceChecker.read({ text, language: 'ar', today })
  if (!('input' in reading)) throw new Error('asked back')
  const answer = taxInvoiceChecker.explain(taxInvoiceChecker.run(reading.input, { today }), 'ar')
  expect(answer).not.toContain('**ناقص**')
  expect(answer).toContain('ضريبة القيمة المضافة 5%')
})

test.each([
  ['No: 4410', '4410'],
  ['Serial no. AB-77', 'AB-77'],
  ['الرقم التسلسلي: ٥٥١٢', '5512'],
])('“%s” on a line of its own above the goods is the number of the invoice', (line, number) => {
  const { fields } = check(full.replace('Invoice No: INV-2026-014', line))
  expect(fields.find(({ field }) => field === 'number')).toMatchObject({ found: number })
})

test('a name before its address on one line is a name, though no word in it says company', () => {
  const { fields } = check(
    `فاتورة ضريبية
مغسلة النورس، المجاز 2، الشارقة
الرقم الضريبي: 100345678900003
رقم الفاتورة: 5
العميل: مطعم البحر، الخان، الشارقة
غسيل سجاد 4 × 100
ضريبة 5%: 20 درهم
الإجمالي: 420 درهم`,
  )
  const found = Object.fromEntries(fields.map(({ field, found }) => [field, found]))
  expect(found).toMatchObject({
    supplierName: 'مغسلة النورس',
    supplierAddress: 'المجاز 2، الشارقة',
    customerName: 'مطعم البحر',
    customerAddress: 'الخان، الشارقة',
    gross: { ar: '420.00 درهم' },
  })
})

test.each([
  [
    'Total incl. VAT AED 189.00\nVAT included 9.45',
    'The VAT in a total of AED 189.00 is AED 9.00 (5/105), on a net of AED 180.00; the invoice says AED 9.45, which is 5% on top of AED 189.00.',
  ],
  [
    'Total AED 189.00\nVAT 9.45',
    'The VAT in a total of AED 189.00 is AED 9.00 (5/105), on a net of AED 180.00; the invoice says AED 9.45, which is 5% on top of AED 189.00 and right only if that is before VAT.',
  ],
  ['Total incl. VAT AED 189.00\nVAT included 9.00', undefined],
])('of a receipt that ends with %j the tax is checked within its total', (sums, sentence) => {
  const receipt = `TAX INVOICE\nCardamom Cafe\nAl Wasl Road, Dubai\nTRN 100417723900003\n24/11/2026 13:42 table 9\nLunch set x3 189.00\n${sums}`
  const { fields, sums: found } = check(receipt)
  expect(found.map(({ en }) => en)).toEqual(sentence === undefined ? [] : [sentence])
  expect(fields.find(({ field }) => field === 'description')?.found).toBe('Lunch set x3 189.00')
})

test('items with their prices whose tax is asked are no invoice', () => {
  const text =
    'مشتريات المكتب شاملة الضريبة، كم مجموع الضريبة؟\nالصنف\tالكمية\tسعر الوحدة\nحبر\t4\t94.50'
  expect(taxInvoiceChecker.suits({ text, language: 'ar', today })).toBeLessThan(0.5)
})

const BARE = `INVOICE
Bright Signs LLC, Warehouse 9, Al Qusais, Dubai
Invoice No: 0457
Date: 18 November 2026
Bill to: Oasis Medical Centre LLC, Al Nahda, Dubai, TRN 100987654300003
Shop sign | 1 x 12,000.00
Subtotal AED 12,000.00
VAT 5% AED 600.00
Total AED 12,600.00`
const LAUNDRY = `فاتورة ضريبية
مغسلة الندى
شارع الاتحاد، عجمان
الرقم الضريبي: 100556677800003
غسيل سجاد 2 × 60.00 = 120.00
ضريبة القيمة المضافة 5%: 6.00 دراهم
الإجمالي: 126.00 درهمًا`

test.each([
  [
    `what's missing here? client bounced it\n${BARE}`,
    'full tax invoice (2): The words “Tax Invoice”; Supplier’s TRN.',
  ],
  [
    `Is this fine? My boss is unsure\n\n${BARE}`,
    'full tax invoice (2): The words “Tax Invoice”; Supplier’s TRN.',
  ],
  [
    `هل تكفي هذه فاتورةً ضريبيةً مبسطة؟ وإن كان ينقصها شيء فما هو؟\n\n${LAUNDRY}`,
    'simplified tax invoice (1): Date of issue.',
  ],
  [
    `راجع الفاتورة لو سمحت\n${LAUNDRY}`,
    'Customer’s name; Customer’s address; Sequential or unique number; Date of issue.',
  ],
])('what is asked above an invoice is none of it, and an address is no name: %s', (text, said) => {
  const reading = taxInvoiceChecker.read({ text, language: 'en', today })
  if (!('input' in reading)) throw new Error('asked')
  const input = taxInvoiceChecker.input.parse(reading.input)
  expect(taxInvoiceChecker.explain(taxInvoiceChecker.run(input, { today }), 'en')).toContain(said)
})
