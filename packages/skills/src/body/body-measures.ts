import type { Bilingual } from '@wakeel/contract'
import { z } from 'zod'
import { SkillRefusal } from '../skill.ts'
import { bodyMassIndex, heightAtBodyMassIndex, weightAtBodyMassIndex } from './body-mass.ts'
import { refuseImplausible } from './plausible.ts'

export const BodyMeasures = z.object({
  /** What the first line of the answer says. */
  find: z
    .enum([
      'check',
      'healthy weight',
      'waist',
      'waist at ratio',
      'height',
      'change',
      'weight at index',
      'class',
    ])
    .default('check'),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  waistCm: z.number().optional(),
  /** The weight now, beside the one that an index is reached with. */
  presentKg: z.number().optional(),
  /** The weight was told in pounds, so that a change is said in them, too. */
  isInPounds: z.boolean().optional(),
  /** A body mass index that was given instead of a weight. */
  index: z.number().optional(),
  /** A waist-to-height ratio that is aimed for. */
  ratio: z.number().optional(),
  /** Only the limits of waist circumference depend on it. */
  sex: z.enum(['male', 'female']).optional(),
  ageYears: z.number().optional(),
  /** NICE's lower body mass index thresholds, for a South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean family background. */
  usesLowerThresholds: z.boolean(),
  isPregnantOrNursing: z.boolean(),
})
export type BodyMeasures = z.infer<typeof BodyMeasures>

interface BodyClass {
  /** From this value on. */
  from: number
  name: Bilingual
}

const whoClasses: readonly BodyClass[] = [
  { from: 0, name: { en: 'severe thinness', ar: 'نحافة شديدة' } },
  { from: 16, name: { en: 'moderate thinness', ar: 'نحافة متوسطة' } },
  { from: 17, name: { en: 'mild thinness', ar: 'نحافة خفيفة' } },
  { from: 18.5, name: { en: 'normal range', ar: 'المعدل الطبيعي' } },
  { from: 25, name: { en: 'overweight (pre-obesity)', ar: 'زيادة في الوزن (ما قبل السمنة)' } },
  { from: 30, name: { en: 'obesity class I', ar: 'سمنة من الدرجة الأولى' } },
  { from: 35, name: { en: 'obesity class II', ar: 'سمنة من الدرجة الثانية' } },
  { from: 40, name: { en: 'obesity class III', ar: 'سمنة من الدرجة الثالثة' } },
]
const lowerClasses: readonly BodyClass[] = [
  ...whoClasses.slice(0, 4),
  { from: 23, name: { en: 'overweight', ar: 'زيادة في الوزن' } },
  { from: 27.5, name: { en: 'obesity class 1', ar: 'سمنة من الدرجة الأولى' } },
  { from: 32.5, name: { en: 'obesity class 2', ar: 'سمنة من الدرجة الثانية' } },
  { from: 37.5, name: { en: 'obesity class 3', ar: 'سمنة من الدرجة الثالثة' } },
]
const ratioClasses: readonly BodyClass[] = [
  {
    from: 0,
    name: {
      en: 'below the range NICE describes (0.4 and up)',
      ar: 'أقل من النطاق الذي تصفه NICE (0.4 فأكثر)',
    },
  },
  {
    from: 0.4,
    name: {
      en: 'healthy central adiposity, no increased health risk',
      ar: 'دهون بطن ضمن الحد الصحي دون زيادة في الخطر',
    },
  },
  {
    from: 0.5,
    name: {
      en: 'increased central adiposity, increased health risk',
      ar: 'دهون بطن متزايدة وخطر صحي متزايد',
    },
  },
  {
    from: 0.6,
    name: {
      en: 'high central adiposity, further increased health risk',
      ar: 'دهون بطن عالية وخطر صحي أكبر',
    },
  },
]
/** WHO 2008: risk is increased above the first and substantially increased above the second. */
export const waistLimits = { male: [94, 102], female: [80, 88] } as const
const waistClasses = [
  { en: 'not above the limit', ar: 'لا يتجاوز الحد' },
  { en: 'increased risk', ar: 'خطر متزايد' },
  { en: 'substantially increased risk', ar: 'خطر متزايد كثيرًا' },
] as const

export interface BodyOutput {
  measures: BodyMeasures
  heightCm?: number
  healthyKg?: { least: number; most: number }
  /** The weight that the given index has at this height. */
  weightAtIndexKg?: number
  /** The heights at which the given weight is a healthy one, or has the given index. */
  heightsCm?: { least: number; most: number }
  mass?: { index: number; name: Bilingual }
  waist?: { ratio: number; name: Bilingual; halfHeightCm: number; circumference?: Bilingual }
}

