import type { Bilingual } from '@wakeel/contract'
import type { MeasureUnit } from '../reading/units.ts'
import { defineFrame, type Values } from '../understanding/frame.ts'

/** What skills of the body have to know of a person. */
export const person = defineFrame({
  topics: [],
  goals: {},
  slots: {
    sex: {
      kind: 'choice',
      name: { en: 'sex', ar: 'الجنس' },
      example: { en: 'woman', ar: 'امرأة' },
      options: {
        male: { name: { en: 'man', ar: 'رجل' }, cues: ['male', 'couple'] },
        female: { name: { en: 'woman', ar: 'امرأة' }, cues: ['female', 'couple'] },
      },
    },
    condition: {
      kind: 'choice',
      isOfOne: true,
      name: { en: 'pregnancy', ar: 'الحمل' },
      example: { en: 'pregnant', ar: 'حامل' },
      options: {
        nursing: { name: { en: 'breastfeeding', ar: 'مرضع' }, cues: ['nursing'] },
        pregnant: { name: { en: 'pregnant', ar: 'حامل' }, cues: ['pregnant'] },
      },
    },
    age: {
      kind: 'age',
      name: { en: 'Age', ar: 'العمر' },
      example: { en: '34 years', ar: '34 سنة' },
      cues: ['age', 'male', 'female', 'child', 'relative'],
      plausible: [2, 105],
    },
    pregnantFor: {
      kind: 'duration',
      isOfOne: true,
      units: ['week', 'month'],
      name: { en: 'pregnant for', ar: 'مدة الحمل' },
      example: { en: '"5 months pregnant"', ar: '«حامل 5 أشهر»' },
      cues: ['pregnant'],
      isCued: true,
    },
    babyAge: {
      kind: 'duration',
      isOfOne: true,
      units: ['day', 'week', 'month'],
      name: { en: 'age of the baby', ar: 'عمر الرضيع' },
      example: { en: '"8 weeks old"', ar: '«عمره 8 أسابيع»' },
      cues: ['baby', 'nursing', 'child', 'age'],
      isCued: true,
      isAlternative: true,
    },
    height: {
      kind: 'measure',
      units: ['cm', 'm', 'ft', 'in'],
      bare: { cm: [120, 230], m: [1.2, 2.3] },
      name: { en: 'Height', ar: 'الطول' },
      example: { en: '170 cm or 5 ft 7 in', ar: '170 سم' },
      cues: ['height'],
    },
    weight: {
      kind: 'measure',
      units: ['kg', 'lb', 'st'],
      bare: { kg: [30, 300] },
      name: { en: 'Weight', ar: 'الوزن' },
      example: { en: '72 kg or 159 lb', ar: '72 كغ' },
      cues: ['weight', 'nowadays'],
      neverAsked: ['nowadays'],
    },
    formerWeight: {
      kind: 'measure',
      units: ['kg', 'lb', 'st'],
      bare: { kg: [30, 300] },
      name: { en: 'weight before', ar: 'الوزن السابق' },
      example: { en: '"I was 80 kg"', ar: '«كان وزني 80»' },
      cues: ['formerly'],
      isCued: true,
    },
    waist: {
      kind: 'measure',
      units: ['cm', 'in', 'm', 'mm'],
      bare: { cm: [55, 200], in: [20, 55] },
      name: { en: 'waist', ar: 'محيط الخصر' },
      example: { en: 'waist 90 cm', ar: 'الخصر 90 سم' },
      cues: ['waist'],
      isCued: true,
    },
  },
}).slots

const BASE: Partial<Record<MeasureUnit, number>> = {
  kg: 1,
  lb: 0.45359237,
  st: 6.35029318,
  cm: 1,
  mm: 0.1,
  m: 100,
  ft: 30.48,
  in: 2.54,
}

/** In kilograms or centimetres. */
export const inBase = (measure: { value: number; unit: MeasureUnit } | undefined) =>
  measure && Number((measure.value * (BASE[measure.unit] ?? Number.NaN)).toFixed(2))

/** Without what rounding to a tenth of a gram a day would lose over a week. */
export const inBaseExactly = (measure: { value: number; unit: MeasureUnit } | undefined) =>
  measure && measure.value * (BASE[measure.unit] ?? Number.NaN)

const YOUNG = {
  male: { en: 'sex: boy', ar: 'الجنس: صبي' },
  female: { en: 'sex: girl', ar: 'الجنس: بنت' },
} satisfies Record<string, Bilingual>

/** What is said of the sex of somebody under 18. */
export const sexOfChild = (
  { sex, age }: Pick<Values<typeof person>, 'sex' | 'age'>,
  isChild = age !== undefined && age.value < 18,
): { saidAs?: { sex: Bilingual } } => (sex && isChild ? { saidAs: { sex: YOUNG[sex.option] } } : {})

/** The limits for adults hold neither for children nor in pregnancy; that is said whatever else is missing. */
export const isChildOrExpecting = ({
  age,
  condition,
}: Pick<Values<typeof person>, 'age' | 'condition'>): boolean =>
  condition !== undefined || (age !== undefined && age.value < 18)
