import { corporateTaxEstimator } from '../../../database/seed/agents/corporate-tax-estimator.ts'
import { csvLedgerAnalyst } from '../../../database/seed/agents/csv-ledger-analyst.ts'
import { mortgageAndLoanPlanner } from '../../../database/seed/agents/mortgage-and-loan-planner.ts'
import { runwayForecaster } from '../../../database/seed/agents/runway-forecaster.ts'
import { corporateTax } from '../../../skills/corporate-tax.ts'
import { currencyConverter } from '../../../skills/currency-converter.ts'
import { ledgerAnalysis } from '../../../skills/ledger-analysis.ts'
import { loanPlanner } from '../../../skills/loan-planner.ts'
import { runwayForecast } from '../../../skills/runway-forecast.ts'
import { asIn, dirhams, type Trade } from './trade.ts'

export const financeTrades: readonly Trade[] = [
  {
    skill: corporateTax,
    category: 'finance',
    emoji: '🏛️',
    callings: [
      {
        words: ['corporate tax', 'company tax', 'tax on profit', 'business tax', 'ضريبة الشركات', 'ضريبة الأرباح', 'الضريبة على الأرباح'],
        name: { en: 'Corporate Tax Estimator', ar: 'حاسبة ضريبة الشركات' },
      },
    ],
    hints: ['tax', 'taxable', 'profit', '9%', 'ضريبة', 'أرباح', 'ربح', 'شركات'],
    inputs: ['financial_info'],
    does: { en: 'estimates UAE corporate tax for a year', ar: 'يقدّر ضريبة الشركات في الإمارات عن سنة' },
    ...asIn(corporateTaxEstimator),
    promptAbout: (amount) => ({
      en: `My company made a profit of ${dirhams(amount).en}. How much corporate tax is due?`,
      ar: `حققت شركتي ربحًا قدره ${dirhams(amount).ar}. كم ضريبة الشركات المستحقة؟`,
    }),
  },
  {
    skill: loanPlanner,
    category: 'finance',
    emoji: '🏠',
    callings: [
      {
        words: [
          'mortgage',
          'home loan',
          'home finance',
          'buy a home',
          'buying a home',
          'تمويل عقاري',
          'التمويل العقاري',
          'رهن عقاري',
          'الرهن العقاري',
        ],
        name: { en: 'Mortgage Planner', ar: 'مخطط التمويل العقاري' },
      },
      {
        words: ['car loan', 'auto loan', 'car finance', 'قرض سيارة', 'قروض السيارات', 'تمويل السيارات'],
        name: { en: 'Car Loan Planner', ar: 'مخطط قروض السيارات' },
        prompt: {
          en: 'What is the monthly payment on a car loan of AED 90,000 at 3.5% over 5 years?',
          ar: 'كم القسط الشهري لقرض سيارة 90,000 درهم بفائدة 3.5% على 5 سنوات؟',
        },
      },
      {
        words: [
          'loan',
          'instalment',
          'installment',
          'borrow',
          'emi',
          'amortisation',
          'amortization',
          'قرض',
          'قروض',
          'قسط',
          'أقساط',
          'اقتراض',
        ],
        name: { en: 'Loan Planner', ar: 'مخطط القروض' },
      },
    ],
    hints: ['bank', 'interest', 'monthly payment', 'down payment', 'repay', 'debt', 'بنك', 'فائدة', 'دفعة أولى', 'سداد', 'ديون'],
    does: { en: 'works out loan payments, terms and total interest', ar: 'يحسب أقساط القروض ومددها ومجموع فوائدها' },
    ...asIn(mortgageAndLoanPlanner),
    promptAbout: (amount) => {
      const years = amount < 400_000 ? 5 : 25
      return {
        en: `What is the monthly payment on ${dirhams(amount).en} at 4.5% over ${years} years?`,
        ar: `كم القسط الشهري لقرض ${dirhams(amount).ar} بفائدة 4.5% على ${years === 5 ? '5 سنوات' : '25 سنة'}؟`,
      }
    },
  },
  {
    skill: runwayForecast,
    category: 'finance',
    emoji: '🛫',
    callings: [
      {
        words: ['cash flow', 'cashflow', 'liquidity', 'cash forecast', 'تدفق نقدي', 'التدفق النقدي', 'التدفقات النقدية', 'سيولة'],
        name: { en: 'Cash-Flow Forecaster', ar: 'مخطط التدفق النقدي' },
      },
      {
        words: [
          'runway',
          'burn rate',
          'cash last',
          'money last',
          'cash lasts',
          'run out of money',
          'run out of cash',
          'break even',
          'break-even',
          'يكفي النقد',
          'ينفد النقد',
          'نقطة التعادل',
          'معدل الحرق',
        ],
        name: { en: 'Runway Forecaster', ar: 'حاسبة مدة كفاية النقد' },
      },
    ],
    hints: ['cash', 'burn', 'startup', 'months', 'forecast', 'costs', 'نقد', 'شركات ناشئة', 'توقع', 'تكاليف'],
    inputs: ['financial_info'],
    does: { en: 'forecasts cash month by month and how long it lasts', ar: 'يتوقع النقد شهرًا بشهر وكم يكفي' },
    ...asIn(runwayForecaster),
  },
  {
    skill: ledgerAnalysis,
    category: 'finance',
    emoji: '📒',
    callings: [
      {
        words: ['expenses', 'expense', 'spending', 'spend', 'مصروفات', 'مصاريف', 'إنفاق', 'نفقات'],
        name: { en: 'Expense Analyst', ar: 'محلل المصروفات' },
      },
      {
        words: [
          'ledger',
          'bank statement',
          'bookkeeping',
          'transactions',
          'duplicate payments',
          'دفتر الأستاذ',
          'كشف حساب',
          'كشف الحساب',
          'معاملات',
          'مسك الدفاتر',
        ],
        name: { en: 'Ledger Analyst', ar: 'محلل الدفاتر' },
      },
    ],
    hints: ['budget', 'csv', 'accounts', 'accounting', 'duplicate', 'category', 'money', 'ميزانية', 'محاسبة', 'حسابات', 'مكررة', 'دفتر'],
    inputs: ['financial_info', 'business_data'],
    does: { en: 'shows where the money went in a pasted ledger', ar: 'يبيّن أين ذهب المال في دفتر ملصق' },
    ...asIn(csvLedgerAnalyst),
  },
  {
    skill: currencyConverter,
    category: 'finance',
    isGeneral: true,
    emoji: '💱',
    callings: [
      {
        words: [
          'currency',
          'currencies',
          'exchange rate',
          'dollars',
          'riyals',
          'foreign money',
          'عملة',
          'عملات',
          'سعر الصرف',
          'أسعار الصرف',
          'دولار',
          'ريال',
        ],
        name: { en: 'Currency Converter', ar: 'محول العملات' },
      },
    ],
    hints: ['convert', 'exchange', 'remittance', 'تحويل', 'صرف', 'حوالة'],
    does: { en: 'converts Gulf currencies and dollars at official rates', ar: 'يحوّل عملات الخليج والدولار بأسعارها الرسمية' },
    needs: {
      en: ['An amount and the currency you want', 'The rate, for currencies without a fixed one'],
      ar: ['المبلغ والعملة المطلوبة', 'سعر الصرف للعملات غير الثابتة'],
    },
    never: { en: ['Invents an exchange rate'], ar: ['يختلق سعر صرف'] },
    prompts: {
      en: ['Convert AED 25,000 to US dollars and Saudi riyals', 'How much is USD 1,200 in dirhams?', 'Convert 5,000 Saudi riyals to AED'],
      ar: ['حوّل 25,000 درهم إلى دولار وريال سعودي', 'كم يساوي 1,200 دولار بالدرهم؟', 'حوّل 5,000 ريال سعودي إلى درهم'],
    },
    promptAbout: (amount) => ({
      en: `Convert ${dirhams(amount).en} to US dollars`,
      ar: `حوّل ${dirhams(amount).ar} إلى دولار أمريكي`,
    }),
  },
]
