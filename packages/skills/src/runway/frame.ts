import { costCues } from '../cost-lines.ts'
import { defineFrame } from '../understanding/frame.ts'

/** By how much what comes in or goes out of a month is thought to change. */
const ofAMonth = {
  kind: 'money',
  per: 'month',
  isCued: true,
  isMany: true,
  plausible: [100, 1e12],
} as const

const NOW = /^(?:(?:right )?now|today|الحين|الآن|الان|اليوم|هلق|دلوقتي)$/iu

/** A charity lives on what is given to it. */
const incomeCues = ['income', 'donation'] as const

/** Cash, what comes in and goes out, how both change, and what can be asked of them. */
export const runwayFrame = defineFrame({
  topics: ['runway', 'netBurn'],
  slots: {
    cash: {
      kind: 'money',
      name: { en: 'cash at hand', ar: 'النقد المتاح' },
      example: { en: '"AED 600,000 in the bank"', ar: '«600,000 درهم في البنك»' },
      cues: ['cash'],
    },
    income: {
      kind: 'money',
      per: 'month',
      name: { en: 'income', ar: 'الدخل' },
      example: { en: '"revenue 20,000 a month"', ar: '«الدخل 20,000 شهريًا»' },
      cues: ['income'],
      isCued: true,
    },
    given: {
      kind: 'money',
      per: 'month',
      isCued: true,
      name: { en: 'income', ar: 'الدخل' },
      example: { en: '"donations of 20,000 a month"', ar: '«التبرعات 20,000 شهريًا»' },
      cues: ['donation'],
    },
    costs: {
      kind: 'money',
      per: 'month',
      name: { en: 'monthly costs', ar: 'التكاليف الشهرية' },
      example: { en: '"costs 75,000 a month"', ar: '«التكاليف 75,000 شهريًا»' },
      cues: costCues,
      isCued: true,
      isMany: true,
      takesUnknownUnless: ['totalCost', 'cost'],
    },
    spentNow: {
      kind: 'money',
      isOfAnyPeriod: true,
      name: { en: 'costs now', ar: 'التكاليف الحالية' },
      example: { en: '"costs 75,000 a month now"', ar: '«التكاليف الآن 75,000 شهريًا»' },
      cues: costCues,
      isCued: true,
      isMany: true,
    },
    burn: {
      kind: 'money',
      per: 'month',
      name: { en: 'monthly burn', ar: 'صافي الإنفاق الشهري' },
      example: { en: '"burn 50,000 a month"', ar: '«صافي الإنفاق 50,000 شهريًا»' },
      cues: ['netBurn'],
      isCued: true,
    },
    growth: {
      kind: 'percent',
      name: { en: 'growth', ar: 'النمو' },
      example: { en: '"revenue grows 5% a month"', ar: '«تنمو الإيرادات 5% شهريًا»' },
      cues: ['growth', 'decline'],
      isMany: true,
    },
    step: {
      kind: 'money',
      per: 'month',
      name: { en: 'change from month to month', ar: 'التغيّر من شهر إلى شهر' },
      example: { en: '"up by 5,000 every month"', ar: '«تزيد 5,000 كل شهر»' },
      cues: ['growth', 'decline'],
      isCued: true,
      plausible: [50, 1e9],
    },
    span: {
      kind: 'duration',
      name: { en: 'time aimed for', ar: 'المدة المستهدفة' },
      example: { en: '"18 months"', ar: '«18 شهرًا»' },
      cues: ['target', 'term', 'runway'],
    },
    until: {
      kind: 'date',
      name: { en: 'up to', ar: 'حتى' },
      example: { en: '"by the end of June 2027"', ar: '«بنهاية يونيو 2027»' },
      cues: ['remaining', 'target', 'deadline'],
      isCued: true,
    },
    saved: {
      ...ofAMonth,
      name: { en: 'costs less by', ar: 'خفض التكاليف' },
      example: { en: '"cut 9,000 a month"', ar: '«خفض 9,000 شهريًا»' },
      cues: ['reduction'],
      change: { verbs: ['reduction', 'leaving', 'decline'], objects: costCues },
    },
    added: {
      ...ofAMonth,
      name: { en: 'additional costs', ar: 'تكاليف إضافية' },
      example: { en: '"hire somebody for 12,000 a month"', ar: '«توظيف شخص بـ12,000 شهريًا»' },
      cues: ['addition'],
      change: { verbs: ['addition', 'growth'], objects: costCues },
    },
    hired: {
      ...ofAMonth,
      name: { en: 'additional pay', ar: 'راتب إضافي' },
      example: { en: '"a salesman for 9,000 a month"', ar: '«بائع بـ9,000 شهريًا»' },
      cues: ['hiring'],
      change: { verbs: ['hiring'], objects: [...costCues, ...incomeCues, 'customer'] },
    },
    gained: {
      ...ofAMonth,
      name: { en: 'additional income', ar: 'دخل إضافي' },
      example: { en: '"a new client for 6,000 a month"', ar: '«عميل جديد بـ6,000 شهريًا»' },
      cues: ['incomeGain'],
      change: { verbs: ['addition', 'growth'], objects: [...incomeCues, 'customer'] },
    },
    lost: {
      ...ofAMonth,
      name: { en: 'income less by', ar: 'نقص الدخل' },
      example: { en: '"lose a client of 6,000 a month"', ar: '«نخسر عميلًا بـ6,000 شهريًا»' },
      cues: ['incomeLoss'],
      change: {
        verbs: ['reduction', 'leaving', 'decline', 'netBurn'],
        objects: [...incomeCues, 'customer'],
      },
    },
    spentOnce: {
      kind: 'money',
      name: { en: 'spent once', ar: 'إنفاق لمرة واحدة' },
      example: { en: '"buy a van for 60,000"', ar: '«نشتري سيارة بـ60,000»' },
      cues: ['purchaseOnce'],
      change: { verbs: ['bought', 'purchaseOnce'], objects: [...costCues, 'vehicle'] },
      isCued: true,
      plausible: [100, 1e12],
    },
    inBusiness: {
      kind: 'duration',
      name: { en: 'not counted', ar: 'لا يُحتسب' },
      example: { en: '"open for 2 years"', ar: '«فتحنا من سنتين»' },
      cues: ['inBusiness'],
      isCued: true,
    },
    raised: {
      kind: 'money',
      name: { en: 'additional cash', ar: 'نقد إضافي' },
      example: { en: '"raise 1 million"', ar: '«نجمع مليونًا»' },
      cues: ['extraCash', 'atOnce'],
      isCued: true,
      plausible: [100, 1e12],
    },
  },
  goals: {
    runway: {
      cues: ['runway', 'howLong'],
      excludes: ['span', 'until', 'spentNow'],
      needs: ['cash', ['costs', 'burn']],
    },
    // Of two that are named alike the first is meant: an amount by its own name, and then what a verb of need may ask for.
    costs: { isAskedFor: true, finds: 'costs', excludes: ['burn'], needs: ['cash', 'span'] },
    cash: {
      isAskedFor: true,
      finds: 'cash',
      excludes: ['spentNow'],
      needs: [['costs', 'burn'], 'span'],
    },
    income: { isAskedFor: true, finds: 'income', excludes: ['burn', 'spentNow'], needs: ['costs'] },
    burn: {
      isAskedFor: true,
      finds: 'burn',
      excludes: ['span', 'spentNow'],
      needs: ['costs', ['income', 'given']],
    },
    target: {
      isAskedFor: true,
      cues: ['target'],
      isMeantBy: ['runway'],
      excludes: ['spentNow'],
      needs: ['cash', ['costs', 'burn'], ['span', 'until']],
    },
    balance: {
      isAskedFor: true,
      cues: ['remaining'],
      excludes: ['spentNow'],
      needs: ['cash', ['costs', 'burn'], ['span', 'until']],
    },
  },
  constraints: [
    ({ cash, saved }) => !cash || !saved?.[0] || saved[0].value < cash.value,
    // «ننقص المصاريف عشان 180 ألف تكفي، ونخسر 12 ألف»: beside what is lost each month it is the cash.
    ({ cash, costs, burn }) => cash !== undefined || !costs?.[0]?.value || burn === undefined,
    // "If we raise 200k now": nobody aims for the day on which it is asked.
    ({ until }) => !until || !NOW.test(until.mention?.written ?? ''),
  ],
  followUps: [
    { en: 'What if we earn 10,000 a month?', ar: 'وإذا كان الدخل 10,000 شهريًا؟' },
    { en: 'And with costs of 60,000 a month?', ar: 'وإذا كانت المصاريف 60,000 شهريًا؟' },
    { en: 'What do we need to last 24 months?', ar: 'كم نحتاج لنكفي 24 شهرًا؟' },
  ],
})
