import type { Field } from './reading/figures.ts'

/** The lines a business lists its costs by. Each counts once; a stated total replaces them all. */
export const costLines = {
  totalCosts: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'total expense',
      'total cost',
      'total spending',
      'all costs',
      'overall expense',
      'إجمالي المصروفات',
      'إجمالي التكاليف',
      'مجموع المصروفات',
      'مجموع المصاريف',
      'إجمالي المصاريف',
    ],
  },
  costs: {
    kind: 'money',
    labelledOnly: true,
    labels: [
      'expense',
      'deductible expense',
      'cost',
      'spend',
      'spent',
      'spending',
      'spending',
      'outgoing',
      'expenditure',
      'opex',
      'operating expense',
      'operating cost',
      'running cost',
      'مصروفات',
      'مصاريف',
      'مصروف',
      'تكاليف',
      'تكلفة',
      'نفقات',
      'نصرف',
      'صرفنا',
      'صرفت',
      'ننفق',
      'أصرف',
      'أنفق',
      'مصروفات تشغيلية',
    ],
  },
  costOfSales: {
    kind: 'money',
    labelledOnly: true,
    labels: ['cost of sales', 'cost of goods', 'cost of goods sold', 'cogs', 'تكلفة المبيعات', 'تكلفة البضاعة'],
  },
  salaries: { kind: 'money', labelledOnly: true, labels: ['salary', 'payroll', 'wage', 'staff cost', 'رواتب', 'الرواتب', 'أجور', 'راتب'] },
  rent: { kind: 'money', labelledOnly: true, labels: ['rent', 'office rent', 'إيجار', 'إيجار المكتب'] },
  marketing: { kind: 'money', labelledOnly: true, labels: ['marketing', 'advertising', 'ads', 'تسويق', 'إعلانات'] },
  software: { kind: 'money', labelledOnly: true, labels: ['software', 'hosting', 'subscriptions', 'برمجيات', 'اشتراكات', 'استضافة'] },
  utilities: { kind: 'money', labelledOnly: true, labels: ['utility', 'utilities', 'electricity', 'internet', 'كهرباء', 'مرافق'] },
  interest: { kind: 'money', labelledOnly: true, labels: ['interest expense', 'interest paid', 'finance cost', 'فوائد', 'تكاليف التمويل'] },
  depreciation: { kind: 'money', labelledOnly: true, labels: ['depreciation', 'amortisation', 'amortization', 'إهلاك', 'استهلاك'] },
  otherCosts: {
    kind: 'money',
    labelledOnly: true,
    labels: ['other expense', 'other cost', 'other', 'misc', 'miscellaneous', 'مصروفات أخرى', 'مصاريف أخرى', 'أخرى'],
  },
} as const satisfies Record<string, Field>

export type CostLine = keyof typeof costLines
export const costLineNames = Object.keys(costLines) as CostLine[]
