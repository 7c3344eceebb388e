import { z } from 'zod'
import { formatNumber } from '../reading/format.ts'
import { SkillRefusal } from '../skill.ts'
import {
  FULL_SUN_F,
  type HeatLevel,
  heatIndexF,
  isBeyondTable,
  levelOf,
  toCelsius,
  toFahrenheit,
} from './heat-index.ts'
import { isInMiddayBreakSeason } from './midday-break.ts'

export const HeatInput = z.object({
  /** Without temperature and humidity only the midday break is answered. */
  temperatureC: z.number().optional(),
  humidity: z.number().optional(),
  /** The day of the work or exercise; today unless named. */
  day: z.iso.date().optional(),
  /** The time of it, in minutes of the day. */
  minutes: z.number().optional(),
  /** Where it is a span, its end. */
  untilMinutes: z.number().optional(),
  /** The work is of a kind that the midday break exempts, such as pouring concrete. */
  mayBeExempt: z.boolean().optional(),
  /** It is asked for people at work, so that nothing is said of sport. */
  isWork: z.boolean().optional(),
})
export type HeatInput = z.infer<typeof HeatInput>

export interface Felt {
  temperatureC: number
  humidity: number
  indexC: number
  indexF: number
  isBeyondTable: boolean
  level: HeatLevel
  fullSun: { upToC: number; level: HeatLevel }
}

export interface HeatOutput {
  felt?: Felt
  day: string
  minutes?: number
  untilMinutes?: number
  /** Neither a day nor a time was named: the rule itself is asked for. */
  isRuleOnly?: boolean
  mayBeExempt?: boolean
  isWork?: boolean
  isBreakSeason: boolean
}

/** How hot it feels, if the weather is known, and whether the midday break holds on that day. */
export function planHeat(
  { temperatureC, humidity, day, minutes, untilMinutes, mayBeExempt, isWork }: HeatInput,
  { today }: { today: string },
): HeatOutput {
  return {
    ...(temperatureC !== undefined &&
      humidity !== undefined && { felt: feltAs(temperatureC, humidity) }),
    day: day ?? today,
    ...(day === undefined && minutes === undefined && { isRuleOnly: true }),
    ...(minutes !== undefined && { minutes }),
    ...(untilMinutes !== undefined && { untilMinutes }),
    ...(mayBeExempt && { mayBeExempt }),
    ...(isWork && { isWork }),
    isBreakSeason: isInMiddayBreakSeason(day ?? today),
  }
}

function feltAs(temperatureC: number, humidity: number): Felt {
  if (humidity < 0 || humidity > 100)
    throw new SkillRefusal({
      en: 'Relative humidity is between 0% and 100%.',
      ar: 'الرطوبة النسبية تقع بين 0% و100%.',
    })
  if (temperatureC < -20 || temperatureC > 60)
    throw new SkillRefusal({
      en: `An air temperature of ${formatNumber(temperatureC, 'en', 1)} °C is outside what I cover (−20 to 60 °C). Please check the number and its unit.`,
      ar: `درجة حرارة الهواء ${formatNumber(temperatureC, 'ar', 1)} مئوية خارج النطاق الذي أغطيه (من −20 إلى 60). يُرجى التحقق من الرقم ووحدته.`,
    })
  const indexF = heatIndexF(toFahrenheit(temperatureC), humidity)
  return {
    temperatureC,
    humidity,
    indexF,
    indexC: toCelsius(indexF),
    isBeyondTable: isBeyondTable(indexF),
    level: levelOf(indexF),
    fullSun: { upToC: toCelsius(indexF + FULL_SUN_F), level: levelOf(indexF + FULL_SUN_F) },
  }
}
