import { z } from 'zod'
import { bodyMassIndex, weightAtBodyMassIndex } from '../body/body-mass.ts'
import { refuseImplausible } from '../body/plausible.ts'
import { SkillRefusal } from '../skill.ts'
import { refusals } from './energy-refusals.ts'

const activities = ['sedentary', 'light', 'moderate', 'very_active', 'extra_active'] as const
export type Activity = (typeof activities)[number]

/** The usual rule of thumb: a kilogram of body weight holds some 7,700 kcal. */
export const KCAL_PER_KG = 7700

export const EnergyInput = z.object({
  /** What the first line of the answer says. */
  find: z
    .enum([
      'plan',
      'resting',
      'week',
      'protein',
      'carbohydrate',
      'fat',
      'duration',
      'intake',
      'wanted',
      'floor',
    ])
    .default('plan'),
  sex: z.enum(['male', 'female']).optional(),
  ageYears: z.number().optional(),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  /** Without it the plan shows every level. */
  activity: z.enum(activities).optional(),
  goal: z.enum(['lose', 'keep', 'gain']),
  /** Energy above or below maintenance a day, when the person names it. */
  changeKcal: z.number().optional(),
  /** The same in percent of maintenance. */
  changePercent: z.number().optional(),
  /** The kilograms to lose or gain in all. */
  changeKg: z.number().optional(),
  /** What the person eats a day. */
  eatenKcal: z.number().optional(),
  /** What the person does not want to go below. */
  leastKcal: z.number().optional(),
  isPregnantOrNursing: z.boolean(),
})
export type EnergyInput = z.infer<typeof EnergyInput>
type Adult = EnergyInput & {
  sex: 'male' | 'female'
  ageYears: number
  heightCm: number
  weightKg: number
}

export interface EnergyPlan {
  activity: Activity
  maintenanceKcal: number
  targetKcal: number
  /** The change that was asked for, which the least that is planned may cut. */
  wantedKcal: number
  /** The target was below the least that is planned here without a doctor. */
  isRaisedToFloor: boolean
  proteinGrams: number
  fatGrams: number
  carbohydrateGrams: number
}

export interface EnergyOutput {
  person: Adult
  restingKcal: number
  bodyMassIndex: number
  changeKcal: number
  floorKcal: number
  proteinReferenceKg: number
  plans: EnergyPlan[]
}

export const activityFactors: Record<Activity, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very_active: 1.725,
  extra_active: 1.9,
}
const standingChange = { lose: -500, keep: 0, gain: 300 } as const
/** The lower ends of the low-energy diets in the NHLBI practical guide of 2000; below them a doctor should be involved. */
export const floors = { female: 1200, male: 1500 } as const
export const LARGEST_CHANGE_KCAL = 1000
/** Between the dietary allowance of 0.8 and the 1.4–2.0 the ISSN (2017) advises to people who train. */
export const proteinGramsPerKg = { lose: 1.6, keep: 1.2, gain: 1.6 } as const
/** The upper end of the acceptable range for protein (IOM, 2005). */
const PROTEIN_SHARE_LIMIT = 0.35
/** "30 % of total energy or less" (WHO guideline on fat, 2023). */
const FAT_SHARE = 0.3
const UNDERWEIGHT_BMI = 18.5
/** Protein follows body weight only up to this index: fat tissue hardly needs any. */
const PROTEIN_BMI_LIMIT = 30

export function planEnergy(input: EnergyInput): EnergyOutput {
  const person = requireSuitableAdult(input)
  const { sex, ageYears, heightCm, weightKg, goal } = person
  const index = bodyMassIndex(weightKg, heightCm)
  if (goal === 'lose' && index < UNDERWEIGHT_BMI)
    throw new SkillRefusal(refusals.underweight(index))
  const restingKcal = 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === 'male' ? 5 : -161)
  const proteinReferenceKg = Math.min(weightKg, weightAtBodyMassIndex(PROTEIN_BMI_LIMIT, heightCm))
  const floorKcal = Math.max(floors[sex], person.leastKcal ?? 0)
  const changeKcal =
    person.changeKcal === undefined
      ? standingChange[goal]
      : Math.abs(person.changeKcal) * (goal === 'lose' ? -1 : 1)
  const plans = (person.activity ? [person.activity] : activities).map((activity): EnergyPlan => {
    const maintenanceKcal = Math.round(restingKcal * activityFactors[activity])
    const wantedKcal = changeAt(maintenanceKcal, person) ?? changeKcal
    const wanted = maintenanceKcal + wantedKcal
    const targetKcal = goal === 'lose' ? Math.max(wanted, floorKcal) : wanted
    return {
      activity,
      maintenanceKcal,
      targetKcal,
      wantedKcal,
      isRaisedToFloor: targetKcal > wanted,
      ...macrosOf(targetKcal, goal, proteinReferenceKg),
    }
  })
  return {
    person,
    restingKcal: Math.round(restingKcal),
    bodyMassIndex: index,
    changeKcal,
    floorKcal,
    proteinReferenceKg,
    plans,
  }
}

/** A change in percent of maintenance, as large as any change may be. */
function changeAt(
  maintenanceKcal: number,
  { changePercent, goal }: Pick<EnergyInput, 'changePercent' | 'goal'>,
): number | undefined {
  if (changePercent === undefined) return undefined
  const kcal = Math.min(LARGEST_CHANGE_KCAL, Math.round((maintenanceKcal * changePercent) / 100))
  return goal === 'lose' ? -kcal : kcal
}

/** Protein by weight, fat by its share, the rest carbohydrate. */
export function macrosOf(
  kcal: number,
  goal: EnergyInput['goal'],
  proteinReferenceKg: number,
): Pick<EnergyPlan, 'proteinGrams' | 'fatGrams' | 'carbohydrateGrams'> {
  const proteinGrams = Math.round(
    Math.min(proteinGramsPerKg[goal] * proteinReferenceKg, (PROTEIN_SHARE_LIMIT * kcal) / 4),
  )
  const fatGrams = Math.round((FAT_SHARE * kcal) / 9)
  const carbohydrateGrams = Math.round((kcal - 4 * proteinGrams - 9 * fatGrams) / 4)
  return { proteinGrams, fatGrams, carbohydrateGrams }
}

function requireSuitableAdult(input: EnergyInput): Adult {
  const { sex, ageYears, heightCm, weightKg, changeKcal = 0 } = input
  if (ageYears !== undefined && ageYears < 18) throw new SkillRefusal(refusals.minor)
  if (input.isPregnantOrNursing) throw new SkillRefusal(refusals.pregnancy)
  if (
    sex === undefined ||
    ageYears === undefined ||
    heightCm === undefined ||
    weightKg === undefined
  )
    throw new SkillRefusal(refusals.incomplete)
  refuseImplausible({ ageYears, heightCm, weightKg })
  if (Math.abs(changeKcal) > LARGEST_CHANGE_KCAL) throw new SkillRefusal(refusals.change)
  return { ...input, sex, ageYears, heightCm, weightKg }
}
