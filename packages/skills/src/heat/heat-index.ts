import type { Bilingual } from '@wakeel/contract'

export interface HeatLevel {
  name: Bilingual
  /** What the National Weather Service expects of long exposure or effort. */
  effect: Bilingual
  /** Heat index in °F from which it holds. */
  fromF: number
}

const levels: readonly HeatLevel[] = [
  {
    fromF: Number.NEGATIVE_INFINITY,
    name: { en: 'no heat category', ar: 'دون فئات الحر' },
    effect: { en: 'ordinary care is enough', ar: 'تكفي الاحتياطات المعتادة' },
  },
  {
    fromF: 80,
    name: { en: 'Caution', ar: 'انتباه' },
    effect: {
      en: 'fatigue is possible with long exposure or effort',
      ar: 'قد يحدث إرهاق مع التعرض الطويل أو المجهود',
    },
  },
  {
    fromF: 90,
    name: { en: 'Extreme caution', ar: 'انتباه شديد' },
    effect: {
      en: 'heat cramps and heat exhaustion are possible',
      ar: 'قد تحدث تشنجات حرارية أو إنهاك حراري',
    },
  },
  {
    fromF: 103,
    name: { en: 'Danger', ar: 'خطر' },
    effect: {
      en: 'heat cramps or heat exhaustion are likely, heat stroke is possible',
      ar: 'التشنجات أو الإنهاك الحراري مرجحة، وضربة الحر ممكنة',
    },
  },
  {
    fromF: 125,
    name: { en: 'Extreme danger', ar: 'خطر شديد' },
    effect: { en: 'heat stroke is highly likely', ar: 'ضربة الحر مرجحة جدًا' },
  },
]

/** Direct sun can add as much as this to the index, which is made for shade and light wind. */
export const FULL_SUN_F = 15
/** Steadman's table, to which the regression was fitted, ends here. */
const TABLE_END_F = 137

export const toFahrenheit = (celsius: number) => celsius * 1.8 + 32
export const toCelsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8
export const inCelsius = ({ value, unit }: { value: number; unit: string }): number =>
  unit === 'F' ? toCelsius(value) : value

/** The heat index in °F by the National Weather Service: Steadman's simple form, or Rothfusz's regression (SR 90-23) with its two adjustments. */
export function heatIndexF(temperatureF: number, humidity: number): number {
  const t = temperatureF
  const r = humidity
  const simple = (t + 61 + (t - 68) * 1.2 + r * 0.094) / 2
  if ((simple + t) / 2 < 80) return simple
  const regression =
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r
  if (r < 13 && t >= 80 && t <= 112)
    return regression - ((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17)
  if (r > 85 && t >= 80 && t <= 87) return regression + ((r - 85) / 10) * ((87 - t) / 5)
  return regression
}

export const levelOf = (indexF: number): HeatLevel =>
  levels.findLast(({ fromF }) => Math.round(indexF) >= fromF) as HeatLevel

export const isBeyondTable = (indexF: number): boolean => Math.round(indexF) > TABLE_END_F
