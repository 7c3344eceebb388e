import type { Language } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'
import type { HydrationOutput } from './hydration.ts'

const LARGEST_GLASS = 0.35
/** So near to what is needed it is right. */
const NEAR = 0.1

/** What was asked besides the litres of a day: a week, whether it is enough, or how many bottles. */
export function askedOfWater(output: HydrationOutput, language: Language): string[] {
  const { input, drinkLitres, totalLitres, extraLitres } = output
  const isArabic = language === 'ar'
  const number = (value: number) => formatNumber(value, language, 1)
  const ranged = (litres: number, scale: number) =>
    extraLitres
      ? `${number((litres + extraLitres.least) * scale)}–${number((litres + extraLitres.most) * scale)}`
      : number(litres * scale)
  const range = (scale: number) => ranged(drinkLitres, scale)
  const inAll = (scale: number) => ranged(totalLitres, scale)
  const least = drinkLitres + (extraLitres?.least ?? 0)
  if (input.find === 'week')
    return [
      isArabic
        ? `**${inAll(7)} لتر من الماء في الأسبوع، منها ${range(7)} لتر مشروبات والباقي من الطعام.**`
        : `**${range(7)} l a week to drink; ${inAll(7)} l of water with what food brings.**`,
    ]
  if (input.find === 'too much') return tooMuch(output, language)
  if (input.heads && input.find === 'day')
    return [
      isArabic
        ? `**لـ ${input.heads} أشخاص: نحو ${range(input.heads)} لتر في اليوم.** لكل واحد منهم:`
        : `**For ${input.heads} people: about ${range(input.heads)} l a day.** For each of them:`,
    ]
  const claim = claimed(output, language)
  if (input.find === 'vessels' && input.vesselLitres) {
    const ml = formatNumber(input.vesselLitres * 1000, language, 0)
    const isGlass = input.vesselLitres <= LARGEST_GLASS
    return [
      isArabic
        ? `**${range(1 / input.vesselLitres)} ${isGlass ? 'كوب' : 'قنينة'} من ${ml} مل في اليوم.**`
        : `**${range(1 / input.vesselLitres)} ${isGlass ? 'glasses' : 'bottles'} of ${ml} ml a day.**`,
      ...claim,
    ]
  }
  if (input.find !== 'enough' || input.drunkLitres === undefined) return claim
  const drunk = number(input.drunkLitres)
  const isEnough = input.drunkLitres >= least
  if (isArabic)
    return [
      isEnough
        ? `**نعم، ${drunk} لتر في اليوم كافية: تحتاج نحو ${range(1)} لتر.**`
        : `**لا، ${drunk} لتر في اليوم أقل مما تحتاج: نحو ${range(1)} لتر.**`,
    ]
  return [
    isEnough
      ? `**Yes, ${drunk} l a day is enough: about ${range(1)} l are needed.**`
      : `**No, ${drunk} l a day is less than the ${range(1)} l needed.**`,
  ]
}

/** "Is 3 litres too much for a woman?" */
function tooMuch(
  { input: { drunkLitres = 0 }, drinkLitres, extraLitres }: HydrationOutput,
  language: Language,
): string[] {
  const least = drinkLitres + (extraLitres?.least ?? 0)
  const most = drinkLitres + (extraLitres?.most ?? 0)
  const [drunk, from, to] = [drunkLitres, least, most].map((litres) =>
    formatNumber(litres, language, 2),
  )
  const need = from === to ? from : `${from}–${to}`
  const isMore = drunkLitres > most * (1 + NEAR)
  const isLess = drunkLitres < least * (1 - NEAR)
  if (language === 'ar')
    return [
      `**${isMore ? 'نعم' : 'لا'}، ${drunk} لتر في اليوم ${isMore ? 'أكثر من الحاجة' : isLess ? 'أقل من الحاجة' : 'قريبة من الحاجة'}: نحو ${need} لتر.**`,
    ]
  return [
    `**${isMore ? 'Yes' : 'No'}, ${drunk} l a day is ${isMore ? 'more than' : isLess ? 'less than' : 'about'} the ${need} l needed.**`,
  ]
}

/** How what somebody says stands to what is needed. */
function claimed(
  { input: { claimedLitres }, drinkLitres, totalLitres, extraLitres }: HydrationOutput,
  language: Language,
): string[] {
  if (claimedLitres === undefined) return []
  const least = drinkLitres + (extraLitres?.least ?? 0)
  const most = drinkLitres + (extraLitres?.most ?? 0)
  const [said, from, to, inAll] = [claimedLitres, least, most, totalLitres].map((litres) =>
    formatNumber(litres, language, 2),
  )
  const need = from === to ? from : `${from}–${to}`
  const isTotal = !extraLitres && Math.abs(claimedLitres - totalLitres) < totalLitres * NEAR
  const isLess = claimedLitres < least * (1 - NEAR)
  const isMore = claimedLitres > most * (1 + NEAR)
  if (isTotal && isMore)
    return [
      language === 'ar'
        ? `**${said} لتر قريبة من مجموع الماء مع ما في الطعام (${inAll} لتر)؛ والمشروبات منه نحو ${need} لتر.**`
        : `**${said} l is about all water, with what is in food (${inAll} l); of it some ${need} l is drunk.**`,
    ]
  if (language === 'ar')
    return [
      isLess || isMore
        ? `**لا، ${said} لتر في اليوم ${isLess ? 'أقل من الحاجة' : 'أكثر من الحاجة'}: نحو ${need} لتر.**`
        : `**نعم، ${said} لتر في اليوم قريبة من الحاجة: نحو ${need} لتر.**`,
    ]
  return [
    isLess || isMore
      ? `**No, ${said} l a day is ${isLess ? 'less' : 'more'} than the ${need} l needed.**`
      : `**Yes, ${said} l a day is about the ${need} l needed.**`,
  ]
}