/** The classes of an adult; children and expectant mothers, to whom they do not apply, are refused. */
export function checkBodyMeasures(measures: BodyMeasures): BodyOutput {
  const { heightCm, weightKg, waistCm, sex, ageYears } = measures
  if (ageYears !== undefined && ageYears < 18) throw new SkillRefusal(refusals.minor)
  if (measures.isPregnantOrNursing) throw new SkillRefusal(refusals.pregnancy)
  const { index, find, usesLowerThresholds } = measures
  if (find === 'height') return heightsFor(measures)
  const isByIndex = find === 'class' || find === 'weight at index'
  if (isByIndex ? index === undefined : heightCm === undefined)
    throw new SkillRefusal(refusals.incomplete)
  if (find === 'check' && weightKg === undefined && waistCm === undefined)
    throw new SkillRefusal(refusals.incomplete)
  refuseImplausible({ ageYears, heightCm, weightKg, waistCm, index })
  const shown = index ?? (weightKg && heightCm && bodyMassIndex(weightKg, heightCm))
  return {
    measures,
    ...(heightCm !== undefined && {
      heightCm,
      healthyKg: {
        least: weightAtBodyMassIndex(LEAST_NORMAL, heightCm),
        most: weightAtBodyMassIndex(usesLowerThresholds ? 22.9 : 24.9, heightCm),
      },
      ...(index !== undefined && { weightAtIndexKg: weightAtBodyMassIndex(index, heightCm) }),
    }),
    ...(shown && { mass: massOf(shown, usesLowerThresholds) }),
    ...(waistCm !== undefined &&
      heightCm !== undefined && { waist: waistOf(waistCm, heightCm, sex) }),
  }
}

function heightsFor(measures: BodyMeasures): BodyOutput {
  const { weightKg, index, usesLowerThresholds } = measures
  if (weightKg === undefined) throw new SkillRefusal(refusals.incomplete)
  refuseImplausible({ weightKg, index })
  const most = usesLowerThresholds ? 22.9 : 24.9
  return {
    measures,
    heightsCm: {
      least: heightAtBodyMassIndex(index ?? most, weightKg),
      most: heightAtBodyMassIndex(index ?? LEAST_NORMAL, weightKg),
    },
  }
}
const LEAST_NORMAL = 18.5

function waistOf(
  waistCm: number,
  heightCm: number,
  sex: BodyMeasures['sex'],
): NonNullable<BodyOutput['waist']> {
  return {
    ratio: waistCm / heightCm,
    name: ratioClassOf(waistCm / heightCm),
    halfHeightCm: heightCm / 2,
    ...(sex && { circumference: waistClassOf(waistCm, sex) }),
  }
}

export const ratioClassOf = (ratio: number): Bilingual => classOf(ratio, ratioClasses)

export const waistClassOf = (waistCm: number, sex: 'male' | 'female'): Bilingual =>
  waistClasses[waistLimits[sex].filter((limit) => waistCm > limit).length] as Bilingual

/** Classes are read from the index at one decimal, as it is recorded and shown. */
function massOf(exact: number, usesLowerThresholds: boolean): BodyOutput['mass'] {
  const index = Number(exact.toFixed(1))
  return { index, name: classOf(index, usesLowerThresholds ? lowerClasses : whoClasses) }
}

const classOf = (value: number, classes: readonly BodyClass[]): Bilingual =>
  (classes.findLast(({ from }) => value >= from) as BodyClass).name

const refusals = {
  minor: {
    en: 'These limits are for adults only. Below 18, body mass index is read from growth charts by age and sex; please ask a paediatrician. This is general information, not medical advice.',
    ar: 'هذه الحدود للبالغين فقط. دون سن 18 يُقرأ مؤشر كتلة الجسم من مخططات النمو بحسب العمر والجنس؛ يُرجى سؤال طبيب أطفال. هذه معلومات عامة وليست نصيحة طبية.',
  },
  pregnancy: {
    en: 'Body mass index and waist limits do not hold during pregnancy and soon after it. Please ask your doctor or midwife, who goes by the weight before pregnancy. This is general information, not medical advice.',
    ar: 'لا تنطبق حدود مؤشر كتلة الجسم ومحيط الخصر خلال الحمل وبعده بقليل. يُرجى سؤال الطبيبة أو القابلة، فهي تعتمد الوزن قبل الحمل. هذه معلومات عامة وليست نصيحة طبية.',
  },
  incomplete: {
    en: 'The check needs the height, and the weight or the waist.',
    ar: 'يحتاج الفحص إلى الطول، مع الوزن أو محيط الخصر.',
  },
} satisfies Record<string, Bilingual>
