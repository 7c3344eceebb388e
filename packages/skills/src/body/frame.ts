import type { Span } from '../reading/words.ts'
import { defineFrame } from '../understanding/frame.ts'
import { inBase, isChildOrExpecting, person } from './person.ts'

const LEAST_HEIGHT = 140
const LEAST_WEIGHT = 20
const LEAST_BARE_WEIGHT = 30
const ADULT = 18

const isRightBehind = (first: Span | undefined, second: Span): boolean =>
  first !== undefined && second.start >= first.end && second.start - first.end <= LONGEST_JOINT
const LONGEST_JOINT = 5

/** What a check of the body needs, and what people ask of it. */
export const bodyFrame = defineFrame({
  people: 'measured',
  namesCases: true,
  topics: ['bodyMassIndex', 'waist', 'idealWeight', 'obese'],
  asksAbout: ['measure'],
  // "Husband 180, 95 kg, BMI of both" tells a height.
  constraints: [
    ({ index }) => !index || (index.value > 8 && index.value < 70),
    ({ ratio }) => !ratio || ratio.value <= 1,
    ({ change, weight }) =>
      !change || (weight !== undefined && (inBase(change) ?? 0) < (inBase(weight) ?? 0) / 2),
    ({ target, weight }) => !target || weight !== undefined,
    // "Man, 182, 84, waist 91": what stands bare behind the height is the weight.
    ({ age, height, weight }) =>
      !age ||
      weight !== undefined ||
      !isRightBehind(height?.mention, age.mention) ||
      [age, height].some((one) => one?.mention.kind !== 'number') ||
      age.value < LEAST_BARE_WEIGHT,
    // "I lost 7 kg and now I'm 76": what nobody grown weighs was lost.
    ({ weight, age }) =>
      !weight || (inBase(weight) ?? 0) >= LEAST_WEIGHT || (age?.value ?? ADULT) < ADULT,
    // "She is 155 cm and her waist is 90 cm": without a height the larger one is that.
    ({ height, waist }) => !waist || height !== undefined || (inBase(waist) ?? 0) < LEAST_HEIGHT,
  ],
  slots: {
    ...person,
    target: {
      kind: 'measure',
      units: ['kg', 'lb', 'st'],
      bare: { kg: [30, 300] },
      isCued: true,
      name: { en: 'weight aimed for', ar: 'الوزن المستهدف' },
      example: { en: '"down to 70 kg"', ar: '«أصل إلى 70 كغ»' },
      cues: ['targetWeight', 'downTo', 'hopedWeight'],
    },
    change: {
      kind: 'measure',
      units: ['kg', 'lb', 'st'],
      isCued: true,
      name: { en: 'change of weight', ar: 'مقدار التغيير' },
      example: { en: '"lose 5 kg"', ar: '«أنقص 5 كغ»' },
      cues: ['loseWeight', 'gainWeight', 'loss', 'takenOff'],
    },
    index: {
      kind: 'number',
      name: { en: 'body mass index', ar: 'مؤشر كتلة الجسم' },
      example: { en: 'BMI 24', ar: 'مؤشر 24' },
      cues: ['bodyMassIndex', 'indexReached'],
      isCued: true,
      plausible: [12, 60],
    },
    ratio: {
      kind: 'number',
      name: { en: 'waist-to-height ratio', ar: 'نسبة الخصر إلى الطول' },
      example: { en: 'ratio 0.5', ar: 'نسبة 0.5' },
      cues: ['waistRatio'],
      isCued: true,
      plausible: [0.3, 1],
    },
    trousers: {
      kind: 'measure',
      units: ['in', 'cm'],
      bare: { in: [22, 56] },
      name: { en: 'trouser size', ar: 'مقاس البنطلون' },
      example: { en: 'trousers size 34', ar: 'مقاس البنطلون 34' },
      cues: ['trouserSize'],
      isCued: true,
      isAlternative: true,
    },
    background: {
      kind: 'choice',
      name: { en: 'family background', ar: 'الأصل' },
      example: { en: 'Indian', ar: 'هندي' },
      options: {
        lower: {
          name: { en: 'one with the lower limits', ar: 'من الأصول ذات الحدود الأدنى' },
          cues: ['lowerRiskLimits'],
        },
      },
    },
  },
  goals: {
    check: { asides: ['index', 'ratio'], needs: ['height', ['weight', 'waist', 'trousers']] },
    change: {
      cues: ['loseWeight', 'gainWeight', 'farFromHealthy'],
      unless: ['indexReached'],
      asides: ['index'],
      needs: ['height', 'weight'],
      isAskedFor: true,
      when: ({ height, weight }) => height !== undefined && weight !== undefined,
    },
    indexToWeight: {
      cues: ['indexReached'],
      asks: 'weight',
      excludes: ['waist'],
      needs: ['index', 'height'],
      when: ({ index, height }) => index !== undefined && height !== undefined,
    },
    healthyWeight: {
      cues: ['idealWeight'],
      asides: ['index'],
      needs: ['height'],
      isAskedFor: true,
      when: ({ height }) => height !== undefined,
    },
    weightFound: {
      finds: 'weight',
      asides: ['index'],
      needs: ['height'],
      isAskedFor: true,
      when: ({ height }) => height !== undefined,
    },
    ratioToWaist: {
      asks: 'waist',
      excludes: ['weight'],
      needs: ['ratio', 'height'],
      when: ({ ratio, height }) => ratio !== undefined && height !== undefined,
    },
    waistFound: {
      finds: 'waist',
      asides: ['index'],
      needs: ['height'],
      isAskedFor: true,
      when: ({ height }) => height !== undefined,
    },
    heightFound: {
      cues: ['heightAsked'],
      finds: 'height',
      excludes: ['waist'],
      needs: ['weight'],
      isAskedFor: true,
      when: ({ weight }) => weight !== undefined,
    },
    class: {
      excludes: ['weight', 'height', 'waist', 'trousers'],
      needs: ['index'],
      when: ({ index }) => index !== undefined,
    },
    refused: { needs: [], when: isChildOrExpecting },
  },
  followUps: [
    { en: 'And at 70 kg?', ar: 'وإذا كان الوزن 70 كغ؟' },
    { en: 'What is my healthy weight?', ar: 'ما وزني الصحي؟' },
  ],
})
