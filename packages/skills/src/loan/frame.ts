import { durationIn } from '../reading/quantity.ts'
import { defineFrame } from '../understanding/frame.ts'
import { besideThePayment } from './beside-the-payment.ts'

/** Nobody borrows what a few payments give back. */
const FEWEST_MONTHS = 4
const LEAST_ALONE = 8
const LEAST_DOWN = 10
const LEAST_A_YEAR = 500
/** A loan for less of a price buys nothing. */
const LEAST_FINANCED = 0.05
/** Who can pay more each month says that it is each month. */
const MOST_UNSAID = 20_000
const LEAST_QUOTED = 0.6
const MOST_QUOTED = 5

/** What a loan is described by, and the three things that can be asked of it. */
export const loanFrame = defineFrame({
  topics: ['loan', 'interest', 'instalment', 'downPayment'],
  slots: {
    price: {
      kind: 'money',
      name: { en: 'price', ar: 'السعر' },
      example: { en: '"price 1,500,000"', ar: '«السعر 1,500,000»' },
      cues: ['price'],
      isCued: true,
      plausible: [3_000, 1e9],
    },
    principal: {
      kind: 'money',
      name: { en: 'loan', ar: 'مبلغ القرض' },
      example: { en: '"loan of AED 1,000,000"', ar: '«قرض 1,000,000 درهم»' },
      cues: ['loan', 'paidOff', 'paidOn', 'ownDebt'],
      neverAsked: ['paidOff', 'paidOn', 'ownDebt'],
      plausible: [1_000, 1e9],
    },
    down: {
      kind: 'money',
      name: { en: 'down payment', ar: 'الدفعة الأولى' },
      example: { en: '"down payment 300,000"', ar: '«دفعة أولى 300,000»' },
      cues: ['downPayment', 'having'],
      isCued: true,
      insteadOf: ['downShare', 'financed'],
    },
    downShare: {
      kind: 'percent',
      name: { en: 'down payment', ar: 'الدفعة الأولى' },
      example: { en: '"20% down"', ar: '«دفعة أولى 20%»' },
      cues: ['downPayment', 'having'],
      isCued: true,
      insteadOf: ['down', 'financed'],
      plausible: [5, 90],
    },
    financed: {
      kind: 'percent',
      name: { en: 'share financed', ar: 'نسبة التمويل' },
      example: { en: '"80% financed"', ar: '«تمويل بنسبة 80%»' },
      cues: ['financedShare'],
      isCued: true,
      insteadOf: ['down', 'downShare'],
      plausible: [30, 100],
    },
    payment: {
      kind: 'money',
      per: 'month',
      name: { en: 'monthly payment', ar: 'القسط الشهري' },
      example: { en: '"AED 6,000 a month"', ar: '«6,000 درهم شهريًا»' },
      cues: ['instalment'],
      isResult: true,
      plausible: [50, 200_000],
    },
    rate: {
      kind: 'percent',
      name: { en: 'annual interest rate', ar: 'نسبة الفائدة السنوية' },
      example: { en: '"4.5%"', ar: '«4.5%»' },
      cues: ['interest', 'flatRate', 'reducingRate', 'fixedRate'],
      plausible: [0, 25],
    },
    free: {
      kind: 'choice',
      name: { en: 'annual interest rate', ar: 'نسبة الفائدة السنوية' },
      example: { en: '"interest free"', ar: '«بدون فوائد»' },
      isAlternative: true,
      options: { none: { name: { en: '0%', ar: '0%' }, cues: ['interestFree'] } },
    },
    term: {
      kind: 'duration',
      name: { en: 'term', ar: 'مدة القرض' },
      example: { en: '"25 years"', ar: '«25 سنة»' },
      cues: ['term'],
      bareUnit: 'year',
      countedIn: { concept: 'instalment', unit: 'month' },
    },
    fixedFor: {
      kind: 'duration',
      name: { en: 'first rate for', ar: 'النسبة الأولى لمدة' },
      example: { en: '"fixed for 3 years"', ar: '«ثابتة لأول 3 سنوات»' },
      cues: ['fixedPeriod'],
      isCued: true,
      bareUnit: 'year',
    },
    laterRate: {
      kind: 'percent',
      name: { en: 'later rate', ar: 'النسبة اللاحقة' },
      example: { en: '"then 5.1%"', ar: '«ثم 5.1%»' },
      cues: ['afterwards'],
      isCued: true,
      plausible: [0, 25],
    },
    longest: {
      kind: 'choice',
      name: { en: 'term', ar: 'مدة القرض' },
      example: { en: '"the longest term allowed"', ar: '«أقصى مدة مسموحة»' },
      isAlternative: true,
      options: {
        allowed: {
          name: { en: 'the longest allowed', ar: 'أقصى مدة مسموحة' },
          cues: ['longestTerm'],
        },
      },
    },
    salary: {
      kind: 'money',
      per: 'month',
      name: { en: 'income', ar: 'الدخل' },
      example: { en: '"salary 20,000"', ar: '«الراتب 20,000»' },
      cues: ['salary'],
      isCued: true,
    },
    partnerPay: {
      kind: 'money',
      per: 'month',
      name: { en: 'income of husband or wife', ar: 'دخل الزوج أو الزوجة' },
      example: { en: '"my wife earns 15,000"', ar: '«راتب زوجتي 15,000»' },
      cues: ['partnerPay'],
      isCued: true,
      isAlternative: true,
      plausible: [1_000, 500_000],
    },
    debts: {
      kind: 'money',
      per: 'month',
      name: { en: 'other instalments', ar: 'أقساط أخرى' },
      example: { en: '"existing loans 2,000 a month"', ar: '«أقساط أخرى 2,000 شهريًا»' },
      cues: ['debts', 'loan'],
      isCued: true,
      isMany: true,
      plausible: [50, 60_000],
    },
    payShare: {
      kind: 'percent',
      name: { en: 'share of the income', ar: 'نسبة من الدخل' },
      example: { en: '"40% of my salary"', ar: '«40% من راتبي»' },
      cues: ['ofSalary'],
      isCued: true,
      plausible: [5, 100],
    },
    paidFor: {
      kind: 'duration',
      name: { en: 'balance asked for after', ar: 'الرصيد بعد' },
      example: { en: '"what is left after 5 years"', ar: '«الباقي بعد 5 سنوات»' },
      cues: ['balanceAfter'],
      isCued: true,
      bareUnit: 'year',
    },
    lumpSum: {
      kind: 'money',
      name: { en: 'paid at once', ar: 'دفعة لمرة واحدة' },
      example: { en: '"a lump sum of 100,000"', ar: '«دفعة واحدة 100,000»' },
      cues: ['atOnce'],
      isCued: true,
      plausible: [1_000, 1e8],
    },
    extra: {
      kind: 'money',
      per: 'month',
      name: { en: 'extra payment', ar: 'دفعة إضافية' },
      example: { en: '"1,000 extra a month"', ar: '«1,000 إضافية شهريًا»' },
      cues: ['extra'],
      isCued: true,
      plausible: [20, 60_000],
    },
    quoted: {
      kind: 'money',
      per: 'month',
      name: { en: 'payment to compare', ar: 'القسط المذكور للمقارنة' },
      example: { en: '"they say 5,500 a month"', ar: '«يقولون القسط 5,500»' },
      cues: ['instalment'],
      takesClaims: true,
      plausible: [50, 200_000],
    },
    ...besideThePayment,
  },
  goals: {
    payment: {
      cues: ['monthlyAsked'],
      finds: 'payment',
      needs: [
        ['price', 'principal'],
        ['rate', 'free'],
        ['term', 'longest'],
      ],
    },
    amount: {
      finds: 'principal',
      excludes: ['price', 'extra', 'paidFor', 'quoted', 'fixedFor', 'laterRate'],
      needs: [
        ['payment', 'salary', 'partnerPay'],
        ['rate', 'free'],
        ['term', 'longest'],
      ],
    },
    down: {
      isAskedFor: true,
      finds: 'down',
      excludes: ['downShare', 'financed', 'extra', 'paidFor', 'quoted', 'fixedFor', 'laterRate'],
      needs: [['price', 'principal'], 'payment', ['rate', 'free'], ['term', 'longest']],
    },
    income: {
      isAskedFor: true,
      finds: 'salary',
      excludes: ['payment', 'fixedFor', 'laterRate'],
      needs: [
        ['price', 'principal'],
        ['rate', 'free'],
        ['term', 'longest'],
      ],
    },
    rate: {
      isAskedFor: true,
      cues: ['rateAsked'],
      excludes: ['rate', 'free', 'quoted', 'longest', 'fixedFor', 'laterRate', 'salary'],
      needs: [['price', 'principal'], 'term', 'payment'],
    },
    term: {
      cues: ['howLong'],
      finds: 'term',
      excludes: ['quoted', 'longest', 'fixedFor', 'laterRate'],
      needs: [['price', 'principal'], ['rate', 'free'], 'payment'],
    },
  },
  constraints: [
    ({ price, principal }) =>
      !price ||
      !principal ||
      (principal.value <= price.value && principal.value >= price.value * LEAST_FINANCED),
    // "My debt is 36,000 and I pay 2,000 a month": other instalments are told beside a loan or an income.
    ({ debts, payment, salary, price, principal }) =>
      !debts?.[0]?.value || !payment || [salary, price, principal].some((one) => one !== undefined),
    // "Instalment for 85,000 over 4 years"
    ({ payment }) =>
      !payment || payment.value < MOST_UNSAID || payment.mention?.isPeriodSure === true,
    ({ price, down }) => !price || !down || down.value < price.value,
    // "25% down at 4.1 for 20 years"
    ({ down }) => !down || down.value === 0 || down.value >= LEAST_DOWN,
    // What is paid each month for another loan is not this one.
    ({ principal }) => principal?.period !== 'month' || !principal.mention?.isPeriodSure,
    // «180 ألف على 5% بدفع 4,000»: the only percentage, as low as a rate, is one.
    ({ rate, free, downShare }) =>
      !downShare || rate !== undefined || free !== undefined || downShare.value >= LEAST_ALONE,
    // "25% down at 6%"
    ({ rate, downShare }) => !rate || !downShare || rate.value <= downShare.value,
    ({ principal, payment }) =>
      !principal || !payment || payment.value * FEWEST_MONTHS <= principal.value,
    // 7,000 beside 25 years is what somebody pays each month.
    ({ principal, term }) =>
      !principal || !term || principal.value >= LEAST_A_YEAR * durationIn('year', term.parts),
    // What is compared with the payment is no multiple of it.
    ({ quoted, principal, price, term }) => {
      const whole = principal ?? price
      if (!quoted) return true
      if (quoted.period === 'year') return false
      const months = term && durationIn('month', term.parts)
      const usual = whole && months ? whole.value / months : Number.NaN
      return quoted.value > usual * LEAST_QUOTED && quoted.value < usual * MOST_QUOTED
    },
    ({ payShare, salary, payment, principal, price }) =>
      !payShare || [salary, payment, principal, price].some((one) => one !== undefined),
    ({ salary, payment }) => !salary || !payment || payment.value <= salary.value * 12,
    // "Fixed for 3 years" and "then 5.1%" say something only together.
    ({ fixedFor, laterRate }) => (fixedFor === undefined) === (laterRate === undefined),
  ],
  followUps: [
    { en: 'And over 20 years?', ar: 'وعلى 20 سنة؟' },
    { en: 'What at 5%?', ar: 'وبفائدة 5%؟' },
    { en: 'And with 500 extra a month?', ar: 'ومع 500 إضافية شهريًا؟' },
  ],
})
