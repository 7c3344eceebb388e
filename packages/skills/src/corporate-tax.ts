import {
  type CorporateTax,
  CorporateTaxInput,
  estimateCorporateTax,
} from './corporate-tax/estimate.ts'
import { explainCorporateTax } from './corporate-tax/explanation.ts'
import { readCorporateTax } from './corporate-tax/request.ts'
import { otherTaxWords, taxWords } from './corporate-tax/vocabulary.ts'
import { opening } from './reading/opening.ts'
import { mentions } from './reading/words.ts'
import { defineSkill } from './skill.ts'

const LONGEST_ACCOUNTS = 4000

export const corporateTax = defineSkill<CorporateTaxInput, CorporateTax>({
  name: 'corporate-tax',
  title: { en: 'UAE corporate tax', ar: 'ضريبة الشركات في الإمارات' },
  description: {
    en: 'Estimates UAE corporate tax for a year from the profit, or from revenue and expenses: 0% up to AED 375,000 and 9% above, with loss relief and a check for small business relief.',
    ar: 'تقدّر ضريبة الشركات الإماراتية عن سنة من الربح أو من الإيرادات والمصروفات: 0% حتى 375,000 درهم و9% على ما زاد، مع ترحيل الخسائر والتحقق من تسهيلات الأعمال الصغيرة.',
  },
  source: {
    title: {
      en: 'Federal Decree-Law No. 47 of 2022 and Cabinet Decision No. 116 of 2022',
      ar: 'المرسوم بقانون اتحادي رقم 47 لسنة 2022 وقرار مجلس الوزراء رقم 116 لسنة 2022',
    },
    url: 'https://mof.gov.ae/corporate-tax/',
    date: '2023-06-01',
  },
  input: CorporateTaxInput,
  suits: ({ text: message }) => {
    const text = opening(message, LONGEST_ACCOUNTS)
    if (mentions(text, otherTaxWords)) return 0
    if (mentions(text, taxWords)) return 0.9
    return mentions(text, ['profit', 'taxable income', 'ربح', 'أرباح', 'دخل خاضع']) ? 0.5 : 0
  },
  read: ({ text }) => readCorporateTax(opening(text, LONGEST_ACCOUNTS)),
  run: estimateCorporateTax,
  explain: explainCorporateTax,
})
