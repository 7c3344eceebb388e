import type { Language } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'
import { weightAtBodyMassIndex } from './body-mass.ts'
import type { BodyOutput } from './body-measures.ts'

// How far a weight is from the one it ought to be or is to become.

/** How far the weight that an index is reached with is from the present one. */
export function fromPresent(
  { presentKg, isInPounds }: BodyOutput['measures'],
  aimedKg: number | undefined,
  language: Language,
): string {
  if (presentKg === undefined || aimedKg === undefined) return ''
  const kg = kilograms(Math.abs(presentKg - aimedKg), isInPounds, language)
  const isLess = aimedKg < presentKg
  return language === 'ar'
    ? `، أي ${isLess ? 'أقل' : 'أكثر'} من الآن بمقدار ${kg}`
    : `, ${kg} ${isLess ? 'less' : 'more'} than now`
}

/** A change of weight, in pounds too where the weight was told in them. */
function kilograms(value: number, isInPounds: boolean | undefined, language: Language): string {
  const kg = `${formatNumber(value, language, 1)} ${language === 'ar' ? 'كغ' : 'kg'}`
  if (!isInPounds) return kg
  const lb = formatNumber(value / KG_PER_LB, language, 0)
  return `${kg} (${lb} ${language === 'ar' ? 'رطلًا' : 'lb'})`
}
const KG_PER_LB = 0.45359237

/** The first step of whoever is obese. */
export function outOfObesity(
  { weightKg = 0, usesLowerThresholds }: BodyOutput['measures'],
  heightCm: number,
  language: Language,
): string[] {
  const limit = usesLowerThresholds ? 27.5 : 30
  // Rounded down, so that it is below the limit.
  const weightAtLimit = Math.floor(weightAtBodyMassIndex(limit, heightCm) * 10) / 10
  if (weightKg <= weightAtLimit) return []
  const [kg, goal] = [weightKg - weightAtLimit, weightAtLimit].map((value) =>
    formatNumber(value, language, 1),
  )
  return [
    language === 'ar'
      ? `وللنزول دون حد السمنة (${limit}) يلزم إنقاص ${kg} كغ (إلى ما دون ${goal} كغ)`
      : `to get below the limit of obesity (${limit}): ${kg} kg less (below ${goal} kg)`,
  ]
}

export function change(
  weightKg: number,
  { least, most }: { least: number; most: number },
  isInPounds: boolean | undefined,
  language: Language,
): string {
  const number = (value: number) => formatNumber(value, language, 1)
  const goal = weightKg > most ? most : least
  if (isWithin(weightKg, least, most))
    return language === 'ar'
      ? 'لا حاجة إلى تغيير: الوزن ضمن النطاق الصحي'
      : 'No change is needed: the weight is in the healthy range'
  const kg = kilograms(Math.abs(weightKg - goal), isInPounds, language)
  return language === 'ar'
    ? `للوصول إلى النطاق الصحي ${weightKg > most ? 'يلزم إنقاص' : 'تلزم زيادة'} ${kg} (إلى ${number(goal)} كغ)`
    : `To reach the healthy range: ${kg} ${weightKg > most ? 'less' : 'more'} (${number(goal)} kg)`
}

/** As it is shown, so that nobody is "0 kg above it". */
const isWithin = (weightKg: number, least: number, most: number): boolean =>
  weightKg > least - SHOWN / 2 && weightKg < most + SHOWN / 2
const SHOWN = 0.1

export function distanceToRange(
  { weightKg = 0, isInPounds }: BodyOutput['measures'],
  { least, most }: NonNullable<BodyOutput['healthyKg']>,
  language: Language,
): string {
  const isArabic = language === 'ar'
  if (isWithin(weightKg, least, most)) return isArabic ? 'ضمن النطاق' : 'within the range'
  const isAbove = weightKg > most
  const kg = kilograms(isAbove ? weightKg - most : least - weightKg, isInPounds, language)
  if (isArabic) return `${isAbove ? 'أعلى منه' : 'أقل منه'} بمقدار ${kg}`
  return `${kg} ${isAbove ? 'above' : 'below'} it`
}
