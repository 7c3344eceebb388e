import type { Bilingual, Language } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'
import { type EnergyOutput, type EnergyPlan, floors, KCAL_PER_KG, macrosOf } from './energy-plan.ts'

export const macroNames: Record<'protein' | 'carbohydrate' | 'fat', Bilingual> = {
  protein: { en: 'Protein', ar: 'بروتين' },
  carbohydrate: { en: 'Carbohydrate', ar: 'كربوهيدرات' },
  fat: { en: 'Fat', ar: 'دهون' },
}

/** The one figure that was asked for, before the plan that it is part of; from the least to the most active when nobody said how active. */
export function asked(output: EnergyOutput, language: Language): string[] {
  const { person, restingKcal, plans } = output
  const isArabic = language === 'ar'
  const whole = (value: number) => formatNumber(value, language, 0)
  const range = (of: (plan: EnergyPlan) => number) =>
    [...new Set([plans[0], plans.at(-1)].flatMap((plan) => (plan ? [whole(of(plan))] : [])))].join(
      '–',
    )
  switch (person.find) {
    case 'resting':
      return [
        isArabic
          ? `**الطاقة أثناء الراحة: ${whole(restingKcal)} سعرة في اليوم.**`
          : `**Resting energy: ${whole(restingKcal)} kcal a day.**`,
      ]
    case 'week':
      return [
        isArabic
          ? `**${range(({ targetKcal }) => targetKcal * 7)} سعرة في الأسبوع.**`
          : `**${range(({ targetKcal }) => targetKcal * 7)} kcal a week.**`,
      ]
    case 'protein':
    case 'carbohydrate':
    case 'fat':
      if (person.eatenKcal !== undefined) return [macrosAt(output, person.eatenKcal, language)]
      return [
        `**${macroNames[person.find][language]}: ${range((plan) => plan[`${person.find as 'fat'}Grams`])} ${isArabic ? 'غ في اليوم' : 'g a day'}.**`,
      ]
    case 'duration':
      return durationLine(output, language)
    case 'intake':
      return [intakeLine(output, range, language)]
    case 'wanted':
      return [
        intakeLine(output, range, language),
        ...((person.eatenKcal ?? 0) < floors[person.sex]
          ? []
          : [macrosAt(output, person.eatenKcal ?? 0, language)]),
      ]
    case 'floor':
      return [floorLine(output, range, language)]
    default:
      return []
  }
}

/** Of so much energy, whatever keeps the weight. */
function macrosAt(
  { person, proteinReferenceKg }: EnergyOutput,
  kcal: number,
  language: Language,
): string {
  const { proteinGrams, fatGrams, carbohydrateGrams } = macrosOf(
    kcal,
    person.goal,
    proteinReferenceKg,
  )
  const [energy, protein, fat, carbohydrate] = [
    kcal,
    proteinGrams,
    fatGrams,
    carbohydrateGrams,
  ].map((value) => formatNumber(value, language, 0))
  return language === 'ar'
    ? `**${energy} سعرة في اليوم: ${protein} غ بروتين و${fat} غ دهون و${carbohydrate} غ كربوهيدرات.**`
    : `**${energy} kcal a day: ${protein} g protein, ${fat} g fat and ${carbohydrate} g carbohydrate.**`
}

function durationLine({ person, plans: [plan] }: EnergyOutput, language: Language): string[] {
  const gap = plan && Math.abs(plan.targetKcal - plan.maintenanceKcal)
  if (!gap || !person.changeKg) return []
  const days = (person.changeKg * KCAL_PER_KG) / gap
  const [kg, daysSaid, weeks, kcal] = [person.changeKg, days, days / 7, gap].map((value, index) =>
    formatNumber(value, language, index === 0 ? 1 : 0),
  )
  return [
    language === 'ar'
      ? `**نحو ${weeks} أسبوعًا (${daysSaid} يومًا) لتغيير ${kg} كغ بفارق ${kcal} سعرة يوميًا.**`
      : `**About ${weeks} weeks (${daysSaid} days) for ${kg} kg at ${kcal} kcal a day.**`,
  ]
}

