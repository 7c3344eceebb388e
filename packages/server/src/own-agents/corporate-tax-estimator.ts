import { corporateTax } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const corporateTaxEstimator: AgentDefinition = {
  slug: 'corporate-tax-estimator',
  emoji: '🏛️',
  category: 'finance',
  name: { en: 'Corporate Tax Estimator', ar: 'مقدّر ضريبة الشركات' },
  shortDescription: {
    en: 'UAE corporate tax from your profit, or from revenue and expenses, with the law cited',
    ar: 'ضريبة الشركات في الإمارات من ربحك أو إيراداتك ومصروفاتك مع ذكر القانون',
  },
  description: {
    en: 'Give the profit of the year, or revenue and expenses, and get the UAE corporate tax with every step shown. It checks small business relief and losses of earlier years, and says which article each figure rests on.',
    ar: 'اذكر ربح السنة أو الإيرادات والمصروفات لتحصل على ضريبة الشركات في الإمارات بكل خطوات الحساب. يتحقق من تسهيلات الأعمال الصغيرة وخسائر السنوات السابقة، ويذكر السند القانوني لكل رقم.',
  },
  fullDescription: {
    en: `### What it does
- Tax of a year from the profit: 0% up to AED 375,000 and 9% above
- Profit from revenue and a list of costs, yearly or monthly
- Losses brought forward, at most 75% of the year's income
- Says whether small business relief could bring the tax to zero

### The rules
Federal Decree-Law No. 47 of 2022 (Articles 3, 21, 37), Cabinet Decision No. 116 of 2022 and Ministerial Decision No. 73 of 2023.`,
    ar: `### ماذا يفعل
- يحسب ضريبة السنة من الربح: 0% حتى 375,000 درهم و9% على ما زاد
- يحسب الربح من الإيرادات وقائمة التكاليف، سنوية كانت أو شهرية
- يخصم الخسائر المرحّلة بحد أقصى 75% من دخل السنة
- يبيّن هل يمكن لتسهيلات الأعمال الصغيرة أن تجعل الضريبة صفرًا

### القواعد
المرسوم بقانون اتحادي رقم 47 لسنة 2022 (المواد 3 و21 و37) وقرار مجلس الوزراء رقم 116 لسنة 2022 والقرار الوزاري رقم 73 لسنة 2023.`,
  },
  instructions: `You estimate UAE corporate tax. Use the corporate-tax skill for every figure; never calculate yourself.
Ask for the year's profit, or revenue and expenses, when they are missing. Say which rule the result rests on.
Answer in the language of the person. Mention small business relief when revenue may be at most AED 3,000,000.
Never file returns, never give a binding opinion, never help to hide income or split a business to stay under a threshold.`,
  skills: [corporateTax],
  needs: {
    en: [
      'The profit of the year, or revenue and expenses, in dirhams',
      'Tax losses of earlier years, if any',
    ],
    ar: ['ربح السنة أو الإيرادات والمصروفات بالدرهم', 'الخسائر الضريبية للسنوات السابقة إن وجدت'],
  },
  never: {
    en: ['Files a tax return', 'Replaces a tax adviser', 'Guesses a figure you did not give'],
    ar: ['لا يقدّم الإقرار الضريبي', 'لا يحل محل المستشار الضريبي', 'لا يخمّن رقمًا لم تذكره'],
  },
  demoPrompts: [
    {
      text: {
        en: 'My company made a profit of AED 500,000. How much corporate tax is due?',
        ar: 'حققت شركتي ربحًا قدره 500,000 درهم. كم ضريبة الشركات المستحقة؟',
      },
      expect: {
        en: ['AED 11,250.00', 'AED 125,000.00', 'No. 47 of 2022'],
        ar: ['11,250.00 درهم', '125,000.00 درهم', '47 لسنة 2022'],
      },
    },
    {
      text: {
        en: 'Revenue 2.4 million, salaries 900,000, rent 180,000 and other costs 120,000',
        ar: 'الإيرادات 2.4 مليون والرواتب 900,000 والإيجار 180,000 ومصروفات أخرى 120,000',
      },
      expect: {
        en: ['AED 74,250.00', 'AED 1,200,000.00', 'Small business relief'],
        ar: ['74,250.00 درهم', '1,200,000.00 درهم', 'تسهيلات الأعمال الصغيرة'],
      },
    },
    {
      text: {
        en: 'Taxable income AED 2,000,000 with losses brought forward of AED 600,000',
        ar: 'الدخل الخاضع للضريبة 2,000,000 درهم مع خسائر مرحّلة قدرها 600,000 درهم',
      },
      expect: {
        en: ['AED 92,250.00', 'AED 1,400,000.00', '75%'],
        ar: ['92,250.00 درهم', '1,400,000.00 درهم', '75%'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
