import { costLines } from '../cost-lines.ts'
import type { Field, Figures } from '../reading/figures.ts'

export const fields = {
  profit: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'taxable income',
      'taxable profit',
      'net profit',
      'profit',
      'net income',
      'net earning',
      'profit before tax',
      'net income before tax',
      'دخل خاضع للضريبة',
      'الدخل الخاضع',
      'صافي الربح',
      'صافي الأرباح',
      'صافي ربح',
      'صافي الدخل',
      'ربح',
      'أرباح',
      'ربحنا',
      'ربحت',
      'نربح',
    ],
  },
  // Costs are still to come off these.
  beforeCosts: {
    kind: 'money',
    labelledOnly: true,
    labels: ['gross profit', 'gross margin', 'ebitda', 'مجمل الربح', 'إجمالي الربح', 'الربح الإجمالي'],
  },
  // Profit when nothing is to be taken off, else revenue.
  income: {
    kind: 'money',
    labelledOnly: true,
    labels: ['income', 'made', 'make', 'making', 'earning', 'earned', 'earn', 'took in', 'دخل', 'حققت', 'حققنا', 'نكسب', 'كسبت', 'كسبنا'],
  },
  bare: { kind: 'money' },
  loss: {
    kind: 'money',
    labelledOnly: true,
    labels: ['loss of', 'net loss', 'made a loss', 'lost', 'loss', 'خسارة', 'خسرنا', 'خسرت', 'خسائر'],
  },
  carried: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'loss brought forward',
      'losses brought forward',
      'carried forward losses',
      'loss carried forward',
      'tax loss',
      'previous loss',
      'prior year loss',
      'loss from last year',
      'losses from last year',
      'past loss',
      'earlier loss',
      'خسائر مرحلة',
      'الخسائر المرحلة',
      'خسائر سابقة',
      'خسائر ضريبية',
      'خسارة مرحلة',
      'خسارة سابقة',
      'خسائر السنوات السابقة',
      'خسائر العام الماضي',
    ],
  },
  revenue: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'revenue',
      'turnover',
      'sold',
      'sold for',
      'billed',
      'invoiced',
      'sale',
      'sales',
      'gross income',
      'total income',
      'billing',
      'إيرادات',
      'إيراد',
      'مبيعات',
      'دخل إجمالي',
      'إجمالي الدخل',
      'عوائد',
      'رقم الأعمال',
    ],
  },
  margin: { kind: 'percent', labelledOnly: true, labels: ['margin', 'profit margin', 'net margin', 'هامش', 'هامش ربح', 'هامش الربح'] },
  ...costLines,
} as const satisfies Record<string, Field>

export type TaxFigures = Figures<typeof fields>

export const freeZoneWords = ['free zone', 'freezone', 'DMCC', 'JAFZA', 'DIFC', 'ADGM', 'منطقة حرة', 'المنطقة الحرة', 'المناطق الحرة']
export const naturalPersonWords = [
  'freelancer',
  'freelance',
  'sole proprietor',
  'sole establishment',
  'self-employed',
  'individual',
  'natural person',
  'عمل حر',
  'مستقل',
  'مؤسسة فردية',
  'شخص طبيعي',
]
export const taxWords = ['corporate tax', 'company tax', 'tax', 'taxes', 'ضريبة الشركات', 'ضريبة', 'ضرائب']
/** Other taxes and charges, whose amounts are no profit. */
export const otherTaxWords = [
  'vat',
  'value added tax',
  'excise',
  'customs',
  'penalty',
  'fine',
  'gratuity',
  'ضريبة القيمة المضافة',
  'القيمة المضافة',
  'انتقائية',
  'جمارك',
  'غرامة',
  'مكافأة',
]
