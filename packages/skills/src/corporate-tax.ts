import {
  type CorporateTax,
  CorporateTaxInput,
  estimateCorporateTax,
} from './corporate-tax/estimate.ts'
import { explainCorporateTax } from './corporate-tax/explanation.ts'
import { corporateTaxFrame } from './corporate-tax/frame.ts'
import { interpretCorporateTax } from './corporate-tax/interpret.ts'
import { withLossesTogether } from './corporate-tax/several-losses.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const reader = readBy({
  frame: corporateTaxFrame,
  interpret: interpretCorporateTax,
  resultsOf: (input: CorporateTaxInput) => [{ value: estimateCorporateTax(input).tax }],
})

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
  limits: [
    {
      asked:
        'zakat, zakah, zatca, saudi tax, ksa tax, saudi corporate tax, oman tax, qatar tax, bahrain tax, kuwait tax, egypt tax, egyptian tax, indian tax, uk tax, us tax, زكاة, الزكاة, هيئة الزكاة, ضريبة السعودية, ضرائب السعودية, ضريبة مصر, ضرائب مصر, ضريبة عمان, ضريبة قطر, ضريبة البحرين, ضريبة الكويت',
      isInstead: true,
      sentence: {
        en: 'I work out UAE corporate tax only: no zakat and no tax of another country.',
        ar: 'أحسب ضريبة الشركات في الإمارات فقط، ولا أحسب الزكاة ولا ضرائب دولة أخرى.',
      },
    },
    {
      asked:
        'file my return, file the return, file the tax return, file the corporate tax return, file our return, file my tax, file for me, submit my return, submit the return, submit my tax, emaratax, my fta account, register me, register my company, قدم عني, تقديم الإقرار, يقدم إقرار, قدم الإقرار, إقرار ضريبة, إمارات تاكس, سجلني, ارفع الإقرار, ارفع عني, يرفع الإقرار, سجل شركتي',
      sentence: {
        en: 'I cannot file a return or act in EmaraTax for you: that is for you or your tax agent. What I can do is estimate the tax.',
        ar: 'لا أستطيع تقديم الإقرار ولا الدخول إلى إمارات تاكس نيابة عنك: ذلك لك أو لوكيلك الضريبي. ما أستطيعه هو تقدير الضريبة.',
      },
    },
    {
      asked:
        'hide income, hide some income, hide revenue, hide profit, evade, evasion, split my business, split the business, split the company, off the books, under the table, يخفي دخل, أخفي, نخفي, يتهرب, تهرب ضريبي, نقسم الشركة, أقسم الشركة, نقسم الأرباح على شركتين',
      sentence: {
        en: 'I do not help to hide income or to split a business so that less tax is due.',
        ar: 'لا أساعد على إخفاء الدخل ولا على تقسيم النشاط لتقليل الضريبة.',
      },
    },
  ],
  input: CorporateTaxInput,
  ...reader,
  read: (ask) => withLossesTogether(reader.read(ask), ask),
  run: estimateCorporateTax,
  explain: explainCorporateTax,
})
