import {
  corporateTax,
  currencyConverter,
  ledgerAnalysis,
  loanPlanner,
  runwayForecast,
  savingsPlanner,
} from '@wakeel/skills'
import { corporateTaxEstimator } from '../../../own-agents/corporate-tax-estimator.ts'
import { csvLedgerAnalyst } from '../../../own-agents/csv-ledger-analyst.ts'
import { mortgageAndLoanPlanner } from '../../../own-agents/mortgage-and-loan-planner.ts'
import { runwayForecaster } from '../../../own-agents/runway-forecaster.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, dirhams, type Trade } from './trade.ts'

export const financeTrades: readonly Trade[] = [
  {
    skill: corporateTax,
    category: 'finance',
    emoji: '🏛️',
    callings: [
      {
        words: wordsOf(`
          corporate tax, company tax, tax on profit, business tax, tax + profit, tax + free zone,
          ضريبة الشركات, ضريبة الأرباح, الضريبة على الأرباح, ضريبة + أرباح, ضريبة + شركتي
        `),
        name: { en: 'Corporate Tax Estimator', ar: 'حاسبة ضريبة الشركات' },
      },
    ],
    hints: wordsOf('tax, taxable, profit, ضريبة, أرباح, ربح, شركات'),
    inputs: ['financial_info'],
    does: {
      en: 'estimates UAE corporate tax for a year',
      ar: 'يقدّر ضريبة الشركات في الإمارات عن سنة',
    },
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
        words: wordsOf(`
          pay monthly + flat, monthly payment + flat, monthly payment + home, monthly payment + house, monthly payment +
          apartment, mortgage, home loan, home finance, buy a home, buying a home, buy a house, buying a house, buy a flat, buy
          an apartment, house + afford, home + afford, property + afford, apartment + afford, villa + afford,
          شراء شقة, شراء فيلا, تمويل عقاري, التمويل العقاري, رهن عقاري, الرهن العقاري, تمويل المنازل, قرض الإسكان, قرض سكني,
          القرض السكني, شراء منزل, شراء بيت
        `),
        name: { en: 'Mortgage Planner', ar: 'حاسبة التمويل العقاري' },
      },
      {
        words: wordsOf(`
          car loan, auto loan, car finance, car + loan, car + instalment, car + finance, paying off + car, pay off + car,
          أقترض + سيارة, تمويل + سيارة, قرض سيارة, قرض السيارة, قروض السيارات, تمويل السيارات, تمويل سيارة, قسط + سيارة, أقساط
          + سيارة
        `),
        name: { en: 'Car Loan Planner', ar: 'حاسبة قروض السيارات' },
        prompts: {
          en: ['What is the monthly payment on a car loan of AED 90,000 at 3.5% over 5 years?'],
          ar: ['كم القسط الشهري لقرض سيارة 90,000 درهم بفائدة 3.5% على 5 سنوات؟'],
        },
      },
      {
        words: wordsOf(`
          loan, instalment, installment, borrow, borrowing, emi, amortisation, amortization, pay off debt, repay, repayment,
          قرض, قروض, قسط, أقساط, اقتراض, سداد الديون
        `),
        name: { en: 'Loan Planner', ar: 'حاسبة القروض' },
      },
    ],
    hints: wordsOf(
      'bank, interest, monthly payment, down payment, repay, debt, بنك, فائدة, دفعة أولى, سداد, ديون',
    ),
    does: {
      en: 'works out loan payments, terms and total interest',
      ar: 'يحسب أقساط القروض ومددها ومجموع فوائدها',
    },
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
    skill: savingsPlanner,
    category: 'finance',
    emoji: '🐖',
    callings: [
      {
        words: wordsOf(`
          savings plan, savings goal, saving goal, saving up, save up, save for, put aside, set aside, emergency fund, down
          payment + save, wedding + save, university + save, saving + month, saving + goal,
          ادخار, الادخار, مدخرات, تحويش, =أحوش, =نحوش, =يحوش, توفير + هدف, التوفير + شهر, أوفر + شهر, صندوق الطوارئ, توفير + عرس, توفير + جامعة
        `),
        name: { en: 'Savings Planner', ar: 'مخطط الادخار' },
      },
    ],
    hints: wordsOf(
      'save, savings, goal, monthly, future, wedding, وفر, توفير, هدف, شهري, مستقبل, عرس',
    ),
    does: {
      en: 'works out what to save each month for a goal',
      ar: 'يحسب كم توفّر كل شهر لبلوغ هدفك',
    },
    needs: {
      en: ['Two of: the goal, what you put aside each month, the time', 'What is saved, if any'],
      ar: ['اثنان من: الهدف، ما توفّره شهريًا، المدة', 'المدخر حتى الآن إن وجد'],
    },
    never: {
      en: ['Promises a return', 'Gives investment advice'],
      ar: ['لا يعد بعائد', 'لا يقدّم نصيحة استثمارية'],
    },
    prompts: {
      en: [
        'I want AED 60,000 in 3 years. What do I put aside each month?',
        'I have 8,000 and save 2,000 a month. When do I reach 50,000?',
        'What do 1,500 a month come to in 10 years at 4%?',
      ],
      ar: [
        'أريد 60,000 درهم خلال 3 سنوات، كم أوفّر شهريًا؟',
        'عندي 8,000 درهم وأوفّر 2,000 شهريًا، متى أصل إلى 50,000 درهم؟',
        'كم تبلغ 1,500 درهم شهريًا في 10 سنوات بعائد 4%؟',
      ],
    },
    promptAbout: (amount) => ({
      en: `How much a month gets me ${dirhams(amount).en} in 5 years?`,
      ar: `كم أوفّر شهريًا لأجمع ${dirhams(amount).ar} خلال 5 سنوات؟`,
    }),
  },
  {
    skill: runwayForecast,
    category: 'finance',
    emoji: '🛫',
    callings: [
      {
        words: wordsOf(`
          cash flow, cashflow, liquidity, cash forecast, forecast + cash,
          تدفق نقدي, التدفق النقدي, التدفقات النقدية, سيولة
        `),
        name: { en: 'Cash-Flow Forecaster', ar: 'توقّع التدفق النقدي' },
      },
      {
        words: wordsOf(`
          runway, burn rate, run out of money, run out of cash, running out of money, runs out of money, cash last, cash lasts, long + money + last, long + cash + last,
          money last, money lasts, break even, break-even,
          يكفي النقد, ينفد النقد, نفاد النقد, نقطة التعادل, معدل الحرق, رصيد + ينتهي, رصيد + ينفد, رصيد + يكفي, أموال + تنفد,
          ينفد المال, المال + يكفي
        `),
        name: { en: 'Runway Forecaster', ar: 'حاسبة مدة كفاية النقد' },
      },
    ],
    hints: wordsOf(
      'cash, burn, startup, spending, months, forecast, costs, نقد, شركات ناشئة, توقع, تكاليف',
    ),
    inputs: ['financial_info'],
    does: {
      en: 'forecasts cash month by month and how long it lasts',
      ar: 'يتوقع النقد شهرًا بشهر وكم يكفي',
    },
    ...asIn(runwayForecaster),
  },
  {
    skill: ledgerAnalysis,
    category: 'finance',
    emoji: '📒',
    callings: [
      {
        words: wordsOf(`
          we spend, spend on, expenses, expense, =spending, spend + money, spending habits, where + money + go, money goes,
          مصروفات, مصاريف, إنفاق, نفقات
        `),
        name: { en: 'Expense Analyst', ar: 'محلل المصروفات' },
      },
      {
        words: wordsOf(`
          bank export, bank + csv, ledger, bank statement, bookkeeping, transactions, duplicate payments, paid twice, household budget, monthly budget,
          budget planner, track + budget,
          دفتر الأستاذ, كشف حساب, كشف الحساب, كشف بنكي, كشف البنك, =فلوسي + تروح, فلوس + تروح, فلوس + بتروح, كشوف الحسابات, معاملات بنكية, المعاملات البنكية, مسك الدفاتر, ميزانية الأسرة,
          الميزانية الشهرية
        `),
        name: { en: 'Ledger Analyst', ar: 'محلل الدفاتر' },
      },
    ],
    hints: wordsOf(
      'budget, csv, accounts, accounting, duplicate, category, money, ميزانية, محاسبة, حسابات, مكررة, دفتر',
    ),
    inputs: ['financial_info', 'business_data'],
    does: {
      en: 'shows where the money went in a pasted ledger',
      ar: 'يبيّن أين ذهب المال في دفتر ملصق',
    },
    ...asIn(csvLedgerAnalyst),
  },
  {
    skill: currencyConverter,
    category: 'finance',
    isGeneral: true,
    emoji: '💱',
    callings: [
      {
        words: wordsOf(`
          currency, exchange rate, foreign money, dollar + dirham, dirham + riyal, convert + dollar, convert + riyal, dollars
          to, usd + aed, euro + dirham,
          =عملات, =العملات, =عملة, =العملة, سعر الصرف, أسعار الصرف, دولار + درهم, ريال + درهم, تحويل + دولار, تحويل + ريال
        `),
        name: { en: 'Currency Converter', ar: 'محول العملات' },
      },
    ],
    hints: wordsOf('convert, exchange, remittance, تحويل, صرف, حوالة'),
    does: {
      en: 'converts Gulf currencies and dollars at official rates',
      ar: 'يحوّل عملات الخليج والدولار بأسعارها الرسمية',
    },
    needs: {
      en: ['An amount and the currency you want', 'The rate, for currencies without a fixed one'],
      ar: ['المبلغ والعملة المطلوبة', 'سعر الصرف للعملات غير الثابتة'],
    },
    never: { en: ['Invents an exchange rate'], ar: ['يختلق سعر صرف'] },
    prompts: {
      en: [
        'Convert AED 25,000 to US dollars and Saudi riyals',
        'How much is USD 1,200 in dirhams?',
        'Convert 5,000 Saudi riyals to AED',
      ],
      ar: [
        'حوّل 25,000 درهم إلى دولار وريال سعودي',
        'كم يساوي 1,200 دولار بالدرهم؟',
        'حوّل 5,000 ريال سعودي إلى درهم',
      ],
    },
    promptAbout: (amount) => ({
      en: `Convert ${dirhams(amount).en} to US dollars`,
      ar: `حوّل ${dirhams(amount).ar} إلى دولار أمريكي`,
    }),
  },
]
