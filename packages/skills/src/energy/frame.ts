import { inBase, isChildOrExpecting, person } from '../body/person.ts'
import { defineFrame } from '../understanding/frame.ts'

const kg = {
  kind: 'measure',
  units: ['kg', 'lb', 'st'],
  bare: { kg: [30, 300] },
  isCued: true,
} as const
const kcal = {
  kind: 'measure',
  units: ['kcal'],
  bare: { kcal: [50, 6000] },
  per: 'day',
  isCued: true,
} as const

const deficit = ['below', 'belowShare', 'takenOff'] as const
const surplus = ['above', 'aboveShare'] as const

const MOST_CHANGED_KG = 30

/** What a plan of energy needs, and what people ask of it. */
export const energyFrame = defineFrame({
  people: 'measured',
  namesCases: true,
  topics: ['energy', 'restingEnergy', 'protein', 'carbohydrate'],
  slots: {
    ...person,
    sex: { ...person.sex, isEachUnlessNamed: true },
    // "I just want to stay at 65 kg"
    weight: {
      ...person.weight,
      cues: [...person.weight.cues, 'keepWeight'],
      neverAsked: [...person.weight.neverAsked, 'keepWeight'],
    },
    target: {
      ...kg,
      name: { en: 'target weight', ar: 'الوزن المستهدف' },
      example: { en: '"down to 70 kg"', ar: '«أصل إلى 70 كغ»' },
      cues: ['targetWeight', 'downTo', 'hopedWeight', 'eatDownTo'],
    },
    change: {
      ...kg,
      bare: { kg: [1, 60] },
      name: { en: 'change of weight', ar: 'مقدار التغيير' },
      example: { en: '"lose 5 kg"', ar: '«أنقص 5 كغ»' },
      cues: ['loseWeight', 'gainWeight'],
    },
    weekly: {
      insteadOf: ['below', 'belowShare', 'takenOff', 'above', 'aboveShare'],
      ...kg,
      bare: { kg: [0.1, 2] },
      per: 'week',
      name: { en: 'change a week', ar: 'التغيير في الأسبوع' },
      example: { en: '"0.5 kg a week"', ar: '«نصف كيلو في الأسبوع»' },
      cues: ['loseWeight', 'gainWeight', 'loss', 'takenOff', 'energyBelow', 'eachWeek'],
    },
    time: {
      kind: 'duration',
      units: ['day', 'week', 'month'],
      name: { en: 'time', ar: 'المدة' },
      example: { en: '"in 10 weeks"', ar: '«خلال 10 أسابيع»' },
      cues: ['within', 'inWeeks', 'every'],
      isCued: true,
    },
    until: {
      kind: 'date',
      name: { en: 'until', ar: 'حتى' },
      example: { en: '"by 1 March"', ar: '«قبل 1 مارس»' },
      cues: ['deadline'],
      isCued: true,
    },
    below: {
      insteadOf: ['belowShare', 'takenOff', 'weekly'],
      ...kcal,
      name: { en: 'deficit', ar: 'العجز' },
      example: { en: '"300 kcal deficit"', ar: '«عجز 300 سعرة»' },
      cues: ['energyBelow'],
    },
    belowShare: {
      insteadOf: ['below', 'takenOff', 'weekly'],
      kind: 'percent',
      name: { en: 'deficit', ar: 'العجز' },
      example: { en: '"15% deficit"', ar: '«عجز 15%»' },
      cues: ['energyBelow', 'takenOff', 'reduction'],
      isCued: true,
      plausible: [3, 40],
    },
    aboveShare: {
      insteadOf: ['above'],
      kind: 'percent',
      name: { en: 'surplus', ar: 'الفائض' },
      example: { en: '"10% surplus"', ar: '«فائض 10%»' },
      cues: ['energyAbove'],
      isCued: true,
      plausible: [3, 40],
    },
    least: {
      ...kcal,
      name: { en: 'at least', ar: 'على الأقل' },
      example: { en: '"not under 1,500 kcal"', ar: '«لا أقل من 1500 سعرة»' },
      cues: ['energyFloor'],
      takesClaims: true,
    },
    takenOff: {
      insteadOf: ['below', 'belowShare', 'weekly'],
      ...kcal,
      bare: {},
      name: { en: 'deficit', ar: 'العجز' },
      example: { en: '"cut 300 kcal"', ar: '«أنزل 300 سعرة»' },
      cues: ['takenOff', 'reduction'],
    },
    above: {
      insteadOf: ['aboveShare'],
      ...kcal,
      name: { en: 'surplus', ar: 'الفائض' },
      example: { en: '"300 kcal surplus"', ar: '«فائض 300 سعرة»' },
      cues: ['energyAbove', 'extra'],
    },
    eaten: {
      ...kcal,
      // "Drop to 62" is a weight.
      bare: { kcal: [400, 6000] },
      name: { en: 'energy eaten', ar: 'ما يؤكل' },
      example: { en: '"I eat 1,800 kcal"', ar: '«آكل 1800 سعرة»' },
      cues: ['eaten', 'enough', 'eatDownTo', 'onEnergy'],
    },
    advised: {
      ...kcal,
      name: { en: 'what somebody says', ar: 'ما قاله أحدهم' },
      example: { en: '"my friend says 2,500 kcal"', ar: '«صديقي يقول 2500 سعرة»' },
      bare: { kcal: [800, 6000] },
      cues: ['claim'],
      takesClaims: true,
      plausible: [300, 6_500],
    },
    wanted: {
      ...kcal,
      bare: {},
      cues: ['hopedFor'],
      name: { en: 'energy wanted', ar: 'السعرات المطلوبة' },
      example: { en: '"a plan of 2,200 kcal"', ar: '«خطة 2200 سعرة»' },
      plausible: [800, 6000],
    },
    sessions: {
      kind: 'number',
      name: { en: 'training a week', ar: 'التمارين أسبوعيًا' },
      example: { en: '"gym 4 times a week"', ar: '«أتمرن 4 مرات أسبوعيًا»' },
      cues: ['exercise'],
      insteadOf: ['trainingDays'],
      isCued: true,
      plausible: [0, 14],
    },
    trainingDays: {
      kind: 'duration',
      name: { en: 'training days a week', ar: 'أيام التمرين أسبوعيًا' },
      label: { en: 'training a week', ar: 'التمرين أسبوعيًا' },
      example: { en: '"gym 4 days a week"', ar: '«أتمرن 4 أيام أسبوعيًا»' },
      cues: ['exercise'],
      insteadOf: ['sessions'],
      isCued: true,
      units: ['day'],
      plausible: [1, 7],
    },
    activity: {
      kind: 'choice',
      isMany: true,
      name: { en: 'activity', ar: 'النشاط' },
      example: { en: '"desk job"', ar: '«عمل مكتبي»' },
      options: {
        sedentary: {
          name: { en: 'sedentary', ar: 'قليل الحركة' },
          cues: ['sedentary', 'not exercise', 'not moving', 'not veryActive'],
          insteadOf: ['sessions', 'trainingDays'],
        },
        light: {
          name: { en: 'light', ar: 'خفيف' },
          cues: ['lightlyActive'],
          insteadOf: ['sessions', 'trainingDays'],
        },
        moderate: {
          name: { en: 'moderate', ar: 'متوسط' },
          cues: ['moderatelyActive'],
          insteadOf: ['sessions', 'trainingDays'],
        },
        very_active: {
          name: { en: 'very active', ar: 'نشيط جدًا' },
          cues: ['veryActive'],
          insteadOf: ['sessions', 'trainingDays'],
        },
        extra_active: {
          name: { en: 'extra active', ar: 'شديد النشاط' },
          cues: ['extraActive'],
          insteadOf: ['sessions', 'trainingDays'],
        },
      },
    },
    wish: {
      kind: 'choice',
      isMany: true,
      name: { en: 'aim', ar: 'الهدف' },
      cues: ['targetWeight'],
      example: { en: '"lose weight"', ar: '«إنقاص الوزن»' },
      options: {
        lose: {
          name: { en: 'lose weight', ar: 'إنقاص الوزن' },
          cues: ['loseWeight'],
          insteadOf: surplus,
        },
        keep: {
          name: { en: 'keep the weight', ar: 'تثبيت الوزن' },
          cues: ['keepWeight'],
          insteadOf: [...deficit, ...surplus],
        },
        gain: {
          name: { en: 'gain weight', ar: 'زيادة الوزن' },
          cues: ['gainWeight'],
          insteadOf: deficit,
        },
      },
    },
  },
  goals: {
    plan: { needs: ['age', 'height', 'weight'] },
    resting: { cues: ['restingEnergy'], needs: ['age', 'height', 'weight'] },
    protein: { cues: ['protein'], needs: ['age', 'height', 'weight'] },
    carbohydrate: { cues: ['carbohydrate'], needs: ['age', 'height', 'weight'] },
    fat: { cues: ['fatGrams'], needs: ['age', 'height', 'weight'] },
    floor: { cues: ['leastAllowed'], needs: ['age', 'height', 'weight'] },
    duration: {
      cues: ['howLong'],
      needs: ['age', 'height', 'weight'],
      isAskedFor: true,
      when: ({ target, change }) => (target ?? change) !== undefined,
    },
    intake: {
      cues: ['eaten', 'eatDownTo'],
      needs: ['age', 'height', 'weight'],
      when: ({ eaten }) => eaten !== undefined,
    },
    refused: { needs: [], when: isChildOrExpecting },
  },
  constraints: [
    ({ formerWeight }) => !formerWeight || formerWeight.value >= 4,
    // What somebody weighs is no change, however light they are: "60 kg, bulk".
    ({ change, weight }) =>
      !change ||
      (weight ? change.value < weight.value / 2 : (inBase(change) ?? 0) < MOST_CHANGED_KG),
    ({ weekly }) => !weekly || weekly.value < 8,
  ],
  followUps: [
    { en: 'And to lose 5 kg?', ar: 'ولخسارة 5 كغ؟' },
    { en: 'How much protein?', ar: 'كم البروتين؟' },
  ],
})
