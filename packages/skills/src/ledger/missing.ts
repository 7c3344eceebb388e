import type { Missing } from '../skill.ts'

/** What has to be asked for before a ledger is read. */
export const missing = {
  table: {
    name: {
      en: 'the ledger as a table with a heading line: date, description, amount and, if there is one, category',
      ar: 'الدفتر على شكل جدول بسطر عناوين: التاريخ والوصف والمبلغ والفئة إن وجدت',
    },
    example: {
      en: '"date,description,amount,category" and below it "2026-01-05,Office rent,10000,Rent"',
      ar: '«التاريخ,الوصف,المبلغ,الفئة» وتحته «2026-01-05,إيجار المكتب,10000,إيجار»',
    },
  },
  unknown: (word: string): Missing => ({
    name: {
      en: `what "${word}" stands for; no entry of the ledger holds it`,
      ar: `المقصود بكلمة «${word}»؛ فلا يحملها أي قيد في الدفتر`,
    },
    example: {
      en: 'a category, a supplier or a month as it stands in the ledger',
      ar: 'فئة أو جهة أو شهر كما ترد في الدفتر',
    },
  }),
  oneCurrency: {
    name: { en: 'all amounts in one currency', ar: 'المبالغ كلها بعملة واحدة' },
    example: { en: '"AED 10,000"', ar: '«10,000 درهم»' },
  },
}
