import type { Source } from '../skill.ts'

/** The standard rate, Article 3 of the Decree-Law. */
export const VAT_RATE = 0.05
/** Up to this a registered customer may get a simplified invoice too: Article 59(5) of the Executive Regulation. */
export const SIMPLIFIED_INVOICE_LIMIT = 10_000

export const vatLaw: Source = {
  title: {
    en: 'Federal Decree-Law 8/2017 on VAT and its Executive Regulation, Cabinet Decision 52/2017, as amended',
    ar: 'المرسوم بقانون اتحادي 8/2017 بشأن ضريبة القيمة المضافة ولائحته التنفيذية، قرار مجلس الوزراء 52/2017، وتعديلاتهما',
  },
  url: 'https://tax.gov.ae',
  date: '2018-01-01',
}