function intakeLine(
  { person, plans }: EnergyOutput,
  range: (of: (plan: EnergyPlan) => number) => string,
  language: Language,
): string {
  const eaten = person.eatenKcal ?? 0
  const isBelow = plans.every(({ maintenanceKcal }) => eaten < maintenanceKcal)
  const isAbove = plans.every(({ maintenanceKcal }) => eaten > maintenanceKcal)
  const gap = range(({ maintenanceKcal }) => Math.abs(maintenanceKcal - eaten))
  const intake = formatNumber(eaten, language, 0)
  const floorKcal = floors[person.sex]
  const least = formatNumber(floorKcal, language, 0)
  if (eaten < floorKcal) return tooLittle([intake, least, isBelow ? gap : undefined], language)
  const beside = besideTarget(person, plans, language)
  if (language === 'ar')
    return isBelow || isAbove
      ? `**${intake} سعرة في اليوم ${isBelow ? 'أقل' : 'أكثر'} مما يثبّت الوزن بمقدار ${gap}: الوزن ${isBelow ? 'ينقص' : 'يزيد'}${beside}.**`
      : `**${intake} سعرة في اليوم: يتوقف الأمر على النشاط.**`
  return isBelow || isAbove
    ? `**${intake} kcal a day is ${gap} ${isBelow ? 'below' : 'above'} what keeps the weight: ${isBelow ? `${person.goal === 'lose' ? 'yes, ' : ''}the weight goes down` : 'the weight goes up'}${beside}.**`
    : `**With ${intake} kcal a day it depends on the activity.**`
}

/** Whoever wants to lose or gain asks how it stands to what is planned here, too. */
function besideTarget(
  { goal, eatenKcal = 0 }: EnergyOutput['person'],
  [plan, other]: readonly EnergyPlan[],
  language: Language,
): string {
  if (goal === 'keep' || !plan || other) return ''
  const isMore = eatenKcal > plan.targetKcal
  const [gap, target] = [Math.abs(eatenKcal - plan.targetKcal), plan.targetKcal].map((value) =>
    formatNumber(value, language, 0),
  )
  if (Math.abs(eatenKcal - plan.targetKcal) < LEAST_GAP_KCAL) return ''
  return language === 'ar'
    ? `؛ وهي ${isMore ? 'أكثر' : 'أقل'} من هدف هذه الخطة (${target}) بمقدار ${gap}`
    : `; it is ${gap} ${isMore ? 'more' : 'less'} than the ${target} of this plan`
}
const LEAST_GAP_KCAL = 50

/** Less than is planned for anybody, however fast it would work. */
function tooLittle(
  [intake, least, gap]: readonly [string, string, string | undefined],
  language: Language,
): string {
  if (language === 'ar')
    return `**لا، ${intake} سعرة في اليوم دون ${least} سعرة، وهي أقل ما أخطط له دون طبيب${gap ? `؛ وهي أقل مما يثبّت الوزن بمقدار ${gap}، فالوزن ينقص بها` : ''}.**`
  return `**No, ${intake} kcal a day is less than ${least} kcal, the least I plan without a doctor${gap ? `; it is ${gap} below what keeps the weight, so the weight would go down` : ''}.**`
}

/** How the target stands to the least that is planned. */
function floorLine(
  { person, plans }: EnergyOutput,
  range: (of: (plan: EnergyPlan) => number) => string,
  language: Language,
): string {
  const floorKcal = floors[person.sex]
  const least = formatNumber(floorKcal, language, 0)
  const target = range(({ targetKcal }) => targetKcal)
  const isAbove = plans.every(({ targetKcal }) => targetKcal > floorKcal)
  const isAt = plans.every(({ isRaisedToFloor }) => isRaisedToFloor)
  if (language === 'ar')
    return `**أقل ما أخطط له دون طبيب ${least} سعرة يوميًا ${person.sex === 'male' ? 'للرجال' : 'للنساء'}${isAbove ? `، والهدف ${target} أعلى منه` : isAt ? '، وإليه رُفع الهدف' : ''}.**`
  return `**The least I plan without a doctor is ${least} kcal a day for ${person.sex === 'male' ? 'men' : 'women'}${isAbove ? `; the target of ${target} is above it` : isAt ? '; the target was raised to it' : ''}.**`
}
