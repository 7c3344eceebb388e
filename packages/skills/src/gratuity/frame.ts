import { durationIn } from '../reading/quantity.ts'
import { defineFrame } from '../understanding/frame.ts'
import { CAP_MONTHS } from './calculation.ts'

/** Pay, length of service, whose rules apply, and what can be asked of them. */
export const gratuityFrame = defineFrame({
  topics: ['gratuity', 'basicPay'],
  asksAbout: ['duration'],
  namesCases: true,
  slots: {
    basic: {
      kind: 'money',
      name: { en: 'monthly basic pay', ar: 'الأجر الأساسي الشهري' },
      example: { en: '“basic salary AED 10,000”', ar: '«الراتب الأساسي 10,000 درهم»' },
      cues: ['basicPay'],
      plausible: [300, 1e6],
    },
    salary: {
      kind: 'money',
      name: { en: 'salary', ar: 'الراتب' },
      example: { en: '“salary AED 10,000”', ar: '«الراتب 10,000 درهم»' },
      cues: ['wage'],
      shortFor: 'basic',
      isCued: true,
      isAlternative: true,
      plausible: [300, 1e6],
    },
    total: {
      kind: 'money',
      name: { en: 'total pay', ar: 'الأجر الإجمالي' },
      example: { en: '“total 15,000”', ar: '«الإجمالي 15,000»' },
      cues: ['totalPay', 'comesTo'],
      isCued: true,
      isAlternative: true,
      plausible: [300, 1e6],
    },
    allowances: {
      kind: 'money',
      name: { en: 'allowances', ar: 'البدلات' },
      example: { en: '“housing 3,000”', ar: '«بدل السكن 3,000»' },
      cues: ['allowance'],
      isCued: true,
      isMany: true,
      takesUnknownUnless: ['totalPay'],
    },
    basicShare: {
      kind: 'percent',
      name: { en: 'share that is basic', ar: 'نسبة الأساسي' },
      example: { en: '“60% of it basic”', ar: '«60% منه أساسي»' },
      cues: ['basicPay'],
      isAlternative: true,
      plausible: [20, 100],
    },
    unpaid: {
      kind: 'duration',
      name: { en: 'unpaid leave', ar: 'إجازة غير مدفوعة' },
      example: { en: '“45 days unpaid”', ar: '«45 يومًا بدون راتب»' },
      cues: ['unpaidLeave'],
      isCued: true,
      bareUnit: 'day',
    },
    otherTime: {
      kind: 'duration',
      name: { en: 'not counted', ar: 'لا يُحتسب' },
      example: { en: '“notice 1 month”', ar: '«إشعار شهر»' },
      cues: ['otherTime'],
      isCued: true,
      isMany: true,
    },
    ceiling: {
      kind: 'duration',
      name: { en: 'ceiling asked about, pay of', ar: 'السقف المسؤول عنه، أجر' },
      example: { en: '“the two-year cap”', ar: '«سقف السنتين»' },
      cues: ['payCap'],
      isCued: true,
    },
    service: {
      kind: 'duration',
      name: { en: 'length of service', ar: 'مدة الخدمة' },
      example: { en: '“7 years and 3 months”', ar: '«7 سنوات و3 أشهر»' },
      cues: ['service'],
      insteadOf: ['days'],
      bareUnit: 'year',
      units: ['year', 'month', 'week', 'day'],
    },
    days: {
      kind: 'date',
      name: { en: 'first and last working day', ar: 'أول يوم عمل وآخر يوم عمل' },
      example: {
        en: '“from 1 March 2019 to 31 August 2026”',
        ar: '«من 1 مارس 2019 إلى 31 أغسطس 2026»',
      },
      cues: ['workingDay'],
      insteadOf: ['service'],
      isMany: true,
    },
    paid: {
      kind: 'money',
      name: { en: 'paid already', ar: 'المدفوع سابقًا' },
      example: { en: '“20,000 already paid”', ar: '«دفعوا 20,000»' },
      cues: ['alreadyPaid'],
      isCued: true,
    },
    offered: {
      kind: 'money',
      name: { en: 'gratuity offered', ar: 'المكافأة المعروضة' },
      example: { en: '“they offered 30,000”', ar: '«عرضوا 30,000»' },
      cues: ['offered', 'gratuity'],
      isCued: true,
      takesClaims: true,
    },
    otherDay: {
      kind: 'date',
      name: { en: 'not counted', ar: 'لا يُحتسب' },
      example: { en: '“visa expires 14 February”', ar: '«تنتهي الإقامة 14 فبراير»' },
      cues: ['expiry'],
      isCued: true,
      isMany: true,
    },
    target: {
      kind: 'money',
      name: { en: 'gratuity aimed for', ar: 'المكافأة المطلوبة' },
      example: { en: '“a gratuity of 50,000”', ar: '«مكافأة 50,000»' },
      cues: ['gratuity', 'comesTo'],
      neverAsked: ['comesTo'],
    },
    regime: {
      kind: 'choice',
      name: { en: 'rules', ar: 'النظام' },
      example: { en: '“in the DIFC”', ar: '«في مركز دبي المالي»' },
      isAlternative: true,
      options: {
        difc: { name: { en: 'DIFC', ar: 'مركز دبي المالي' }, cues: ['difc'] },
        adgm: { name: { en: 'ADGM', ar: 'سوق أبوظبي العالمي' }, cues: ['adgm'] },
        national: { name: { en: 'UAE national', ar: 'مواطن' }, cues: ['emirati'] },
        domestic: { name: { en: 'domestic worker', ar: 'عمالة مساعدة' }, cues: ['domesticWorker'] },
        part_time: { name: { en: 'part-time', ar: 'دوام جزئي' }, cues: ['partTime'] },
      },
    },
  },
  goals: {
    gratuity: {
      excludes: ['target'],
      // Where other rules apply nothing is worked out, whatever the figures.
      needs: [
        ['basic', 'salary', 'basicShare', 'total', 'regime'],
        ['service', 'days', 'regime'],
      ],
    },
    years: {
      isAskedFor: true,
      cues: ['howLong'],
      finds: 'service',
      excludes: ['offered'],
      needs: [['basic', 'salary', 'basicShare'], 'target'],
    },
    basic: {
      isAskedFor: true,
      finds: 'basic',
      excludes: ['salary', 'basicShare', 'offered'],
      needs: ['target', ['service', 'days']],
    },
    days: {
      isAskedFor: true,
      cues: ['inDays'],
      excludes: ['target'],
      needs: [['service', 'days']],
    },
  },
  constraints: [
    ({ basic, total }) => !basic || !total || basic.value <= total.value,
    ({ basic, salary }) => !basic || !salary || basic.value <= salary.value,
    // «الأساسي 60% من راتبي 15000»: what the share is of is no basic pay.
    ({ basic, basicShare, salary, total }) =>
      !basic || !basicShare || salary !== undefined || total !== undefined,
    // "25 years, is there a cap?": the ceiling itself is two years of pay.
    ({ ceiling }) => !ceiling || durationIn('month', ceiling.parts) === CAP_MONTHS,
    ({ unpaid, service }) =>
      !unpaid || !service || durationIn('day', unpaid.parts) < durationIn('day', service.parts),
  ],
  followUps: [
    { en: 'And after 10 years?', ar: 'وبعد 10 سنوات؟' },
    { en: 'And with a basic pay of 12,000?', ar: 'وإذا كان الراتب الأساسي 12,000؟' },
  ],
})
