import type { Language } from '@wakeel/contract'
import fc from 'fast-check'
import type { MeasureUnit, TimeUnit } from '../src/reading/units.ts'

// How people write amounts, rates, lengths of time and measures in two languages.

/** A number in one of these forms. */
export const into = (number: fc.Arbitrary<string>, forms: readonly string[]) =>
  fc.tuple(number, fc.constantFrom(...forms)).map(([text, form]) => form.replace('{}', text))

export const CURRENCY: Record<Language, readonly string[]> = {
  en: ['{} AED', 'AED {}', '{} dirhams', '{} dhs', '{}'],
  ar: ['{} درهم', '{} د.إ', '{}'],
}

export const PERIOD: Record<Language, Record<string, readonly string[]>> = {
  en: {
    month: ['a month', 'per month', 'monthly'],
    year: ['a year', 'per year'],
    week: ['a week', 'per week'],
    day: ['a day', 'per day'],
    quarter: ['a quarter'],
  },
  ar: {
    month: ['شهريا', 'بالشهر', 'في الشهر', 'كل شهر'],
    year: ['سنويا', 'في السنة'],
    week: ['في الأسبوع', 'أسبوعيا'],
    day: ['يوميا', 'في اليوم'],
    quarter: ['كل ربع سنة'],
  },
}

export const PERCENT: Record<Language, readonly string[]> = {
  en: ['{}%', '{} %', '{} percent', '{} per cent'],
  ar: ['{}%', '{}٪', '{} بالمئة', '{} في المية'],
}

export const MONTHS = [11, 90] as const

export const DURATIONS: Record<Language, Record<TimeUnit | 'age', readonly string[]>> = {
  en: {
    year: ['{} years', '{} yrs', '{}-year', '{} year'],
    month: ['{} months', '{} mths'],
    week: ['{} weeks', '{} wks'],
    day: ['{} days'],
    hour: ['{} hours', '{} hrs'],
    minute: ['{} minutes', '{} min'],
    second: ['{} seconds'],
    age: ['{}', '{} years old', '{} years', '{} y/o'],
  },
  ar: {
    year: ['{} سنة', '{} سنوات', '{} عاما'],
    month: ['{} شهر', '{} شهرا', '{} أشهر'],
    week: ['{} أسابيع', '{} أسبوعا'],
    day: ['{} يوم', '{} يوما'],
    hour: ['{} ساعات', '{} ساعة'],
    minute: ['{} دقيقة'],
    second: ['{} ثانية'],
    age: ['{}', '{} سنة', '{} عاما'],
  },
}

type Spelled = Readonly<Partial<Record<MeasureUnit, readonly string[]>>>
export const MEASURES: Record<Language, Spelled> = {
  en: {
    kg: ['{} kg', '{}kg', '{} kgs', '{} kilos'],
    lb: ['{} lb', '{} lbs', '{} pounds'],
    st: ['{} stone'],
    cm: ['{} cm', '{}cm', '{} centimetres'],
    m: ['{} m', '{} metres'],
    ft: ['{} ft', '{} feet'],
    in: ['{} inches', '{}"'],
    mm: ['{} mm'],
    C: ['{} °C', '{}C', '{} degrees celsius'],
    F: ['{} °F', '{}F', '{} fahrenheit'],
    l: ['{} litres', '{} l', '{} liters'],
    ml: ['{} ml', '{}ml'],
    cup: ['{} cups'],
    gal: ['{} gallons'],
    oz: ['{} oz', '{} ounces'],
    kcal: ['{} kcal', '{} calories'],
  },
  ar: {
    kg: ['{} كغ', '{} كيلو', '{} كجم'],
    lb: ['{} رطل', '{} باوند'],
    cm: ['{} سم', '{} سنتيمتر'],
    m: ['{} متر', '{} م'],
    ft: ['{} قدم'],
    in: ['{} بوصة', '{} إنش'],
    C: ['{} درجة مئوية', '{} مئوية', '{}°م'],
    F: ['{} فهرنهايت'],
    l: ['{} لتر', '{} ليتر'],
    ml: ['{} مل', '{} ملي لتر'],
    cup: ['{} أكواب', '{} كاسات'],
    gal: ['{} غالون'],
    kcal: ['{} سعرة', '{} سعرات', '{} سعرة حرارية'],
  },
}

type Sizes = Readonly<
  Partial<Record<MeasureUnit, readonly [min: number, max: number, step: number]>>
>
/** What people have and do, with the step in which they say it. */
export const USUAL: Sizes = {
  kg: [45, 140, 0.5],
  lb: [100, 300, 1],
  st: [8, 20, 1],
  cm: [70, 130, 1],
  m: [0.7, 1.3, 0.01],
  in: [26, 54, 1],
  mm: [700, 1300, 10],
  C: [28, 50, 1],
  F: [82, 122, 1],
  l: [1, 4, 0.5],
  ml: [200, 900, 50],
  cup: [2, 12, 1],
  gal: [1, 2, 0.5],
  oz: [8, 64, 8],
  kcal: [200, 3000, 50],
}
export const TALL: Sizes = {
  cm: [145, 205, 1],
  m: [1.45, 2.05, 0.01],
  ft: [5, 6.5, 0.5],
  in: [58, 79, 1],
}
