import { defineFrame } from '../understanding/frame.ts'
import { inBase, isChildOrExpecting, person } from './person.ts'

const LEAST_HEIGHT = 140

/** What a check of the body needs, and what people ask of it. */
export const bodyFrame = defineFrame({
  people: 'measured',
  topics: ['bodyMassIndex', 'waist', 'idealWeight', 'obese'],
  asksAbout: ['measure'],
  // "Husband 180, 95 kg, BMI of both" tells a height.
  constraints: [
    ({ index }) => !index || (index.value > 8 && index.value < 90),
    // "She is 155 cm and her waist is 90 cm": without a height the larger one is that.
    ({ height, waist }) => !waist || height !== undefined || (inBase(waist) ?? 0) < LEAST_HEIGHT,
  ],
  slots: {
    ...person,
    index: {
      kind: 'number',
      name: { en: 'body mass index', ar: 'مؤشر كتلة الجسم' },
      example: { en: 'BMI 24', ar: 'مؤشر 24' },
      cues: ['bodyMassIndex'],
      isCued: true,
      plausible: [12, 60],
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
    check: { asides: ['index'], needs: ['height', ['weight', 'waist']] },
    change: {
      cues: ['loseWeight', 'gainWeight'],
      asides: ['index'],
      needs: ['height', 'weight'],
      isAskedFor: true,
      when: ({ height, weight }) => height !== undefined && weight !== undefined,
    },
    indexToWeight: {
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
    waistFound: {
      finds: 'waist',
      asides: ['index'],
      excludes: ['weight'],
      needs: ['height'],
      isAskedFor: true,
      when: ({ height }) => height !== undefined,
    },
    class: {
      excludes: ['weight', 'height', 'waist'],
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
