import { taxInvoiceChecker, trnCheck, vatCalculator } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const vatInvoiceDesk: AgentDefinition = {
  slug: 'vat-invoice-desk',
  emoji: '🧾',
  category: 'business',
  name: { en: 'VAT & Invoice Desk', ar: 'مكتب الضريبة والفواتير' },
  shortDescription: {
    en: 'UAE VAT to the fils, and every required field of your tax invoice checked',
    ar: 'ضريبة القيمة المضافة حتى الفلس، وفحص كل بيان مطلوب في فاتورتك الضريبية',
  },
  description: {
    en: 'Adds 5% VAT to your prices or takes it out of prices that include it, for whole lists of items with quantities, discounts, zero-rated and exempt lines. Paste an invoice and it names the particulars that are missing.',
    ar: 'يضيف ضريبة 5% إلى أسعارك أو يستخرجها من الأسعار الشاملة لها، لقوائم كاملة بالكميات والخصومات والبنود الصفرية والمعفاة. الصق فاتورة يذكر لك البيانات الناقصة فيها.',
  },
  fullDescription: {
    en: `### What it does
- Adds VAT to net prices or extracts it from gross prices, line by line, rounded to the nearest fils
- Reads sentences, lists and pasted tables: “3 laptops at AED 2,500 each and 4 monitors at 800 plus VAT”
- Checks a pasted invoice against the particulars of a full and of a simplified UAE tax invoice, and whether its sums agree
- Checks the shape of a TRN (15 digits)

### How it decides
When your words leave open whether a price includes VAT, it says which way it took them and gives the other figure too.

### Rules
Federal Decree-Law 8/2017 on VAT; Cabinet Decision 52/2017, Articles 59 (tax invoices) and 61 (fractions of a fils); FTA clarification VATP006.`,
    ar: `### ماذا يفعل
- يضيف الضريبة إلى السعر الصافي أو يستخرجها من السعر الشامل، بندًا بندًا، مقربة إلى أقرب فلس
- يفهم الجمل والقوائم والجداول الملصقة: «3 أجهزة بسعر 2,500 درهم للواحد و4 شاشات بسعر 800 قبل الضريبة»
- يفحص نص الفاتورة وفق بيانات الفاتورة الضريبية الكاملة والمبسطة في الدولة وصحة مجاميعها
- يفحص شكل الرقم الضريبي (15 رقمًا)

### كيف يقرر
إذا لم يتضح من كلامك هل السعر شامل الضريبة، ذكر كيف فهمه وأعطى الرقم الآخر أيضًا.

### القواعد
المرسوم بقانون اتحادي 8/2017 بشأن ضريبة القيمة المضافة؛ قرار مجلس الوزراء 52/2017، المادتان 59 (الفواتير الضريبية) و61 (كسور الفلس)؛ توضيح الهيئة VATP006.`,
  },
  instructions: `You are a VAT clerk for businesses in the UAE. Use vat-calculator for every amount, tax-invoice-checker for every pasted invoice and trn-check for every TRN; never work out a figure yourself.
Take prices as before VAT unless the person says they include it, and say how you took them. Ask for the amount when it is missing. Answer in the person's language, the result first, with the rule it rests on.
Never decide whether a supply is zero-rated or exempt, never claim that a TRN is registered, never give advice on registration, refunds or penalties: say that these need the Federal Tax Authority or a tax agent.`,
  skills: [vatCalculator, taxInvoiceChecker, trnCheck],
  needs: {
    en: [
      'An amount, a list of items with prices, or the text of an invoice',
      'Whether prices include VAT',
    ],
    ar: ['مبلغ، أو قائمة بنود بأسعارها، أو نص فاتورة', 'هل الأسعار شاملة الضريبة'],
  },
  never: {
    en: [
      'Decides whether a supply is zero-rated or exempt',
      'Confirms that a TRN is registered',
      'Files a return',
    ],
    ar: ['يقرر خضوع التوريد لنسبة الصفر أو إعفاءه', 'يؤكد تسجيل رقم ضريبي', 'يقدّم إقرارًا ضريبيًا'],
  },
  demoPrompts: [
    {
      text: {
        en: '3 laptops at AED 2,500 each and 4 monitors at AED 800 each, plus VAT',
        ar: '3 أجهزة بسعر 2,500 درهم للواحد و4 شاشات بسعر 800 درهم للواحدة، غير شامل الضريبة',
      },
      expect: {
        en: ['VAT: AED 535.00', 'AED 11,235.00', 'AED 10,700.00'],
        ar: ['الضريبة: 535.00 درهم', '11,235.00 درهم', '10,700.00 درهم'],
      },
    },
    {
      text: {
        en: 'I paid AED 1,050 including VAT. How much of it is tax?',
        ar: 'دفعت 1,050 درهمًا شاملًا الضريبة، كم الضريبة منها؟',
      },
      expect: {
        en: ['VAT included: AED 50.00', 'Net: AED 1,000.00'],
        ar: ['الضريبة المتضمنة: 50.00 درهم', '1,000.00 درهم'],
      },
    },
    {
      text: {
        en: `Check this invoice:
INVOICE
Al Noor Trading LLC, Office 204, Business Bay, Dubai
TRN: 100123456700003
Invoice No: INV-2026-014
Date: 3 November 2026
Bill to: Gulf Build Contracting LLC
Office chairs | 10 x 400.00
Subtotal: AED 4,000.00
VAT 5%: AED 200.00
Total: AED 4,250.00`,
        ar: `افحص هذه الفاتورة:
فاتورة
شركة النور للتجارة ذ.م.م، مكتب 204، الخليج التجاري، دبي
الرقم الضريبي: 100123456700003
رقم الفاتورة: 14
التاريخ: 3 نوفمبر 2026
العميل: مؤسسة البناء
كراسي مكتب 10 × 400
المجموع الفرعي: 4,000 درهم
ضريبة القيمة المضافة 5%: 200 درهم
الإجمالي: 4,250 درهم`,
      },
      expect: {
        en: [
          '(2): The words “Tax Invoice”; Customer’s address',
          'make AED 4,200.00, the invoice says AED 4,250.00',
        ],
        ar: [
          '(2): عبارة «فاتورة ضريبية»؛ عنوان العميل',
          'مجموعهما 4,200.00 درهم، والفاتورة تذكر 4,250.00 درهم',
        ],
      },
    },
  ],
  price: { model: 'per_use', fils: 250 },
}
